## The laboratory: tournaments
lab-score-tta = Culture
lab-score-aoc = Points
lab-column-bot = Bot
lab-column-seats = Seats
lab-column-rate = Win rate
lab-column-rating = Rating
lab-column-mean-time = ms/decision (core)
lab-column-slowest = slowest ms (core)
lab-column-pair = Pair
lab-column-ahead = First ends ahead
lab-column-lead = Lead of the first
lab-column-profile = Mean per seat
lab-humans = People
lab-humans-source = People: { $source }. A population to compare with, not a target.
lab-pairs = Bots at the same table
lab-profiles = Profiles
lab-plot-rate = Win rate per seat; the dashed line is par
lab-plot-scores = Distribution of scores
lab-plot-sources = Where the score came from
lab-footer = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, { $rounds } rounds; { $seconds } s, { $speed } games per second, { $core } per second of one core's thinking; seed { $seed }
lab-method = How the numbers were made
lab-method-text = Every deal was played in every rotation of the seats, so that all bots had the same cards and places; nobody could resign. The win rate is per seat, and a shared victory counts in shares. Brackets are 95 % intervals. The unit that is counted is the deal, because games of one deal are alike: means have the error of the spread between deals, win rates a Wilson interval for the number of independent games with the same error, never more than were played. Ratings follow Plackett and Luce (openskill), game by game; ± is two standard deviations. Times are those of the machine that played; in brackets the processor time of the bot itself.

## Profiles
lab-profile-wonders = Wonders
lab-profile-stages = Stages built
lab-profile-leaders = Leaders
lab-profile-takes = Cards taken
lab-profile-dear_takes = … for 3 civil actions or more
lab-profile-governments = Changes of government
lab-profile-first_government = Round of the first change
lab-profile-despotism = Never changed government
lab-profile-colonies = Colonies
lab-profile-bids = Bids
lab-profile-wars = Wars declared
lab-profile-wars_won = … won
lab-profile-aggressions = Aggressions
lab-profile-aggressions_won = … that succeeded
lab-profile-pacts_offered = Pacts offered
lab-profile-pacts_made = … accepted
lab-profile-uprisings = Uprisings
lab-profile-famines = Famines
lab-profile-famine = Seats that famine struck
lab-profile-two_labs = Two labs after round 5
lab-profile-better_mine = A better mine than at the start
lab-profile-better_farm = A better farm than at the start
lab-profile-science = Science produced in round 14
lab-profile-unarmed = No unit at the end
lab-profile-raised = Civilizations raised
lab-profile-annexed = Civilizations annexed
lab-profile-techs = Technologies
lab-profile-specials = Special technology cards
lab-profile-actions = Actions
lab-profile-passes = Passes
lab-profile-war_losses = Workers lost to war
lab-profile-plague_losses = Workers lost to plague

## The almanac
almanac-title = Almanac of { $game }: { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
almanac-players = Players
almanac-summary = Bots: { $bots }. Mean score { $score }, of winners { $winning }; { $rounds } rounds.
almanac-civil = Civil cards
almanac-military = Military cards
almanac-colonies = Territories
almanac-raised = Civilizations raised
almanac-annexed = Civilizations annexed
almanac-bought = Technologies and wonders
almanac-rounds = Rounds
almanac-game-wars = Wars per game
almanac-game-aggressions = Aggressions per game
almanac-game-pacts_made = Pacts per game
almanac-game-war_losses = Workers lost to war, per game
almanac-game-plague_losses = Workers lost to plague, per game
almanac-cost-civil = Civil actions
almanac-cost-colonies = Winning bid
almanac-cost-bought = Coins
almanac-method = The win rate is that of seats which used the card, with its 95 % interval (Wilson, games as clusters); par is { $par }. It tells what goes with winning, not what causes it. "Of those seen" compares with the copies that came into the open.
almanac-written = Written: { $path }
lab-column-card = Card
lab-column-kind = Kind
lab-column-age = Age
lab-column-per-game = Per game
lab-column-of-offered = Of those seen
lab-column-ages = In age
lab-column-round = Mean round
lab-column-into-play = Put into play
lab-kind-civ = civilization
lab-kind-tech = technology
lab-kind-wonder = wonder
lab-kind-special = special technology card

## Tuning
tune-progress = Tuning
tune-generation = Generation { $n }: best { $best }, mean { $mean } of 100; { $wins } % of games won
tune-done = { $n ->
    [one] { $n } generation
   *[other] { $n } generations
 } done; weights written to { $path }. Measure them: saecula tournament { $game } --bots { $bot }@{ $path },{ $bot } --games 400

## Best responses
exploit-start = Start { $name }: { $wins } % of games won
exploit-step = Step { $n }, { $games } games: candidates won { $wins } %
exploit-found = The best response to { $against } that was found (from { $start }, { $searched } games of search) wins { $share } % [{ $low }, { $high }] of { $games } fresh games; even would be { $par } %.

## Learning
train-areas = { $players } players, { $games } games, { $positions } positions: area under the curve by age { $areas }
train-curve = after the first { $n } games that teach: { $areas }
train-tenth = given { $low }–{ $high } %: won { $won } % of { $n }
