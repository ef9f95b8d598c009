# Saecula: ciò che dice il server del tavolo nel browser.

server-game-aoc = Age of Civilization
server-game-tta = Through the Ages

## Comandi
server-stale = La partita è andata avanti: ora è al comando { $ply }.
server-ambiguous = Potrebbe significare: { $candidates }
server-not-understood = Qui non c'è un comando così ({ $problem }).
server-not-your-decision = La decisione non è tua.
server-undo-refused = Non c'è nulla da annullare: solo il tuo ultimo comando, se non ha rivelato nulla.
server-redo-refused = Non c'è nulla da ripetere.
server-not-playing = A questo tavolo non si sta giocando.
server-broken = Il tavolo è bloccato: la partita non può continuare ({ $problem }). Nulla è andato perso.
server-table-locked = Chi gestisce questo server ha bloccato il tavolo. Nulla è andato perduto.
server-draining = Questo server sta passando il lavoro a un altro; riprova tra un momento.
server-bad-message = Il server non capisce questo messaggio.
server-too-often = Troppe richieste; attendi un minuto.
server-too-large = I dati inviati sono troppi.
server-too-many-connections = Troppe connessioni insieme; attendi un momento.
server-headers-too-large = Le intestazioni della richiesta sono troppo grandi.
server-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
server-too-many-tables = Tutti i tavoli per cui questo server ha spazio sono in uso; riprova più tardi.
server-bots-busy = I bot di questo server hanno troppo a cui pensare; riprova tra qualche minuto.
server-too-deep = Quello che è stato inviato è annidato troppo in profondità.
server-foreign-page = Questo è stato inviato da una pagina di un altro indirizzo. Non è stato fatto nulla.
server-unknown-host = Questo server non conosce il nome { $host }. Chi lo gestisce può permetterlo: saecula serve --name { $host }
server-not-json = Quello che si invia qui deve essere JSON, con il tipo di contenuto application/json.
server-internal = Errore del server. È stato annotato nel registro; riprova.
server-storage = Il server ora non può usare il suo archivio. Nulla di confermato è perso; riprova tra poco.

## Tavoli e posti
server-bad-input = Non è possibile: { $problem }
server-no-such-table = Questo tavolo non esiste.
server-no-such-page = A questo indirizzo non c'è nulla.
server-no-such-seat = Il posto { $seat } non esiste.
server-no-such-bot = Non c'è un bot di nome { $bot }.
server-no-name = Indica un nome.
server-name-alike = Questo nome somiglia a quello di { $name }, che siede qui.
server-no-spectators = Questo tavolo è solo per i suoi giocatori.
server-unknown-token = Questo posto non è (più) tuo: occupalo di nuovo o chiedi un nuovo link.
server-unknown-code = Il codice è sconosciuto, già usato o scaduto. Creane uno nuovo sull'altro dispositivo.
server-revoked = Il tuo posto è stato spostato su un altro dispositivo o ceduto.
server-voted-out = Gli altri a questo tavolo hanno deciso di prendere il tuo posto; per ora gioca un bot.
server-deleted = Questo tavolo è stato cancellato.
server-others-play = { $name } sta giocando qui: una partita in corso si cancella solo quando tutti gli altri sono via da tempo.
server-wrong-invite = L'invito non è (più) valido; chiedi un nuovo link.
server-seat-taken = Il posto è occupato.
server-not-taken = Lì non siede nessuno.
server-not-host = Solo chi ospita può farlo.
server-not-your-seat = Questo non è il tuo posto.
server-no-chat = A questo tavolo non si può parlare.
server-not-waiting = È possibile solo prima dell'inizio della partita.
server-not-ready = Non tutti sono pronti.
server-dealing = Si stanno dando le carte; un momento.
server-seed-is-chosen = Il seme di questo tavolo è stato scelto, perciò nessuno aggiunge nulla alla distribuzione.
server-no-share = Questo posto non si è impegnato a una quota della distribuzione.
server-other-share = Non è la quota a cui il posto si era impegnato.
server-not-opening = Le quote si rivelano quando l'ospite avvia la partita.
server-not-over = È possibile solo dopo la partita.
server-not-absent = { $name } è presente.
server-sits-elsewhere = Chi ha un posto a questo tavolo non può prenderne un altro con la mano già distribuita.
server-not-long-absent = { $name } era qui poco fa. Un posto si può togliere dopo { $minutes } minuti di assenza; fino ad allora può giocare un bot.
server-no-vote = Vota chi siede al tavolo, e non sul posto di cui si vota.
server-too-few-voters = Per votare servono almeno { $fewest } persone oltre a quella di cui si vota.
server-vote-open = È in corso un'altra votazione.
server-nothing-to-vote = Su questo posto non si vota.
server-nothing-here = Il tuo account non ha posti a questo tavolo.
server-webhook-refused = Non si possono inviare avvisi a questo indirizzo: deve iniziare con https:// ed essere pubblico.
server-no-such-notice = Non c'è un avviso di questo tipo.
server-mail-refused = Questo non è un indirizzo di posta.
server-mail-failed = Non è stato possibile inviare la posta; riprova più tardi.
server-push-refused = Questa non è l'iscrizione di un browser.
server-discord-refused = Questo non è un webhook di Discord: comincia con https://discord.com/api/webhooks/.
server-ntfy-refused = Questo non è un argomento di ntfy: un indirizzo come https://ntfy.sh/my-topic.
server-too-many-notices = Hai già { $count } modi per essere avvisato; prima togline uno.

## Account
server-no-accounts = Questo server non ha account.
server-name-taken = Questo nome è già preso.
server-wrong-password = Nome o password errati.
server-account-locked = Chi gestisce questo server ha bloccato l'account.
server-no-such-account = Non c'è alcun account chiamato { $name }.
server-not-logged-in = Prima accedi.
server-other-account = Hai effettuato l’accesso come { $name }.
server-no-mail = Questo server non manda posta. Chi lo gestisce può darti una nuova password.
server-unknown-letter = Questo link è sconosciuto, usato o scaduto. Chiedine uno nuovo.
server-subject-confirm = Saecula: è il tuo indirizzo?
server-letter-confirm =
    { $name }, apri questo link entro un'ora, e le lettere sul tuo account andranno a questo indirizzo:

    { $address }

    Se non l'hai chiesto tu, non fare nulla.
server-subject-reset = Saecula: una nuova password
server-letter-reset =
    { $name }, questo link imposta una nuova password per il tuo account. Funziona una volta, entro un'ora:

    { $address }

    Se non l'hai chiesto tu, non fare nulla: la password resta com'è.

## Registrazioni
server-still-playing = La registrazione si può avere a partita finita: fino ad allora contiene segreti.
server-verified = Controllato: la partita è stata rigiocata dal suo verbale, e ogni mescolata e tutti i punti tornano.
server-compared = Rigiocata: { $commands } comandi, { $shuffles } mescolate e { $digests } posizioni concordano con il seme fissato prima della distribuzione.
lesson-waits = Ora giocano gli altri. Si continua quando tocca di nuovo a te.
server-not-verified = Non verificata: { $problem }

## Avvisi
server-notice-decision = { $player }, tocca a te decidere al tavolo { $table }.
server-notice-over = { $player }, la partita al tavolo { $table } è finita.
server-notice-try = { $player }, così saprai che al tavolo { $table } si attende una tua decisione.
server-notice-stop = Lo hai chiesto al tuo tavolo. Aprilo e scegli Avvisi per riceverne di meno, o nessuno.
server-notice-confirm-subject = Il tuo codice per gli avvisi
server-notice-confirm = Il tuo codice è { $code }. Scrivilo al tuo tavolo e questo indirizzo saprà quando si attende una decisione. Se non l'hai chiesto ({ $server }), non fare nulla: non arriverà altra posta.
server-lesson-other = È una mossa legale, ma non quella di cui parla la lezione.
server-no-advice = A questo tavolo i bot non suggeriscono mosse: giocano altre persone e chi ospita non l'ha permesso.
