"""What a text must mention: which facts belong to each sentence.

A sentence of `SENTENCES` loses none of its facts in any language: a token is a word of card_words.py, or a number that
stands in the sentence and in no row.
"""

# by message: the facts that it must mention in every language
TABLE = """
power-strength-per-unit: strength unit all
power-science-on-taking-technology: science taking technology row government special
power-military-as-civil: once-a-turn military civil may
power-leader-discount: leader row civil less gone-below
power-unit-resource-each-turn: each-turn resource unit building upgrading lost
power-tuck-under-wonder: replaced may completed wonder face ruins not back civil
power-second-political-action: once-a-game politics may
power-population-discount: population food less gone-below
power-science-of-best-lab-or-library: science rating level best lab library higher
power-resource-on-developing: resource developing technology revolution
power-culture-per-face: culture rating face temple theater completed wonder unhappy
power-no-wonder-surcharge: wonder civil not completed
power-infantry-as-cavalry: infantry cavalry army colonizing
power-culture-if-strong: turn-end culture strongest two-players tie
power-levy-power: 1 again military population building unit food resource less gone-below both
power-colonize-from-hand: politics leaving territory hand colony permanent immediate bid unit
power-strength-per-face: strength face temple government
power-peek-at-event: politics may look event no-action
power-library-theater-resources: library theater resource less
power-library-theater-science: library theater science technology less
power-culture-per-pair: culture rating pair library theater
power-culture-per-theater: culture rating theater
power-theater-science: theater technology science less
power-convert-to-theater: 1 once-a-turn civil action-card may urban upgrading theater same-or-higher developing
  technology difference gone-below limit
power-revolt-by-army: revolution all military civil instead available civil-available spent
power-culture-on-revolution: culture revolution
power-strength-per-unit-type: strength unit type infantry cavalry artillery air
power-culture-on-developing: culture developing technology revolution
power-civil-back-on-developing: civil back spent developing technology revolution
power-best-theater-again: printed culture best theater twice
power-no-attack: not aggression war
power-dearer-to-attack: aggression war twice military
power-lab-resources: lab level age-i resource mine blue worker gone
power-lab-levels-on-leaving: leaving whatever culture level lab
power-culture-per-lab-level: culture rating level lab
power-less-science-per-lab: science rating less lab
power-culture-or-arms: once-a-turn choice both culture science technology resource unit building upgrading lost turn-end
power-discard-for-colony: 1 colonizing may discard military card force bid
power-culture-per-colony: culture rating colony more first
power-give-up-for-yellow: politics leaving yellow bank
power-civil-hand: hand civil card
power-military-hand: hand military card
power-strength-per-infantry: strength infantry
power-strength-per-artillery: strength artillery
power-extra-face: source other face more worker leader wonder government colony
power-best-mine-again: production best mine blue more
power-free-population: once-a-turn may population free no-action
power-urban-discount-i: urban level age-i resource less
power-urban-discount-ii: urban level age-ii resource less
power-urban-discount-iii: urban level age-iii resource less
power-stages-at-once: up-to stage wonder
power-develop-discount: 1 developing technology revolution science less gone-below partner not
power-culture-per-partner-wonder: culture rating completed wonder partner ruins
power-food-as-resource: once-a-turn may paying-resources food resource not-stored
power-resource-as-food: once-a-turn may paying-food resource food not-stored
power-card-bonus: first stage action-card more less-or-larger opponent not upgrading
power-play-taken-card: once-a-turn may action-card this-turn taking
power-learning-action: 1 once-a-turn civil only taking row lab library developing building upgrading less science
  resource action-card pays-card not revolution total
power-humble-weaker: once-a-game politics weaker lost yellow bank box you-gain only
power-hold-games: once-a-game politics no-action may games culture aggression war lost
power-resource-bonus: resource production
power-resource-bonus-per-colony: resource production colony
power-resource-bonus-in-age-i: age-i resource production
power-science-in-age-ii: age-ii science rating
power-culture-from-age-iii: age-iii age-iv culture rating
power-colours-bonus: civil card colour hand resource food production farm mine urban unit special government leader
  action-card
power-low-farm-again: production best farm age-a age-i blue more
power-low-mine-again: production best mine age-a age-i blue more
power-culture-per-urban-face: culture rating face urban completed wonder unhappy
power-culture-per-best-urban: urban type best culture rating
power-culture-per-lab-and-library: lab library culture rating
power-culture-per-arena: arena culture rating
power-culture-per-best-theater: theater best culture rating
power-face-per-best-theater: theater best face
power-culture-of-best-library-and-theater: best library theater culture rating level
power-science-of-best-mine: best mine science rating level
power-strength-of-best-lab: best lab strength level
power-culture-of-best-mine-or-lab: culture rating level best mine lab higher
power-faces-of-best-lab: best lab face level
power-fewer-temple-faces: temple face less
power-ignored-discontent: discontent worker up-to ignored
power-culture-of-government: culture rating level government age-a
power-culture-per-kept-token: culture rating blue
power-culture-per-army: culture rating army
power-farms-in-armies: farm army infantry artillery level age-a strength not colonizing
power-unit-twice: army unit air not twice strength colonizing
power-unhappy-faces: unhappy resolved
power-strength-or-civil: 1 turn-end choice strength civil first gone
power-strength-when-weak: strength aggression event weakest not-or-only
power-arena-iii-strength: arena age-iii strength
power-arena-iii-discount: arena age-iii resource less
power-urban-limit-more: limit urban type government higher
power-peaceful-discount-per-urban: government revolution science less urban gone-below
power-unit-science-by-level: infantry cavalry technology science less level gone-below
power-urban-science-per-type: urban technology science less other type gone-below
power-farm-mine-discount-ii: farm mine age-ii resource less
power-farm-mine-discount-iii: farm mine age-iii resource less upgrading difference gone-below
power-farm-mine-science-ii: farm mine technology age-ii science less
power-farm-mine-science-iii: farm mine technology age-iii science less
power-technology-row-discount: technology row civil less least-one
power-dearer-to-attack-by: aggression war military more
power-buy-colonization: 1 3 6 2 colonizing may single resource force bid
power-science-on-preparing: whenever science preparing event
power-culture-on-preparing: whenever culture preparing event level on-top
power-draw-on-preparing: draw military card preparing event age-iv
power-science-on-leaving: science leaving whatever
power-best-output-on-leaving: leaving whatever culture farm mine production best
power-culture-on-excess-discard: culture military card discard turn-end limit
power-civil-back-on-replacing: 1 replaced up-to civil spent back this-turn
power-prize-on-replacing: replaced not civil back end-of-game developing technology culture turn-end once-a-turn
power-culture-on-unit-technology: culture developing infantry cavalry technology
power-culture-for-resource: 1 developing technology revolution may resource culture
power-science-on-population: science yellow bank worker
power-culture-on-population: culture yellow bank worker
power-resource-on-taking-wonder: resource taking wonder
power-draw-at-new-age: draw military card age-ii age-iii
power-culture-on-learning: culture
power-culture-per-surplus-face: 8 turn-end production culture happiness population bank no-more rating
power-arms-if-weak: turn-start weakest two-players tie stronger-in-tie resource unit building upgrading lost turn-end
power-good-if-not-weak: turn-start not food resource science choice
power-works-each-phase: each-turn when-played resource stage wonder building upgrading urban lost turn-end
power-arms-each-phase: each-turn when-played resource unit building upgrading lost turn-end
power-more-arms-if-weak: turn-start when-played more resource weakest two-players tie stronger-in-tie
power-park-yellow: 1 turn-start yellow box up-to bank gone
power-extra-draw: turn-end draw military card age-iv
power-prepare-any-card: 1 may preparing military card event culture level territory science gone
power-tactic-kept: tactic not common copy gone
power-master-tactic: leaving whatever tactic army strength end-of-game
power-see-prepared: may look event preparing other gone
power-look-at-hand: politics no-action may look military card not
power-second-political-every-turn: politics each-turn may
power-commit-unit: aggression war may unit printed strength twice culture token bank if-repelled resolved
power-resources-per-kept-token: no-action may token blue-bank resource
power-colonize-on-completion: completed territory hand colony may permanent immediate bid unit
power-resolve-event: completed may look age-iii event hand all
order-farm-or-mine: building upgrading farm mine resource less gone-below
order-urban: building upgrading urban resource less gone-below
order-upgrade: upgrading farm mine urban resource less gone-below
order-population: population regular-price food
order-stage: stage wonder only resource less gone-below
order-develop: developing technology regular-price science revolution instead civil all
order-kind: food resource
score-technology-levels: completed culture level technology worker government special
score-workers: 2 1 completed culture farm mine urban unit unused not
score-urban-output: completed culture science strength urban leader face not
score-stage-and-print: completed twice culture theater library leader
score-first-places: completed culture two-players science rating strength food resource production all
score-colonies: 1 completed culture colony all whoever-built stage
score-science-rating: completed culture science rating
score-widest: completed culture most wonder special urban type
whom-all: everybody
whom-strongest: strongest
whom-weakest: weakest
whom-two-strongest: strongest two-players
whom-two-weakest: weakest two-players
whom-most-culture: most culture
whom-fewest-culture: fewest culture
whom-most-culture-if-weak: most culture only weakest two-players
whom-all-happiest: 8 happiness highest tie
whom-all-most-discontent: discontent worker most tie
whom-second-weakest: weakest three-players
task-gain-food: food
task-gain-resources: resource
task-gain-science: science
task-gain-culture: culture
task-lose-culture: lost-or-lose culture
task-gain-population: population free
task-lose-population: population unused if-none choice
task-choose-kind: food resource choice
task-split-gain: food resource choice
task-split-loss: food resource choice all
task-draw-cards: draw military card
task-discard-cards: discard military card choice
task-build-free: may unused worker free
task-act-cheaper: may no-action population building farm mine urban not unit upgrading developing technology
  revolution all civil
task-lose-building: destroy farm mine urban choice
task-culture-by-culture: culture rating
task-science-by-science: science rating
task-culture-by-science: culture science rating
task-food-by-faces: 8 food happiness
task-produce-food: production food consumption uprising
task-produce-resources: production resource corruption uprising
task-full-production: 4 uprising corruption food production consumption resource culture science not
task-lose-all-food: all food
task-lose-civil-by-discontent: civil discontent worker unspent not-on-turn next-turn
task-culture-by-discontent: culture discontent worker
task-population-by-discontent: 1 population discontent worker rounded-up unused choice
task-lose-blue: blue blue-bank if-none farm mine lab choice card
task-take-yellow-from-weakest: yellow bank weakest no-more
task-remove-old-leader: leader age-iv
task-lose-a-colony: colony choice permanent
task-take-from-row: may taking row civil up-to politics limit refilled first-spaces no-action
task-ruin-a-wonder: 2 completed wonder age-a choice ruins culture rating
task-destroy-of-others: destroy urban other choice
task-plan: choice age-a event only unused
task-lose-science-above: half science rounded-up
task-call-to-arms: civil unspent not-on-turn next-turn military card age-iv
task-science-per-wonder: 2 science completed wonder ruins resource unfinished age-a
task-move-worker: may no-action worker technology difference action-card limit
task-negotiate: food resource science weakest revealer only
task-arms-industry: resource infantry cavalry artillery technology level tie unit not one-sum
impact-agriculture: 1 4 culture food production consumption
impact-architecture: culture level urban
impact-balance: 2 culture least science rating food resource production
impact-colonies: 3 culture colony
impact-competition: culture level unit arena
impact-government: 2 1 culture civil military total
impact-happiness: 2 16 culture happiness limit discontent worker
impact-industry: 1 culture resource mine production additional lab not
impact-population: 2 10 culture worker discontent not
impact-progress: 2 culture level government special technology
impact-science: 10 14 7 15 5 culture science rating tie starting-player end-of-game clockwise
impact-strength: 10 14 7 15 5 culture strength tie starting-player end-of-game clockwise
impact-technology: 4 culture age-iii technology worker
impact-variety: 2 culture type unit urban special technology
impact-wonders: 5 4 3 2 culture completed wonder ruins
impact-culture: 10 14 7 15 5 culture rating tie starting-player end-of-game clockwise
impact-harmony: 4 culture least farm mine urban unit
aggression-plunder: up-to less-if-wanted food resource choice as-far rival
aggression-raid: destroy urban level rival choice resource half printed building rounded-up
aggression-enslave: 1 resource food rival population unused if-none choice
aggression-spy: science or-all rival
aggression-annex: colony choice permanent immediate only rival
aggression-infiltrate: leader unfinished wonder choice culture level age-a only rival has-one-of-them
aggression-intervene: culture or-all rival
aggression-kidnap: look civil card may hand limit culture this-turn action-card
aggression-occupy: food resource science culture or-all rival
aggression-against: weaker-rival repel military card
war-territory: 1 5 victor yellow bank loser difference as-far
war-technology: victor special technology loser choice difference printed science hand as-far
war-culture: 5 victor culture difference as-far loser
war-advantage: victor culture difference as-far loser
pact-forbids: partner not aggression war
pact-ends: partner strength not
pact-attack-bonus: strength
pact-immune: not war
revolution-costs: revolution science all civil available spent
wonder-stages: stage resource building one-civil
wonder-stages-food: stage food resource not building one-civil
wonder-one-stage: stage resource one-civil
leader-costs: playing one-civil
action-card-costs: playing one-civil not-when-taken
tactic-costs: 1 2 playing military copy common once-a-turn
attack-costs: playing politics military
preparing-costs: preparing politics culture
pact-costs: offering politics if-refused
pact-costs-sides: offering politics if-refused own-side
tactic-copy-costs: 2 military copy common once-a-turn
colony-gives: permanent
first-gain: immediate colonizing
one-of: choice
defence-of: strength aggression discard limit military total
starts-with: restart worker
starts-in-play: restart
air-force-doubles: 1 air army twice tactic
only-best-special: special technology type higher only you-keep
construction-note: upgrading difference gone-below
war-resolved: any-strength not-last-round resolved turn-start stronger-side tie
impact-at-end: end-of-game event-decks
event-ties: tie on-turn-first clockwise
open-stages: 1 once-a-turn stage civil food other token
keeps-tokens: blue stage completed
stage-science: stage printed science
stage-culture: stage culture
late-steps: age-iv
early-powers: first stage
army-by-level: level lowest outdated
row-discount: taking civil less gone-below replaced leader
row-surcharge: taking civil more discontent worker
needs-by-players: two-players lost-or-lose
arms-per-stronger: opponent stronger resource two-players unit building upgrading lost
culture-per-richer: opponent culture two-players more-than-you
"""
SENTENCES: dict[str, list[str]] = {
    line.partition(":")[0]: line.partition(":")[2].split() for line in TABLE.replace("\n  ", " ").strip().splitlines()
}
