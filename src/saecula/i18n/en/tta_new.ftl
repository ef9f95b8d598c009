# New Leaders and Wonders: cards and what they do

## Names of cards
card-ashoka = Ashoka
card-boudica = Boudica
card-cleopatra = Cleopatra
card-confucius = Confucius
card-hippocrates = Hippocrates
card-sun-tzu = Sun Tzu
card-eleanor-of-aquitaine = Eleanor of Aquitaine
card-isabella-of-castile = Isabella of Castile
card-jan-zizka = Jan Žižka
card-johannes-gutenberg = Johannes Gutenberg
card-nostradamus = Nostradamus
card-saladin = Saladin
card-alfred-nobel = Alfred Nobel
card-antoni-gaudi = Antoni Gaudí
card-catherine-the-great = Catherine the Great
card-charles-darwin = Charles Darwin
card-james-watt = James Watt
card-maria-theresa = Maria Theresa
card-ian-fleming = Ian Fleming
card-marie-curie-sklodowska = Marie Curie Skłodowska
card-marlene-dietrich = Marlene Dietrich
card-nelson-mandela = Nelson Mandela
card-pierre-de-coubertin = Pierre de Coubertin
card-steve-jobs = Steve Jobs
card-acropolis = Acropolis
card-colosseum = Colosseum
card-roman-roads = Roman Roads
card-stonehenge = Stonehenge
card-forbidden-city = Forbidden City
card-himeji-castle = Himeji Castle
card-machu-picchu = Machu Picchu
card-silk-road = Silk Road
card-harvard-college = Harvard College
card-louvre-museum = Louvre Museum
card-statue-of-liberty = Statue of Liberty
card-suez-canal = Suez Canal
card-empire-state-building = Empire State Building
card-international-red-cross = International Red Cross
card-manhattan-project = Manhattan Project
card-united-nations = United Nations
card-development-of-planning = Development of Planning
card-call-to-arms = Call to Arms
card-dark-ages = Dark Ages
card-knowledge-of-the-ancients = Knowledge of the Ancients
card-kidnap = Kidnap
card-naval-trade-agreement = Naval Trade Agreement
card-arms-industry = Arms Industry
card-freedom-of-movement = Freedom of Movement
card-international-negotiations = International Negotiations
card-autonomous-territory = Autonomous Territory
card-hussars = Hussars
card-impact-of-culture = Impact of Culture
card-impact-of-harmony = Impact of Harmony
card-hybrid-war = Hybrid War
card-occupy = Occupy
card-positional-army = Positional Army

## Powers, by number
power-55 = the first action card of every turn gives { $n } more of everything it gives, and its discount is { $n } larger
power-56 = once a turn you may play an action card that you took in the same phase
power-57 = once a turn an extra civil action to take, develop, build or upgrade a lab or library, { $n } cheaper
power-58 = once in the game, as a political action, all weaker players lose { $n } yellow token from their banks and you may gain { $n } from the box
power-59 = once in the game hold the Games: { $n } culture, and until your next politics phase whoever attacks loses { $n } culture
power-60 = { $n } to resource production
power-61 = { $n } to resource production per colony
power-62 = in Age I { $n } to resource production
power-63 = in Age II { $n } science
power-64 = from Age III on { $n } culture
power-65 = with civil cards of two colours in hand { $n } to resource production, with three or more also { $n } to food production
power-66 = one of your best farms of Age A or I produces { $n } more blue token
power-67 = one of your best mines of Age A or I produces { $n } more blue token
power-68 = { $n } culture per happy face of urban buildings and wonders
power-69 = { $n } culture for the best building of every urban type
power-70 = { $n } culture per lab and library
power-71 = { $n } culture per arena
power-72 = { $n } culture per theater of the highest level you have built
power-73 = { $n } happy face more per theater of the highest level you have built
power-74 = culture equal to the levels of your best library and your best theater
power-75 = science equal to the level of your best mine
power-76 = strength equal to the level of your best lab
power-77 = culture equal to the higher level of the two
power-78 = happy faces equal to the level of your best lab
power-79 = { $n } happy face less per temple
power-80 = up to { $n } discontent workers are ignored
power-81 = culture equal to the level of your government
power-82 = { $n } culture per blue token on it
power-83 = { $n } culture per army
power-84 = farms may count in armies as infantry or artillery of Age A
power-85 = one unit may count twice in armies
power-86 = as long as it lasts, both sides have { $n } unhappy faces
power-87 = at the end of every turn you choose: { $n } strength, or a civil action
power-88 = { $n } strength more against aggressions and where an event looks for the weakest
power-89 = arenas of level III have { $n } strength more
power-90 = arenas of level III cost { $n } less
power-91 = urban limit +{ $n }
power-92 = a new government without revolution costs { $n } science less per urban building
power-93 = infantry and cavalry technologies cost less science by { $n } per level
power-94 = urban technologies cost { $n } science less per other urban type you have built
power-95 = farms and mines of level II cost { $n } resources less
power-96 = of level III { $n } less
power-97 = their technologies of level II cost { $n } science less
power-98 = of level III { $n } less
power-99 = technologies cost { $n } civil action less in the row, but at least one
power-100 = attacks on you cost { $n } military actions more
power-101 = when colonizing you may pay 1, 3 or 6 resources for 1, 2 or 3 more force, at most { $n }
power-102 = { $n } science whenever you prepare an event
power-103 = { $n } culture whenever you prepare an event
power-104 = draw { $n } military cards whenever you prepare an event
power-105 = { $n } science when he leaves
power-106 = when he leaves, culture equal to what your best farm or mine produces
power-107 = { $n } culture for every military card you must discard at the end of your turn
power-108 = when replaced, up to { $n } spent civil actions come back
power-109 = when replaced, no action comes back; from then on { $n } culture for whoever develops two technologies in a turn
power-110 = { $n } culture for every infantry or cavalry technology developed
power-111 = for every technology developed you may pay 1 resource for { $n } culture
power-112 = { $n } science for every new worker
power-113 = { $n } culture for every new worker
power-114 = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } for every wonder taken
power-115 = draw { $n } military cards when Age II and Age III begin
power-116 = { $n } culture for using that action
power-117 = at the end of your turn { $n } culture per happy face that you do not need
power-118 = at the start of your turn, if among the two weakest, { $n } resources for units
power-119 = otherwise { $n } food, resource or science
power-120 = every action phase { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } for wonder stages and urban buildings
power-121 = every action phase { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } for units
power-122 = { $n } more if among the two weakest
power-123 = at the start of every turn set aside a yellow token from the box, at most { $n }; at the end of every age one of them joins your bank
power-124 = draw { $n } more military cards at the end of your turn
power-125 = any military card may be prepared as an event; revealed, it gives everybody 1 science
power-126 = your tactics stay your own
power-127 = when he leaves, he lies under your tactic, and every army of it is worth 1 more
power-128 = you see the events that others prepare
power-129 = in your politics phase you may look at the military cards of a player, not of the same one twice running
power-130 = two political actions every turn
power-131 = in a fight one of your units may be given up: its strength counts twice, and you have { $n } culture as attacker or { $n } strength as defender
power-132 = in your action phase a token on it may be exchanged for { $n } resources
power-133 = when completed, a territory from your hand may become your colony
power-134 = when completed, an Age III event from your hand may take effect and stays in your hand

## What only these cards do
score-5 = when completed: { $n } culture (2, 3, 4 players) for each of science, culture, strength, food and resources in which you are alone the first
score-6 = when completed: 1 culture per colony of all players
score-7 = when completed: culture equal to your science rating
score-8 = when completed: { $n } culture for each of your wonders, of your special technologies or of your urban types, whichever are most
stages-in-food = stages are paid with food
stage-culture = { $n } culture for whoever builds a stage
stage-science = every stage gives its cost as science
open-stages = once a turn any other player may build a stage
keeps-tokens = the tokens of its stages stay on it
early-powers = from its first stage on: { $what }
completion-gain = when completed: { $what }
row-surcharge = costs { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
 } more in the row while none of your workers is discontent
needs-by-players = tokens that must be lost for it (2, 3, 4 players): { $what }
one-of = one of: { $what }
army-by-level = army of { $what }: { $n } strength, and the lowest level in it
points-to-leader = gives way to the leader in slot { $n }
points-to-wonder = gives way to the wonder in slot { $n }
pointer-leader = leader pointer { $n }
pointer-wonder = wonder pointer { $n }
revised-card = { $card } (revised)
special-tactic = { $card } (special tactic)
tta-kind-pointer = pointer
who-10 = the second weakest, with 3 or 4 players
step-34 = chooses one of { $n } Age A events that were not used, for their own civilization alone
step-35 = lose half of their science above { $n }
step-36 = lose up to { $n } civil actions and draw a military card for each
step-37 = { $n } science per completed wonder, { $n } resource for an unfinished one, twice as much for Age A
step-38 = may move { $n } worker to another technology for the difference in cost
step-39 = takes { $n } food, resources or science from the weakest, as the revealer chooses
step-40 = { $n } resources for each of infantry, cavalry and artillery in which nobody has a higher technology
aggression-8 = take a card of the rival's civil hand; { $n } culture if you play it in the same turn
aggression-9 = take up to { $n } each of food, resources, science and culture
war-4 = the victor takes culture equal to the advantage

## Questions
tta-ask-goods = Which goods?
tta-ask-stance = Strength or a civil action?
tta-ask-resource-for-culture = A resource for culture?
tta-ask-commit-unit = Commit a unit to this war?
tta-ask-colony-from-hand = Colonize a territory from your hand?
tta-ask-event-from-hand = Resolve an event from your hand?
tta-ask-planning = Which of the three events is yours?
tta-ask-move-worker = Move a worker?
tta-ask-draft = Pick a card for this game

## Commands
tta-do-science = { $n } science
tta-do-culture = { $n } culture
tta-do-buy = Buy { $n } colonization
tta-do-learn-take = Learning action: take { $card }: { $price }
tta-do-learn-develop = Learning action: develop { $card }: { $price }
tta-do-learn-build = Learning action: build { $card }: { $price }
tta-do-learn-upgrade = Learning action: upgrade { $card } to { $other }: { $price }
tta-do-humble = Humble the weaker civilizations
tta-do-games = Hold the Games
tta-do-look = Look at the military cards of { $who }
tta-do-charge = Attack { $who } with { $card }, committing { $other }
tta-do-commit = Commit { $card }
tta-do-redeem = Redeem a token of your wonder
tta-do-assist = Build a stage of the wonder of { $who }: { $price }
tta-do-move = Move a worker from { $card } to { $other }
tta-do-stance-0 = Strength
tta-do-stance-1 = A civil action

## Events
tta-event-card-seen = { $who } is shown { $card } of { $rival }.
tta-event-hand-seen = { $who } looks at the military cards of { $rival }.
tta-event-games-held = { $who } holds the Games.
tta-event-prize-founded = { $card } of { $who } founds a prize.
tta-event-prize-won = { $who } wins the prize.
tta-event-stance-taken = { $n ->
    [1] { $who } chooses strength.
   *[other] { $who } chooses a civil action.
}
tta-event-yellow-parked = { $who } lays a yellow token aside.
tta-event-tactic-mastered = A leader of { $who } comes to lie under a tactic: { $card }.
tta-event-unit-committed = { $who } commits { $card }.
tta-event-worker-moved = { $who } moves a worker from { $card } to { $other }.
tta-event-pointer-replaced = { $card } is replaced by { $other }.
tta-event-board-filled = The boards show Age { $age }.
tta-event-card-picked = { $who } picks { $card }.
tta-event-plan-shown = { $card } may be chosen.
tta-event-token-redeemed = { $who } redeems a token of { $card }.
tta-event-stage-helped = { $who } builds a stage of { $card } for { $rival }.

## On the table
tta-boards = Boards, Age { $age }: { $what }
