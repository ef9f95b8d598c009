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
lacks-idle = Non resta alcun lavoratore libero.
lacks-slots = { $have ->
    [0] Non c'è alcuna casella.
    [one] C'è { $have } casella, già usata.
   *[other] Ci sono { $have } caselle, tutte già usate.
 }
lacks-civilizations = Possiedi già { $have } civiltà.
why-legal = Nulla lo vieta.

## The terminal table
prompt = La tua scelta
hint = numero, comando oppure: why N · law ID · card NOME · explain power · undo · log · save FILE · help · quit
hand-over = Ora alla tastiera: { $who }. Premi Invio a cambio fatto.
saved = Partita salvata: { $path }
undone = Annullato: { $command }
nothing-chosen = La scelta { $n } non esiste.
unknown-law = Nessuna legge corrisponde a '{ $query }'.
unknown-card = Nessuna carta si chiama '{ $query }'.
goodbye = La partita non è stata salvata. A presto.
quit-hint = Scrivi prima 'save FILE' per conservare la partita, oppure di nuovo 'quit' per uscire.
say-more = Scrivi qualcosa dopo '{ $word }', per esempio: { $example }
not-understood = '{ $text }' non è un comando adatto ora. Scrivi un numero oppure 'help'.
ambiguous = '{ $text }' potrebbe significare: { $candidates }
not-explained = '{ $what }' non si può spiegare. Prova power, vp oppure price AZIONE.
undo-refused = Non si può annullare nulla: solo il tuo ultimo comando, se non ha rivelato niente.
save-failed = Impossibile salvare la partita in { $path }.
save-exists = { $path } esiste già. Scrivi 'save FILE' con un altro nome.
kept-unsaved = La partita non era stata salvata; è conservata in { $path }. Riprendila con --load.
refused-some = { $n ->
    [one] { $n } comando digitato è stato rifiutato
   *[other] { $n } comandi digitati sono stati rifiutati
 }
law-line = legge { $id } · pagina { $page }
explained = { $what } ({ $who }): { $total }
since-last = Dal tuo ultimo turno
log-empty = Non è ancora successo nulla.
help-title = Che cosa puoi scrivere
help-number = esegue quell'azione
help-text = un comando a parole; bastano le iniziali: re wri
help-why = perché un'azione ora non è consentita
ruling-reason = Motivo: { $text }
ruling-source = Fonte: { $text }
ruling-law = Legge: { $text }
ruling-shown = mostrata da { $text }
help-law = mostra una legge o cerca tra le leggi
help-card = mostra una carta
help-explain = da dove viene un numero: power, vp, price AZIONE
help-undo = annulla il tuo ultimo comando, non oltre l'ultima rivelazione
help-log = che cosa è successo
help-show = ridisegna il tavolo
help-save = salva la partita in un file
help-quit = esce

## Results
result = Risultato
result-rank = Posizione
result-player = Giocatore
result-score = Punteggio
result-sources = Per fonte
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
verified = { $file }: verificata. Comandi ({ $commands }), mescolate ({ $shuffles }) e posizioni ({ $digests }) concordano con il seme dichiarato e con il risultato.
verified-unfinished = { $file }: verificata fin qui. Comandi ({ $commands }), mescolate ({ $shuffles }) e posizioni ({ $digests }) concordano; la partita non è finita.

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

## saecula compile
compile-wait = In attesa di un altro processo che compila
compile-generate = Traduzione del motore in C
compile-compile = Compilazione
compile-link = Collegamento e ottimizzazione
compile-try = Prova
compile-done = Il motore è compilato ({ $seconds } s): { $folder }
compile-there = Il motore è già compilato: { $folder }
compile-cannot = Il motore non può essere compilato: { $reason }
