# Nuovi leader e meraviglie: le carte e ciò che fanno

## Nomi delle carte
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

## Poteri, per numero
power-55 = la prima carta azione di ogni turno dà { $n } in più di tutto ciò che dà, e il suo sconto cresce di { $n }
power-56 = una volta per turno puoi giocare una carta azione presa nella stessa fase
power-57 = una volta per turno un'azione civile in più per prendere, sviluppare, costruire o migliorare un laboratorio o una biblioteca, pagando { $n } in meno
power-58 = una volta nella partita, come azione politica, tutti i più deboli perdono { $n } pedina gialla dalla riserva e tu puoi riceverne { $n } dalla scatola
power-59 = una volta nella partita indici i Giochi: { $n } di cultura, e fino alla tua prossima fase politica chi attacca perde { $n } di cultura
power-60 = { $n } alla produzione di risorse
power-61 = { $n } alla produzione di risorse per ogni colonia
power-62 = nell'Era I { $n } alla produzione di risorse
power-63 = nell'Era II { $n } di scienza
power-64 = dall'Era III { $n } di cultura
power-65 = con carte civili di due colori in mano { $n } alla produzione di risorse, con tre o più anche { $n } alla produzione di cibo
power-66 = una delle tue migliori fattorie di Era A o I riceve { $n } pedina blu in più
power-67 = una delle tue migliori miniere di Era A o I riceve { $n } pedina blu in più
power-68 = { $n } di cultura per ogni faccia felice di edifici urbani e meraviglie
power-69 = { $n } di cultura per il miglior edificio di ogni tipo urbano
power-70 = { $n } di cultura per ogni laboratorio e biblioteca
power-71 = { $n } di cultura per ogni arena
power-72 = { $n } di cultura per ogni teatro del livello più alto costruito
power-73 = { $n } faccia felice in più per ogni teatro del livello più alto costruito
power-74 = cultura pari ai livelli della tua miglior biblioteca e del tuo miglior teatro
power-75 = scienza pari al livello della tua miglior miniera
power-76 = forza pari al livello del tuo miglior laboratorio
power-77 = cultura pari al più alto dei due livelli
power-78 = facce felici pari al livello del tuo miglior laboratorio
power-79 = { $n } faccia felice in meno per ogni tempio
power-80 = fino a { $n } lavoratori insoddisfatti non contano
power-81 = cultura pari al livello del tuo governo
power-82 = { $n } di cultura per ogni pedina blu sopra di essa
power-83 = { $n } di cultura per ogni armata
power-84 = le fattorie possono valere nelle armate come fanteria o artiglieria di Era A
power-85 = un'unità può contare due volte nelle armate
power-86 = finché dura, entrambe le parti hanno { $n } facce infelici
power-87 = alla fine di ogni turno scegli: { $n } di forza oppure un'azione civile
power-88 = { $n } di forza in più contro le aggressioni e quando un evento cerca il più debole
power-89 = le arene di livello III hanno { $n } di forza in più
power-90 = le arene di livello III costano { $n } in meno
power-91 = limite di edifici urbani +{ $n }
power-92 = un nuovo governo senza rivoluzione costa { $n } di scienza in meno per ogni edificio urbano
power-93 = le tecnologie di fanteria e cavalleria costano { $n } di scienza in meno per livello
power-94 = le tecnologie urbane costano { $n } di scienza in meno per ogni altro tipo costruito
power-95 = fattorie e miniere di livello II costano { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } in meno
power-96 = di livello III { $n } in meno
power-97 = le loro tecnologie di livello II costano { $n } di scienza in meno
power-98 = di livello III { $n } in meno
power-99 = le tecnologie della fila costano { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in meno, ma almeno una
power-100 = gli attacchi contro di te costano { $n ->
    [one] { $n } azione militare
   *[other] { $n } azioni militari
 } in più
power-101 = per colonizzare puoi pagare 1, 3 o 6 risorse per 1, 2 o 3 di forza in più, al massimo { $n }
power-102 = { $n } di scienza ogni volta che prepari un evento
power-103 = { $n } di cultura ogni volta che prepari un evento
power-104 = pesca { $n ->
    [one] { $n } carta militare
   *[other] { $n } carte militari
 } ogni volta che prepari un evento
power-105 = { $n } di scienza quando lascia il gioco
power-106 = quando lascia il gioco, cultura pari a quanto produce la tua miglior fattoria o miniera
power-107 = { $n } di cultura per ogni carta militare che devi scartare a fine turno
power-108 = quando viene sostituita, tornano fino a { $n } azioni civili spese
power-109 = quando viene sostituito non torna alcuna azione; da allora { $n } di cultura a chi sviluppa due tecnologie in un turno
power-110 = { $n } di cultura per ogni tecnologia di fanteria o cavalleria sviluppata
power-111 = per ogni tecnologia sviluppata puoi pagare 1 risorsa per { $n } di cultura
power-112 = { $n } di scienza per ogni nuovo lavoratore
power-113 = { $n } di cultura per ogni nuovo lavoratore
power-114 = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per ogni meraviglia presa
power-115 = pesca { $n ->
    [one] { $n } carta militare
   *[other] { $n } carte militari
 } all'inizio dell'Era II e dell'Era III
power-116 = { $n } di cultura se usi quell'azione
power-117 = a fine turno { $n } di cultura per ogni faccia felice oltre il necessario
power-118 = a inizio turno, se sei tra i due più deboli, { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per le unità
power-119 = altrimenti { $n } di cibo, di risorse o di scienza
power-120 = a ogni fase delle azioni { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per stadi di meraviglie ed edifici urbani
power-121 = a ogni fase delle azioni { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 } per le unità
power-122 = { $n } in più se sei tra i due più deboli
power-123 = all'inizio di ogni turno metti da parte una pedina gialla dalla scatola, al massimo { $n }; alla fine di ogni era una di esse va nella tua riserva
power-124 = a fine turno pesca altre { $n } carte militari
power-125 = qualsiasi carta militare può essere preparata come evento; rivelata, dà a tutti 1 di scienza
power-126 = le tue tattiche restano esclusive
power-127 = quando lascia il gioco finisce sotto la tua tattica, e ogni sua armata vale 1 in più
power-128 = vedi gli eventi che gli altri preparano
power-129 = nella tua fase politica puoi guardare le carte militari di un giocatore, non dello stesso due volte di fila
power-130 = due azioni politiche a ogni turno
power-131 = in uno scontro puoi rinunciare a un'unità: la sua forza conta due volte e hai { $n } di cultura se attacchi o { $n } di forza se difendi
power-132 = nella tua fase delle azioni una pedina sopra di essa può essere cambiata con { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
 }
power-133 = al completamento un territorio della tua mano può diventare una tua colonia
power-134 = al completamento puoi applicare un evento di Era III della tua mano, che resta in mano

## Ciò che fanno solo queste carte
score-5 = al completamento: { $n } di cultura (2, 3, 4 giocatori) per ciascuno tra scienza, cultura, forza, cibo e risorse in cui sei da solo il primo
score-6 = al completamento: 1 di cultura per ogni colonia di tutti i giocatori
score-7 = al completamento: cultura pari al tuo tasso di scienza
score-8 = al completamento: { $n } di cultura per ogni tua meraviglia, tecnologia speciale o tipo urbano, secondo ciò di cui hai di più
stages-in-food = gli stadi si pagano in cibo
stage-culture = { $n } di cultura a chi costruisce uno stadio
stage-science = ogni stadio dà il suo costo in scienza
open-stages = una volta per turno ogni altro giocatore può costruire uno stadio
keeps-tokens = le pedine dei suoi stadi restano sopra
early-powers = dal primo stadio: { $what }
completion-gain = al completamento: { $what }
row-surcharge = nella fila costa { $n ->
    [one] { $n } azione civile
   *[other] { $n } azioni civili
 } in più finché nessun tuo lavoratore è insoddisfatto
needs-by-players = pedine che devono essere perse per questo (2, 3, 4 giocatori): { $what }
one-of = una tra: { $what }
army-by-level = armata con { $what }: { $n } di forza più il livello più basso in essa
points-to-leader = lascia il posto al leader della casella { $n }
points-to-wonder = lascia il posto alla meraviglia della casella { $n }
pointer-leader = indicatore di leader { $n }
pointer-wonder = indicatore di meraviglia { $n }
revised-card = { $card } (rivista)
special-tactic = { $card } (tattica speciale)
tta-kind-pointer = indicatore
who-10 = il secondo più debole, in 3 o 4 giocatori
step-34 = sceglie uno tra { $n } eventi di Era A non usati, solo per la propria civiltà
step-35 = perdono metà della scienza oltre { $n }
step-36 = si perdono fino a { $n } azioni civili e per ognuna si pesca una carta militare
step-37 = { $n } di scienza per ogni meraviglia completata, { $n } di risorse per una in costruzione, il doppio per l'Era A
step-38 = si può spostare { $n } lavoratore su un'altra tecnologia pagando la differenza di costo
step-39 = prende { $n } di cibo, risorse o scienza dal più debole, a scelta di chi ha rivelato
step-40 = { $n } risorse per ciascuno tra fanteria, cavalleria e artiglieria in cui nessuno ha una tecnologia più alta
aggression-8 = prendi una carta della mano civile del rivale; { $n } di cultura se la giochi nello stesso turno
aggression-9 = prendi fino a { $n } di cibo, di risorse, di scienza e di cultura
war-4 = il vincitore prende cultura pari alla differenza in forza

## Domande
tta-ask-goods = Quali beni?
tta-ask-stance = Forza o un'azione civile?
tta-ask-resource-for-culture = Una risorsa in cambio di cultura?
tta-ask-commit-unit = Impegnare un'unità in questa guerra?
tta-ask-colony-from-hand = Colonizzare un territorio dalla mano?
tta-ask-event-from-hand = Risolvere un evento dalla mano?
tta-ask-planning = Quale dei tre eventi è il tuo?
tta-ask-move-worker = Spostare un lavoratore?
tta-ask-draft = Scegli una carta per questa partita

## Comandi
tta-do-science = Scienza: { $n }
tta-do-culture = Cultura: { $n }
tta-do-buy = Compra colonizzazione: { $n }
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

## Eventi
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

## Sul tavolo
tta-boards = Plance, Era { $age }: { $what }
