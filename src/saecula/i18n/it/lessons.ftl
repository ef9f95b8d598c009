# Lessons: the title, what each step says, what is said of another move, and what stands at the end.

lesson-tta-cards = Prendi una carta
lesson-tta-cards-1 = Vince chi alla fine della partita ha più cultura, e tutto il resto serve a ottenerla. Un turno si gioca in azioni civili, e nel primo ne hai una sola: prendi una delle cinque carte a sinistra, che costano un'azione.
lesson-tta-cards-2 = L'azione è spesa e la carta è in mano o, se è una meraviglia, sul tuo tavolo. Termina il turno: fattorie, miniere e laboratori produrranno.
lesson-tta-cards-3 = La fila è scorsa a sinistra e alcune carte costano meno, ma quelle con la scritta «va via» spariranno prima del tuo prossimo turno. Ora hai quattro azioni civili; prendi una carta: il disco dice quanto ti costa.
lesson-tta-cards-4 = Le azioni civili non usate si perdono, quindi puoi prendere altro. Poi termina il turno.
lesson-tta-cards-other = Non ora: qui si tratta della fila. Prendi una carta, poi termina il turno.
lesson-tta-cards-end = Ora conosci il cuore di ogni turno: le carte costano azioni civili, e aspettare le rende più economiche, o le lascia a un rivale.

lesson-tta-workers = Lavoratori
lesson-tta-workers-1 = Il tuo popolo sono le pedine gialle della riserva, e il cibo lo porta al lavoro. Aumenta la popolazione: due di cibo e un'azione civile.
lesson-tta-workers-2 = Ora hai lavoratori inutilizzati. Costruisci una miniera: un lavoratore su Bronzo costa due risorse e ne dà una ogni turno.
lesson-tta-workers-3 = Termina il turno e guarda le risorse: tre miniere ne danno tre. Con le azioni rimaste puoi prima prendere una carta.
lesson-tta-workers-other = Non ora: cibo e risorse servono qui per il lavoratore.
lesson-tta-workers-end = Più gente e più edifici: così cresce una civiltà. Più la riserva gialla si svuota, più cibo costa il prossimo lavoratore.

lesson-tta-production = La fine del turno
lesson-tta-production-1 = Due lavoratori sono inutilizzati, e così non producono. Costruisci una fattoria su Agricoltura per due risorse.
lesson-tta-production-2 = Ora una miniera con le ultime due risorse: costruisci su Bronzo. Tutto ciò che è costruito produce già alla fine di questo turno.
lesson-tta-production-3 = La fine del turno segna scienza e cultura, controlla la corruzione, porta cibo e risorse e fa pescare una carta militare per ogni azione militare non usata. Termina il turno: il diario dirà che cosa ha portato.
lesson-tta-production-other = Non ora: la lezione vuole prima una fattoria, poi una miniera, poi la fine del turno.
lesson-tta-production-end = Apri il diario a destra: sotto il tuo turno c'è ciò che la sua fine ti ha portato. Le fattorie nutrono la crescita e le miniere gli edifici, ma lascia pedine blu nella riserva, o la corruzione prende risorse.

lesson-tta-science = Scienza e tecnologie
lesson-tta-science-1 = Hai raccolto tre punti scienza e hai in mano Irrigazione. Sviluppala: paghi la scienza e la carta va sul tavolo.
lesson-tta-science-2 = Nessuno vi lavora ancora. Migliora una fattoria da Agricoltura a Irrigazione: paghi solo la differenza di due risorse e il lavoratore sale.
lesson-tta-science-3 = Ogni pedina su Irrigazione vale due di cibo, quindi la fattoria rende di più. Termina il turno.
lesson-tta-science-other = Non ora: buona idea per un altro turno, ma qui le due azioni civili vanno in Irrigazione.
lesson-tta-science-end = Una tecnologia si sviluppa una volta e poi ci si costruisce quanto si vuole. Fattorie e miniere migliori chiedono meno lavoratori e meno pedine blu.

lesson-tta-leaders = Leader e meraviglie
lesson-tta-leaders-1 = Giulio Cesare aspetta in mano. Eleggilo con un'azione civile: dà un'azione militare e un punto di forza finché ti guida.
lesson-tta-leaders-2 = La Biblioteca di Alessandria è sul tavolo da quando l'hai presa; una meraviglia si costruisce a stadi pagati in risorse. Costruisci il primo stadio per una risorsa.
lesson-tta-leaders-3 = Gli altri stadi si possono costruire nei turni seguenti; solo la meraviglia completata funziona. Termina il turno quando vuoi.
lesson-tta-leaders-other = Non ancora: potrai farlo più tardi in questo turno; prima Cesare, poi la Biblioteca.
lesson-tta-leaders-end = Un leader alla volta, uno per era; una meraviglia in costruzione alla volta. Quelle completate restano fino alla fine.

lesson-tta-government = Carte azione e governo
lesson-tta-government-1 = Le carte gialle si giocano una volta per il loro guadagno, non nel turno in cui si prendono. Gioca Patrimonio Culturale: un punto scienza e quattro punti cultura.
lesson-tta-government-2 = Teocrazia al posto di Dispotismo costa sei punti scienza se la sviluppi pacificamente. Fai così: conservi le altre azioni.
lesson-tta-government-3 = Teocrazia aggiunge un'azione militare, cultura, forza e una faccia felice. Usa il resto come vuoi, poi termina il turno.
lesson-tta-government-other = Non ora: qui si tratta della carta gialla e del governo che hai in mano.
lesson-tta-government-end = Il governo fissa quante azioni hai. Una rivoluzione chiede meno scienza, ma tutte le azioni civili del turno.

lesson-tta-happiness = Felicità e corruzione
lesson-tta-happiness-1 = Più la riserva gialla si svuota, più la gente vuole facce felici; un lavoratore è scontento. Costruisci un tempio su Religione: una faccia e un punto cultura a turno.
lesson-tta-happiness-2 = Il tempio ha speso risorse: le pedine blu sono tornate nella riserva e non c'è rischio di corruzione. Pensa al futuro: prendi Teologia, un tempio migliore.
lesson-tta-happiness-3 = Nessuno è scontento e nulla si perde. Termina il turno.
lesson-tta-happiness-other = Non ora: guarda prima gli scontenti, che sono il tema di questa lezione.
lesson-tta-happiness-end = Troppi scontenti significano sommossa, e allora non si produce nulla. Poche pedine blu nella riserva significano corruzione: dunque spendi.

lesson-tta-army = Unità e tattiche
lesson-tta-army-1 = Le carte militari vengono dalle azioni militari non usate. Gioca la tattica Banda Armata: costa un'azione militare e dice quali unità formano un'armata.
lesson-tta-army-2 = Banda Armata vuole due unità di fanteria, e ne hai una. Costruisci guerrieri con la seconda azione militare: due unità e un punto di forza in più per l'armata.
lesson-tta-army-3 = La tua forza è salita da uno a tre. Le azioni civili ci sono ancora: usale o termina il turno.
lesson-tta-army-other = Non ancora: prima forma un'armata, la tattica e poi i guerrieri.
lesson-tta-army-end = La forza decide guerre, aggressioni e molti eventi. Non serve essere il più forte, ma guardati dall'essere di gran lunga il più debole.

lesson-tta-politics = Politica ed eventi
lesson-tta-politics-1 = Ogni turno si apre con la politica, dove si può giocare una carta militare. Prepara Barbari: va coperta tra gli eventi futuri, ti dà cultura, e si rivela l'evento attuale.
lesson-tta-politics-2 = Sviluppo delle Rotte Commerciali ha dato a tutti scienza, cibo e una risorsa. Ora agisci e termina il turno.
lesson-tta-politics-3 = Di nuovo politica: prepara un altro evento, o passa se preferisci tenere le carte. Scegli tu.
lesson-tta-politics-other = Non ora: stavolta prepara l'evento; dà cultura e mostra come arrivano gli eventi.
lesson-tta-politics-end = Ogni evento che prepari accadrà a tutti più tardi, e solo tu sai a che cosa prepararti. Un'azione politica a turno, prima di tutte le altre.

lesson-tta-colonies = Colonie
lesson-tta-colonies-1 = Alcuni eventi sono territori: li ottiene chi invia la forza maggiore. Prepara Pestilenza e guarda che cosa si rivela.
lesson-tta-colonies-2 = Territorio Vasto: tre pedine gialle e cibo per chi lo colonizza. Offri uno; il rivale ha poco da opporre.
lesson-tta-colonies-3 = Hai vinto l'asta e devi inviare una forza di almeno uno. Manda i guerrieri: le unità inviate tornano nella riserva gialla.
lesson-tta-colonies-4 = La forza basta. Sbarca, e il territorio è tuo.
lesson-tta-colonies-other = Non ora: vinciamo questo territorio; segui la mossa indicata.
lesson-tta-colonies-end = Una colonia dà il guadagno immediato e le pedine per sempre. Le unità partite sono perse: non offrire ciò che non puoi cedere.

lesson-tta-aggression = Aggressioni
lesson-tta-aggression-1 = La tua forza è due, quella del rivale uno. Attacca con Saccheggio nella fase politica: costa un'azione militare e prende cibo e risorse.
lesson-tta-aggression-2 = Il rivale cede. Scegli quanto del bottino è cibo; il resto sono risorse.
lesson-tta-aggression-3 = La politica è finita e le azioni civili sono intatte. Continua come vuoi e termina il turno.
lesson-tta-aggression-other = Non ora: un altro piano, e non cattivo, ma questa lezione attacca con Saccheggio.
lesson-tta-aggression-end = Un'aggressione si decide subito: il difensore può aggiungere carte, e a parità di forza resiste. Tieni carte militari contro ciò che altri possono farti.

lesson-tta-war = Guerre
lesson-tta-war-1 = La tua forza è sei, quella del rivale uno. Dichiara Guerra Tecnologica: costa due azioni militari e si decide quando comincia il tuo prossimo turno.
lesson-tta-war-2 = Ora il rivale può armarsi, e tu devi restare forte. Termina il turno.
lesson-tta-war-3 = Hai vinto la guerra con cinque di vantaggio. Prendi come bottino una tecnologia speciale del rivale.
lesson-tta-war-other = Non ora: anche la pace è un piano, ma questa lezione riguarda la guerra che hai in mano.
lesson-tta-war-end = Una guerra si decide al tuo prossimo turno: fino ad allora entrambi possono armarsi. Più grande la differenza di forza, più grande il bottino.

lesson-tta-end = La fine della partita
lesson-tta-end-1 = È cominciata l'Era IV: nessuna carta entra nella fila, e questo è l'ultimo round. Prepara Impatto dell'Architettura: dà cultura ora, e alla fine contano tutti gli eventi preparati dell'Era III.
lesson-tta-end-2 = Il resto ormai vale poco, perché conta solo la cultura. Termina l'ultimo turno: dopo quello del rivale si contano gli impatti e la partita è finita.
lesson-tta-end-3 = Hai una carta militare più delle azioni militari: una va scartata. Poi il rivale gioca l'ultimo turno e si calcola tutto ciò che è preparato.
lesson-tta-end-other = Non ora: è l'ultimo round e conta ogni punto di cultura. Segui la mossa indicata.
lesson-tta-end-end = Vince chi ha più cultura. Hai visto tutte le parti del gioco: il prossimo tavolo è vero, e la guida resta accanto se vuoi.

lesson-aoc-first = Un popolo e i suoi lavoratori
lesson-aoc-first-1 = Vince chi dopo sei round ha più punti, e ogni turno comincia con una civiltà del mercato. Eleva la Polinesia: ti porta quattro lavoratori.
lesson-aoc-first-2 = I lavoratori si mettono sulle azioni, ciascuno una volta. Mettine uno su Sfruttamento: due monete.
lesson-aoc-first-3 = Le caselle bianche restituiscono il lavoratore a fine turno, le rosse no. Mettine uno su Pesca: porta monete, e di più se lo dice una tua carta.
lesson-aoc-first-4 = Puoi mettere anche gli altri. Poi termina le azioni, e gioca il rivale.
lesson-aoc-first-other = Non ora: per questa lezione segui la mossa indicata.
lesson-aoc-first-end = Una civiltà, lavoratori sulle azioni, monete e punti: questo è un round. Ce ne sono sei.

lesson-aoc-research = Ricerca
lesson-aoc-research-1 = Le monete comprano sapere. Ricerca Estrazione mineraria per quattro monete e un lavoratore: un punto subito e rese migliori.
lesson-aoc-research-2 = Ora mancano monete. Metti un lavoratore su Pesca.
lesson-aoc-research-3 = Basta per una seconda tecnologia: ricerca Scrittura. I simboli accanto al lucchetto mostrano quali tecnologie lo aprono.
lesson-aoc-research-4 = Tutti i lavoratori sono piazzati. Termina le azioni.
lesson-aoc-research-other = Non ora: segui la mossa indicata, così lavoratori e monete servono a imparare.
lesson-aoc-research-end = Le tecnologie valgono da quando si imparano alla fine della partita. Impara presto ciò che userai spesso.

lesson-aoc-peoples = Un secondo popolo, e la guerra
lesson-aoc-peoples-1 = Un nuovo round: eleva un'altra civiltà, o annettine una solo per l'eredità. Annetti l'India: arrivano un lavoratore e le monete bonus, e la Polinesia resta la principale.
lesson-aoc-peoples-2 = Metti un lavoratore su Pesca per le monete.
lesson-aoc-peoples-3 = Agricoltura occupa due lavoratori e dà più monete. Mettili; prima puoi fare ricerca se hai le monete.
lesson-aoc-peoples-4 = Termina le azioni: finisce anche il round e arriva la guerra. Chi ha meno potenza perde un lavoratore.
lesson-aoc-peoples-other = Non ora: questa lezione mostra l'annessione e ciò che fa risparmiare.
lesson-aoc-peoples-end = Elevare sostituisce la civiltà principale, annettere la conserva e aggiunge un'eredità. A fine round la guerra cerca chi ha meno potenza militare.

lesson-aoc-wonders = Meraviglie e punti
lesson-aoc-wonders-1 = Una meraviglia costa sette monete, e te ne manca poco. Commercio ne dà due, e una al rivale.
lesson-aoc-wonders-2 = Ora costruisci una meraviglia del mercato: tre punti subito, e il suo effetto resta tuo. Quale, scegli tu.
lesson-aoc-wonders-3 = Sfruttamento porta monete per il seguito. Metti lì l'ultimo lavoratore.
lesson-aoc-wonders-4 = Tutti i lavoratori sono piazzati. Termina le azioni, e seguono gli effetti di fine turno.
lesson-aoc-wonders-5 = Istruzione permette di fare Cultura ancora una volta a fine turno, senza lavoratore. Usala: le monete diventano punti.
lesson-aoc-wonders-other = Non ora: è un'altra via ai punti, ma qui una meraviglia è a portata.
lesson-aoc-wonders-end = Meraviglie, ricerca, cultura e conquista danno punti, e alcune carte a fine partita. Dopo sei round vince chi ha più punti.
