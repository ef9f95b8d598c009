## Il laboratorio: tornei
lab-score-tta = Cultura
lab-score-aoc = Punti
lab-column-bot = Bot
lab-column-seats = Posti
lab-column-rate = Quota di vittorie
lab-column-rating = Valutazione
lab-column-mean-time = ms/decisione (core)
lab-column-slowest = ms, la più lenta (core)
lab-column-pair = Coppia
lab-column-ahead = Il primo finisce davanti
lab-column-lead = Vantaggio del primo
lab-column-profile = Media per posto
lab-humans = Persone
lab-humans-source = Persone: { $source }. Un termine di paragone, non un obiettivo.
lab-pairs = Bot allo stesso tavolo
lab-profiles = Profili
lab-plot-rate = Quota di vittorie per posto; il tratteggio è la parità
lab-plot-scores = Distribuzione dei punteggi
lab-plot-sources = Da dove viene il punteggio
lab-footer = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 } di { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
 }, round: { $rounds }; { $seconds } s, { $speed } partite al secondo, { $core } per secondo di lavoro di un core; seme { $seed }
lab-method = Come sono stati ottenuti i numeri
lab-method-text = Ogni distribuzione è stata giocata in ogni rotazione dei posti, così tutti i bot hanno avuto le stesse carte e gli stessi posti; nessuno poteva arrendersi. La quota di vittorie è per posto, e una vittoria condivisa conta in parti. Tra parentesi gli intervalli al 95 %. L'unità contata è la distribuzione, perché le partite di una stessa distribuzione si somigliano: l'errore delle medie viene dalla dispersione tra le distribuzioni, la quota di vittorie ha un intervallo di Wilson per il numero di partite indipendenti che avrebbe lo stesso errore, mai più di quelle giocate. Le valutazioni seguono Plackett e Luce (openskill), partita per partita; ± sono due deviazioni standard. I tempi sono quelli della macchina che ha giocato; tra parentesi il tempo di processore del bot stesso.

## Profili
lab-profile-wonders = Meraviglie
lab-profile-stages = Fasi costruite
lab-profile-leaders = Leader
lab-profile-takes = Carte prese
lab-profile-dear_takes = … per 3 o più azioni civili
lab-profile-governments = Cambi di governo
lab-profile-first_government = Round del primo cambio
lab-profile-despotism = Mai cambiato governo
lab-profile-colonies = Colonie
lab-profile-bids = Offerte
lab-profile-wars = Guerre dichiarate
lab-profile-wars_won = … vinte
lab-profile-aggressions = Aggressioni
lab-profile-aggressions_won = … riuscite
lab-profile-pacts_offered = Patti offerti
lab-profile-pacts_made = … accettati
lab-profile-uprisings = Rivolte
lab-profile-famines = Carestie
lab-profile-famine = Giocatori colpiti dalla carestia
lab-profile-two_labs = Due laboratori dopo il round 5
lab-profile-better_mine = Una miniera migliore di quella iniziale
lab-profile-better_farm = Una fattoria migliore di quella iniziale
lab-profile-science = Scienza prodotta nel round 14
lab-profile-unarmed = Nessuna unità alla fine
lab-profile-raised = Civiltà elevate
lab-profile-annexed = Civiltà annesse
lab-profile-techs = Tecnologie
lab-profile-specials = Carte tecnologia speciale
lab-profile-actions = Azioni
lab-profile-passes = Passate
lab-profile-war_losses = Lavoratori persi in guerra
lab-profile-plague_losses = Lavoratori persi per la peste

## L'almanacco
almanac-title = Almanacco di { $game }: { $players } giocatori, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }
almanac-players = Giocatori
almanac-summary = Bot: { $bots }. Punteggio medio { $score }, dei vincitori { $winning }; round: { $rounds }.
almanac-civil = Carte civili
almanac-military = Carte militari
almanac-colonies = Territori
almanac-raised = Civiltà elevate
almanac-annexed = Civiltà annesse
almanac-bought = Tecnologie e meraviglie
almanac-rounds = Round
almanac-game-wars = Guerre per partita
almanac-game-aggressions = Aggressioni per partita
almanac-game-pacts_made = Patti per partita
almanac-game-war_losses = Lavoratori persi in guerra, per partita
almanac-game-plague_losses = Lavoratori persi per la peste, per partita
almanac-cost-civil = Azioni civili
almanac-cost-colonies = Offerta vincente
almanac-cost-bought = Monete
almanac-method = La quota di vittorie è quella dei posti che hanno usato la carta, con il suo intervallo al 95 % (Wilson, partite come gruppi); la parità è { $par }. Dice che cosa accompagna la vittoria, non che cosa la causa. «Di quelle viste» confronta con le copie venute allo scoperto.
almanac-written = Scritto: { $path }
lab-column-card = Carta
lab-column-kind = Tipo
lab-column-age = Era
lab-column-per-game = Per partita
lab-column-of-offered = Di quelle viste
lab-column-ages = Nell'era
lab-column-round = Round medio
lab-column-into-play = Messe in gioco
lab-kind-civ = civiltà
lab-kind-tech = tecnologia
lab-kind-wonder = meraviglia
lab-kind-special = carta tecnologia speciale

## Messa a punto
tune-progress = Messa a punto
tune-generation = Generazione { $n }: migliore { $best }, media { $mean } su 100; vinto il { $wins } % delle partite
tune-done = { $n ->
    [one] { $n } generazione fatta
   *[other] { $n } generazioni fatte
 }; pesi scritti in { $path }. Misurali: saecula tournament { $game } --bots { $bot }@{ $path },{ $bot } --games 400

## Risposte migliori
exploit-start = Inizio { $name }: vinto il { $wins } % delle partite
exploit-step = Passo { $n }, { $games } partite: i candidati hanno vinto il { $wins } %
exploit-found = La migliore risposta trovata contro { $against } (da { $start }, { $searched } partite di ricerca) vince il { $share } % [{ $low }, { $high }] di { $games } partite nuove; alla pari sarebbe il { $par } %.

## Apprendimento
train-areas = { $players } giocatori, { $games } partite, { $positions } posizioni: area sotto la curva per era { $areas }
train-curve = dopo le prime { $n } partite che insegnano: { $areas }
train-tenth = stima { $low }–{ $high } %: vinto il { $won } % di { $n }
