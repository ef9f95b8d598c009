"""What a text must mention: words by language, and which of them belong to each sentence.

A sentence of `SENTENCES` loses none of its facts in any language: a token is a word of `WORDS`, or a number that stands
in the sentence and in no row.
"""

# by fact: how it is said in English, Russian and Italian
WORDS: dict[str, tuple[str, str, str]] = {
    # things
    "strength": (r"strength", r"сил[аыеу]", r"forza"),
    "culture": (r"culture", r"культур", r"cultura"),
    "science": (r"science", r"наук", r"scienza"),
    "food": (r"food", r"\bед[аыу]\b|\bедой\b", r"cibo"),
    "resource": (r"resource", r"ресурс", r"risors"),
    "face": (r"happy face", r"символ\w* счастья", r"facc\w+ felic"),
    "unhappy": (r"unhappy", r"недовольства", r"infelic"),
    "civil": (r"civil", r"гражданск", r"civil"),
    "military": (r"military", r"военн", r"militar"),
    "population": (r"population", r"населени", r"popolazione"),
    "unit": (r"unit", r"отряд", r"unità"),
    "lab": (r"\blab", r"лаборатори", r"laborator"),
    "library": (r"librar", r"библиотек", r"bibliotec"),
    "theater": (r"theater", r"театр", r"teatr"),
    "temple": (r"temple", r"храм", r"templ|tempio"),
    "arena": (r"arena", r"арен", r"aren"),
    "urban": (r"urban", r"городск", r"urban"),
    "farm": (r"farm", r"ферм", r"fattori"),
    "mine": (r"\bmine", r"шахт", r"minier"),
    "wonder": (r"wonder", r"чуд", r"meravigli"),
    "government": (r"government", r"форм\w* правления", r"govern"),
    "special": (r"special", r"особ", r"special"),
    "technology": (r"technolog|developing units", r"технологи", r"tecnologi|sviluppare unità"),
    "infantry": (r"infantry", r"пехот", r"fanteri"),
    "cavalry": (r"cavalry", r"кавалери", r"cavalleri"),
    "artillery": (r"artillery", r"артиллери", r"artiglieri"),
    "air": (r"air force", r"авиаци", r"forza aerea"),
    "army": (r"\barm(y|ies)", r"арми", r"armat"),
    "tactic": (r"tactic", r"тактик", r"tattic"),
    "leader": (r"leader", r"лидер", r"leader"),
    "territory": (r"territor", r"территори", r"territori"),
    "colony": (r"colon[yi]", r"колони", r"coloni"),
    "event": (r"event", r"событи", r"event"),
    "card": (r"card", r"карт", r"cart"),
    "action-card": (r"action card", r"карт\w* действи", r"cart\w* azione"),
    "blue": (r"blue token", r"син\w+ куб", r"pedin\w+ blu"),
    "yellow": (r"yellow token", r"жёлт\w+ куб", r"pedin\w+ giall"),
    "token": (r"token", r"куб", r"pedin"),
    "worker": (r"worker", r"рабоч", r"lavorator"),
    "discontent": (r"discontent", r"недовольн(ы|ого)", r"insoddisfatt"),
    "bank": (r"bank", r"банк", r"riserva"),
    "box": (r"\bbox", r"коробк", r"scatola"),
    "row": (r"\brow\b", r"\bряд", r"\bfila\b"),
    "hand": (r"\bhand\b|\bhold\b", r"рук[аиеу]", r"\bmano\b"),
    "level": (r"level", r"уровн|уровень", r"livell"),
    "stage": (r"stage", r"этап", r"stadi"),
    "force": (r"\bforce\b", r"силе (колонизационных )?войск", r"forza"),
    "partner": (r"partner", r"партн[ёе]р", r"alleato"),
    "rival": (r"rival", r"соперник", r"nemico"),
    "opponent": (r"opponent", r"соперник", r"avversario"),
    "victor": (r"victor", r"победитель", r"vincitore"),
    "loser": (r"loser", r"проигравш", r"perdente"),
    "weakest": (r"weakest", r"слабейш|слабости", r"più debol"),
    "strongest": (r"strongest", r"сильнейш", r"più fort"),
    "stronger": (r"stronger", r"сильнее", r"più forte"),
    "weaker": (r"weaker", r"слабее", r"più debole"),
    "production": (r"produc", r"произв[оеё]", r"produ[czr]"),
    "rating": (r"rating|each turn", r"прирост", r"tasso"),
    "completed": (r"completed", r"построенн|после постройки", r"complet"),
    "ruins": (r"ruins", r"руин", r"rovin"),
    "unfinished": (r"unfinished", r"незаконченн", r"in costruzione"),
    "aggression": (r"aggression", r"агресси", r"aggression"),
    "war": (r"\bwars?\b", r"войн", r"guerr"),
    "politics": (r"politic", r"политик|политическ", r"politic"),
    "corruption": (r"corruption", r"коррупци", r"corruzione"),
    "consumption": (r"consum", r"потреблени", r"consum"),
    "games": (r"Games", r"Олимпийские игры", r"Giochi"),
    "difference": (r"difference", r"разниц", r"differenza"),
    "everybody": (r"everybody", r"все", r"tutti"),
    "colour": (r"colour", r"цвет", r"color"),
    # prices and limits
    "less": (r"\bless\b|cheaper", r"меньше|дешевле", r"in meno|minore"),
    "more": (r"\bmore\b|\+", r"больше|ещё|\+|выше", r"in più|\+|altr[ie]|più alto"),
    "gone-below": (r"not below 0|below 0", r"не (бывает )?меньше 0", r"non meno di 0|sotto 0"),
    "least-one": (r"at least 1", r"не меньше 1", r"almeno 1"),
    "limit": (r"limit|at most", r"предел|не больше", r"limit[ei]|al massimo"),
    "up-to": (r"up to|or less|at most|until", r"\bдо\b|не больше|пока", r"fino a|o meno|al massimo|finché"),
    "full-price": (r"full price", r"полную цену", r"prezzo pieno"),
    "printed": (r"printed", r"напечатанн", r"stampat"),
    "half": (r"half", r"половин", r"metà"),
    "rounded-up": (r"rounded up", r"округлением вверх", r"per eccesso"),
    "twice": (
        r"twice|doubles|as two|once more",
        r"вдвое|удва|удво|за два|ещё раз",
        r"doppio|raddoppia|per due|un'altra volta",
    ),
    "no-action": (
        r"without an action|beside it|without spending",
        r"без действия|помимо|не тратя",
        r"senza (azione|spendere)|oltre a essa",
    ),
    "free": (r"without (paying|food)", r"бесплатно|без (оплаты|еды)", r"senza (pagare|cibo)|gratis"),
    "unspent": (r"unspent", r"непотраченн|не должно быть потрачено", r"non spes|già spesa"),
    "spent": (r"spent", r"потраченн", r"spes[ae]"),
    "lost": (r"\blost\b|\bloses?\b", r"пропада|потер|теря", r"pers[aeoi]|perd"),
    "no-more": (r"nothing|none|no ", r"ничего|ни од|никакие|без", r"nient|nessun|nulla|senza"),
    "as-far": (r"as far as|or more|only if", r"сколько (их )?есть|не меньше|только если", r"per quant|almeno|solo se"),
    "only": (r"\bonly\b|alone", r"только", r"\bsol[oai]\b"),
    "not": (
        r"\bnot\b|\bno\b|neither|nobody|nothing|cannot|\bnone\b",
        r"\bне\b|\bни\b|нельзя|\bнет\b|никто|ничего|без",
        r"\bnon\b|\bné\b|nessun|nulla|\bsenza\b|\bmai\b|niente|\bno\b",
    ),
    "all": (r"\ball\b|every", r"\bвс[еёюя]\w*\b|кажд", r"tutt|ogni"),
    "copy": (r"copy|copied", r"копирова", r"copiar"),
    # time
    "once-a-turn": (
        r"once in each of (your|their own) (turns|action phases)|once a turn",
        r"раз за (свой )?ход|раз в каждой своей фазе",
        r"una volta (in ogni|per turno)",
    ),
    "once-a-game": (r"once in the game", r"один раз за игру", r"una volta nella partita"),
    "each-turn": (
        r"each of your (turns|action phases|politics phases)",
        r"кажд\w+ сво\w+ (ход|фаз)",
        r"ogni tuo turno|ogni tua fase",
    ),
    "this-turn": (
        r"(this|same) (same )?(turn|phase)",
        r"эт(от|ой)( же)? (ход|фаз)|той же фазе",
        r"quest(o|a)( stesso)? turno|stess[ao] (turno|fase)",
    ),
    "turn-end": (
        r"end of (the|your|a) turn|turn ends|at its end|end of your action phase|end of each of your turns",
        r"конце (своего |каждого своего )?хода|конце вашей фазы|его конце",
        r"fine (del tuo |di ogni tuo )?turno|fine della tua fase|alla sua fine",
    ),
    "turn-start": (r"start of|phase begins|next turn", r"начал[еао]", r"inizio"),
    "replaced": (r"replace", r"сменя|смен(у|или)", r"sostitu"),
    "leaving": (r"leaves the game", r"покидает игру", r"lascia il gioco"),
    "whatever": (r"whatever", r"любой причине", r"qualsiasi motivo"),
    "gone": (
        r"is gone|without him|goes with him",
        r"уже нет|без него|вместе с лидером",
        r"non c'è più|senza di lui|se ne va con lui",
    ),
    "developing": (r"develop", r"исследу|исследов", r"svilupp"),
    "revolution": (r"revolution", r"революц", r"rivoluzion"),
    "preparing": (r"prepare", r"подготов|готовит", r"prepar"),
    "taking": (r"\btak|\btook", r"\bбер|взят|взяли", r"prend|pres"),
    "building": (r"build", r"постро|обучени|обучит|завершит|строит", r"costru"),
    "upgrading": (r"upgrad", r"улучш", r"miglior"),
    "colonizing": (r"coloni[sz]", r"колониз", r"coloni[sz]z"),
    "age-i": (r"Age I\b|level I\b|A or I\b", r"эпоху I\b|уровня I\b|А или I\b", r"Era I\b|livello I\b|A o I\b"),
    "age-ii": (r"Age II\b|level II\b", r"эпоху II\b|уровня II\b|эпоха II\b", r"Era II\b|livello II\b"),
    "age-iii": (r"Ages? III\b|level III\b", r"эпо\w+ III\b|уровня III\b", r"Er[ae] III\b|livello III\b"),
    "age-iv": (r"Age IV|and IV", r"эпоху IV|и IV", r"Era IV|e IV"),
    "age-a": (r"Age A|level A|\bA\b", r"эпох[аиу] А|уровня А|\bА\b", r"Era A|livello A|\bA\b"),
    "end-of-game": (
        r"end of the game|rest of the game",
        r"конца игры|игра заканчивается",
        r"fine (della )?partita|resto della partita",
    ),
    "best": (
        r"\bbest\b|highest level|produces most",
        r"лучш|наивысш|производительн",
        r"miglior|più alto|produce di più",
    ),
    "higher": (r"higher", r"больш|более высок|выше", r"più alt"),
    "lowest": (r"lowest", r"самого слабого", r"più bassa"),
    "least": (r"the least", r"меньшее", r"minore"),
    "most": (r"\bmost\b", r"больше", r"più|di più"),
    "fewest": (r"fewest", r"меньше всех", r"meno"),
    "same-or-higher": (
        r"same or a higher level",
        r"того же или более высокого уровня",
        r"stesso livello o più alto",
    ),
    "two-players": (
        r"with 2 (/ 3 / 4 )?players",
        r"при 2 игроках|2 / 3 / 4 игрока",
        r"in 2 giocatori|2 / 3 / 4 giocatori",
    ),
    "three-players": (r"with 3 or 4 players only", r"только при 3 или 4 игроках", r"solo in 3 o 4 giocatori"),
    "tie": (r"\btie\b|ties", r"равенств", r"pareggio|pari merito"),
    # who decides
    "may": (r"\bmay\b|if you like", r"можно|может|можете|хотите", r"puoi|può|vuoi"),
    "choice": (r"choose|choice", r"выбор|выбер|выбрать", r"scelta|scegli"),
    "revealer": (r"player who revealed", r"открывший", r"chi ha rivelato"),
    "again": (r"as often as you like", r"сколько угодно раз", r"quante volte vuoi"),
    "unused": (r"unused", r"из резерва|неиспользованн|в резерве", r"inutilizzat|non usati"),
    "back": (r"\bback\b", r"возвраща", r"riprend|torna"),
    "look": (r"\blook\b|\bshow\b", r"посмотреть|смотреть|показать", r"guarda|mostrare"),
    "ignored": (r"ignored", r"не учитывают", r"ignorano"),
    "outdated": (r"outdated", r"не устаревает", r"obsoleta"),
    "resolved": (r"resolved", r"разрешается|разрешени", r"risol"),
    "common": (r"common", r"общими", r"comuni"),
    "bid": (r"\bbids?\b", r"став(ок|к)", r"offert"),
    "refilled": (r"refilled", r"пополняется", r"riempita"),
    "discard": (r"discard", r"сброс", r"scart"),
    "draw": (r"\bdraw", r"взять", r"pesca"),
    "destroy": (r"destroy", r"уничтож", r"distrugg"),
    "lastingly": (r"lastingly", r"постоянно", r"stabilmente"),
    "first": (r"first", r"перв", r"prim[ao]"),
    "other": (r"other", r"друг", r"altr"),
    "pair": (r"pair", r"пар[уы]", r"coppia"),
    "type": (r"type", r"тип", r"\btip[oi]"),
    "less-or-larger": (r"larger", r"скидка больше", r"sconto cresce"),
    "not-or-only": (r"nowhere else", r"больше нигде", r"in nessun altro caso"),
    "lost-or-lose": (r"lose|lost", r"потер", r"perd|pers"),
    "stronger-side": (r"stronger side wins", r"побеждает более сильная", r"vince la parte più forte"),
    "more-than-you": (r"more culture than you", r"больше, чем у вас", r"più cultura di te"),
    "whenever": (r"whenever", r"кажд(ый раз|ое)", r"ogni volta"),
    "gives": (r"\bgives\b|while it is your colony", r"даёт|пока это ваша колония", r"\bdà\b|finché è una tua colonia"),
    "side-a": (r"^A: ", r"^А: ", r"^A: "),
    "side-b": (r"^B: ", r"^В: ", r"^B: "),
    "side-both": (r"^both: ", r"^обе стороны: ", r"^entrambi: "),
    "restart": (r"from the start", r"с начала игры", r"dall'inizio"),
}  # fmt: skip

# by message: the facts that it must mention in every language
TABLE = """
power-strength-per-unit: strength unit all
power-science-on-taking-technology: science taking technology row government special
power-military-as-civil: once-a-turn military civil may
power-leader-discount: leader row civil less gone-below
power-unit-resource-each-turn: each-turn resource unit building upgrading lost
power-tuck-under-wonder: replaced may completed wonder face ruins not back civil
power-second-political-action: once-a-game politics
power-population-discount: population food less gone-below
power-science-of-best-lab-or-library: science rating level best lab library higher
power-resource-on-developing: resource developing technology revolution
power-culture-per-face: culture rating face temple theater completed wonder unhappy
power-no-wonder-surcharge: wonder civil not completed
power-infantry-as-cavalry: infantry cavalry army colonizing
power-culture-if-strong: turn-end culture strongest two-players tie
power-levy-power: 1 again military population building unit food resource less gone-below
power-colonize-from-hand: politics leaving territory hand colony bid unit
power-strength-per-face: strength face temple government
power-peek-at-event: politics may look event no-action
power-library-theater-resources: library theater resource less
power-library-theater-science: library theater science technology less
power-culture-per-pair: culture rating pair library theater
power-culture-per-theater: culture rating theater
power-theater-science: theater technology science less
power-convert-to-theater: 1 once-a-turn civil action-card may urban theater same-or-higher developing difference
  gone-below limit
power-revolt-by-army: revolution all military civil unspent spent
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
power-culture-or-arms: once-a-turn choice culture science technology resource unit building upgrading lost turn-end
power-discard-for-colony: 1 colonizing may discard military card force bid
power-culture-per-colony: culture rating colony more first
power-give-up-for-yellow: politics leaving yellow bank
power-civil-hand: hand civil card
power-military-hand: hand military card
power-strength-per-infantry: strength infantry
power-strength-per-artillery: strength artillery
power-extra-face: face other all card worker
power-best-mine-again: production best mine blue more
power-free-population: once-a-turn may population free no-action
power-urban-discount-i: urban level age-i resource less
power-urban-discount-ii: urban level age-ii resource less
power-urban-discount-iii: urban level age-iii resource less
power-stages-at-once: up-to stage wonder
power-develop-discount: 1 developing technology revolution science less gone-below partner not
power-culture-per-partner-wonder: culture rating completed wonder partner ruins
power-food-as-resource: once-a-turn may food resource
power-resource-as-food: once-a-turn may resource food
power-card-bonus: first action-card more less-or-larger opponent not
power-play-taken-card: once-a-turn may action-card this-turn taking
power-learning-action: 1 once-a-turn civil only taking row lab library developing building upgrading less science
  resource action-card not revolution
power-humble-weaker: once-a-game politics weaker lost yellow bank box only
power-hold-games: once-a-game politics no-action games culture aggression war lost
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
power-buy-colonization: 1 3 6 2 colonizing may resource force up-to bid
power-science-on-preparing: whenever science preparing event
power-culture-on-preparing: whenever culture preparing event level
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
power-culture-per-surplus-face: turn-end production culture face bank no-more rating
power-arms-if-weak: turn-start weakest two-players tie resource unit building upgrading lost turn-end
power-good-if-not-weak: turn-start not food resource science choice
power-works-each-phase: each-turn resource stage wonder building upgrading urban lost turn-end
power-arms-each-phase: each-turn resource unit building upgrading lost turn-end
power-more-arms-if-weak: more weakest two-players tie
power-park-yellow: 1 turn-start yellow box up-to bank gone
power-extra-draw: turn-end draw military card age-iv
power-prepare-any-card: 1 may preparing military card event level territory science gone
power-tactic-kept: tactic not common copy gone
power-master-tactic: leaving whatever tactic army strength end-of-game
power-see-prepared: may look event preparing
power-look-at-hand: politics no-action may look military card not
power-second-political-every-turn: politics each-turn
power-commit-unit: aggression war may unit strength twice culture token bank resolved
power-resources-per-kept-token: no-action may token bank resource
power-colonize-on-completion: completed territory hand colony may bid unit
power-resolve-event: completed may look age-iii event hand all
order-farm-or-mine: building upgrading farm mine resource less gone-below
order-urban: building upgrading urban resource less gone-below
order-upgrade: upgrading farm mine urban resource less gone-below
order-population: population full-price food
order-stage: stage wonder only resource less gone-below
order-develop: developing technology full-price science revolution
order-kind: food resource
score-technology-levels: completed culture level technology worker government special
score-workers: 2 1 completed culture farm mine urban unit unused not
score-urban-output: completed culture science strength urban leader face not
score-stage-and-print: completed twice culture theater library leader
score-first-places: completed culture two-players science rating strength food resource production all
score-colonies: 1 completed culture colony all
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
whom-all-happiest: face most tie
whom-all-most-discontent: discontent worker most tie
whom-second-weakest: weakest three-players
task-gain-food: food
task-gain-resources: resource
task-gain-science: science
task-gain-culture: culture
task-lose-culture: lost-or-lose culture
task-gain-population: population free
task-lose-population: population unused choice
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
task-food-by-faces: food face
task-produce-food: production food consumption
task-produce-resources: production resource corruption
task-full-production: 4 corruption food consumption resource culture science not
task-lose-all-food: all food
task-lose-civil-by-discontent: civil discontent worker unspent
task-culture-by-discontent: culture discontent worker
task-population-by-discontent: 1 population discontent worker rounded-up unused choice
task-lose-blue: blue bank choice card
task-take-yellow-from-weakest: yellow bank weakest no-more
task-remove-old-leader: leader age-iv
task-lose-a-colony: colony choice lastingly
task-take-from-row: may taking row civil up-to politics limit refilled no-action
task-ruin-a-wonder: 2 completed wonder age-a choice ruins culture rating
task-destroy-of-others: destroy urban other choice
task-plan: choice age-a event only unused
task-lose-science-above: half science rounded-up
task-call-to-arms: civil unspent military card age-iv
task-science-per-wonder: 2 science completed wonder ruins resource unfinished age-a
task-move-worker: may no-action worker technology difference action-card limit
task-negotiate: food resource science weakest revealer only
task-arms-industry: resource infantry cavalry artillery technology level tie
impact-agriculture: 1 4 culture food production consumption
impact-architecture: culture level urban
impact-balance: 2 culture least science rating food resource production
impact-colonies: 3 culture colony
impact-competition: culture level unit arena
impact-government: 2 1 culture civil military
impact-happiness: 2 16 culture face limit discontent worker
impact-industry: 1 culture resource mine production lab not
impact-population: 2 10 culture worker discontent not
impact-progress: 2 culture level government special technology
impact-science: 10 14 7 15 5 culture science rating tie
impact-strength: 10 14 7 15 5 culture strength tie
impact-technology: 4 culture age-iii technology worker
impact-variety: 2 culture type unit urban special technology
impact-wonders: 5 4 3 2 culture completed wonder ruins
impact-culture: 10 14 7 15 5 culture rating tie
impact-harmony: 4 culture least farm mine urban unit
aggression-plunder: up-to food resource choice as-far rival
aggression-raid: destroy urban level choice resource half printed rounded-up
aggression-enslave: 1 resource food rival population unused choice
aggression-spy: up-to science as-far rival
aggression-annex: colony choice lastingly only rival
aggression-infiltrate: leader unfinished wonder choice culture level age-a only rival
aggression-intervene: up-to culture as-far rival
aggression-kidnap: look civil card may hand limit culture this-turn action-card
aggression-occupy: up-to food resource science culture as-far rival
war-territory: 1 5 victor yellow bank loser difference as-far
war-technology: victor special technology loser difference printed science hand
war-culture: 5 victor culture difference as-far loser
war-advantage: victor culture difference as-far loser
pact-forbids: not aggression war
pact-ends: strength not
pact-attack-bonus: strength
pact-immune: not war
revolution-costs: revolution science all civil unspent spent
starts-with: restart worker
starts-in-play: restart
air-force-doubles: air army twice tactic
only-best-special: technology best only
construction-note: upgrading difference gone-below
war-resolved: resolved turn-start stronger-side tie
impact-at-end: end-of-game
open-stages: 1 once-a-turn stage civil food other token
keeps-tokens: blue stage completed
stage-science: stage printed science
stage-culture: stage culture
late-steps: age-iv
early-powers: first stage
army-by-level: level lowest outdated
row-discount: civil less gone-below replaced leader
row-surcharge: civil more discontent worker
needs-by-players: two-players lost-or-lose
arms-per-stronger: opponent stronger resource two-players unit building upgrading lost
culture-per-richer: opponent culture two-players more-than-you
"""
SENTENCES: dict[str, list[str]] = {
    line.partition(":")[0]: line.partition(":")[2].split() for line in TABLE.replace("\n  ", " ").strip().splitlines()
}
