"""ratings.derived: what follows from cards in play and the places of tokens; computed whenever asked, never adjusted.

One file per rating. A rating is one function that walks its sources and adds them up; whoever wants to know why hands
it `Notes` to write every addend into, so a number and its explanation cannot differ.
"""
