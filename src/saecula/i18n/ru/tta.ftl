# Through the Ages («Сквозь века»): названия карт, их свойства, команды, вопросы и события.

## Карты
card-agriculture = Земледелие
card-irrigation = Ирригация
card-selective-breeding = Селекция
card-mechanized-agriculture = Механизированное земледелие
card-bronze = Бронза
card-iron = Железо
card-coal = Уголь
card-oil = Нефть
card-philosophy = Философия
card-alchemy = Алхимия
card-scientific-method = Научный метод
card-computers = Компьютеры
card-religion = Религия
card-theology = Теология
card-organized-religion = Организованная религия
card-printing-press = Печатный станок
card-journalism = Журналистика
card-multimedia = Мультимедиа
card-drama = Драма
card-opera = Опера
card-movies = Кинематограф
card-bread-and-circuses = Хлеба и зрелищ
card-team-sports = Командный спорт
card-professional-sports = Профессиональный спорт
card-warriors = Воины
card-swordsmen = Мечники
card-riflemen = Стрелки
card-modern-infantry = Современная пехота
card-knights = Рыцари
card-cavalrymen = Кавалеристы
card-tanks = Танки
card-cannon = Пушки
card-rockets = Ракеты
card-air-forces = Военно-воздушные силы
card-code-of-laws = Свод законов
card-justice-system = Судебная система
card-civil-service = Государственная служба
card-warfare = Военное дело
card-strategy = Стратегия
card-military-theory = Военная теория
card-cartography = Картография
card-navigation = Навигация
card-satellites = Спутники
card-masonry = Каменная кладка
card-architecture = Архитектура
card-engineering = Инженерное дело
card-despotism = Деспотия
card-monarchy = Монархия
card-theocracy = Теократия
card-constitutional-monarchy = Конституционная монархия
card-republic = Республика
card-communism = Коммунизм
card-fundamentalism = Фундаментализм
card-democracy = Демократия
card-alexander-the-great = Александр Македонский
card-aristotle = Аристотель
card-hammurabi = Хаммурапи
card-homer = Гомер
card-julius-caesar = Юлий Цезарь
card-moses = Моисей
card-leonardo-da-vinci = Леонардо да Винчи
card-michelangelo = Микеланджело
card-genghis-khan = Чингисхан
card-frederick-barbarossa = Фридрих Барбаросса
card-christopher-columbus = Христофор Колумб
card-joan-of-arc = Жанна д’Арк
card-william-shakespeare = Уильям Шекспир
card-james-cook = Джеймс Кук
card-isaac-newton = Исаак Ньютон
card-johann-sebastian-bach = Иоганн Себастьян Бах
card-maximilien-robespierre = Максимилиан Робеспьер
card-napoleon-bonaparte = Наполеон Бонапарт
card-albert-einstein = Альберт Эйнштейн
card-charlie-chaplin = Чарли Чаплин
card-mahatma-gandhi = Махатма Ганди
card-bill-gates = Билл Гейтс
card-sid-meier = Сид Мейер
card-winston-churchill = Уинстон Черчилль
card-pyramids = Пирамиды
card-hanging-gardens = Висячие сады
card-colossus = Колосс
card-library-of-alexandria = Александрийская библиотека
card-great-wall = Великая стена
card-st-peters-basilica = Собор Святого Петра
card-universitas-carolina = Карлов университет
card-taj-mahal = Тадж-Махал
card-transcontinental-railroad = Трансконтинентальная железная дорога
card-eiffel-tower = Эйфелева башня
card-kremlin = Кремль
card-ocean-liner-service = Океанические пассажирские перевозки
card-first-space-flight = Первый полёт в космос
card-fast-food-chains = Сети быстрого питания
card-internet = Интернет
card-hollywood = Голливуд
card-rich-land-a = Богатые земли
card-rich-land-i = Богатые земли
card-rich-land-ii = Богатые земли
card-urban-growth-a = Рост городов
card-urban-growth-i = Рост городов
card-urban-growth-ii = Рост городов
card-urban-growth-iii = Рост городов
card-frugality-a = Бережливость
card-frugality-i = Бережливость
card-frugality-ii = Бережливость
card-engineering-genius-a = Гений инженерии
card-engineering-genius-i = Гений инженерии
card-engineering-genius-ii = Гений инженерии
card-engineering-genius-iii = Гений инженерии
card-patriotism-a = Патриотизм
card-patriotism-i = Патриотизм
card-patriotism-ii = Патриотизм
card-patriotism-iii = Патриотизм
card-cultural-heritage-a = Культурное наследие
card-cultural-heritage-i = Культурное наследие
card-stockpile = Запасы
card-breakthrough-i = Прорыв
card-breakthrough-ii = Прорыв
card-reserves-i = Резервы
card-reserves-ii = Резервы
card-reserves-iii = Резервы
card-revolutionary-idea-ii = Революционная идея
card-revolutionary-idea-iii = Революционная идея
card-efficient-upgrade-ii = Эффективное улучшение
card-efficient-upgrade-iii = Эффективное улучшение
card-wave-of-nationalism = Волна национализма
card-military-build-up = Наращивание вооружений
card-endowment-for-the-arts = Поддержка искусств
card-fighting-band = Боевой отряд
card-legion = Легион
card-medieval-army = Средневековая армия
card-phalanx = Фаланга
card-heavy-cavalry = Тяжёлая кавалерия
card-mobile-artillery = Мобильная артиллерия
card-fortifications = Укрепления
card-conquistadors = Конкистадоры
card-defensive-army = Оборонительная армия
card-napoleonic-army = Наполеоновская армия
card-classic-army = Классическая армия
card-entrenchments = Окопы
card-mechanized-army = Механизированная армия
card-shock-troops = Ударные войска
card-modern-army = Современная армия
card-plunder-i = Грабёж
card-plunder-ii = Грабёж
card-plunder-iii = Грабёж
card-raid-i = Набег
card-raid-ii = Набег
card-raid-iii = Набег
card-enslave = Порабощение
card-spy = Шпионаж
card-annex = Аннексия
card-infiltrate = Диверсия
card-armed-intervention = Вооружённая интервенция
card-war-over-territory = Война за территорию
card-war-over-technology = Война за технологии
card-war-over-culture = Война за культуру
card-military-bonus-i = Военный бонус
card-military-bonus-ii = Военный бонус
card-military-bonus-iii = Военный бонус
card-open-borders-agreement = Соглашение об открытых границах
card-trade-routes-agreement = Соглашение о торговых путях
card-acceptance-of-supremacy = Признание превосходства
card-scientific-cooperation = Научное сотрудничество
card-international-trade-agreement = Международное торговое соглашение
card-promise-of-military-protection = Обещание военной защиты
card-international-tourism = Международный туризм
card-military-pact = Военный пакт
card-peace-treaty = Мирный договор
card-loss-of-sovereignty = Утрата суверенитета
card-vast-territory-i = Обширная территория
card-wealthy-territory-i = Изобильная территория
card-inhabited-territory-i = Населённая территория
card-strategic-territory-i = Стратегическая территория
card-historic-territory-i = Историческая территория
card-developed-territory-i = Развитая территория
card-vast-territory-ii = Обширная территория
card-wealthy-territory-ii = Изобильная территория
card-inhabited-territory-ii = Населённая территория
card-strategic-territory-ii = Стратегическая территория
card-historic-territory-ii = Историческая территория
card-developed-territory-ii = Развитая территория
card-development-of-agriculture = Развитие земледелия
card-development-of-crafts = Развитие ремёсел
card-development-of-markets = Развитие рынков
card-development-of-politics = Развитие политики
card-development-of-religion = Развитие религии
card-development-of-science = Развитие науки
card-development-of-settlement = Развитие поселений
card-development-of-trade-routes = Развитие торговых путей
card-development-of-warfare = Развитие военного дела
card-development-of-civilization = Развитие цивилизации
card-barbarians = Варвары
card-border-conflict = Пограничный конфликт
card-crusades = Крестовые походы
card-cultural-influence = Культурное влияние
card-foray = Вылазка
card-good-harvest = Хороший урожай
card-immigration = Иммиграция
card-new-deposits = Новые месторождения
card-pestilence = Мор
card-raiders = Налётчики
card-rats = Крысы
card-rebellion = Бунт
card-reign-of-terror = Эпоха террора
card-scientific-breakthrough = Научный прорыв
card-uncertain-borders = Неопределённые границы
card-civil-unrest = Народное волнение
card-cold-war = Холодная война
card-crime-wave = Волна преступности
card-economic-progress = Экономический прогресс
card-emigration = Эмиграция
card-iconoclasm = Иконоборчество
card-independence-declaration = Декларация независимости
card-international-agreement = Международное соглашение
card-national-pride = Национальная гордость
card-politics-of-strength = Политика силы
card-popularization-of-science = Популяризация науки
card-prosperity = Процветание
card-ravages-of-time = Неумолимость времени
card-refugees = Беженцы
card-terrorism = Терроризм
card-impact-of-agriculture = Влияние земледелия
card-impact-of-architecture = Влияние архитектуры
card-impact-of-balance = Влияние гармонии
card-impact-of-colonies = Влияние колоний
card-impact-of-competition = Влияние конкуренции
card-impact-of-government = Влияние формы правления
card-impact-of-happiness = Влияние счастья
card-impact-of-industry = Влияние промышленности
card-impact-of-population = Влияние населения
card-impact-of-progress = Влияние прогресса
card-impact-of-science = Влияние науки
card-impact-of-strength = Влияние силы
card-impact-of-technology = Влияние технологий
card-impact-of-variety = Влияние разнообразия
card-impact-of-wonders = Влияние чудес
card-ashoka = Ашока
card-boudica = Боудика
card-cleopatra = Клеопатра
card-confucius = Конфуций
card-hippocrates = Гиппократ
card-sun-tzu = Сунь-цзы
card-eleanor-of-aquitaine = Алиенора Аквитанская
card-isabella-of-castile = Изабелла Кастильская
card-jan-zizka = Ян Жижка
card-johannes-gutenberg = Иоганн Гутенберг
card-nostradamus = Нострадамус
card-saladin = Саладин
card-alfred-nobel = Альфред Нобель
card-antoni-gaudi = Антонио Гауди
card-catherine-the-great = Екатерина II
card-charles-darwin = Чарльз Дарвин
card-james-watt = Джеймс Ватт
card-maria-theresa = Мария Тереза
card-ian-fleming = Ян Флеминг
card-marie-curie-sklodowska = Мария Склодовская-Кюри
card-marlene-dietrich = Марлен Дитрих
card-nelson-mandela = Нельсон Мандела
card-pierre-de-coubertin = Пьер де Кубертен
card-steve-jobs = Стив Джобс
card-acropolis = Акрополь
card-colosseum = Колизей
card-roman-roads = Римские дороги
card-stonehenge = Стоунхендж
card-forbidden-city = Запретный город
card-himeji-castle = Замок Химэдзи
card-machu-picchu = Мачу-Пикчу
card-silk-road = Шёлковый путь
card-harvard-college = Гарвардский колледж
card-louvre-museum = Лувр
card-statue-of-liberty = Статуя Свободы
card-suez-canal = Суэцкий канал
card-empire-state-building = Эмпайр-стейт-билдинг
card-international-red-cross = Красный Крест
card-manhattan-project = Манхэттенский проект
card-united-nations = Объединённые Нации
card-development-of-planning = Развитие планирования
card-call-to-arms = Призыв к оружию
card-dark-ages = Тёмные века
card-knowledge-of-the-ancients = Знания древних
card-kidnap = Похищение
card-naval-trade-agreement = Соглашение о морской торговле
card-arms-industry = Военная промышленность
card-freedom-of-movement = Свобода перемещения
card-international-negotiations = Международные переговоры
card-autonomous-territory = Автономная территория
card-hussars = Гусары
card-impact-of-culture = Влияние культуры
card-impact-of-harmony = Влияние согласия
card-hybrid-war = Гибридная война
card-occupy = Оккупация
card-positional-army = Позиционная армия
pointer-leader = указатель лидера { $n }
pointer-wonder = указатель чуда { $n }
revised-card = { $card } (новая версия)
special-tactic = { $card } (особая тактика)

## Виды карт
tta-kind-farm = ферма
tta-kind-mine = шахта
tta-kind-lab = лаборатория
tta-kind-temple = храм
tta-kind-library = библиотека
tta-kind-theater = театр
tta-kind-arena = арена
tta-kind-infantry = пехота
tta-kind-cavalry = кавалерия
tta-kind-artillery = артиллерия
tta-kind-air_force = авиация
tta-kind-special_law = особая технология (закон)
tta-kind-special_military = особая технология (военное дело)
tta-kind-special_exploration = особая технология (география)
tta-kind-special_construction = особая технология (архитектура)
tta-kind-government = форма правления
tta-kind-leader = лидер
tta-kind-wonder = чудо
tta-kind-action = карта действия
tta-kind-tactic = тактика
tta-kind-aggression = агрессия
tta-kind-war = война
tta-kind-pact = пакт
tta-kind-bonus = карта военных бонусов
tta-kind-territory = территория
tta-kind-event = событие
tta-kind-pointer = карта-указатель

## Количества
food = { $n ->
    [one] { $n } еда
   *[many] { $n } еды
 }
resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }
science-points = { $n ->
    [one] { $n } наука
   *[many] { $n } науки
 }
culture-points = { $n ->
    [one] { $n } культура
   *[many] { $n } культуры
 }
civil-actions = { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 }
military-actions = { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
 }
urban-limit = городских зданий каждого типа — не больше { $n }
wonder-stages = ресурсы за этапы слева направо: { $what }; завершить этап — ещё и 1 гражданское действие
wonder-one-stage = единственный этап: { $n } { w-resources } и 1 гражданское действие
army-of = каждая армия ({ $what }) даёт { $n } к силе
army-by-level = к этому прибавляется уровень её самого слабого отряда; такая армия не устаревает
unit-infantry = { $n ->
    [one] { $n } отряд пехоты
    [few] { $n } отряда пехоты
   *[many] { $n } отрядов пехоты
 }
unit-cavalry = { $n ->
    [one] { $n } отряд кавалерии
    [few] { $n } отряда кавалерии
   *[many] { $n } отрядов кавалерии
 }
unit-artillery = { $n ->
    [one] { $n } отряд артиллерии
    [few] { $n } отряда артиллерии
   *[many] { $n } отрядов артиллерии
 }
defence-of = сбросьте при защите от агрессии: +{ $n } к силе (всего карт при защите — не больше вашей суммы военных действий)
attack-costs = разыграть — ваше политическое действие и { $n } { w-military }
leader-costs = сыграть: 1 гражданское действие
action-card-costs = сыграть: 1 гражданское действие, но не в той фазе действий, в которой карта взята
tactic-costs = сыграть: 1 военное действие, скопировать общую — 2; раз за ход
tactic-copy-costs = скопировать общую: 2 военных действия; раз за ход
preparing-costs = подготовить эту карту — ваше политическое действие, за него { $n } { w-culture }
score-technology-levels = после постройки — очки культуры, равные сумме уровней всех ваших технологий в игре, с рабочими и без них, включая форму правления и особые технологии
score-workers = после постройки — 2 очка культуры за каждую ферму и шахту и 1 за каждое городское здание и каждый отряд; рабочие в резерве не считаются
score-urban-output = после постройки — очки культуры, равные всей культуре, науке и силе ваших городских зданий с учётом того, что лидер им добавляет или отнимает; символы счастья не считаются
score-stage-and-print = после постройки — очки культуры, равные удвоенной культуре ваших театров и библиотек с учётом того, что им добавляет лидер
score-first-places = после постройки за каждое из пяти, где у всех остальных меньше, чем у вас, — очки культуры: { $what } (при 2 / 3 / 4 игроках); это прирост науки, прирост культуры, сила, производство еды, производство ресурсов
score-colonies = после постройки вы получаете 1 очко культуры за каждую колонию всех игроков, кто бы ни завершил последний этап
score-science-rating = после постройки — очки культуры, равные вашему приросту науки
score-widest = после постройки — { $n } { w-culture }, умноженные на то, чего у вас больше всего: построенных чудес (с этим), особых технологий или построенных типов городских зданий
stage-culture = тот, кто завершает этап, получает { $n } { w-culture }
stage-science = каждый этап сразу после завершения даёт очки науки, равные его напечатанной цене
open-stages = раз за свой ход любой другой игрок может завершить один этап за 1 гражданское действие и еду этапа; куб берётся у вас, и чудо остаётся вашим
keeps-tokens = синие кубы этапов остаются на построенном чуде
early-powers = с первого завершённого этапа: { $what }
completion-gain = после постройки вы получаете: { $what }
row-discount = в ход, когда вы сменили лидера, взять эту карту стоит на { $n } { w-civil } меньше (но не меньше 0)
row-surcharge = взять эту карту стоит на { $n } { w-civil } больше, пока у вас нет недовольных рабочих
needs-by-players = вы получаете куб, только если потеряно не меньше { $what } (2 / 3 / 4 игрока)
one-of = на ваш выбор { $what }
or-last = { $what } или { $other }
points-to-leader = попав в ряд карт, сразу уступает место лидеру из ячейки { $n } поля своей эпохи
points-to-wonder = попав в ряд карт, сразу уступает место чуду из ячейки { $n } поля своей эпохи
first-gain = мгновенный эффект при колонизации: { $what }
w-culture = { $n ->
    [one] очко культуры
    [few] очка культуры
   *[many] очков культуры
 }
w-science = { $n ->
    [one] очко науки
    [few] очка науки
   *[many] очков науки
 }
w-food = { $n ->
    [one] еду
   *[many] еды
 }
w-resources = { $n ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
 }
w-civil = { $n ->
    [one] гражданское действие
    [few] гражданских действия
   *[many] гражданских действий
 }
w-military = { $n ->
    [one] военное действие
    [few] военных действия
   *[many] военных действий
 }
w-cards = { $n ->
    [one] военную карту
    [few] военные карты
   *[many] военных карт
 }
w-blue = { $n ->
    [one] синий куб
    [few] синих куба
   *[many] синих кубов
 }
w-yellow = { $n ->
    [one] жёлтый куб
    [few] жёлтых куба
   *[many] жёлтых кубов
 }
w-faces = { $n ->
    [one] символ счастья
    [few] символа счастья
   *[many] символов счастья
 }
w-workers = { $n ->
    [one] рабочего
   *[many] рабочих
 }
w-population = { $n ->
    [one] население
   *[many] населения
 }
gains-culture = { $n } { w-culture }
gains-science = { $n } { w-science }
gains-food = { $n } { w-food }
gives-food = { $n ->
    [one] { $n } еда
   *[many] { $n } еды
 }
gives-resource = { $n } { w-resources }
gives-research = { $amount } к приросту науки
gives-culture = { $amount } к приросту культуры
gives-strength = { $amount } к силе
gives-faces = { $amount } { $n ->
    [one] символ счастья
    [few] символа счастья
   *[many] символов счастья
 }
gives-unhappy = −{ $n } { $n ->
    [one] счастье
   *[many] счастья
 }
gives-civil = { $amount } { $n ->
    [one] гражданское действие
    [few] гражданских действия
   *[many] гражданских действий
 }
gives-military = { $amount } { $n ->
    [one] военное действие
    [few] военных действия
   *[many] военных действий
 }
gives-blue = { $amount } { $n ->
    [one] синий куб
    [few] синих куба
   *[many] синих кубов
 }
gives-yellow = { $amount } { $n ->
    [one] жёлтый куб
    [few] жёлтых куба
   *[many] жёлтых кубов
 }
gives-colonization = { $amount } к силе колонизационных войск
card-gives = даёт: { $what }
worker-gives = каждый рабочий на карте даёт: { $what }
worker-produces = каждый рабочий на карте производит за ход один синий куб; куб на этой карте — это { $what }
colony-gives = постоянный эффект: { $what }
air-force-doubles = в каждую армию может войти 1 отряд авиации: он удваивает её тактическую силу
starts-with = у всех с начала игры; рабочих на карте в начале: { $n }
starts-in-play = у всех с начала игры
only-best-special = у вас в игре остаётся только одна особая технология этого типа — более высокого уровня
construction-note = цена не бывает меньше 0; при улучшении сначала снижаются обе цены, затем берётся разница
develop-costs = исследовать: { $n } { w-science } и гражданское действие
build-costs = построить: { $n } { w-resources } и гражданское действие
unit-costs = обучить: { $n } { w-resources } и военное действие
peaceful-costs = цена: { $n } { w-science } и 1 гражданское действие
revolution-costs = при революции — { $n } { w-science } и все ваши гражданские действия (вся их сумма должна быть доступна); новые гражданские действия приходят потраченными
wonder-stages-food = еда за этапы слева направо: { $what } — именно еда, не ресурсы, и никакие скидки не действуют; завершить этап — ещё и 1 гражданское действие
gain-of = получить: { $what }
amount-by-players = при 2 / 3 / 4 игроках: { $what }
gain-population = { $n } { w-population } без оплаты едой
gain-cards = взять { $n } { w-cards } независимо от предела руки (в эпоху IV — ни одной)
army-outdated = армия, в которой есть отряд уровня { $level ->
    [A] А
   *[other] { $level } или ниже
 }, даёт только { $n }
colonization-of = или сбросьте при колонизации: +{ $n } к силе войск

## Свойства
power-strength-per-unit = +{ $n } к силе за каждый ваш отряд
power-science-on-taking-technology = { $n } { w-science } каждый раз, когда вы берёте из ряда карт технологию, в том числе форму правления или особую
power-military-as-civil = раз за свой ход можно потратить { $n } { w-military } как гражданское, в том числе как часть цены
power-leader-discount = взять лидера из ряда карт стоит на { $n } { w-civil } меньше, но не меньше 0
power-unit-resource-each-turn = в каждый свой ход, начиная с хода, в который он сыгран, { $n } { w-resources } на обучение или улучшение отрядов; непотраченное пропадает в конце хода
power-tuck-under-wonder = когда его сменяет другой лидер, его можно подложить под одно из ваших построенных чудес: у чуда станет на { $n } { w-faces } больше, даже у руин; взамен гражданское действие за смену лидера вам не возвращается
power-second-political-action = один раз за игру сразу после политического действия можно выполнить второе
power-population-discount = увеличение населения стоит на { $n } { w-food } меньше, но не меньше 0
power-science-of-best-lab-or-library = прирост науки выше на уровень вашей лучшей лаборатории или лучшей библиотеки — на больший из двух
power-resource-on-developing = { $n } { w-resources } каждый раз, когда вы исследуете технологию, в том числе при революции
power-culture-per-face = +{ $n } к приросту культуры за каждый символ счастья ваших храмов, театров и построенных чудес; отрицательное счастье ничего не отнимает
power-no-wonder-surcharge = беря чудо, вы не доплачиваете гражданские действия за уже построенные чудеса
power-infantry-as-cavalry = каждый ваш отряд пехоты может считаться в армиях кавалерией, в том числе при колонизации
power-culture-if-strong = в конце вашей фазы действий { $n } { w-culture }, если вы один из двух сильнейших (при 2 игроках — сильнейший); равенства достаточно
power-levy-power = в своей фазе действий, сколько угодно раз: за 1 военное действие увеличить население и обучить отряд — обязательно и то и другое; еды нужно на { $n } меньше и ресурсов на { $n } меньше, но не меньше 0
power-colonize-from-hand = политическим действием: лидер покидает игру, а одна территория с вашей руки становится вашей колонией: сначала её постоянный эффект, затем мгновенный; без ставок и отрядов
power-strength-per-face = +{ $n } к силе за каждый символ счастья ваших храмов и формы правления
power-peek-at-event = в своей фазе политики, до политического действия и помимо него, можно посмотреть следующее событие
power-library-theater-resources = библиотеки стоят на { $n } { w-resources } меньше, если у вас есть театр, а театры — если у вас есть библиотека
power-library-theater-science = технологии библиотек стоят на { $n } { w-science } меньше, если у вас есть театр, а технологии театров — если у вас есть библиотека
power-culture-per-pair = +{ $n } к приросту культуры за каждую пару из библиотеки и театра
power-culture-per-theater = +{ $n } к приросту культуры за каждый театр
power-theater-science = технологии театров стоят на { $n } { w-science } меньше
power-convert-to-theater = раз за свой ход за 1 гражданское действие (или картой действия, позволяющей улучшить городское здание) можно превратить городское здание другого типа в театр того же или более высокого уровня, технологию которого вы исследовали; вы платите разницу в цене (не меньше 0), и предел городских зданий для театров действует
power-revolt-by-army = революцию вы оплачиваете всеми военными действиями вместо всех гражданских (вся сумма военных действий должна быть доступна); новые военные действия приходят потраченными, новые гражданские действия доступны сразу
power-culture-on-revolution = { $n } { w-culture } за каждую вашу революцию
power-strength-per-unit-type = +{ $n } к силе за каждый имеющийся у вас тип отрядов: пехота, кавалерия, артиллерия, авиация
power-culture-on-developing = { $n } { w-culture } каждый раз, когда вы исследуете технологию, в том числе при революции
power-civil-back-on-developing = { $n } потраченное { w-civil } возвращается каждый раз, когда вы исследуете технологию, в том числе при революции
power-best-theater-again = напечатанная культура вашего лучшего театра прибавляется к приросту ещё раз
power-no-attack = вы не можете ни разыгрывать агрессии, ни объявлять войны
power-dearer-to-attack = агрессии и войны против вас стоят вдвое больше военных действий
power-lab-resources = при производстве ваши лаборатории уровня I и выше дают ресурсы, как шахты: один синий куб за каждого рабочего, его ценность — уровень лаборатории; лежащие там кубы остаются ресурсами и после ухода лидера
power-lab-levels-on-leaving = когда лидер покидает игру по любой причине или игра заканчивается — очки культуры, равные сумме уровней всех ваших лабораторий
power-culture-per-lab-level = +{ $n } к приросту культуры за каждый уровень каждой лаборатории
power-less-science-per-lab = прирост науки меньше на { $n } за каждую лабораторию
power-culture-or-arms = раз в каждой своей фазе действий выберите одно: либо { $n } { w-culture }, либо вместе { $n } { w-science } на военные технологии и { $n } { w-resources } на обучение или улучшение отрядов (непотраченное пропадает в конце хода); если ничего не выбрано, вы получаете культуру
power-discard-for-colony = при колонизации можно сбросить до { $n ->
    [one] { $n } военной карты
   *[many] { $n } военных карт
 } без бонуса колонизации, каждая даёт 1 к силе войск; их можно учитывать в ставке
power-culture-per-colony = +{ $n } к приросту культуры за каждую колонию и ещё +{ $n } за первую
power-give-up-for-yellow = политическим действием: лидер покидает игру, а вы получаете { $n } { w-yellow } в банк
power-civil-hand = предел гражданских карт в руке выше на { $n }
power-military-hand = предел военных карт в руке выше на { $n }
power-strength-per-infantry = +{ $n } к силе за каждый отряд пехоты
power-strength-per-artillery = +{ $n } к силе за каждый отряд артиллерии
power-extra-face = каждый другой ваш источник счастья даёт на { $n } { w-faces } больше; источник — это отдельный рабочий в здании с символом счастья либо другая ваша карта в игре с символом счастья (лидер, чудо, форма правления, колония)
power-best-mine-again = при производстве ваша лучшая шахта, одна из шахт наивысшего уровня, даёт на { $n } { w-blue } больше
power-free-population = раз в каждой своей фазе действий можно получить { $n } { w-population } без еды и без действия
power-urban-discount-i = городские здания уровня I стоят на { $n } { w-resources } меньше
power-urban-discount-ii = городские здания уровня II стоят на { $n } { w-resources } меньше
power-urban-discount-iii = городские здания уровня III стоят на { $n } { w-resources } меньше
power-stages-at-once = одним действием можно завершить до { $n } этапов своего чуда за сумму их цен
power-develop-discount = исследуя технологию, в том числе при революции, вы платите на { $n } { w-science } меньше (но не меньше 0), а ваш партнёр платит 1 очко науки; если у партнёра нет ни одного, исследовать нельзя
power-culture-per-partner-wonder = +{ $n } к приросту культуры за каждое построенное чудо партнёра, включая руины
power-food-as-resource = раз в каждой своей фазе действий при оплате ресурсами можно заплатить { $n } { w-food } вместо { $n } { $n ->
    [one] ресурса
   *[many] ресурсов
 } (обменять впрок нельзя)
power-resource-as-food = раз в каждой своей фазе действий при оплате едой можно заплатить { $n } { w-resources } вместо { $n } еды (обменять впрок нельзя)
power-card-bonus = первая карта действия, разыгранная вами за ход (в ход завершения первого этапа — первая после него), даёт на { $n } больше каждого, что она даёт, и её скидка больше на { $n }; если она даёт что-то за каждого соперника, на { $n } больше общая сумма; второй постройки, улучшения или этапа она не даёт
power-play-taken-card = раз за свой ход можно разыграть карту действия в той же фазе, в которой вы её взяли
power-learning-action = раз за свой ход у вас есть ещё одно гражданское действие — только чтобы взять из ряда карт технологию лаборатории или библиотеки (оно покрывает 1 гражданское действие цены), исследовать такую технологию либо построить или улучшить лабораторию или библиотеку; исследование, постройка или улучшение стоит тогда на { $n ->
    [one] { $n } очко науки или ресурс
    [few] { $n } очка науки или ресурса
   *[many] { $n } очков науки или ресурсов
 } меньше; им можно оплатить и карту действия, которая это позволяет; в сумму гражданских действий оно не входит, и на революцию не тратится
power-humble-weaker = один раз за игру политическим действием: каждый, кто слабее вас, теряет { $n } { w-yellow } из банка в коробку, а вы получаете { $n } из коробки в свой банк; только если хотя бы у одного из тех, кто слабее вас, есть жёлтый куб в банке
power-hold-games = один раз за игру в своей фазе политики, до политического действия и помимо него, можно провести Олимпийские игры: сразу { $n } { w-culture }; до начала вашей следующей фазы политики каждый, кто разыгрывает агрессию или объявляет войну, и вы тоже, теряет { $n } { w-culture }
power-resource-bonus = +{ $n } { w-resources } к каждому производству ресурсов
power-resource-bonus-per-colony = +{ $n } { w-resources } к каждому производству ресурсов за каждую вашу колонию
power-resource-bonus-in-age-i = в эпоху I +{ $n } { w-resources } к каждому производству ресурсов
power-science-in-age-ii = в эпоху II +{ $n } к приросту науки
power-culture-from-age-iii = в эпохи III и IV +{ $n } к приросту культуры
power-colours-bonus = с гражданскими картами двух и более цветов в руке +{ $n } { w-resources } к каждому производству ресурсов, трёх и более — ещё и +{ $n } { $n ->
    [one] еда
   *[many] еды
 } к каждому производству еды; у ферм и шахт один цвет, у городских зданий, отрядов, особых технологий, форм правления, лидеров и карт действий — у каждых свой
power-low-farm-again = при производстве одна из ваших лучших ферм уровня А или I даёт на { $n } { w-blue } больше
power-low-mine-again = при производстве одна из ваших лучших шахт уровня А или I даёт на { $n } { w-blue } больше
power-culture-per-urban-face = +{ $n } к приросту культуры за каждый символ счастья ваших городских зданий и построенных чудес; отрицательное счастье ничего не отнимает
power-culture-per-best-urban = ваше лучшее здание каждого типа городских зданий даёт ещё +{ $n } к приросту культуры
power-culture-per-lab-and-library = каждая лаборатория и каждая библиотека даёт ещё +{ $n } к приросту культуры
power-culture-per-arena = каждая арена даёт ещё +{ $n } к приросту культуры
power-culture-per-best-theater = каждый театр наивысшего построенного вами уровня даёт ещё +{ $n } к приросту культуры
power-face-per-best-theater = каждый театр наивысшего построенного вами уровня даёт на { $n } { w-faces } больше
power-culture-of-best-library-and-theater = ваша лучшая библиотека и ваш лучший театр увеличивают прирост культуры каждый на свой уровень
power-science-of-best-mine = ваша лучшая шахта увеличивает прирост науки на свой уровень
power-strength-of-best-lab = ваша лучшая лаборатория увеличивает силу на свой уровень
power-culture-of-best-mine-or-lab = прирост культуры выше на уровень вашей лучшей шахты или лучшей лаборатории — на больший из двух
power-faces-of-best-lab = ваша лучшая лаборатория даёт столько символов счастья, каков её уровень
power-fewer-temple-faces = каждый храм даёт на { $n } { w-faces } меньше
power-ignored-discontent = всюду, где считают ваших недовольных рабочих, до { $n } из них не учитывают; само счастье не меняется
power-culture-of-government = прирост культуры выше на уровень вашей формы правления (эпоха А — ничего)
power-culture-per-kept-token = +{ $n } к приросту культуры за каждый синий куб на карте
power-culture-per-army = +{ $n } к приросту культуры за каждую вашу армию
power-farms-in-armies = каждая ваша ферма может считаться в армиях отрядом пехоты или артиллерии уровня А; собственной силы у неё нет, и на колонизацию её не отправить
power-unit-twice = один ваш отряд, но не авиация, может считаться в армиях за два; его собственная сила учитывается один раз; также в колонизационных войсках, если он отправлен
power-unhappy-faces = от объявления войны до её проведения счастье обеих сторон меньше на { $n }
power-strength-or-civil = в конце каждого своего хода выберите, до следующего выбора: +{ $n } к силе или ещё 1 гражданское действие; до первого выбора нет ни того, ни другого, и выбранное уходит вместе с лидером
power-strength-when-weak = ваша сила больше на { $n }, когда против вас разыгрывают агрессию и когда событие ищет слабейшего, и больше нигде
power-arena-iii-strength = арены уровня III дают на { $n } больше силы
power-arena-iii-discount = арены уровня III стоят на { $n } { w-resources } меньше
power-urban-limit-more = предел городских зданий для каждого типа на { $n } выше, чем у формы правления
power-peaceful-discount-per-urban = новая форма правления без революции стоит на { $n } { w-science } меньше за каждое ваше городское здание, но не меньше 0
power-unit-science-by-level = технологии пехоты и кавалерии стоят на { $n } { w-science } меньше за каждый свой уровень, но не меньше 0
power-urban-science-per-type = градостроительные технологии стоят на { $n } { w-science } меньше за каждый другой тип городских зданий, который у вас построен, но не меньше 0
power-farm-mine-discount-ii = фермы и шахты уровня II стоят на { $n } { w-resources } меньше
power-farm-mine-discount-iii = фермы и шахты уровня III стоят на { $n } { w-resources } меньше; при улучшении сначала снижаются обе цены, затем берётся разница, не меньше 0
power-farm-mine-science-ii = технологии ферм и шахт уровня II стоят на { $n } { w-science } меньше
power-farm-mine-science-iii = технологии ферм и шахт уровня III стоят на { $n } { w-science } меньше
power-technology-row-discount = взять технологию из ряда карт стоит на { $n } { w-civil } меньше, но не меньше 1
power-dearer-to-attack-by = агрессии и войны против вас стоят на { $n } { w-military } больше
power-buy-colonization = при колонизации можно один раз заплатить { $prices } ресурсов за { $forces } к силе войск; это можно учитывать в ставке
power-science-on-preparing = { $n } { w-science } за каждое подготовленное вами событие
power-culture-on-preparing = { $n } { w-culture } за каждое подготовленное вами событие сверх очков за уровень карты
power-draw-on-preparing = за каждое подготовленное вами событие взять { $n } { w-cards } (в эпоху IV — ни одной)
power-science-on-leaving = { $n } { w-science }, когда лидер покидает игру по любой причине
power-best-output-on-leaving = когда лидер покидает игру по любой причине — очки культуры, равные производству одной вашей фермы или шахты, самой производительной
power-culture-on-excess-discard = { $n } { w-culture } за каждую военную карту, которую в конце хода приходится сбросить из-за предела руки
power-civil-back-on-replacing = когда её сменяет другой лидер, возвращается до { $n } потраченных в этот ход гражданских действий вместо 1
power-prize-on-replacing = когда его сменяет другой лидер, гражданское действие не возвращается; с этого хода и до конца игры каждый (и вы тоже), кто за свой ход исследовал две и более технологии, получает в конце этого хода { $n } { w-culture }, один раз за ход
power-culture-on-unit-technology = { $n } { w-culture } каждый раз, когда вы исследуете технологию пехоты или кавалерии
power-culture-for-resource = каждый раз, когда вы исследуете технологию, в том числе при революции, можно заплатить 1 ресурс и получить { $n } { w-culture }
power-science-on-population = { $n } { w-science } за каждый жёлтый куб, попавший из вашего банка к рабочим
power-culture-on-population = { $n } { w-culture } за каждый жёлтый куб, попавший из вашего банка к рабочим
power-resource-on-taking-wonder = { $n } { w-resources } каждый раз, когда вы берёте чудо
power-draw-at-new-age = взять { $n } { w-cards }, как только начинается эпоха II и как только начинается эпоха III
power-culture-on-learning = { $n } { w-culture } за каждое использование этого действия
power-culture-per-surplus-face = в конце своего хода, до производства, { $n } { w-culture } за каждую единицу счастья (не больше 8) сверх необходимого вашему населению (если жёлтый банк пуст — ничего); в прирост культуры это не входит
power-arms-if-weak = в начале своего хода, если вы один из двух слабейших (при 2 игроках — слабейший; при равенстве вы считаетесь сильнее), { $n } { w-resources } на обучение или улучшение отрядов; непотраченное пропадает в конце хода
power-good-if-not-weak = если же вы не из их числа, в начале своего хода получите на выбор { $n } { w-food }, { $n } { w-resources } или { $n } { w-science }
power-works-each-phase = в каждой своей фазе действий, включая ту, в которой лидер разыгран, { $n } { w-resources } на этапы чудес, постройку или улучшение городских зданий; непотраченное пропадает в конце хода
power-arms-each-phase = в каждой своей фазе действий, включая ту, в которой лидер разыгран, { $n } { w-resources } на обучение или улучшение отрядов; непотраченное пропадает в конце хода
power-more-arms-if-weak = этих ресурсов на { $n } больше, если в начале фазы — или в момент, когда лидера разыграли в ней, — вы один из двух слабейших (при 2 игроках — слабейший; при равенстве вы считаетесь сильнее)
power-park-yellow = в начале каждого своего хода отложите 1 жёлтый куб из коробки, пока их не станет { $n }; в конце каждой эпохи после обычной потери один из них попадает в ваш банк, даже если лидера уже нет
power-extra-draw = в конце хода взять ещё { $n } { w-cards }, сколько бы военных действий ни осталось (в эпоху IV — ни одной)
power-prepare-any-card = любую военную карту можно подготовить как событие и получить очки культуры за её уровень; если это не событие и не территория, открытая карта лишь даёт всем 1 очко науки, даже если лидера уже нет
power-tactic-kept = пока он ваш лидер, ваши тактики не становятся общими и их нельзя копировать; все они становятся общими в начале вашего первого хода без него
power-master-tactic = когда лидер покидает игру по любой причине, он ложится под вашу текущую тактику: каждая её армия до конца игры даёт на { $n } больше силы всем, кто ею пользуется
power-see-prepared = каждое событие, которое при этом лидере готовит другой игрок, можно смотреть, пока колоду будущих событий не перемешают, даже если лидера уже нет
power-look-at-hand = в своей фазе политики, до политического действия и помимо него, можно посмотреть военные карты одного игрока, но не одного и того же два хода подряд
power-second-political-every-turn = в каждой своей фазе политики можно выполнить два политических действия
power-commit-unit = в каждой агрессии и войне, в которой вы участвуете, можно пожертвовать одним своим отрядом: его напечатанная сила учитывается ещё раз, и вы получаете { $n } { w-culture } при нападении или +{ $n } к силе при защите; его куб уходит в ваш жёлтый банк: в войне и при нападении — кто бы ни победил, при защите от агрессии — только если она отражена; объявите это, разыгрывая или отражая агрессию, а в войне — при её проведении
power-resources-per-kept-token = в своей фазе действий и всякий раз, когда нужно платить ресурсы, можно без действия вернуть в банк любое число кубов с карты и получить по { $n } { w-resources } за каждый
power-colonize-on-completion = после постройки одна территория с вашей руки может стать вашей колонией: сначала её постоянный эффект, затем мгновенный; без ставок и отрядов
power-resolve-event = после постройки можно показать с руки событие эпохи III и применить его ко всем; карта возвращается в руку

## Что велят карты действий
order-farm-or-mine = построить или улучшить одну ферму или шахту, заплатив на { $n } { w-resources } меньше, но не меньше 0
order-urban = построить или улучшить одно городское здание, заплатив на { $n } { w-resources } меньше, но не меньше 0
order-upgrade = улучшить одну ферму, шахту или одно городское здание, заплатив на { $n } { w-resources } меньше, но не меньше 0
order-population = увеличить население по обычной цене, затем получить { $n } { w-food }
order-stage = завершить один этап своего чуда, только один, заплатив на { $n } { w-resources } меньше, но не меньше 0
order-develop = исследовать технологию по обычной цене, затем получить { $n } { w-science }; можно и провозгласить революцию — тогда вместо гражданского действия за эту карту тратятся все действия, которых требует революция
order-kind = получить { $n } { w-food } или { $n } { w-resources }
arms-gain = { $n } { w-resources } на обучение или улучшение отрядов в этот ход; непотраченное пропадает
extra-military = ещё { $n } { w-military } в этот ход
arms-per-stronger = за каждого соперника сильнее вас — ресурсы: { $n } (при 2 / 3 / 4 игроках) на обучение или улучшение отрядов в этот ход; непотраченное пропадает
culture-per-richer = за каждого соперника, у которого очков культуры больше, чем у вас, — очки культуры: { $n } (при 2 / 3 / 4 игроках)

## Кого касается событие
whom-all = все
whom-strongest = сильнейший
whom-weakest = слабейший
whom-two-strongest = двое сильнейших (при 2 игроках — сильнейший)
whom-two-weakest = двое слабейших (при 2 игроках — слабейший)
whom-most-culture = тот, у кого больше всех очков культуры
whom-fewest-culture = тот, у кого меньше всех очков культуры
whom-most-culture-if-weak = тот, у кого больше всех очков культуры, но только если он один из двух слабейших (при 2 игроках — слабейший)
whom-all-happiest = все, у кого наибольшее счастье (оно не бывает больше 8), в том числе при равенстве
whom-all-most-discontent = все, у кого больше всего недовольных рабочих, хотя бы один, в том числе при равенстве
whom-second-weakest = второй по слабости, только при 3 или 4 игроках

## Что делает событие
late-steps = в эпоху IV вместо этого { $what }
task-gain-food = получить { $n } { w-food }
task-gain-resources = получить { $n } { w-resources }
task-gain-science = получить { $n } { w-science }
task-gain-culture = получить { $n } { w-culture }
task-lose-culture = потерять { $n } { w-culture }
task-gain-population = получить { $n } { w-population } без оплаты едой
task-lose-population = потерять { $n } { w-population }: рабочего из резерва, а если там никого нет — любого на свой выбор
task-choose-kind = получить на выбор { $n } { w-food } или { $n } { w-resources }
task-split-gain = получить еду и ресурсы, всего { $n }, в любом сочетании на свой выбор
task-split-loss = потерять еду и ресурсы, всего { $n }, в любом сочетании на свой выбор; у кого меньше — теряет всё
task-draw-cards = взять { $n } { w-cards }{ $late ->
    [yes] {""}
   *[no] {" "}(в эпоху IV — ни одной)
 }
task-discard-cards = сбросить { $n } { w-cards } на свой выбор, а если их меньше — все
task-build-free = можно бесплатно поставить рабочего из резерва на карту «{ $card }»{ $urban ->
    [yes] , не превышая максимального числа городских зданий
   *[no] {""}
 }
task-act-cheaper = можно без действия сделать одно из трёх на { $n } дешевле: увеличить население; построить ферму, шахту или городское здание (не отряд и не улучшение); исследовать технологию; революция всё так же требует всех гражданских действий
task-lose-building = уничтожить на свой выбор одну свою ферму, одну шахту или одно городское здание
task-culture-by-culture = получить очки культуры, равные своему приросту культуры
task-science-by-science = получить очки науки, равные своему приросту науки
task-culture-by-science = получить очки культуры, равные своему приросту науки
task-food-by-faces = получить еду, равную своему счастью (не больше 8)
task-produce-food = произвести еду, как в конце хода, без потребления, даже при восстании
task-produce-resources = произвести ресурсы, как в конце хода, без коррупции, даже при восстании
task-full-production = коррупция, производство еды, потребление и производство ресурсов, как в конце хода, даже при восстании, с потерей { $n } очков культуры за каждую недостающую еду; ни наука, ни культура не начисляются
task-lose-all-food = потерять всю еду
task-lose-civil-by-discontent = потерять { $n } { w-civil } за каждого недовольного рабочего — из непотраченных (кто сейчас не ходит — из действий следующего хода)
task-culture-by-discontent = потерять { $n } { w-culture } за каждого недовольного рабочего
task-population-by-discontent = потерять 1 население за каждых { $n } недовольных рабочих с округлением вверх: сначала из резерва, затем на свой выбор
task-lose-blue = потерять { $n } { w-blue } из банка, а если банк пуст — с карты фермы или шахты (или лаборатории, на которой есть кубы) на свой выбор
task-take-yellow-from-weakest = забрать { $n } { w-yellow } из банка слабейшего в свой банк; если там пусто — ничего
task-remove-old-leader = потерять своего лидера, если он не текущей эпохи; в эпоху IV — любого
task-lose-a-colony = потерять одну колонию на свой выбор вместе с её постоянным эффектом
task-take-from-row = можно взять из ряда карты, которые вместе стоят не больше { $n } гражданских действий, по обычным ценам и пределам, но не тратя действий; кто взял хоть одну, лишается следующего политического действия, а ряд сразу пополняется, причём карты из первых ячеек не сбрасываются
task-ruin-a-wonder = превратить в руины одно своё построенное чудо эпохи А или I на свой выбор: оно теряет символы и текст и даёт вместо них { $n } к приросту культуры; оно по-прежнему считается построенным чудом
task-destroy-of-others = уничтожить по одному городскому зданию каждого другого игрока на свой выбор
task-plan = выбрать одно из { $n } событий эпохи А, случайно взятых из неиспользованных, и выполнить его только для своей цивилизации; несколько игроков могут выбрать одно и то же
task-lose-science-above = потерять половину очков науки сверх { $n } с округлением вверх
task-call-to-arms = потерять { $n } { w-civil } из непотраченных (кто сейчас не ходит — из действий следующего хода) и взять по военной карте за каждое потерянное (в эпоху IV — без карт)
task-science-per-wonder = { $n } { w-science } за каждое построенное чудо, включая руины, и { $n } { w-resources } за незаконченное; за чудеса эпохи А — по { $twice }
task-move-worker = можно без действия перевести { $n } { w-workers } с одной технологии на любую другую, доплатив разницу, если новая дороже; скидки карт в игре действуют, карты действий — нет, предел городских зданий сохраняется
task-negotiate = забрать у слабейшего { $n } { w-food }, { $n } { w-resources } или { $n } { w-science } — что именно, говорит открывший событие; только то, чего у слабейшего не меньше { $n }, иначе ничего
task-arms-industry = за каждый тип отрядов (пехота, кавалерия, артиллерия), технология которого у вас есть, — { $n } { w-resources }, если ни у кого нет технологии этого типа более высокого уровня (при равенстве получают все); отряды не нужны; всё получается сразу, одной суммой
impact-agriculture = получить 1 очко культуры за каждую еду, которую вы производите за одно производство, и ещё 4, если это больше вашего потребления
impact-architecture = получить очки культуры, равные сумме уровней всех своих городских зданий
impact-balance = получить 2 очка культуры, умноженные на наименьшее из четырёх: прирост науки, прирост культуры, производство еды, производство ресурсов
impact-colonies = получить 3 очка культуры за каждую колонию
impact-competition = получить очки культуры, равные сумме уровней всех своих отрядов и арен
impact-government = получить 2 очка культуры за каждое гражданское и 1 за каждое военное действие вашей суммы действий
impact-happiness = получить 2 очка культуры за каждую единицу своего счастья, всего не больше 16, минус 2 за каждого недовольного рабочего
impact-industry = получить 1 очко культуры за каждый ресурс, который ваши шахты производят за одно производство, включая дополнительные кубы шахт; лаборатории и бонусы производства с других карт не считаются
impact-population = получить 2 очка культуры за каждого рабочего сверх 10, занятого или нет; недовольные рабочие не считаются
impact-progress = получить 2 очка культуры за каждый уровень своей формы правления и своих особых технологий
impact-science = получить очки культуры по месту прироста науки: { $two } при 2 игроках, { $three } при 3, { $four } при 4; при равенстве выше тот, чей ход (в конце игры — первый игрок), затем ближайший к нему по часовой стрелке
impact-strength = получить очки культуры по месту силы: { $two } при 2 игроках, { $three } при 3, { $four } при 4; при равенстве выше тот, чей ход (в конце игры — первый игрок), затем ближайший к нему по часовой стрелке
impact-technology = получить 4 очка культуры за каждую свою технологию эпохи III в игре, с рабочими или без них
impact-variety = получить 2 очка культуры за каждый имеющийся тип отрядов и городских зданий и за каждую особую технологию
impact-wonders = получить 5, 4, 3 или 2 очка культуры за каждое построенное чудо эпохи А, I, II или III; руины считаются
impact-culture = получить очки культуры по месту прироста культуры: { $two } при 2 игроках, { $three } при 3, { $four } при 4; при равенстве выше тот, чей ход (в конце игры — первый игрок), затем ближайший к нему по часовой стрелке
impact-harmony = получить 4 очка культуры, умноженные на наименьшее из четырёх: число своих ферм, шахт, городских зданий, отрядов
impact-at-end = если в конце игры карта лежит в колоде текущих или будущих событий, она применяется при финальном подсчёте очков
event-ties = при равенстве большим считается показатель того, кто сейчас ходит, затем — ближайшего к нему по часовой стрелке

## Что делает агрессия или война
aggression-plunder = забрать еду и ресурсы, всего до { $n } (можно меньше), в любом сочетании на ваш выбор, сколько есть у соперника
aggression-raid = уничтожить у соперника на ваш выбор { $what }; получить ресурсы: половину суммы напечатанных цен постройки уничтоженных зданий с округлением вверх
raid-building = одно городское здание уровня { $level } или ниже
raid-and = { $what } и { $other }
aggression-enslave = получить { $n } { w-resources } и { $n } { w-food }; соперник теряет 1 население: рабочего из резерва, а если там никого нет — любого на свой выбор
aggression-spy = забрать { $n } { w-science } или все, если их у соперника меньше
aggression-annex = забрать одну колонию соперника на ваш выбор с её постоянным эффектом, но без мгновенного; только против соперника, у которого есть колония
aggression-infiltrate = убрать лидера или незаконченное чудо соперника на ваш выбор и получить { $n } { w-culture } за каждый уровень карты (эпоха А — ничего); только против соперника, у которого есть лидер или незаконченное чудо
aggression-intervene = забрать { $n } { w-culture } или все, если их у соперника меньше
aggression-kidnap = посмотреть гражданские карты соперника и, если хотите, забрать одну, соблюдая предел своей руки и правила взятия карт; { $n } { w-culture }, если разыграть её в этот же ход — карту действия тоже можно
aggression-occupy = забрать { $n } { w-food }, { $n } { w-resources }, { $n } { w-science } и { $n } { w-culture }, а чего у соперника меньше — всё, что есть
aggression-against = только против соперника слабее вас; он может отразить агрессию, сравнявшись с вами в силе военными картами
war-resolved = объявляется при любом соотношении сил, но не в последнем раунде; проводится в начале вашего следующего хода; побеждает более сильная сторона, при равенстве ничего не происходит
war-territory = победитель забирает из банка побеждённого 1 жёлтый куб и ещё 1 за каждые полные { $n } единиц разницы в силе, сколько их есть
war-technology = победитель забирает всего на разницу в силе: на свой выбор особые технологии побеждённого по их напечатанной цене в очках науки (кроме тех, что уже есть у победителя в руке или в игре), а на остаток — очки науки, сколько их есть у побеждённого
war-culture = победитель забирает { $n } очков культуры плюс разницу в силе, но не больше, чем есть у побеждённого
war-advantage = победитель забирает очки культуры, равные разнице в силе, но не больше, чем есть у побеждённого

## The same, told to whoever is attacked
loss-plunder = нападающий забирает ваши еду и ресурсы, всего до { $n }, в любом сочетании на свой выбор
loss-raid = нападающий уничтожает у вас на свой выбор { $what } и получает ресурсы: половину их напечатанной цены с округлением вверх
loss-enslave = вы теряете 1 население: рабочего из резерва, а если там никого нет — любого на ваш выбор; нападающий получает { $n } { w-resources } и { $n } { w-food }
loss-spy = нападающий забирает у вас { $n } { w-science } или все, если их меньше
loss-annex = нападающий забирает одну вашу колонию на свой выбор с её постоянным эффектом
loss-infiltrate = нападающий убирает вашего лидера или ваше незаконченное чудо на свой выбор и получает { $n } { w-culture } за каждый уровень карты (эпоха А — ничего)
loss-intervene = нападающий забирает у вас { $n } { w-culture } или все, если их меньше
loss-kidnap = нападающий смотрит ваши гражданские карты и может забрать одну из них
loss-occupy = нападающий забирает у вас { $n } { w-food }, { $n } { w-resources }, { $n } { w-science } и { $n } { w-culture }, а чего у вас меньше — всё, что есть

## Пакты
pact-a = А: { $what }
pact-b = В: { $what }
pact-both = обе стороны: { $what }
pact-forbids = партнёры не могут ни разыгрывать агрессии друг против друга, ни объявлять друг другу войну
pact-ends = прекращается, как только один из партнёров нападает на другого; сила, которую даёт пакт, в этом нападении не учитывается
pact-attack-bonus = тот, кто нападает на другого, получает в этом нападении +{ $n } к силе
pact-immune = этой стороне никто не может объявить войну
resource-production = { $amount } к каждому производству ресурсов
food-production = { $amount } к каждому производству еды
pact-costs = предложить этот пакт — ваше политическое действие, даже если его отклонят
pact-costs-sides = предложить этот пакт — ваше политическое действие, даже если его отклонят; свою сторону выбираете вы

## Вопросы
tta-ask-politics = Политика: одно политическое действие
tta-ask-action = Действия
tta-ask-action-card = Выберите, что сделать по карте
tta-ask-homer-place = Под какое чудо?
tta-ask-aggression-defence = Защититься картами или уступить
tta-ask-pact-reply = Вам предлагают пакт
tta-ask-aggression-pick = Выберите добычу
tta-ask-split = Сколько еды? Остальное — ресурсы
tta-ask-war-spoils = Контрибуция
tta-ask-colony-bid = Ставка за территорию
tta-ask-colony-force = Отправьте отряды и карты
tta-ask-food-or-resources = Еда или ресурсы?
tta-ask-free-build = Построить бесплатно?
tta-ask-event-action = Одно действие, дешевле
tta-ask-lose-population = Какого рабочего вы теряете?
tta-ask-lose-own-building = Какое здание вы теряете?
tta-ask-destroy-others-building = Какое здание вы уничтожаете?
tta-ask-ruin-wonder = Какое чудо превратится в руины?
tta-ask-lose-colony = Какую колонию вы теряете?
tta-ask-lose-blue-source = С какой карты уйдёт синий куб?
tta-ask-take-cards-offer = Взять карты из ряда?
tta-ask-discard = Сбросьте военные карты
tta-ask-stage-token-source = С какой карты взять куб для этапа?
tta-ask-goods = Что взять?
tta-ask-stance = Сила или гражданское действие?
tta-ask-resource-for-culture = Отдать ресурс за культуру?
tta-ask-commit-unit = Пожертвовать отрядом в этой войне?
tta-ask-colony-from-hand = Колонизировать территорию с руки?
tta-ask-event-from-hand = Разыграть событие с руки?
tta-ask-planning = Какое из трёх событий ваше?
tta-ask-move-worker = Переместить рабочего?
tta-ask-draft = Выберите карту для этой партии

## Команды
tta-do-take = Взять: { $card } ({ $price })
tta-do-populate = Увеличить население ({ $price })
tta-do-build = Построить: { $card } ({ $price })
tta-do-upgrade = Улучшить: { $card } → { $other } ({ $price })
tta-do-destroy = Уничтожить: { $card }
tta-do-disband = Распустить: { $card }
tta-do-elect = Сыграть лидера: { $card }
tta-do-stage = Завершить { $n ->
    [one] { $n } этап
    [few] { $n } этапа
   *[many] { $n } этапов
 } чуда: { $card } ({ $price })
tta-do-develop = Исследовать: { $card } ({ $price })
tta-do-revolt = Революция: { $card } ({ $price } и все гражданские действия)
tta-do-play = Сыграть: { $card }
tta-do-tactic = Сыграть тактику: { $card }
tta-do-copy = Скопировать тактику: { $card }
tta-do-levy = Население и отряд одним действием: { $card }
tta-do-convert = Превратить: { $card } → { $other } ({ $price })
tta-do-settle = Население бесплатно
tta-do-arm-0 = Взять культуру
tta-do-arm-1 = Вооружиться: наука и ресурсы на военные нужды
tta-do-substitute = Заменить гражданское действие военным
tta-do-barter-0 = Использовать 1 еду как 1 ресурс при следующей оплате
tta-do-barter-1 = Использовать 1 ресурс как 1 еду при следующей оплате
tta-do-end = Закончить ход
tta-do-prepare = Подготовить событие: { $card }
tta-do-attack = Агрессия: { $card }, цель — { $who }
tta-do-declare = Объявить войну: { $card }, цель — { $who }
tta-do-offer = Предложить пакт: { $card }, партнёр — { $who }, ваша сторона — { $side }
tta-do-cancel = Отменить пакт в игровой области: { $who }
tta-do-resign = Капитулировать
tta-do-give-up = Отказаться от лидера ради жёлтого куба
tta-do-discover = Отказаться от лидера, новая колония: { $card }
tta-do-pass = Пас
tta-do-peek = Посмотреть следующее событие
tta-do-accept = Принять
tta-do-refuse = Отказаться
tta-do-defend = Защититься картой: { $card }: +{ $worth }
tta-do-hold = Отразить: защиты достаточно
tta-do-concede = Уступить
tta-do-bid = Ставка: { $n }
tta-do-send = Отправить: { $card }
tta-do-spend = Потратить: { $card }: +{ $worth }
tta-do-land = Высадиться: войск достаточно
tta-do-choose = Выбрать: { $card }
tta-do-pick = Забрать: { $card } ({ $price })
tta-do-food = { $n ->
    [one] { $n } еда
   *[many] { $n } еды
 }
tta-do-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }
tta-do-discard = Сбросить: { $card }
tta-do-tuck = Под чудо: { $card }
tta-do-done = Больше ничего
tta-do-nothing = Ничего не делать
tta-do-science = Наука: { $n }
tta-do-culture = Культура: { $n }
tta-do-buy = Купить колонизацию: { $n } ({ $price })
tta-do-learn-take = Действие просвещения: взять { $card } ({ $price })
tta-do-learn-develop = Действие просвещения: изучить { $card } ({ $price })
tta-do-learn-build = Действие просвещения: построить { $card } ({ $price })
tta-do-learn-upgrade = Действие просвещения: улучшить { $card } до { $other } ({ $price })
tta-do-humble = Унизить более слабых
tta-do-games = Провести Игры
tta-do-look = Посмотреть военные карты игрока { $who }
tta-do-charge = Напасть на { $who }: { $card }, с жертвой { $other }
tta-do-commit = Пожертвовать: { $card }
tta-do-redeem = Снять жетон с чуда
tta-do-assist = Построить этап чуда игрока { $who } ({ $price })
tta-do-move = Переместить рабочего: { $card } → { $other }
tta-do-stance-0 = Сила
tta-do-stance-1 = Гражданское действие
tta-do-seize = { $n ->
    [0] { $more ->
        [0] Ничего не брать
        [one] Только { $more } ресурс
        [few] Только { $more } ресурса
       *[many] Только { $more } ресурсов
    }
   *[other] { $more ->
        [0] Только { $n } еды
        [one] Только { $n } еды и { $more } ресурс
        [few] Только { $n } еды и { $more } ресурса
       *[many] Только { $n } еды и { $more } ресурсов
    }
}

## Слова команд, как их перечисляет `saecula commands tta`
tta-verb-take = Взять карту с этого места ряда карт
tta-verb-pick = Забрать карту с этого места ряда, не тратя действий, в пределах соглашения
tta-verb-populate = Увеличить население: заплатить едой, получить рабочего
tta-verb-build = Построить ферму, шахту, городское здание или отряд этой технологии
tta-verb-upgrade = Улучшить: перевести рабочего с первой технологии на вторую
tta-verb-destroy = Уничтожить здание или распустить отряд: рабочий становится незадействованным
tta-verb-elect = Сыграть лидера с руки
tta-verb-stage = Завершить столько этапов вашего чуда
tta-verb-develop = Исследовать технологию с руки за науку
tta-verb-revolt = Сменить форму правления революцией
tta-verb-play = Сыграть карту действия с руки
tta-verb-tactic = Сыграть тактику с руки
tta-verb-copy = Скопировать общедоступную тактику
tta-verb-levy = Увеличить население и построить этот отряд одним действием
tta-verb-convert = Превратить здание первой технологии во вторую
tta-verb-settle = Увеличить население бесплатно
tta-verb-arm = Выбрать, что лидер даёт в этот ход: 0 — культуру, 1 — науку и ресурсы на военные нужды
tta-verb-substitute = Использовать военное действие как гражданское
tta-verb-barter = Обменять: 0 — еду на ресурс, 1 — ресурс на еду
tta-verb-end = Закончить ход
tta-verb-prepare = Подготовить событие или территорию с руки как будущее событие
tta-verb-attack = Сыграть агрессию против соперника
tta-verb-declare = Объявить войну сопернику
tta-verb-offer = Предложить пакт сопернику, взяв сторону a или b
tta-verb-cancel = Отменить пакт в игровой области этого игрока
tta-verb-resign = Капитулировать
tta-verb-give-up = Отказаться от лидера ради жёлтого куба
tta-verb-discover = Отказаться от лидера: территория с руки становится вашей колонией
tta-verb-pass = Спасовать: ничего не делать или больше не повышать ставку
tta-verb-peek = Посмотреть следующее событие
tta-verb-accept = Принять предложение
tta-verb-refuse = Отказаться от предложения
tta-verb-defend = Добавить к защите карту с руки
tta-verb-hold = Завершить защиту: её достаточно
tta-verb-concede = Уступить: больше карт для защиты не будет
tta-verb-bid = Предложить такую силу за территорию
tta-verb-send = Отправить отряд на колонизацию
tta-verb-spend = Потратить карту бонуса на колонизацию
tta-verb-land = Завершить колонизацию: войск достаточно
tta-verb-choose = Выбрать эту карту или это здание
tta-verb-food = Взять или отдать столько едой
tta-verb-resources = Взять или отдать столько ресурсами
tta-verb-science = Взять или отдать столько наукой
tta-verb-culture = Взять или отдать столько культурой
tta-verb-discard = Сбросить карту с руки
tta-verb-tuck = Положить лидера под это чудо
tta-verb-done = Больше ничего
tta-verb-buy = Купить столько колонизации
tta-verb-learn-take = Действием просвещения взять карту с этого места ряда
tta-verb-learn-develop = Действием просвещения исследовать технологию
tta-verb-learn-build = Действием просвещения построить
tta-verb-learn-upgrade = Действием просвещения улучшить первую технологию до второй
tta-verb-humble = Унизить более слабых
tta-verb-games = Провести Игры
tta-verb-look = Посмотреть военные карты соперника
tta-verb-charge = Сыграть агрессию против соперника, пожертвовав отрядом последней карты
tta-verb-commit = Пожертвовать отрядом этой карты
tta-verb-redeem = Снять жетон с вашего чуда
tta-verb-assist = Построить этап чуда этого игрока
tta-verb-move = Переместить рабочего с первой технологии на вторую
tta-verb-stance = Выбрать, что даёт лидер: 0 — силу, 1 — гражданское действие
tta-verb-seize = Забрать добычей столько еды и столько ресурсов, меньше, чем позволяет карта

## Команды, на что бы они ни были направлены
tta-idea-take = Взять карту из ряда
tta-idea-populate = Увеличить население
tta-idea-build = Построить здание или отряд
tta-idea-upgrade = Улучшить здание или отряд
tta-idea-destroy = Уничтожить здание или распустить отряд
tta-idea-elect = Сыграть лидера
tta-idea-stage = Строить этапы чуда
tta-idea-develop = Исследовать технологию
tta-idea-revolt = Сменить форму правления революцией
tta-idea-play = Сыграть карту действия
tta-idea-tactic = Сыграть тактику
tta-idea-copy = Скопировать общую тактику
tta-idea-levy = Увеличить население и сразу построить отряд
tta-idea-convert = Превратить здание в другое с помощью лидера
tta-idea-settle = Увеличить население бесплатно
tta-idea-arm = Взять культуру или вооружиться
tta-idea-substitute = Заменить гражданское действие военным
tta-idea-barter = Обменять еду и ресурс
tta-idea-end = Закончить ход
tta-idea-prepare = Подготовить событие
tta-idea-attack = Сыграть агрессию
tta-idea-declare = Объявить войну
tta-idea-offer = Предложить пакт
tta-idea-cancel = Отменить пакт
tta-idea-resign = Капитулировать
tta-idea-give-up = Отказаться от лидера ради жёлтого куба
tta-idea-discover = Отказаться от лидера ради новой колонии
tta-idea-pass = Пас
tta-idea-peek = Посмотреть следующее событие
tta-idea-accept = Принять
tta-idea-refuse = Отказаться
tta-idea-defend = Защититься картой
tta-idea-hold = Отразить: защиты достаточно
tta-idea-concede = Уступить
tta-idea-bid = Сделать ставку за территорию
tta-idea-send = Отправить отряд
tta-idea-spend = Потратить карту бонуса
tta-idea-land = Высадиться: войск достаточно
tta-idea-choose = Выбрать карту
tta-idea-food = Взять столько едой
tta-idea-resources = Взять столько ресурсами
tta-idea-discard = Сбросить карту
tta-idea-tuck = Положить лидера под чудо
tta-idea-done = Больше ничего
tta-idea-science = Взять столько наукой
tta-idea-culture = Взять столько культурой
tta-idea-buy = Купить колонизацию
tta-idea-learn-take = Действие просвещения: взять карту
tta-idea-learn-develop = Действие просвещения: изучить технологию
tta-idea-learn-build = Действие просвещения: построить
tta-idea-learn-upgrade = Действие просвещения: улучшить
tta-idea-humble = Унизить более слабых
tta-idea-games = Провести Игры
tta-idea-look = Посмотреть военные карты соперника
tta-idea-charge = Напасть с жертвой
tta-idea-commit = Пожертвовать отрядом
tta-idea-redeem = Снять жетон с чуда
tta-idea-assist = Построить этап чуда другого игрока
tta-idea-move = Переместить рабочего
tta-idea-stance = Выбрать силу или гражданское действие
tta-idea-seize = Забрать столько еды и столько ресурсов

## Что произошло; $who — игрок
tta-event-round-began = Начинается раунд { $n }.
tta-event-turn-began = { $who }: начало хода.
tta-event-row-swept = Из ряда карт сброшено: { $card }.
tta-event-card-dealt = Новая карта в ряду: { $card }.
tta-event-age-began = Начинается эпоха { $age }.
tta-event-card-taken = { $who }: взято из ряда — { $card }.
tta-event-civil-spent = { $who }: потрачено гражданских действий — { $n }.
tta-event-military-spent = { $who }: потрачено военных действий — { $n }.
tta-event-worker-gained = { $who }: получен рабочий.
tta-event-worker-lost = { $who }: потерян рабочий.
tta-event-built = { $who }: построено — { $card }.
tta-event-upgraded = { $who }: улучшено — { $card } → { $other }.
tta-event-destroyed = { $who }: потеряно — { $card }.
tta-event-leader-elected = { $who }: новый лидер — { $card }.
tta-event-leader-left = { $who }: лидер покидает игру — { $card }.
tta-event-stages-built = { $who }: идёт постройка чуда — { $card }.
tta-event-wonder-completed = { $who }: чудо построено — { $card }.
tta-event-developed = { $who }: исследована технология — { $card }.
tta-event-action-card-played = { $who }: сыграна карта действия — { $card }.
tta-event-tactic-adopted = { $who }: принята тактика — { $card }.
tta-event-food-changed = { $who }: еда { $amount }.
tta-event-resources-changed = { $who }: ресурсы { $amount }.
tta-event-science-changed = { $who }: наука { $amount }.
tta-event-culture-changed = { $who }: культура { $amount }.
tta-event-blue-changed = { $who }: синие кубы { $amount }.
tta-event-yellow-changed = { $who }: жёлтые кубы { $amount }.
tta-event-cards-drawn = { $who }: взято из колоды — { $card }.
tta-event-card-discarded = { $who }: сброшено — { $card }.
tta-event-event-prepared = { $who }: подготовлено событие — { $card }.
tta-event-event-revealed = { $who }: открыто событие — { $card }.
tta-event-events-renewed = Текущие события закончились: будущие перемешаны и становятся текущими.
tta-event-aggression-played = { $who }: агрессия — { $card }, цель — { $rival }.
tta-event-aggression-repelled = { $who }: агрессия отражена — { $card }.
tta-event-aggression-succeeded = { $who }: агрессия удалась — { $card }.
tta-event-bonus-played = { $who }: сыграно — { $card }.
tta-event-war-declared = { $who }: объявлена война — { $card }, цель — { $rival }.
tta-event-war-resolved = Война проведена: { $card }.
tta-event-pact-offered = { $who }: предложен пакт — { $card }, партнёр — { $rival }.
tta-event-pact-made = Заключён пакт: { $card } ({ $who }, { $rival }).
tta-event-pact-refused = Пакт отклонён: { $card }.
tta-event-pact-ended = Пакт прекращён: { $card }.
tta-event-resigned = { $who }: капитуляция.
tta-event-bid-made = { $who }: ставка { $n }.
tta-event-bid-passed = { $who }: пас.
tta-event-colony-taken = { $who }: новая колония — { $card }.
tta-event-colony-lost = { $who }: потеряна колония — { $card }.
tta-event-territory-unclaimed = Никто не сделал ставку на территорию: { $card }.
tta-event-uprising = Восстание! { $who }: производства нет.
tta-event-corruption = { $who }: коррупция { $n }.
tta-event-famine-struck = { $who }: голод, не хватает еды: { $n }.
tta-event-wonder-ruined = { $who }: чудо превратилось в руины — { $card }.
tta-event-tactics-shared = Тактика стала общей: { $card }.
tta-event-politics-passed = { $who }: без политического действия.
tta-event-event-peeked = { $who }: просмотрено событие — { $card }.
tta-event-antiquated = { $who } теряет архаичную карту: { $card }.
tta-event-card-stolen = { $who }: получено — { $card }, прежний владелец — { $rival }.
tta-event-last-round = Последний раунд: { $n }.
tta-event-game-ended = Игра окончена.
tta-event-card-seen = { $who } видит { $card } игрока { $rival }.
tta-event-hand-seen = { $who } смотрит военные карты игрока { $rival }.
tta-event-games-held = { $who } проводит Игры.
tta-event-prize-founded = { $card } ({ $who }) учреждает премию.
tta-event-prize-won = { $who } получает премию.
tta-event-stance-taken = { $n ->
    [1] { $who } выбирает силу.
   *[other] { $who } выбирает гражданское действие.
}
tta-event-yellow-parked = { $who } откладывает жёлтый жетон.
tta-event-tactic-mastered = Лидер игрока { $who } ложится под тактику: { $card }.
tta-event-unit-committed = { $who } жертвует: { $card }.
tta-event-worker-moved = { $who } перемещает рабочего: { $card } → { $other }.
tta-event-pointer-replaced = { $card } заменяется на { $other }.
tta-event-board-filled = На планшетах эпоха { $age }.
tta-event-card-picked = { $who } выбирает { $card }.
tta-event-plan-shown = Можно выбрать: { $card }.
tta-event-token-redeemed = { $who } снимает жетон: { $card }.
tta-event-stage-helped = { $who } строит этап для { $rival }: { $card }.

## Стол
hidden-card = карта
tta-title = Раунд { $round } · Эпоха { $age } · гражданская колода { $civil } · военная колода { $military }
tta-to-play = Ходит { $who }
tta-row = Ряд карт
tta-events = События: текущие { $current }, будущие { $future }, прошлые { $past }
tta-common = Общие тактики: { $what }
tta-boards = Поля, эпоха { $age }: { $what }
tta-board = Ваш планшет
tta-civil-hand = Гражданские карты в руке
tta-military-hand = Военные карты в руке
tta-wonder-progress = { $card }: этапы { $done } из { $all }
tta-wonder-begun = Строится чудо: { $card }, этапы { $done } из { $all }; следующие стоят в ресурсах: { $left }.
tta-row-legend = В скобках: эпоха и цена для вас в гражданских действиях; подчёркнутые карты скоро покинут ряд
tta-limits = Пределы: гражданские карты — { $civil }, военные карты — { $military }, городские здания одного вида — { $urban }.
tta-hidden-cards = { $n ->
    [0] Военные карты в руке: нет.
    [one] Военные карты в руке: { $n }, эпоха { $ages }.
   *[other] Военные карты в руке: { $n }, эпохи { $ages }.
 }
tta-source-production = производство
tta-source-preparing = подготовка событий
tta-source-event = события
tta-source-wonder = чудеса
tta-source-leader = лидеры
tta-source-action-card = карты действий
tta-source-colony = колонии
tta-source-aggression = агрессии
tta-source-war = войны
tta-source-impact = влияния
tta-source-famine = голод
tta-source-resignation = капитуляции
tta-source-limit = предел
tta-source-yellow-bank = жёлтый банк

## Chapters of the laws
section-game-flow = Ход игры
section-setup = Подготовка
section-turn-structure = Строение хода
section-replenish-the-card-row = Пополнение ряда карт
section-end-of-an-age = Конец эпохи
section-resolve-a-war = Исход войны
section-make-tactics-available = Тактика становится общей
section-politics-phase = Фаза политики
section-prepare-an-event = Подготовка события
section-play-an-aggression = Агрессия
section-declare-a-war = Объявление войны
section-offer-a-pact = Предложение пакта
section-cancel-a-pact = Расторжение пакта
section-resign = Выход из игры
section-action-phase-general = Фаза действий: общее
section-take-a-non-wonder-card = Взять карту (не чудо)
section-take-a-wonder = Взять чудо
section-increase-population = Рост населения
section-build-a-farm-mine-or-urban-building = Постройка ферм, шахт и городских зданий
section-upgrade-a-farm-mine-or-urban-building = Улучшение ферм, шахт и городских зданий
section-destroy-a-farm-mine-or-urban-building = Снос ферм, шахт и городских зданий
section-play-a-leader = Новый лидер
section-build-a-stage-of-a-wonder = Постройка этапа чуда
section-develop-a-technology = Изучение технологии
section-declare-a-revolution = Революция
section-play-an-action-card = Розыгрыш карты действия
section-military-units = Военные отряды
section-tactics-actions = Действия с тактикой
section-end-of-turn-sequence = Порядок конца хода
section-production-phase = Фаза производства
section-draw-military-cards-and-reset = Добор военных карт и возврат действий
section-current-events = Текущие события
section-colonization = Колонизация
section-your-cards = Ваши карты
section-technology-cards-in-play = Технологии в игре
section-other-civil-cards-in-play = Другие гражданские карты в игре
section-military-cards-in-play = Военные карты в игре
section-other-military-cards = Другие военные карты
section-your-statistics = Ваши показатели
section-ratings = Рейтинги
section-civil-and-military-actions = Гражданские и военные действия
section-blue-and-yellow-tokens = Синие и жёлтые жетоны
section-workers-and-population = Рабочие и население
section-discontent-workers = Недовольные рабочие
section-food-and-resources = Еда и ресурсы
section-science-and-culture-points = Очки науки и культуры
section-values-printed-on-components = Числа на компонентах
section-card-appendix-base = Карты базовой игры
section-recommended-rulings-text-silent-or-contradictory = Где в правилах нет прямого ответа
section-expansion-contents-and-modules = Дополнение: состав и модули
section-expansion-balanced-base-game = Дополнение: баланс базовой игры
section-expansion-new-military-cards = Дополнение: новые военные карты
section-expansion-ways-to-mix-leaders-and-wonders = Дополнение: как смешать лидеров и чудеса
section-expansion-production-bonuses = Дополнение: прибавки к производству
section-expansion-resources-for-specific-actions = Дополнение: ресурсы для отдельных действий
section-expansion-cards-age-a = Карты дополнения: эпоха А
section-expansion-cards-age-i = Карты дополнения: эпоха I
section-expansion-cards-age-ii = Карты дополнения: эпоха II
section-expansion-cards-age-iii = Карты дополнения: эпоха III
section-expansion-military-cards = Военные карты дополнения
section-house-variants = Домашние варианты
