"""Through the Ages: A New Story of Civilization for two to four players: the base game, in progress.

Not yet listed among the games: its catalogue of laws and its words are still to come.
"""
