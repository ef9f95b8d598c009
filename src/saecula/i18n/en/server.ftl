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
server-table-locked = Whoever runs this server has locked the table. Nothing of it is lost.
server-draining = This server is about to hand over to another one; please try again in a moment.
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
server-voted-out = The others at this table have agreed to take your seat; a bot plays on for now.
server-deleted = This table was deleted.
server-others-play = { $name } is playing here: a running game is deleted only when everybody else is long gone.
server-wrong-invite = The invitation is not valid (any more); ask for a new link.
server-seat-taken = The seat is taken.
server-not-taken = Nobody sits there.
server-not-host = Only the host may do this.
server-not-your-seat = This is not your seat.
server-no-chat = Nobody can speak at this table.
server-not-waiting = This is only possible before the game begins.
server-not-ready = Not everybody is ready.
server-dealing = The cards are being dealt; please wait a moment.
server-seed-is-chosen = The seed of this table was chosen, so nobody adds to its deal.
server-no-share = This seat has not committed to a share of the deal.
server-other-share = This is not the share that the seat committed to.
server-not-opening = Shares are revealed when the host starts the game.
server-not-over = This is only possible after the game.
server-not-absent = { $name } is here.
server-sits-elsewhere = Whoever has a seat at this table cannot take another one whose hand is dealt.
server-not-long-absent = { $name } was here a short while ago. A seat can be taken away after { $minutes } minutes of absence; until then a bot may play for it.
server-no-vote = Whoever votes sits at the table, and not on the seat that the vote is about.
server-too-few-voters = A vote needs at least { $fewest } people besides the one whom it is about.
server-vote-open = Another vote is going on.
server-nothing-to-vote = There is no vote about this seat.
server-nothing-here = Your account has no seat at this table.
server-webhook-refused = Notices cannot be sent to this address: it must begin with https:// and be public.
server-no-such-notice = There is no such way to be told.
server-mail-refused = This is no address of mail.
server-mail-failed = The mail could not be sent; please try again later.
server-push-refused = This is no subscription of a browser.
server-discord-refused = This is no webhook of Discord: it begins with https://discord.com/api/webhooks/.
server-ntfy-refused = This is no topic of ntfy: an address such as https://ntfy.sh/my-topic.
server-too-many-notices = You have { $count } ways to be told already; please remove one first.

## Accounts
server-no-accounts = This server has no accounts.
server-name-taken = This name is taken.
server-wrong-password = Name or password is wrong.
server-account-locked = Whoever runs this server has locked the account.
server-no-such-account = There is no account called { $name }.
server-not-logged-in = Please log in first.
server-other-account = You are logged in as { $name }.
server-no-mail = This server sends no mail. Whoever runs it can set a new password for you.
server-unknown-letter = This link is unknown, used or too old. Ask for a new one.
server-subject-confirm = Saecula: is this your address?
server-letter-confirm =
    { $name }, follow this link within an hour, and letters about your account go to this address:

    { $address }

    If you did not ask for it, do nothing.
server-subject-reset = Saecula: a new password
server-letter-reset =
    { $name }, this link sets a new password for your account. It works once, within an hour:

    { $address }

    If you did not ask for it, do nothing: your password stays as it is.

## Records
server-still-playing = The record can be had when the game is over: until then it holds secrets.
server-verified = Checked: the game was played again from its record, and every shuffle and every score came out the same.
server-compared = Played again: { $commands } commands, { $shuffles } shuffles and { $digests } positions agree with the seed that was fixed before the deal.
lesson-waits = The others play now. It goes on when it is your turn again.
server-not-verified = Not verified: { $problem }

## Notices
server-notice-decision = { $player }, it is your decision at the table { $table }.
server-notice-over = { $player }, the game at the table { $table } is over.
server-notice-try = { $player }, this is how you will be told that a decision waits for you at the table { $table }.
server-notice-stop = You asked for this at your table. Open it and choose Notices to be told less often, or no more.
server-notice-confirm-subject = Your code for notices
server-notice-confirm = Your code is { $code }. Type it at your table, and this address will be told when a decision waits. If you did not ask for it ({ $server }), do nothing: no more mail will come.
server-lesson-other = This is a legal move, but not the one that the lesson is about.
server-no-advice = At this table bots suggest no moves: other people play, and the host has not allowed it.
