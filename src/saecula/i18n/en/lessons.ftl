# Lessons: the title, what each step says, what is said of another move, and what stands at the end.

lesson-tta-cards = Take a card
lesson-tta-cards-1 = Whoever has the most culture at the end of the game wins, and everything else helps you to get it. Turns are spent in civil actions; in your first one you have a single action: take any of the five cards on the left, which cost one.
lesson-tta-cards-2 = Your action is spent, and the card is in your hand or, if it is a wonder, on your table. End the turn: your farms, mines and labs will produce.
lesson-tta-cards-3 = The row has moved left and some cards have become cheaper, but a card marked “leaves” will be gone before your next turn. Now you have four civil actions; take a card: the disc on it says what it costs you.
lesson-tta-cards-4 = Civil actions that you do not use are lost, so you may take more. Then end your turn.
lesson-tta-cards-other = Not now: here it is about the row. Take a card, then end your turn.
lesson-tta-cards-end = You know the heart of every turn: cards cost civil actions, and waiting makes them cheaper, or lets a rival have them.

lesson-tta-workers = Workers
lesson-tta-workers-1 = People are yellow tokens in your bank, and food brings them to work. Increase your population for two food and one civil action.
lesson-tta-workers-2 = Now you have unused workers. Build a mine: a worker on Bronze costs two resources and brings one resource every turn.
lesson-tta-workers-3 = End the turn and watch your resources: three mines now bring three. With the actions that are left you may take a card before.
lesson-tta-workers-other = Not now: keep your food and resources for this lesson's worker.
lesson-tta-workers-end = More people and more buildings: that is how a civilization grows. The emptier the yellow bank, the more food the next worker costs.

lesson-tta-production = The end of a turn
lesson-tta-production-1 = Two workers are idle, and idle people produce nothing. Build a farm on Agriculture for two resources.
lesson-tta-production-2 = Now a mine for the last two resources: build on Bronze. Whatever stands now will produce at the end of this very turn.
lesson-tta-production-3 = The end of a turn scores science and culture, checks corruption, brings food and resources, and draws a military card for each unused military action. End your turn: the log will tell what it brought.
lesson-tta-production-other = Not now: this lesson wants a farm, then a mine, and then the end of your turn.
lesson-tta-production-end = Open the log at the right: under your turn stands what its end brought you. Farms feed growth and mines feed buildings, but keep blue tokens in the bank, or corruption takes resources.

lesson-tta-science = Science and technologies
lesson-tta-science-1 = You have gathered three science, and Irrigation is in your hand. Develop it: the science is paid, and the card comes to your table.
lesson-tta-science-2 = Nobody works there yet. Upgrade a farm from Agriculture to Irrigation: you pay only the difference of two resources, and the worker moves up.
lesson-tta-science-3 = Each food on Irrigation is worth two, so this farm now brings more. End your turn.
lesson-tta-science-other = Not now: a fine idea for another turn, but here your two civil actions go into Irrigation.
lesson-tta-science-end = A technology is developed once and then built on as often as you like. Better farms and mines need fewer workers and fewer blue tokens.

lesson-tta-leaders = Leaders and wonders
lesson-tta-leaders-1 = Julius Caesar waits in your hand. Elect him for one civil action: he adds a military action and one strength for as long as he leads you.
lesson-tta-leaders-2 = The Library of Alexandria was laid out when you took it; a wonder is built in stages paid with resources. Build its first stage for one resource.
lesson-tta-leaders-3 = You may build further stages in later turns; only the finished wonder works. End your turn when you like.
lesson-tta-leaders-other = Not yet: you may do that later in this turn; first Caesar, then the Library.
lesson-tta-leaders-end = One leader at a time, one from each age; one wonder under construction at a time. Finished wonders stay to the end of the game.

lesson-tta-government = Action cards and government
lesson-tta-government-1 = Yellow cards are played once for their gain, in a later turn than the one you took them in. Play Cultural Heritage: one science and four culture.
lesson-tta-government-2 = Theocracy in place of Despotism costs six science if you develop it peacefully. Do so: you keep the rest of your actions.
lesson-tta-government-3 = Theocracy adds a military action, culture, strength and a happy face. Use what is left as you like, then end your turn.
lesson-tta-government-other = Not now: here it is about the yellow card and the government in your hand.
lesson-tta-government-end = A government sets how many actions you have. A revolution needs less science, but all civil actions of a turn.

lesson-tta-happiness = Happiness and corruption
lesson-tta-happiness-1 = As the yellow bank empties, your people want happy faces; one of your workers is discontent. Build a temple on Religion: it brings a face and one culture a turn.
lesson-tta-happiness-2 = The temple also used resources, so blue tokens are back in the bank and no corruption threatens. Think ahead: take Theology, a better temple, from the row.
lesson-tta-happiness-3 = Nobody is discontent and nothing is lost. End your turn.
lesson-tta-happiness-other = Not now: look at the discontent first, which this lesson is about.
lesson-tta-happiness-end = Too many discontent workers mean an uprising, and then nothing is produced. Few blue tokens in the bank mean corruption: so spend what you have.

lesson-tta-army = Units and tactics
lesson-tta-army-1 = Military cards come from military actions that you did not use. Play the tactic Fighting Band: it costs one military action and says which units make an army.
lesson-tta-army-2 = Fighting Band wants two infantry units, and you have one. Build warriors with your second military action: two units, and one strength more for the army.
lesson-tta-army-3 = Your strength rose from one to three. Civil actions are still there: use them or end your turn.
lesson-tta-army-other = Not yet: first make an army, the tactic and then the warriors.
lesson-tta-army-end = Strength decides wars, aggressions and many events. You need not be the strongest, but beware of being much the weakest.

lesson-tta-politics = Politics and events
lesson-tta-politics-1 = Each turn opens with politics, where one military card may be played. Prepare Barbarians: it goes face down to the future events, brings you culture, and the next current event is revealed.
lesson-tta-politics-2 = Development of Trade Routes gave everybody science, food and a resource. Now take your actions, and end your turn.
lesson-tta-politics-3 = Politics again: prepare another event, or pass if you would rather keep your cards. The choice is yours.
lesson-tta-politics-other = Not now: prepare the event this time; it gives culture and shows you how events come.
lesson-tta-politics-end = Every event that you prepare happens later to everybody, and you alone know when to be ready. One political action a turn, before all others.

lesson-tta-colonies = Colonies
lesson-tta-colonies-1 = Some current events are territories, and whoever sends the largest force gets them. Prepare Pestilence and see what is revealed.
lesson-tta-colonies-2 = Vast Territory: three yellow tokens and food for whoever colonizes it. Bid one; the rival has little to offer.
lesson-tta-colonies-3 = You won the auction and must send a force of at least one. Send your warriors: sent units return to the yellow bank.
lesson-tta-colonies-4 = The force is enough. Land, and the territory is yours.
lesson-tta-colonies-other = Not now: let us win this territory; follow the marked move.
lesson-tta-colonies-end = A colony gives its one-time gain and its tokens for ever. Units that sailed are gone, so do not bid what you cannot spare.

lesson-tta-aggression = Aggressions
lesson-tta-aggression-1 = Your strength is two, the rival's is one. Attack with Plunder in the politics phase: it costs one military action and takes food and resources.
lesson-tta-aggression-2 = The rival concedes. Choose how much of the booty is food; the rest is resources.
lesson-tta-aggression-3 = The politics phase is over, and your civil actions are untouched. Go on as you like, and end your turn.
lesson-tta-aggression-other = Not now: a plan of its own, and not a bad one, but this lesson attacks with Plunder.
lesson-tta-aggression-end = An aggression is decided at once: the defender may add cards, and a tie defends. Keep some military cards against what others may do to you.

lesson-tta-war = Wars
lesson-tta-war-1 = You are at six, the rival at one. Declare War over Technology: it costs two military actions, and it will be decided when your next turn begins.
lesson-tta-war-2 = Now it is the rival's time to arm, and yours to stay strong. End your turn.
lesson-tta-war-3 = The war is won by five. Take a special technology of the rival as your spoils.
lesson-tta-war-other = Not now: peace is a plan as well, but this lesson is about the war in your hand.
lesson-tta-war-end = A war is decided at your next turn, so both sides may arm until then. The larger the difference in strength, the larger the spoils.

lesson-tta-end = The end of the game
lesson-tta-end-1 = Age IV has begun, no card will join the row, and this round is the last one. Prepare Impact of Architecture: it brings culture now, and all events of Age III that lie prepared will be scored at the end.
lesson-tta-end-2 = Nothing else is worth much now, as only culture counts. End your last turn: after the rival's, the impacts are scored and the game is over.
lesson-tta-end-3 = You hold one military card more than you have military actions, so one must go. Then the rival takes the last turn, and everything that lies prepared is scored.
lesson-tta-end-other = Not now: this is the last round, and every point of culture counts. Follow the marked move.
lesson-tta-end-end = Whoever has most culture wins. You have seen all parts of the game: the next table is a real one, and the guide stays beside you if you like.

lesson-aoc-first = A people and its workers
lesson-aoc-first-1 = Whoever has the most points after six rounds wins, and each turn begins with a civilization from the market. Raise Polynesia: it brings you four workers.
lesson-aoc-first-2 = Workers are placed on actions, each worker once. Place one on Exploit for two coins.
lesson-aoc-first-3 = White slots give the worker back at the end of the turn, red ones do not. Place one on Fish: it brings coins, and more of them if one of your cards says so.
lesson-aoc-first-4 = You may place the others as well. Then end your actions, and the rival plays.
lesson-aoc-first-other = Not now: follow the marked move for this lesson.
lesson-aoc-first-end = A civilization, workers on actions, coins and points: that is a round. There are six of them.

lesson-aoc-research = Research
lesson-aoc-research-1 = Coins buy knowledge. Research Mining for four coins and one worker: a point now, and better yields from then on.
lesson-aoc-research-2 = You are short of coins now. Place a worker on Fish.
lesson-aoc-research-3 = Enough for a second technology: research Writing. Signs beside a lock show which technologies open it.
lesson-aoc-research-4 = All workers are placed. End your actions.
lesson-aoc-research-other = Not now: follow the marked move, so that your workers and coins go into learning.
lesson-aoc-research-end = Technologies work from the moment they are learned to the end of the game. Learn early what you will use often.

lesson-aoc-peoples = A second people, and war
lesson-aoc-peoples-1 = A new round: raise another civilization, or annex one for its legacy only. Annex India: one worker comes, its bonus coins too, and Polynesia stays your main civilization.
lesson-aoc-peoples-2 = Place a worker on Fish for coins.
lesson-aoc-peoples-3 = Farm takes two workers and gives more coins. Place them; you may research before if you can pay.
lesson-aoc-peoples-4 = End your actions: the round ends too, and war comes. Whoever has least power loses a worker.
lesson-aoc-peoples-other = Not now: this lesson shows annexing and what it saves.
lesson-aoc-peoples-end = Raising replaces your main civilization, annexing keeps it and adds a legacy. At the end of a round war asks who has the least military power.

lesson-aoc-wonders = Wonders and points
lesson-aoc-wonders-1 = A wonder costs seven coins, and you are just short of that. Trade brings two, and one to the rival.
lesson-aoc-wonders-2 = Now build a wonder of the market: three points at once, and its effect stays yours. Which one is your choice.
lesson-aoc-wonders-3 = Exploit brings coins for what comes next. Place the last worker there.
lesson-aoc-wonders-4 = All workers are placed. End your actions, and effects of the turn's end follow.
lesson-aoc-wonders-5 = Education lets you do Culture once more at the end of the turn, without a worker. Use it: coins become points.
lesson-aoc-wonders-other = Not now: another way to points, but here a wonder is within reach.
lesson-aoc-wonders-end = Wonders, research, culture and conquest bring points, and some cards score at the end of the game. After six rounds whoever has most points wins.
