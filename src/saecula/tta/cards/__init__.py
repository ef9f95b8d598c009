"""The cards of Through the Ages: rows by kind, compiled at import into the tables that the law reads."""
