# Age of Civilization («Эпоха цивилизаций»): названия, эффекты, команды и события.

## Действия
action-wonder = Постройка чуда
action-research = Исследование
action-exploit = Разработка
action-culture = Развитие культуры
action-build = Строительство
action-conquest = Завоевание
action-hunt = Охота
action-fish = Рыбалка
action-trade = Торговля
action-farm = Земледелие
action-plague = Чума

## Цивилизации
civ-aksum = Аксум
civ-arabia = Аравия
civ-assyria = Ассирия
civ-aztecs = Ацтеки
civ-babylon = Вавилон
civ-britain = Британия
civ-byzantium = Византия
civ-carthage = Карфаген
civ-celts = Кельты
civ-china = Китай
civ-chola = Чола
civ-egypt = Египет
civ-france = Франция
civ-germania = Германия
civ-greece = Греция
civ-harappa = Хараппа
civ-hittites = Хетты
civ-huns = Гунны
civ-iberia = Иберия
civ-inca = Инки
civ-india = Индия
civ-italy = Италия
civ-japan = Япония
civ-khitan = Кидани
civ-khmer = Кхмеры
civ-kongo = Конго
civ-korea = Корея
civ-lydia = Лидия
civ-mali = Мали
civ-maya = Майя
civ-mongolia = Монголия
civ-nubia = Нубия
civ-olmec = Ольмеки
civ-ottoman = Оттоманы
civ-persia = Персия
civ-phoenicia = Финикия
civ-polynesia = Полинезия
civ-portugal = Португалия
civ-rome = Рим
civ-scythia = Скифия
civ-slavs = Славяне
civ-srivijaya = Шривиджая
civ-sumer = Шумеры
civ-tibet = Тибет
civ-tiwanaku = Тиуанако
civ-vietnam = Вьетнам
civ-vikings = Викинги
civ-zimbabwe = Зимбабве

## Чудеса
wonder-great-pyramid = Великая пирамида
wonder-great-library = Великая библиотека
wonder-great-wall = Великая стена
wonder-colosseum = Колизей
wonder-hanging-gardens = Висячие сады
wonder-temple-of-artemis = Храм Артемиды
wonder-colossus = Колосс
wonder-stonehenge = Стоунхендж
wonder-petra = Петра
wonder-angkor-wat = Ангкор-Ват
wonder-machu-picchu = Мачу-Пикчу
wonder-terracotta-army = Терракотовая армия
wonder-hagia-sophia = Айя-София
wonder-chichen-itza = Чичен-Ица
wonder-alhambra = Альгамбра

## Технологии
tech-writing = Письмо
tech-education = Образование
tech-science = Наука
tech-sailing = Парус
tech-engineering = Инженерное дело
tech-navigation = Мореплавание
tech-mining = Рудокопы
tech-iron-working = Металлургия
tech-gunpowder = Порох
tech-philosophy = Философия
tech-printing = Книгопечатание
tech-code-of-laws = Свод законов
tech-bureaucracy = Бюрократия
tech-drama = Театр
tech-theology = Богословие
tech-currency = Деньги
tech-banking = Банковское дело
tech-irrigation = Орошение
tech-medicine = Медицина
tech-shipbuilding = Кораблестроение
tech-cartography = Картография
tech-masonry = Каменная кладка
tech-architecture = Архитектура
tech-horseback-riding = Верховая езда
tech-chivalry = Рыцарство
tech-fortification = Фортификация
tech-feudalism = Феодализм

## Карты особых технологий
special-philosophers = Философы
special-lawgivers = Законодатели
special-performers = Артисты
special-merchants = Купцы
special-planters = Земледельцы
special-explorers = Первооткрыватели
special-masons = Каменщики
special-riders = Всадники
special-defenders = Защитники

## Жетоны событий
token-baby-boom = Бум рождаемости
token-great-harvest = Большой урожай
token-festival = Фестиваль
token-great-debate = Великий диспут
token-earthquake = Землетрясение
token-rats = Крысы
token-corruption = Коррупция
token-barbarians = Варвары
token-blank = Пустой жетон

## Достижения
achievement-notable-clan = Достойный клан
achievement-great-kingdom = Великое царство
achievement-mighty-empire = Могучая империя
achievement-everlasting-civilization = Неувядающая цивилизация
achievement-kingdom-of-technology = Королевство технологий
achievement-primitive-kingdom = Королевство примитивизма
achievement-world-of-wonders = Мир чудес
achievement-incredible-might = Невероятная мощь

## Наши испытания
challenge-builders-century = Век строителей
challenge-caravans = Караваны
challenge-forgotten-city = Забытый город
challenge-steppe-storm = Степная буря
challenge-after-the-plague = После чумы
value-builders-century = { challenge-builders-century }
value-caravans = { challenge-caravans }
value-forgotten-city = { challenge-forgotten-city }
value-steppe-storm = { challenge-steppe-storm }
value-after-the-plague = { challenge-after-the-plague }

## Символы на картах действий
symbol-none = нет символа
symbol-war = война
symbol-plague = чума

## Количества
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
 }
vp = { $n } ПО
workers = { $n ->
    [one] { $n } рабочий
   *[many] { $n } рабочих
 }
technologies = { $n ->
    [one] { $n } технология
    [few] { $n } технологии
   *[many] { $n } технологий
 }
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
power = { $n ->
    [one] { $n } военная мощь
   *[many] { $n } военной мощи
 }

## Что считают эффекты, после количества ($n: за каждые сколько)
per-tech = { $n ->
    [1] за каждую изученную технологию
    [one] за каждые { $n } изученную технологию
    [few] за каждые { $n } изученные технологии
   *[many] за каждые { $n } изученных технологий
 }
per-vp = { $n ->
    [1] за каждое ваше ПО
   *[many] за каждые { $n } ваших ПО
 }
per-wonder = { $n ->
    [1] за каждое ваше Чудо
    [one] за каждые { $n } ваше Чудо
    [few] за каждые { $n } ваших Чуда
   *[many] за каждые { $n } ваших Чудес
 }
per-worker = { $n ->
    [1] за каждого вашего рабочего
    [one] за каждые { $n } вашего рабочего
   *[many] за каждых { $n } ваших рабочих
 }
per-coin = { $n ->
    [1] за каждую вашу монету
    [one] за каждые { $n } вашу монету
    [few] за каждые { $n } ваши монеты
   *[many] за каждые { $n } ваших монет
 }
per-military = { $n ->
    [1] за каждую единицу военной мощи
    [one] за каждые { $n } единицу военной мощи
    [few] за каждые { $n } единицы военной мощи
   *[many] за каждые { $n } единиц военной мощи
 }
per-civ = { $n ->
    [1] за каждую вашу цивилизацию
    [one] за каждые { $n } вашу цивилизацию
    [few] за каждые { $n } ваши цивилизации
   *[many] за каждые { $n } ваших цивилизаций
 }
per-other_civ = { $n ->
    [1] за каждую вашу цивилизацию, кроме основной
    [one] за каждые { $n } вашу цивилизацию, кроме основной
    [few] за каждые { $n } ваши цивилизации, кроме основной
   *[many] за каждые { $n } ваших цивилизаций, кроме основной
 }

## Эффекты; за ними следуют дополнения
effect-action_bonus = { $action }: +{ $gain }
effect-action_discount = { $action }: цена −{ $coins }
effect-action_free = { $action }: без оплаты монетами
effect-action_slot = своя ячейка действия «{ $action }»
effect-military = +{ $power }
effect-turn_end = в конце каждого вашего хода: +{ $gain }
effect-turn_end_tech = в конце каждого вашего хода: +{ $techs } (не действие «Исследование»)
effect-turn_end_action = в конце каждого вашего хода: можно один раз выполнить действие «{ $action }» без рабочего, уплатив цену
effect-turn_end_market_gift = в конце каждого вашего хода: можно положить свои монеты на цивилизацию с рынка (−{ $coins }, +{ $vp })
effect-game_end = в конце игры: +{ $gain }
effect-on_rise-coins = при возвышении: +{ $coins }
effect-on_rise-others_coins = при возвышении: каждому из остальных игроков +{ $coins }
effect-on_rise-opponents_lose_coins = при возвышении: у каждого соперника −{ $coins }
effect-on_rise-bonus_coin_multiplier = при возвышении: бонусные монеты с карты ×{ $n }
effect-on_rise-tech_per_bonus_coins = при возвышении: технология { $n ->
    [1] за каждую бонусную монету
    [one] за каждые { $n } бонусную монету
    [few] за каждые { $n } бонусные монеты
   *[many] за каждые { $n } бонусных монет
 } на карте
effect-on_rise-wonder = при возвышении: возьмите Чудо с рынка (не действие «Постройка чуда»)
effect-on_rise-vp_per_future_action = при возвышении: +{ $vp } за каждую будущую карту действия
effect-on_learn = при изучении: +{ $vp } за каждую будущую карту действия
effect-on_gain-coins = при получении: +{ $coins }
effect-on_gain-workers = при получении: +{ $workers }
effect-pass_bonus = когда вы пасуете: +{ $gain }
effect-war_immunity = вы не теряете рабочего в войне
effect-plague_immunity = вы не теряете рабочего от Чумы и Землетрясения
effect-war_income = в каждой войне: +{ $coins } { $n ->
    [1] за каждую единицу военной мощи
    [one] за каждые { $n } единицу военной мощи
    [few] за каждые { $n } единицы военной мощи
   *[many] за каждые { $n } единиц военной мощи
 }
effect-keep_worker = рабочий с действия «{ $action }» возвращается
effect-opponents_lose_coins = { $action }: у каждого соперника −{ $coins }
effect-gain_worker = { $action }: +{ $workers }, можно использовать сразу
effect-wonder_sacrifice = Постройка чуда: цена −{ $coins }, но дополнительная жертва — { $workers }
effect-follow_up = после действия «{ $after }»: можно один раз выполнить действие «{ $action }» без рабочего, уплатив цену
effect-future_actions = вам доступны ячейки будущих карт действий
effect-deny_opponents = соперникам недоступно действие «{ $action }»
addition-techs = { " " }(при изучении: { $techs })
addition-per = { " " }{ $per }
addition-lead = , если вы лидируете по военной мощи
addition-few-techs = , если у вас максимум { $technologies }
addition-not-via = { " " }(не через технологию «{ $card }»)

## Вопросы
ask-draft = Оставьте одну цивилизацию и передайте остальные
ask-civilization = Фаза цивилизаций
ask-actions = Действия
ask-learn = Выберите технологию для изучения
ask-wonder = Выберите Чудо
ask-follow-up = Ещё одно действие?
ask-turn-end = Конец вашего хода: выберите порядок эффектов
ask-gift = Положите монеты на цивилизацию

## Команды
do-keep = Оставить: { $card }
do-rise = Возвысить: { $card } ({ $workers }, на карте { $coins })
do-rise-hand = Возвысить с руки: { $card } ({ $workers })
do-annex = Захватить: { $card } (наследный эффект, на карте { $coins })
do-annex-hand = Захватить с руки: { $card } (наследный эффект)
crew-lost = { $n ->
    [one] { $workers } (будет потерян)
   *[other] { $workers } (будут потеряны)
 }
gain-nothing = ничего
brings = { " " }→ { $gain }
does = { " " }· { $effects }
do-skip = Пропустить фазу цивилизаций
do-act = { $action }: { $price }, { $workers }
do-act-target = { $action } — { $card }: { $price }, { $workers }
do-act-plain = { $action } — { $card }, без жертвы: { $price }, { $workers }
do-buy = Купить карту «{ $card }» (особые технологии): { $price }
do-pass = Спасовать: 2 монеты и рабочий
do-end = Завершить действия
do-learn = Изучить: { $card }
do-choose = Взять: { $card }
do-use = Применить «{ $card }»: { $effect }
do-gift = Положить монеты на карту «{ $card }»
do-done = Больше ничего

## Команды без уточнения цели
idea-keep = Оставить цивилизацию
idea-rise = Возвысить цивилизацию
idea-annex = Захватить цивилизацию
idea-skip = Пропустить фазу цивилизаций
idea-buy = Купить особые технологии
idea-pass = Спасовать
idea-end = Завершить действия
idea-learn = Изучить технологию
idea-choose = Взять чудо
idea-use = Применить эффект
idea-gift = Положить монеты на цивилизацию
idea-done = Больше ничего

## Что произошло; $who — игрок
event-round-began = Начинается раунд { $a }.
event-turn-began = { $who }: начало хода.
event-card-kept = { $who }: на руку взята карта «{ $card }».
event-card-kept-hidden = { $who }: на руку взята карта.
event-packs-passed = Карты передаются налево.
event-market-formed = Оставшиеся карты образуют рынок.
event-civ-raised = { $who }: возвышение — { $card }.
event-civ-annexed = { $who }: захват — { $card }.
event-civ-skipped = { $who }: фаза цивилизаций пропущена.
event-civ-revealed = Новая цивилизация на рынке: { $card }.
event-action-taken = { $who }: { $action } ({ $price }, { $workers }).
event-passed-turn = { $who }: пас.
event-actions-ended = { $who }: действия завершены.
event-coins-gained = { $who }: +{ $coins } ({ $source }).
event-coins-lost = { $who }: −{ $coins } ({ $source }).
event-vp-gained = { $who }: +{ $vp } ({ $source }).
event-worker-gained = { $who }: +{ $workers } ({ $source }).
event-worker-lost = { $who }: −{ $workers } ({ $source }).
event-tech-learned = { $who }: изучена технология «{ $card }».
event-wonder-taken = { $who }: получено Чудо «{ $card }».
event-special-bought = { $who }: куплена карта «{ $card }».
event-coins-given = { $who }: { $coins } на карту «{ $card }».
event-marker-passed = Теперь первый игрок — { $who }.
event-row-shifted = Доступно новое действие: { $action }.
event-row-shifted-plague = Линия времени дошла до карты «Чума».
event-war-broke-out = Война! Наименьшая военная мощь: { $a }.
event-plague-broke-out = Чума!
event-token-resolved = Событие: { $card }.
event-rival-grew = Военная мощь соперника: { $a }.
event-game-ended = Игра окончена.

## Источники очков, монет и рабочих
source-wonder = Постройка чуда
source-research = Исследование
source-exploit = Разработка
source-culture = Развитие культуры
source-build = Строительство
source-conquest = Завоевание
source-hunt = Охота
source-fish = Рыбалка
source-trade = Торговля
source-farm = Земледелие
source-rise = возвышение
source-learning = изучение
source-turn-end = конец хода
source-pass = пас
source-token = событие
source-game-end = конец игры
source-gain = полученная карта
source-challenge = испытание
source-market = бонусные монеты
source-annex = захват
source-war = война
source-plague = чума
source-return = красная ячейка
source-population = популяция
source-opponent = соперник
source-gift = дар
source-floor = не ниже нуля

## Стол
house-mark = °
house-legend = ° наше значение: ни в одном источнике нет самой карты
title-round = Раунд { $round } из 6
title-turn = Ход: { $who }
title-over = Игра окончена
timeline = Линия времени
timeline-legend = [ ] доступно сейчас · ⚔ война · ☠ чума
market = Рынок цивилизаций
wonders = Рынок Чудес
specials = Особые технологии
players = Игроки
hand = Ваша рука
pack = Переданные вам карты
column-civ = Цивилизация
column-workers = Рабочие
column-coins = Монеты
column-primary = Основной эффект
column-legacy = Наследный эффект
column-civs = Цивилизации
column-techs = Технологии
column-wonders = Чудеса
rival = Соперник
effects = эффекты
slots-free = свободно ячеек: { $free } из { $all }
main-civ = Основная цивилизация: { $card }
techs-open = Технологии, которые можно изучить сейчас
deck-left = в колоде: { $cards }
none = нет

## Виды карт
kind-civilizations = Цивилизации
kind-wonders = Чудеса света
kind-technologies = Технологии
kind-special_technologies = Карты особых технологий
kind-action_cards = Карты действий и их символы
kind-actions = Действия
kind-events = Жетоны событий
kind-achievements = Достижения одиночной игры
kind-challenges = Наши испытания
