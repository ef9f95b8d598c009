# Saecula: стол в браузере и то, что ему сообщается.

## Чего не хватает
lacks-resources = Нужно { $need ->
    [one] { $need } ресурс
    [few] { $need } ресурса
   *[many] { $need } ресурсов
 }, у вас { $have }: не хватает { $lack }.
lacks-food = Нужно { $need } еды, у вас { $have }: не хватает { $lack }.
lacks-science = Нужно { $need } науки, у вас { $have }: не хватает { $lack }.
lacks-civil-actions = Нужно { $need ->
    [one] { $need } гражданское действие
    [few] { $need } гражданских действия
   *[many] { $need } гражданских действий
 }, у вас { $have }.
lacks-military-actions = Нужно { $need ->
    [one] { $need } военное действие
    [few] { $need } военных действия
   *[many] { $need } военных действий
 }, у вас { $have }.
lacks-buildings = Таких зданий у вас уже { $have }, правительство не позволяет больше.
lacks-stages = Не более { $have ->
    [one] { $have } ступени
   *[other] { $have } ступеней
 } за раз, а не { $need }.
lacks-cards = Достигнут предел карт: { $have }.
lacks-force = Нужна сила { $need }, а есть { $have }.
lacks-strength = Нужна мощь { $need }, а есть { $have }.
not-asked = Сейчас решаете не вы.

## Числа
number-culture = Культура
number-culture-rate = Культура за ход
number-science = Наука
number-science-rate = Наука за ход
number-strength = Военная мощь
number-happiness = Счастливые лица
number-faces-needed = Нужно лиц
number-discontent = Недовольные рабочие
number-food = Еда
number-food-rate = Еда за ход
number-consumption = Потребление
number-resources = Ресурсы
number-resource-rate = Ресурсы за ход
number-corruption = Коррупция
number-arms = Ресурсы для отрядов
number-arms-science = Наука для военных технологий
number-colonization = Бонус колонизации
number-pool = Свободные рабочие
number-population = Население
number-population-cost = Цена населения
number-yellow = Жёлтые кубы в банке
number-blue = Синие кубы в банке
number-civil = Осталось гражданских действий
number-civil-total = Гражданские действия
number-military = Осталось военных действий
number-military-total = Военные действия
number-hand-size = Гражданские карты на руке
number-cards-size = Военные карты на руке
number-vp = Победные очки
number-coins = Монеты
number-idle = Незанятые рабочие
number-workers = Рабочие
number-power = Мощь
number-techs-known = Технологии
number-wonders-owned = Чудеса

## Перед концом хода
warning-uprising = Восстание: { $n ->
    [one] { $n } недовольный рабочий
    [few] { $n } недовольных рабочих
   *[many] { $n } недовольных рабочих
 } против { $pool } свободных. Вы ничего не произведёте.
warning-famine = Голод: не хватает { $n } еды, вы потеряете { $culture } культуры.
warning-corruption = Коррупция заберёт { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }: в банке { $blue ->
    [one] остался { $blue } синий куб
    [few] осталось { $blue } синих куба
   *[many] осталось { $blue } синих кубов
 }.
warning-unused-civil = Не использовано { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 }, хотя есть на что потратить.
warning-unused-military = Пропадёт { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
 } сверх трёх, что дают карты.
warning-tactic = { $card } прибавит вам { $n } мощи.
warning-power = Свойство вашего лидера или чуда в этом ходу ещё не использовано.
warning-discard = Придётся сбросить { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 }.
warning-last-round = Это последний раунд: остатки ничего не стоят.
warning-idle = У вас ещё есть { $workers }, кто мог бы действовать.

## О чём вопрос
fact-attack = { $who } нападает на вас картой { $card }, мощь { $n }.
fact-defence = Ваша защита: { $n } (мощь { $own }).
fact-territory = Территория: { $card }
fact-bid = Наибольшая ставка { $n }; вы можете послать не более { $most }.
fact-force = Ваши силы: { $n } из { $bid }.
fact-pact = { $who } предлагает { $card } и берёт сторону { $side }.
fact-how-many = Сколько: { $n }

## Где карта
place-row = в ряду карт
place-deck = в колоде
place-hand = на руке: { $who }
place-play = в игре: { $who }
place-market = на рынке
place-tactics = общая тактика
place-event-past = прошедшее событие
place-event-mine = будущее событие, подготовлено вами
place-event-next = следующее событие, вы его видели
kind-civ = цивилизация
kind-wonder = чудо
kind-tech = технология
kind-special = карта особых технологий
