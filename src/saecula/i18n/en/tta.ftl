# Through the Ages: names of cards, what they do, commands, questions and events.

## Cards
card-agriculture = Agriculture
card-irrigation = Irrigation
card-selective-breeding = Selective Breeding
card-mechanized-agriculture = Mechanized Agriculture
card-bronze = Bronze
card-iron = Iron
card-coal = Coal
card-oil = Oil
card-philosophy = Philosophy
card-alchemy = Alchemy
card-scientific-method = Scientific Method
card-computers = Computers
card-religion = Religion
card-theology = Theology
card-organized-religion = Organized Religion
card-printing-press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies
card-bread-and-circuses = Bread and Circuses
card-team-sports = Team Sports
card-professional-sports = Professional Sports
card-warriors = Warriors
card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern-infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air-forces = Air Forces
card-code-of-laws = Code of Laws
card-justice-system = Justice System
card-civil-service = Civil Service
card-warfare = Warfare
card-strategy = Strategy
card-military-theory = Military Theory
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering
card-despotism = Despotism
card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-fundamentalism = Fundamentalism
card-democracy = Democracy
card-alexander-the-great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-genghis-khan = Genghis Khan
card-frederick-barbarossa = Frederick Barbarossa
card-christopher-columbus = Christopher Columbus
card-joan-of-arc = Joan of Arc
card-william-shakespeare = William Shakespeare
card-james-cook = James Cook
card-isaac-newton = Isaac Newton
card-johann-sebastian-bach = Johann Sebastian Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-albert-einstein = Albert Einstein
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-bill-gates = Bill Gates
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-pyramids = Pyramids
card-hanging-gardens = Hanging Gardens
card-colossus = Colossus
card-library-of-alexandria = Library of Alexandria
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter's Basilica
card-universitas-carolina = Universitas Carolina
card-taj-mahal = Taj Mahal
card-transcontinental-railroad = Transcontinental Railroad
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-first-space-flight = First Space Flight
card-fast-food-chains = Fast Food Chains
card-internet = Internet
card-hollywood = Hollywood
card-rich-land-a = Rich Land
card-rich-land-i = Rich Land
card-rich-land-ii = Rich Land
card-urban-growth-a = Urban Growth
card-urban-growth-i = Urban Growth
card-urban-growth-ii = Urban Growth
card-urban-growth-iii = Urban Growth
card-frugality-a = Frugality
card-frugality-i = Frugality
card-frugality-ii = Frugality
card-engineering-genius-a = Engineering Genius
card-engineering-genius-i = Engineering Genius
card-engineering-genius-ii = Engineering Genius
card-engineering-genius-iii = Engineering Genius
card-patriotism-a = Patriotism
card-patriotism-i = Patriotism
card-patriotism-ii = Patriotism
card-patriotism-iii = Patriotism
card-cultural-heritage-a = Cultural Heritage
card-cultural-heritage-i = Cultural Heritage
card-stockpile = Stockpile
card-breakthrough-i = Breakthrough
card-breakthrough-ii = Breakthrough
card-reserves-i = Reserves
card-reserves-ii = Reserves
card-reserves-iii = Reserves
card-revolutionary-idea-ii = Revolutionary Idea
card-revolutionary-idea-iii = Revolutionary Idea
card-efficient-upgrade-ii = Efficient Upgrade
card-efficient-upgrade-iii = Efficient Upgrade
card-wave-of-nationalism = Wave of Nationalism
card-military-build-up = Military Build-Up
card-endowment-for-the-arts = Endowment for the Arts
card-fighting-band = Fighting Band
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-heavy-cavalry = Heavy Cavalry
card-mobile-artillery = Mobile Artillery
card-fortifications = Fortifications
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
card-napoleonic-army = Napoleonic Army
card-classic-army = Classic Army
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-shock-troops = Shock Troops
card-modern-army = Modern Army
card-plunder-i = Plunder
card-plunder-ii = Plunder
card-plunder-iii = Plunder
card-raid-i = Raid
card-raid-ii = Raid
card-raid-iii = Raid
card-enslave = Enslave
card-spy = Spy
card-annex = Annex
card-infiltrate = Infiltrate
card-armed-intervention = Armed Intervention
card-war-over-territory = War over Territory
card-war-over-technology = War over Technology
card-war-over-culture = War over Culture
card-military-bonus-i = Military Bonus
card-military-bonus-ii = Military Bonus
card-military-bonus-iii = Military Bonus
card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-acceptance-of-supremacy = Acceptance of Supremacy
card-scientific-cooperation = Scientific Cooperation
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-international-tourism = International Tourism
card-military-pact = Military Pact
card-peace-treaty = Peace Treaty
card-loss-of-sovereignty = Loss of Sovereignty
card-vast-territory-i = Vast Territory
card-wealthy-territory-i = Wealthy Territory
card-inhabited-territory-i = Inhabited Territory
card-strategic-territory-i = Strategic Territory
card-historic-territory-i = Historic Territory
card-developed-territory-i = Developed Territory
card-vast-territory-ii = Vast Territory
card-wealthy-territory-ii = Wealthy Territory
card-inhabited-territory-ii = Inhabited Territory
card-strategic-territory-ii = Strategic Territory
card-historic-territory-ii = Historic Territory
card-developed-territory-ii = Developed Territory
card-development-of-agriculture = Development of Agriculture
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare
card-development-of-civilization = Development of Civilization
card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders
card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-politics-of-strength = Politics of Strength
card-popularization-of-science = Popularization of Science
card-prosperity = Prosperity
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-balance = Impact of Balance
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-variety = Impact of Variety
card-impact-of-wonders = Impact of Wonders

## Kinds of card
tta-kind-farm = farm
tta-kind-mine = mine
tta-kind-lab = lab
tta-kind-temple = temple
tta-kind-library = library
tta-kind-theater = theater
tta-kind-arena = arena
tta-kind-infantry = infantry
tta-kind-cavalry = cavalry
tta-kind-artillery = artillery
tta-kind-air_force = air force
tta-kind-special_law = law technology
tta-kind-special_military = military technology
tta-kind-special_exploration = exploration technology
tta-kind-special_construction = construction technology
tta-kind-government = government
tta-kind-leader = leader
tta-kind-wonder = wonder
tta-kind-action = action card
tta-kind-tactic = tactic
tta-kind-aggression = aggression
tta-kind-war = war
tta-kind-pact = pact
tta-kind-bonus = bonus card
tta-kind-territory = territory
tta-kind-event = event

## Amounts
food = { $n } food
resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
science-points = { $n } science
culture-points = { $n } culture
strength-points = { $n } strength
faces = { $n ->
    [one] { $n } happy face
   *[other] { $n } happy faces
 }
civil-actions = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
 }
military-actions = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
 }
blue-tokens = { $n ->
    [one] { $n } blue token
   *[other] { $n } blue tokens
 }
yellow-tokens = { $n ->
    [one] { $n } yellow token
   *[other] { $n } yellow tokens
 }
colonization-points = { $n } colonization
military-cards = { $n ->
    [one] { $n } military card
   *[other] { $n } military cards
 }
tta-population = { $n } population
tta-per-worker = per worker: { $what }
urban-limit = urban limit { $n }
wonder-stages = stages { $what }
army-of = army of { $what }: { $n } strength
army-of-outdated = army of { $what }: { $n } strength, outdated { $m }
unit-infantry = { $n } infantry
unit-cavalry = { $n } cavalry
unit-artillery = { $n } artillery
defence-of = defence { $n }, colonization { $m }
costs = costs { $what }
attack-costs = { $what } to play
score-1 = when completed: culture for the levels of your technologies
score-2 = when completed: 2 culture per farm and mine, 1 per urban building and unit
score-3 = when completed: culture for all output of your urban buildings
score-4 = when completed: twice the culture of your theaters and libraries
row-discount = costs { $n } civil actions less in the turn in which you replaced a leader
first-gain = once, when colonized: { $what }

## Powers, by number
power-0 = +{ $n } strength per unit
power-1 = { $n } science for every technology taken from the row
power-2 = once a turn a military action serves as a civil one
power-3 = leaders cost { $n } civil action less in the row
power-4 = { $n } resource for units every turn
power-5 = when replaced, may lie under a completed wonder and give it a happy face
power-6 = once in the game a second political action
power-7 = population costs { $n } food less
power-8 = science equal to the level of your best lab or library
power-9 = { $n } resource for every technology developed
power-10 = { $n } culture per happy face of temples, theaters and wonders
power-11 = wonders cost no extra civil actions
power-12 = infantry may count as cavalry in armies
power-13 = { $n } culture at the end of your turn if you are among the two strongest
power-14 = for one military action increase population and build a unit, each one cheaper
power-15 = political action: he leaves and a territory from your hand becomes your colony
power-16 = { $n } strength per happy face of temples and government
power-17 = in your politics phase you may look at the next event
power-18 = libraries and theaters cost { $n } resource less if you have the other
power-19 = libraries and theaters cost { $n } science less if you have the other
power-20 = { $n } culture per pair of library and theater
power-21 = { $n } culture per theater
power-22 = theaters cost { $n } science less
power-23 = once a turn upgrade any urban building to a theater
power-24 = revolutions are paid with military actions
power-25 = { $n } culture for a revolution
power-26 = { $n } strength per type of unit you have
power-27 = { $n } culture for every technology developed
power-28 = { $n } civil action back for every technology developed
power-29 = the culture of your best theater counts twice
power-30 = you may not attack
power-31 = attacks on you cost twice the military actions
power-32 = labs also produce resources by their level
power-33 = culture for the levels of your labs when he leaves or the game ends
power-34 = { $n } culture per level of every lab
power-35 = { $n } science less per lab
power-36 = every turn { $n } culture, or { $n } science and { $n } resources for the military
power-37 = up to { $n } military cards may be discarded for colonization, each worth 1
power-38 = { $n } culture per colony, and 1 more for the first
power-39 = political action: he leaves and you gain a yellow token
power-40 = civil hand limit +{ $n }
power-41 = military hand limit +{ $n }
power-42 = { $n } strength per infantry
power-43 = { $n } strength per artillery
power-44 = { $n } happy face more for every other source that has one
power-45 = your best mine produces once more
power-46 = once a turn a free population
power-47 = urban buildings of level I cost { $n } less
power-48 = of level II { $n } less
power-49 = of level III { $n } less
power-50 = { $n ->
    [one] { $n } more stage
   *[other] { $n } more stages
 } of a wonder with one action
power-51 = technologies cost { $n } science less, your partner pays 1
power-52 = { $n } culture per completed wonder of your partner
power-53 = once a turn 1 food serves as 1 resource
power-54 = once a turn 1 resource serves as 1 food

## Orders of action cards, by number
order-1 = build or upgrade a farm or mine, { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } cheaper
order-2 = build or upgrade an urban building, { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } cheaper
order-3 = upgrade a farm, mine or urban building, { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } cheaper
order-4 = increase your population, then gain { $n } food
order-5 = build one stage of your wonder, { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 } cheaper
order-6 = develop a technology, then gain { $n } science
order-7 = gain { $n } food or { $n } resources
arms-gain = { $n } resources for units this turn
extra-military = { $n } military action more this turn
arms-per-stronger = { $n } resources for units this turn per stronger opponent
culture-per-richer = { $n } culture per opponent with more culture

## Whom an event concerns, by number
who-0 = everybody
who-1 = the strongest
who-2 = the weakest
who-3 = the two strongest
who-4 = the two weakest
who-5 = whoever has most culture
who-6 = whoever has least culture
who-7 = whoever has most culture, if among the two weakest
who-8 = all with most happy faces
who-9 = all with most discontent workers

## What an event does, by number
late-steps = in Age IV: { $what }
step-1 = +{ $n } food
step-2 = +{ $n } resources
step-3 = +{ $n } science
step-4 = { $n } culture
step-5 = gain { $n } population
step-6 = lose { $n } population
step-7 = choose { $n } food or { $n } resources
step-8 = gain { $n } food and resources in all
step-9 = lose { $n } food and resources in all
step-10 = draw { $n } military cards
step-11 = discard { $n } military cards
step-12 = may build { $card } for nothing
step-13 = may increase population, build or develop, { $n } cheaper
step-14 = destroy one of your own farms, mines or urban buildings
step-15 = culture equal to the culture rating
step-16 = science equal to the science rating
step-17 = culture equal to the science rating
step-18 = food equal to the happy faces
step-19 = farms produce
step-20 = mines produce
step-21 = corruption, food, consumption and resources as at a turn's end
step-22 = lose all food
step-23 = lose { $n } civil actions per discontent worker
step-24 = { $n } culture per discontent worker
step-25 = lose half as much population as there are discontent workers
step-26 = lose { $n } blue token
step-27 = take { $n } yellow token from the weakest
step-28 = lose a leader who is not of the current age
step-29 = lose a colony
step-30 = may take cards worth { $n } civil actions from the row, for the next political action
step-31 = turn a wonder of Age A or I into ruins
step-32 = destroy one urban building of every other player
step-33 = culture by this impact

## What an aggression or a war does, by number
aggression-1 = take up to { $n } food and resources
aggression-2 = destroy urban buildings up to these levels: { $levels }; gain half their cost
aggression-3 = gain { $n } resources and { $n } food; the rival loses a population
aggression-4 = take { $n } science
aggression-5 = take a colony
aggression-6 = remove a leader or an unfinished wonder; { $n } culture per level
aggression-7 = take { $n } culture
war-1 = the victor takes a yellow token, and one more per 5 advantage
war-2 = the victor takes science or special technologies worth the advantage
war-3 = the victor takes 5 culture and as much as the advantage

## Pacts
pact-a = A: { $what }
pact-b = B: { $what }
pact-both = both: { $what }
pact-forbids = no attacks between the two
pact-ends = ends when one attacks the other
pact-attack-bonus = whoever attacks the other has { $n } strength more
pact-immune = nobody may declare war on this side
resource-production = { $n } to resource production
food-production = { $n } to food production

## Questions
tta-ask-politics = Politics: one political action
tta-ask-action = Actions
tta-ask-action-card = What the card orders
tta-ask-homer-place = Under which wonder?
tta-ask-aggression-defence = Defend with cards, or concede
tta-ask-pact-reply = A pact is offered to you
tta-ask-aggression-pick = Choose your spoils
tta-ask-split = How much food? The rest is resources
tta-ask-war-spoils = Spoils of war
tta-ask-colony-bid = Bid for the territory
tta-ask-colony-force = Send units and cards
tta-ask-food-or-resources = Food or resources?
tta-ask-free-build = Build for nothing?
tta-ask-event-action = One action, cheaper
tta-ask-lose-population = Which worker do you lose?
tta-ask-lose-own-building = Which building do you lose?
tta-ask-destroy-others-building = Which building do you destroy?
tta-ask-ruin-wonder = Which wonder falls to ruins?
tta-ask-lose-colony = Which colony do you lose?
tta-ask-lose-blue-source = From which card does the blue token go?
tta-ask-take-cards-offer = Take cards from the row?
tta-ask-discard = Discard military cards
tta-ask-stage-token-source = Which card gives the token for the stage?

## Commands
tta-do-take = Take { $card }: { $price }
tta-do-populate = Increase population: { $price }
tta-do-build = Build { $card }: { $price }
tta-do-upgrade = Upgrade { $card } to { $other }: { $price }
tta-do-destroy = Destroy { $card }
tta-do-disband = Disband { $card }
tta-do-elect = Elect { $card }
tta-do-stage = Build { $n ->
    [one] { $n } stage
   *[other] { $n } stages
 } of { $card }: { $price }
tta-do-develop = Develop { $card }: { $price }
tta-do-revolt = Revolution: { $card }, { $price } and all actions of its price
tta-do-play = Play { $card }
tta-do-tactic = Adopt the tactic { $card }
tta-do-copy = Copy the tactic { $card }
tta-do-levy = Population and { $card } in one
tta-do-convert = Turn { $card } into { $other }: { $price }
tta-do-settle = Free population
tta-do-arm-0 = Take the culture
tta-do-arm-1 = Arm: science and resources for the military
tta-do-substitute = Use a military action as a civil one
tta-do-barter-0 = Barter 1 food for 1 resource
tta-do-barter-1 = Barter 1 resource for 1 food
tta-do-end = End your turn
tta-do-prepare = Prepare { $card } as a future event
tta-do-attack = Attack { $who } with { $card }
tta-do-declare = Declare { $card } on { $who }
tta-do-offer = Offer { $card } to { $who }, taking side { $side }
tta-do-cancel = Cancel the pact in the area of { $who }
tta-do-resign = Resign
tta-do-give-up = Give up your leader for a yellow token
tta-do-discover = Give up your leader: { $card } becomes your colony
tta-do-pass = Pass
tta-do-peek = Look at the next event
tta-do-accept = Accept
tta-do-refuse = Refuse
tta-do-defend = Defend with { $card }
tta-do-hold = Hold: the defence suffices
tta-do-concede = Concede
tta-do-bid = Bid { $n }
tta-do-send = Send { $card }
tta-do-spend = Spend { $card }
tta-do-land = Land: the force suffices
tta-do-choose = Choose { $card }
tta-do-pick = Take { $card }: worth { $price }
tta-do-food = { $n } food
tta-do-resources = { $n } resources
tta-do-discard = Discard { $card }
tta-do-tuck = Under { $card }
tta-do-done = Nothing more

## What happened
tta-event-round-began = Round { $n } begins.
tta-event-turn-began = { $who } begins a turn.
tta-event-row-swept = { $card } is swept from the row.
tta-event-card-dealt = { $card } joins the row.
tta-event-age-began = Age { $age } begins.
tta-event-card-taken = { $who } takes { $card }.
tta-event-civil-spent = { $who } spends { $n } civil.
tta-event-military-spent = { $who } spends { $n } military.
tta-event-worker-gained = { $who } gains a worker.
tta-event-worker-lost = { $who } loses a worker.
tta-event-built = { $who } builds { $card }.
tta-event-upgraded = { $who } upgrades { $card } to { $other }.
tta-event-destroyed = { $who } loses { $card }.
tta-event-leader-elected = { $who } is led by { $card }.
tta-event-leader-left = { $card } leaves { $who }.
tta-event-stages-built = { $who } builds on { $card }.
tta-event-wonder-completed = { $who } completes { $card }.
tta-event-developed = { $who } develops { $card }.
tta-event-action-card-played = { $who } plays { $card }.
tta-event-tactic-adopted = { $who } adopts { $card }.
tta-event-food-changed = { $who }: food { $amount }.
tta-event-resources-changed = { $who }: resources { $amount }.
tta-event-science-changed = { $who }: science { $amount }.
tta-event-culture-changed = { $who }: culture { $amount }.
tta-event-blue-changed = { $who }: blue tokens { $amount }.
tta-event-yellow-changed = { $who }: yellow tokens { $amount }.
tta-event-cards-drawn = { $who } draws { $card }.
tta-event-card-discarded = { $who } discards { $card }.
tta-event-event-prepared = { $who } prepares { $card }.
tta-event-event-revealed = { $who } reveals { $card }.
tta-event-events-renewed = The future events become current.
tta-event-aggression-played = { $who } attacks { $rival } with { $card }.
tta-event-aggression-repelled = { $who } repels { $card }.
tta-event-aggression-succeeded = { $card } of { $who } succeeds.
tta-event-bonus-played = { $who } plays { $card }.
tta-event-war-declared = { $who } declares { $card } on { $rival }.
tta-event-war-resolved = { $card } is decided.
tta-event-pact-offered = { $who } offers { $card } to { $rival }.
tta-event-pact-made = { $who } and { $rival } agree on { $card }.
tta-event-pact-refused = { $card } is refused.
tta-event-pact-ended = { $card } ends.
tta-event-resigned = { $who } resigns.
tta-event-bid-made = { $who } bids { $n }.
tta-event-bid-passed = { $who } passes.
tta-event-colony-taken = { $who } colonizes { $card }.
tta-event-colony-lost = { $who } loses { $card }.
tta-event-territory-unclaimed = Nobody wants { $card }.
tta-event-uprising = Uprising! { $who } produces nothing.
tta-event-corruption = { $who }: corruption { $n }.
tta-event-famine-struck = { $who }: famine, { $n } food missing.
tta-event-wonder-ruined = { $card } of { $who } falls to ruins.
tta-event-tactics-shared = { $card } becomes common.
tta-event-politics-passed = { $who } takes no political action.
tta-event-event-peeked = { $who } looks at { $card }.
tta-event-antiquated = { $card } of { $who } is antiquated.
tta-event-card-stolen = { $who } takes { $card } from { $rival }.
tta-event-last-round = Round { $n } is the last.
tta-event-game-ended = The game is over.

## The table
hidden-card = a card
tta-title = Round { $round } · Age { $age } · civil deck { $civil } · military deck { $military }
tta-to-play = { $who } to play
tta-row = Card row
tta-events = Events: current { $current }, future { $future }, past { $past }
tta-common = Common tactics: { $what }
tta-board = Your board
tta-banks = Yellow bank { $yellow}, unused workers { $pool }; blue bank { $blue }; food { $food }, resources { $resources }
tta-needs = population costs { $population }, consumption { $consumption }, corruption { $corruption }, discontent { $discontent }
tta-civil-hand = Civil hand
tta-military-hand = Military hand
tta-wonder-progress = { $card }: { $done } of { $all } stages
tta-col-player = Player
tta-col-culture = Culture
tta-col-science = Science
tta-col-strength = Strength
tta-col-faces = Happy
tta-col-food = Food
tta-col-resources = Resources
tta-col-actions = Actions
tta-col-cards = Cards
tta-col-area = In play
tta-source-production = production
tta-source-preparing = preparing events
tta-source-event = events
tta-source-wonder = wonders
tta-source-leader = leaders
tta-source-action-card = action cards
tta-source-colony = colonies
tta-source-aggression = aggressions
tta-source-war = wars
tta-source-impact = impacts
tta-source-famine = famine
tta-source-resignation = resignations
tta-source-limit = limit
tta-source-yellow-bank = yellow bank
