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
    [one] per ogni punto della tua potenza
   *[other] ogni { $n } punti della tua potenza
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
    [one] per ogni punto della tua potenza
   *[other] ogni { $n } punti della tua potenza
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

## Cards in whole sentences: what it takes to play them without the engine
whole-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
whole-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
 }
whole-technologies = { $n ->
    [one] { $n } tecnologia
   *[other] { $n } tecnologie
 }
whole-wonders = { $n ->
    [one] { $n } meraviglia
   *[other] { $n } meraviglie
 }
whole-tech = «{ $name }»
whole-or = { $some } o { $last }
whole-and = { $some } e { $last }
clause-for = { " " }per apprendere { $techs }
clause-per = { " " }{ $per }
clause-per-rounded = { " " }{ $per }, arrotondando per difetto
clause-lead = , purché nessuno abbia più potenza di te (basta il pareggio, anche a zero; in solitario conta anche il rivale)
clause-few-techs = , purché tu abbia appreso al massimo { $n ->
    [one] { $n } tecnologia
   *[other] { $n } tecnologie
 }
clause-not-via = ; non vale quando è { $card } a darti l'azione
rule-action_bonus = Ogni volta che svolgi { $action }{ $for }, ottieni in più { $gain }.
rule-action_bonus-conquest = Ogni volta che svolgi { $action }{ $for }, ottieni in più { $gain }, anche se { $action } in sé non ti dà nulla.
rule-action_bonus-own-research = Ogni volta che svolgi { $action }{ $for }, ottieni in più { $gain }, ma non per la { $action } con cui apprendi questa tecnologia.
rule-action_discount = { $action }{ $for } ti costa { $coins } in meno{ $when }. Nessun prezzo scende sotto zero.
rule-action_free = { $action }{ $for } non ti costa monete{ $when }; il lavoratore serve comunque.
rule-action_slot = La carta ha una casella { $action } tutta sua, solo per te: usala una volta per turno, oltre a quelle della fila e anche nei round in cui la fila non ne offre, con le monete e i lavoratori di sempre e con tutto ciò che modifica { $action }.
rule-military = La tua potenza aumenta di { $n }{ $when }.
rule-turn_end = Alla fine di ogni tuo turno, tornati i lavoratori (anche dopo aver passato e nell'ultimo round), ottieni { $gain }{ $when }.
rule-turn_end_tech = Alla fine di ogni tuo turno (anche dopo aver passato e nell'ultimo round) apprendi gratis { $techs } a scelta, se ce n'è una di cui soddisfi i requisiti. Non è un'azione Ricerca: nulla di ciò che nomina Ricerca si applica.
rule-turn_end_action = Alla fine di ogni tuo turno (anche dopo aver passato e nell'ultimo round) puoi svolgere { $action } una volta senza lavoratore. Ne paghi il prezzo ({ $price } prima degli sconti), si applica tutto ciò che modifica { $action }, anche se la fila non la offre.
rule-turn_end_market_gift = Alla fine di ogni tuo turno (anche dopo aver passato e nell'ultimo round) puoi mettere, una volta, { $coins } delle tue su una civiltà del mercato e ottenere { $vp }. Diventano monete bonus di quella carta, per chi la prenderà.
rule-game_end = A fine partita ottieni { $gain }{ $when }.
rule-on_rise-coins = Quando la elevi (non quando la annetti), ottieni { $coins }.
rule-on_rise-others_coins = Quando la elevi (non quando la annetti), ogni altro giocatore ottiene { $coins }.
rule-on_rise-opponents_lose_coins = Quando la elevi (non quando la annetti), ogni avversario perde { $coins } (se ne ha di meno, tutte).
rule-on_rise-bonus_coin_multiplier = Quando la elevi (non quando la annetti), prendi in tutto { $n ->
    [one] { $n } volta
   *[other] { $n } volte
 } le sue monete bonus, anche quelle del draft.
rule-on_rise-tech_per_bonus_coins = Quando la elevi (non quando la annetti), apprendi gratis tecnologie, una dopo l'altra, rispettandone i requisiti: una { $n ->
    [one] per ogni moneta bonus
   *[other] ogni { $n } monete bonus
 } che ti porta (anche quelle del draft), arrotondando per difetto. Anche le monete sono tue. Non è un'azione Ricerca: nulla di ciò che nomina Ricerca si applica.
rule-on_rise-wonder = Quando la elevi (non quando la annetti), prendi dal mercato { $wonders } a scelta. Non è un'azione Meraviglia: non paghi nulla e non ne ottieni i punti.
rule-on_rise-vp_per_future_action = Quando la elevi (non quando la annetti), ottieni { $vp } per ogni carta azione a destra della carta permanente, Peste compresa: cinque nel primo round, una in meno in ogni round successivo.
rule-on_learn = Quando la apprendi, ottieni { $vp } per ogni carta azione a destra della carta permanente, Peste compresa: cinque nel primo round, una in meno in ogni round successivo.
rule-on_gain-coins = Quando la prendi, ottieni { $coins }, una volta sola.
rule-on_gain-workers = Quando la apprendi, ottieni { $workers }, una volta sola; non ne possiedi mai più di quattro, e quelli sulle caselle rosse contano ancora.
rule-pass_bonus = Quando passi, ottieni { $gain } oltre al solito.
rule-war_immunity = Non perdi lavoratori in guerra, nemmeno con la potenza più bassa.
rule-plague_immunity = Non perdi lavoratori per Peste o Terremoto.
rule-war_income = In ogni guerra, chiunque abbia la potenza più bassa, ottieni { $coins } { $n ->
    [one] per ogni punto
   *[other] ogni { $n } punti
 } della tua potenza, arrotondando per difetto.
rule-keep_worker = I lavoratori che piazzi su { $action } non vanno persi: tornano da te alla fine del tuo turno, come da una casella bianca.
rule-opponents_lose_coins = Ogni volta che svolgi { $action }, ogni avversario perde { $coins } (se ne ha di meno, tutte).
rule-gain_worker = Ogni volta che svolgi { $action }, ottieni subito { $workers }, da piazzare se vuoi nello stesso turno; non ne possiedi mai più di quattro, e quelli sulle caselle rosse contano ancora.
rule-wonder_sacrifice = { $action } ti costa { $coins } in meno, ma mai meno di zero; però devi piazzare e perdere ancora { $workers }. Devi svolgerla così, salvo accordi al tavolo.
rule-wonder_sacrifice-optional = { $action } può costarti { $coins } in meno, ma mai meno di zero, se piazzi e perdi ancora { $workers }.
rule-follow_up = Subito dopo aver svolto { $after } puoi svolgere { $action } una volta senza lavoratore. Ne paghi il prezzo ({ $price } prima degli sconti), si applica tutto ciò che modifica { $action }, anche se la fila non la offre.
rule-future_actions = Puoi piazzare lavoratori anche sulle carte azione future della fila.
rule-deny_opponents = Gli avversari non possono svolgere { $action }, né nella fila né sulle caselle delle proprie carte; tu sì.
about-population = Popolazione { $n }: quando elevi questa civiltà (non quando la annetti), restituisci tutti i tuoi lavoratori e prendi { $workers }.
about-primary = Effetto principale, solo finché è la tua civiltà principale: { $effects }
about-legacy = Eredità, finché possiedi la carta, anche in declino o annessa: { $effects }
about-solo = Non partecipa al gioco in solitario.
about-root = Non richiede altre tecnologie.
about-needs = Richiede { $techs }.
about-place = Colonna di { $top }, posto { $n } dall'alto.
about-on-special = Si trova sulla carta speciale { $card }; solo chi la possiede può apprenderla.
about-price = Comprala nel tuo turno, prima degli effetti di fine turno, per { $coins }, senza lavoratore né azione; si può possedere una sola carta tecnologia speciale.
about-column = Copre la colonna di { $top }, in cui non devi aver appreso nulla.
about-top-stays = { $top } si può ancora apprendere, le altre della colonna non più.
about-top-goes = Della colonna non si può più apprendere nulla; ciò che qui richiederebbe { $top } non richiede nulla.
about-new-tech = { $tech }: { $text }
about-action = { $workers }, { $coins }; { $slots }.
about-action-slots = { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 }
about-action-red = Casella rossa: i lavoratori vanno persi a fine turno.
about-action-white = Casella bianca: i lavoratori tornano a fine turno.
about-action-permanent = In ogni round, sulla carta permanente.
about-action-row = Nei round in cui la sua carta è sotto la carta permanente.
about-action-gain = Ottieni { $gain }.
about-wonder = Prendi dal mercato una meraviglia a scelta.
about-research = Apprendi una tecnologia di cui soddisfi i requisiti.
about-conquest = Solo se nessuno ha più potenza di te e ne hai almeno una; basta il pareggio.
about-hunt = Se non hai nessuna tecnologia, ottieni anche { $vp }.
about-trade = Ogni altro giocatore ottiene { $coins }.
about-symbol-war = Quando la sua carta finisce sotto la carta permanente, scoppia una guerra: chi ha la potenza più bassa perde un lavoratore.
about-symbol-none = Quando la sua carta finisce sotto la carta permanente, non succede nulla.
about-symbol-plague = Non ha caselle. Quando finisce sotto la carta permanente, tutti perdono un lavoratore.

## Notes on the signs of a face
face-turn-end = alla fine di ogni tuo turno
face-game-end = a fine partita
face-rise = quando la elevi
face-gain = quando la prendi
face-learn = quando la apprendi
face-pass = quando passi
face-war = in ogni guerra
face-others = a ogni altro giocatore
face-opponents = a ogni avversario
face-lead = se nessuno ha più potenza
face-per = ogni
face-gift = su una civiltà del mercato
face-times-bonus = volte le monete bonus sulla carta
face-per-bonus = ogni tante monete bonus sulla carta
face-price = il suo prezzo
face-slot = casella tutta tua
face-free = senza monete
face-less = in meno
face-more-workers = lavoratori in più, persi
face-no-worker = senza lavoratore
face-returns = il lavoratore torna
face-immune-war = nessun lavoratore perso in guerra
face-immune-plague = nessun lavoratore perso per Peste o Terremoto
face-future = carte azione future
face-denied = vietata agli avversari
face-at-most = al massimo tante tecnologie

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
do-annex = Annetti «{ $card }»: { $workers } in più e la sua eredità, { $coins } sulla carta
do-annex-hand = Annetti «{ $card }» dalla mano: { $workers } in più e la sua eredità
crew-lost = { $n ->
    [one] { $workers } (perso)
   *[other] { $workers } (persi)
 }
note-lost = { $n ->
    [one] il lavoratore va perso
   *[other] i lavoratori vanno persi
}
note-pass = nessuna azione, ma 2 monete e un lavoratore
note-rise = principale: { $primary }; eredità: { $legacy }
note-main-ends = finisce l'effetto principale di «{ $card }»
note-annex = solo l'eredità: { $legacy }
note-main-stays = «{ $card }» resta la tua civiltà principale
note-card-price = qui { $price }, non { $usual } come sulla carta azione: «{ $cards }» qui non dà sconto
gain-nothing = niente
brings = { " " }→ { $gain }
does = { " " }· { $effects }
do-skip = Salta la fase delle civiltà
do-act = { $action }: { $price }, { $workers }
do-act-target = { $action } — { $card }: { $price }, { $workers }
do-act-plain = { $action } — { $card } senza sacrificio: { $price }, { $workers }
do-buy = Compra «{ $card }» (tecnologie speciali): { $price }
do-pass = Passa (nessuna azione): 2 monete e un lavoratore
do-end = Termina le azioni
do-end-empty = Termina senza azioni, per nulla
do-learn = Apprendi «{ $card }»
do-choose = Prendi «{ $card }»
do-use = Usa «{ $card }»: { $effect }
do-use-action = Usa «{ $card }»: { $action } senza lavoratore, { $price }
do-gift = Metti le monete su «{ $card }»
do-done = Nient'altro
do-nothing = Non fare nulla

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
told-civ-declined = Se ne poteva prendere una.
told-civ-full = Tutti i { $n } posti per civiltà sono occupati.
told-civ-none = Nessuna carta era disponibile.
event-civ-revealed = Nuova civiltà nel mercato: { $card }.
event-action-taken = { $who }: { $action } (costo: { $price }, { $workers }).
event-passed-turn = { $who }: passo.
event-actions-ended = { $who }: azioni terminate.
event-coins-gained = { $who }: +{ $coins } ({ $source }).
event-coins-lost = { $who }: −{ $coins } ({ $source }).
event-vp-gained = { $who }: +{ $vp } ({ $source }).
told-gains = { $who }: +{ $gains } ({ $source }).
told-brings-nothing = Non porta nulla.
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
owner-mark = *
house-mark = °
house-legend = ° valore nostro: quello stampato non è noto
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

## Chapters of the laws
section-turns = Turni
section-civilizations = Civiltà
section-actions = Azioni
section-workers = Lavoratori
section-effects = Effetti
section-technologies = Tecnologie
section-wonders = Meraviglie
section-rounds = Round
section-end-of-the-game = Fine della partita
section-civilization-cards = Carte civiltà
section-innovation = Innovazione
section-changing-world = Mondo che cambia
section-draft = Draft
section-solo-skirmish = In solitario: Schermaglia
section-house-challenges = Sfide della casa
