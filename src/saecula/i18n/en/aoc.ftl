# Age of Civilization: names of things, effects, commands and events.

## Actions
action-wonder = Wonder
action-research = Research
action-exploit = Exploit
action-culture = Culture
action-build = Build
action-conquest = Conquest
action-hunt = Hunt
action-fish = Fish
action-trade = Trade
action-farm = Farm
action-plague = Plague

## Civilizations
civ-aksum = Aksum
civ-arabia = Arabia
civ-assyria = Assyria
civ-aztecs = Aztecs
civ-babylon = Babylon
civ-britain = Britain
civ-byzantium = Byzantium
civ-carthage = Carthage
civ-celts = Celts
civ-china = China
civ-chola = Chola
civ-egypt = Egypt
civ-france = France
civ-germania = Germania
civ-greece = Greece
civ-harappa = Harappa
civ-hittites = Hittites
civ-huns = Huns
civ-iberia = Iberia
civ-inca = Inca
civ-india = India
civ-italy = Italy
civ-japan = Japan
civ-khitan = Khitan
civ-khmer = Khmer
civ-kongo = Kongo
civ-korea = Korea
civ-lydia = Lydia
civ-mali = Mali
civ-maya = Maya
civ-mongolia = Mongolia
civ-nubia = Nubia
civ-olmec = Olmec
civ-ottoman = Ottoman
civ-persia = Persia
civ-phoenicia = Phoenicia
civ-polynesia = Polynesia
civ-portugal = Portugal
civ-rome = Rome
civ-scythia = Scythia
civ-slavs = Slavs
civ-srivijaya = Srivijaya
civ-sumer = Sumer
civ-tibet = Tibet
civ-tiwanaku = Tiwanaku
civ-vietnam = Vietnam
civ-vikings = Vikings
civ-zimbabwe = Zimbabwe

## Wonders
wonder-great-pyramid = Great Pyramid
wonder-great-library = Great Library
wonder-great-wall = Great Wall
wonder-colosseum = Colosseum
wonder-hanging-gardens = Hanging Gardens
wonder-temple-of-artemis = Temple of Artemis
wonder-colossus = Colossus
wonder-stonehenge = Stonehenge
wonder-petra = Petra
wonder-angkor-wat = Angkor Wat
wonder-machu-picchu = Machu Picchu
wonder-terracotta-army = Terracotta Army
wonder-hagia-sophia = Hagia Sophia
wonder-chichen-itza = Chichen Itza
wonder-alhambra = Alhambra

## Technologies
tech-writing = Writing
tech-education = Education
tech-science = Science
tech-sailing = Sailing
tech-engineering = Engineering
tech-navigation = Navigation
tech-mining = Mining
tech-iron-working = Iron Working
tech-gunpowder = Gunpowder
tech-philosophy = Philosophy
tech-printing = Printing
tech-code-of-laws = Code of Laws
tech-bureaucracy = Bureaucracy
tech-drama = Drama
tech-theology = Theology
tech-currency = Currency
tech-banking = Banking
tech-irrigation = Irrigation
tech-medicine = Medicine
tech-shipbuilding = Shipbuilding
tech-cartography = Cartography
tech-masonry = Masonry
tech-architecture = Architecture
tech-horseback-riding = Horseback Riding
tech-chivalry = Chivalry
tech-fortification = Fortification
tech-feudalism = Feudalism

## Special technology cards
special-philosophers = Philosophers
special-lawgivers = Lawgivers
special-performers = Performers
special-merchants = Merchants
special-planters = Planters
special-explorers = Explorers
special-masons = Masons
special-riders = Riders
special-defenders = Defenders

## Event tokens
token-baby-boom = Baby boom
token-great-harvest = Great harvest
token-festival = Festival
token-great-debate = Great debate
token-earthquake = Earthquake
token-rats = Rats
token-corruption = Corruption
token-barbarians = Barbarians
token-blank = Blank

## Achievements
achievement-notable-clan = Notable clan
achievement-great-kingdom = Great kingdom
achievement-mighty-empire = Mighty empire
achievement-everlasting-civilization = Everlasting civilization
achievement-kingdom-of-technology = Kingdom of technology
achievement-primitive-kingdom = Primitive kingdom
achievement-world-of-wonders = World of wonders
achievement-incredible-might = Incredible might

## Challenges of the house
challenge-builders-century = Builders' century
challenge-caravans = Caravans
challenge-forgotten-city = Forgotten city
challenge-steppe-storm = Steppe storm
challenge-after-the-plague = After the plague
value-builders-century = { challenge-builders-century }
value-caravans = { challenge-caravans }
value-forgotten-city = { challenge-forgotten-city }
value-steppe-storm = { challenge-steppe-storm }
value-after-the-plague = { challenge-after-the-plague }

## Symbols of action cards
symbol-none = no symbol
symbol-war = war
symbol-plague = plague

## Amounts
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
vp = { $n } VP
workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
technologies = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
 }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
power = { $n } power

## What effects count, after "per" ($n: every how many)
per-tech = { $n ->
    [one] per technology you have
   *[other] per { $n } technologies you have
 }
per-vp = { $n ->
    [one] per point on your track
   *[other] per { $n } points on your track
 }
per-wonder = { $n ->
    [one] per wonder you own
   *[other] per { $n } wonders you own
 }
per-worker = { $n ->
    [one] per worker you own
   *[other] per { $n } workers you own
 }
per-coin = { $n ->
    [one] per coin you own
   *[other] per { $n } coins you own
 }
per-military = { $n ->
    [one] per power of yours
   *[other] per { $n } power of yours
 }
per-civ = { $n ->
    [one] per civilization you own
   *[other] per { $n } civilizations you own
 }
per-other_civ = { $n ->
    [one] per civilization you own besides the main one
   *[other] per { $n } civilizations you own besides the main one
 }

## Effects; the additions follow them
effect-action_bonus = { $action }: +{ $gain }
effect-action_discount = { $action }: { $coins } cheaper
effect-action_free = { $action } costs no coins
effect-action_slot = private { $action } slot
effect-military = +{ $power }
effect-turn_end = every turn end: { $gain }
effect-turn_end_tech = every turn end: learn { $techs } (no Research action)
effect-turn_end_action = every turn end: you may do { $action } once without a worker, at its price
effect-turn_end_market_gift = every turn end: you may lay { $coins } of yours on a market civilization for { $vp }
effect-game_end = game end: { $gain }
effect-on_rise-coins = when raised: { $coins }
effect-on_rise-others_coins = when raised: every other player gains { $coins }
effect-on_rise-opponents_lose_coins = when raised: all opponents lose { $coins }
effect-on_rise-bonus_coin_multiplier = when raised: { $n } times the bonus coins on the card
effect-on_rise-tech_per_bonus_coins = when raised: learn a technology per { $n } bonus coins on the card
effect-on_rise-wonder = when raised: take a wonder from the market (no Wonder action)
effect-on_rise-vp_per_future_action = when raised: { $vp } per future action card
effect-on_learn = when learned: { $vp } per future action card
effect-on_gain-coins = when gained: { $coins }
effect-on_gain-workers = when gained: { $workers }
effect-pass_bonus = when you pass: +{ $gain }
effect-war_immunity = you lose no worker in a war
effect-plague_immunity = you lose no worker to Plague or Earthquake
effect-war_income = in every war: { $coins } per { $n } power
effect-keep_worker = the worker of { $action } returns
effect-opponents_lose_coins = { $action }: all opponents lose { $coins }
effect-gain_worker = { $action }: +{ $workers }, usable at once
effect-wonder_sacrifice = Wonder: { $coins } cheaper, but { $workers } more, also lost
effect-follow_up = after { $after }: you may do { $action } once without a worker, at its price
effect-future_actions = you may use the slots of future action cards
effect-deny_opponents = opponents may not do { $action }
addition-techs = { " " }when learning { $techs }
addition-per = { " " }{ $per }
addition-lead = { " " }while you lead in power
addition-few-techs = { " " }if you have at most { $technologies }
addition-not-via = { " " }(not through { $card })

## Cards in whole sentences: what it takes to play them without the engine
whole-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
whole-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
whole-technologies = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
 }
whole-wonders = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonders
 }
whole-tech = { $name }
whole-or = { $some } or { $last }
whole-and = { $some } and { $last }
clause-for = { " " }to learn { $techs }
clause-per = { " " }{ $per }
clause-per-rounded = { " " }{ $per }, rounded down
clause-lead = , provided that nobody has more power than you (a tie is enough, even at zero; alone, the rival counts)
clause-few-techs = , provided that you have learned at most { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
 }
clause-not-via = ; this does not hold when { $card } lets you do it
rule-action_bonus = Each time you do { $action }{ $for }, you also gain { $gain }.
rule-action_bonus-conquest = Each time you do { $action }{ $for }, you also gain { $gain }, even if { $action } itself gives you nothing.
rule-action_bonus-own-research = Each time you do { $action }{ $for }, you also gain { $gain }, but not for the { $action } by which you learn this technology.
rule-action_discount = { $action }{ $for } costs you { $coins } less{ $when }. No price falls below zero.
rule-action_free = { $action }{ $for } costs you no coins{ $when }; you still place its worker.
rule-action_slot = The card has a { $action } slot of its own, for you alone: use it once a turn, in addition to what the row offers and even in rounds in which the row has no such slot, for the usual coins and workers and with everything that changes { $action }.
rule-military = Your power is { $n } higher{ $when }.
rule-turn_end = At the end of each of your turns, when your workers are back (after a pass and in the last round too), you gain { $gain }{ $when }.
rule-turn_end_tech = At the end of each of your turns (after a pass and in the last round too) you learn { $techs } of your choice for nothing, if there is any whose requirements you meet. It is no Research action, so nothing that names Research applies.
rule-turn_end_action = At the end of each of your turns (after a pass and in the last round too) you may do { $action } once without a worker. You pay its price ({ $price } before discounts), everything that changes { $action } applies, and the row need not offer it.
rule-turn_end_market_gift = At the end of each of your turns (after a pass and in the last round too) you may once lay { $coins } of your own on one civilization of the market and gain { $vp }. They become bonus coins of that card, for whoever takes it.
rule-game_end = At the end of the game you gain { $gain }{ $when }.
rule-on_rise-coins = When you raise it (not when you annex it), you gain { $coins }.
rule-on_rise-others_coins = When you raise it (not when you annex it), every other player gains { $coins }.
rule-on_rise-opponents_lose_coins = When you raise it (not when you annex it), every opponent loses { $coins }, or everything if they have fewer.
rule-on_rise-bonus_coin_multiplier = When you raise it (not when you annex it), you take { $n } times its bonus coins in all, those of a draft too.
rule-on_rise-tech_per_bonus_coins = When you raise it (not when you annex it), you learn technologies for nothing, one after another, as their requirements allow: one per { $n ->
    [one] bonus coin
   *[other] { $n } bonus coins
 } that it brings you (those of a draft too), rounded down. The coins are yours as well. It is no Research action, so nothing that names Research applies.
rule-on_rise-wonder = When you raise it (not when you annex it), you take { $wonders } of your choice from the market. It is no Wonder action: you pay nothing and gain none of its points.
rule-on_rise-vp_per_future_action = When you raise it (not when you annex it), you gain { $vp } per action card to the right of the permanent card, Plague included: five such cards in the first round, one fewer in each later round.
rule-on_learn = When you learn it, you gain { $vp } per action card to the right of the permanent card, Plague included: five such cards in the first round, one fewer in each later round.
rule-on_gain-coins = When you take it, you gain { $coins }, once.
rule-on_gain-workers = When you learn it, you gain { $workers }, once; you never own more than four, and workers on red slots still count.
rule-pass_bonus = When you pass, you gain { $gain } on top of the usual.
rule-war_immunity = You lose no worker in a war, even with the lowest power.
rule-plague_immunity = You lose no worker to Plague or Earthquake.
rule-war_income = In every war, whoever has the lowest power, you gain { $coins } per { $n } power of yours, rounded down.
rule-keep_worker = Workers that you place on { $action } are not lost: they return to you at the end of your turn, as from a white slot.
rule-opponents_lose_coins = Each time you do { $action }, every opponent loses { $coins }, or everything if they have fewer.
rule-gain_worker = Each time you do { $action }, you gain { $workers } at once, to be placed in the same turn if you like; you never own more than four, and workers on red slots still count.
rule-wonder_sacrifice = { $action } costs you { $coins } less, though never less than nothing; but you must place and lose { $workers } more. You cannot do it otherwise, unless the table has agreed on it.
rule-wonder_sacrifice-optional = { $action } may cost you { $coins } less, though never less than nothing, if you place and lose { $workers } more.
rule-follow_up = Right after you do { $after }, before anything else, you may do { $action } once without a worker. You pay its price ({ $price } before discounts), everything that changes { $action } applies, and the row need not offer it.
rule-future_actions = You may also place workers on the action cards of the row that are still to come.
rule-deny_opponents = Opponents may not do { $action }, neither on the row nor on slots of their own cards; you may.
about-population = Population { $n }: when you raise this civilization (not when you annex it), you return all your workers and take { $workers }.
about-primary = Primary, only while it is your main civilization: { $effects }
about-legacy = Legacy, as long as you own it, in decline or annexed too: { $effects }
about-solo = It takes no part in the solo game.
about-root = It needs no other technology.
about-needs = It needs { $techs }.
about-place = Column of { $top }, place { $n } from the top.
about-on-special = It stands on the special card { $card }; only its owner can learn it.
about-price = Buy it in your own turn, before the effects of the turn end, for { $coins }, without a worker or an action; you may own only one special technology card.
about-column = It covers the column of { $top }, in which you must not have learned anything.
about-top-stays = { $top } can still be learned there, the others of the column no more.
about-top-goes = Nothing of the column can be learned any more; what would need { $top } here needs nothing.
about-new-tech = { $tech }: { $text }
about-action = { $workers }, { $coins }; { $slots }.
about-action-slots = { $n ->
    [one] { $n } slot
   *[other] { $n } slots
 }
about-action-red = Red slot: the workers are lost at the end of the turn.
about-action-white = White slot: the workers return at the end of the turn.
about-action-permanent = In every round, on the permanent card.
about-action-row = In the rounds in which its card lies under the permanent card.
about-action-gain = You gain { $gain }.
about-wonder = You take a wonder of your choice from the market.
about-research = You learn a technology whose requirements you meet.
about-conquest = Only if nobody has more power than you and you have at least one; a tie is enough.
about-hunt = Without any technology you also gain { $vp }.
about-trade = Every other player gains { $coins }.
about-symbol-war = When its card comes under the permanent card, there is a war: whoever has the lowest power loses a worker.
about-symbol-none = When its card comes under the permanent card, nothing happens.
about-symbol-plague = It has no slot. When it comes under the permanent card, everybody loses a worker.

## Notes on the signs of a face
face-turn-end = at the end of every turn of yours
face-game-end = at the end of the game
face-rise = when raised
face-gain = when taken
face-learn = when learned
face-pass = when you pass
face-war = in every war
face-others = every other player
face-opponents = every opponent
face-lead = if nobody has more power
face-per = per
face-gift = onto a market civilization
face-times-bonus = times the bonus coins on the card
face-per-bonus = per so many bonus coins on the card
face-price = its price
face-slot = slot of your own
face-free = no coins
face-less = cheaper
face-more-workers = more workers, lost
face-no-worker = without a worker
face-returns = the worker returns
face-immune-war = no worker lost in war
face-immune-plague = no worker lost to Plague or Earthquake
face-future = future action cards
face-denied = forbidden to opponents
face-at-most = at most so many technologies

## Questions
ask-draft = Keep one civilization and pass the rest
ask-civilization = Civilization phase
ask-actions = Actions
ask-learn = Choose a technology to learn
ask-wonder = Choose a wonder
ask-follow-up = One more action?
ask-turn-end = End of your turn: choose the order
ask-gift = Lay coins on a civilization

## Commands
do-keep = Keep { $card }
do-rise = Raise { $card }: { $workers }, { $coins } on it
do-rise-hand = Raise { $card } from your hand: { $workers }
do-annex = Annex { $card }: { $workers } more and its legacy, { $coins } on it
do-annex-hand = Annex { $card } from your hand: { $workers } more and its legacy
crew-lost = { $n ->
    [one] { $workers } (lost)
   *[other] { $workers } (lost)
 }
note-lost = { $n ->
    [one] the worker is lost
   *[other] the workers are lost
}
note-pass = no actions this turn, but 2 coins and a worker
note-rise = primary: { $primary }; legacy: { $legacy }
note-main-ends = the primary effect of { $card } ends
note-annex = only its legacy: { $legacy }
note-main-stays = { $card } stays your main civilization
note-card-price = { $price } here, not { $usual } as on the action card: { $cards } takes nothing off here
gain-nothing = nothing
brings = { " " }→ { $gain }
does = { " " }· { $effects }
do-skip = Skip the civilization phase
do-act = { $action }: { $price }, { $workers }
do-act-target = { $action } — { $card }: { $price }, { $workers }
do-act-plain = { $action } — { $card } without the sacrifice: { $price }, { $workers }
do-buy = Buy { $card } (special technologies): { $price }
do-pass = Pass (no actions this turn): 2 coins and a worker
do-end = End your actions
do-end-empty = End your actions without any, for nothing
do-learn = Learn { $card }
do-choose = Take { $card }
do-use = Use { $card }: { $effect }
do-use-action = Use { $card }: { $action } without a worker, { $price }
do-gift = Lay the coins on { $card }
do-done = Nothing more
do-nothing = Do nothing

## Commands, whatever they aim at
idea-keep = Keep a civilization
idea-rise = Raise a civilization
idea-annex = Annex a civilization
idea-skip = Skip the civilization phase
idea-buy = Buy special technologies
idea-pass = Pass
idea-end = End your actions
idea-learn = Learn a technology
idea-choose = Take a wonder
idea-use = Use an effect
idea-gift = Lay coins on a civilization
idea-done = Nothing more

## What happened; $who is a player
event-round-began = Round { $a } begins.
event-turn-began = { $who } begins a turn.
event-card-kept = { $who } keeps { $card }.
event-card-kept-hidden = { $who } keeps a card.
event-packs-passed = The packs pass to the left.
event-market-formed = The leftover cards form the market.
event-civ-raised = { $who } raises { $card }.
event-civ-annexed = { $who } annexes { $card }.
event-civ-skipped = { $who } takes no civilization.
told-civ-declined = One could have been taken.
told-civ-full = All { $n } places for civilizations are taken.
told-civ-none = No card was within reach.
event-civ-revealed = { $card } joins the market.
event-action-taken = { $who } does { $action } at a cost of { $price } and { $workers }.
event-passed-turn = { $who } passes.
event-actions-ended = { $who } ends the actions.
event-coins-gained = { $who } gains { $coins } ({ $source }).
event-coins-lost = { $who } loses { $coins } ({ $source }).
event-vp-gained = { $who } scores { $vp } ({ $source }).
told-gains = { $who } gains { $gains } ({ $source }).
told-brings-nothing = It brings nothing.
event-worker-gained = { $who } receives { $workers } ({ $source }).
event-worker-lost = { $who } loses { $workers } ({ $source }).
event-tech-learned = { $who } learns { $card }.
event-wonder-taken = { $who } takes { $card }.
event-special-bought = { $who } buys { $card }.
event-coins-given = { $who } lays { $coins } on { $card }.
event-marker-passed = { $who } is now first player.
event-row-shifted = { $action } becomes available.
event-row-shifted-plague = The Plague card is reached.
event-war-broke-out = War! Lowest power: { $a }.
event-plague-broke-out = Plague!
event-token-resolved = Event: { $card }.
event-rival-grew = The rival's power is { $a }.
event-game-ended = The game is over.

## Sources of points, coins and workers
source-wonder = Wonder
source-research = Research
source-exploit = Exploit
source-culture = Culture
source-build = Build
source-conquest = Conquest
source-hunt = Hunt
source-fish = Fish
source-trade = Trade
source-farm = Farm
source-rise = raising
source-learning = learning
source-turn-end = turn end
source-pass = pass
source-token = event
source-game-end = game end
source-gain = gained card
source-challenge = challenge
source-market = bonus coins
source-annex = annexing
source-war = war
source-plague = plague
source-return = red slot
source-population = population
source-opponent = opponent
source-gift = gift
source-floor = never below zero

## The table
owner-mark = *
house-mark = °
house-legend = ° our own value: the printed one is not known
title-round = Round { $round } of 6
title-turn = { $who } to play
title-over = The game is over
timeline = Timeline
timeline-legend = [ ] open this round · ⚔ war · ☠ plague
market = Civilization market
wonders = Wonder market
specials = Special technologies
players = Players
hand = Your hand
pack = Cards passed to you
column-civ = Civilization
column-workers = Workers
column-coins = Coins
column-primary = Primary
column-legacy = Legacy
column-civs = Civilizations
column-techs = Technologies
column-wonders = Wonders
rival = Rival
effects = effects
slots-free = { $free } of { $all } slots free
main-civ = Main civilization: { $card }
techs-open = Technologies that can be learned now
deck-left = { $cards } in the deck
none = none

## Kinds of card
kind-civilizations = Civilizations
kind-wonders = Wonders
kind-technologies = Technologies
kind-special_technologies = Special technology cards
kind-action_cards = Action cards and their symbols
kind-actions = Actions
kind-events = Event tokens
kind-achievements = Achievements of the solo game
kind-challenges = Challenges of the house

## Chapters of the laws
section-turns = Turns
section-civilizations = Civilizations
section-actions = Actions
section-workers = Workers
section-effects = Effects
section-technologies = Technologies
section-wonders = Wonders
section-rounds = Rounds
section-end-of-the-game = End of the game
section-civilization-cards = Civilization cards
section-innovation = Innovation
section-changing-world = Changing World
section-draft = Draft
section-solo-skirmish = Solo: Skirmish
section-house-challenges = House challenges
