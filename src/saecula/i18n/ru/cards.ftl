# Слова на лицевой стороне карт: её ширина 9 rem, поэтому они короткие.
fx-all = все
fx-at-once = сразу
fx-both = оба
fx-end = итог:
fx-free = даром
fx-gap = разница
fx-income = за ход
fx-level = уровень
fx-once = 1 раз
fx-or = или
fx-others = другие
fx-pass = пас:
fx-price = цена
fx-production = сбор
fx-rival = враг
fx-take = взять
fx-turn = за ход
fx-upgrade = улучш.

# Цены и пометки на карте
card-leaves = уйдёт из ряда до вашего следующего хода
card-locked = сейчас её взять нельзя
leaves = уходит
price-build = постройка
price-develop = исследование
price-military = военные действия
price-revolution = революцией
price-stages = этапы

# The page of all cards
any-age = любая
any-kind = любой

# The felt of Age of Civilization
cards-in-hand = карт на руке: { $n }
goal-met = достигнута
goal-open = ещё не достигнута
goals = Цели одиночной игры
no-civ = Ни одна цивилизация ещё не возвышена
card-size = Размер карт
card-size-large = крупно
card-size-small = как на столе
