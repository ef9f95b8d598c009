"""Rules that belong to one card, in a file named after it; chapters ask for them by their kind of effect."""
