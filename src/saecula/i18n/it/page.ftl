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
number-vp = Punti vittoria
number-coins = Monete
number-idle = Lavoratori liberi
number-workers = Lavoratori
number-power = Potenza
number-techs-known = Tecnologie
number-wonders-owned = Meraviglie

## Prima della fine del turno
warning-uprising = Rivolta: { $n ->
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
warning-unused-civil = { $n ->
    [one] { $n } azione civile è inutilizzata
   *[other] { $n } azioni civili sono inutilizzate
 }, e potresti usarne.
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
warning-last-round = È l'ultimo round: ciò che avanza non vale nulla.
warning-idle = Hai ancora { $workers } che potrebbero agire.

## Di che cosa si tratta
fact-attack = { $who } ti attacca con { $card }, forza { $n }.
fact-defence = La tua difesa: { $n } (forza { $own }).
fact-territory = Territorio: { $card }
fact-bid = Offerta più alta { $n }; puoi inviare al massimo { $most }.
fact-force = La tua forza: { $n } su { $bid }.
fact-pact = { $who } offre { $card } e prende il lato { $side }.
fact-how-many = Quanti: { $n }

## Dov'è una carta
place-row = nella fila di carte
place-deck = nel mazzo
place-hand = in mano a { $who }
place-play = in gioco: { $who }
place-market = nel mercato
place-tactics = tattica comune
place-event-past = evento passato
place-event-mine = evento futuro, preparato da te
place-event-next = il prossimo evento, lo hai visto
kind-civ = civiltà
kind-wonder = meraviglia
kind-tech = tecnologia
kind-special = carta tecnologia speciale
