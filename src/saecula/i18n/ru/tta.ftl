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
strength-points = { $n ->
    [one] { $n } сила
   *[many] { $n } силы
 }
faces = { $n ->
    [one] { $n } счастье
   *[many] { $n } счастья
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
blue-tokens = { $n ->
    [one] { $n } синий куб
    [few] { $n } синих куба
   *[many] { $n } синих кубов
 }
yellow-tokens = { $n ->
    [one] { $n } жёлтый куб
    [few] { $n } жёлтых куба
   *[many] { $n } жёлтых кубов
 }
colonization-points = бонус колонизации { $n }
military-cards = { $n ->
    [one] { $n } военная карта
    [few] { $n } военные карты
   *[many] { $n } военных карт
 }
tta-population = { $n ->
    [one] { $n } население
   *[many] { $n } населения
 }
tta-per-worker = за каждого рабочего: { $what }
urban-limit = предел городских зданий одного типа: { $n }
wonder-stages = этапы: { $what }
army-of = армия ({ $what }): сила { $n }
army-of-outdated = армия ({ $what }): сила { $n }, устаревшая — { $m }
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
defence-of = защита { $n }, колонизация { $m }
costs = цена: { $what }
attack-costs = розыгрыш: { $what }
score-1 = сразу после постройки: очки культуры за уровни ваших технологий
score-2 = сразу после постройки: 2 очка культуры за каждую ферму и шахту, 1 — за каждое городское здание и отряд
score-3 = сразу после постройки: очки культуры за всё, что производят ваши городские здания
score-4 = сразу после постройки: удвоенная культура ваших театров и библиотек
row-discount = на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 } дешевле в тот ход, когда вы сменили лидера
first-gain = один раз, при колонизации: { $what }

## Свойства, по номерам
power-0 = +{ $n } к силе за каждый отряд
power-1 = { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } за каждую технологию, взятую из ряда карт
power-2 = раз за ход военное действие может заменить гражданское
power-3 = лидеры в ряду карт дешевле на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 }
power-4 = каждый ход { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } на отряды
power-5 = при замене можно подложить под построенное чудо: оно получит символ счастья
power-6 = один раз за игру второе политическое действие
power-7 = увеличение населения дешевле на { $n ->
    [one] { $n } еду
   *[many] { $n } еды
 }
power-8 = прирост науки выше на уровень вашей лучшей лаборатории или библиотеки
power-9 = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } за каждую исследованную технологию
power-10 = +{ $n } к приросту культуры за каждый символ счастья храмов, театров и чудес
power-11 = за чудеса не нужно доплачивать гражданскими действиями
power-12 = пехота может считаться в армиях кавалерией
power-13 = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } в конце хода, если ваша цивилизация — одна из двух сильнейших
power-14 = за одно военное действие: увеличить население и обучить отряд, то и другое на 1 дешевле
power-15 = политическое действие: лидер уходит, а территория с вашей руки становится вашей колонией
power-16 = +{ $n } к силе за каждый символ счастья храмов и формы правления
power-17 = в свою фазу политики можно посмотреть следующее событие
power-18 = библиотеки и театры на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле, если у вас есть здание другого из этих двух типов
power-19 = технологии библиотек и театров на { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } дешевле, если у вас есть здание другого из этих двух типов
power-20 = +{ $n } к приросту культуры за каждую пару из библиотеки и театра
power-21 = +{ $n } к приросту культуры за каждый театр
power-22 = технологии театров на { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } дешевле
power-23 = раз за ход можно улучшить любое городское здание до театра
power-24 = революции оплачиваются военными действиями
power-25 = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за революцию
power-26 = +{ $n } к силе за каждый имеющийся у вас тип отрядов
power-27 = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждую исследованную технологию
power-28 = { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 } обратно за каждую исследованную технологию
power-29 = культура вашего лучшего театра учитывается дважды
power-30 = вам нельзя нападать
power-31 = нападения на вас стоят вдвое больше военных действий
power-32 = лаборатории производят и ресурсы — по своему уровню
power-33 = очки культуры за уровни ваших лабораторий, когда лидер покинет игру или она закончится
power-34 = +{ $n } к приросту культуры за каждый уровень каждой лаборатории
power-35 = прирост науки меньше на { $n } за каждую лабораторию
power-36 = каждый ход { $n ->
    [one] { $n } очко культуры либо, на военные нужды, { $n } очко науки и { $n } ресурс
    [few] { $n } очка культуры либо, на военные нужды, { $n } очка науки и { $n } ресурса
   *[many] { $n } очков культуры либо, на военные нужды, { $n } очков науки и { $n } ресурсов
 }
power-37 = для колонизации можно сбросить до { $n ->
    [one] { $n } военной карты
   *[many] { $n } военных карт
 }, каждая даёт 1
power-38 = +{ $n } к приросту культуры за каждую колонию и ещё +1 за первую
power-39 = политическое действие: лидер уходит, и вы получаете жёлтый куб
power-40 = предел гражданских карт в руке +{ $n }
power-41 = предел военных карт в руке +{ $n }
power-42 = +{ $n } к силе за каждый отряд пехоты
power-43 = +{ $n } к силе за каждый отряд артиллерии
power-44 = +{ $n } к счастью за каждый другой источник счастья
power-45 = ваша лучшая шахта производит ещё раз
power-46 = раз за ход 1 население бесплатно
power-47 = городские здания уровня I дешевле на { $n }
power-48 = уровня II — на { $n }
power-49 = уровня III — на { $n }
power-50 = одним действием можно завершить на { $n ->
    [one] { $n } этап
    [few] { $n } этапа
   *[many] { $n } этапов
 } чуда больше
power-51 = технологии на { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } дешевле, ваш партнёр платит 1
power-52 = +{ $n } к приросту культуры за каждое построенное чудо партнёра
power-53 = раз за ход 1 еда может заменить 1 ресурс
power-54 = раз за ход 1 ресурс может заменить 1 еду

## Что велят карты действий, по номерам
order-1 = построить или улучшить ферму или шахту на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле
order-2 = построить или улучшить городское здание на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле
order-3 = улучшить ферму, шахту или городское здание на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле
order-4 = увеличить население, затем получить { $n ->
    [one] { $n } еду
   *[many] { $n } еды
 }
order-5 = завершить один этап своего чуда на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле
order-6 = исследовать технологию, затем получить { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 }
order-7 = получить { $n ->
    [one] { $n } еду или { $n } ресурс
    [few] { $n } еды или { $n } ресурса
   *[many] { $n } еды или { $n } ресурсов
 }
arms-gain = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } на отряды в этот ход
extra-military = ещё { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
 } в этот ход
arms-per-stronger = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } на отряды в этот ход за каждого более сильного соперника
culture-per-richer = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждого соперника, у которого больше культуры

## Кого касается событие, по номерам
who-0 = все
who-1 = сильнейший
who-2 = слабейший
who-3 = двое сильнейших
who-4 = двое слабейших
who-5 = тот, у кого больше всех культуры
who-6 = тот, у кого меньше всех культуры
who-7 = тот, у кого больше всех культуры, если он среди двух слабейших
who-8 = все, у кого больше всех счастья
who-9 = все, у кого больше всех недовольных рабочих

## Что делает событие, по номерам
late-steps = в эпоху IV: { $what }
step-1 = +{ $n ->
    [one] { $n } еда
   *[many] { $n } еды
 }
step-2 = +{ $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }
step-3 = +{ $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 }
step-4 = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 }
step-5 = получить { $n ->
    [one] { $n } население
   *[many] { $n } населения
 }
step-6 = потерять { $n ->
    [one] { $n } население
   *[many] { $n } населения
 }
step-7 = выбрать: { $n ->
    [one] { $n } еда или { $n } ресурс
    [few] { $n } еды или { $n } ресурса
   *[many] { $n } еды или { $n } ресурсов
 }
step-8 = получить еду и ресурсы, всего { $n }
step-9 = потерять еду и ресурсы, всего { $n }
step-10 = взять { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 }
step-11 = сбросить { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 }
step-12 = можно построить бесплатно: { $card }
step-13 = можно увеличить население, построить или исследовать на { $n } дешевле
step-14 = уничтожить одну свою ферму, шахту или городское здание
step-15 = очки культуры, равные приросту культуры
step-16 = очки науки, равные приросту науки
step-17 = очки культуры, равные приросту науки
step-18 = еда, равная счастью
step-19 = фермы производят
step-20 = шахты производят
step-21 = коррупция, еда, потребление и ресурсы, как в конце хода
step-22 = потерять всю еду
step-23 = потерять { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 } за каждого недовольного рабочего
step-24 = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждого недовольного рабочего
step-25 = потерять вдвое меньше населения, чем недовольных рабочих
step-26 = потерять { $n ->
    [one] { $n } синий куб
    [few] { $n } синих куба
   *[many] { $n } синих кубов
 }
step-27 = забрать { $n ->
    [one] { $n } жёлтый куб
    [few] { $n } жёлтых куба
   *[many] { $n } жёлтых кубов
 } у слабейшего
step-28 = потерять лидера, если он не текущей эпохи
step-29 = потерять колонию
step-30 = можно взять из ряда карты на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 } вместо следующего политического действия
step-31 = превратить в руины чудо эпохи А или I
step-32 = уничтожить по одному городскому зданию каждого другого игрока
step-33 = очки культуры по этому влиянию

## Что делает агрессия или война, по номерам
aggression-1 = забрать еду и ресурсы, всего до { $n }
aggression-2 = уничтожить городские здания не выше этих уровней: { $levels }; получить половину их цены
aggression-3 = получить { $n ->
    [one] { $n } ресурс и { $n } еду
    [few] { $n } ресурса и { $n } еды
   *[many] { $n } ресурсов и { $n } еды
 }; соперник теряет 1 население
aggression-4 = забрать { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 }
aggression-5 = забрать колонию
aggression-6 = убрать лидера или незаконченное чудо; { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждый уровень
aggression-7 = забрать { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 }
war-1 = победитель забирает жёлтый куб и ещё по одному за каждые 5 единиц разницы в силе
war-2 = победитель забирает очки науки или особые технологии на сумму разницы в силе
war-3 = победитель забирает 5 очков культуры и ещё столько, какова разница в силе

## Пакты
pact-a = А: { $what }
pact-b = В: { $what }
pact-both = обе стороны: { $what }
pact-forbids = партнёры не могут нападать друг на друга
pact-ends = прекращается, если один нападёт на другого
pact-attack-bonus = тот, кто нападёт на другого, получит +{ $n } к силе
pact-immune = этой стороне никто не может объявить войну
resource-production = { $n } к производству ресурсов
food-production = { $n } к производству еды

## Вопросы
tta-ask-politics = Политика: одно политическое действие
tta-ask-action = Действия
tta-ask-action-card = Что велит карта
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
tta-do-barter-0 = Обменять 1 еду на 1 ресурс
tta-do-barter-1 = Обменять 1 ресурс на 1 еду
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
tta-do-defend = Защититься картой: { $card }
tta-do-hold = Отразить: защиты достаточно
tta-do-concede = Уступить
tta-do-bid = Ставка: { $n }
tta-do-send = Отправить: { $card }
tta-do-spend = Потратить: { $card }
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
tta-event-events-renewed = Будущие события становятся текущими.
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
tta-event-territory-unclaimed = Территория никому не нужна: { $card }.
tta-event-uprising = Восстание! { $who }: производства нет.
tta-event-corruption = { $who }: коррупция { $n }.
tta-event-famine-struck = { $who }: голод, не хватает еды: { $n }.
tta-event-wonder-ruined = { $who }: чудо превратилось в руины — { $card }.
tta-event-tactics-shared = Тактика стала общей: { $card }.
tta-event-politics-passed = { $who }: без политического действия.
tta-event-event-peeked = { $who }: просмотрено событие — { $card }.
tta-event-antiquated = { $who }: архаичная карта уходит — { $card }.
tta-event-card-stolen = { $who }: получено — { $card }, прежний владелец — { $rival }.
tta-event-last-round = Последний раунд: { $n }.
tta-event-game-ended = Игра окончена.

## Стол
hidden-card = карта
tta-title = Раунд { $round } · Эпоха { $age } · гражданская колода { $civil } · военная колода { $military }
tta-to-play = Ходит { $who }
tta-row = Ряд карт
tta-events = События: текущие { $current }, будущие { $future }, прошлые { $past }
tta-common = Общие тактики: { $what }
tta-board = Ваш планшет
tta-banks = Жёлтый банк { $yellow }, незадействованные рабочие { $pool }; синий банк { $blue }; еда { $food }, ресурсы { $resources }
tta-needs = цена населения { $population }, потребление { $consumption }, коррупция { $corruption }, недовольные рабочие { $discontent }
tta-civil-hand = Гражданские карты в руке
tta-military-hand = Военные карты в руке
tta-wonder-progress = { $card }: этапы { $done } из { $all }
tta-col-player = Игрок
tta-col-culture = Культура
tta-col-science = Наука
tta-col-strength = Сила
tta-col-faces = Счастье
tta-col-food = Еда
tta-col-resources = Ресурсы
tta-col-actions = Действия
tta-col-cards = Карты
tta-col-area = В игре
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
