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
unit-infantry = { $n } di fanteria
unit-cavalry = { $n } di cavalleria
unit-artillery = { $n } di artiglieria
defence-of = difesa { $n }, colonizzazione { $m }
costs = costa { $what }
attack-costs = { $what } per giocarla
score-1 = al completamento: cultura pari ai livelli delle tue tecnologie
score-2 = al completamento: 2 di cultura per ogni fattoria e miniera, 1 per ogni edificio urbano e unità
score-3 = al completamento: cultura per tutto ciò che producono i tuoi edifici urbani
score-4 = al completamento: il doppio della cultura dei tuoi teatri e biblioteche
row-discount = costa { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in meno nel turno in cui hai sostituito un leader
first-gain = una volta sola, alla colonizzazione: { $what }

## Powers, by number
power-0 = +{ $n } di forza per ogni unità
power-1 = { $n } di scienza per ogni tecnologia presa dalla fila
power-2 = una volta per turno un'azione militare vale come azione civile
power-3 = i leader della fila costano { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in meno
power-4 = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per le unità a ogni turno
power-5 = quando viene sostituito, può finire sotto una meraviglia completata e darle una faccia felice
power-6 = una volta nella partita una seconda azione politica
power-7 = la popolazione costa { $n } di cibo in meno
power-8 = scienza pari al livello del tuo miglior laboratorio o della tua miglior biblioteca
power-9 = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per ogni tecnologia sviluppata
power-10 = { $n } di cultura per ogni faccia felice di templi, teatri e meraviglie
power-11 = le meraviglie non costano azioni civili aggiuntive
power-12 = la fanteria può valere come cavalleria nelle armate
power-13 = { $n } di cultura alla fine del tuo turno se sei tra i due più forti
power-14 = con un'azione militare aumenti la popolazione e costruisci un'unità, pagando 1 in meno per ciascuna
power-15 = azione politica: il leader lascia il gioco e un territorio della tua mano diventa una tua colonia
power-16 = { $n } di forza per ogni faccia felice di templi e governo
power-17 = nella tua fase politica puoi guardare il prossimo evento
power-18 = biblioteche e teatri costano { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno se hai un edificio dell'altro tipo
power-19 = biblioteche e teatri costano { $n } di scienza in meno se hai un edificio dell'altro tipo
power-20 = { $n } di cultura per ogni coppia di biblioteca e teatro
power-21 = { $n } di cultura per ogni teatro
power-22 = i teatri costano { $n } di scienza in meno
power-23 = una volta per turno puoi migliorare un edificio urbano qualsiasi in teatro
power-24 = le rivoluzioni si pagano con le azioni militari
power-25 = { $n } di cultura per una rivoluzione
power-26 = { $n } di forza per ogni tipo di unità che hai
power-27 = { $n } di cultura per ogni tecnologia sviluppata
power-28 = per ogni tecnologia sviluppata riprendi { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 }
power-29 = la cultura del tuo miglior teatro conta due volte
power-30 = non puoi attaccare
power-31 = attaccarti costa il doppio delle azioni militari
power-32 = i laboratori producono anche risorse, secondo il loro livello
power-33 = cultura pari ai livelli dei tuoi laboratori quando il leader lascia il gioco o la partita finisce
power-34 = { $n } di cultura per livello di ogni laboratorio
power-35 = { $n } di scienza in meno per ogni laboratorio
power-36 = a ogni turno { $n } di cultura, oppure { $n } di scienza e { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per l'esercito
power-37 = { $n ->
    [one] puoi scartare fino a { $n } carta militare per la colonizzazione: vale 1
   *[other] puoi scartare fino a { $n } carte militari per la colonizzazione: ognuna vale 1
 }
power-38 = { $n } di cultura per ogni colonia, e 1 in più per la prima
power-39 = azione politica: il leader lascia il gioco e ottieni una pedina gialla
power-40 = limite di carte civili in mano +{ $n }
power-41 = limite di carte militari in mano +{ $n }
power-42 = { $n } di forza per ogni fanteria
power-43 = { $n } di forza per ogni artiglieria
power-44 = { $n ->
    [one] { $n } faccia felice
   *[other] { $n } facce felici
 } in più per ogni altra fonte che ne ha
power-45 = la tua miglior miniera produce una volta in più
power-46 = una volta per turno una popolazione gratis
power-47 = gli edifici urbani di livello I costano { $n } in meno
power-48 = di livello II { $n } in meno
power-49 = di livello III { $n } in meno
power-50 = { $n ->
    [one] { $n } stadio
   *[other] { $n } stadi
 } di una meraviglia in più con una sola azione
power-51 = le tecnologie costano { $n } di scienza in meno; l'alleato ne paga 1
power-52 = { $n } di cultura per ogni meraviglia completata dell'alleato
power-53 = una volta per turno 1 di cibo vale come 1 risorsa
power-54 = una volta per turno 1 risorsa vale come 1 di cibo

## Orders of action cards, by number
order-1 = costruisci o migliora una fattoria o una miniera con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
order-2 = costruisci o migliora un edificio urbano con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
order-3 = migliora una fattoria, una miniera o un edificio urbano con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
order-4 = aumenta la popolazione, poi guadagna { $n } di cibo
order-5 = costruisci uno stadio della tua meraviglia con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
order-6 = sviluppa una tecnologia, poi guadagna { $n } di scienza
order-7 = guadagna { $n } di cibo oppure { $n ->
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

## Whom an event concerns, by number
who-0 = tutti
who-1 = il più forte
who-2 = il più debole
who-3 = i due più forti
who-4 = i due più deboli
who-5 = chi ha più cultura
who-6 = chi ha meno cultura
who-7 = chi ha più cultura, se è tra i due più deboli
who-8 = tutti quelli con più facce felici
who-9 = tutti quelli con più lavoratori insoddisfatti

## What an event does, by number
late-steps = nell'Era IV: { $what }
step-1 = +{ $n } di cibo
step-2 = { $n ->
    [one] +{ $n } risorsa
   *[other] +{ $n } risorse
 }
step-3 = +{ $n } di scienza
step-4 = { $n } di cultura
step-5 = +{ $n } di popolazione
step-6 = -{ $n } di popolazione
step-7 = a scelta { $n } di cibo oppure { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 }
step-8 = +{ $n } in tutto tra cibo e risorse
step-9 = -{ $n } in tutto tra cibo e risorse
step-10 = { $n ->
    [one] si pesca { $n } carta militare
   *[other] si pescano { $n } carte militari
 }
step-11 = { $n ->
    [one] si scarta { $n } carta militare
   *[other] si scartano { $n } carte militari
 }
step-12 = si può costruire gratis «{ $card }»
step-13 = si può aumentare la popolazione, costruire o sviluppare, pagando { $n } in meno
step-14 = si distrugge una propria fattoria, miniera o edificio urbano
step-15 = cultura pari al tasso di cultura
step-16 = scienza pari al tasso di scienza
step-17 = cultura pari al tasso di scienza
step-18 = cibo pari alle facce felici
step-19 = le fattorie producono
step-20 = le miniere producono
step-21 = corruzione, cibo, consumo e risorse come a fine turno
step-22 = si perde tutto il cibo
step-23 = { $n ->
    [one] -{ $n } azione civile
   *[other] -{ $n } azioni civili
 } per ogni lavoratore insoddisfatto
step-24 = { $n } di cultura per ogni lavoratore insoddisfatto
step-25 = si perde popolazione pari alla metà dei lavoratori insoddisfatti
step-26 = { $n ->
    [one] -{ $n } pedina blu
   *[other] -{ $n } pedine blu
 }
step-27 = { $n ->
    [one] { $n } pedina gialla tolta
   *[other] { $n } pedine gialle tolte
 } al più debole
step-28 = si perde il leader che non è dell'era attuale
step-29 = si perde una colonia
step-30 = si possono prendere dalla fila carte per { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in cambio della prossima azione politica
step-31 = una meraviglia di Era A o I va in rovina
step-32 = si distrugge un edificio urbano di ogni altro giocatore
step-33 = cultura secondo questo impatto

## What an aggression or a war does, by number
aggression-1 = prendi fino a { $n } tra cibo e risorse
aggression-2 = distruggi edifici urbani fino a questi livelli: { $levels }; guadagni metà del loro costo
aggression-3 = guadagni { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } e { $n } di cibo; il nemico perde una popolazione
aggression-4 = prendi { $n } di scienza
aggression-5 = prendi una colonia
aggression-6 = rimuovi un leader o una meraviglia in costruzione; { $n } di cultura per livello
aggression-7 = prendi { $n } di cultura
war-1 = il vincitore prende una pedina gialla, e un'altra ogni 5 di differenza in forza
war-2 = il vincitore prende scienza o tecnologie speciali per un valore pari alla differenza in forza
war-3 = il vincitore prende 5 di cultura più la differenza in forza

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
tta-do-barter-0 = Scambia 1 di cibo con 1 risorsa
tta-do-barter-1 = Scambia 1 risorsa con 1 di cibo
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

## The table
hidden-card = una carta
tta-title = Round { $round } · Era { $age } · mazzo civile { $civil } · mazzo militare { $military }
tta-to-play = Tocca a { $who }
tta-row = Fila delle carte
tta-events = Eventi: attuali { $current }, futuri { $future }, passati { $past }
tta-common = Tattiche comuni: { $what }
tta-board = La tua plancia
tta-banks = Riserva { $yellow }, lavoratori inutilizzati { $pool }; Scorta { $blue }; cibo { $food }, risorse { $resources }
tta-needs = costo della popolazione { $population }, consumo { $consumption }, corruzione { $corruption }, insoddisfatti { $discontent }
tta-civil-hand = Carte civili in mano
tta-military-hand = Carte militari in mano
tta-wonder-progress = { $card }: stadi { $done } di { $all }
tta-col-player = Giocatore
tta-col-culture = Cultura
tta-col-science = Scienza
tta-col-strength = Forza
tta-col-faces = Felicità
tta-col-food = Cibo
tta-col-resources = Risorse
tta-col-actions = Azioni
tta-col-cards = Carte
tta-col-area = In gioco
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
