"""A third game, as small as one can be: two people take one to three matches in turn; the last match wins.

It is a folder with rules, laws, messages and a title; nothing of Saecula knows it.
"""
