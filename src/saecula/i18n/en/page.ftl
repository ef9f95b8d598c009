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
number-works = Resources for stages and urban buildings
number-parked = Parked yellow tokens
number-kept = Blue tokens kept on a wonder
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
number-civil-hand = Limit of civil cards
number-military-hand = Limit of military cards
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
fact-war = { $who } is at war with { $rival }: { $card }, strength { $own } against { $their }.
fact-picks = You have picked: { $cards }
fact-event = Event: { $card }
fact-how-many = How many: { $n }

## Where a number comes from
tta-source-start = at the start
tta-source-turn-end = ends of turns
tta-source-gained = other gains
tta-source-spent = spent or lost
tta-source-barter = by barter, for this turn
tta-source-yellow-tokens = all yellow tokens
tta-source-blue-tokens = all blue tokens
tta-source-unused-workers = unused workers
tta-source-blue-bank = blue bank
tta-source-happy-faces = happy faces
tta-source-civil-actions = civil actions
tta-source-military-actions = military actions
tta-source-kept-tokens = kept on a completed wonder
source-start = at the start
source-gained = other gains
source-spent = spent or lost
source-idle = idle workers
source-placed = at work, will return
source-placed-red = at work, will be lost

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
place-boards = on the boards of leaders and wonders
place-planned = shown for a choice
kind-civ = civilization
kind-wonder = wonder
kind-tech = technology
kind-special = special technology card

## The page: frame
game = Game
game-tta = Through the Ages
game-aoc = Age of Civilization
game-unknown = This page does not know a game “{ $game }”.
pitch-tta = The whole of history in an evening, for 2 to 4
pitch-aoc = Rise and fall in half an hour, for 1 to 4
lobby-hero = The open table for civilization games: play with friends, with bots or around one screen, and ask the table why at any moment.
to-lobby = To the first page
tools = Tools
language = Language
theme-auto = Theme: as the system says
theme-light = Theme: light
theme-dark = Theme: dark
menu = Menu
close = Close
back = Back
confirm = Confirm
any = any
search = Search
link-connecting = Connecting…
link-lost = Connection lost, coming back…
link-closed = This table cannot be entered.
link-open = Connected

## The page: lobby
new-table = A new table
table-of = Table of { $who }
my-tables = My tables
no-tables = No table yet.
your-name = Your name
players-number = Players
seed = Seed
seed-random = random
clock = Clock
clock-none = No clock
clock-live = Live: 60 s a move, 15 min reserve
clock-evening = Evening: 3 min a move, 30 min reserve, refilled
clock-slow = Slow: a day a move, 3 days reserve
more-options = More settings
option-modules = Modules
option-mode = Leaders and wonders
option-deck = Deck
option-first-player-direction = First player passes
option-conquest-shared = A tie pays everybody's Conquest
option-first = Who begins
option-row = Row of actions
option-aztecs-optional = The sacrifice may be declined
option-challenge = Challenge (solo)
option-resignation = Resignation allowed
option-hidden-hands = Civil hands are hidden
option-hidden-future = Wonders and leaders to come stay hidden
option-plus-one = One leader and wonder more
option-draft = Draft of leaders and wonders
option-chosen = Chosen leaders and wonders
option-keep-old = Base cards that stay as they were
hint-tta-modules = Parts of the expansion New Leaders and Wonders, in any combination. None of them: the base game.
hint-tta-mode = Which leaders and wonders are played with.
hint-tta-draft = Everybody picks cards before the game begins.
hint-tta-hidden-hands = Others see how many civil cards you hold and their ages; the log still says what was taken.
hint-aoc-modules = Parts of the game that may be added.
hint-aoc-deck = Documented: only cards whose values are known from the rulebook.
value-balanced = balanced base cards
value-military = new military cards
value-leaders-wonders = new leaders and wonders
value-expansion-only = only new leaders and wonders
value-secret-mix = secret mix: some old, some new, nobody knows which
value-open-mix = open mix: some old, some new, shown on boards
value-innovation = Innovation
value-changing-world = Changing world
value-draft = Draft
value-random = chance decides
value-1 = seat 1
value-2 = seat 2
value-3 = seat 3
value-4 = seat 4
value-shuffled = shuffled
value-first-game = first game: Hunt, Fish and Farm first
value-full = full
value-documented = documented
value-clockwise = clockwise
value-counter-clockwise = counter-clockwise
seat-n = Seat { $n }
seat-me = Me
seat-friend = A friend by invitation
seat-hot = Somebody at this device
seat-bot = Bot: { $level }
seat-open = free seat
bot-random = random
bot-novice = novice
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-wide = wide
bot-cmd = program
bot-greedy = greedy
create-table = Create the table
start-game = Start the game
status-waiting = waiting for players
status-playing = in play
status-over = over
your-turn = your turn
records = Records
upload-hint = Look at a game that somebody saved.
upload-record = Open a record

## The page: waiting room
waiting-hint = The game starts when everybody is ready.
sit-down = Sit down
sit-hot-seat = Also at this device
put-bot = Put a bot here
remove-bot = Remove the bot
free-seat = Free the seat
make-ready = I am ready
is-ready = ready
not-ready = not ready yet
invite-link = Invitation: whoever has this link may sit down
copy = Copy
copied = Copied
start-hint = Every seat must be taken, and every person ready.

## The page: at the table
decision = Decision
waiting-for = Waiting for { $who }
game-over = The game is over
asked-below = You are asked something out of turn.
all-actions = All actions
nothing-to-do-here = Nothing can be done with this now.
forbidden = forbidden
playable = something can be done
undo = Undo
redo = Redo
law = law
together = together
page-number = page { $n }
in-rules = In the rules reference
open-breakdown = Opens the breakdown
before-and-after = Before and after
outcome-unknown = Something hidden will be revealed: the outcome is not known.
then-possible = Then possible:
then-impossible = No longer possible:
nothing-to-mind = Nothing was forgotten.
no-way-back = This cannot be taken back.
fold-away = Look around first
hand-over-to = Hand the device to { $who }
hand-over-hint = Nothing is shown until you press the button.
i-am = I am { $who }
age = Age
round-n = Round { $n }
round-of = Round { $n } of { $all }
last-round-n = last round: { $n }
phase = Phase
phase-politics = Politics
phase-action = Actions
phase-other = Decision
reserve-left = reserve { $time }
watching = People who watch
parts = Parts of the table
tab-row = Row
tab-board = Board
tab-events = Events
tab-actions = Actions
tab-log = Log
show-board = Board of { $who }
decides-now = decides now
start-player = first player
swept = leaves the row soon
empty-space = empty space
no-leader = no leader
no-wonder = no wonder begun
no-tactic = no tactic
exclusive = exclusive
ruined = ruins
pact-with = with { $who }, side { $side }
war-on = on { $who }
face-down = face down
corruption-short = corruption −{ $n }
events = Events and decks
events-current = current
events-current-hint = Whoever prepares an event reveals the top one of these.
events-future = future
events-future-hint = Prepared by players; they become current when those are used up.
events-past = past
events-next = Next, you know it:
events-mine = Prepared by you:
events-last = Last:
planned = Planned events:
on-boards = Leaders and wonders on the boards
boards-hint = One of these comes into the card row whenever its pointer is dealt there.
lasting-prize = Prize: { $n } culture for developing two technologies in a turn
lasting-games = Games of { $who }: whoever attacks loses { $n } culture
stance-strength = chosen: strength
stance-civil = chosen: a civil action
yellow-bank = Yellow bank
yellow-bank-hint = A worker more takes the leftmost token. Under each section: the food for the next worker, what everybody eats each turn once the section is empty, and the happy faces wanted then.
blue-bank = Blue bank
blue-bank-hint = Food, resources and stages of wonders are tokens from here. The fewer are left, the more corruption takes each turn.
open-cards = Show them
known-card = you have seen it
common-tactics = Common tactics:
deck-civil = civil deck
deck-military = military deck
deck-left-n = deck: { $n }
when-past = past
when-open = open now
when-future = future
when-always = always open
worker-lost = the worker is lost
bonus-coins = bonus coins: { $n }
tech-known = known
technologies-of = Technologies of { $who }
move-device = Take my seat to another device
move-hint = Open this on the other device within ten minutes; it works once:
take-back = Take the seat of { $who } back from the bot
let-bot-play = Let a bot play for { $who }
leave-table = Leave the table
press-again = Press again to be sure: { $what }
watch-link = Whoever has this address may watch
revoke-seat = Take the seat from { $who }
new-invite = New invitation, the old one ends
webhook = Tell this address when I am to decide
set-webhook = Set
seat-free = Seat { $n } is free: somebody left.
seat-freed = The seat of { $before } was given up or taken away; a bot keeps it.
seat-taken-over = { $who } has taken the seat of { $before }.
seed-chosen = The seed was chosen by whoever made the table: the shuffles can be known.
commitment = The shuffles are fixed by

## The page: log, cards, rules
log = Log
log-filter = Which lines
log-all = all
log-mine = mine
log-attacks = attacks and events
log-scores = points
log-minor = every detail
card-browser = Cards
rules = Rules
kind = Kind
where-at-table = Where they are at
copies = copies with 2, 3, 4 players: { $a }, { $b }, { $c }

## The page: after the game
score-by-source = Scores by source
graphs = Graphs per round
graph-end = At the end:
download-record = Download the record
look-at-board = Look at the board
to-report = To the report
rematch = Rematch
to-rematch = To the rematch
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-ply = Step
seen-by = Seen by
spectator = a spectator
to-table = To the table

## The page: account
account = Account
account-hint = Optional: with an account you find your tables on every device.
account-keep = You are logged in as { $name }. Shall this seat belong to that account? Whoever has its password can sit here from any device.
account-keep-yes = Keep it in { $name }
account-keep-no = No
account-name = Name
password = Password
new-password = New password (8 letters or more)
change-password = Change the password
password-changed = The password is changed.
log-in = Log in
log-out = Log out
logged-in = You are logged in.
logged-out = You are logged out.
register = Register

## The page: keys
keys = Keys
key-number = try that action of the list
key-enter = press the button in focus, confirm
key-escape = back, close
key-end = end the turn, or pass
key-undo = undo, redo
key-actions = to the list of actions
key-log = log or actions
key-board = board of the next player
key-cards = to the first card
key-arrows = to the nearest thing in that direction
key-tab = to the next thing
key-help = this list
how-to-act = Click anything: what can be done with it is listed, what is forbidden with its law. Choose, look at the numbers before and after, confirm.

## The page: counts
forbidden-actions = { $n ->
    [one] { $n } forbidden action
   *[other] { $n } forbidden actions
 }
costs-civil = costs you { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
 }
tile-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
tile-tokens = { $n ->
    [one] { $n } blue token
   *[other] { $n } blue tokens
 } worth { $worth }
digest-more = and { $n ->
    [one] { $n } line before
   *[other] { $n } lines before
 }
cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
laws-found = { $n ->
    [one] { $n } law
   *[other] { $n } laws
 }
