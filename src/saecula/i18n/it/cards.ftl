# Parole sul fronte delle carte: è largo 9 rem, perciò sono brevi.
fx-all = tutti
fx-at-once = subito
fx-both = tutti e 2
fx-end = fine:
fx-free = gratis
fx-gap = divario
fx-income = a turno
fx-level = livello
fx-once = 1 volta
fx-or = o
fx-others = altri
fx-pass = passi:
fx-price = prezzo
fx-production = prodotti
fx-rival = rivale
fx-take = prendi
fx-turn = a turno
fx-upgrade = migliora

# Prezzi e note su una carta
card-leaves = lascia la fila prima del tuo prossimo turno
card-locked = ora non puoi prenderla
leaves = va via
price-build = costruire
price-develop = sviluppare
price-military = azioni militari
price-revolution = con rivoluzione
price-stages = stadi

# The page of all cards
any-age = qualsiasi
any-kind = qualsiasi

# The felt of Age of Civilization
cards-in-hand = carte in mano: { $n }
goal-met = raggiunto
goal-open = non ancora raggiunto
goals = Obiettivi del solitario
no-civ = Nessuna civiltà ancora elevata
card-size = Dimensione delle carte
card-size-large = grandi
card-size-small = come sul tavolo
