# Saecula: il tavolo nel browser e ciò che gli viene detto.

## Che cosa manca
lacks-resources = { $need ->
    [one] Serve { $need } risorsa
   *[other] Servono { $need } risorse
 }, ne hai { $have }: { $lack } in meno.
lacks-food = Serve { $need } di cibo, ne hai { $have }: { $lack } in meno.
lacks-science = Serve { $need } di scienza, ne hai { $have }: { $lack } in meno.
lacks-civil-actions = { $need ->
    [one] Serve { $need } azione civile
   *[other] Servono { $need } azioni civili
 }, ne hai { $have }.
lacks-military-actions = { $need ->
    [one] Serve { $need } azione militare
   *[other] Servono { $need } azioni militari
 }, ne hai { $have }.
lacks-buildings = Ne hai già { $have } di questo tipo, il tuo governo non ne permette altri.
lacks-stages = Al massimo { $have ->
    [one] { $have } stadio
   *[other] { $have } stadi
 } alla volta, non { $need }.
lacks-cards = Il limite di carte è raggiunto: { $have }.
lacks-force = Serve una forza di { $need }, è { $have }.
lacks-strength = Serve forza militare { $need }, è { $have }.
not-asked = Ora non decidi tu.

## Numeri
number-culture = Cultura
number-culture-rate = Cultura per turno
number-science = Scienza
number-science-rate = Scienza per turno
number-strength = Forza militare
number-happiness = Facce felici
number-faces-needed = Facce necessarie
number-discontent = Lavoratori scontenti
number-food = Cibo
number-food-rate = Cibo per turno
number-consumption = Consumo
number-resources = Risorse
number-resource-rate = Risorse per turno
number-corruption = Corruzione
number-arms = Risorse per le unità
number-arms-science = Scienza per le tecnologie militari
number-works = Risorse per stadi ed edifici urbani
number-parked = Pedine gialle in attesa
number-kept = Pedine blu su una meraviglia
number-colonization = Bonus di colonizzazione
number-pool = Lavoratori liberi
number-population = Popolazione
number-population-cost = Prezzo della popolazione
number-yellow = Pedine gialle nella riserva
number-blue = Pedine blu nella riserva
number-civil = Azioni civili rimaste
number-civil-total = Azioni civili
number-military = Azioni militari rimaste
number-military-total = Azioni militari
number-hand-size = Carte civili in mano
number-cards-size = Carte militari in mano
number-civil-hand = Limite di carte civili
number-military-hand = Limite di carte militari
number-vp = Punti vittoria
number-coins = Monete
number-idle = Lavoratori liberi
number-workers = Lavoratori
number-power = Potenza
number-techs-known = Tecnologie
number-wonders-owned = Meraviglie

## Prima della fine del turno
warning-uprising = Sommossa: { $n ->
    [one] { $n } lavoratore scontento
   *[other] { $n } lavoratori scontenti
 } contro { $pool } liberi. Non produrrai nulla.
warning-famine = Carestia: mancano { $n } di cibo, perderai { $culture } di cultura.
warning-corruption = La corruzione prende { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 }: nella riserva { $blue ->
    [one] resta { $blue } pedina blu
   *[other] restano { $blue } pedine blu
 }.
warning-unused-civil = Hai ancora { $n ->
    [one] { $n } azione civile, e qualcosa da farne
   *[other] { $n } azioni civili, e qualcosa da farne
 }.
warning-unused-military = { $n ->
    [one] { $n } azione militare andrà persa
   *[other] { $n } azioni militari andranno perse
 }, oltre alle tre che fanno pescare.
warning-tactic = { $card } ti darebbe { $n } di forza in più.
warning-power = Un potere del tuo leader o di una meraviglia è ancora inutilizzato in questo turno.
warning-discard = Devi scartare { $n ->
    [one] { $n } carta militare
   *[other] { $n } carte militari
 }.
warning-age = Il mazzo civile (ne restano { $n }) finisce prima del tuo prossimo turno e l'Era { $age } si chiude. Perderai ciò che è più vecchio: { $cards }.
warning-last-round = È l'ultimo round: ciò che avanza non vale nulla.
warning-idle = Hai ancora { $workers } che potrebbero agire.

## Di che cosa si tratta
fact-attack = { $who } ti attacca con { $card }, forza { $n }.
fact-defence = La tua difesa: { $n } (forza { $own }).
fact-territory = Territorio: { $card }
fact-bid = Offerta più alta { $n }; puoi inviare al massimo { $most }.
fact-force = La tua forza: { $n } su { $bid }.
fact-pact = { $who } offre { $card } e prende il lato { $side }.
fact-war = { $who } è in guerra con { $rival }: { $card }, forza { $own } contro { $their }.
fact-picks = Hai scelto: { $cards }
fact-event = Evento: { $card }
fact-how-many = Quanti: { $n }
fact-no-politics = Hai rinunciato a questa azione politica per «{ $card }».

## Where a number comes from
tta-source-start = all'inizio
tta-source-turn-end = fini dei turni
tta-source-gained = altri guadagni
tta-source-spent = spesi o persi
tta-source-barter = per baratto, in questo turno
tta-source-yellow-tokens = tutte le pedine gialle
tta-source-blue-tokens = tutte le pedine blu
tta-source-unused-workers = lavoratori inutilizzati
tta-source-blue-bank = riserva blu
tta-source-happy-faces = facce felici
tta-source-civil-actions = azioni civili
tta-source-military-actions = azioni militari
tta-source-kept-tokens = tenute su una meraviglia completata
source-start = all'inizio
source-gained = altri guadagni
source-spent = spesi o persi
source-idle = lavoratori liberi
source-placed = al lavoro, torneranno
source-placed-red = al lavoro, andranno persi

## Dov'è una carta
place-row = nella fila di carte
place-row-leaving = nella fila di carte, ma tolta prima del tuo prossimo turno
place-deck = nel mazzo
place-hand = in mano a { $who }
place-play = in gioco: { $who }
place-market = nel mercato
place-tactics = tattica comune
place-event-past = evento passato
place-event-mine = evento futuro, programmato da te
place-event-next = il prossimo evento, lo hai visto
place-boards = sulle plance dei leader e delle meraviglie
place-planned = mostrata per una scelta
kind-civ = civiltà
kind-wonder = meraviglia
kind-tech = tecnologia
kind-special = carta tecnologia speciale

## The page: frame
game = Gioco
game-tta = Through the Ages
game-aoc = L'era delle civiltà
game-unknown = Questa pagina non conosce un gioco «{ $game }».
pitch-tta = Tutta la storia in una sera, da 2 a 4
pitch-aoc = Ascesa e caduta in mezz'ora, da 1 a 4
lobby-hero = Il tavolo aperto per i giochi di civiltà: gioca con amici, con i bot o attorno a uno schermo, e chiedi al tavolo il perché in ogni momento.
to-lobby = Alla prima pagina
tools = Strumenti
language = Lingua
theme-auto = Tema: come il sistema
theme-light = Tema: chiaro
theme-dark = Tema: scuro
menu = Menu
menu-game = Questa partita
menu-calls = Dispositivi e chiamate
menu-table = Il tavolo
menu-danger = Non si annulla
close = Chiudi
back = Indietro
confirm = Conferma
search = Cerca
link-connecting = Connessione…
link-lost = Connessione persa, si riprova…
link-closed = A questo tavolo non si può accedere.
link-open = Connesso

## The page: lobby
new-table = Un nuovo tavolo
table-of = Tavolo di { $who }
my-tables = I miei tavoli
no-tables = Ancora nessun tavolo.
your-name = Il tuo nome
players-number = Giocatori
seed = Seme
seed-random = casuale
clock = Orologio
clock-none = Senza orologio
clock-live = Dal vivo: 60 s a mossa, 15 min di riserva
clock-evening = Serata: 3 min a mossa, 30 min di riserva, ricaricata
clock-slow = Lento: un giorno a mossa, 3 giorni di riserva
more-options = Altre impostazioni
option-modules = Moduli
option-mode = Leader e meraviglie
option-deck = Mazzo
option-first-player-direction = Il primo giocatore passa
option-conquest-shared = In parità Conquista paga tutti
option-first = Chi comincia
option-row = Riga delle azioni
option-aztecs-optional = Il sacrificio si può rifiutare
option-challenge = Sfida (solitario)
option-resignation = Ci si può ritirare
option-hidden-hands = Carte civili in mano nascoste
option-hidden-future = Leader e meraviglie futuri restano nascosti
option-plus-one = Un leader e una meraviglia in più
option-draft = Draft di leader e meraviglie
option-chosen = Leader e meraviglie scelti
option-keep-old = Carte base che restano com'erano
option-short = Partita breve
option-peaceful = Partita pacifica
hint-tta-short = Finisce con l'Era II; si segnano gli Impatti di Agricoltura, Industria, Felicità e Forza. Dura circa due terzi.
hint-tta-peaceful = Niente aggressioni né guerre: le loro carte restano nella scatola.
hint-tta-modules = Parti dell'espansione Nuovi Leader e Meraviglie, in qualsiasi combinazione. Nessuna: il gioco base.
hint-tta-mode = Con quali leader e meraviglie si gioca.
hint-tta-draft = Ognuno sceglie delle carte prima dell'inizio.
hint-tta-hidden-hands = Gli altri vedono quante carte civili hai in mano e di quali ere; il registro dice ancora che cosa è stato preso.
hint-aoc-modules = Parti del gioco che si possono aggiungere.
hint-aoc-deck = Documentato: solo carte i cui valori sono noti dal regolamento.
value-balanced = carte base bilanciate
value-military = nuove carte militari
value-leaders-wonders = nuovi leader e meraviglie
value-expansion-only = solo leader e meraviglie nuovi
value-secret-mix = misto segreto: vecchi e nuovi, nessuno sa quali
value-open-mix = misto aperto: vecchi e nuovi, mostrati sulle plance
value-innovation = Innovazione
value-changing-world = Mondo che cambia
value-draft = Draft
value-random = decide la sorte
value-1 = posto 1
value-2 = posto 2
value-3 = posto 3
value-4 = posto 4
value-shuffled = mescolata
value-first-game = prima partita: prima Caccia, Pesca e Agricoltura
value-full = completo
value-documented = documentato
value-clockwise = in senso orario
value-counter-clockwise = in senso antiorario
seat-n = Posto { $n }
seat-me = Io
seat-friend = Un amico su invito
seat-hot = Qualcuno a questo dispositivo
seat-bot = Bot: { $level }
seat-open = posto libero
bot-random = casuale
bot-novice = principiante
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-expert = esperto
bot-builder = costruttore
bot-conqueror = conquistatore
bot-scholar = studioso
bot-wide = ampio
bot-cmd = programma
bot-greedy = avido
create-table = Crea il tavolo
start-game = Inizia la partita
status-waiting = attende giocatori
status-playing = in corso
status-over = finita
your-turn = tocca a te
you-are-asked = ti si chiede qualcosa
records = Registrazioni
upload-hint = Guarda una partita che qualcuno ha salvato.
upload-record = Apri una registrazione

## The page: waiting room
waiting-hint = La partita inizia quando tutti sono pronti.
sit-down = Siediti
sit-hot-seat = Anche a questo dispositivo
put-bot = Metti un bot
remove-bot = Togli il bot
free-seat = Libera il posto
make-ready = Sono pronto
is-ready = pronto
not-ready = non ancora pronto
invite-link = Invito: chi ha questo link può sedersi
copy = Copia
copied = Copiato
start-hint = Ogni posto dev'essere occupato e ognuno pronto.

## The page: at the table
decision = Decisione
waiting-for = Si attende { $who }
game-over = La partita è finita
asked-below = Una domanda aspetta la tua risposta.
asked-in-turn = È il turno di { $who }, ma tocca a te rispondere.
deal-brings = porta
deal-costs = costa
all-actions = Tutte le azioni
hand-empty-civil = Qui arrivano le tecnologie, i leader e le carte azione che prendi dalla fila.
hand-empty-military = Qui arrivano le carte militari: una per ogni azione rossa rimasta a fine turno, al massimo tre.
nothing-left = Qui non si può fare altro.
nothing-to-do-here = Ora non ci si può fare nulla.
not-now-asked = Non ora. Prima rispondi: { $question }
not-now-waiting = Non ora: tocca a { $who }.
forbidden = vietato
playable = si può agire
undo = Annulla
redo = Ripeti
law = legge
together = insieme
purpose-culture = Vince chi ha più cultura alla fine della partita.
purpose-vp = Vince chi ha più punti alla fine della partita.
page-number = pagina { $n } del regolamento
in-rules = Nel manuale delle regole
open-breakdown = Apre il dettaglio
before-and-after = Prima e dopo
outcome-unknown = Si rivelerà qualcosa di nascosto: l'esito non è noto.
rest-unknown = Il resto non è noto: si rivelerà qualcosa di nascosto.
then-possible = Poi possibile:
then-impossible = Non più possibile:
nothing-to-mind = Nulla è stato dimenticato.
no-way-back = Non si può annullare.
fold-away = Prima do un'occhiata
hand-over-to = Passa il dispositivo a { $who }
hand-over-hint = Nulla si vede finché non premi il pulsante.
i-am = Sono { $who }
age = Era
round-n = Round { $n }
round-of = Round { $n } di { $all }
last-round-n = ultimo round: { $n }
phase = Fase
phase-politics = Politica
phase-action = Azioni
phase-other = Decisione
reserve-left = riserva { $time }
watching = Spettatori
parts = Parti del tavolo
tab-row = Fila
tab-board = Plancia
tab-events = Eventi
tab-actions = Azioni
tab-log = Diario
show-board = Plancia di { $who }
decides-now = decide ora
start-player = primo giocatore
swept = lascia presto la fila
empty-space = spazio vuoto
no-leader = nessun leader
no-wonder = nessuna meraviglia iniziata
no-tactic = nessuna tattica
exclusive = esclusiva
ruined = rovine
pact-with = con { $who }, lato { $side }
war-on = contro { $who }
face-down = coperta
corruption-short = corruzione −{ $n }
events = Eventi e mazzi
events-current-hint = Chi programma un evento rivela il primo di questi.
events-future-hint = Preparati dai giocatori; diventano attuali quando quelli finiscono.
events-past = passati
events-next = Il prossimo, lo conosci:
events-mine = Preparati da te:
events-last = Ultimo:
planned = Eventi pianificati:
on-boards = Leader e meraviglie sulle plance
boards-hint = Una di queste entra nella fila quando vi viene messo il suo segnaposto.
lasting-prize = Premio: { $n } di cultura a chi sviluppa due tecnologie in un turno
lasting-games = Giochi di { $who }: chi attacca perde { $n } di cultura
stance-strength = scelta: forza
stance-civil = scelta: un'azione civile
yellow-bank = Riserva gialla
yellow-bank-hint = Un nuovo lavoratore è la pedina più a sinistra. Sotto ogni sezione: il cibo per il prossimo lavoratore, quanto si mangia a turno quando la sezione è vuota e le facce felici allora richieste.
blue-bank = Riserva blu
blue-bank-hint = Cibo, risorse e stadi delle meraviglie sono pedine prese da qui. Meno ne restano, più la corruzione toglie ogni turno.
open-cards = Mostra
known-card = l'hai vista
deck-civil = mazzo civile
deck-military = mazzo militare
deck-left-n = mazzo: { $n }
when-past = passata
when-open = aperta ora
when-future = futura
when-always = sempre aperta
worker-lost = il lavoratore è perso
bonus-coins = monete bonus: { $n }
tech-known = conosciuta
technologies-of = Tecnologie di { $who }
move-device = Porta il mio posto su un altro dispositivo
move-hint = Apri questo sull'altro dispositivo entro dieci minuti; vale una volta:
take-back = Riprendi dal bot il posto di { $who }
let-bot-play = Fai giocare un bot per { $who }
leave-table = Lascia il tavolo
press-again = Premi di nuovo per confermare: { $what }
watch-link = Chi ha questo indirizzo può guardare
revoke-seat = Togli il posto a { $who }
new-invite = Nuovo invito, il vecchio decade
webhook = Chiama questo indirizzo web quando tocca a me
set-webhook = Imposta
notices = Avvisi
notices-about = Ti avvisiamo quando si attende una tua decisione e non stai guardando: una volta all'ora per ogni tavolo, se non vuoi sapere di ogni decisione.
notices-way = Come
notices-mail = Posta
notices-push = Questo browser
notices-webhook = Un programma (webhook)
notices-discord = Discord
notices-ntfy = ntfy
notices-address = Indirizzo
notices-every = per ogni decisione
notices-hourly = al massimo una volta all'ora
notices-everywhere = a tutti i tavoli del mio account
notices-unproved = attende il codice che vi è stato inviato
notices-code = Il codice arrivato per posta
notices-prove = Conferma
notices-add = Avvisami lì
notices-try = Prova
notices-remove = Rimuovi
notices-tried = È stato inviato.
notices-not-taken = Lì non è stato accettato.
notices-not-allowed = Il browser non l'ha permesso.
notices-none = Questo server non ha modo di avvisarti.
seat-free = Il posto { $n } è libero: qualcuno è andato via.
seat-freed = Il posto di { $before } è stato lasciato o tolto; lo tiene un bot.
seat-taken-over = { $who } ha preso il posto di { $before }.
seed-chosen = Il seme è stato scelto da chi ha creato il tavolo: i rimescolamenti si possono conoscere.
commitment = I rimescolamenti sono fissati da
fair-title = Una distribuzione equa
fair-hint = Il server ha fissato il suo seme alla creazione del tavolo. Ogni pagina aggiunge un numero casuale suo, fissato allo stesso modo prima che qualcuno riveli qualcosa; le carte vengono da tutto insieme. Così nessuno può sceglierle da solo, nemmeno chi gestisce il server. Durante la partita il server conosce comunque tutte le carte.
fair-shares = { $count ->
    [0] Nessuno ha ancora aggiunto nulla alla distribuzione.
    [one] Una persona aggiunge alla distribuzione.
   *[other] { $count } persone aggiungono alla distribuzione.
 }
fair-opening = Si distribuisce: { $done } pagine su { $all } hanno rivelato la loro parte.
fair-failed = { $who }: la parte della distribuzione non è stata rivelata in tempo. La distribuzione è stata interrotta; la prossima è la numero { $round }.
proof-title = Che cosa dimostra, e che cosa no
part-ours = La tua pagina ha confrontato: la sua parte è in questa distribuzione, e nulla è stato cambiato dopo che è stata rivelata.
part-wrong = La tua pagina ha confrontato: questa distribuzione non è fatta di ciò che ha visto e mandato. Conserva la registrazione e chiedi a chi gestisce il server.
part-left-out = La tua pagina ha offerto la sua parte alla distribuzione, e le carte sono state distribuite senza: chi le ha distribuite può averle scelte.
proof-brought = Questa registrazione è stata portata qui da qualcuno: nulla mostra che la partita sia stata giocata su questo server.
proof-brought-ours = Questa registrazione è stata portata qui da qualcuno, ed è firmata da questo server.
vote-ask = Chiedi al tavolo di togliere il posto a { $who }
vote-open = { $by } chiede al tavolo di togliere il posto a { $who }: d'accordo { $agreed } su { $needed }.
vote-yes = D'accordo
vote-no = Non d'accordo
vote-passed = Il tavolo ha tolto il posto a { $who }.
vote-refused = Il tavolo non è d'accordo: { $who } resta.
vote-expired = La votazione è finita senza esito: { $who } resta.
list-table = Mostra questo tavolo a tutti (chiunque può sedersi o guardare)
level-wanted = Per chi
level-any = per tutti
level-beginner = per principianti
level-experienced = per esperti
level-expert = per maestri
delete-table = Cancella questo tavolo per sempre
turn-since = Tocca a { $who } · { $since }
open-tables = Tavoli aperti
no-open-tables = Ora nessun tavolo è aperto. Creane uno: dal suo menu puoi mostrarlo qui a tutti.
no-such-open-tables = Nessun tavolo aperto è così.
seats-free = posti liberi: { $free } su { $all }
is-here = qui
any-game = Qualunque gioco
any-players = Qualunque numero
any-pace = Qualunque orologio
any-level = Per chiunque
any-way = Giocare o guardare
open-way = Che cosa voglio fare
way-join = Gioca
way-watch = Guarda
pace-none = senza orologio
pace-live = dal vivo
pace-slow = a giorni

## The page: log, cards, rules
log = Diario
log-filter = Quali righe
log-all = tutto
log-mine = mie
log-attacks = attacchi ed eventi
log-scores = punti
log-minor = ogni dettaglio
card-browser = Carte
rules = Regole
kind = Tipo
where-at-table = Dove sono al tavolo
copies = copie con 2, 3, 4 giocatori: { $a }, { $b }, { $c }

## The page: after the game
score-by-source = Punti per fonte
graphs = Grafici per round
graph-end = Alla fine:
download-record = Scarica la registrazione
look-at-board = Guarda il tavolo
to-report = Al resoconto
rematch = Rivincita
to-rematch = Alla rivincita
replay = Rivedi
replay-first = All'inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-ply = Passo
seen-by = Visto da
spectator = uno spettatore
to-table = Al tavolo

## The page: account
account = Account
account-hint = Facoltativo: con un account trovi i tuoi tavoli su ogni dispositivo.
mail-title = Indirizzo di posta
mail-hint = Con un indirizzo puoi ricevere una nuova password per posta. Non serve ad altro.
mail-is = Le lettere su questo account vanno a { $mail }.
mail-address = Indirizzo
mail-set = Manda una lettera per confermarlo
mail-sent = Una lettera è in viaggio. Apri il link che contiene entro un'ora.
mail-confirm = È il mio indirizzo
mail-confirmed = L'indirizzo è confermato.
mail-forget = Dimentica l'indirizzo
mail-forgotten = L'indirizzo è dimenticato.
forgot-title = Password dimenticata?
forgot-send = Mandami una lettera
forgot-sent = Se quell'account c'è e ha un indirizzo, una lettera è in viaggio.
forgot-no-mail = Questo server non manda posta. Chi lo gestisce può farti un link che imposta una nuova password.
delete-account = Cancella il mio account
delete-account-hint = Si cancellano il tuo account, le tue sessioni e i tavoli che sono solo tuoi. Dove altri giocano o hanno giocato, la partita resta, il tuo posto si libera e il tuo nome si toglie. Le registrazioni scaricate da altri sono loro.
account-deleted = Il tuo account è cancellato.
account-keep = Hai effettuato l’accesso come { $name }. Questo posto deve appartenere a quell’account? Chi ne conosce la password può sedersi qui da qualsiasi dispositivo.
account-keep-yes = Conservalo in { $name }
account-keep-no = No
account-name = Nome
password = Password
new-password = Nuova password (almeno 8 caratteri)
change-password = Cambia la password
password-changed = La password è cambiata.
log-in = Accedi
log-out = Esci
logged-in = Hai effettuato l'accesso.
logged-out = Sei uscito.
register = Registrati

## The page: keys
key-number = prova quell'azione della lista
key-enter = premi il pulsante attivo, conferma
key-escape = indietro, chiudi
key-end = termina il turno, o passa
key-undo = annulla, ripeti
key-actions = alla lista delle azioni
key-log = diario o azioni
key-board = plancia del prossimo giocatore
key-cards = alla prima carta
key-arrows = alla cosa più vicina in quella direzione
key-tab = alla cosa successiva
key-help = questa lista
how-to-act = Fai clic su qualsiasi cosa: se si può fare una cosa sola, viene fatta; se sono più d'una, sono elencate, e ciò che è vietato con la sua legge. Fermati su un'azione per vederne i numeri; si può annullare.

## The page: counts
forbidden-actions = { $n ->
    [one] { $n } azione vietata
   *[other] { $n } azioni vietate
 }
costs-civil = ti costa { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 }
tile-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
 }
tile-tokens = { $n ->
    [one] { $n } pedina blu
   *[other] { $n } pedine blu
 } di valore { $worth }
digest-more = e { $n ->
    [one] { $n } riga prima
   *[other] { $n } righe prima
 }
cards-found = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
laws-found = { $n ->
    [one] { $n } legge
   *[other] { $n } leggi
 }

# beside an action, and in questions
number-cards-drawn = Carte militari in mano
warning-service = { $card }: in questo turno la sua capacità non è ancora stata usata, e se ne va con lui.
fact-victim = Contro { $who }
end-unused = { $n } non usate
end-draw = peschi { $n }
end-discard = scarti { $n }
end-corruption = corruzione { $n }
end-famine = carestia: { $n } cultura persa
end-uprising = sommossa
note-resign = Perdi: la tua civiltà lascia la partita e non può tornare.
note-attack = { $own } contro { $other }, al massimo { $most } con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} del rivale.
note-attack-sure = { $own } contro { $other }, al massimo { $most } con le carte del rivale: non può resistere.
note-war = Ora { $own } contro { $other }; si risolve all'inizio del tuo prossimo turno.
note-bid = forza da { $before } a { $after }
note-bid-colony = forza da { $before } a { $sent } senza queste unità, poi { $after } con la colonia
note-bid-same = le offerte da { $first } a { $last } costano lo stesso: il minimo che puoi inviare vale { $last }
note-split = cibo { $food }, risorse { $resources }
note-stage = stadio { $done } di { $all }; non rende nulla prima dell'ultimo
then-event = Poi si scopre la prima carta degli eventi attuali: vale subito e per tutti.
then-event-known = Poi si scopre «{ $card }»: vale subito e per tutti.
bar-strength = forza
bar-cards = carte
bar-force = forza
bar-sent = inviata
bar-bonus = bonus
aid-holds = { $n } contro { $need }: basta.
aid-short = { $have } contro { $need }: mancano { $n }.
aid-force-need = Serve una forza di { $n }, con almeno un'unità.
aid-force-sent = { $bonus ->
    [0] Inviata finora: { $n }.
   *[other] Inviata finora: { $n }; il tuo bonus di colonizzazione aggiunge { $bonus }.
}
aid-force-missing = Mancano ancora: { $n }.
aid-force-unit = Manca ancora un'unità.
aid-force-enough = Non manca nulla.
aid-reach = Con tutte le carte che puoi usare ({ $cards }) arrivi a { $n }.
aid-give-in = Se cedi: { $text }
aid-most-cards = Al massimo { $n ->
    [one] 1 carta
   *[other] { $n } carte
}, quante le tue azioni militari.
aid-bid-stands = { $who } offre { $n }.
aid-no-bid = Nessuno ha ancora offerto.
aid-win = In palio: { $text }
aid-rival-force = { $who }: le unità danno { $n }, con { $cards ->
    [one] 1 carta militare
   *[other] { $cards } carte militari
} in mano.
label-space = { $label } (posto { $n })
## The page: the look of the table
you = te
tab-hand = Mano
hand-empty = Nessuna carta in mano. Prendine dalla fila; le carte militari arrivano a fine turno, per le azioni rosse non usate.
row-zone = { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 }
pile-now = Ora
pile-future = Futuri
pile-civil = Civili
pile-military = Militari
pile-mine = tuoi
pile-tactics = tattiche
pile-past = passati
pool-free = liberi
pool-unhappy = scontenti: { $n }
pool-uprising = sommossa
bank-eats = cibo { $n }
bank-price = Un lavoratore di questa sezione costa { $n } di cibo.
bank-price-now = Il prossimo lavoratore costa { $n } di cibo.
bank-eats-then = Quando questa sezione sarà vuota, alla fine di ogni tuo turno si consumerà { $n } di cibo.
bank-eats-now = Ora alla fine di ogni tuo turno si consuma { $n } di cibo.
actions-left = limite urbano { $urban }
armies = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
 }
note-war-on = Guerra contro { $who }.
note-war-by = Guerra dichiarata da { $who }.
note-pact = Patto con { $who }.
note-uprising = Sommossa!
note-discontent = { $n ->
    [one] { $n } lavoratore scontento.
   *[other] { $n } lavoratori scontenti.
 }
note-gone = Fuori dal gioco.
back-to-mine = La mia plancia
caption-yours = Tocca a te.
caption-asked = Turno di { $who }: ti si chiede qualcosa.
all-short = tutte
choose-action = Vedi le scelte
sound-on = Suono: acceso
sound-off = Suono: spento
moment-age = Comincia l'era { $age }
moment-wonder = Terminata da { $who }
told-war-tie = La guerra «{ $card }» finisce in parità.
told-war-won = { $who } vince la guerra «{ $card }» con { $n } di forza in più.
told-auction-won = Nessuno offre di più: vince { $who } con { $n }.
told-war-when = Si decide all'inizio del prossimo turno di { $who }.
told-attack = Forza { $attack } contro { $defence }.
told-defence = { $cards ->
    [0] La forza { $defence } regge contro { $attack }.
    [one] Forza { $defence } e 1 carta (+{ $added }) fanno { $total } contro { $attack }.
   *[other] Forza { $defence } e { $cards } carte (+{ $added }) fanno { $total } contro { $attack }.
}
told-no-further = { $who } non compie altre azioni politiche.
told-bonus = { $who } gioca «{ $card }» (+{ $n }).
told-revolution = Rivoluzione! Il governo di { $who } è ora { $card }.
told-politics-given-up = { $who } ha rinunciato a questa azione politica per «{ $card }».
told-found = { $whom }: { $who } ({ $number }: { $values }).
told-nobody = nessuno
told-no-effect = Non cambia nulla per nessuno.
told-came-to-nothing = «{ $card }» non ha portato a nulla.
told-more = e altre { $n } nel diario
told-tie = A parità sta davanti { $who }, che è di turno.
told-production = { $who } produce { $parts }.
told-part-culture = cultura { $amount }
told-part-science = scienza { $amount }
told-part-food = cibo { $amount }
told-part-resources = risorse { $amount }
told-part-nothing = nulla
told-part-eaten = Consumo: cibo { $amount }.
told-part-corrupt-food = Persi per corruzione: cibo { $amount }.
told-part-corrupt-resources = Persi per corruzione: risorse { $amount }.
told-part-hunger = Persi per carestia, mancano { $n } di cibo: cultura { $amount }.
told-final = Punteggio finale
told-scored = Si conta «{ $card }».
told-antiquated = { $who } scarta dalla mano carte antiquate: { $cards }.
told-backs = { $n ->
    [one] { $n } carta militare
   *[other] { $n } carte militari
 }
moment-war = { $who } contro { $rival }

# --- how it plays
group-all = Tutte
group-likely = Più usate
group-answer = Risposte
group-take = Prendi
group-build = Costruisci
group-develop = Impara
group-play = Gioca
group-politics = Politica
group-more = Altro
group-destroy = Distruggi… ({ $n })
action-groups = Gruppi di azioni
is-away = { $who } non è in linea.
answered-alone = Non c'era altra risposta: è stata data automaticamente.
answered-alone-short = automatica
replay-before = prima
replay-after = dopo
to-the-table = Al tavolo
pace = Ritmo degli altri
pace-seconds = { $n } s a passo
pace-instant = Subito
pace-pause = Pausa
pace-go = Continua
pace-skip = Salta ({ $n })
chat = Chat
tab-chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di' qualcosa
chat-send = Invia
chat-on = Chat a questo tavolo
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-hurry = Tocca a te!
phrase-thinking = Sto pensando…
phrase-back-soon = Torno subito.
phrase-bye = A presto!
forecast = Se gli eventi arrivassero ora
forecast-short = Eventi ora
forecast-hint = Gli eventi che hai preparato, visto o in mano, con il tavolo com'è adesso. In parità sta più in alto chi è di turno quando l'evento si rivela, nel bene e nel male, poi in senso orario.
forecast-event = Evento
forecast-next = il prossimo
forecast-current = preparato da te, ora fra gli attuali
forecast-future = preparato da te
forecast-hand = nella tua mano
forecast-asked = deve scegliere
forecast-waiting = dopo questa scelta
forecast-any-turn = nel turno di chiunque
forecast-turn = se rivelato nel turno di { $who }
forecast-none = Non conosci eventi di cui si possa prevedere l’esito. I territori andranno all’asta.
bot-plays-for = Un bot gioca per { $who }.
stop-bot = Ferma il bot
let-bot-play-sure = Un bot decide per { $who } finché non lo fermi. Quello che fa non si può annullare.
give-only-answers = Rispondi per me quando c'è una sola risposta possibile
notify-me = Chiamami con un messaggio del browser
key-groups = Il prossimo gruppo di azioni
key-forecast = Che cosa farebbero ora gli eventi
key-chat = Chat
key-skip = Salta al presente
key-pause = Pausa e continua
