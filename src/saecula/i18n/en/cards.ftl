# Words on the faces of cards: a face is 9 rem wide, so they are short.
fx-all = all
fx-at-once = at once
fx-both = both
fx-end = end:
fx-free = free
fx-gap = gap
fx-income = a turn
fx-level = level
fx-once = once
fx-or = or
fx-others = others
fx-pass = pass:
fx-price = price
fx-production = made
fx-rival = rival
fx-take = take
fx-turn = a turn
fx-upgrade = upgrade

# Prices and notes on a card
card-leaves = leaves the row before your next turn
card-locked = you may not take it now
leaves = leaves
price-build = build
price-develop = develop
price-military = military actions
price-revolution = by revolution
price-stages = stages

# The page of all cards
any-age = any
any-kind = any

# The felt of Age of Civilization
cards-in-hand = cards in hand: { $n }
goal-met = reached
goal-open = not reached yet
goals = Goals of the solo game
no-civ = No civilization raised yet
card-size = Size of the cards
card-size-large = large
card-size-small = as on the table
