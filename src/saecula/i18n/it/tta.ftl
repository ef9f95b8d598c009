# Through the Ages: names of cards, what they do, commands, questions and events.

## Cards
card-agriculture = Agricoltura
card-irrigation = Irrigazione
card-selective-breeding = Allevamento Selettivo
card-mechanized-agriculture = Agricoltura Meccanizzata
card-bronze = Bronzo
card-iron = Ferro
card-coal = Carbone
card-oil = Petrolio
card-philosophy = Filosofia
card-alchemy = Alchimia
card-scientific-method = Metodo Scientifico
card-computers = Computer
card-religion = Religione
card-theology = Teologia
card-organized-religion = Religione Organizzata
card-printing-press = Stampa
card-journalism = Giornalismo
card-multimedia = Multimedia
card-drama = Drammaturgia
card-opera = Opera
card-movies = Cinema
card-bread-and-circuses = Panem et Circenses
card-team-sports = Sport di Squadra
card-professional-sports = Sport Professionistico
card-warriors = Guerrieri
card-swordsmen = Spadaccini
card-riflemen = Fucilieri
card-modern-infantry = Fanteria Moderna
card-knights = Cavalieri Medievali
card-cavalrymen = Cavalleggeri
card-tanks = Carri Armati
card-cannon = Cannoni
card-rockets = Razzi
card-air-forces = Forze Aeree
card-code-of-laws = Codice di Leggi
card-justice-system = Sistema Giudiziario
card-civil-service = Pubblica Amministrazione
card-warfare = Arte della Guerra
card-strategy = Strategia
card-military-theory = Teoria Militare
card-cartography = Cartografia
card-navigation = Navigazione
card-satellites = Satelliti
card-masonry = Muratura
card-architecture = Architettura
card-engineering = Ingegneria
card-despotism = Dispotismo
card-monarchy = Monarchia
card-theocracy = Teocrazia
card-constitutional-monarchy = Monarchia Costituzionale
card-republic = Repubblica
card-communism = Comunismo
card-fundamentalism = Fondamentalismo
card-democracy = Democrazia
card-alexander-the-great = Alessandro il Grande
card-aristotle = Aristotele
card-hammurabi = Hammurabi
card-homer = Omero
card-julius-caesar = Giulio Cesare
card-moses = Mosè
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-genghis-khan = Genghis Khan
card-frederick-barbarossa = Federico Barbarossa
card-christopher-columbus = Cristoforo Colombo
card-joan-of-arc = Giovanna d'Arco
card-william-shakespeare = William Shakespeare
card-james-cook = James Cook
card-isaac-newton = Isaac Newton
card-johann-sebastian-bach = Johann Sebastian Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleone Bonaparte
card-albert-einstein = Albert Einstein
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-bill-gates = Bill Gates
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-pyramids = Piramidi
card-hanging-gardens = Giardini Pensili
card-colossus = Colosso di Rodi
card-library-of-alexandria = Biblioteca di Alessandria
card-great-wall = Grande Muraglia
card-st-peters-basilica = Basilica di San Pietro
card-universitas-carolina = Università Carolina
card-taj-mahal = Taj Mahal
card-transcontinental-railroad = Ferrovia Transcontinentale
card-eiffel-tower = Torre Eiffel
card-kremlin = Cremlino
card-ocean-liner-service = Servizio Transatlantico
card-first-space-flight = Primo Volo Spaziale
card-fast-food-chains = Catene di Fast Food
card-internet = Internet
card-hollywood = Hollywood
card-rich-land-a = Terre Ricche
card-rich-land-i = Terre Ricche
card-rich-land-ii = Terre Ricche
card-urban-growth-a = Crescita Urbana
card-urban-growth-i = Crescita Urbana
card-urban-growth-ii = Crescita Urbana
card-urban-growth-iii = Crescita Urbana
card-frugality-a = Frugalità
card-frugality-i = Frugalità
card-frugality-ii = Frugalità
card-engineering-genius-a = Genio Ingegneristico
card-engineering-genius-i = Genio Ingegneristico
card-engineering-genius-ii = Genio Ingegneristico
card-engineering-genius-iii = Genio Ingegneristico
card-patriotism-a = Patriottismo
card-patriotism-i = Patriottismo
card-patriotism-ii = Patriottismo
card-patriotism-iii = Patriottismo
card-cultural-heritage-a = Patrimonio Culturale
card-cultural-heritage-i = Patrimonio Culturale
card-stockpile = Provviste
card-breakthrough-i = Scoperta Epocale
card-breakthrough-ii = Scoperta Epocale
card-reserves-i = Riserve
card-reserves-ii = Riserve
card-reserves-iii = Riserve
card-revolutionary-idea-ii = Idea Rivoluzionaria
card-revolutionary-idea-iii = Idea Rivoluzionaria
card-efficient-upgrade-ii = Miglioramento Efficiente
card-efficient-upgrade-iii = Miglioramento Efficiente
card-wave-of-nationalism = Ondata di Nazionalismo
card-military-build-up = Riarmo
card-endowment-for-the-arts = Sostegno alle Arti
card-fighting-band = Banda Armata
card-legion = Legione
card-medieval-army = Armata Medievale
card-phalanx = Falange
card-heavy-cavalry = Cavalleria Pesante
card-mobile-artillery = Artiglieria Mobile
card-fortifications = Fortificazioni
card-conquistadors = Conquistadores
card-defensive-army = Armata Difensiva
card-napoleonic-army = Armata Napoleonica
card-classic-army = Armata Classica
card-entrenchments = Trincee
card-mechanized-army = Armata Meccanizzata
card-shock-troops = Truppe d'Assalto
card-modern-army = Armata Moderna
card-plunder-i = Saccheggio
card-plunder-ii = Saccheggio
card-plunder-iii = Saccheggio
card-raid-i = Incursione
card-raid-ii = Incursione
card-raid-iii = Incursione
card-enslave = Riduzione in Schiavitù
card-spy = Spionaggio
card-annex = Annessione
card-infiltrate = Infiltrazione
card-armed-intervention = Intervento Armato
card-war-over-territory = Guerra Territoriale
card-war-over-technology = Guerra Tecnologica
card-war-over-culture = Guerra Culturale
card-military-bonus-i = Bonus Militare
card-military-bonus-ii = Bonus Militare
card-military-bonus-iii = Bonus Militare
card-open-borders-agreement = Accordo sulle Frontiere Aperte
card-trade-routes-agreement = Accordo sulle Rotte Commerciali
card-acceptance-of-supremacy = Accettazione della Supremazia
card-scientific-cooperation = Cooperazione Scientifica
card-international-trade-agreement = Accordo di Commercio Internazionale
card-promise-of-military-protection = Promessa di Protezione Militare
card-international-tourism = Turismo Internazionale
card-military-pact = Patto Militare
card-peace-treaty = Trattato di Pace
card-loss-of-sovereignty = Perdita di Sovranità
card-vast-territory-i = Territorio Vasto
card-wealthy-territory-i = Territorio Ricco
card-inhabited-territory-i = Territorio Abitato
card-strategic-territory-i = Territorio Strategico
card-historic-territory-i = Territorio Storico
card-developed-territory-i = Territorio Sviluppato
card-vast-territory-ii = Territorio Vasto
card-wealthy-territory-ii = Territorio Ricco
card-inhabited-territory-ii = Territorio Abitato
card-strategic-territory-ii = Territorio Strategico
card-historic-territory-ii = Territorio Storico
card-developed-territory-ii = Territorio Sviluppato
card-development-of-agriculture = Sviluppo dell'Agricoltura
card-development-of-crafts = Sviluppo dell'Artigianato
card-development-of-markets = Sviluppo dei Mercati
card-development-of-politics = Sviluppo della Politica
card-development-of-religion = Sviluppo della Religione
card-development-of-science = Sviluppo della Scienza
card-development-of-settlement = Sviluppo degli Insediamenti
card-development-of-trade-routes = Sviluppo delle Rotte Commerciali
card-development-of-warfare = Sviluppo dell'Arte della Guerra
card-development-of-civilization = Sviluppo della Civilizzazione
card-barbarians = Barbari
card-border-conflict = Conflitto di Confine
card-crusades = Crociate
card-cultural-influence = Influenza Culturale
card-foray = Scorreria
card-good-harvest = Buon Raccolto
card-immigration = Immigrazione
card-new-deposits = Nuovi Giacimenti
card-pestilence = Pestilenza
card-raiders = Predoni
card-rats = Ratti
card-rebellion = Ribellione
card-reign-of-terror = Regno del Terrore
card-scientific-breakthrough = Scoperta Scientifica
card-uncertain-borders = Confini Incerti
card-civil-unrest = Disordine Civile
card-cold-war = Guerra Fredda
card-crime-wave = Ondata Criminale
card-economic-progress = Progresso Economico
card-emigration = Emigrazione
card-iconoclasm = Iconoclastia
card-independence-declaration = Dichiarazione d'Indipendenza
card-international-agreement = Accordo Internazionale
card-national-pride = Orgoglio Nazionale
card-politics-of-strength = Politica della Forza
card-popularization-of-science = Divulgazione Scientifica
card-prosperity = Prosperità
card-ravages-of-time = Segni del Tempo
card-refugees = Profughi
card-terrorism = Terrorismo
card-impact-of-agriculture = Impatto dell'Agricoltura
card-impact-of-architecture = Impatto dell'Architettura
card-impact-of-balance = Impatto dell'Equilibrio
card-impact-of-colonies = Impatto delle Colonie
card-impact-of-competition = Impatto della Competizione
card-impact-of-government = Impatto del Governo
card-impact-of-happiness = Impatto della Felicità
card-impact-of-industry = Impatto dell'Industria
card-impact-of-population = Impatto della Popolazione
card-impact-of-progress = Impatto del Progresso
card-impact-of-science = Impatto della Scienza
card-impact-of-strength = Impatto della Forza
card-impact-of-technology = Impatto della Tecnologia
card-impact-of-variety = Impatto della Varietà
card-impact-of-wonders = Impatto delle Meraviglie
card-ashoka = Ashoka
card-boudica = Boudicca
card-cleopatra = Cleopatra
card-confucius = Confucio
card-hippocrates = Ippocrate
card-sun-tzu = Sun Tzu
card-eleanor-of-aquitaine = Eleonora d'Aquitania
card-isabella-of-castile = Isabella di Castiglia
card-jan-zizka = Jan Žižka
card-johannes-gutenberg = Johannes Gutenberg
card-nostradamus = Nostradamus
card-saladin = Saladino
card-alfred-nobel = Alfred Nobel
card-antoni-gaudi = Antoni Gaudí
card-catherine-the-great = Caterina la Grande
card-charles-darwin = Charles Darwin
card-james-watt = James Watt
card-maria-theresa = Maria Teresa d'Austria
card-ian-fleming = Ian Fleming
card-marie-curie-sklodowska = Marie Curie Skłodowska
card-marlene-dietrich = Marlene Dietrich
card-nelson-mandela = Nelson Mandela
card-pierre-de-coubertin = Pierre de Coubertin
card-steve-jobs = Steve Jobs
card-acropolis = Acropoli
card-colosseum = Colosseo
card-roman-roads = Strade Romane
card-stonehenge = Stonehenge
card-forbidden-city = Città Proibita
card-himeji-castle = Castello di Himeji
card-machu-picchu = Machu Picchu
card-silk-road = Via della Seta
card-harvard-college = Harvard College
card-louvre-museum = Museo del Louvre
card-statue-of-liberty = Statua della Libertà
card-suez-canal = Canale di Suez
card-empire-state-building = Empire State Building
card-international-red-cross = Croce Rossa Internazionale
card-manhattan-project = Progetto Manhattan
card-united-nations = Nazioni Unite
card-development-of-planning = Sviluppo della Pianificazione
card-call-to-arms = Chiamata alle Armi
card-dark-ages = Secoli Bui
card-knowledge-of-the-ancients = Sapere degli Antichi
card-kidnap = Rapimento
card-naval-trade-agreement = Accordo di Commercio Navale
card-arms-industry = Industria degli Armamenti
card-freedom-of-movement = Libertà di Movimento
card-international-negotiations = Negoziati Internazionali
card-autonomous-territory = Territorio Autonomo
card-hussars = Ussari
card-impact-of-culture = Impatto della Cultura
card-impact-of-harmony = Impatto dell'Armonia
card-hybrid-war = Guerra Ibrida
card-occupy = Occupazione
card-positional-army = Armata di Posizione
pointer-leader = indicatore di leader { $n }
pointer-wonder = indicatore di meraviglia { $n }
revised-card = { $card } (rivista)
special-tactic = { $card } (tattica speciale)

## Kinds of card
tta-kind-farm = fattoria
tta-kind-mine = miniera
tta-kind-lab = laboratorio
tta-kind-temple = tempio
tta-kind-library = biblioteca
tta-kind-theater = teatro
tta-kind-arena = arena
tta-kind-infantry = fanteria
tta-kind-cavalry = cavalleria
tta-kind-artillery = artiglieria
tta-kind-air_force = forza aerea
tta-kind-special_law = tecnologia di legge
tta-kind-special_military = tecnologia di guerra
tta-kind-special_exploration = tecnologia di esplorazione
tta-kind-special_construction = tecnologia di costruzione
tta-kind-government = governo
tta-kind-leader = leader
tta-kind-wonder = meraviglia
tta-kind-action = carta azione
tta-kind-tactic = tattica
tta-kind-aggression = aggressione
tta-kind-war = guerra
tta-kind-pact = patto
tta-kind-bonus = carta bonus
tta-kind-territory = territorio
tta-kind-event = evento
tta-kind-pointer = indicatore

## Amounts
food = { $n } di cibo
resources = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 }
science-points = { $n } di scienza
culture-points = { $n } di cultura
strength-points = { $n } di forza
faces = { $n ->
    [one] { $n } faccia felice
   *[other] { $n } facce felici
 }
civil-actions = { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 }
military-actions = { $n ->
    [one] { $n } azione militare
   *[other] { $n } azioni militari
 }
blue-tokens = { $n ->
    [one] { $n } pedina blu
   *[other] { $n } pedine blu
 }
yellow-tokens = { $n ->
    [one] { $n } pedina gialla
   *[other] { $n } pedine gialle
 }
colonization-points = { $n } di colonizzazione
military-cards = { $n ->
    [one] { $n } carta militare
   *[other] { $n } carte militari
 }
tta-population = { $n } di popolazione
tta-per-worker = per lavoratore: { $what }
urban-limit = limite di edifici urbani { $n }
wonder-stages = stadi { $what }
army-of = armata con { $what }: { $n } di forza
army-of-outdated = armata con { $what }: { $n } di forza, { $m } se obsoleta
army-by-level = armata con { $what }: { $n } di forza più il livello più basso in essa
unit-infantry = { $n } di fanteria
unit-cavalry = { $n } di cavalleria
unit-artillery = { $n } di artiglieria
defence-of = difesa { $n }, colonizzazione { $m }
costs = costa { $what }
attack-costs = { $what } per giocarla
score-technology-levels = al completamento: cultura pari ai livelli delle tue tecnologie
score-workers = al completamento: 2 di cultura per ogni fattoria e miniera, 1 per ogni edificio urbano e unità
score-urban-output = al completamento: cultura per tutto ciò che producono i tuoi edifici urbani
score-stage-and-print = al completamento: il doppio della cultura dei tuoi teatri e biblioteche
score-first-places = al completamento: { $n } di cultura (2, 3, 4 giocatori) per ciascuno tra scienza, cultura, forza, cibo e risorse in cui sei da solo il primo
score-colonies = al completamento: 1 di cultura per ogni colonia di tutti i giocatori
score-science-rating = al completamento: cultura pari al tuo tasso di scienza
score-widest = al completamento: { $n } di cultura per ogni tua meraviglia, tecnologia speciale o tipo urbano, secondo ciò di cui hai di più
stages-in-food = gli stadi si pagano in cibo
stage-culture = { $n } di cultura a chi costruisce uno stadio
stage-science = ogni stadio dà il suo costo in scienza
open-stages = una volta per turno ogni altro giocatore può costruire uno stadio
keeps-tokens = le pedine dei suoi stadi restano sopra
early-powers = dal primo stadio: { $what }
completion-gain = al completamento: { $what }
row-discount = costa { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in meno nel turno in cui hai sostituito un leader
row-surcharge = nella fila costa { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in più finché nessun tuo lavoratore è insoddisfatto
needs-by-players = pedine che devono essere perse per questo (2, 3, 4 giocatori): { $what }
one-of = una tra: { $what }
points-to-leader = lascia il posto al leader della casella { $n }
points-to-wonder = lascia il posto alla meraviglia della casella { $n }
first-gain = una volta sola, alla colonizzazione: { $what }

## Powers
power-strength-per-unit = +{ $n } di forza per ogni unità
power-science-on-taking-technology = { $n } di scienza per ogni tecnologia presa dalla fila
power-military-as-civil = una volta per turno un'azione militare vale come azione civile
power-leader-discount = i leader della fila costano { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in meno
power-unit-resource-each-turn = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per le unità a ogni turno
power-tuck-under-wonder = quando viene sostituito, può finire sotto una meraviglia completata e darle una faccia felice
power-second-political-action = una volta nella partita una seconda azione politica
power-population-discount = la popolazione costa { $n } di cibo in meno
power-science-of-best-lab-or-library = scienza pari al livello del tuo miglior laboratorio o della tua miglior biblioteca
power-resource-on-developing = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per ogni tecnologia sviluppata
power-culture-per-face = { $n } di cultura per ogni faccia felice di templi, teatri e meraviglie
power-no-wonder-surcharge = le meraviglie non costano azioni civili aggiuntive
power-infantry-as-cavalry = la fanteria può valere come cavalleria nelle armate
power-culture-if-strong = { $n } di cultura alla fine del tuo turno se sei tra i due più forti
power-levy-power = con un'azione militare aumenti la popolazione e costruisci un'unità, pagando 1 in meno per ciascuna
power-colonize-from-hand = azione politica: il leader lascia il gioco e un territorio della tua mano diventa una tua colonia
power-strength-per-face = { $n } di forza per ogni faccia felice di templi e governo
power-peek-at-event = nella tua fase politica puoi guardare il prossimo evento
power-library-theater-resources = biblioteche e teatri costano { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno se hai un edificio dell'altro tipo
power-library-theater-science = biblioteche e teatri costano { $n } di scienza in meno se hai un edificio dell'altro tipo
power-culture-per-pair = { $n } di cultura per ogni coppia di biblioteca e teatro
power-culture-per-theater = { $n } di cultura per ogni teatro
power-theater-science = i teatri costano { $n } di scienza in meno
power-convert-to-theater = una volta per turno puoi migliorare un edificio urbano qualsiasi in teatro
power-revolt-by-army = le rivoluzioni si pagano con le azioni militari
power-culture-on-revolution = { $n } di cultura per una rivoluzione
power-strength-per-unit-type = { $n } di forza per ogni tipo di unità che hai
power-culture-on-developing = { $n } di cultura per ogni tecnologia sviluppata
power-civil-back-on-developing = per ogni tecnologia sviluppata riprendi { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 }
power-best-theater-again = la cultura del tuo miglior teatro conta due volte
power-no-attack = non puoi attaccare
power-dearer-to-attack = attaccarti costa il doppio delle azioni militari
power-lab-resources = i laboratori producono anche risorse, secondo il loro livello
power-lab-levels-on-leaving = cultura pari ai livelli dei tuoi laboratori quando il leader lascia il gioco o la partita finisce
power-culture-per-lab-level = { $n } di cultura per livello di ogni laboratorio
power-less-science-per-lab = { $n } di scienza in meno per ogni laboratorio
power-culture-or-arms = a ogni turno { $n } di cultura, oppure { $n } di scienza e { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per l'esercito
power-discard-for-colony = { $n ->
    [one] puoi scartare fino a { $n } carta militare per la colonizzazione: vale 1
   *[other] puoi scartare fino a { $n } carte militari per la colonizzazione: ognuna vale 1
 }
power-culture-per-colony = { $n } di cultura per ogni colonia, e 1 in più per la prima
power-give-up-for-yellow = azione politica: il leader lascia il gioco e ottieni una pedina gialla
power-civil-hand = limite di carte civili in mano +{ $n }
power-military-hand = limite di carte militari in mano +{ $n }
power-strength-per-infantry = { $n } di forza per ogni fanteria
power-strength-per-artillery = { $n } di forza per ogni artiglieria
power-extra-face = { $n ->
    [one] { $n } faccia felice
   *[other] { $n } facce felici
 } in più per ogni altra fonte che ne ha
power-best-mine-again = la tua miglior miniera produce una volta in più
power-free-population = una volta per turno una popolazione gratis
power-urban-discount-i = gli edifici urbani di livello I costano { $n } in meno
power-urban-discount-ii = di livello II { $n } in meno
power-urban-discount-iii = di livello III { $n } in meno
power-stages-at-once = { $n ->
    [one] { $n } stadio
   *[other] { $n } stadi
 } di una meraviglia in più con una sola azione
power-develop-discount = le tecnologie costano { $n } di scienza in meno; l'alleato ne paga 1
power-culture-per-partner-wonder = { $n } di cultura per ogni meraviglia completata dell'alleato
power-food-as-resource = una volta per turno 1 di cibo vale come 1 risorsa
power-resource-as-food = una volta per turno 1 risorsa vale come 1 di cibo
power-card-bonus = la prima carta azione di ogni turno dà { $n } in più di tutto ciò che dà, e il suo sconto cresce di { $n }
power-play-taken-card = una volta per turno puoi giocare una carta azione presa nella stessa fase
power-learning-action = una volta per turno un'azione civile in più per prendere, sviluppare, costruire o migliorare un laboratorio o una biblioteca, pagando { $n } in meno
power-humble-weaker = una volta nella partita, come azione politica, tutti i più deboli perdono { $n } pedina gialla dalla riserva e tu puoi riceverne { $n } dalla scatola
power-hold-games = una volta nella partita indici i Giochi: { $n } di cultura, e fino alla tua prossima fase politica chi attacca perde { $n } di cultura
power-resource-bonus = { $n } alla produzione di risorse
power-resource-bonus-per-colony = { $n } alla produzione di risorse per ogni colonia
power-resource-bonus-in-age-i = nell'Era I { $n } alla produzione di risorse
power-science-in-age-ii = nell'Era II { $n } di scienza
power-culture-from-age-iii = dall'Era III { $n } di cultura
power-colours-bonus = con carte civili di due colori in mano { $n } alla produzione di risorse, con tre o più anche { $n } alla produzione di cibo
power-low-farm-again = una delle tue migliori fattorie di Era A o I riceve { $n } pedina blu in più
power-low-mine-again = una delle tue migliori miniere di Era A o I riceve { $n } pedina blu in più
power-culture-per-urban-face = { $n } di cultura per ogni faccia felice di edifici urbani e meraviglie
power-culture-per-best-urban = { $n } di cultura per il miglior edificio di ogni tipo urbano
power-culture-per-lab-and-library = { $n } di cultura per ogni laboratorio e biblioteca
power-culture-per-arena = { $n } di cultura per ogni arena
power-culture-per-best-theater = { $n } di cultura per ogni teatro del livello più alto costruito
power-face-per-best-theater = { $n } faccia felice in più per ogni teatro del livello più alto costruito
power-culture-of-best-library-and-theater = cultura pari ai livelli della tua miglior biblioteca e del tuo miglior teatro
power-science-of-best-mine = scienza pari al livello della tua miglior miniera
power-strength-of-best-lab = forza pari al livello del tuo miglior laboratorio
power-culture-of-best-mine-or-lab = cultura pari al più alto dei due livelli
power-faces-of-best-lab = facce felici pari al livello del tuo miglior laboratorio
power-fewer-temple-faces = { $n } faccia felice in meno per ogni tempio
power-ignored-discontent = fino a { $n } lavoratori insoddisfatti non contano
power-culture-of-government = cultura pari al livello del tuo governo
power-culture-per-kept-token = { $n } di cultura per ogni pedina blu sopra di essa
power-culture-per-army = { $n } di cultura per ogni armata
power-farms-in-armies = le fattorie possono valere nelle armate come fanteria o artiglieria di Era A
power-unit-twice = un'unità può contare due volte nelle armate
power-unhappy-faces = finché dura, entrambe le parti hanno { $n } facce infelici
power-strength-or-civil = alla fine di ogni turno scegli: { $n } di forza oppure un'azione civile
power-strength-when-weak = { $n } di forza in più contro le aggressioni e quando un evento cerca il più debole
power-arena-iii-strength = le arene di livello III hanno { $n } di forza in più
power-arena-iii-discount = le arene di livello III costano { $n } in meno
power-urban-limit-more = limite di edifici urbani +{ $n }
power-peaceful-discount-per-urban = un nuovo governo senza rivoluzione costa { $n } di scienza in meno per ogni edificio urbano
power-unit-science-by-level = le tecnologie di fanteria e cavalleria costano { $n } di scienza in meno per livello
power-urban-science-per-type = le tecnologie urbane costano { $n } di scienza in meno per ogni altro tipo costruito
power-farm-mine-discount-ii = fattorie e miniere di livello II costano { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
power-farm-mine-discount-iii = di livello III { $n } in meno
power-farm-mine-science-ii = le loro tecnologie di livello II costano { $n } di scienza in meno
power-farm-mine-science-iii = di livello III { $n } in meno
power-technology-row-discount = le tecnologie della fila costano { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in meno, ma almeno una
power-dearer-to-attack-by = gli attacchi contro di te costano { $n ->
    [one] { $n } azione militare
   *[other] { $n } azioni militari
 } in più
power-buy-colonization = per colonizzare puoi pagare 1, 3 o 6 risorse per 1, 2 o 3 di forza in più, al massimo { $n }
power-science-on-preparing = { $n } di scienza ogni volta che prepari un evento
power-culture-on-preparing = { $n } di cultura ogni volta che prepari un evento
power-draw-on-preparing = pesca { $n ->
    [one] { $n } carta militare
   *[other] { $n } carte militari
 } ogni volta che prepari un evento
power-science-on-leaving = { $n } di scienza quando lascia il gioco
power-best-output-on-leaving = quando lascia il gioco, cultura pari a quanto produce la tua miglior fattoria o miniera
power-culture-on-excess-discard = { $n } di cultura per ogni carta militare che devi scartare a fine turno
power-civil-back-on-replacing = quando viene sostituita, tornano fino a { $n } azioni civili spese
power-prize-on-replacing = quando viene sostituito non torna alcuna azione; da allora { $n } di cultura a chi sviluppa due tecnologie in un turno
power-culture-on-unit-technology = { $n } di cultura per ogni tecnologia di fanteria o cavalleria sviluppata
power-culture-for-resource = per ogni tecnologia sviluppata puoi pagare 1 risorsa per { $n } di cultura
power-science-on-population = { $n } di scienza per ogni nuovo lavoratore
power-culture-on-population = { $n } di cultura per ogni nuovo lavoratore
power-resource-on-taking-wonder = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per ogni meraviglia presa
power-draw-at-new-age = pesca { $n ->
    [one] { $n } carta militare
   *[other] { $n } carte militari
 } all'inizio dell'Era II e dell'Era III
power-culture-on-learning = { $n } di cultura se usi quell'azione
power-culture-per-surplus-face = a fine turno { $n } di cultura per ogni faccia felice oltre il necessario
power-arms-if-weak = a inizio turno, se sei tra i due più deboli, { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per le unità
power-good-if-not-weak = altrimenti { $n } di cibo, di risorse o di scienza
power-works-each-phase = a ogni fase delle azioni { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per stadi di meraviglie ed edifici urbani
power-arms-each-phase = a ogni fase delle azioni { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per le unità
power-more-arms-if-weak = { $n } in più se sei tra i due più deboli
power-park-yellow = all'inizio di ogni turno metti da parte una pedina gialla dalla scatola, al massimo { $n }; alla fine di ogni era una di esse va nella tua riserva
power-extra-draw = a fine turno pesca altre { $n } carte militari
power-prepare-any-card = qualsiasi carta militare può essere preparata come evento; rivelata, dà a tutti 1 di scienza
power-tactic-kept = le tue tattiche restano esclusive
power-master-tactic = quando lascia il gioco finisce sotto la tua tattica, e ogni sua armata vale 1 in più
power-see-prepared = vedi gli eventi che gli altri preparano
power-look-at-hand = nella tua fase politica puoi guardare le carte militari di un giocatore, non dello stesso due volte di fila
power-second-political-every-turn = due azioni politiche a ogni turno
power-commit-unit = in uno scontro puoi rinunciare a un'unità: la sua forza conta due volte e hai { $n } di cultura se attacchi o { $n } di forza se difendi
power-resources-per-kept-token = nella tua fase delle azioni una pedina sopra di essa può essere cambiata con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 }
power-colonize-on-completion = al completamento un territorio della tua mano può diventare una tua colonia
power-resolve-event = al completamento puoi applicare un evento di Era III della tua mano, che resta in mano

## Orders of action cards
order-farm-or-mine = costruisci o migliora una fattoria o una miniera con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
order-urban = costruisci o migliora un edificio urbano con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
order-upgrade = migliora una fattoria, una miniera o un edificio urbano con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
order-population = aumenta la popolazione, poi guadagna { $n } di cibo
order-stage = costruisci uno stadio della tua meraviglia con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
order-develop = sviluppa una tecnologia, poi guadagna { $n } di scienza
order-kind = guadagna { $n } di cibo oppure { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 }
arms-gain = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per le unità in questo turno
extra-military = { $n ->
    [one] { $n } azione militare
   *[other] { $n } azioni militari
 } in più in questo turno
arms-per-stronger = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per le unità in questo turno per ogni avversario più forte
culture-per-richer = { $n } di cultura per ogni avversario con più cultura

## Whom an event concerns
whom-all = tutti
whom-strongest = il più forte
whom-weakest = il più debole
whom-two-strongest = i due più forti
whom-two-weakest = i due più deboli
whom-most-culture = chi ha più cultura
whom-fewest-culture = chi ha meno cultura
whom-most-culture-if-weak = chi ha più cultura, se è tra i due più deboli
whom-all-happiest = tutti quelli con più facce felici
whom-all-most-discontent = tutti quelli con più lavoratori insoddisfatti
whom-second-weakest = il secondo più debole, in 3 o 4 giocatori

## What an event does
late-steps = nell'Era IV: { $what }
task-gain-food = +{ $n } di cibo
task-gain-resources = { $n ->
    [one] +{ $n } risorsa
   *[other] +{ $n } risorse
 }
task-gain-science = +{ $n } di scienza
task-gain-culture = { $n } di cultura
task-gain-population = +{ $n } di popolazione
task-lose-population = -{ $n } di popolazione
task-choose-kind = a scelta { $n } di cibo oppure { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 }
task-split-gain = +{ $n } in tutto tra cibo e risorse
task-split-loss = -{ $n } in tutto tra cibo e risorse
task-draw-cards = { $n ->
    [one] si pesca { $n } carta militare
   *[other] si pescano { $n } carte militari
 }
task-discard-cards = { $n ->
    [one] si scarta { $n } carta militare
   *[other] si scartano { $n } carte militari
 }
task-build-free = si può costruire gratis «{ $card }»
task-act-cheaper = si può aumentare la popolazione, costruire o sviluppare, pagando { $n } in meno
task-lose-building = si distrugge una propria fattoria, miniera o edificio urbano
task-culture-by-culture = cultura pari al tasso di cultura
task-science-by-science = scienza pari al tasso di scienza
task-culture-by-science = cultura pari al tasso di scienza
task-food-by-faces = cibo pari alle facce felici
task-produce-food = le fattorie producono
task-produce-resources = le miniere producono
task-full-production = corruzione, cibo, consumo e risorse come a fine turno
task-lose-all-food = si perde tutto il cibo
task-lose-civil-by-discontent = { $n ->
    [one] -{ $n } azione civile
   *[other] -{ $n } azioni civili
 } per ogni lavoratore insoddisfatto
task-culture-by-discontent = { $n } di cultura per ogni lavoratore insoddisfatto
task-population-by-discontent = si perde popolazione pari alla metà dei lavoratori insoddisfatti
task-lose-blue = { $n ->
    [one] -{ $n } pedina blu
   *[other] -{ $n } pedine blu
 }
task-take-yellow-from-weakest = { $n ->
    [one] { $n } pedina gialla tolta
   *[other] { $n } pedine gialle tolte
 } al più debole
task-remove-old-leader = si perde il leader che non è dell'era attuale
task-lose-a-colony = si perde una colonia
task-take-from-row = si possono prendere dalla fila carte per { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in cambio della prossima azione politica
task-ruin-a-wonder = una meraviglia di Era A o I va in rovina
task-destroy-of-others = si distrugge un edificio urbano di ogni altro giocatore
task-impact = cultura secondo questo impatto
task-plan = sceglie uno tra { $n } eventi di Era A non usati, solo per la propria civiltà
task-lose-science-above = perdono metà della scienza oltre { $n }
task-call-to-arms = si perdono fino a { $n } azioni civili e per ognuna si pesca una carta militare
task-science-per-wonder = { $n } di scienza per ogni meraviglia completata, { $n } di risorse per una in costruzione, il doppio per l'Era A
task-move-worker = si può spostare { $n } lavoratore su un'altra tecnologia pagando la differenza di costo
task-negotiate = prende { $n } di cibo, risorse o scienza dal più debole, a scelta di chi ha rivelato
task-arms-industry = { $n } risorse per ciascuno tra fanteria, cavalleria e artiglieria in cui nessuno ha una tecnologia più alta

## What an aggression or a war does
aggression-plunder = prendi fino a { $n } tra cibo e risorse
aggression-raid = distruggi edifici urbani fino a questi livelli: { $levels }; guadagni metà del loro costo
aggression-enslave = guadagni { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } e { $n } di cibo; il nemico perde una popolazione
aggression-spy = prendi { $n } di scienza
aggression-annex = prendi una colonia
aggression-infiltrate = rimuovi un leader o una meraviglia in costruzione; { $n } di cultura per livello
aggression-intervene = prendi { $n } di cultura
aggression-kidnap = prendi una carta della mano civile del rivale; { $n } di cultura se la giochi nello stesso turno
aggression-occupy = prendi fino a { $n } di cibo, di risorse, di scienza e di cultura
war-territory = il vincitore prende una pedina gialla, e un'altra ogni 5 di differenza in forza
war-technology = il vincitore prende scienza o tecnologie speciali per un valore pari alla differenza in forza
war-culture = il vincitore prende 5 di cultura più la differenza in forza
war-advantage = il vincitore prende cultura pari alla differenza in forza

## Pacts
pact-a = A: { $what }
pact-b = B: { $what }
pact-both = entrambi: { $what }
pact-forbids = i due non possono attaccarsi
pact-ends = cessa quando uno attacca l'altro
pact-attack-bonus = chi attacca l'altro ha { $n } di forza in più
pact-immune = nessuno può dichiarare guerra a questa parte
resource-production = { $n } alla produzione di risorse
food-production = { $n } alla produzione di cibo

## Questions
tta-ask-politics = Politica: un'azione politica
tta-ask-action = Azioni
tta-ask-action-card = Che cosa ordina la carta
tta-ask-homer-place = Sotto quale meraviglia?
tta-ask-aggression-defence = Difenditi con carte oppure cedi
tta-ask-pact-reply = Ti viene offerto un patto
tta-ask-aggression-pick = Scegli il tuo bottino
tta-ask-split = Quanto cibo? Il resto è in risorse
tta-ask-war-spoils = Bottino di guerra
tta-ask-colony-bid = Fai un'offerta per il territorio
tta-ask-colony-force = Manda unità e carte
tta-ask-food-or-resources = Cibo o risorse?
tta-ask-free-build = Costruire gratis?
tta-ask-event-action = Un'azione a prezzo ridotto
tta-ask-lose-population = Quale lavoratore perdi?
tta-ask-lose-own-building = Quale edificio perdi?
tta-ask-destroy-others-building = Quale edificio distruggi?
tta-ask-ruin-wonder = Quale meraviglia va in rovina?
tta-ask-lose-colony = Quale colonia perdi?
tta-ask-lose-blue-source = Da quale carta togli la pedina blu?
tta-ask-take-cards-offer = Prendere carte dalla fila?
tta-ask-discard = Scarta carte militari
tta-ask-stage-token-source = Quale carta dà la pedina per lo stadio?
tta-ask-goods = Quali beni?
tta-ask-stance = Forza o un'azione civile?
tta-ask-resource-for-culture = Una risorsa in cambio di cultura?
tta-ask-commit-unit = Impegnare un'unità in questa guerra?
tta-ask-colony-from-hand = Colonizzare un territorio dalla mano?
tta-ask-event-from-hand = Risolvere un evento dalla mano?
tta-ask-planning = Quale dei tre eventi è il tuo?
tta-ask-move-worker = Spostare un lavoratore?
tta-ask-draft = Scegli una carta per questa partita

## Commands
tta-do-take = Prendi «{ $card }»: { $price }
tta-do-populate = Aumenta la popolazione: { $price }
tta-do-build = Costruisci «{ $card }»: { $price }
tta-do-upgrade = Migliora «{ $card }» in «{ $other }»: { $price }
tta-do-destroy = Distruggi «{ $card }»
tta-do-disband = Congeda «{ $card }»
tta-do-elect = Gioca il leader «{ $card }»
tta-do-stage = Costruisci { $n ->
    [one] { $n } stadio
   *[other] { $n } stadi
 } di «{ $card }»: { $price }
tta-do-develop = Sviluppa «{ $card }»: { $price }
tta-do-revolt = Rivoluzione: «{ $card }», { $price } e tutte le azioni civili
tta-do-play = Gioca «{ $card }»
tta-do-tactic = Gioca la tattica «{ $card }»
tta-do-copy = Copia la tattica «{ $card }»
tta-do-levy = Popolazione e «{ $card }» in una volta
tta-do-convert = Trasforma «{ $card }» in «{ $other }»: { $price }
tta-do-settle = Popolazione gratis
tta-do-arm-0 = Prendi la cultura
tta-do-arm-1 = Armati: scienza e risorse per l'esercito
tta-do-substitute = Usa un'azione militare come azione civile
tta-do-barter-0 = Usa 1 di cibo come 1 risorsa nel prossimo pagamento
tta-do-barter-1 = Usa 1 risorsa come 1 di cibo nel prossimo pagamento
tta-do-end = Termina il turno
tta-do-prepare = Programma «{ $card }» come evento futuro
tta-do-attack = Attacca { $who } con «{ $card }»
tta-do-declare = Dichiara «{ $card }» contro { $who }
tta-do-offer = Offri «{ $card }» a { $who }, tenendo la parte { $side }
tta-do-cancel = Cancella il patto nell'area di { $who }
tta-do-resign = Arrenditi
tta-do-give-up = Rinuncia al leader per una pedina gialla
tta-do-discover = Rinuncia al leader: «{ $card }» diventa una tua colonia
tta-do-pass = Passa
tta-do-peek = Guarda il prossimo evento
tta-do-accept = Accetta
tta-do-refuse = Rifiuta
tta-do-defend = Difenditi con «{ $card }»
tta-do-hold = Resisti: la difesa basta
tta-do-concede = Cedi
tta-do-bid = Offri { $n }
tta-do-send = Manda «{ $card }»
tta-do-spend = Usa «{ $card }»
tta-do-land = Sbarca: la forza basta
tta-do-choose = Scegli «{ $card }»
tta-do-pick = Prendi «{ $card }»: vale { $price }
tta-do-food = { $n } di cibo
tta-do-resources = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 }
tta-do-discard = Scarta «{ $card }»
tta-do-tuck = Sotto «{ $card }»
tta-do-done = Nient'altro
tta-do-science = Scienza: { $n }
tta-do-culture = Cultura: { $n }
tta-do-buy = Compra colonizzazione { $n }: { $price }
tta-do-learn-take = Azione di studio: prendi { $card }: { $price }
tta-do-learn-develop = Azione di studio: sviluppa { $card }: { $price }
tta-do-learn-build = Azione di studio: costruisci { $card }: { $price }
tta-do-learn-upgrade = Azione di studio: migliora { $card } in { $other }: { $price }
tta-do-humble = Umilia le civiltà più deboli
tta-do-games = Organizza i Giochi
tta-do-look = Guarda le carte militari di { $who }
tta-do-charge = Attacca { $who } con { $card }, impegnando { $other }
tta-do-commit = Impegna { $card }
tta-do-redeem = Riscatta un segnalino della meraviglia
tta-do-assist = Costruisci uno stadio della meraviglia di { $who }: { $price }
tta-do-move = Sposta un lavoratore da { $card } a { $other }
tta-do-stance-0 = Forza
tta-do-stance-1 = Un'azione civile
tta-do-seize = Solo { $n } di cibo e { $more ->
    [one] 1 risorsa
   *[other] { $more } risorse
}

## Parole dei comandi, come le elenca `saecula commands tta`
tta-verb-take = Prendi la carta da questo spazio della fila
tta-verb-pick = Prendi la carta da questo spazio della fila senza spendere azioni, entro quanto permette l'accordo
tta-verb-populate = Aumenta la popolazione: paga cibo, ottieni un lavoratore
tta-verb-build = Costruisci una fattoria, una miniera, un edificio urbano o un'unità di questa tecnologia
tta-verb-upgrade = Migliora: sposta un lavoratore dalla prima tecnologia alla seconda
tta-verb-destroy = Distruggi un edificio o sciogli un'unità: il lavoratore torna inutilizzato
tta-verb-elect = Metti in gioco un leader dalla mano
tta-verb-stage = Costruisci tanti livelli della tua meraviglia
tta-verb-develop = Sviluppa una tecnologia dalla mano pagando scienza
tta-verb-revolt = Cambia governo con una rivoluzione
tta-verb-play = Gioca una carta azione dalla mano
tta-verb-tactic = Adotta una tattica dalla mano
tta-verb-copy = Copia una tattica comune a tutti
tta-verb-levy = Aumenta la popolazione e costruisci questa unità in una sola azione
tta-verb-convert = Trasforma un edificio della prima tecnologia nella seconda
tta-verb-settle = Aumenta la popolazione gratis
tta-verb-arm = Scegli che cosa dà il leader in questo turno: 0 cultura, 1 scienza e risorse per scopi militari
tta-verb-substitute = Usa un'azione militare come civile
tta-verb-barter = Scambia: 0 cibo per una risorsa, 1 una risorsa per cibo
tta-verb-end = Termina il turno
tta-verb-prepare = Prepara un evento o un territorio dalla mano come evento futuro
tta-verb-attack = Gioca un'aggressione contro un rivale
tta-verb-declare = Dichiara guerra a un rivale
tta-verb-offer = Offri un patto a un rivale, prendendo il lato a o b
tta-verb-cancel = Annulla il patto nell'area di gioco di questo giocatore
tta-verb-resign = Abbandona la partita
tta-verb-give-up = Rinuncia al tuo leader per una pedina gialla
tta-verb-discover = Rinuncia al tuo leader: un territorio dalla mano diventa una tua colonia
tta-verb-pass = Passa: non fare nulla o non rilanciare
tta-verb-peek = Guarda il prossimo evento
tta-verb-accept = Accetta ciò che è offerto
tta-verb-refuse = Rifiuta ciò che è offerto
tta-verb-defend = Aggiungi alla difesa una carta dalla mano
tta-verb-hold = Termina la difesa: basta così
tta-verb-concede = Cedi: nessun'altra carta per la difesa
tta-verb-bid = Offri questa forza per il territorio
tta-verb-send = Manda un'unità a colonizzare
tta-verb-spend = Spendi una carta bonus per la colonizzazione
tta-verb-land = Termina la colonizzazione: la forza basta
tta-verb-choose = Scegli questa carta o questo edificio
tta-verb-food = Prendi o paga questa quantità in cibo
tta-verb-resources = Prendi o paga questa quantità in risorse
tta-verb-science = Prendi o paga questa quantità in scienza
tta-verb-culture = Prendi o paga questa quantità in cultura
tta-verb-discard = Scarta una carta dalla mano
tta-verb-tuck = Metti il leader sotto questa meraviglia
tta-verb-done = Nient'altro
tta-verb-buy = Compra questa quantità di colonizzazione
tta-verb-learn-take = Con l'azione di apprendimento prendi la carta da questo spazio della fila
tta-verb-learn-develop = Con l'azione di apprendimento sviluppa una tecnologia
tta-verb-learn-build = Con l'azione di apprendimento costruisci
tta-verb-learn-upgrade = Con l'azione di apprendimento migliora la prima tecnologia nella seconda
tta-verb-humble = Umilia le civiltà più deboli
tta-verb-games = Organizza i Giochi
tta-verb-look = Guarda le carte militari di un rivale
tta-verb-charge = Gioca un'aggressione contro un rivale impegnando un'unità dell'ultima carta
tta-verb-commit = Impegna un'unità di questa carta
tta-verb-redeem = Riscatta un segnalino della tua meraviglia
tta-verb-assist = Costruisci un livello della meraviglia di questo giocatore
tta-verb-move = Sposta un lavoratore dalla prima tecnologia alla seconda
tta-verb-stance = Scegli che cosa dà il leader: 0 forza, 1 un'azione civile
tta-verb-seize = Prendere come bottino questo cibo e queste risorse, meno di quanto la carta concede

## Commands, whatever they aim at
tta-idea-take = Prendere una carta dalla fila
tta-idea-populate = Aumentare la popolazione
tta-idea-build = Costruire un edificio o un'unità
tta-idea-upgrade = Migliorare un edificio o un'unità
tta-idea-destroy = Distruggere un edificio o sciogliere un'unità
tta-idea-elect = Giocare un leader
tta-idea-stage = Costruire stadi di una meraviglia
tta-idea-develop = Sviluppare una tecnologia
tta-idea-revolt = Cambiare governo con una rivoluzione
tta-idea-play = Giocare una carta azione
tta-idea-tactic = Giocare una tattica
tta-idea-copy = Copiare una tattica comune
tta-idea-levy = Aumentare la popolazione e costruire insieme un'unità
tta-idea-convert = Trasformare un edificio in un altro grazie a un leader
tta-idea-settle = Aumentare la popolazione gratis
tta-idea-arm = Prendere la cultura, oppure armarsi
tta-idea-substitute = Usare un'azione militare come civile
tta-idea-barter = Scambiare cibo e una risorsa
tta-idea-end = Finire il turno
tta-idea-prepare = Preparare un evento
tta-idea-attack = Giocare un'aggressione
tta-idea-declare = Dichiarare una guerra
tta-idea-offer = Offrire un patto
tta-idea-cancel = Annullare un patto
tta-idea-resign = Arrendersi
tta-idea-give-up = Rinunciare a un leader per un segnalino giallo
tta-idea-discover = Rinunciare a un leader per una nuova colonia
tta-idea-pass = Passare
tta-idea-peek = Guardare il prossimo evento
tta-idea-accept = Accettare
tta-idea-refuse = Rifiutare
tta-idea-defend = Difendersi con una carta
tta-idea-hold = Resistere: la difesa basta
tta-idea-concede = Cedere
tta-idea-bid = Fare un'offerta per un territorio
tta-idea-send = Inviare un'unità
tta-idea-spend = Spendere una carta bonus
tta-idea-land = Sbarcare: la forza basta
tta-idea-choose = Scegliere una carta
tta-idea-food = Prendere questa parte in cibo
tta-idea-resources = Prendere questa parte in risorse
tta-idea-discard = Scartare una carta
tta-idea-tuck = Mettere un leader sotto una meraviglia
tta-idea-done = Nient'altro
tta-idea-science = Prendere questa parte in scienza
tta-idea-culture = Prendere questa parte in cultura
tta-idea-buy = Comprare colonizzazione
tta-idea-learn-take = Azione di studio: prendere una carta
tta-idea-learn-develop = Azione di studio: sviluppare una tecnologia
tta-idea-learn-build = Azione di studio: costruire
tta-idea-learn-upgrade = Azione di studio: migliorare
tta-idea-humble = Umiliare le civiltà più deboli
tta-idea-games = Tenere i Giochi
tta-idea-look = Guardare le carte militari di un rivale
tta-idea-charge = Attaccare impegnando un'unità
tta-idea-commit = Impegnare un'unità
tta-idea-redeem = Riscattare un segnalino di una meraviglia
tta-idea-assist = Costruire uno stadio della meraviglia di un altro giocatore
tta-idea-move = Spostare un lavoratore
tta-idea-stance = Scegliere la forza o un'azione civile
tta-idea-seize = Prendere tanto cibo e tante risorse

## What happened
tta-event-round-began = Comincia il round { $n }.
tta-event-turn-began = { $who } comincia il turno.
tta-event-row-swept = Via dalla fila: «{ $card }».
tta-event-card-dealt = Nuova carta nella fila: «{ $card }».
tta-event-age-began = Comincia l'Era { $age }.
tta-event-card-taken = { $who } prende «{ $card }».
tta-event-civil-spent = { $who } spende { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 }.
tta-event-military-spent = { $who } spende { $n ->
    [one] { $n } azione militare
   *[other] { $n } azioni militari
 }.
tta-event-worker-gained = { $who } guadagna un lavoratore.
tta-event-worker-lost = { $who } perde un lavoratore.
tta-event-built = { $who } costruisce «{ $card }».
tta-event-upgraded = { $who } migliora «{ $card }» in «{ $other }».
tta-event-destroyed = { $who } perde «{ $card }».
tta-event-leader-elected = { $who } ha un nuovo leader: «{ $card }».
tta-event-leader-left = { $who } non ha più il leader «{ $card }».
tta-event-stages-built = { $who } avanza nella costruzione di «{ $card }».
tta-event-wonder-completed = { $who } completa «{ $card }».
tta-event-developed = { $who } sviluppa «{ $card }».
tta-event-action-card-played = { $who } gioca «{ $card }».
tta-event-tactic-adopted = { $who } adotta la tattica «{ $card }».
tta-event-food-changed = { $who }: cibo { $amount }.
tta-event-resources-changed = { $who }: risorse { $amount }.
tta-event-science-changed = { $who }: scienza { $amount }.
tta-event-culture-changed = { $who }: cultura { $amount }.
tta-event-blue-changed = { $who }: pedine blu { $amount }.
tta-event-yellow-changed = { $who }: pedine gialle { $amount }.
tta-event-cards-drawn = { $who } pesca: { $card }.
tta-event-card-discarded = { $who } scarta: { $card }.
tta-event-event-prepared = { $who } programma un evento: { $card }.
tta-event-event-revealed = { $who } rivela: { $card }.
tta-event-events-renewed = Gli eventi futuri diventano attuali.
tta-event-aggression-played = { $who } attacca { $rival } con «{ $card }».
tta-event-aggression-repelled = { $who } respinge l'aggressione «{ $card }».
tta-event-aggression-succeeded = { $who }: l'aggressione «{ $card }» riesce.
tta-event-bonus-played = { $who } gioca: { $card }.
tta-event-war-declared = { $who } dichiara «{ $card }» contro { $rival }.
tta-event-war-resolved = Si risolve la guerra «{ $card }».
tta-event-pact-offered = { $who } offre «{ $card }» a { $rival }.
tta-event-pact-made = { $who } e { $rival } stipulano il patto «{ $card }».
tta-event-pact-refused = Il patto «{ $card }» viene rifiutato.
tta-event-pact-ended = Il patto «{ $card }» cessa.
tta-event-resigned = { $who } si arrende.
tta-event-bid-made = { $who } offre { $n }.
tta-event-bid-passed = { $who } passa.
tta-event-colony-taken = { $who } colonizza «{ $card }».
tta-event-colony-lost = { $who } perde la colonia «{ $card }».
tta-event-territory-unclaimed = Nessuno vuole «{ $card }».
tta-event-uprising = Sommossa! { $who } non produce nulla.
tta-event-corruption = { $who }: corruzione { $n }.
tta-event-famine-struck = { $who }: carestia, { $n ->
    [one] manca
   *[other] mancano
 } { $n } di cibo.
tta-event-wonder-ruined = { $who }: la meraviglia «{ $card }» va in rovina.
tta-event-tactics-shared = La tattica «{ $card }» diventa comune.
tta-event-politics-passed = { $who } non compie azioni politiche.
tta-event-event-peeked = { $who } guarda il prossimo evento: { $card }.
tta-event-antiquated = { $who }: carta antiquata, { $card }.
tta-event-card-stolen = { $who } prende «{ $card }» a { $rival }.
tta-event-last-round = Il round { $n } è l'ultimo.
tta-event-game-ended = La partita è finita.
tta-event-card-seen = { $who } vede { $card } di { $rival }.
tta-event-hand-seen = { $who } guarda le carte militari di { $rival }.
tta-event-games-held = { $who } organizza i Giochi.
tta-event-prize-founded = { $card } di { $who } istituisce un premio.
tta-event-prize-won = { $who } vince il premio.
tta-event-stance-taken = { $n ->
    [1] { $who } sceglie la forza.
   *[other] { $who } sceglie un'azione civile.
}
tta-event-yellow-parked = { $who } mette da parte un segnalino giallo.
tta-event-tactic-mastered = Un leader di { $who } finisce sotto una tattica: { $card }.
tta-event-unit-committed = { $who } impegna { $card }.
tta-event-worker-moved = { $who } sposta un lavoratore da { $card } a { $other }.
tta-event-pointer-replaced = { $card } è sostituito da { $other }.
tta-event-board-filled = I tabelloni mostrano l'Epoca { $age }.
tta-event-card-picked = { $who } sceglie { $card }.
tta-event-plan-shown = Si può scegliere { $card }.
tta-event-token-redeemed = { $who } riscatta un segnalino di { $card }.
tta-event-stage-helped = { $who } costruisce uno stadio di { $card } per { $rival }.

## The table
hidden-card = una carta
tta-title = Round { $round } · Era { $age } · mazzo civile { $civil } · mazzo militare { $military }
tta-to-play = Tocca a { $who }
tta-row = Fila delle carte
tta-events = Eventi: attuali { $current }, futuri { $future }, passati { $past }
tta-common = Tattiche comuni: { $what }
tta-boards = Plance, Era { $age }: { $what }
tta-board = La tua plancia
tta-civil-hand = Carte civili in mano
tta-military-hand = Carte militari in mano
tta-col-player = Giocatore
tta-col-actions = Azioni
tta-col-cards = Carte
tta-wonder-progress = Meraviglia in costruzione: { $card }, stadi { $done } di { $all }; i prossimi costano in risorse: { $left }.
tta-row-legend = Tra parentesi: Era e azioni civili per te; le carte sottolineate lasciano presto la fila
tta-limits = Limiti: { $civil } carte civili, { $military } carte militari, { $urban } edifici urbani di un tipo.
tta-hidden-cards = { $n ->
    [0] Carte militari in mano: nessuna.
    [one] Carte militari in mano: { $n }, Era { $ages }.
   *[other] Carte militari in mano: { $n }, Ere { $ages }.
 }
tta-source-production = produzione
tta-source-preparing = eventi programmati
tta-source-event = eventi
tta-source-wonder = meraviglie
tta-source-leader = leader
tta-source-action-card = carte azione
tta-source-colony = colonie
tta-source-aggression = aggressioni
tta-source-war = guerre
tta-source-impact = impatti
tta-source-famine = carestia
tta-source-resignation = rese
tta-source-limit = limite
tta-source-yellow-bank = Riserva
