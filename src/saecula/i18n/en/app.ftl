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
lacks-idle = No idle worker is left.
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
hint = number, command, or: why N · law ID · card NAME · explain power · undo · log · save FILE · help · quit
hand-over = Pass the keyboard to { $who }. Press Enter when ready.
saved = Saved: { $path }
undone = Taken back: { $command }
nothing-chosen = There is no choice { $n }.
unknown-law = No law matches '{ $query }'.
unknown-card = No card is called '{ $query }'.
goodbye = The game is not saved. Goodbye.
quit-hint = Type 'save FILE' first to keep the game, or 'quit' again to leave.
say-more = Type something after '{ $word }', for example: { $example }
not-understood = '{ $text }' is no command that fits here. Type a number, or 'help'.
ambiguous = '{ $text }' could mean: { $candidates }
not-explained = '{ $what }' cannot be explained. Try power, vp, or price ACTION.
undo-refused = Nothing can be taken back: only your own last command, if it revealed nothing.
save-failed = The game cannot be saved to { $path }.
save-exists = { $path } exists already. Type 'save FILE' with another name.
kept-unsaved = The game was not saved; it is kept in { $path }. Continue it with --load.
refused-some = { $n ->
    [one] { $n } typed command was refused
   *[other] { $n } typed commands were refused
 }
law-line = law { $id } · page { $page }
explained = { $what } of { $who }: { $total }
since-last = Since your last turn
log-empty = Nothing has happened yet.
help-title = What you can type
help-number = do that action
help-text = a command in words; beginnings suffice: re wri
help-why = why an action is not legal now
ruling-reason = Reason: { $text }
ruling-source = Source: { $text }
ruling-law = Law: { $text }
ruling-shown = shown by { $text }
help-law = read a law, or search the laws
help-card = read a card
help-explain = where a number comes from: power, vp, price ACTION
help-undo = take back your last command, up to the last revelation
help-log = what has happened
help-show = draw the table again
help-save = save the game to a file
help-quit = leave

## Results
result = Result
result-rank = Rank
result-player = Player
result-score = Score
result-sources = By source
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
verified = { $file }: verified. { $commands } commands, { $shuffles } shuffles and { $digests } positions agree with the committed seed and the result.
verified-unfinished = { $file }: verified so far. { $commands } commands, { $shuffles } shuffles and { $digests } positions agree; the game is not finished.

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

## saecula compile
compile-wait = Waiting for another process that compiles
compile-generate = Translating the engine to C
compile-compile = Compiling
compile-link = Linking and optimising
compile-try = Trying it
compile-done = The engine is compiled ({ $seconds } s): { $folder }
compile-there = The engine is compiled already: { $folder }
compile-cannot = The engine cannot be compiled: { $reason }
