"""The law of Age of Civilization: a law id names its file, and a card with rules of its own has a file in `cards/`.

`doors.py` lists the questions of all chapters.
"""
