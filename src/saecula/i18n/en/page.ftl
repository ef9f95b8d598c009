# Saecula: the browser table, and what is told to it.

## What is missing (numbers beside a refusal)
lacks-resources = Needs { $need ->
    [one] { $need } resource
   *[other] { $need } resources
 }, you have { $have }: { $lack } short.
lacks-food = Needs { $need } food, you have { $have }: { $lack } short.
lacks-science = Needs { $need } science, you have { $have }: { $lack } short.
lacks-civil-actions = Needs { $need ->
    [one] { $need } civil action
   *[other] { $need } civil actions
 }, you have { $have }.
lacks-military-actions = Needs { $need ->
    [one] { $need } military action
   *[other] { $need } military actions
 }, you have { $have }.
lacks-buildings = You have { $have } of this type already, your government allows no more.
lacks-stages = At most { $have ->
    [one] { $have } stage
   *[other] { $have } stages
 } at once, not { $need }.
lacks-cards = The limit of cards is reached: { $have }.
lacks-force = Needs a force of { $need }, it is { $have }.
lacks-strength = Needs strength { $need }, it is { $have }.
not-asked = It is not your decision now.

## Numbers
number-culture = Culture
number-culture-rate = Culture per turn
number-science = Science
number-science-rate = Science per turn
number-strength = Strength
number-happiness = Happy faces
number-faces-needed = Faces needed
number-discontent = Discontent workers
number-food = Food
number-food-rate = Food per turn
number-consumption = Consumption
number-resources = Resources
number-resource-rate = Resources per turn
number-corruption = Corruption
number-arms = Resources for units
number-arms-science = Science for unit technologies
number-colonization = Colonization bonus
number-pool = Unused workers
number-population = Population
number-population-cost = Price of population
number-yellow = Yellow tokens in the bank
number-blue = Blue tokens in the bank
number-civil = Civil actions left
number-civil-total = Civil actions
number-military = Military actions left
number-military-total = Military actions
number-hand-size = Civil cards in hand
number-cards-size = Military cards in hand
number-vp = Victory points
number-coins = Coins
number-idle = Idle workers
number-workers = Workers
number-power = Power
number-techs-known = Technologies
number-wonders-owned = Wonders

## Before the end of a turn
warning-uprising = Uprising: { $n ->
    [one] { $n } discontent worker
   *[other] { $n } discontent workers
 } against { $pool } unused. You will produce nothing.
warning-famine = Famine: { $n } food short, you will lose { $culture } culture.
warning-corruption = Corruption takes { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }: only { $blue ->
    [one] { $blue } blue token is
   *[other] { $blue } blue tokens are
 } left in your bank.
warning-unused-civil = { $n ->
    [one] { $n } civil action is
   *[other] { $n } civil actions are
 } unused, and you could use one.
warning-unused-military = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
 } beyond the three that draw cards will be lost.
warning-tactic = { $card } would give you { $n } more strength.
warning-power = A power of your leader or wonder is still unused this turn.
warning-discard = You must discard { $n ->
    [one] { $n } military card
   *[other] { $n } military cards
 }.
warning-last-round = This is the last round: what is left over is worth nothing.
warning-idle = You still have { $workers } who could act.

## What a question is about
fact-attack = { $who } attacks you with { $card }, strength { $n }.
fact-defence = Your defence: { $n } (strength { $own }).
fact-territory = Territory: { $card }
fact-bid = Highest bid { $n }; you can send { $most } at most.
fact-force = Your force: { $n } of { $bid }.
fact-pact = { $who } offers { $card } and takes side { $side }.
fact-how-many = How many: { $n }

## Where a card is
place-row = in the card row
place-deck = in the deck
place-hand = in the hand of { $who }
place-play = in play: { $who }
place-market = in the market
place-tactics = common tactic
place-event-past = past event
place-event-mine = future event, prepared by you
place-event-next = the next event, you have seen it
kind-civ = civilization
kind-wonder = wonder
kind-tech = technology
kind-special = special technology card
