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
warning-unused-civil = You still have { $n ->
    [one] { $n } civil action, and something to do with it
   *[other] { $n } civil actions, and something to do with them
 }.
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
warning-age = The civil deck ({ $n } left) runs out before your next turn and Age { $age } ends. You will lose what is older: { $cards }.
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
fact-no-politics = You gave up this political action for { $card }.

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
place-row-leaving = in the card row, but swept away before your next turn
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
menu-game = This game
menu-calls = Devices and calls
menu-table = The table
menu-danger = Cannot be taken back
close = Close
back = Back
confirm = Confirm
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
option-short = Short game
option-peaceful = Peaceful game
hint-tta-short = It ends with Age II; Impacts of Agriculture, Industry, Happiness and Strength are scored. About two thirds as long.
hint-tta-peaceful = No aggressions and no wars: their cards stay in the box.
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
bot-expert = expert
bot-builder = builder
bot-conqueror = conqueror
bot-scholar = scholar
bot-wide = wide
bot-cmd = program
bot-greedy = greedy
create-table = Create the table
start-game = Start the game
status-waiting = waiting for players
status-playing = in play
status-over = over
your-turn = your turn
you-are-asked = you are asked something
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
asked-below = A question waits for your answer.
asked-in-turn = It is the turn of { $who }, and you have to answer.
deal-brings = brings
deal-costs = costs
all-actions = All actions
hand-empty-civil = Technologies, leaders and action cards that you take from the row come here.
hand-empty-military = Military cards come here: one for each red action that is left at the end of your turn, three at most.
nothing-left = Nothing else can be done here.
nothing-to-do-here = Nothing can be done with this now.
not-now-asked = Not now. You are asked first: { $question }
not-now-waiting = Not now: it is up to { $who }.
forbidden = forbidden
playable = something can be done
undo = Undo
redo = Redo
law = law
together = together
purpose-culture = Whoever has most culture at the end of the game wins.
purpose-vp = Whoever has most points at the end of the game wins.
page-number = page { $n } of the rulebook
in-rules = In the rules reference
open-breakdown = Opens the breakdown
before-and-after = Before and after
outcome-unknown = Something hidden will be revealed: the outcome is not known.
rest-unknown = The rest is not known: something hidden will be revealed.
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
events-current-hint = Whoever prepares an event reveals the top one of these.
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
yellow-bank-hint = The next worker takes the leftmost token. Under each section: the food for the next worker, what everybody eats each turn once the section is empty, and the happy faces wanted then.
blue-bank = Blue bank
blue-bank-hint = Food, resources and stages of wonders are tokens from here. The fewer are left, the more corruption takes each turn.
open-cards = Show them
known-card = you have seen it
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
webhook = Send a message to this web address when it is up to me
set-webhook = Set
notices = Notices
notices-about = You are told when a decision waits for you and you are not looking: once an hour for each table, unless you want to hear of every decision.
notices-way = How
notices-mail = Mail
notices-push = This browser
notices-webhook = A program (webhook)
notices-discord = Discord
notices-ntfy = ntfy
notices-address = Address
notices-every = for every decision
notices-hourly = at most once an hour
notices-everywhere = at all tables of my account
notices-unproved = waits for the code that was sent there
notices-code = The code that came by mail
notices-prove = Confirm
notices-add = Tell me there
notices-try = Try
notices-remove = Remove
notices-tried = It was sent.
notices-not-taken = It was not taken there.
notices-not-allowed = The browser did not allow it.
notices-none = This server has no way to tell you.
seat-free = Seat { $n } is free: somebody left.
seat-freed = The seat of { $before } was given up or taken away; a bot keeps it.
seat-taken-over = { $who } has taken the seat of { $before }.
seed-chosen = The seed was chosen by whoever made the table: the shuffles can be known.
commitment = The shuffles are fixed by
fair-title = A fair deal
fair-hint = The server fixed its seed when the table was made. Every page here adds randomness of its own, fixed in the same way before anybody reveals anything; the cards come from all of it together. So nobody alone can choose them, not even whoever runs the server. The server still knows all cards during the game.
fair-shares = { $count ->
    [0] Nobody has added to the deal yet.
    [one] One person adds to the deal.
   *[other] { $count } people add to the deal.
 }
fair-opening = Dealing: { $done } of { $all } pages have revealed their part.
fair-failed = { $who } did not reveal their part of the deal in time. The deal was broken off; the next one is number { $round }.
proof-title = What this proves, and what not
part-ours = Your page has compared: its own part is in this deal, and nothing was changed after it was revealed.
part-wrong = Your page has compared: this deal is not made of what it saw and sent. Keep the record and ask whoever runs the server.
part-left-out = Your page offered its part to the deal, and the cards were dealt without it: whoever dealt may have chosen them.
proof-brought = This record was brought here by somebody: nothing shows that the game was played at this server.
proof-brought-ours = This record was brought here by somebody, and it is signed by this server.
vote-ask = Ask the table to take the seat from { $who }
vote-open = { $by } asks the table to take the seat from { $who }: { $agreed } of { $needed } agree.
vote-yes = Agree
vote-no = Do not agree
vote-passed = The table has taken the seat from { $who }.
vote-refused = The table has not agreed: { $who } stays.
vote-expired = The vote about { $who } has ended without a result: { $who } stays.
list-table = List this table for everybody (anybody may join or watch)
level-wanted = For whom
level-any = everybody
level-beginner = beginners
level-experienced = experienced players
level-expert = experts
delete-table = Delete this table for ever
turn-since = { $who } to play · { $since }
open-tables = Open tables
no-open-tables = No table is open just now. Make one: its menu lets everybody see it here.
no-such-open-tables = No open table is like that.
seats-free = { $free } of { $all } seats free
is-here = here
any-game = Any game
any-players = Any number
any-pace = Any clock
any-level = For anybody
any-way = Join or watch
open-way = What I want to do
way-join = Join
way-watch = Watch
pace-none = no clock
pace-live = live
pace-slow = by the day

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
mail-title = Mail address
mail-hint = With an address you can get a new password by mail. It is used for nothing else.
mail-is = Letters about this account go to { $mail }.
mail-address = Address
mail-set = Send a letter to confirm it
mail-sent = A letter is on its way. Follow the link in it within an hour.
mail-confirm = This is my address
mail-confirmed = The address is confirmed.
mail-forget = Forget the address
mail-forgotten = The address is forgotten.
forgot-title = Password forgotten?
forgot-send = Send me a letter
forgot-sent = If there is such an account and it has an address, a letter is on its way.
forgot-no-mail = This server sends no mail. Whoever runs it can make a link for you that sets a new password.
delete-account = Delete my account
delete-account-hint = This deletes your account, your sessions and the tables that are yours alone. Where others play or played, the game stays, your seat is left and your name is taken off. Records that others have downloaded are theirs.
account-deleted = Your account is deleted.
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
how-to-act = Click anything: the one thing that can be done with it is done, several are listed, what is forbidden with its law. Rest on an action to see its numbers; undo takes it back.

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

# beside an action, and in questions
number-cards-drawn = Military cards in hand
warning-service = { $card } has not served this turn yet: his service goes with him.
fact-victim = Against { $who }
end-unused = { $n } unused
end-draw = draw { $n }
end-discard = discard { $n }
end-corruption = corruption { $n }
end-famine = famine: { $n } culture lost
end-uprising = uprising
note-resign = You lose: your civilization leaves the game, and you cannot come back.
note-attack = { $own } against { $other }, at most { $most } with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of the rival.
note-attack-sure = { $own } against { $other }, at most { $most } with the rival's cards: it cannot be held.
note-war = { $own } against { $other } now; it is resolved at the start of your next turn.
note-bid = strength { $before } to { $after }
note-bid-colony = strength { $before } to { $sent } without these units, then { $after } with the colony
note-bid-same = bids { $first } to { $last } cost the same: the least you can send makes { $last }
note-split = food { $food }, resources { $resources }
note-stage = stage { $done } of { $all }; it brings nothing before the last one
then-event = Then the top card of the current events is turned over: it happens at once, and to everybody.
then-event-known = Then { $card } is turned over: it happens at once, and to everybody.
bar-strength = strength
bar-cards = cards
bar-force = force
bar-sent = sent
bar-bonus = bonus
aid-holds = { $n } against { $need }: it holds.
aid-short = { $have } against { $need }: { $n } short.
aid-force-need = Needed: a force of { $n }, with at least one unit.
aid-force-sent = { $bonus ->
    [0] Sent so far: { $n }.
   *[other] Sent so far: { $n }; your colonization bonus adds { $bonus }.
}
aid-force-missing = Still missing: { $n }.
aid-force-unit = Still missing: a unit.
aid-force-enough = Nothing is missing.
aid-reach = All { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} that you may use would make { $n }.
aid-give-in = If you give in: { $text }
aid-most-cards = At most { $n ->
    [one] 1 card
   *[other] { $n } cards
}, as many as you have military actions.
aid-bid-stands = { $who } bids { $n }.
aid-no-bid = Nobody has bid yet.
aid-win = The prize: { $text }
aid-rival-force = { $who }: units make { $n }, with { $cards ->
    [one] 1 military card
   *[other] { $cards } military cards
} in hand.
label-space = { $label } (space { $n })
## The page: the look of the table
you = you
tab-hand = Hand
hand-empty = No cards in hand. Take some from the row; military cards come at the end of a turn, for unused red actions.
row-zone = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
 }
pile-now = Now
pile-future = Future
pile-civil = Civil
pile-military = Military
pile-mine = yours
pile-tactics = tactics
pile-past = past
pool-free = free
pool-unhappy = { $n } discontented
pool-uprising = uprising
bank-eats = eats { $n }
bank-price = A worker from this section costs { $n } food.
bank-price-now = The next worker costs { $n } food.
bank-eats-then = Once this section is empty, { $n } food is eaten at the end of each of your turns.
bank-eats-now = At the end of each of your turns { $n } food is eaten now.
actions-left = urban limit { $urban }
armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
 }
note-war-on = War on { $who }.
note-war-by = War by { $who }.
note-pact = Pact with { $who }.
note-uprising = Uprising!
note-discontent = { $n ->
    [one] { $n } discontented worker.
   *[other] { $n } discontented workers.
 }
note-gone = Out of the game.
back-to-mine = My board
caption-yours = Your turn.
caption-asked = Turn of { $who }: you are asked something.
all-short = all
choose-action = See the choices
sound-on = Sound: on
sound-off = Sound: off
moment-age = Age { $age } begins
moment-wonder = { $who } has finished it
told-war-tie = { $card } ends in a tie.
told-war-won = { $who } wins { $card } with { $n } more strength.
told-auction-won = Nobody bids more: { $who } wins with { $n }.
told-war-when = It is decided at the start of the next turn of { $who }.
told-attack = Strength { $attack } against { $defence }.
told-defence = { $cards ->
    [0] Strength { $defence } holds against { $attack }.
    [one] Strength { $defence } and 1 card (+{ $added }) make { $total } against { $attack }.
   *[other] Strength { $defence } and { $cards } cards (+{ $added }) make { $total } against { $attack }.
}
told-no-further = { $who } takes no further political action.
told-bonus = { $who } plays { $card } (+{ $n }).
told-revolution = Revolution! The government of { $who } is now { $card }.
told-politics-given-up = { $who } gave up this political action for { $card }.
told-found = { $whom }: { $who } ({ $number }: { $values }).
told-nobody = nobody
told-no-effect = It changes nothing for anybody.
told-came-to-nothing = Nothing came of { $card }.
told-more = and { $n } more in the log
told-tie = Of equals, { $who } ranks first, being on turn.
told-production = { $who } produces { $parts }.
told-part-culture = culture { $amount }
told-part-science = science { $amount }
told-part-food = food { $amount }
told-part-resources = resources { $amount }
told-part-nothing = nothing
told-part-eaten = Eaten: food { $amount }.
told-part-corrupt-food = Lost to corruption: food { $amount }.
told-part-corrupt-resources = Lost to corruption: resources { $amount }.
told-part-hunger = Lost to famine, { $n } food short: culture { $amount }.
told-final = Final scoring
told-scored = { $card } is scored.
told-antiquated = { $who } discards antiquated cards from hand: { $cards }.
told-backs = { $n ->
    [one] { $n } military card
   *[other] { $n } military cards
 }
moment-war = { $who } against { $rival }

# --- how it plays
group-all = All
group-likely = Likely
group-answer = Answers
group-take = Take
group-build = Build
group-develop = Learn
group-play = Play
group-politics = Politics
group-more = More
group-destroy = Destroy… ({ $n })
action-groups = Groups of actions
is-away = { $who } is offline.
answered-alone = There was no other answer: it was given automatically.
answered-alone-short = automatic
replay-before = before
replay-after = after
to-the-table = To the table
pace = Pace of the others
pace-seconds = { $n } s a step
pace-instant = At once
pace-pause = Pause
pace-go = Go on
pace-skip = Skip ({ $n })
chat = Chat
tab-chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-on = Chat at this table
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Your turn!
phrase-thinking = I am thinking…
phrase-back-soon = Back soon.
phrase-bye = Bye!
forecast = If events came now
forecast-short = Events now
forecast-hint = Events that you prepared, saw or hold, resolved with the table as it stands. Ties: whoever’s turn reveals the event ranks higher, for better or worse, then clockwise.
forecast-event = Event
forecast-next = next
forecast-current = prepared by you, now among the current ones
forecast-future = prepared by you
forecast-hand = in your hand
forecast-asked = has to choose
forecast-waiting = after that choice
forecast-any-turn = in anybody’s turn
forecast-turn = if revealed in the turn of { $who }
forecast-none = You know of no event that could be foretold. Territories are not: they will be auctioned.
bot-plays-for = A bot plays for { $who }.
stop-bot = Stop the bot
let-bot-play-sure = A bot decides for { $who } until you stop it. What it does cannot be taken back.
give-only-answers = Answer for me when only one answer is possible
notify-me = Call me with a message of the browser
key-groups = The next group of actions
key-forecast = What events would do now
key-chat = Chat
key-skip = Skip to the present
key-pause = Pause, and go on
