# Saecula: texts that belong to no single game.

player-name = Giocatore { $n }
bot = bot

## Refusals
lacks-coins = { $need ->
    [one] Serve { $need } moneta
   *[other] Servono { $need } monete
 }, ne hai { $have }: { $lack ->
    [one] ne manca { $lack }
   *[other] ne mancano { $lack }
 }.
lacks-workers = { $need ->
    [one] Serve { $need } lavoratore libero
   *[other] Servono { $need } lavoratori liberi
 }, ne hai { $have }: { $lack ->
    [one] ne manca { $lack }
   *[other] ne mancano { $lack }
 }.
lacks-slots = { $have ->
    [0] Non c'è alcuna casella.
    [one] C'è { $have } casella, già usata.
   *[other] Ci sono { $have } caselle, tutte già usate.
 }
lacks-civilizations = Possiedi già { $have } civiltà.
why-legal = Nulla lo vieta.

## The terminal table
prompt = La tua scelta
hint = Scrivi un numero, un comando oppure chiedi:
welcome = Scrivi il numero di un'azione, oppure chiedi una parte del tavolo con la sua parola; '{ $help }' elenca le parole.
goes-on = La partita riprende dopo { $n ->
    [one] { $n } comando
   *[other] { $n } comandi
 }. Scrivi '{ $log }' per leggere tutto ciò che è successo.
hand-over = Ora alla tastiera: { $who }. Premi Invio a cambio fatto.
saved = Partita salvata: { $path }
undone = Annullato: { $command }
nothing-chosen = La scelta { $n } non esiste.
unknown-law = Nessuna legge corrisponde a '{ $query }'.
unknown-card = Nessuna carta si chiama '{ $query }'.
no-such-part = Questo gioco non ha la parte '{ $word }'.
no-such-seat = Nessun posto si chiama '{ $text }': scrivi il suo numero, da 1 a { $n }, o l'inizio del nome.
goodbye = La partita non è stata salvata. A presto.
quit-hint = Scrivi prima '{ $save }' per conservare la partita, oppure di nuovo '{ $quit }' per uscire.
end-anyway = Scrivi di nuovo la stessa cosa per finire comunque il turno.
give-up-anyway = Scrivi di nuovo la stessa cosa per rinunciare alla partita.
say-more = Scrivi qualcosa dopo '{ $word }', per esempio: { $example }
sample-law = meraviglia
not-understood = '{ $text }' non è un comando adatto ora. Scrivi un numero oppure '{ $help }'.
ambiguous = '{ $text }' potrebbe significare: { $candidates }
not-explained = '{ $what }' non si può spiegare. Prova uno di questi: { $able }.
undo-refused = Non si può annullare nulla: solo il tuo ultimo comando, se non ha rivelato niente.
save-failed = Impossibile salvare la partita in { $path }.
save-exists = { $path } esiste già. Scrivi '{ $save }' con un altro nome.
stood-in = { $fault }; al suo posto continua il livello «{ $level }».
kept-unsaved = La partita non era stata salvata; è conservata in { $path }. Riprendila con --load.
refused-some = { $n ->
    [one] { $n } comando digitato è stato rifiutato
   *[other] { $n } comandi digitati sono stati rifiutati
 }
law-line = legge { $id }, pagina { $page }
explained = { $what } ({ $who }): { $total }
since-last = Dal tuo ultimo turno
since-short = Dall'ultimo turno
log-empty = Non è ancora successo nulla.
moved = { $name } { $after }, era { $before }
then = poi
none-forbidden = Ora non è vietato nulla di ciò a cui si può pensare.
more-forbidden = { $n ->
    [one] { $n } altra azione è vietata
   *[other] Altre { $n } azioni sono vietate
 } ora; '{ $word }' dice perché.
tells-more = '{ $word }' dice di più su queste carte.
no-longer = Non più possibili, i numeri
how-many-actions = { $n ->
    [one] { $n } azione è possibile
   *[other] { $n } azioni sono possibili
 }; '{ $word }' le elenca da 1.
left-game = non è più in gioco.
row-space = Spazio { $n }

## The terminal table: parts
part-row = Fila
part-market = Mercato
part-hand = Mano
part-board = Plancia
part-scores = Giocatori
part-events = Eventi
part-actions = Azioni
part-log = Che cosa è successo
part-warnings = Prima di finire il turno

## The terminal table: words that people type
word-actions = azioni
word-forbidden = divieti
word-try = prova
word-why = perché
word-row = fila
word-market = mercato
word-hand = mano
word-board = plancia
word-scores = punti
word-events = eventi
word-warnings = avvisi
word-card = carta
word-law = legge
word-explain = spiega
word-log = diario
word-undo = annulla
word-show = tavolo
word-save = salva
word-help = aiuto
word-quit = esci
form-choice = N
form-seat-maybe = POSTO
form-law = PAROLA
form-number-name = NUMERO
form-file = FILE
help-title = Che cosa puoi scrivere
help-commands = Comandi di questo gioco (bastano le iniziali delle parole)
help-number = esegue l'azione con quel numero
help-actions = elenca di nuovo le azioni da 1
help-forbidden = che cosa è vietato ora, e da quale legge
help-try = che cosa cambierebbe un'azione, senza eseguirla
help-why = perché un'azione ora non è consentita
help-row = la fila di carte
help-market = che cosa c'è nel mercato
help-hand = le carte nella tua mano
help-board = la tua plancia o quella di un altro posto
help-scores = i numeri di tutti i giocatori
help-events = gli eventi e ciò che verrà
help-warnings = che cosa ricordare prima di finire il turno
help-card = mostra una carta, e dove si trova
ruling-reason = Motivo: { $text }
ruling-source = Fonte: { $text }
ruling-law = Legge: { $text }
ruling-shown = mostrata da { $text }
help-law = mostra una legge o cerca tra le leggi
help-explain = da dove viene un tuo numero
help-log = che cosa è successo, o altrettante delle ultime righe
help-undo = annulla il tuo ultimo comando, non oltre l'ultima rivelazione
help-show = mostra di nuovo tutto il tavolo
help-save = salva la partita in un file
help-help = questo elenco
help-quit = esce

## The terminal table: full screen
screen-keys-board = altra plancia
screen-keys-card = carta
screen-keys-warnings = avvisi
screen-keys-forbidden = divieti
screen-keys-undo = annulla
screen-keys-save = salva
screen-keys-scroll = giù
screen-keys-help = aiuto
screen-keys-quit = esci
screen-confirm = Invio: esegui · Esc: indietro
screen-close = Esc: chiudi
screen-turn = Frecce: altra carta · Esc: chiudi
screen-how = Le frecce scelgono un'azione, Invio mostra che cosa cambierebbe, di nuovo Invio la esegue. Tasti:
screen-ready = { $who }, premi Invio quando nessun altro guarda.
screen-thinking = { $who } sta pensando…
screen-over = La partita è finita. Premi Q per uscire.

## Results
result = Risultato
result-rank = Posizione
result-player = Giocatore
result-score = Punteggio
result-sources = Per fonte
result-line = Posizione { $rank }: { $who }, punteggio { $score } ({ $sources }).
result-winner = Vittoria: { $who }.
result-shared = Vittoria condivisa: { $who }.
result-solo = Hai raggiunto { $vp }.
result-goals = Obiettivi raggiunti: { $goals }
result-no-goals = Nessun obiettivo raggiunto, stavolta.

## Simulations
simulate-progress = Partite in corso
simulate-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 } di { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
 }
simulate-bot = Bot
simulate-seats = Posti
simulate-wins = Vittorie
simulate-rate = Quota di vittorie
simulate-mean = Punteggio medio
simulate-footer = { $decisions } decisioni; round da { $low } a { $high }; seme { $seed }
simulate-speed = { $seconds } s, { $speed } partite al secondo
simulate-bare = Su un core: { $own } partite al secondo; il gioco casuale nudo, senza bot né conteggi: { $bare }; rapporto { $times }

## Registrazioni
export-progress = Scrittura delle tabelle
export-written = { $to }: partite { $games }, posti { $seats }, turni { $turns }, decisioni { $decisions }, eventi { $events }; { $megabytes } MB.
verify-progress = Verifica
verified-many = { $file }: registrazioni verificate { $records }, di partite finite { $finished }. Comandi ({ $commands }), mescolate ({ $shuffles }) e posizioni ({ $digests }) concordano con i semi dichiarati e con i risultati.
verified = { $file }: verificata. Comandi ({ $commands }), mescolate ({ $shuffles }) e posizioni ({ $digests }) concordano con il seme dichiarato e con il risultato.
verified-unfinished = { $file }: verificata fin qui. Comandi ({ $commands }), mescolate ({ $shuffles }) e posizioni ({ $digests }) concordano; la partita non è finita.
proof-heading = Questo dimostra:
proof-rules = Ogni comando era permesso, e insieme portano da questa distribuzione a questa fine.
proof-seed = Ogni mescolata è quella del seme, e il seme è quello a cui la registrazione si era impegnata.
proof-signed = { $by } ha firmato la registrazione (chiave { $key }): al suo tavolo { $table } l'impegno è stato pubblicato alle { $committed } e le carte distribuite alle { $dealt }.
proof-fair = La distribuzione è fatta del seme a cui il server si era impegnato e dei numeri casuali a cui si erano impegnate { $shares } persone su { $people } prima che qualcosa fosse rivelato: se anche una sola è stata onesta, nessuno ha scelto la distribuzione, nemmeno chi gestisce il server.
proof-open-heading = Non dimostra:
proof-not-signed = Chi l'ha fatta: nessuno l'ha firmata, e chi ha il programma può inventare un'intera partita con qualunque nome.
proof-not-checked = Chi l'ha fatta: è firmata con la chiave { $key }, che non è stata controllata (saecula verify --key INDIRIZZO del server).
proof-not-server = Che gli orari del server siano giusti: sono parola sua.
proof-not-fair = Che nessuno abbia scelto la distribuzione: il seme viene da una sola mano.
proof-not-theirs = Che queste persone abbiano mandato da sé la loro parte: la pagina di ciascuna la confronta con ciò che ha mandato.
proof-not-blind = Che nessuno abbia visto carte nascoste, o chi siano le persone: il server conosce tutte le carte mentre si gioca.

## Carte
cards-checked = { $path }: tutte le correzioni vanno bene.

## Parti di un comando
part-card = CARTA
part-number = NUMERO
part-seat = GIOCATORE
part-place = SPAZIO
part-side = LATO
part-civ = CIVILTÀ
part-tech = TECNOLOGIA
part-wonder = MERAVIGLIA
part-special = SPECIALE
part-effect = CARTA
verb-action = Esegui l'azione { $action }
commands-title = Che cosa si può scrivere in { $game }

## A command line that cannot be read
usage-no-option = l'opzione { $word } non esiste
usage-no-command = il comando { $word } non esiste
usage-which-command = quale comando? `saecula --help` li elenca
usage-extra = nessuno chiede { $word }
usage-needs-value = { $word } richiede un valore
usage-takes-no-value = { $word } non vuole alcun valore
usage-missing = manca { $word }
usage-invalid = { $word }: { $reason }
usage-no-integer = deve essere un numero intero
usage-no-number = deve essere un numero

## saecula compile
compile-wait = In attesa di un altro processo che compila
compile-generate = Traduzione del motore in C
compile-compile = Compilazione
compile-link = Collegamento e ottimizzazione
compile-train = Partite di prova, per imparare che cosa serve
compile-try = Prova
compile-done = Il motore è compilato ({ $seconds } s): { $folder }
compile-there = Il motore è già compilato: { $folder }
compile-cannot = Il motore non può essere compilato: { $reason }

## Probabilità
judge-chance = { $who }: { $share } %
judge-culture = cultura finora
judge-economy = economia
judge-science = scienza
judge-army = esercito
judge-cards = carte e meraviglie
judge-danger = sicurezza
judge-tempo = turni rimasti
judge-number = { $name } { $own } contro { $other }
bot-restrained = Qui non è compilato nulla, perciò l’esperto pensa meno di quanto potrebbe: aiuta saecula compile.
