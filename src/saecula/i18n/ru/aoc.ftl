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
    [1] за каждую единицу вашей военной мощи
    [one] за каждые { $n } единицу вашей военной мощи
    [few] за каждые { $n } единицы вашей военной мощи
   *[many] за каждые { $n } единиц вашей военной мощи
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
    [1] за каждую единицу вашей военной мощи
    [one] за каждые { $n } единицу вашей военной мощи
    [few] за каждые { $n } единицы вашей военной мощи
   *[many] за каждые { $n } единиц вашей военной мощи
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

## Карты полными предложениями: всё, что нужно, чтобы играть ими без программы
whole-coins = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
 }
whole-workers = { $n ->
    [one] { $n } рабочего
   *[many] { $n } рабочих
 }
whole-technologies = { $n ->
    [one] { $n } технологию
    [few] { $n } технологии
   *[many] { $n } технологий
 }
whole-wonders = { $n ->
    [one] { $n } Чудо
    [few] { $n } Чуда
   *[many] { $n } Чудес
 }
whole-tech = «{ $name }»
whole-or = { $some } или { $last }
whole-and = { $some } и { $last }
clause-for = { " " }ради технологии { $techs }
clause-per = { " " }{ $per }
clause-per-rounded = { " " }{ $per } (округление вниз)
clause-lead = , если ни у кого нет большей военной мощи, чем у вас (достаточно и равенства, даже при нуле; в одиночной игре считается и виртуальный соперник)
clause-few-techs = , если вы изучили не более { $n ->
    [one] { $n } технологии
   *[many] { $n } технологий
 }
clause-not-via = ; это не действует, когда действие даёт вам технология { $card }
rule-action_bonus = Каждый раз, выполняя действие «{ $action }»{ $for }, дополнительно получайте { $gain }.
rule-action_bonus-conquest = Каждый раз, выполняя действие «{ $action }»{ $for }, дополнительно получайте { $gain }, даже если само действие ничего вам не дало.
rule-action_bonus-own-research = Каждый раз, выполняя действие «{ $action }»{ $for }, дополнительно получайте { $gain }, кроме того исследования, которым вы изучили эту технологию.
rule-action_discount = Действие «{ $action }»{ $for } стоит вам на { $coins } меньше{ $when }. Ниже нуля цена не опускается.
rule-action_free = За действие «{ $action }»{ $for } вы не платите монет{ $when }; рабочего отправить всё равно нужно.
rule-action_slot = На карте есть своя ячейка действия «{ $action }», только для вас: её можно занять раз за ход, помимо ячеек в ряду и даже в раунде, когда таких ячеек в ряду нет, за обычное число монет и рабочих и со всем, что влияет на действие «{ $action }».
rule-military = Ваша военная мощь больше на { $n }{ $when }.
rule-turn_end = В конце каждого вашего хода, после возврата рабочих (в том числе после паса и в последнем раунде), получите { $gain }{ $when }.
rule-turn_end_tech = В конце каждого вашего хода (в том числе после паса и в последнем раунде) изучите { $techs } по выбору бесплатно, если есть такая, чьи требования соблюдены. Это не действие «Исследование», и ничто, что влияет на него, не применяется.
rule-turn_end_action = В конце каждого вашего хода (в том числе после паса и в последнем раунде) можете один раз выполнить действие «{ $action }» без рабочего. Вы платите его цену (до скидок — { $price }), применяется всё, что влияет на действие «{ $action }», а в ряду его может и не быть.
rule-turn_end_market_gift = В конце каждого вашего хода (в том числе после паса и в последнем раунде) можете один раз положить { $coins } из своего запаса на одну из карт на рынке цивилизаций и получить { $vp }. Это обычные бонусные монеты: их получит тот, кто возьмёт карту.
rule-game_end = В конце игры получите { $gain }{ $when }.
rule-on_rise-coins = Возвысив её (но не захватив), получите { $coins }.
rule-on_rise-others_coins = Когда вы возвышаете её (но не захватываете), каждый из остальных игроков получает { $coins }.
rule-on_rise-opponents_lose_coins = Когда вы возвышаете её (но не захватываете), каждый соперник теряет { $coins } (если монет меньше — все, что есть).
rule-on_rise-bonus_coin_multiplier = Возвысив её (но не захватив), получите всего в { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
 } больше бонусных монет, чем она приносит (при драфте тоже).
rule-on_rise-tech_per_bonus_coins = Возвысив её (но не захватив), изучите технологии бесплатно, одну за другой, соблюдая их требования: по одной { $n ->
    [1] за каждую бонусную монету
    [one] за каждые { $n } бонусную монету
    [few] за каждые { $n } бонусные монеты
   *[many] за каждые { $n } бонусных монет
 }, полученных с ней (при драфте тоже; округление вниз). Сами монеты тоже ваши. Это не действие «Исследование», и ничто, что влияет на него, не применяется.
rule-on_rise-wonder = Возвысив её (но не захватив), возьмите с рынка { $wonders } по выбору. Это не действие «Постройка чуда»: вы ничего не платите и не получаете его очков.
rule-on_rise-vp_per_future_action = Возвысив её (но не захватив), получите { $vp } за каждую карту действия правее карты постоянных действий, включая Чуму: в первом раунде их пять, в каждом следующем на одну меньше.
rule-on_learn = Изучив её, получите { $vp } за каждую карту действия правее карты постоянных действий, включая Чуму: в первом раунде их пять, в каждом следующем на одну меньше.
rule-on_gain-coins = Взяв её, один раз получите { $coins }.
rule-on_gain-workers = Изучив её, один раз получите { $workers }; больше четырёх рабочих у вас не бывает, и те, что стоят на красных ячейках, ещё считаются.
rule-pass_bonus = Спасовав, получите { $gain } сверх обычного.
rule-war_immunity = Вы не теряете рабочего в войне, даже с наименьшей военной мощью.
rule-plague_immunity = Вы не теряете рабочего ни от Чумы, ни от Землетрясения.
rule-war_income = В каждой войне, у кого бы ни была наименьшая военная мощь, получите { $coins } { $n ->
    [1] за каждую единицу
    [one] за каждые { $n } единицу
    [few] за каждые { $n } единицы
   *[many] за каждые { $n } единиц
 } вашей военной мощи (округление вниз).
rule-keep_worker = Рабочие, отправленные на действие «{ $action }», не теряются: в конце вашего хода они возвращаются к вам, как с белой ячейки.
rule-opponents_lose_coins = Каждый раз, когда вы выполняете действие «{ $action }», каждый соперник теряет { $coins } (если монет меньше — все, что есть).
rule-gain_worker = Каждый раз, выполняя действие «{ $action }», сразу получайте { $workers }; можете выставить его в этот же ход. Больше четырёх рабочих у вас не бывает, и те, что стоят на красных ячейках, ещё считаются.
rule-wonder_sacrifice = Действие «{ $action }» стоит вам на { $coins } меньше, но не ниже нуля; зато нужно отправить и потерять ещё { $workers }. Иначе выполнить его нельзя, если только за столом не договорились.
rule-wonder_sacrifice-optional = Действие «{ $action }» может стоить вам на { $coins } меньше, но не ниже нуля, если отправить и потерять ещё { $workers }.
rule-follow_up = Сразу после действия «{ $after }» можете один раз выполнить действие «{ $action }» без рабочего. Вы платите его цену (до скидок — { $price }), применяется всё, что влияет на действие «{ $action }», а в ряду его может и не быть.
rule-future_actions = Можете отправлять рабочих и на будущие карты действий в ряду.
rule-deny_opponents = Соперники не могут выполнять действие «{ $action }» ни в ряду, ни на ячейках своих карт; вы можете.
about-population = Популяция { $n }: возвышая эту цивилизацию (но не захватывая), верните всех своих рабочих в общий запас и возьмите { $workers }.
about-primary = Основной эффект, только пока это ваша основная цивилизация: { $effects }
about-legacy = Наследный эффект, пока карта у вас, в том числе в упадке или после захвата: { $effects }
about-solo = В одиночной игре не участвует.
about-root = Других технологий не требует.
about-needs = Требует технологию { $techs }.
about-place = Столбец технологии { $top }, место { $n } сверху.
about-on-special = Находится на карте особых технологий «{ $card }»; изучить её может только владелец карты.
about-price = Купите её в свой ход, до эффектов конца хода, за { $coins }, без рабочего и без действия; у игрока может быть только одна карта особых технологий.
about-column = Она накрывает столбец технологии { $top }, в котором у вас не должно быть изученных технологий.
about-top-stays = Технологию { $top } по-прежнему можно изучить, остальные технологии столбца — нет.
about-top-goes = Ни одну технологию столбца больше изучить нельзя; то, что требовало бы здесь технологию { $top }, не требует ничего.
about-new-tech = { $tech }: { $text }
about-action = Цена: { $workers }, { $coins }; { $slots }.
about-action-slots = { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[many] { $n } ячеек
 }
about-action-red = Ячейка красная: рабочие теряются в конце хода.
about-action-white = Ячейка белая: рабочие возвращаются в конце хода.
about-action-permanent = Доступно в каждом раунде, на карте постоянных действий.
about-action-row = Доступно в раундах, когда его карта лежит под картой постоянных действий.
about-action-gain = Получите { $gain }.
about-wonder = Возьмите с рынка Чудо по выбору.
about-research = Изучите технологию, требования которой соблюдены.
about-conquest = Только если ни у кого нет большей военной мощи, чем у вас, и она не меньше единицы; достаточно и равенства.
about-hunt = Если у вас нет ни одной технологии, получите ещё { $vp }.
about-trade = Каждый из остальных игроков получает { $coins }.
about-symbol-war = Когда его карта оказывается под картой постоянных действий, начинается война: у кого военная мощь наименьшая, тот теряет рабочего.
about-symbol-none = Когда его карта оказывается под картой постоянных действий, ничего не происходит.
about-symbol-plague = Ячейки действия на ней нет. Когда она оказывается под картой постоянных действий, каждый теряет рабочего.

## Пометки к знакам на лице карты
face-turn-end = в конце каждого вашего хода
face-game-end = в конце игры
face-rise = при возвышении
face-gain = при получении
face-learn = при изучении
face-pass = когда вы пасуете
face-war = в каждой войне
face-others = каждому из остальных игроков
face-opponents = каждому сопернику
face-lead = если ни у кого нет большей военной мощи
face-per = за каждые
face-gift = на цивилизацию с рынка
face-times-bonus = во столько раз больше бонусных монет с карты
face-per-bonus = за каждые столько бонусных монет на карте
face-price = её цена
face-slot = своя ячейка
face-free = без монет
face-less = дешевле
face-more-workers = больше рабочих, они теряются
face-no-worker = без рабочего
face-returns = рабочий возвращается
face-immune-war = без потери рабочего в войне
face-immune-plague = без потери рабочего от Чумы и Землетрясения
face-future = будущие карты действий
face-denied = запрещено соперникам
face-at-most = не более стольких технологий

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
do-annex = Захватить: { $card } (ещё { $workers } и наследный эффект, на карте { $coins })
do-annex-hand = Захватить с руки: { $card } (ещё { $workers } и наследный эффект)
crew-lost = { $n ->
    [one] { $workers } (будет потерян)
   *[other] { $workers } (будут потеряны)
 }
note-lost = { $n ->
    [one] рабочий не вернётся
    [few] рабочие не вернутся
   *[many] рабочие не вернутся
}
note-pass = без действий, зато 2 монеты и рабочий
note-rise = основной эффект: { $primary }; наследный: { $legacy }
note-main-ends = основной эффект прежней цивилизации пропадает: { $card }
note-annex = только наследный эффект: { $legacy }
note-main-stays = основной цивилизацией остаётся { $card }
note-card-price = здесь { $price }, а не { $usual }, как на карте действия: { $cards } здесь цену не снижает
gain-nothing = ничего
brings = { " " }→ { $gain }
does = { " " }· { $effects }
do-skip = Пропустить фазу цивилизаций
do-act = { $action }: { $price }, { $workers }
do-act-target = { $action } — { $card }: { $price }, { $workers }
do-act-plain = { $action } — { $card }, без жертвы: { $price }, { $workers }
do-buy = Купить карту «{ $card }» (особые технологии): { $price }
do-pass = Спасовать (без действий): 2 монеты и рабочий
do-end = Завершить действия
do-end-empty = Завершить без действий и без награды
do-learn = Изучить: { $card }
do-choose = Взять: { $card }
do-use = Применить «{ $card }»: { $effect }
do-use-action = Применить «{ $card }»: { $action } без рабочего, { $price }
do-gift = Положить монеты на карту «{ $card }»
do-done = Больше ничего
do-nothing = Ничего не делать

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
told-civ-declined = Взять можно было.
told-civ-full = Все места для цивилизаций заняты: { $n }.
told-civ-none = Доступных карт не было.
event-civ-revealed = Новая цивилизация на рынке: { $card }.
event-action-taken = { $who }: { $action } (цена: { $price }, { $workers }).
event-passed-turn = { $who }: пас.
event-actions-ended = { $who }: действия завершены.
event-coins-gained = { $who }: +{ $coins } ({ $source }).
event-coins-lost = { $who }: −{ $coins } ({ $source }).
event-vp-gained = { $who }: +{ $vp } ({ $source }).
told-gains = { $who }: +{ $gains } ({ $source }).
told-brings-nothing = Ничего не принесло.
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
owner-mark = *
house-mark = °
house-legend = ° наше значение: напечатанное неизвестно
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

## Chapters of the laws
section-turns = Ходы
section-civilizations = Цивилизации
section-actions = Действия
section-workers = Рабочие
section-effects = Эффекты
section-technologies = Технологии
section-wonders = Чудеса
section-rounds = Раунды
section-end-of-the-game = Конец игры
section-civilization-cards = Карты цивилизаций
section-innovation = Инновации
section-changing-world = Меняющийся мир
section-draft = Драфт
section-solo-skirmish = Соло: «Стычка»
section-house-challenges = Домашние испытания
