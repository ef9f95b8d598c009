# Age of Civilization: names of things, effects, commands and events.

## Actions
action-wonder = Meraviglia
action-research = Ricerca
action-exploit = Sfruttamento
action-culture = Cultura
action-build = Costruzione
action-conquest = Conquista
action-hunt = Caccia
action-fish = Pesca
action-trade = Commercio
action-farm = Agricoltura
action-plague = Peste

## Civilizations
civ-aksum = Aksum
civ-arabia = Arabia
civ-assyria = Assiria
civ-aztecs = Aztechi
civ-babylon = Babilonia
civ-britain = Britannia
civ-byzantium = Bisanzio
civ-carthage = Cartagine
civ-celts = Celti
civ-china = Cina
civ-chola = Chola
civ-egypt = Egitto
civ-france = Francia
civ-germania = Germania
civ-greece = Grecia
civ-harappa = Harappa
civ-hittites = Ittiti
civ-huns = Unni
civ-iberia = Iberia
civ-inca = Inca
civ-india = India
civ-italy = Italia
civ-japan = Giappone
civ-khitan = Khitan
civ-khmer = Khmer
civ-kongo = Congo
civ-korea = Corea
civ-lydia = Lidia
civ-mali = Mali
civ-maya = Maya
civ-mongolia = Mongolia
civ-nubia = Nubia
civ-olmec = Olmechi
civ-ottoman = Ottomani
civ-persia = Persia
civ-phoenicia = Fenicia
civ-polynesia = Polinesia
civ-portugal = Portogallo
civ-rome = Roma
civ-scythia = Scizia
civ-slavs = Slavi
civ-srivijaya = Srivijaya
civ-sumer = Sumeri
civ-tibet = Tibet
civ-tiwanaku = Tiwanaku
civ-vietnam = Vietnam
civ-vikings = Vichinghi
civ-zimbabwe = Zimbabwe

## Wonders
wonder-great-pyramid = Grande Piramide
wonder-great-library = Grande Biblioteca
wonder-great-wall = Grande Muraglia
wonder-colosseum = Colosseo
wonder-hanging-gardens = Giardini pensili
wonder-temple-of-artemis = Tempio di Artemide
wonder-colossus = Colosso
wonder-stonehenge = Stonehenge
wonder-petra = Petra
wonder-angkor-wat = Angkor Wat
wonder-machu-picchu = Machu Picchu
wonder-terracotta-army = Esercito di terracotta
wonder-hagia-sophia = Santa Sofia
wonder-chichen-itza = Chichen Itza
wonder-alhambra = Alhambra

## Technologies
tech-writing = Scrittura
tech-education = Istruzione
tech-science = Scienza
tech-sailing = Navigazione a vela
tech-engineering = Ingegneria
tech-navigation = Navigazione
tech-mining = Estrazione mineraria
tech-iron-working = Lavorazione del ferro
tech-gunpowder = Polvere da sparo
tech-philosophy = Filosofia
tech-printing = Stampa
tech-code-of-laws = Codice di leggi
tech-bureaucracy = Burocrazia
tech-drama = Teatro
tech-theology = Teologia
tech-currency = Monetazione
tech-banking = Banche
tech-irrigation = Irrigazione
tech-medicine = Medicina
tech-shipbuilding = Cantieri navali
tech-cartography = Cartografia
tech-masonry = Muratura
tech-architecture = Architettura
tech-horseback-riding = Equitazione
tech-chivalry = Cavalleria
tech-fortification = Fortificazione
tech-feudalism = Feudalesimo

## Special technology cards
special-philosophers = Filosofi
special-lawgivers = Legislatori
special-performers = Teatranti
special-merchants = Mercanti
special-planters = Coltivatori
special-explorers = Esploratori
special-masons = Muratori
special-riders = Cavalieri
special-defenders = Difensori

## Event tokens
token-baby-boom = Boom demografico
token-great-harvest = Grande raccolto
token-festival = Festival
token-great-debate = Grande dibattito
token-earthquake = Terremoto
token-rats = Ratti
token-corruption = Corruzione
token-barbarians = Barbari
token-blank = Vuoto

## Achievements
achievement-notable-clan = Clan illustre
achievement-great-kingdom = Grande regno
achievement-mighty-empire = Impero possente
achievement-everlasting-civilization = Civiltà imperitura
achievement-kingdom-of-technology = Regno della tecnologia
achievement-primitive-kingdom = Regno primitivo
achievement-world-of-wonders = Mondo di meraviglie
achievement-incredible-might = Potenza incredibile

## Challenges of the house
challenge-builders-century = Il secolo dei costruttori
challenge-caravans = Carovane
challenge-forgotten-city = La città dimenticata
challenge-steppe-storm = Tempesta della steppa
challenge-after-the-plague = Dopo la peste
value-builders-century = { challenge-builders-century }
value-caravans = { challenge-caravans }
value-forgotten-city = { challenge-forgotten-city }
value-steppe-storm = { challenge-steppe-storm }
value-after-the-plague = { challenge-after-the-plague }

## Symbols of action cards
symbol-none = nessun simbolo
symbol-war = guerra
symbol-plague = peste

## Amounts
coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
vp = { $n } PV
workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
 }
technologies = { $n ->
    [one] { $n } tecnologia
   *[other] { $n } tecnologie
 }
cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
power = { $n } di potenza

## What effects count, after "per" ($n: every how many)
per-tech = { $n ->
    [one] per ogni tecnologia appresa
   *[other] ogni { $n } tecnologie apprese
 }
per-vp = { $n ->
    [one] per ogni PV sul tuo tracciato
   *[other] ogni { $n } PV sul tuo tracciato
 }
per-wonder = { $n ->
    [one] per ogni tua meraviglia
   *[other] ogni { $n } tue meraviglie
 }
per-worker = { $n ->
    [one] per ogni tuo lavoratore
   *[other] ogni { $n } tuoi lavoratori
 }
per-coin = { $n ->
    [one] per ogni tua moneta
   *[other] ogni { $n } tue monete
 }
per-military = { $n ->
    [one] per ogni punto di potenza
   *[other] ogni { $n } di potenza
 }
per-civ = { $n ->
    [one] per ogni tua civiltà
   *[other] ogni { $n } tue civiltà
 }
per-other_civ = { $n ->
    [one] per ogni tua civiltà oltre alla principale
   *[other] ogni { $n } tue civiltà oltre alla principale
 }

## Effects; the additions follow them
effect-action_bonus = { $action }: +{ $gain }
effect-action_discount = { $action }: costa { $coins } in meno
effect-action_free = { $action }: non costa monete
effect-action_slot = casella privata: { $action }
effect-military = +{ $power }
effect-turn_end = a ogni fine turno: { $gain }
effect-turn_end_tech = a ogni fine turno: apprendi { $techs } (non è un'azione Ricerca)
effect-turn_end_action = a ogni fine turno: puoi svolgere { $action } una volta senza lavoratore, pagandone il prezzo
effect-turn_end_market_gift = a ogni fine turno: puoi mettere { $coins } di tasca tua su una civiltà del mercato per { $vp }
effect-game_end = a fine partita: { $gain }
effect-on_rise-coins = all'elevazione: { $coins }
effect-on_rise-others_coins = all'elevazione: ogni altro giocatore ottiene { $coins }
effect-on_rise-opponents_lose_coins = all'elevazione: tutti gli avversari perdono { $coins }
effect-on_rise-bonus_coin_multiplier = all'elevazione: { $n ->
    [one] { $n } volta
   *[other] { $n } volte
 } le monete bonus sulla carta
effect-on_rise-tech_per_bonus_coins = all'elevazione: apprendi una tecnologia { $n ->
    [one] per ogni moneta bonus
   *[other] ogni { $n } monete bonus
 } sulla carta
effect-on_rise-wonder = all'elevazione: prendi una meraviglia dal mercato (non è un'azione Meraviglia)
effect-on_rise-vp_per_future_action = all'elevazione: { $vp } per ogni carta azione futura
effect-on_learn = quando la apprendi: { $vp } per ogni carta azione futura
effect-on_gain-coins = quando la ottieni: { $coins }
effect-on_gain-workers = quando la ottieni: { $workers }
effect-pass_bonus = quando passi: +{ $gain }
effect-war_immunity = in guerra non perdi lavoratori
effect-plague_immunity = non perdi lavoratori per Peste o Terremoto
effect-war_income = in ogni guerra: { $coins } { $n ->
    [one] per ogni punto di potenza
   *[other] ogni { $n } di potenza
 }
effect-keep_worker = il lavoratore di { $action } ritorna
effect-opponents_lose_coins = { $action }: tutti gli avversari perdono { $coins }
effect-gain_worker = { $action }: +{ $workers }, subito a disposizione
effect-wonder_sacrifice = Meraviglia: costa { $coins } in meno, ma impieghi e perdi { $workers } in più
effect-follow_up = dopo { $after }: puoi svolgere { $action } una volta senza lavoratore, pagandone il prezzo
effect-future_actions = puoi usare le caselle delle carte azione future
effect-deny_opponents = gli avversari non possono svolgere { $action }
addition-techs = { " " }apprendendo { $techs }
addition-per = { " " }{ $per }
addition-lead = { " " }se sei in testa per potenza
addition-few-techs = { " " }se hai al massimo { $technologies }
addition-not-via = { " " }(non con { $card })

## Questions
ask-draft = Tieni una civiltà e passa le altre
ask-civilization = Fase delle civiltà
ask-actions = Azioni
ask-learn = Scegli una tecnologia da apprendere
ask-wonder = Scegli una meraviglia
ask-follow-up = Ancora un'azione?
ask-turn-end = Fine del tuo turno: scegli l'ordine
ask-gift = Metti monete su una civiltà

## Commands
do-keep = Tieni «{ $card }»
do-rise = Eleva «{ $card }»: { $workers }, { $coins } sulla carta
do-rise-hand = Eleva «{ $card }» dalla mano: { $workers }
do-annex = Annetti «{ $card }»: la sua eredità, { $coins } sulla carta
do-annex-hand = Annetti «{ $card }» dalla mano: la sua eredità
crew-lost = { $n ->
    [one] { $workers } (perso)
   *[other] { $workers } (persi)
 }
gain-nothing = niente
brings = { " " }→ { $gain }
does = { " " }· { $effects }
do-skip = Salta la fase delle civiltà
do-act = { $action }: { $price }, { $workers }
do-act-target = { $action } — { $card }: { $price }, { $workers }
do-act-plain = { $action } — { $card } senza sacrificio: { $price }, { $workers }
do-buy = Compra «{ $card }» (tecnologie speciali): { $price }
do-pass = Passa: 2 monete e un lavoratore
do-end = Termina le azioni
do-learn = Apprendi «{ $card }»
do-choose = Prendi «{ $card }»
do-use = Usa «{ $card }»: { $effect }
do-gift = Metti le monete su «{ $card }»
do-done = Nient'altro

## Commands, whatever they aim at
idea-keep = Tieni una civiltà
idea-rise = Eleva una civiltà
idea-annex = Annetti una civiltà
idea-skip = Salta la fase delle civiltà
idea-buy = Compra tecnologie speciali
idea-pass = Passa
idea-end = Termina le azioni
idea-learn = Apprendi una tecnologia
idea-choose = Prendi una meraviglia
idea-use = Usa un effetto
idea-gift = Metti monete su una civiltà
idea-done = Nient'altro

## What happened; $who is a player
event-round-began = Comincia il round { $a }.
event-turn-began = { $who }: inizio del turno.
event-card-kept = { $who }: carta tenuta, «{ $card }».
event-card-kept-hidden = { $who }: una carta tenuta.
event-packs-passed = I mazzetti passano a sinistra.
event-market-formed = Le carte avanzate formano il mercato.
event-civ-raised = { $who }: civiltà elevata, «{ $card }».
event-civ-annexed = { $who }: civiltà annessa, «{ $card }».
event-civ-skipped = { $who }: nessuna civiltà presa.
event-civ-revealed = Nuova civiltà nel mercato: { $card }.
event-action-taken = { $who }: { $action } ({ $price }, { $workers }).
event-passed-turn = { $who }: passo.
event-actions-ended = { $who }: azioni terminate.
event-coins-gained = { $who }: +{ $coins } ({ $source }).
event-coins-lost = { $who }: −{ $coins } ({ $source }).
event-vp-gained = { $who }: +{ $vp } ({ $source }).
event-worker-gained = { $who }: +{ $workers } ({ $source }).
event-worker-lost = { $who }: −{ $workers } ({ $source }).
event-tech-learned = { $who }: tecnologia appresa, «{ $card }».
event-wonder-taken = { $who }: meraviglia presa, «{ $card }».
event-special-bought = { $who }: tecnologia speciale comprata, «{ $card }».
event-coins-given = { $who }: { $coins } su «{ $card }».
event-marker-passed = Nuovo primo giocatore: { $who }.
event-row-shifted = Ora disponibile: { $action }.
event-row-shifted-plague = Si raggiunge la carta Peste.
event-war-broke-out = Guerra! Potenza più bassa: { $a }.
event-plague-broke-out = Peste!
event-token-resolved = Evento: { $card }.
event-rival-grew = Potenza del rivale: { $a }.
event-game-ended = La partita è finita.

## Sources of points, coins and workers
source-wonder = Meraviglia
source-research = Ricerca
source-exploit = Sfruttamento
source-culture = Cultura
source-build = Costruzione
source-conquest = Conquista
source-hunt = Caccia
source-fish = Pesca
source-trade = Commercio
source-farm = Agricoltura
source-rise = elevazione
source-learning = apprendimento
source-turn-end = fine turno
source-pass = passare
source-token = evento
source-game-end = fine partita
source-gain = carta ottenuta
source-challenge = sfida
source-market = monete bonus
source-annex = annessione
source-war = guerra
source-plague = peste
source-return = casella rossa
source-population = popolazione
source-opponent = avversario
source-gift = dono
source-floor = mai sotto lo zero

## The table
house-mark = °
house-legend = ° valore nostro: nessuna fonte mostra la carta stampata
title-round = Round { $round } di 6
title-turn = Di turno: { $who }
title-over = La partita è finita
timeline = Riga delle azioni
timeline-legend = [ ] disponibile in questo round · ⚔ guerra · ☠ peste
market = Mercato delle civiltà
wonders = Mercato delle meraviglie
specials = Tecnologie speciali
players = Giocatori
hand = La tua mano
pack = Carte ricevute
column-civ = Civiltà
column-workers = Lavoratori
column-coins = Monete
column-primary = Principale
column-legacy = Eredità
column-civs = Civiltà
column-techs = Tecnologie
column-wonders = Meraviglie
rival = Rivale
effects = effetti
slots-free = caselle libere: { $free } di { $all }
main-civ = Civiltà principale: { $card }
techs-open = Tecnologie che si possono imparare ora
deck-left = { $cards } nel mazzo
none = niente

## Tipi di carta
kind-civilizations = Civiltà
kind-wonders = Meraviglie
kind-technologies = Tecnologie
kind-special_technologies = Carte delle tecnologie speciali
kind-action_cards = Carte azione e loro simboli
kind-actions = Azioni
kind-events = Gettoni evento
kind-achievements = Obiettivi del gioco in solitario
kind-challenges = Sfide nostre
