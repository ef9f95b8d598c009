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
revised-card = { $card } (carta rivista)
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
tta-kind-bonus = carta bonus militare
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
civil-actions = { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 }
military-actions = { $n ->
    [one] { $n } azione militare
   *[other] { $n } azioni militari
 }
urban-limit = al massimo { $n } edifici urbani di ogni tipo
wonder-stages = risorse per gli stadi da sinistra a destra: { $what }; costruire uno stadio costa anche 1 azione civile
wonder-one-stage = un solo stadio: { $n } { w-resources } e 1 azione civile
army-of = ogni armata di { $what } aggiunge { $n } di forza
army-by-level = vi si somma il livello della sua unità di livello più basso; l'armata non è mai obsoleta
unit-infantry = { $n } unità di fanteria
unit-cavalry = { $n } unità di cavalleria
unit-artillery = { $n } unità di artiglieria
defence-of = scartala per difenderti da un'aggressione: +{ $n } di forza (in tutto al massimo tante carte quant'è il totale delle tue azioni militari)
attack-costs = giocarla richiede la tua azione politica e { $n } { w-military }
leader-costs = giocare questo leader costa 1 azione civile
action-card-costs = giocarla costa 1 azione civile; non puoi giocarla nella Fase Azioni in cui l'hai presa
tactic-costs = giocarla costa 1 azione militare, copiarla quando è comune 2; una volta per turno
tactic-copy-costs = copiarla quando è comune costa 2 azioni militari; una volta per turno
preparing-costs = programmarla richiede la tua azione politica e ti dà { $n } di cultura
score-technology-levels = al completamento, cultura pari ai livelli di tutte le tue tecnologie in gioco, con o senza lavoratori, anche governo e tecnologie speciali
score-workers = al completamento, 2 di cultura per ogni fattoria e miniera e 1 per ogni edificio urbano e unità; i lavoratori inutilizzati non contano
score-urban-output = al completamento, cultura pari a tutta la cultura, la scienza e la forza dei tuoi edifici urbani, con quanto il leader vi aggiunge o toglie; le facce felici non contano
score-stage-and-print = al completamento, cultura pari al doppio della cultura dei tuoi teatri e delle tue biblioteche, con quanto il leader vi aggiunge
score-first-places = al completamento, { $what } di cultura (2 / 3 / 4 giocatori) per ciascuno di questi in cui ogni altro giocatore ha meno di te: tasso di scienza, tasso di cultura, forza, produzione di cibo, produzione di risorse
score-colonies = al completamento ottieni 1 di cultura per ogni colonia di tutti i giocatori, chiunque abbia costruito l'ultimo stadio
score-science-rating = al completamento, cultura pari al tuo tasso di scienza
score-widest = al completamento, { $n } punti cultura moltiplicati per ciò di cui hai di più: meraviglie completate (con questa), tecnologie speciali o tipi di edifici urbani costruiti
stage-culture = chi costruisce uno stadio ottiene { $n } di cultura
stage-science = ogni stadio, appena costruito, dà in scienza il suo costo stampato
open-stages = una volta in ogni proprio turno ogni altro giocatore può costruire uno stadio pagando 1 azione civile e il cibo dello stadio; la pedina viene da te e la meraviglia resta tua
keeps-tokens = le pedine blu degli stadi restano sulla meraviglia completata
early-powers = dal primo stadio: { $what }
completion-gain = al completamento guadagni { $what }
row-discount = prenderla costa { $n } { w-civil } in meno (non meno di 0) in un turno in cui hai sostituito un leader
row-surcharge = prenderla costa { $n } { w-civil } in più finché nessun tuo lavoratore è insoddisfatto
needs-by-players = ricevi la pedina solo se ne sono state perse almeno { $what } (2 / 3 / 4 giocatori)
one-of = a tua scelta { $what }
or-last = { $what } o { $other }
points-to-leader = quando entra nella fila, il leader della casella { $n } del tabellone della sua era ne prende subito il posto
points-to-wonder = quando entra nella fila, la meraviglia della casella { $n } del tabellone della sua era ne prende subito il posto
first-gain = effetto immediato alla colonizzazione: { $what }
w-culture = { $n ->
   *[other] di cultura
 }
w-science = { $n ->
   *[other] di scienza
 }
w-food = { $n ->
   *[other] di cibo
 }
w-resources = { $n ->
    [one] risorsa
   *[other] risorse
 }
w-civil = { $n ->
    [one] azione civile
   *[other] azioni civili
 }
w-military = { $n ->
    [one] azione militare
   *[other] azioni militari
 }
w-cards = { $n ->
    [one] carta militare
   *[other] carte militari
 }
w-blue = { $n ->
    [one] pedina blu
   *[other] pedine blu
 }
w-yellow = { $n ->
    [one] pedina gialla
   *[other] pedine gialle
 }
w-faces = { $n ->
    [one] faccia felice
   *[other] facce felici
 }
w-workers = { $n ->
    [one] lavoratore
   *[other] lavoratori
 }
w-population = { $n ->
   *[other] popolazione
 }
gains-culture = { $n } { w-culture }
gains-science = { $n } { w-science }
gains-food = { $n } { w-food }
gives-food = { $n } di cibo
gives-resource = { $n } { w-resources }
gives-research = { $amount } al tasso di scienza
gives-culture = { $amount } al tasso di cultura
gives-strength = { $amount } di forza
gives-faces = { $amount } { $n ->
    [one] faccia felice
   *[other] facce felici
 }
gives-unhappy = { $n } { $n ->
    [one] faccia infelice
   *[other] facce infelici
 }
gives-civil = { $amount } { $n ->
    [one] azione civile
   *[other] azioni civili
 }
gives-military = { $amount } { $n ->
    [one] azione militare
   *[other] azioni militari
 }
gives-blue = { $amount } { $n ->
    [one] pedina blu
   *[other] pedine blu
 }
gives-yellow = { $amount } { $n ->
    [one] pedina gialla
   *[other] pedine gialle
 }
gives-colonization = { $amount } al bonus di colonizzazione
card-gives = dà { $what }
worker-gives = ogni lavoratore sulla carta dà { $what }
worker-produces = ogni lavoratore sulla carta produce una pedina blu per turno, che qui vale { $what }
colony-gives = effetto permanente: { $what }
air-force-doubles = ogni armata può contenere 1 forza aerea: raddoppia la forza tattica dell'armata
starts-with = tutti ce l'hanno dall'inizio, con { $n } { w-workers } sopra
starts-in-play = tutti ce l'hanno dall'inizio
only-best-special = tra le tecnologie speciali di questo tipo ne tieni in gioco solo una, quella di livello più alto
construction-note = nessun costo scende sotto 0; per un miglioramento si riducono prima entrambi i costi e poi si prende la differenza
develop-costs = svilupparla costa { $n } di scienza e un'azione civile
build-costs = costruire qui costa { $n } { w-resources } e un'azione civile
unit-costs = costruirne una costa { $n } { w-resources } e un'azione militare
peaceful-costs = costa { $n } di scienza e 1 azione civile
revolution-costs = con una rivoluzione costa { $n } di scienza e tutte le tue azioni civili (l'intero totale deve essere disponibile); le nuove azioni civili arrivano spese
wonder-stages-food = cibo per gli stadi da sinistra a destra: { $what }, mai risorse, e nessuno sconto vale; costruire uno stadio costa anche 1 azione civile
gain-of = guadagna { $what }
amount-by-players = con 2 / 3 / 4 giocatori: { $what }
gain-population = { $n } popolazione senza pagare cibo
gain-cards = { $n } { w-cards } da pescare, oltre ogni limite di mano (nessuna nell'Era IV)
army-outdated = un'armata con un'unità di livello { $level ->
    [A] A
   *[other] { $level } o inferiore
 } aggiunge solo { $n }
colonization-of = oppure scartala per colonizzare: +{ $n } di forza

## Powers
power-strength-per-unit = +{ $n } di forza per ogni tua unità
power-science-on-taking-technology = { $n } di scienza ogni volta che prendi dalla fila una tecnologia, anche un governo o una tecnologia speciale
power-military-as-civil = una volta in ogni tuo turno puoi spendere { $n } { w-military } come azione civile, anche come parte di un costo
power-leader-discount = prendere un leader dalla fila costa { $n } { w-civil } in meno, non meno di 0
power-unit-resource-each-turn = in ogni tuo turno, da quello in cui viene giocato, { $n } { w-resources } per costruire o migliorare unità; quanto non è speso va perso a fine turno
power-tuck-under-wonder = quando un altro leader lo sostituisce, puoi metterlo sotto una tua meraviglia completata, che avrà { $n } { w-faces } in più, anche in rovina; in cambio non riprendi l'azione civile della sostituzione
power-second-political-action = una volta nella partita, subito dopo la tua azione politica, puoi compierne una seconda
power-population-discount = aumentare la popolazione costa { $n } di cibo in meno, non meno di 0
power-science-of-best-lab-or-library = al tasso di scienza si somma il livello del tuo miglior laboratorio o della tua miglior biblioteca, il più alto dei due
power-resource-on-developing = guadagni { $n } { w-resources } ogni volta che sviluppi una tecnologia, anche con una rivoluzione
power-culture-per-face = +{ $n } al tasso di cultura per ogni faccia felice dei tuoi templi, teatri e meraviglie completate; le facce infelici non tolgono nulla
power-no-wonder-surcharge = prendendo una meraviglia non paghi azioni civili per le meraviglie che hai completato
power-infantry-as-cavalry = ogni tua unità di fanteria può valere come cavalleria nelle armate, anche per colonizzare
power-culture-if-strong = alla fine della tua Fase Azioni { $n } di cultura se sei uno dei due più forti (in 2 giocatori: il più forte); il pareggio basta
power-levy-power = nella tua Fase Azioni, quante volte vuoi: con 1 azione militare aumenti la popolazione e costruisci un'unità, sempre entrambe le cose; servono { $n } di cibo in meno e { $n } { w-resources } in meno, non meno di 0
power-colonize-from-hand = come azione politica: il leader lascia il gioco e un territorio della tua mano diventa una tua colonia, prima con il suo effetto permanente, poi con il suo effetto immediato; senza offerte né unità
power-strength-per-face = { $n } di forza per ogni faccia felice dei tuoi templi e del governo
power-peek-at-event = nella tua Fase Politica, prima dell'azione politica e oltre a essa, puoi guardare il prossimo evento
power-library-theater-resources = le biblioteche costano { $n } { w-resources } in meno se hai un teatro, e i teatri se hai una biblioteca
power-library-theater-science = le tecnologie delle biblioteche costano { $n } di scienza in meno se hai un teatro, e quelle dei teatri se hai una biblioteca
power-culture-per-pair = +{ $n } al tasso di cultura per ogni coppia di biblioteca e teatro
power-culture-per-theater = +{ $n } al tasso di cultura per ogni teatro
power-theater-science = le tecnologie dei teatri costano { $n } di scienza in meno
power-convert-to-theater = una volta in ogni tuo turno, con 1 azione civile (o con una carta azione che permette di migliorare un edificio urbano), puoi trasformare un edificio urbano di un altro tipo in un teatro dello stesso livello o più alto di cui hai sviluppato la tecnologia; paghi la differenza di costo (non meno di 0) e il limite di edifici urbani vale per i teatri
power-revolt-by-army = paghi le rivoluzioni con tutte le tue azioni militari invece di quelle civili (l'intero totale delle azioni militari deve essere disponibile); le nuove azioni militari arrivano spese, le nuove azioni civili sono subito disponibili
power-culture-on-revolution = { $n } di cultura per ogni tua rivoluzione
power-strength-per-unit-type = { $n } di forza per ogni tipo di unità che hai: fanteria, cavalleria, artiglieria, forza aerea
power-culture-on-developing = { $n } di cultura ogni volta che sviluppi una tecnologia, anche con una rivoluzione
power-civil-back-on-developing = riprendi { $n } { w-civil } già spesa ogni volta che sviluppi una tecnologia, anche con una rivoluzione
power-best-theater-again = la cultura stampata del tuo miglior teatro si somma al tasso di cultura un'altra volta
power-no-attack = non puoi né giocare aggressioni né dichiarare guerre
power-dearer-to-attack = aggressioni e guerre contro di te costano il doppio delle azioni militari
power-lab-resources = in produzione i tuoi laboratori di livello I o più alto producono risorse come le miniere: una pedina blu per lavoratore, che vale il livello del laboratorio; le pedine rimaste lì restano risorse anche quando lui non c'è più
power-lab-levels-on-leaving = quando lascia il gioco, per qualsiasi motivo, o alla fine della partita: cultura pari ai livelli di tutti i tuoi laboratori
power-culture-per-lab-level = +{ $n } al tasso di cultura per ogni livello di ogni laboratorio
power-less-science-per-lab = −{ $n } al tasso di scienza per ogni laboratorio
power-culture-or-arms = una volta in ogni tua Fase Azioni scegli una delle due: o { $n } di cultura, oppure insieme { $n } di scienza per sviluppare tecnologie di unità e { $n } { w-resources } per costruire o migliorare unità (perse a fine turno se non spese); se non scegli, ottieni la cultura
power-discard-for-colony = per colonizzare puoi scartare fino a { $n } { w-cards } senza valore di colonizzazione per 1 di forza di colonizzazione ciascuna; contano per la tua offerta
power-culture-per-colony = +{ $n } al tasso di cultura per ogni colonia, e +{ $n } in più per la prima
power-give-up-for-yellow = come azione politica: il leader lascia il gioco e ottieni { $n } { w-yellow } nella riserva
power-civil-hand = puoi tenere in mano { $n } { $n ->
    [one] carta civile
   *[other] carte civili
 } in più
power-military-hand = puoi tenere in mano { $n } { w-cards } in più
power-strength-per-infantry = { $n } di forza per ogni unità di fanteria
power-strength-per-artillery = { $n } di forza per ogni unità di artiglieria
power-extra-face = ogni altra tua fonte di felicità dà { $n } { w-faces } in più; una fonte è un singolo lavoratore su un edificio con una faccia felice, oppure un'altra tua carta in gioco con una faccia felice (leader, meraviglia, governo, colonia)
power-best-mine-again = in produzione la tua miglior miniera, una di quelle di livello più alto, produce { $n } { w-blue } in più
power-free-population = una volta in ogni tua Fase Azioni puoi guadagnare { $n } popolazione senza cibo e senza azione
power-urban-discount-i = gli edifici urbani di livello I costano { $n } { w-resources } in meno
power-urban-discount-ii = gli edifici urbani di livello II costano { $n } { w-resources } in meno
power-urban-discount-iii = gli edifici urbani di livello III costano { $n } { w-resources } in meno
power-stages-at-once = con una sola azione puoi costruire fino a { $n } stadi della tua meraviglia, pagando la somma dei costi
power-develop-discount = ogni volta che sviluppi una tecnologia, anche con una rivoluzione, paghi { $n } di scienza in meno (non meno di 0) e il tuo alleato paga 1 di scienza; se l'alleato non ne ha, non puoi sviluppare
power-culture-per-partner-wonder = +{ $n } al tasso di cultura per ogni meraviglia completata dell'alleato, anche in rovina
power-food-as-resource = una volta in ogni tua Fase Azioni, quando paghi risorse, puoi pagare { $n } di cibo al posto di { $n } { w-resources } (non si scambia nulla da conservare)
power-resource-as-food = una volta in ogni tua Fase Azioni, quando paghi cibo, puoi pagare { $n } { w-resources } al posto di { $n } di cibo (non si scambia nulla da conservare)
power-card-bonus = la prima carta azione che giochi in un turno (nel turno in cui si costruisce il primo stadio: la prima dopo di esso) dà { $n } in più di ogni cosa che dà, e il suo sconto cresce di { $n }; se dà qualcosa per ogni avversario, la somma cresce di { $n }; non dà una seconda costruzione, un secondo miglioramento né un secondo stadio
power-play-taken-card = una volta in ogni tuo turno puoi giocare una carta azione nella stessa fase in cui l'hai presa
power-learning-action = una volta in ogni tuo turno hai un'altra azione civile, solo per prendere dalla fila una tecnologia di laboratorio o biblioteca (copre 1 azione civile del costo), per sviluppare una tale tecnologia, o per costruire o migliorare un laboratorio o una biblioteca; lo sviluppo, la costruzione o il miglioramento costa allora { $n } di scienza o { $n } { w-resources } in meno; quest'azione può pagare anche una carta azione che lo permette; non fa parte del totale delle azioni civili e non si spende per una rivoluzione
power-humble-weaker = una volta nella partita, come azione politica: ogni giocatore più debole di te perde { $n } { w-yellow } dalla riserva alla scatola, e tu ne ricevi { $n } dalla scatola nella tua riserva; solo se almeno uno dei giocatori più deboli di te ha una pedina gialla nella riserva
power-hold-games = una volta nella partita, nella tua Fase Politica prima dell'azione politica e oltre a essa, puoi indire i Giochi: subito { $n } di cultura; fino all'inizio della tua prossima Fase Politica chiunque giochi un'aggressione o dichiari una guerra, anche tu, perde { $n } di cultura
power-resource-bonus = +{ $n } { w-resources } a ogni produzione di risorse
power-resource-bonus-per-colony = +{ $n } { w-resources } a ogni produzione di risorse per ogni tua colonia
power-resource-bonus-in-age-i = nell'Era I +{ $n } { w-resources } a ogni produzione di risorse
power-science-in-age-ii = nell'Era II +{ $n } al tasso di scienza
power-culture-from-age-iii = nelle Ere III e IV +{ $n } al tasso di cultura
power-colours-bonus = con carte civili di due o più colori in mano +{ $n } { w-resources } a ogni produzione di risorse, con tre o più anche +{ $n } di cibo a ogni produzione di cibo; fattorie e miniere hanno un solo colore, edifici urbani, unità, tecnologie speciali, governi, leader e carte azione uno ciascuno
power-low-farm-again = in produzione una delle tue migliori fattorie di livello A o I produce { $n } { w-blue } in più
power-low-mine-again = in produzione una delle tue migliori miniere di livello A o I produce { $n } { w-blue } in più
power-culture-per-urban-face = +{ $n } al tasso di cultura per ogni faccia felice dei tuoi edifici urbani e delle meraviglie completate; le facce infelici non tolgono nulla
power-culture-per-best-urban = il tuo miglior edificio di ogni tipo di edificio urbano dà +{ $n } in più al tasso di cultura
power-culture-per-lab-and-library = ogni laboratorio e ogni biblioteca dà +{ $n } in più al tasso di cultura
power-culture-per-arena = ogni arena dà +{ $n } in più al tasso di cultura
power-culture-per-best-theater = ogni teatro del livello più alto che hai costruito dà +{ $n } in più al tasso di cultura
power-face-per-best-theater = ogni teatro del livello più alto che hai costruito dà { $n } { w-faces } in più
power-culture-of-best-library-and-theater = la tua miglior biblioteca e il tuo miglior teatro sommano ciascuno il proprio livello al tasso di cultura
power-science-of-best-mine = la tua miglior miniera somma il suo livello al tasso di scienza
power-strength-of-best-lab = il tuo miglior laboratorio dà forza pari al suo livello
power-culture-of-best-mine-or-lab = al tasso di cultura si somma il livello della tua miglior miniera o del tuo miglior laboratorio, il più alto dei due
power-faces-of-best-lab = il tuo miglior laboratorio dà tante facce felici quanto è il suo livello
power-fewer-temple-faces = ogni tempio dà { $n } { w-faces } in meno
power-ignored-discontent = ovunque si contino i tuoi lavoratori insoddisfatti, fino a { $n } di essi si ignorano; la felicità resta com'è
power-culture-of-government = al tasso di cultura si somma il livello del tuo governo (Era A: niente)
power-culture-per-kept-token = +{ $n } al tasso di cultura per ogni pedina blu sopra di essa
power-culture-per-army = +{ $n } al tasso di cultura per ogni tua armata
power-farms-in-armies = nelle armate ogni tua fattoria può valere come un'unità di fanteria o di artiglieria di livello A; non ha forza propria e non può essere mandata a colonizzare
power-unit-twice = nelle armate una tua unità, ma non una forza aerea, può valere per due; la sua forza conta una volta; anche in una forza di colonizzazione, se è mandata
power-unhappy-faces = dalla dichiarazione di questa guerra fino alla sua risoluzione entrambe le parti hanno { $n } { $n ->
    [one] faccia infelice
   *[other] facce infelici
 } in più
power-strength-or-civil = alla fine di ogni tuo turno scegli, fino alla scelta seguente: +{ $n } di forza oppure 1 azione civile in più; prima della prima scelta non hai né l'una né l'altra, e ciò che hai scelto se ne va con lui
power-strength-when-weak = { $n } di forza in più per te quando un'aggressione è giocata contro di te e quando un evento cerca il più debole, e in nessun altro caso
power-arena-iii-strength = le arene di livello III hanno { $n } di forza in più
power-arena-iii-discount = le arene di livello III costano { $n } { w-resources } in meno
power-urban-limit-more = per ogni tipo il tuo limite di edifici urbani è più alto di { $n } di quello del governo
power-peaceful-discount-per-urban = un nuovo governo senza rivoluzione costa { $n } di scienza in meno per ogni tuo edificio urbano, non meno di 0
power-unit-science-by-level = le tecnologie di fanteria e cavalleria costano { $n } di scienza in meno per ogni loro livello, non meno di 0
power-urban-science-per-type = le tecnologie degli edifici urbani costano { $n } di scienza in meno per ogni altro tipo di edificio urbano che hai costruito, non meno di 0
power-farm-mine-discount-ii = fattorie e miniere di livello II costano { $n } { w-resources } in meno
power-farm-mine-discount-iii = fattorie e miniere di livello III costano { $n } { w-resources } in meno; per un miglioramento si riducono prima entrambi i costi e poi si prende la differenza, non meno di 0
power-farm-mine-science-ii = le tecnologie di fattorie e miniere di livello II costano { $n } di scienza in meno
power-farm-mine-science-iii = le tecnologie di fattorie e miniere di livello III costano { $n } di scienza in meno
power-technology-row-discount = prendere una tecnologia dalla fila costa { $n } { w-civil } in meno, ma almeno 1
power-dearer-to-attack-by = aggressioni e guerre contro di te costano { $n } { w-military } in più
power-buy-colonization = per colonizzare puoi pagare una volta { $prices } risorse per { $forces } di forza; conta per la tua offerta
power-science-on-preparing = { $n } di scienza ogni volta che programmi un evento
power-culture-on-preparing = { $n } di cultura ogni volta che programmi un evento, in aggiunta ai punti per il livello della carta
power-draw-on-preparing = pesca { $n } { w-cards } ogni volta che programmi un evento (nessuna nell'Era IV)
power-science-on-leaving = { $n } di scienza quando lascia il gioco, per qualsiasi motivo
power-best-output-on-leaving = quando lascia il gioco, per qualsiasi motivo: cultura pari a quanto produce una tua fattoria o miniera, quella che produce di più
power-culture-on-excess-discard = { $n } di cultura per ogni carta militare che a fine turno devi scartare per il limite di mano
power-civil-back-on-replacing = quando un altro leader la sostituisce, tornano fino a { $n } azioni civili spese in questo turno invece di 1
power-prize-on-replacing = quando un altro leader lo sostituisce non torna alcuna azione civile; da questo turno e per il resto della partita chiunque (anche tu) abbia sviluppato due o più tecnologie in un proprio turno ottiene { $n } di cultura alla fine di quel turno, una volta per turno
power-culture-on-unit-technology = { $n } di cultura ogni volta che sviluppi una tecnologia di fanteria o cavalleria
power-culture-for-resource = ogni volta che sviluppi una tecnologia, anche con una rivoluzione, puoi pagare 1 risorsa per { $n } di cultura
power-science-on-population = { $n } di scienza per ogni pedina gialla che passa dalla tua riserva ai lavoratori
power-culture-on-population = { $n } di cultura per ogni pedina gialla che passa dalla tua riserva ai lavoratori
power-resource-on-taking-wonder = guadagni { $n } { w-resources } ogni volta che prendi una meraviglia
power-draw-at-new-age = pesca { $n } { w-cards } appena inizia l'Era II e appena inizia l'Era III
power-culture-on-learning = { $n } di cultura ogni volta che usi quell'azione
power-culture-per-surplus-face = alla fine del tuo turno, prima della produzione, { $n } di cultura per ogni punto del tuo livello di felicità (al massimo 8) oltre quanto richiede la tua popolazione (niente se la riserva gialla è vuota); non fa parte del tasso di cultura
power-arms-if-weak = all'inizio del tuo turno, se sei uno dei due più deboli (in 2 giocatori: il più debole; in pareggio sei considerato più forte), { $n } { w-resources } per costruire o migliorare unità; quanto non è speso va perso a fine turno
power-good-if-not-weak = se non sei tra loro, all'inizio del tuo turno guadagni a scelta { $n } di cibo, { $n } { w-resources } o { $n } di scienza
power-works-each-phase = in ogni tua Fase Azioni, anche in quella in cui la giochi, { $n } { w-resources } per stadi di meraviglie e per costruire o migliorare edifici urbani; quanto non è speso va perso a fine turno
power-arms-each-phase = in ogni tua Fase Azioni, anche in quella in cui la giochi, { $n } { w-resources } per costruire o migliorare unità; quanto non è speso va perso a fine turno
power-more-arms-if-weak = { $n } in più di queste risorse se all'inizio della fase, o quando la giochi in essa, sei uno dei due più deboli (in 2 giocatori: il più debole; in pareggio sei considerato più forte)
power-park-yellow = all'inizio di ogni tuo turno metti da parte 1 pedina gialla dalla scatola, fino ad averne { $n }; alla fine di ogni era, dopo la solita perdita, una di esse va nella tua riserva, anche se lui non c'è più
power-extra-draw = alla fine del tuo turno pesca altre { $n } { w-cards }, qualunque sia il numero di azioni militari rimaste (nessuna nell'Era IV)
power-prepare-any-card = puoi programmare qualsiasi carta militare come evento e ottenere cultura per il suo livello; se non è né un evento né un territorio, quando viene rivelata non fa altro che dare a tutti 1 di scienza, anche se lui non c'è più
power-tactic-kept = finché ti guida le tue tattiche non diventano comuni e nessuno può copiarle; diventano tutte comuni all'inizio del tuo primo turno senza di lui
power-master-tactic = quando lascia il gioco, per qualsiasi motivo, finisce sotto la tua tattica attuale: ogni armata di quella tattica aggiunge { $n } di forza in più per il resto della partita, per chiunque la usi
power-see-prepared = puoi guardare ogni evento che un altro giocatore programma mentre questo leader ti guida, finché il mazzo degli eventi futuri non viene mescolato, anche se lui non c'è più
power-look-at-hand = nella tua Fase Politica, prima dell'azione politica e oltre a essa, puoi guardare le carte militari di un giocatore, ma non dello stesso in due turni di fila
power-second-political-every-turn = in ogni tua Fase Politica puoi compiere due azioni politiche
power-commit-unit = in ogni aggressione e guerra a cui partecipi puoi rinunciare a una tua unità: la sua forza stampata conta un'altra volta e ottieni { $n } di cultura se attacchi o { $n } di forza in più se difendi; la sua pedina va nella tua riserva gialla, in guerra e se attacchi chiunque vinca, contro un'aggressione solo se la respingi; lo annunci quando giochi o respingi un'aggressione, in una guerra quando si risolve
power-resources-per-kept-token = nella tua Fase Azioni e ogni altra volta che devi pagare risorse, senza azione, puoi rimettere nella Scorta quante pedine vuoi tra quelle sulla carta e guadagnare { $n } { w-resources } per ciascuna
power-colonize-on-completion = al completamento un territorio della tua mano può diventare una tua colonia, prima con il suo effetto permanente, poi con il suo effetto immediato; senza offerte né unità
power-resolve-event = al completamento puoi mostrare un evento di Era III della tua mano e risolverlo per tutti; torna nella tua mano

## Orders of action cards
order-farm-or-mine = costruisci o migliora una fattoria o una miniera con { $n } { w-resources } in meno, non meno di 0
order-urban = costruisci o migliora un edificio urbano con { $n } { w-resources } in meno, non meno di 0
order-upgrade = migliora una fattoria, una miniera o un edificio urbano con { $n } { w-resources } in meno, non meno di 0
order-population = aumenta la popolazione al costo normale, poi guadagna { $n } di cibo
order-stage = costruisci uno stadio della tua meraviglia, uno solo, con { $n } { w-resources } in meno, non meno di 0
order-develop = sviluppa una tecnologia al costo normale, poi guadagna { $n } di scienza; puoi anche guidare una rivoluzione: allora, invece dell'azione civile per questa carta, spendi tutte le azioni che la rivoluzione richiede
order-kind = guadagna { $n } di cibo oppure { $n } { w-resources }
arms-gain = { $n } { w-resources } per costruire o migliorare unità in questo turno; quanto non è speso va perso
extra-military = { $n } { w-military } in più in questo turno
arms-per-stronger = per ogni avversario più forte di te { $n } risorse (2 / 3 / 4 giocatori) per costruire o migliorare unità in questo turno; quanto non è speso va perso
culture-per-richer = per ogni avversario con più cultura di te { $n } di cultura (2 / 3 / 4 giocatori)

## Whom an event concerns
whom-all = tutti
whom-strongest = il più forte
whom-weakest = il più debole
whom-two-strongest = i due più forti (in 2 giocatori: il più forte)
whom-two-weakest = i due più deboli (in 2 giocatori: il più debole)
whom-most-culture = chi ha più punti cultura
whom-fewest-culture = chi ha meno punti cultura
whom-most-culture-if-weak = chi ha più punti cultura, ma solo se è uno dei due più deboli (in 2 giocatori: il più debole)
whom-all-happiest = tutti quelli con il livello di felicità più alto (mai sopra 8), anche a pari merito
whom-all-most-discontent = tutti quelli con più lavoratori insoddisfatti, almeno uno, anche a pari merito
whom-second-weakest = il secondo più debole, solo in 3 o 4 giocatori

## What an event does
late-steps = nell'Era IV invece { $what }
task-gain-food = guadagna { $n } di cibo
task-gain-resources = guadagna { $n } { w-resources }
task-gain-science = ottieni { $n } di scienza
task-gain-culture = ottieni { $n } di cultura
task-lose-culture = perdi { $n } di cultura
task-gain-population = guadagna { $n } popolazione senza pagare cibo
task-lose-population = perdi { $n } popolazione: un lavoratore inutilizzato, o uno a tua scelta se non ce ne sono
task-choose-kind = guadagna a scelta { $n } di cibo o { $n } { w-resources }
task-split-gain = guadagna { $n } in tutto tra cibo e risorse, divisi a tua scelta
task-split-loss = perdi { $n } in tutto tra cibo e risorse, divisi a tua scelta; chi ha meno perde tutto
task-draw-cards = pesca { $n } { w-cards }{ $late ->
    [yes] {""}
   *[no] {" "}(nessuna nell'Era IV)
 }
task-discard-cards = scarta { $n } { w-cards } a tua scelta, o tutte se ne hai meno
task-build-free = puoi mettere un lavoratore inutilizzato su «{ $card }» senza pagare nulla{ $urban ->
    [yes] , entro il limite di edifici urbani
   *[no] {""}
 }
task-act-cheaper = puoi fare una di queste cose senza azione, pagando { $n } in meno: aumentare la popolazione, costruire una fattoria, una miniera o un edificio urbano (non un'unità, non un miglioramento), sviluppare una tecnologia; una rivoluzione richiede comunque tutte le azioni civili
task-lose-building = distruggi a tua scelta una tua fattoria, una tua miniera o un tuo edificio urbano
task-culture-by-culture = ottieni cultura pari al tuo tasso di cultura
task-science-by-science = ottieni scienza pari al tuo tasso di scienza
task-culture-by-science = ottieni cultura pari al tuo tasso di scienza
task-food-by-faces = guadagna cibo pari al tuo livello di felicità (al massimo 8)
task-produce-food = produci cibo come a fine turno, senza consumo, anche in caso di sommossa
task-produce-resources = produci risorse come a fine turno, senza corruzione, anche in caso di sommossa
task-full-production = corruzione, produzione di cibo, consumo e produzione di risorse come a fine turno, anche in caso di sommossa, con { $n } punti cultura persi per ogni unità di cibo mancante; non si ottengono né scienza né cultura
task-lose-all-food = perdi tutto il cibo
task-lose-civil-by-discontent = perdi { $n } { w-civil } per ogni lavoratore insoddisfatto, tra quelle non spese (chi non è di turno: tra le azioni del suo prossimo turno)
task-culture-by-discontent = perdi { $n } di cultura per ogni lavoratore insoddisfatto
task-population-by-discontent = perdi 1 popolazione ogni { $n } lavoratori insoddisfatti, arrotondando per eccesso: prima i lavoratori inutilizzati, poi a tua scelta
task-lose-blue = perdi { $n } { w-blue } dalla Scorta o, se è vuota, da una carta fattoria o miniera (o da un laboratorio che ne ha) a tua scelta
task-take-yellow-from-weakest = prendi { $n } { w-yellow } dalla riserva del più debole nella tua; niente se è vuota
task-remove-old-leader = perdi il tuo leader, se non è dell'era attuale; nell'Era IV qualsiasi leader
task-lose-a-colony = perdi una colonia a tua scelta con il suo effetto permanente
task-take-from-row = puoi prendere dalla fila carte che costano in tutto { $n } azioni civili o meno, con i soliti costi e limiti ma senza spendere azioni; chi ne prende rinuncia alla prossima azione politica e la fila viene subito riempita, senza rimuovere le carte dei primi spazi
task-ruin-a-wonder = manda in rovina una tua meraviglia completata di Era A o I, a tua scelta: perde simboli e testo e dà invece +{ $n } al tasso di cultura; conta ancora come meraviglia completata
task-destroy-of-others = distruggi un edificio urbano di ogni altro giocatore, a tua scelta
task-plan = scegli uno tra { $n } eventi di Era A estratti a caso tra quelli non usati e risolvilo solo per la tua civiltà; più giocatori possono scegliere lo stesso
task-lose-science-above = perdi metà della scienza oltre { $n }, arrotondando per eccesso
task-call-to-arms = perdi { $n } { w-civil }, tra quelle non spese (chi non è di turno: tra le azioni del suo prossimo turno), e pesca una carta militare per ognuna persa (nessuna carta nell'Era IV)
task-science-per-wonder = { $n } di scienza per ogni meraviglia completata, anche in rovina, e { $n } { w-resources } per una in costruzione; per le meraviglie di Era A invece { $twice }
task-move-worker = puoi spostare { $n } { w-workers } da una tecnologia a un'altra qualsiasi, senza azione, pagando la differenza se la nuova costa di più; gli sconti delle carte in gioco valgono, le carte azione no, e il limite di edifici urbani vale
task-negotiate = prendi dal più debole { $n } di cibo, { $n } { w-resources } o { $n } di scienza, a scelta di chi ha rivelato l'evento; solo qualcosa di cui il più debole ha almeno { $n }, altrimenti niente
task-arms-industry = per ogni tipo di unità (fanteria, cavalleria, artiglieria) di cui hai una tecnologia, { $n } { w-resources } se nessuno ha una tecnologia di quel tipo di livello più alto (a pari merito guadagnano tutti); le unità non servono; si guadagna subito, in una sola somma
impact-agriculture = ottieni 1 di cultura per ogni unità di cibo che produci in una produzione, e altri 4 se è più di quanto consumi
impact-architecture = ottieni cultura pari ai livelli di tutti i tuoi edifici urbani
impact-balance = ottieni 2 punti cultura moltiplicati per il minore dei quattro: tasso di scienza, tasso di cultura, produzione di cibo, produzione di risorse
impact-colonies = ottieni 3 di cultura per ogni colonia
impact-competition = ottieni cultura pari ai livelli di tutte le tue unità e arene
impact-government = ottieni 2 di cultura per ogni azione civile e 1 per ogni azione militare del tuo totale di azioni
impact-happiness = ottieni 2 di cultura per ogni punto del tuo livello di felicità, al massimo 16 in tutto, meno 2 per ogni lavoratore insoddisfatto
impact-industry = ottieni 1 di cultura per ogni risorsa che le tue miniere producono in una produzione, comprese le pedine aggiuntive delle miniere; laboratori e bonus di produzione di altre carte non contano
impact-population = ottieni 2 di cultura per ogni lavoratore oltre 10, impiegato o no; i lavoratori insoddisfatti non contano
impact-progress = ottieni 2 di cultura per ogni livello del tuo governo e delle tue tecnologie speciali
impact-science = ottieni cultura secondo il posto del tuo tasso di scienza: { $two } in 2 giocatori, { $three } in 3, { $four } in 4; a pari merito viene prima chi è di turno (a fine partita il giocatore iniziale), poi chi gli è più vicino in senso orario
impact-strength = ottieni cultura secondo il posto della tua forza: { $two } in 2 giocatori, { $three } in 3, { $four } in 4; a pari merito viene prima chi è di turno (a fine partita il giocatore iniziale), poi chi gli è più vicino in senso orario
impact-technology = ottieni 4 di cultura per ogni tua tecnologia di Era III in gioco, con o senza lavoratori
impact-variety = ottieni 2 di cultura per ogni tipo di unità e di edificio urbano che hai e per ogni tecnologia speciale
impact-wonders = ottieni 5, 4, 3 o 2 di cultura per ogni meraviglia completata di Era A, I, II o III; le rovine contano
impact-culture = ottieni cultura secondo il posto del tuo tasso di cultura: { $two } in 2 giocatori, { $three } in 3, { $four } in 4; a pari merito viene prima chi è di turno (a fine partita il giocatore iniziale), poi chi gli è più vicino in senso orario
impact-harmony = ottieni 4 punti cultura moltiplicati per il minore dei quattro: il numero delle tue fattorie, miniere, edifici urbani, unità
impact-at-end = se a fine partita la carta si trova nel mazzo degli eventi attuali o futuri, si applica nel punteggio finale
event-ties = in pareggio si considera in vantaggio chi è di turno, poi chi gli è più vicino in senso orario

## What an aggression or a war does
aggression-plunder = prendi fino a { $n } in tutto tra cibo e risorse (anche meno), divisi a tua scelta, per quanto il nemico ne ha
aggression-raid = distruggi al nemico, a tua scelta, { $what }; guadagni risorse pari alla metà della somma dei costi di costruzione stampati di ciò che è stato distrutto, arrotondando per eccesso
raid-building = un edificio urbano di livello { $level } o inferiore
raid-and = { $what } e { $other }
aggression-enslave = guadagni { $n } { w-resources } e { $n } di cibo; il nemico perde 1 popolazione: un lavoratore inutilizzato, o uno a sua scelta se non ce ne sono
aggression-spy = prendi { $n } punti scienza, o tutti se il nemico ne ha meno
aggression-annex = prendi una colonia del nemico a tua scelta con il suo effetto permanente, ma senza il suo effetto immediato; solo contro un nemico con una colonia
aggression-infiltrate = rimuovi il leader o la meraviglia in costruzione del nemico, a tua scelta, e ottieni { $n } di cultura per ogni suo livello (Era A: niente); solo contro un nemico che ha un leader o una meraviglia in costruzione
aggression-intervene = prendi { $n } punti cultura, o tutti se il nemico ne ha meno
aggression-kidnap = guarda le carte civili del nemico e prendine una, se vuoi, rispettando il tuo limite di mano e le regole per prendere carte; { $n } di cultura se la giochi in questo stesso turno, cosa permessa anche per una carta azione
aggression-occupy = prendi { $n } di cibo, { $n } { w-resources }, { $n } di scienza e { $n } di cultura; di ciò che il nemico ha in quantità minore, tutto
aggression-against = solo contro un nemico più debole di te; può respingerla raggiungendo la tua forza con carte militari
war-resolved = si dichiara qualunque siano le forze, ma non nell'ultimo round; si risolve all'inizio del tuo prossimo turno; vince la parte più forte, in pareggio non succede nulla
war-territory = il vincitore prende 1 pedina gialla dalla riserva del perdente, e 1 in più per ogni { $n } interi di differenza in forza, per quante ce ne sono
war-technology = il vincitore prende in tutto quanto è la differenza in forza: tecnologie speciali del perdente, a scelta del vincitore, al loro costo stampato in scienza (nessuna che il vincitore abbia già in mano o in gioco), e per il resto punti scienza, per quanti ne ha il perdente
war-culture = il vincitore prende { $n } di cultura più la differenza in forza, ma non più di quanta ne ha il perdente
war-advantage = il vincitore prende cultura pari alla differenza in forza, ma non più di quanta ne ha il perdente

## The same, told to whoever is attacked
loss-plunder = l'attaccante prende fino a { $n } in tutto tra il tuo cibo e le tue risorse, divisi a sua scelta
loss-raid = l'attaccante distrugge, a sua scelta, { $what } tra i tuoi e guadagna risorse pari alla metà dei loro costi stampati, arrotondando per eccesso
loss-enslave = perdi 1 popolazione: un lavoratore inutilizzato, o uno a tua scelta se non ne hai; l'attaccante guadagna { $n } { w-resources } e { $n } di cibo
loss-spy = l'attaccante prende { $n } dei tuoi punti scienza, o tutti se ne hai meno
loss-annex = l'attaccante prende una tua colonia a sua scelta con il suo effetto permanente
loss-infiltrate = l'attaccante rimuove il tuo leader o la tua meraviglia in costruzione, a sua scelta, e ottiene { $n } di cultura per ogni suo livello (Era A: niente)
loss-intervene = l'attaccante prende { $n } dei tuoi punti cultura, o tutti se ne hai meno
loss-kidnap = l'attaccante guarda le tue carte civili e può prenderne una
loss-occupy = l'attaccante ti prende { $n } di cibo, { $n } { w-resources }, { $n } di scienza e { $n } di cultura; di ciò che hai in quantità minore, tutto

## Pacts
pact-a = A: { $what }
pact-b = B: { $what }
pact-both = entrambi: { $what }
pact-forbids = gli alleati non possono né giocare aggressioni l'uno contro l'altro né dichiararsi guerra
pact-ends = cessa appena uno degli alleati attacca l'altro, e la forza che il patto dà non conta in quell'attacco
pact-attack-bonus = chi attacca l'altro ha { $n } di forza in più in quell'attacco
pact-immune = nessuno può dichiarare guerra a questa parte
resource-production = { $amount } a ogni produzione di risorse
food-production = { $amount } a ogni produzione di cibo
pact-costs = offrirlo richiede la tua azione politica, anche se viene rifiutato
pact-costs-sides = offrirlo richiede la tua azione politica, anche se viene rifiutato; scegli tu la tua parte

## Questions
tta-ask-politics = Politica: un'azione politica
tta-ask-action = Azioni
tta-ask-action-card = Scegli per la carta
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
tta-do-defend = Difenditi con «{ $card }»: +{ $worth }
tta-do-hold = Resisti: la difesa basta
tta-do-concede = Cedi
tta-do-bid = Offri { $n }
tta-do-send = Manda «{ $card }»
tta-do-spend = Usa «{ $card }»: +{ $worth }
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
tta-do-nothing = Non fare nulla
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
tta-do-seize = { $n ->
    [0] { $more ->
        [0] Non prendere nulla
        [one] Solo 1 risorsa
       *[other] Solo { $more } risorse
    }
   *[other] { $more ->
        [0] Solo { $n } di cibo
        [one] Solo { $n } di cibo e 1 risorsa
       *[other] Solo { $n } di cibo e { $more } risorse
    }
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
tta-verb-prepare = Programma un evento o un territorio dalla mano come evento futuro
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
tta-idea-prepare = Programmare un evento
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
tta-event-events-renewed = Gli eventi attuali sono finiti: quelli futuri vengono mescolati e diventano attuali.
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
tta-event-territory-unclaimed = Nessuno fa offerte per «{ $card }».
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
tta-event-antiquated = { $who } perde una carta antiquata: { $card }.
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
tta-wonder-progress = { $card }: stadi { $done } di { $all }
tta-wonder-begun = Meraviglia in costruzione: { $card }, stadi { $done } di { $all }; i prossimi costano in risorse: { $left }.
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

## Chapters of the laws
section-game-flow = Svolgimento della partita
section-setup = Preparazione
section-turn-structure = Struttura del turno
section-replenish-the-card-row = Rifornire la fila di carte
section-end-of-an-age = Fine di un'era
section-resolve-a-war = Risolvere una guerra
section-make-tactics-available = Rendere comune una tattica
section-politics-phase = Fase Politica
section-prepare-an-event = Preparare un evento
section-play-an-aggression = Giocare un'aggressione
section-declare-a-war = Dichiarare una guerra
section-offer-a-pact = Proporre un patto
section-cancel-a-pact = Annullare un patto
section-resign = Ritirarsi
section-action-phase-general = Fase delle Azioni: in generale
section-take-a-non-wonder-card = Prendere una carta (non meraviglia)
section-take-a-wonder = Prendere una meraviglia
section-increase-population = Aumentare la popolazione
section-build-a-farm-mine-or-urban-building = Costruire una fattoria, una miniera o un edificio urbano
section-upgrade-a-farm-mine-or-urban-building = Migliorare una fattoria, una miniera o un edificio urbano
section-destroy-a-farm-mine-or-urban-building = Distruggere una fattoria, una miniera o un edificio urbano
section-play-a-leader = Giocare un leader
section-build-a-stage-of-a-wonder = Costruire una fase di una meraviglia
section-develop-a-technology = Sviluppare una tecnologia
section-declare-a-revolution = Dichiarare una rivoluzione
section-play-an-action-card = Giocare una carta azione
section-military-units = Unità militari
section-tactics-actions = Azioni di tattica
section-end-of-turn-sequence = Sequenza di fine turno
section-production-phase = Fase di Produzione
section-draw-military-cards-and-reset = Pescare carte militari e ripristinare le azioni
section-current-events = Eventi attuali
section-colonization = Colonizzazione
section-your-cards = Le tue carte
section-technology-cards-in-play = Carte tecnologia in gioco
section-other-civil-cards-in-play = Altre carte civili in gioco
section-military-cards-in-play = Carte militari in gioco
section-other-military-cards = Altre carte militari
section-your-statistics = Le tue statistiche
section-ratings = Valori
section-civil-and-military-actions = Azioni civili e militari
section-blue-and-yellow-tokens = Pedine blu e gialle
section-workers-and-population = Lavoratori e popolazione
section-discontent-workers = Lavoratori scontenti
section-food-and-resources = Cibo e risorse
section-science-and-culture-points = Punti scienza e cultura
section-values-printed-on-components = Valori stampati sui componenti
section-card-appendix-base = Carte del gioco base
section-recommended-rulings-text-silent-or-contradictory = Dove il regolamento non si pronuncia
section-expansion-contents-and-modules = Espansione: contenuto e moduli
section-expansion-balanced-base-game = Espansione: gioco base bilanciato
section-expansion-new-military-cards = Espansione: nuove carte militari
section-expansion-ways-to-mix-leaders-and-wonders = Espansione: come mescolare leader e meraviglie
section-expansion-production-bonuses = Espansione: bonus di produzione
section-expansion-resources-for-specific-actions = Espansione: risorse per azioni specifiche
section-expansion-cards-age-a = Carte dell'espansione: Era A
section-expansion-cards-age-i = Carte dell'espansione: Era I
section-expansion-cards-age-ii = Carte dell'espansione: Era II
section-expansion-cards-age-iii = Carte dell'espansione: Era III
section-expansion-military-cards = Carte militari dell'espansione
section-house-variants = Varianti della casa
