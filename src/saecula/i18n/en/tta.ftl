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
pointer-leader = leader pointer { $n }
pointer-wonder = wonder pointer { $n }
revised-card = { $card } (revised)
special-tactic = { $card } (special tactic)

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
tta-kind-pointer = pointer

## Amounts
food = { $n } food
resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
science-points = { $n } science
culture-points = { $n } culture
civil-actions = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
 }
military-actions = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
 }
urban-limit = at most { $n } urban buildings of each type
wonder-stages = resources for the stages from left to right: { $what }; building a stage costs 1 civil action as well
wonder-one-stage = one stage only: { $n } { w-resources } and 1 civil action
army-of = every army of { $what } adds { $n } strength
army-by-level = to this comes the level of its lowest unit; it is never outdated
unit-infantry = { $n } infantry
unit-cavalry = { $n } cavalry
unit-artillery = { $n } artillery
defence-of = as defender against an aggression discard it for +{ $n } strength (in all at most as many cards as your military action total)
attack-costs = playing it takes your political action and { $n } { w-military }
leader-costs = playing this leader costs 1 civil action
action-card-costs = playing it costs 1 civil action; you may not play it in the action phase in which you took it
tactic-costs = playing it costs 1 military action, copying it when it is common 2; once a turn
tactic-copy-costs = copying it when it is common costs 2 military actions; once a turn
preparing-costs = preparing it takes your political action and scores { $n } culture
score-technology-levels = when completed, culture equal to the levels of all technologies you have in play, with or without workers, your government and special technologies too
score-workers = when completed, 2 culture for every farm and mine and 1 for every urban building and unit; unused workers do not count
score-urban-output = when completed, culture equal to all culture, science and strength of your urban buildings, with what your leader adds to them or takes from them; happy faces do not count
score-stage-and-print = when completed, culture equal to twice the culture of your theaters and libraries, with what your leader adds to them
score-first-places = when completed, { $what } culture (with 2 / 3 / 4 players) for each of these in which every other player has less than you: science rating, culture rating, strength, food production, resource production
score-colonies = when completed, you score 1 culture for every colony of all players, whoever built the last stage
score-science-rating = when completed, culture equal to your science rating
score-widest = when completed, { $n } culture times whichever you have most of: completed wonders (with this one), special technologies, or types of urban buildings you have built
stage-culture = whoever builds a stage scores { $n } culture
stage-science = every stage gives its printed cost as science as soon as it is built
open-stages = once in each of their own turns every other player may build one stage for 1 civil action and its food; the token comes from you, and it stays your wonder
keeps-tokens = the blue tokens of its stages stay on it when it is completed
early-powers = from its first stage on: { $what }
completion-gain = when completed, gain { $what }
row-discount = taking this card costs { $n } { w-civil } less (not below 0) in a turn in which you have replaced a leader
row-surcharge = taking this card costs { $n } { w-civil } more while none of your workers is discontent
needs-by-players = you gain the token only if { $what } or more were lost (with 2 / 3 / 4 players)
one-of = { $what }, as you choose
or-last = { $what } or { $other }
points-to-leader = when it enters the row, the leader in slot { $n } of the board of its age takes its place at once
points-to-wonder = when it enters the row, the wonder in slot { $n } of the board of its age takes its place at once
first-gain = immediate effect when it is colonized: { $what }
w-culture = { $n ->
   *[other] culture
 }
w-science = { $n ->
   *[other] science
 }
w-food = { $n ->
   *[other] food
 }
w-resources = { $n ->
    [one] resource
   *[other] resources
 }
w-civil = { $n ->
    [one] civil action
   *[other] civil actions
 }
w-military = { $n ->
    [one] military action
   *[other] military actions
 }
w-cards = { $n ->
    [one] military card
   *[other] military cards
 }
w-blue = { $n ->
    [one] blue token
   *[other] blue tokens
 }
w-yellow = { $n ->
    [one] yellow token
   *[other] yellow tokens
 }
w-faces = { $n ->
    [one] happy face
   *[other] happy faces
 }
w-workers = { $n ->
    [one] worker
   *[other] workers
 }
w-population = { $n ->
   *[other] population
 }
gains-culture = { $n } { w-culture }
gains-science = { $n } { w-science }
gains-food = { $n } { w-food }
gives-food = { $n } food
gives-resource = { $n } { w-resources }
gives-research = { $amount } science each turn
gives-culture = { $amount } culture each turn
gives-strength = { $amount } strength
gives-faces = { $amount } { $n ->
    [one] happy face
   *[other] happy faces
 }
gives-unhappy = { $n } unhappy { $n ->
    [one] face
   *[other] faces
 }
gives-civil = { $amount } { $n ->
    [one] civil action
   *[other] civil actions
 }
gives-military = { $amount } { $n ->
    [one] military action
   *[other] military actions
 }
gives-blue = { $amount } { $n ->
    [one] blue token
   *[other] blue tokens
 }
gives-yellow = { $amount } { $n ->
    [one] yellow token
   *[other] yellow tokens
 }
gives-colonization = { $amount } force when colonizing
card-gives = gives { $what }
worker-gives = every worker on it gives { $what }
worker-produces = every worker on it produces one blue token a turn, worth { $what }
colony-gives = permanent effect: { $what }
air-force-doubles = every army may contain 1 air force: it doubles the army's tactical strength
starts-with = everybody has it from the start, with { $n } { w-workers } on it
starts-in-play = everybody has it from the start
only-best-special = of the special technologies of this type you keep only one in play, that of the higher level
construction-note = no price falls below 0; for an upgrade both prices are reduced before the difference is taken
develop-costs = developing it costs { $n } science and a civil action
build-costs = building one costs { $n } { w-resources } and a civil action
unit-costs = building one costs { $n } { w-resources } and a military action
peaceful-costs = costs { $n } science and 1 civil action
revolution-costs = by revolution it costs { $n } science and all your civil actions (your whole total must be available); new civil actions come in spent
wonder-stages-food = food for the stages from left to right: { $what }, never resources, and no discount applies; building a stage costs 1 civil action as well
gain-of = gain { $what }
amount-by-players = amounts for 2 / 3 / 4 players: { $what }
gain-population = { $n } population without paying food
gain-cards = { $n } { w-cards } drawn, whatever your hand limit (none in Age IV)
army-outdated = an army with a unit of level { $level ->
    [A] A
   *[other] { $level } or lower
 } adds only { $n }
colonization-of = or when colonizing discard it for +{ $n } force

## Powers
power-strength-per-unit = +{ $n } strength for every unit you have
power-science-on-taking-technology = { $n } science whenever you take a technology from the row, a government or special technology too
power-military-as-civil = once in each of your turns you may spend { $n } { w-military } as a civil action, also as a part of a price
power-leader-discount = taking a leader from the row costs { $n } { w-civil } less, not below 0
power-unit-resource-each-turn = in each of your turns, from the one in which he is played on, { $n } { w-resources } for building or upgrading units; what is not spent is lost when the turn ends
power-tuck-under-wonder = when another leader replaces him, you may lay him under one of your completed wonders, which then has { $n } { w-faces } more, even as ruins; in return you do not get back the civil action for the replacement
power-second-political-action = once in the game, right after your political action, you may perform a second one
power-population-discount = increasing your population costs { $n } food less, not below 0
power-science-of-best-lab-or-library = science each turn equal to the level of your best lab or of your best library, whichever is higher
power-resource-on-developing = gain { $n } { w-resources } whenever you develop a technology, also by a revolution
power-culture-per-face = { $n } culture each turn for every happy face of your temples, theaters and completed wonders; unhappy faces take nothing off
power-no-wonder-surcharge = taking a wonder, you pay no civil actions for the wonders you have completed
power-infantry-as-cavalry = each of your infantry units may count as cavalry when armies are formed, also when colonizing
power-culture-if-strong = at the end of your action phase { $n } culture if you are one of the two strongest (with 2 players: the strongest); a tie is enough
power-levy-power = in your action phase, as often as you like: for 1 military action increase your population and build a unit, always both of them; { $n } less food and { $n } less { w-resources } are needed, not below 0
power-colonize-from-hand = as your political action: he leaves the game, and one territory from your hand becomes your colony, first with its permanent effect, then with its immediate effect; no bids and no units
power-strength-per-face = { $n } strength for every happy face of your temples and your government
power-peek-at-event = in your politics phase, before your political action and beside it, you may look at the next event
power-library-theater-resources = libraries cost { $n } { w-resources } less to build if you have a theater, and theaters if you have a library
power-library-theater-science = library technologies cost { $n } science less if you have a theater, and theater technologies if you have a library
power-culture-per-pair = { $n } culture each turn for every pair of a library and a theater
power-culture-per-theater = { $n } culture each turn for every theater
power-theater-science = theater technologies cost { $n } science less
power-convert-to-theater = once in each of your turns, for 1 civil action (or through an action card that lets you upgrade an urban building), you may turn an urban building of another type into a theater of the same or a higher level whose technology you have developed; you pay the difference in cost (not below 0), and the urban limit of theaters holds
power-revolt-by-army = you pay revolutions with all your military actions instead of all civil ones (your whole military action total must be available); new military actions come in spent, new civil actions are available at once
power-culture-on-revolution = { $n } culture for every revolution of yours
power-strength-per-unit-type = { $n } strength for every type of unit you have: infantry, cavalry, artillery, air force
power-culture-on-developing = { $n } culture whenever you develop a technology, also by a revolution
power-civil-back-on-developing = { $n } spent { w-civil } back whenever you develop a technology, also by a revolution
power-best-theater-again = the printed culture of your best theater counts once more each turn
power-no-attack = you may neither play aggressions nor declare wars
power-dearer-to-attack = aggressions and wars against you cost twice the military actions
power-lab-resources = in production your labs of level I and higher produce resources like mines: one blue token for every worker, worth the level of the lab; tokens that lie there stay resources when he is gone
power-lab-levels-on-leaving = when he leaves the game, for whatever reason, or at the end of the game: culture equal to the levels of all your labs
power-culture-per-lab-level = { $n } culture each turn for every level of every lab
power-less-science-per-lab = { $n } science less each turn for every lab
power-culture-or-arms = once in each of your action phases choose one: either { $n } culture, or both { $n } science for developing unit technologies and { $n } { w-resources } for building or upgrading units (lost at the end of the turn if unspent); if you choose nothing, you score the culture
power-discard-for-colony = when colonizing you may discard up to { $n } { w-cards } without a colonization value for 1 force each; they count for your bid
power-culture-per-colony = { $n } culture each turn for every colony, and { $n } more for the first
power-give-up-for-yellow = as your political action: he leaves the game, and you gain { $n } { w-yellow } in your bank
power-civil-hand = you may hold { $n } more civil { $n ->
    [one] card
   *[other] cards
 }
power-military-hand = you may hold { $n } more { w-cards }
power-strength-per-infantry = { $n } strength for every infantry unit
power-strength-per-artillery = { $n } strength for every artillery unit
power-extra-face = every other source of happiness of yours gives { $n } { w-faces } more; a source is a single worker on a building with a happy face, or another card of yours in play with a happy face (leader, wonder, government, colony)
power-best-mine-again = in production your best mine, one of the highest level you have, produces { $n } more { w-blue }
power-free-population = once in each of your action phases you may gain { $n } population without food and without an action
power-urban-discount-i = urban buildings of level I cost { $n } { w-resources } less
power-urban-discount-ii = urban buildings of level II cost { $n } { w-resources } less
power-urban-discount-iii = urban buildings of level III cost { $n } { w-resources } less
power-stages-at-once = one action may build up to { $n } stages of your wonder, for the sum of their costs
power-develop-discount = whenever you develop a technology, also by a revolution, you pay { $n } science less (not below 0) and your partner pays 1 science; if your partner has none, you cannot develop
power-culture-per-partner-wonder = { $n } culture each turn for every completed wonder of your partner, ruins too
power-food-as-resource = once in each of your action phases, when you pay resources, { $n } food may pay for { $n } { w-resources } (nothing is exchanged or stored)
power-resource-as-food = once in each of your action phases, when you pay food, { $n } { w-resources } may pay for { $n } food (nothing is exchanged or stored)
power-card-bonus = the first action card that you play in a turn (in the turn in which the first stage is built: the first one after it) gives { $n } more of each thing it gives, and its discount is { $n } larger; if it gives something for every opponent, the sum is { $n } more; it gives no second building, upgrade or stage
power-play-taken-card = once in each of your turns you may play an action card in the same phase in which you took it
power-learning-action = once in each of your turns you have one more civil action, only to take a lab or library technology from the row (it covers 1 civil action of the price), to develop such a technology, or to build or upgrade a lab or library; developing, building or upgrading then costs { $n } science or { $n } { w-resources } less; it may also pay for an action card that allows this; it is no part of your civil action total and is not spent on a revolution
power-humble-weaker = once in the game, as your political action: every player weaker than you loses { $n } { w-yellow } from the bank to the box, and you gain { $n } from the box into your bank; only if at least one of those weaker than you has a yellow token in the bank
power-hold-games = once in the game, in your politics phase before your political action and beside it, you may hold the Games: { $n } culture at once; until your next politics phase begins, everybody who plays an aggression or declares a war, you too, loses { $n } culture
power-resource-bonus = +{ $n } { w-resources } to every production of resources
power-resource-bonus-per-colony = +{ $n } { w-resources } to every production of resources for each of your colonies
power-resource-bonus-in-age-i = in Age I +{ $n } { w-resources } to every production of resources
power-science-in-age-ii = in Age II { $n } science each turn
power-culture-from-age-iii = in Ages III and IV { $n } culture each turn
power-colours-bonus = with civil cards of two or more colours in your hand +{ $n } { w-resources } to every production of resources, with three or more also +{ $n } food to every production of food; farms and mines have one colour, urban buildings, units, special technologies, governments, leaders and action cards one each
power-low-farm-again = in production one of your best farms of level A or I produces { $n } more { w-blue }
power-low-mine-again = in production one of your best mines of level A or I produces { $n } more { w-blue }
power-culture-per-urban-face = { $n } culture each turn for every happy face of your urban buildings and completed wonders; unhappy faces take nothing off
power-culture-per-best-urban = your best building of each type of urban building gives { $n } more culture each turn
power-culture-per-lab-and-library = every lab and every library gives { $n } more culture each turn
power-culture-per-arena = every arena gives { $n } more culture each turn
power-culture-per-best-theater = every theater of the highest level you have built gives { $n } more culture each turn
power-face-per-best-theater = every theater of the highest level you have built gives { $n } more { w-faces }
power-culture-of-best-library-and-theater = your best library and your best theater each give culture each turn equal to their own level
power-science-of-best-mine = your best mine gives science each turn equal to its level
power-strength-of-best-lab = your best lab gives strength equal to its level
power-culture-of-best-mine-or-lab = culture each turn equal to the level of your best mine or of your best lab, whichever is higher
power-faces-of-best-lab = your best lab gives as many happy faces as its level
power-fewer-temple-faces = every temple gives { $n } { w-faces } less
power-ignored-discontent = wherever your discontent workers are counted, up to { $n } of them are ignored; your happiness stays as it is
power-culture-of-government = culture each turn equal to the level of your government (Age A: none)
power-culture-per-kept-token = { $n } culture each turn for every blue token on it
power-culture-per-army = { $n } culture each turn for every army you have
power-farms-in-armies = when armies are formed, each of your farms may count as one infantry or artillery unit of level A; it has no strength of its own and cannot be sent to colonize
power-unit-twice = when armies are formed, one of your units, but no air force, may count as two; its own strength counts once; also in a colonizing force, if it is sent
power-unhappy-faces = from the declaration of this war until it is resolved both sides have { $n } more unhappy { $n ->
    [one] face
   *[other] faces
 }
power-strength-or-civil = at the end of each of your turns choose, until you choose again: +{ $n } strength, or 1 more civil action; before the first choice you have neither, and what you chose goes with him
power-strength-when-weak = { $n } strength more for you when an aggression is played against you and when an event looks for the weakest, and nowhere else
power-arena-iii-strength = arenas of level III have { $n } strength more
power-arena-iii-discount = arenas of level III cost { $n } { w-resources } less
power-urban-limit-more = your urban limit is { $n } higher for each type than your government says
power-peaceful-discount-per-urban = a new government without a revolution costs { $n } science less for every urban building you have, not below 0
power-unit-science-by-level = infantry and cavalry technologies cost { $n } science less for each of their levels, not below 0
power-urban-science-per-type = urban building technologies cost { $n } science less for every other type of urban building that you have built, not below 0
power-farm-mine-discount-ii = farms and mines of level II cost { $n } { w-resources } less
power-farm-mine-discount-iii = farms and mines of level III cost { $n } { w-resources } less; for an upgrade both prices are reduced before the difference is taken, and nothing falls below 0
power-farm-mine-science-ii = farm and mine technologies of level II cost { $n } science less
power-farm-mine-science-iii = farm and mine technologies of level III cost { $n } science less
power-technology-row-discount = taking a technology from the row costs { $n } { w-civil } less, but at least 1
power-dearer-to-attack-by = aggressions and wars against you cost { $n } more { w-military }
power-buy-colonization = when colonizing you may pay once { $prices } resources for { $forces } force; it counts for your bid
power-science-on-preparing = { $n } science whenever you prepare an event
power-culture-on-preparing = { $n } culture whenever you prepare an event, on top of the points for the level of the card
power-draw-on-preparing = draw { $n } { w-cards } whenever you prepare an event (none in Age IV)
power-science-on-leaving = { $n } science when he leaves the game, for whatever reason
power-best-output-on-leaving = when he leaves the game, for whatever reason: culture equal to what one farm or mine of yours produces, the one that produces most
power-culture-on-excess-discard = { $n } culture for every military card that you must discard at the end of your turn because of the hand limit
power-civil-back-on-replacing = when another leader replaces her, up to { $n } civil actions spent in this turn come back instead of 1
power-prize-on-replacing = when another leader replaces him, no civil action comes back; from this turn on for the rest of the game everybody (you too) who has developed two or more technologies in a turn of their own scores { $n } culture at the end of that turn, once a turn
power-culture-on-unit-technology = { $n } culture whenever you develop an infantry or cavalry technology
power-culture-for-resource = whenever you develop a technology, also by a revolution, you may pay 1 resource for { $n } culture
power-science-on-population = { $n } science for every yellow token that comes from your bank to your workers
power-culture-on-population = { $n } culture for every yellow token that comes from your bank to your workers
power-resource-on-taking-wonder = gain { $n } { w-resources } whenever you take a wonder
power-draw-at-new-age = draw { $n } { w-cards } as soon as Age II begins and as soon as Age III begins
power-culture-on-learning = { $n } culture whenever you use that action
power-culture-per-surplus-face = at the end of your turn, before production, { $n } culture for every point of your happiness rating (at most 8) beyond what your population requires (none with an empty yellow bank); it is no part of your culture rating
power-arms-if-weak = at the start of your turn, if you are one of the two weakest (with 2 players: the weakest; in a tie you count as stronger), { $n } { w-resources } for building or upgrading units, lost at the end of the turn if unspent
power-good-if-not-weak = if you are not one of them, at the start of your turn gain { $n } food, { $n } { w-resources } or { $n } science, as you choose
power-works-each-phase = in each of your action phases, also in the one in which she is played, { $n } { w-resources } for stages of wonders and for building or upgrading urban buildings, lost at the end of the turn if unspent
power-arms-each-phase = in each of your action phases, also in the one in which she is played, { $n } { w-resources } for building or upgrading units, lost at the end of the turn if unspent
power-more-arms-if-weak = { $n } more of these resources if you are one of the two weakest when the phase begins, or when she is played in it (with 2 players: the weakest; in a tie you count as stronger)
power-park-yellow = at the start of each of your turns lay 1 yellow token from the box aside, until { $n } lie there; at the end of every age, after the usual loss, one of them goes to your bank, also when he is gone
power-extra-draw = at the end of your turn draw { $n } more { w-cards }, however many military actions you have left (none in Age IV)
power-prepare-any-card = you may prepare any military card as an event and score culture for its level; one that is neither event nor territory does nothing when it is revealed but give everybody 1 science, also when he is gone
power-tactic-kept = while he leads you, your tactics do not become common, and nobody can copy them; all of them become common at the start of your first turn without him
power-master-tactic = when he leaves the game, for whatever reason, he comes to lie under your current tactic: every army of it adds { $n } strength more for the rest of the game, for everybody who uses it
power-see-prepared = you may look at every event that another player prepares while he leads you, until the future events are shuffled, even when he is gone
power-look-at-hand = in your politics phase, before your political action and beside it, you may look at the military cards of one player, but not of the same one in two turns running
power-second-political-every-turn = in each of your politics phases you may perform two political actions
power-commit-unit = in every aggression and war that you take part in you may give up one of your units: its printed strength counts once more, and you score { $n } culture as attacker or have { $n } strength more as defender; its token goes to your yellow bank, in a war and as attacker whoever wins, against an aggression only if you repel it; announce it when you play or repel an aggression, in a war when it is resolved
power-resources-per-kept-token = in your action phase and whenever else you are to pay resources, without an action, you may return any number of the tokens on it to your bank and gain { $n } { w-resources } for each
power-colonize-on-completion = when completed, one territory from your hand may become your colony, first with its permanent effect, then with its immediate effect; no bids and no units
power-resolve-event = when completed, you may show an Age III event from your hand and resolve it for everybody; it goes back to your hand

## Orders of action cards
order-farm-or-mine = build or upgrade one farm or mine for { $n } { w-resources } less, not below 0
order-urban = build or upgrade one urban building for { $n } { w-resources } less, not below 0
order-upgrade = upgrade one farm, mine or urban building for { $n } { w-resources } less, not below 0
order-population = increase your population at its regular price, then gain { $n } food
order-stage = build one stage of your wonder, only one, for { $n } { w-resources } less, not below 0
order-develop = develop a technology at its regular price, then gain { $n } science; you may also declare a revolution: then all actions that the revolution asks for are spent instead of the civil action for this card
order-kind = gain { $n } food or { $n } { w-resources }
arms-gain = { $n } { w-resources } for building or upgrading units in this turn; what is not spent is lost
extra-military = { $n } more { w-military } in this turn
arms-per-stronger = for every opponent stronger than you { $n } resources (with 2 / 3 / 4 players) for building or upgrading units in this turn; what is not spent is lost
culture-per-richer = for every opponent with more culture than you { $n } culture (with 2 / 3 / 4 players)

## Whom an event concerns
whom-all = everybody
whom-strongest = the strongest
whom-weakest = the weakest
whom-two-strongest = the two strongest (with 2 players: the strongest)
whom-two-weakest = the two weakest (with 2 players: the weakest)
whom-most-culture = whoever has most culture points
whom-fewest-culture = whoever has fewest culture points
whom-most-culture-if-weak = whoever has most culture points, but only if one of the two weakest (with 2 players: the weakest)
whom-all-happiest = everybody with the highest happiness rating (never above 8), in a tie too
whom-all-most-discontent = everybody who has most discontent workers, at least one, in a tie too
whom-second-weakest = the second weakest, with 3 or 4 players only

## What an event does
late-steps = in Age IV instead { $what }
task-gain-food = gain { $n } food
task-gain-resources = gain { $n } { w-resources }
task-gain-science = score { $n } science
task-gain-culture = score { $n } culture
task-lose-culture = lose { $n } culture
task-gain-population = gain { $n } population without paying food
task-lose-population = lose { $n } population: an unused worker, or one of your choice if there is none
task-choose-kind = gain { $n } food or { $n } { w-resources }, as you choose
task-split-gain = gain { $n } food and resources in all, divided as you choose
task-split-loss = lose { $n } food and resources in all, divided as you choose; whoever has less loses everything
task-draw-cards = draw { $n } { w-cards }{ $late ->
    [yes] {""}
   *[no] {" "}(none in Age IV)
 }
task-discard-cards = discard { $n } { w-cards } of your choice, or all if there are fewer
task-build-free = may put an unused worker on { $card } without paying anything{ $urban ->
    [yes] , within the urban limit
   *[no] {""}
 }
task-act-cheaper = may do one of these without an action, { $n } cheaper: increase the population, build a farm, mine or urban building (no unit, no upgrade), develop a technology; a revolution still takes all civil actions
task-lose-building = destroy one of your own farms, mines or urban buildings, of your choice
task-culture-by-culture = score culture equal to your culture rating
task-science-by-science = score science equal to your science rating
task-culture-by-science = score culture equal to your science rating
task-food-by-faces = gain food equal to your happiness rating (at most 8)
task-produce-food = produce food as at the end of a turn, without consumption, even with an uprising
task-produce-resources = produce resources as at the end of a turn, without corruption, even with an uprising
task-full-production = corruption, production of food, consumption and production of resources as at the end of a turn, even with an uprising, with { $n } culture lost for every missing food; neither science nor culture is scored
task-lose-all-food = lose all food
task-lose-civil-by-discontent = lose { $n } { w-civil } for every discontent worker, of those that are unspent (for whoever is not on turn: of the next turn's actions)
task-culture-by-discontent = lose { $n } culture for every discontent worker
task-population-by-discontent = lose 1 population for every { $n } discontent workers, rounded up: unused workers first, then of your choice
task-lose-blue = lose { $n } { w-blue } from the bank, or if it is empty from a farm or mine card (or a lab that holds tokens) of your choice
task-take-yellow-from-weakest = take { $n } { w-yellow } from the bank of the weakest into your own bank; nothing if it is empty
task-remove-old-leader = lose your leader, unless he is of the current age; in Age IV every leader
task-lose-a-colony = lose a colony of your choice with its permanent effect
task-take-from-row = may take cards from the row that cost { $n } civil actions or less in all, by the usual prices and limits, but without spending actions; whoever takes any gives up the next political action, and the row is refilled at once, without removing the cards of the first spaces
task-ruin-a-wonder = turn one of your completed wonders of Age A or I, of your choice, into ruins: it loses its symbols and its text and gives { $n } culture each turn instead; it still counts as a completed wonder
task-destroy-of-others = destroy one urban building of every other player, of your choice
task-plan = choose one of { $n } Age A events drawn by chance from the unused ones and carry it out for your own civilization alone; several players may choose the same
task-lose-science-above = lose half of the science above { $n }, rounded up
task-call-to-arms = lose { $n } { w-civil }, of those that are unspent (for whoever is not on turn: of the next turn's actions), and draw a military card for each one lost (no cards in Age IV)
task-science-per-wonder = { $n } science for every completed wonder, ruins too, and { $n } { w-resources } for an unfinished one; for wonders of Age A { $twice } instead
task-move-worker = may move { $n } { w-workers } from one technology to any other, without an action, paying the difference if the new one costs more; discounts of cards in play count, action cards do not, and the urban limit holds
task-negotiate = take { $n } food, { $n } { w-resources } or { $n } science from the weakest, whichever the player who revealed this says; only something of which the weakest has { $n } or more, else nothing
task-arms-industry = for each type of unit (infantry, cavalry, artillery) of which you have a technology, { $n } { w-resources } if nobody has a technology of that type of a higher level (in a tie everybody gains); units are not needed; it is gained at once, as one sum
impact-agriculture = score 1 culture for every food you produce in a production, and 4 more if that is more than you consume
impact-architecture = score culture equal to the levels of all your urban buildings
impact-balance = score 2 culture times the least of these four: science rating, culture rating, food production, resource production
impact-colonies = score 3 culture for every colony
impact-competition = score culture equal to the levels of all your units and arenas
impact-government = score 2 culture for every civil action and 1 for every military action of your action totals
impact-happiness = score 2 culture for every point of your happiness rating, at most 16 in all, less 2 for every discontent worker
impact-industry = score 1 culture for every resource your mines produce in a production, additional tokens of mines too; labs and production bonuses of other cards do not count
impact-population = score 2 culture for every worker above 10, used or not; discontent workers do not count
impact-progress = score 2 culture for every level of your government and your special technologies
impact-science = score culture by the rank of your science rating: { $two } with 2 players, { $three } with 3, { $four } with 4; in a tie whoever is on turn (at the end of the game the starting player) ranks higher, then whoever is closer to them clockwise
impact-strength = score culture by the rank of your strength: { $two } with 2 players, { $three } with 3, { $four } with 4; in a tie whoever is on turn (at the end of the game the starting player) ranks higher, then whoever is closer to them clockwise
impact-technology = score 4 culture for every Age III technology you have in play, with or without workers
impact-variety = score 2 culture for every type of unit and of urban building that you have and for every special technology
impact-wonders = score 5, 4, 3 or 2 culture for every completed wonder of Age A, I, II or III; ruins count
impact-culture = score culture by the rank of your culture rating: { $two } with 2 players, { $three } with 3, { $four } with 4; in a tie whoever is on turn (at the end of the game the starting player) ranks higher, then whoever is closer to them clockwise
impact-harmony = score 4 culture times the least of these four: the number of your farms, mines, urban buildings, units
impact-at-end = if at the end of the game this card lies in the deck of current or future events, it takes effect in the final scoring
event-ties = in a tie whoever is on turn counts as having more, then whoever is closer to them clockwise

## What an aggression or a war does
aggression-plunder = take up to { $n } food and resources in all (less if you like), divided as you choose, as far as the rival has them
aggression-raid = of the rival's buildings destroy { $what }, as you choose; gain resources for half of the printed building costs of what was destroyed, summed and rounded up
raid-building = one urban building of level { $level } or lower
raid-and = { $what } and { $other }
aggression-enslave = gain { $n } { w-resources } and { $n } food; the rival loses 1 population: an unused worker, or one of the rival's choice if there is none
aggression-spy = take { $n } science points, or all the rival has if fewer
aggression-annex = take one colony of the rival, of your choice, with its permanent effect, but without its immediate effect; only against a rival with a colony
aggression-infiltrate = remove the rival's leader or unfinished wonder, as you choose, and score { $n } culture for each of its levels (Age A: none); only against a rival who has a leader or an unfinished wonder
aggression-intervene = take { $n } culture points, or all the rival has if fewer
aggression-kidnap = look at the rival's civil cards and take one, if you like, keeping to your hand limit and to the rules for taking cards; { $n } culture if you play it in this same turn, which is allowed for an action card too
aggression-occupy = take { $n } food, { $n } { w-resources }, { $n } science and { $n } culture, of each all the rival has if fewer
aggression-against = only against a rival weaker than you; the rival may repel it by reaching your strength with military cards
war-resolved = may be declared whatever the strengths, but not in the last round; resolved at the start of your next turn; the stronger side wins, in a tie nothing happens
war-territory = the victor takes 1 yellow token from the bank of the loser, and 1 more for every full { $n } of the difference in strength, as far as there are any
war-technology = the victor takes as much as the difference in strength in all: special technologies of the loser, of the victor's choice, at their printed science cost (none that the victor already has in hand or in play), and for the rest science points, as far as the loser has them
war-culture = the victor takes { $n } culture plus the difference in strength, but no more than the loser has
war-advantage = the victor takes culture equal to the difference in strength, but no more than the loser has

## The same, told to whoever is attacked
loss-plunder = the attacker takes up to { $n } of your food and resources in all, divided as the attacker likes
loss-raid = of your buildings the attacker chooses and destroys { $what }, and gains half of the printed costs in resources, rounded up
loss-enslave = you lose 1 population: an unused worker, or one of your choice if you have none; the attacker gains { $n } { w-resources } and { $n } food
loss-spy = the attacker takes { $n } of your science points, or all of them if you have fewer
loss-annex = the attacker chooses one of your colonies and takes it with its permanent effect
loss-infiltrate = the attacker removes your leader or your unfinished wonder, whichever the attacker chooses, and scores { $n } culture for each of its levels (Age A: none)
loss-intervene = the attacker takes { $n } of your culture points, or all of them if you have fewer
loss-kidnap = the attacker looks at your civil cards and may take one of them
loss-occupy = the attacker takes { $n } of your food, { $n } { w-resources }, { $n } science and { $n } culture; of what you have fewer, all

## Pacts
pact-a = A: { $what }
pact-b = B: { $what }
pact-both = both: { $what }
pact-forbids = the partners may neither play aggressions against each other nor declare war on each other
pact-ends = it ends as soon as one partner attacks the other, and the strength that the pact gives does not count in that attack
pact-attack-bonus = whichever attacks the other has { $n } strength more in that attack
pact-immune = nobody may declare a war on this side
resource-production = { $amount } to every production of resources
food-production = { $amount } to every production of food
pact-costs = offering it takes your political action, even if it is refused
pact-costs-sides = offering it takes your political action, even if it is refused; you choose which side is yours

## Questions
tta-ask-politics = Politics: one political action
tta-ask-action = Actions
tta-ask-action-card = Choose for the card
tta-ask-homer-place = Under which wonder?
tta-ask-aggression-defence = Defend with cards, or concede
tta-ask-pact-reply = A pact is offered to you
tta-ask-aggression-pick = Choose your spoils
tta-ask-split = How much food? The rest is resources
tta-ask-war-spoils = Spoils of war
tta-ask-colony-bid = Bid for the territory
tta-ask-colony-force = Send units and cards
tta-ask-food-or-resources = Food or resources?
tta-ask-free-build = Build without paying?
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
tta-do-revolt = Revolution: { $card } for { $price } and a whole turn's actions
tta-do-play = Play { $card }
tta-do-tactic = Adopt the tactic { $card }
tta-do-copy = Copy the tactic { $card }
tta-do-levy = Population and { $card } in one
tta-do-convert = Turn { $card } into { $other }: { $price }
tta-do-settle = Free population
tta-do-arm-0 = Take the culture
tta-do-arm-1 = Arm: science and resources for the military
tta-do-substitute = Use a military action as a civil one
tta-do-barter-0 = Use 1 food as 1 resource in the next payment
tta-do-barter-1 = Use 1 resource as 1 food in the next payment
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
tta-do-defend = Defend with { $card }: +{ $worth }
tta-do-hold = Hold: the defence suffices
tta-do-concede = Concede
tta-do-bid = Bid { $n }
tta-do-send = Send { $card }
tta-do-spend = Spend { $card }: +{ $worth }
tta-do-land = Land: the force suffices
tta-do-choose = Choose { $card }
tta-do-pick = Take { $card }: worth { $price }
tta-do-food = { $n } food
tta-do-resources = { $n } resources
tta-do-discard = Discard { $card }
tta-do-tuck = Under { $card }
tta-do-done = Nothing more
tta-do-nothing = Do nothing
tta-do-science = { $n } science
tta-do-culture = { $n } culture
tta-do-buy = Buy { $n } colonization: { $price }
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
tta-do-seize = { $n ->
    [0] { $more ->
        [0] Take nothing
        [one] Only 1 resource
       *[other] Only { $more } resources
    }
   *[other] { $more ->
        [0] Only { $n } food
        [one] Only { $n } food and 1 resource
       *[other] Only { $n } food and { $more } resources
    }
}

## Words of commands, as `saecula commands tta` lists them
tta-verb-take = Take the card at this space of the card row
tta-verb-pick = Take the card at this space of the row without spending actions, up to what the agreement allows
tta-verb-populate = Increase population: pay food, get a worker
tta-verb-build = Build a farm, a mine, an urban building or a unit of this technology
tta-verb-upgrade = Upgrade one worker of the first technology to the second
tta-verb-destroy = Destroy a building or disband a unit: its worker becomes unused
tta-verb-elect = Elect a leader from your hand
tta-verb-stage = Build so many stages of your wonder
tta-verb-develop = Develop a technology from your hand for science
tta-verb-revolt = Change the government by revolution
tta-verb-play = Play an action card from your hand
tta-verb-tactic = Adopt a tactic from your hand
tta-verb-copy = Copy a tactic that is common to all
tta-verb-levy = Increase population and build this unit in one action
tta-verb-convert = Turn a building of the first technology into the second
tta-verb-settle = Increase population for nothing
tta-verb-arm = Choose what your leader gives this turn: 0 culture, 1 science and resources for the military
tta-verb-substitute = Use a military action as a civil one
tta-verb-barter = Barter: 0 food for a resource, 1 a resource for food
tta-verb-end = End your turn
tta-verb-prepare = Prepare an event or a territory from your hand as a future event
tta-verb-attack = Play an aggression against a rival
tta-verb-declare = Declare war on a rival
tta-verb-offer = Offer a pact to a rival, taking side a or b
tta-verb-cancel = Cancel the pact in the play area of this player
tta-verb-resign = Resign from the game
tta-verb-give-up = Give up your leader for a yellow token
tta-verb-discover = Give up your leader: a territory from your hand becomes your colony
tta-verb-pass = Do nothing, or bid no more
tta-verb-peek = Look at the next event
tta-verb-accept = Accept what is offered
tta-verb-refuse = Refuse what is offered
tta-verb-defend = Add a card from your hand to the defence
tta-verb-hold = End the defence: it suffices
tta-verb-concede = Give in: no more cards for the defence
tta-verb-bid = Bid this force for the territory
tta-verb-send = Send a unit to colonize
tta-verb-spend = Spend a bonus card for colonization
tta-verb-land = End the colonization: the force suffices
tta-verb-choose = Choose this card or building
tta-verb-food = Take or pay so much of it as food
tta-verb-resources = Take or pay so much of it as resources
tta-verb-science = Take or pay so much of it as science
tta-verb-culture = Take or pay so much of it as culture
tta-verb-discard = Discard a card from your hand
tta-verb-tuck = Put the leader under this wonder
tta-verb-done = Nothing more
tta-verb-buy = Buy so much colonization
tta-verb-learn-take = Use your learning action to take the card at this space of the row
tta-verb-learn-develop = Use your learning action to develop a technology
tta-verb-learn-build = Use your learning action to build
tta-verb-learn-upgrade = Use your learning action to upgrade the first technology to the second
tta-verb-humble = Humble the weaker civilizations
tta-verb-games = Hold the Games
tta-verb-look = Look at the military cards of a rival
tta-verb-charge = Play an aggression against a rival and commit a unit of the last card
tta-verb-commit = Commit a unit of this card
tta-verb-redeem = Redeem a token of your wonder
tta-verb-assist = Build a stage of the wonder of this player
tta-verb-move = Move a worker from the first technology to the second
tta-verb-stance = Choose what your leader gives: 0 strength, 1 a civil action
tta-verb-seize = Take this much food and this many resources as plunder, less than the card allows

## Commands, whatever they aim at
tta-idea-take = Take a card from the row
tta-idea-populate = Increase population
tta-idea-build = Build a building or unit
tta-idea-upgrade = Upgrade a building or unit
tta-idea-destroy = Destroy a building or disband a unit
tta-idea-elect = Elect a leader
tta-idea-stage = Build stages of a wonder
tta-idea-develop = Develop a technology
tta-idea-revolt = Change the government by revolution
tta-idea-play = Play an action card
tta-idea-tactic = Play a tactic
tta-idea-copy = Copy a common tactic
tta-idea-levy = Increase population and build a unit at once
tta-idea-convert = Turn a building into another by a leader
tta-idea-settle = Increase population for free
tta-idea-arm = Take the culture, or arm for the military
tta-idea-substitute = Use a military action as a civil one
tta-idea-barter = Swap food and a resource
tta-idea-end = End the turn
tta-idea-prepare = Prepare an event
tta-idea-attack = Play an aggression
tta-idea-declare = Declare a war
tta-idea-offer = Offer a pact
tta-idea-cancel = Cancel a pact
tta-idea-resign = Resign
tta-idea-give-up = Give up a leader for a yellow token
tta-idea-discover = Give up a leader for a new colony
tta-idea-pass = Pass
tta-idea-peek = Look at the next event
tta-idea-accept = Accept
tta-idea-refuse = Refuse
tta-idea-defend = Defend with a card
tta-idea-hold = Hold: the defence suffices
tta-idea-concede = Concede
tta-idea-bid = Bid for a territory
tta-idea-send = Send a unit
tta-idea-spend = Spend a bonus card
tta-idea-land = Land: the force suffices
tta-idea-choose = Choose a card
tta-idea-food = Take so much as food
tta-idea-resources = Take so much as resources
tta-idea-discard = Discard a card
tta-idea-tuck = Put a leader under a wonder
tta-idea-done = Nothing more
tta-idea-science = Take so much as science
tta-idea-culture = Take so much as culture
tta-idea-buy = Buy colonization
tta-idea-learn-take = Learning action: take a card
tta-idea-learn-develop = Learning action: develop a technology
tta-idea-learn-build = Learning action: build
tta-idea-learn-upgrade = Learning action: upgrade
tta-idea-humble = Humble the weaker civilizations
tta-idea-games = Hold games
tta-idea-look = Look at a rival's military cards
tta-idea-charge = Attack, committing a unit
tta-idea-commit = Commit a unit
tta-idea-redeem = Redeem a token of a wonder
tta-idea-assist = Build a stage of another player's wonder
tta-idea-move = Move a worker
tta-idea-stance = Choose strength or a civil action
tta-idea-seize = Take so much food and so many resources

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
tta-event-events-renewed = The last current event is over: the future events are shuffled and become the current ones.
tta-event-aggression-played = { $who } attacks { $rival } with { $card }.
tta-event-aggression-repelled = { $who } repels { $card }.
tta-event-aggression-succeeded = { $who } succeeds with { $card }.
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
tta-event-territory-unclaimed = Nobody bids for { $card }.
tta-event-uprising = Uprising! { $who } produces nothing.
tta-event-corruption = { $who }: corruption { $n }.
tta-event-famine-struck = { $who }: famine, { $n } food missing.
tta-event-wonder-ruined = { $card } of { $who } falls to ruins.
tta-event-tactics-shared = { $card } becomes common.
tta-event-politics-passed = { $who } takes no political action.
tta-event-event-peeked = { $who } looks at { $card }.
tta-event-antiquated = { $who } loses { $card }, which is antiquated.
tta-event-card-stolen = { $who } takes { $card } from { $rival }.
tta-event-last-round = Round { $n } is the last.
tta-event-game-ended = The game is over.
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

## The table
hidden-card = a card
tta-title = Round { $round } · Age { $age } · civil deck { $civil } · military deck { $military }
tta-to-play = { $who } to play
tta-row = Card row
tta-events = Events: current { $current }, future { $future }, past { $past }
tta-common = Common tactics: { $what }
tta-boards = Boards, Age { $age }: { $what }
tta-board = Your board
tta-civil-hand = Civil hand
tta-military-hand = Military hand
tta-wonder-progress = { $card }: { $done } of { $all } stages
tta-wonder-begun = Wonder in progress: { $card }, { $done } of { $all } stages; the next cost { $left } resources.
tta-row-legend = In brackets: age, and civil actions for you; underlined cards leave the row soon
tta-limits = Limits: { $civil } civil cards, { $military } military cards, { $urban } urban buildings of a type.
tta-hidden-cards = { $n ->
    [0] Military hand: none.
    [one] Military hand: { $n } card, of Age { $ages }.
   *[other] Military hand: { $n } cards, of Ages { $ages }.
 }
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

## Chapters of the laws
section-game-flow = Game flow
section-setup = Setup
section-turn-structure = Turn structure
section-replenish-the-card-row = Replenish the card row
section-end-of-an-age = End of an age
section-resolve-a-war = Resolve a war
section-make-tactics-available = Make tactics available
section-politics-phase = Politics phase
section-prepare-an-event = Prepare an event
section-play-an-aggression = Play an aggression
section-declare-a-war = Declare a war
section-offer-a-pact = Offer a pact
section-cancel-a-pact = Cancel a pact
section-resign = Resign
section-action-phase-general = Action phase: general
section-take-a-non-wonder-card = Take a non-wonder card
section-take-a-wonder = Take a wonder
section-increase-population = Increase population
section-build-a-farm-mine-or-urban-building = Build a farm, mine or urban building
section-upgrade-a-farm-mine-or-urban-building = Upgrade a farm, mine or urban building
section-destroy-a-farm-mine-or-urban-building = Destroy a farm, mine or urban building
section-play-a-leader = Play a leader
section-build-a-stage-of-a-wonder = Build a stage of a wonder
section-develop-a-technology = Develop a technology
section-declare-a-revolution = Declare a revolution
section-play-an-action-card = Play an action card
section-military-units = Military units
section-tactics-actions = Tactics actions
section-end-of-turn-sequence = End-of-turn sequence
section-production-phase = Production phase
section-draw-military-cards-and-reset = Draw military cards and reset
section-current-events = Current events
section-colonization = Colonization
section-your-cards = Your cards
section-technology-cards-in-play = Technology cards in play
section-other-civil-cards-in-play = Other civil cards in play
section-military-cards-in-play = Military cards in play
section-other-military-cards = Other military cards
section-your-statistics = Your statistics
section-ratings = Ratings
section-civil-and-military-actions = Civil and military actions
section-blue-and-yellow-tokens = Blue and yellow tokens
section-workers-and-population = Workers and population
section-discontent-workers = Discontent workers
section-food-and-resources = Food and resources
section-science-and-culture-points = Science and culture points
section-values-printed-on-components = Values printed on components
section-card-appendix-base = Cards of the base game
section-recommended-rulings-text-silent-or-contradictory = Where the rulebook leaves it open
section-expansion-contents-and-modules = Expansion: contents and modules
section-expansion-balanced-base-game = Expansion: balanced base game
section-expansion-new-military-cards = Expansion: new military cards
section-expansion-ways-to-mix-leaders-and-wonders = Expansion: ways to mix leaders and wonders
section-expansion-production-bonuses = Expansion: production bonuses
section-expansion-resources-for-specific-actions = Expansion: resources for specific actions
section-expansion-cards-age-a = Expansion cards: Age A
section-expansion-cards-age-i = Expansion cards: Age I
section-expansion-cards-age-ii = Expansion cards: Age II
section-expansion-cards-age-iii = Expansion cards: Age III
section-expansion-military-cards = Expansion military cards
section-house-variants = House variants
