"""The cards of Age of Civilization: the data file, its check, and the tables that the law reads."""
