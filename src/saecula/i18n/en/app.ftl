# Saecula: texts that belong to no single game.

player-name = Player { $n }
bot = bot

## Refusals
lacks-coins = Needs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
 }, you have { $have }: { $lack } short.
lacks-workers = Needs { $need ->
    [one] { $need } idle worker
   *[other] { $need } idle workers
 }, you have { $have }: { $lack } short.
lacks-slots = { $have ->
    [one] There is { $have } slot, and it is used.
   *[other] There are { $have } slots, and all are used.
 }
lacks-civilizations = You own { $have ->
    [one] { $have } civilization
   *[other] { $have } civilizations
 } already.
why-legal = Nothing forbids it.

## The terminal table
prompt = Your choice
hint = Type a number, a command, or ask:
welcome = Type the number of an action, or ask for a part of the table by its word; '{ $help }' lists the words.
goes-on = The game goes on after { $n ->
    [one] { $n } command
   *[other] { $n } commands
 }. Type '{ $log }' to read everything that has happened.
hand-over = Pass the keyboard to { $who }. Press Enter when ready.
saved = Saved: { $path }
undone = Taken back: { $command }
nothing-chosen = There is no choice { $n }.
unknown-law = No law matches '{ $query }'.
unknown-card = No card is called '{ $query }'.
no-such-part = This game has no part '{ $word }'.
no-such-seat = No seat is called '{ $text }': type its number, 1 to { $n }, or the beginning of its name.
goodbye = The game is not saved. Goodbye.
quit-hint = Type '{ $save }' first to keep the game, or '{ $quit }' again to leave.
end-anyway = Type the same again to end the turn all the same.
give-up-anyway = Type the same again to give the game up.
say-more = Type something after '{ $word }', for example: { $example }
sample-law = wonder
not-understood = '{ $text }' is no command that fits here. Type a number, or '{ $help }'.
ambiguous = '{ $text }' could mean: { $candidates }
not-explained = '{ $what }' cannot be explained. Try one of these: { $able }.
undo-refused = Nothing can be taken back: only your own last command, if it revealed nothing.
save-failed = The game cannot be saved to { $path }.
save-exists = { $path } exists already. Type '{ $save }' with another name.
stood-in = { $fault }; the level “{ $level }” plays on for it.
kept-unsaved = The game was not saved; it is kept in { $path }. Continue it with --load.
refused-some = { $n ->
    [one] { $n } typed command was refused
   *[other] { $n } typed commands were refused
 }
law-line = law { $id }, page { $page }
explained = { $what } of { $who }: { $total }
since-last = Since your last turn
since-short = Since last turn
log-empty = Nothing has happened yet.
moved = { $name } { $after }, was { $before }
then = then
none-forbidden = Nothing that could be thought of is forbidden now.
more-forbidden = { $n ->
    [one] { $n } more is
   *[other] { $n } more are
 } forbidden now; '{ $word }' tells why.
tells-more = '{ $word }' tells more about these cards.
no-longer = No longer possible: numbers
how-many-actions = { $n ->
    [one] { $n } action is
   *[other] { $n } actions are
 } possible; '{ $word }' lists them from 1.
left-game = has left the game.
row-space = Space { $n }

## The terminal table: parts
part-row = Row
part-market = Market
part-hand = Hand
part-board = Board
part-scores = Players
part-events = Events
part-actions = Actions
part-log = What happened
part-warnings = Before you end the turn

## The terminal table: words that people type
word-actions = actions
word-forbidden = forbidden
word-try = try
word-why = why
word-row = row
word-market = market
word-hand = hand
word-board = board
word-scores = scores
word-events = events
word-warnings = warnings
word-card = card
word-law = law
word-explain = explain
word-log = log
word-undo = undo
word-show = show
word-save = save
word-help = help
word-quit = quit
form-choice = N
form-seat-maybe = SEAT
form-law = ID
form-number-name = NUMBER
form-file = FILE
help-title = What you can type
help-commands = Commands of this game (beginnings of words suffice)
help-number = do the action with that number
help-actions = list the actions from 1 again
help-forbidden = what is forbidden now, and by which law
help-try = what an action would change, without doing it
help-why = why an action is not legal now
help-row = the row of cards
help-market = what lies in the market
help-hand = the cards in your hand
help-board = your board, or that of another seat
help-scores = the numbers of all players
help-events = events and what is to come
help-warnings = what to mind before you end the turn
help-card = read a card, and where it lies
ruling-reason = Reason: { $text }
ruling-source = Source: { $text }
ruling-law = Law: { $text }
ruling-shown = shown by { $text }
help-law = read a law, or search the laws
help-explain = where a number of yours comes from
help-log = what has happened, or so many of its last lines
help-undo = take back your last command, up to the last revelation
help-show = show the whole table again
help-save = save the game to a file
help-help = this list
help-quit = leave

## The terminal table: full screen
screen-keys-board = next board
screen-keys-card = card
screen-keys-warnings = warnings
screen-keys-forbidden = forbidden
screen-keys-undo = undo
screen-keys-save = save
screen-keys-scroll = down
screen-keys-help = help
screen-keys-quit = quit
screen-confirm = Enter: do it · Escape: back
screen-close = Escape: close
screen-turn = Arrows: next card · Escape: close
screen-how = Arrows choose an action, Enter shows what it would change, Enter again does it. Keys:
screen-ready = { $who }, press Enter when nobody else is looking.
screen-thinking = { $who } is thinking…
screen-over = The game is over. Press Q to leave.

## Results
result = Result
result-rank = Rank
result-player = Player
result-score = Score
result-sources = By source
result-line = Rank { $rank }: { $who }, score { $score } ({ $sources }).
result-winner = { $who } wins.
result-shared = Shared victory: { $who }.
result-solo = You reached { $vp }.
result-goals = Achieved: { $goals }
result-no-goals = No achievement this time.

## Simulations
simulate-progress = Playing
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
simulate-bot = Bot
simulate-seats = Seats
simulate-wins = Wins
simulate-rate = Win rate
simulate-mean = Mean score
simulate-footer = { $decisions } decisions; rounds { $low } to { $high }; seed { $seed }
simulate-speed = { $seconds } s, { $speed } games per second
simulate-bare = On one core: { $own } games per second; the bare playout, without bots and counting: { $bare }; ratio { $times }

## Records
export-progress = Writing tables
export-written = { $to }: { $games } games, { $seats } seats, { $turns } turns, { $decisions } decisions, { $events } events; { $megabytes } MB.
verify-progress = Verifying
verified-many = { $file }: { $records } records verified, { $finished } of finished games. { $commands } commands, { $shuffles } shuffles and { $digests } positions agree with the committed seeds and the results.
verified = { $file }: verified. { $commands } commands, { $shuffles } shuffles and { $digests } positions agree with the committed seed and the result.
verified-unfinished = { $file }: verified so far. { $commands } commands, { $shuffles } shuffles and { $digests } positions agree; the game is not finished.
proof-heading = This proves:
proof-rules = Every command was allowed, and together they lead from this deal to this end.
proof-seed = Every shuffle is that of the seed, and the seed is the one that the record committed to.
proof-signed = { $by } signed the record (key { $key }): at its table { $table } the commitment was published at { $committed } and the cards were dealt at { $dealt }.
proof-fair = The deal is made of the server's committed seed and of randomness that { $shares } of { $people } people committed to before any of it was revealed: if one of them was honest, nobody chose the deal, not even whoever runs the server.
proof-open-heading = It does not prove:
proof-not-signed = Who made it: nobody signed it, and whoever has the program can invent a whole game with any names.
proof-not-checked = Who made it: it is signed with the key { $key }, which was not checked (saecula verify --key ADDRESS of the server).
proof-not-server = That the server keeps honest times: they are its own word.
proof-not-fair = That nobody chose the deal: its seed came from one hand.
proof-not-theirs = That these people sent their part of the deal themselves: the page of each of them compares it with what it sent.
proof-not-blind = That nobody saw hidden cards, or who the people are: the server knows all cards while a game is played.

## Cards
cards-checked = { $path }: all corrections fit.

## Parts of a command
part-card = CARD
part-number = NUMBER
part-seat = SEAT
part-place = PLACE
part-side = SIDE
part-civ = CIVILIZATION
part-tech = TECHNOLOGY
part-wonder = WONDER
part-special = SPECIAL
part-effect = CARD
verb-action = Do the action { $action }
commands-title = What can be typed in { $game }

## A command line that cannot be read
usage-no-option = there is no option { $word }
usage-no-command = there is no command { $word }
usage-which-command = which command? `saecula --help` lists them
usage-extra = nothing asks for { $word }
usage-needs-value = { $word } needs a value
usage-takes-no-value = { $word } takes no value
usage-missing = { $word } is missing
usage-invalid = { $word }: { $reason }
usage-no-integer = must be a whole number
usage-no-number = must be a number

## saecula compile
compile-wait = Waiting for another process that compiles
compile-generate = Translating the engine to C
compile-compile = Compiling
compile-link = Linking and optimising
compile-train = Playing, to learn what games need
compile-try = Trying it
compile-done = The engine is compiled ({ $seconds } s): { $folder }
compile-there = The engine is compiled already: { $folder }
compile-cannot = The engine cannot be compiled: { $reason }

## Chances
judge-chance = { $who }: { $share } %
judge-culture = culture so far
judge-economy = economy
judge-science = science
judge-army = army
judge-cards = cards and wonders
judge-danger = safety
judge-tempo = turns left
judge-number = { $name } { $own } against { $other }
bot-restrained = Nothing is compiled here, so the expert thinks less than it could: saecula compile helps.
