# Saecula: what the server of the browser table says.

server-game-aoc = Age of Civilization
server-game-tta = Through the Ages

## Commands
server-stale = The game has moved on: it is at command { $ply } now.
server-ambiguous = This could mean: { $candidates }
server-not-understood = This is no command that fits here ({ $problem }).
server-not-your-decision = It is not your decision.
server-undo-refused = Nothing can be taken back: only your own last command, if it revealed nothing.
server-redo-refused = There is nothing to do again.
server-not-playing = No game is being played at this table.
server-broken = The table is locked, because its game cannot be continued ({ $problem }). Nothing of it is lost.
server-bad-message = The server does not understand this message.
server-too-often = Too many requests; please wait a minute.
server-too-large = What was sent is too large.
server-too-many-connections = Too many connections at once; please wait a moment.
server-headers-too-large = The headers of the request are too large.
server-too-slow = The request took too long to arrive.
server-too-many-tables = All tables that this server has room for are in use; please try again later.
server-bots-busy = The bots of this server have too much to think about; please try again in a few minutes.
server-too-deep = What was sent is nested too deep.
server-foreign-page = This was sent by a page of another address. Nothing was done.
server-unknown-host = This server does not know the name { $host }. Whoever runs it can allow it: saecula serve --name { $host }
server-not-json = What is sent here must be JSON, with the content type application/json.
server-internal = The server made a mistake. It was written into its log; please try again.
server-storage = The server cannot use its storage just now. Nothing acknowledged is lost; please try again soon.

## Tables and seats
server-bad-input = This cannot be done: { $problem }
server-no-such-table = There is no such table.
server-no-such-page = There is nothing at this address.
server-no-such-seat = There is no seat { $seat }.
server-no-such-bot = There is no bot called { $bot }.
server-no-name = Please give a name.
server-name-alike = This name looks like that of { $name }, who sits here.
server-no-spectators = This table is for its players only.
server-unknown-token = This seat is not yours (any more): claim it again, or ask for a new link.
server-unknown-code = This code is unknown, used or too old. Make a new one on the other device.
server-revoked = Your seat was moved to another device or given away.
server-wrong-invite = The invitation is not valid (any more); ask for a new link.
server-seat-taken = The seat is taken.
server-not-taken = Nobody sits there.
server-not-host = Only the host may do this.
server-not-your-seat = This is not your seat.
server-not-waiting = This is only possible before the game begins.
server-not-ready = Not everybody is ready.
server-not-over = This is only possible after the game.
server-not-absent = { $name } is here.
server-sits-elsewhere = Whoever has a seat at this table cannot take another one whose hand is dealt.
server-not-long-absent = { $name } was here a short while ago. A seat can be taken away after { $minutes } minutes of absence; until then a bot may play for it.
server-nothing-here = Your account has no seat at this table.
server-webhook-refused = Notices cannot be sent to this address: it must begin with https:// and be public.

## Accounts
server-no-accounts = This server has no accounts.
server-name-taken = This name is taken.
server-wrong-password = Name or password is wrong.
server-not-logged-in = Please log in first.
server-other-account = You are logged in as { $name }.

## Records
server-still-playing = The record can be had when the game is over: until then it holds secrets.
server-verified = Verified: { $commands } commands, { $shuffles } shuffles and { $digests } positions agree with the committed seed.
server-not-verified = Not verified: { $problem }

## Notices
server-notice-decision = { $player }, it is your decision at the table { $table }.
server-notice-over = { $player }, the game at the table { $table } is over.
