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
army-by-level = армия ({ $what }): сила { $n } плюс наименьший уровень в ней
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
score-technology-levels = сразу после постройки: очки культуры за уровни ваших технологий
score-workers = сразу после постройки: 2 очка культуры за каждую ферму и шахту, 1 — за каждое городское здание и отряд
score-urban-output = сразу после постройки: очки культуры за всё, что производят ваши городские здания
score-stage-and-print = сразу после постройки: удвоенная культура ваших театров и библиотек
score-first-places = сразу после постройки: { $n } (2, 3, 4 игрока) культуры за каждый показатель из пяти — наука, культура, сила, еда, ресурсы, — где вы единственный первый
score-colonies = сразу после постройки: 1 очко культуры за каждую колонию всех игроков
score-science-rating = сразу после постройки: очки культуры, равные вашему приросту науки
score-widest = сразу после постройки: { $n } культуры за каждое чудо, либо особую технологию, либо тип городских зданий — чего у вас больше
stages-in-food = этапы оплачиваются едой
stage-culture = { $n } культуры тому, кто построил этап
stage-science = каждый этап даёт свою цену очками науки
open-stages = раз за ход этап может построить любой другой игрок
keeps-tokens = кубы его этапов остаются на карте
early-powers = с первого этапа: { $what }
completion-gain = сразу после постройки: { $what }
row-discount = на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 } дешевле в тот ход, когда вы сменили лидера
row-surcharge = в ряду карт дороже на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 }, пока у вас нет недовольных рабочих
needs-by-players = сколько кубов для этого должно быть потеряно (2, 3, 4 игрока): { $what }
one-of = одно из: { $what }
points-to-leader = уступает место лидеру из ячейки { $n }
points-to-wonder = уступает место чуду из ячейки { $n }
first-gain = один раз, при колонизации: { $what }

## Свойства
power-strength-per-unit = +{ $n } к силе за каждый отряд
power-science-on-taking-technology = { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } за каждую технологию, взятую из ряда карт
power-military-as-civil = раз за ход военное действие может заменить гражданское
power-leader-discount = лидеры в ряду карт дешевле на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 }
power-unit-resource-each-turn = каждый ход { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } на отряды
power-tuck-under-wonder = при замене можно подложить под построенное чудо: оно получит символ счастья
power-second-political-action = один раз за игру второе политическое действие
power-population-discount = увеличение населения дешевле на { $n ->
    [one] { $n } еду
   *[many] { $n } еды
 }
power-science-of-best-lab-or-library = прирост науки выше на уровень вашей лучшей лаборатории или библиотеки
power-resource-on-developing = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } за каждую исследованную технологию
power-culture-per-face = +{ $n } к приросту культуры за каждый символ счастья храмов, театров и чудес
power-no-wonder-surcharge = за чудеса не нужно доплачивать гражданскими действиями
power-infantry-as-cavalry = пехота может считаться в армиях кавалерией
power-culture-if-strong = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } в конце хода, если ваша цивилизация — одна из двух сильнейших
power-levy-power = за одно военное действие: увеличить население и обучить отряд, то и другое на 1 дешевле
power-colonize-from-hand = политическое действие: лидер уходит, а территория с вашей руки становится вашей колонией
power-strength-per-face = +{ $n } к силе за каждый символ счастья храмов и формы правления
power-peek-at-event = в свою фазу политики можно посмотреть следующее событие
power-library-theater-resources = библиотеки и театры на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле, если у вас есть здание другого из этих двух типов
power-library-theater-science = технологии библиотек и театров на { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } дешевле, если у вас есть здание другого из этих двух типов
power-culture-per-pair = +{ $n } к приросту культуры за каждую пару из библиотеки и театра
power-culture-per-theater = +{ $n } к приросту культуры за каждый театр
power-theater-science = технологии театров на { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } дешевле
power-convert-to-theater = раз за ход можно улучшить любое городское здание до театра
power-revolt-by-army = революции оплачиваются военными действиями
power-culture-on-revolution = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за революцию
power-strength-per-unit-type = +{ $n } к силе за каждый имеющийся у вас тип отрядов
power-culture-on-developing = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждую исследованную технологию
power-civil-back-on-developing = { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 } обратно за каждую исследованную технологию
power-best-theater-again = культура вашего лучшего театра учитывается дважды
power-no-attack = вам нельзя нападать
power-dearer-to-attack = нападения на вас стоят вдвое больше военных действий
power-lab-resources = лаборатории производят и ресурсы — по своему уровню
power-lab-levels-on-leaving = очки культуры за уровни ваших лабораторий, когда лидер покинет игру или она закончится
power-culture-per-lab-level = +{ $n } к приросту культуры за каждый уровень каждой лаборатории
power-less-science-per-lab = прирост науки меньше на { $n } за каждую лабораторию
power-culture-or-arms = каждый ход { $n ->
    [one] { $n } очко культуры либо, на военные нужды, { $n } очко науки и { $n } ресурс
    [few] { $n } очка культуры либо, на военные нужды, { $n } очка науки и { $n } ресурса
   *[many] { $n } очков культуры либо, на военные нужды, { $n } очков науки и { $n } ресурсов
 }
power-discard-for-colony = для колонизации можно сбросить до { $n ->
    [one] { $n } военной карты
   *[many] { $n } военных карт
 }, каждая даёт 1
power-culture-per-colony = +{ $n } к приросту культуры за каждую колонию и ещё +1 за первую
power-give-up-for-yellow = политическое действие: лидер уходит, и вы получаете жёлтый куб
power-civil-hand = предел гражданских карт в руке +{ $n }
power-military-hand = предел военных карт в руке +{ $n }
power-strength-per-infantry = +{ $n } к силе за каждый отряд пехоты
power-strength-per-artillery = +{ $n } к силе за каждый отряд артиллерии
power-extra-face = +{ $n } к счастью за каждый другой источник счастья
power-best-mine-again = ваша лучшая шахта производит ещё раз
power-free-population = раз за ход 1 население бесплатно
power-urban-discount-i = городские здания уровня I дешевле на { $n }
power-urban-discount-ii = уровня II — на { $n }
power-urban-discount-iii = уровня III — на { $n }
power-stages-at-once = одним действием можно завершить на { $n ->
    [one] { $n } этап
    [few] { $n } этапа
   *[many] { $n } этапов
 } чуда больше
power-develop-discount = технологии на { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } дешевле, ваш партнёр платит 1
power-culture-per-partner-wonder = +{ $n } к приросту культуры за каждое построенное чудо партнёра
power-food-as-resource = раз за ход 1 еда может заменить 1 ресурс
power-resource-as-food = раз за ход 1 ресурс может заменить 1 еду
power-card-bonus = первая карта действия за ход даёт всего на { $n } больше, и скидка её больше на { $n }
power-play-taken-card = раз за ход можно разыграть карту действия, взятую в этой же фазе
power-learning-action = раз за ход дополнительное гражданское действие, чтобы взять, исследовать, построить или улучшить лабораторию или библиотеку на { $n } дешевле
power-humble-weaker = один раз за игру политическим действием: все, кто слабее вас, теряют из банка { $n } жёлтый куб, а вы можете получить { $n } из коробки
power-hold-games = один раз за игру — Олимпийские игры: { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 }, и до вашей следующей фазы политики каждый нападающий теряет { $n }
power-resource-bonus = { $n } к производству ресурсов
power-resource-bonus-per-colony = { $n } к производству ресурсов за каждую колонию
power-resource-bonus-in-age-i = в эпоху I { $n } к производству ресурсов
power-science-in-age-ii = в эпоху II { $n } к приросту науки
power-culture-from-age-iii = с эпохи III { $n } к приросту культуры
power-colours-bonus = с гражданскими картами двух цветов в руке { $n } к производству ресурсов, трёх и более — ещё и { $n } к производству еды
power-low-farm-again = одна из ваших лучших ферм эпохи А или I получает на { $n } синий куб больше
power-low-mine-again = одна из ваших лучших шахт эпохи А или I получает на { $n } синий куб больше
power-culture-per-urban-face = +{ $n } к приросту культуры за каждый символ счастья городских зданий и чудес
power-culture-per-best-urban = +{ $n } к приросту культуры за лучшее здание каждого городского типа
power-culture-per-lab-and-library = +{ $n } к приросту культуры за каждую лабораторию и библиотеку
power-culture-per-arena = +{ $n } к приросту культуры за каждую арену
power-culture-per-best-theater = +{ $n } к приросту культуры за каждый театр наивысшего построенного уровня
power-face-per-best-theater = +{ $n } к счастью за каждый театр наивысшего построенного уровня
power-culture-of-best-library-and-theater = прирост культуры выше на уровни вашей лучшей библиотеки и вашего лучшего театра
power-science-of-best-mine = прирост науки выше на уровень вашей лучшей шахты
power-strength-of-best-lab = сила выше на уровень вашей лучшей лаборатории
power-culture-of-best-mine-or-lab = прирост культуры выше на больший из двух уровней
power-faces-of-best-lab = счастье выше на уровень вашей лучшей лаборатории
power-fewer-temple-faces = −{ $n } к счастью за каждый храм
power-ignored-discontent = недовольных рабочих не считают, самое большее { $n }
power-culture-of-government = прирост культуры выше на уровень вашей формы правления
power-culture-per-kept-token = +{ $n } к приросту культуры за каждый синий куб на карте
power-culture-per-army = +{ $n } к приросту культуры за каждую армию
power-farms-in-armies = фермы могут считаться в армиях пехотой или артиллерией эпохи А
power-unit-twice = один отряд может считаться в армиях дважды
power-unhappy-faces = пока она идёт, у обеих сторон счастье меньше на { $n }
power-strength-or-civil = в конце каждого хода на выбор: { $n } к силе или гражданское действие
power-strength-when-weak = +{ $n } к силе против агрессий и когда событие ищет слабейшего
power-arena-iii-strength = арены уровня III дают на { $n } больше силы
power-arena-iii-discount = арены уровня III дешевле на { $n }
power-urban-limit-more = предел городских зданий одного типа +{ $n }
power-peaceful-discount-per-urban = новая форма правления без революции дешевле на { $n } за каждое городское здание
power-unit-science-by-level = технологии пехоты и кавалерии дешевле на { $n } за каждый уровень
power-urban-science-per-type = технологии городских зданий дешевле на { $n } за каждый другой построенный тип
power-farm-mine-discount-ii = фермы и шахты уровня II дешевле на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }
power-farm-mine-discount-iii = уровня III — на { $n } дешевле
power-farm-mine-science-ii = их технологии уровня II дешевле на { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 }
power-farm-mine-science-iii = уровня III — на { $n } дешевле
power-technology-row-discount = технологии в ряду карт дешевле на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 }, но не меньше одного
power-dearer-to-attack-by = нападения на вас стоят на { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
 } больше
power-buy-colonization = при колонизации можно заплатить 1, 3 или 6 ресурсов за 1, 2 или 3 к силе войск, не больше { $n }
power-science-on-preparing = { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } за каждое подготовленное событие
power-culture-on-preparing = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждое подготовленное событие
power-draw-on-preparing = взять { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 } за каждое подготовленное событие
power-science-on-leaving = { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 }, когда лидер покинет игру
power-best-output-on-leaving = когда лидер покинет игру — очки культуры за производство вашей лучшей фермы или шахты
power-culture-on-excess-discard = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждую военную карту, которую приходится сбросить в конце хода
power-civil-back-on-replacing = при замене возвращается до { $n } потраченных гражданских действий
power-prize-on-replacing = при замене действие не возвращается; с этого момента { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } каждому, кто за ход исследует две технологии
power-culture-on-unit-technology = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждую исследованную технологию пехоты или кавалерии
power-culture-for-resource = за каждую исследованную технологию можно заплатить 1 ресурс и получить { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 }
power-science-on-population = { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 } за каждого нового рабочего
power-culture-on-population = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждого нового рабочего
power-resource-on-taking-wonder = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } за каждое взятое чудо
power-draw-at-new-age = взять { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 } в начале эпох II и III
power-culture-on-learning = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за использование этого действия
power-culture-per-surplus-face = в конце хода { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждый лишний символ счастья
power-arms-if-weak = в начале хода, если вы среди двух слабейших, { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } на отряды
power-good-if-not-weak = иначе { $n } еда, ресурс или очко науки
power-works-each-phase = каждую фазу действий { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } на этапы чудес и городские здания
power-arms-each-phase = каждую фазу действий { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } на отряды
power-more-arms-if-weak = на { $n } больше, если вы среди двух слабейших
power-park-yellow = в начале каждого хода отложите жёлтый куб из коробки, всего не больше { $n }; в конце каждой эпохи один из них попадает в ваш банк
power-extra-draw = в конце хода взять ещё { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 }
power-prepare-any-card = любую военную карту можно подготовить как событие; открытая, она даёт всем 1 очко науки
power-tactic-kept = ваши тактики остаются личными
power-master-tactic = когда лидер покинет игру, он ложится под вашу тактику, и каждая её армия сильнее на 1
power-see-prepared = вы видите события, которые готовят другие
power-look-at-hand = в свою фазу политики можно посмотреть военные карты игрока, но не одного и того же два хода подряд
power-second-political-every-turn = два политических действия каждый ход
power-commit-unit = в бою можно пожертвовать отрядом: его сила учитывается дважды, а вы получаете { $n } к культуре при нападении или { $n } к силе при защите
power-resources-per-kept-token = в свою фазу действий куб с карты можно обменять на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }
power-colonize-on-completion = сразу после постройки территория с вашей руки может стать вашей колонией
power-resolve-event = сразу после постройки можно применить событие эпохи III с руки, оставив карту себе

## Что велят карты действий
order-farm-or-mine = построить или улучшить ферму или шахту на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле
order-urban = построить или улучшить городское здание на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле
order-upgrade = улучшить ферму, шахту или городское здание на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле
order-population = увеличить население, затем получить { $n ->
    [one] { $n } еду
   *[many] { $n } еды
 }
order-stage = завершить один этап своего чуда на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 } дешевле
order-develop = исследовать технологию, затем получить { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 }
order-kind = получить { $n ->
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

## Кого касается событие
whom-all = все
whom-strongest = сильнейший
whom-weakest = слабейший
whom-two-strongest = двое сильнейших
whom-two-weakest = двое слабейших
whom-most-culture = тот, у кого больше всех культуры
whom-fewest-culture = тот, у кого меньше всех культуры
whom-most-culture-if-weak = тот, у кого больше всех культуры, если он среди двух слабейших
whom-all-happiest = все, у кого больше всех счастья
whom-all-most-discontent = все, у кого больше всех недовольных рабочих
whom-second-weakest = второй по слабости, если игроков трое или четверо

## Что делает событие
late-steps = в эпоху IV: { $what }
task-gain-food = +{ $n ->
    [one] { $n } еда
   *[many] { $n } еды
 }
task-gain-resources = +{ $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }
task-gain-science = +{ $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 }
task-gain-culture = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 }
task-gain-population = получить { $n ->
    [one] { $n } население
   *[many] { $n } населения
 }
task-lose-population = потерять { $n ->
    [one] { $n } население
   *[many] { $n } населения
 }
task-choose-kind = выбрать: { $n ->
    [one] { $n } еда или { $n } ресурс
    [few] { $n } еды или { $n } ресурса
   *[many] { $n } еды или { $n } ресурсов
 }
task-split-gain = получить еду и ресурсы, всего { $n }
task-split-loss = потерять еду и ресурсы, всего { $n }
task-draw-cards = взять { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 }
task-discard-cards = сбросить { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 }
task-build-free = можно построить бесплатно: { $card }
task-act-cheaper = можно увеличить население, построить или исследовать на { $n } дешевле
task-lose-building = уничтожить одну свою ферму, шахту или городское здание
task-culture-by-culture = очки культуры, равные приросту культуры
task-science-by-science = очки науки, равные приросту науки
task-culture-by-science = очки культуры, равные приросту науки
task-food-by-faces = еда, равная счастью
task-produce-food = фермы производят
task-produce-resources = шахты производят
task-full-production = коррупция, еда, потребление и ресурсы, как в конце хода
task-lose-all-food = потерять всю еду
task-lose-civil-by-discontent = потерять { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 } за каждого недовольного рабочего
task-culture-by-discontent = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждого недовольного рабочего
task-population-by-discontent = потерять вдвое меньше населения, чем недовольных рабочих
task-lose-blue = потерять { $n ->
    [one] { $n } синий куб
    [few] { $n } синих куба
   *[many] { $n } синих кубов
 }
task-take-yellow-from-weakest = забрать { $n ->
    [one] { $n } жёлтый куб
    [few] { $n } жёлтых куба
   *[many] { $n } жёлтых кубов
 } у слабейшего
task-remove-old-leader = потерять лидера, если он не текущей эпохи
task-lose-a-colony = потерять колонию
task-take-from-row = можно взять из ряда карты на { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 } вместо следующего политического действия
task-ruin-a-wonder = превратить в руины чудо эпохи А или I
task-destroy-of-others = уничтожить по одному городскому зданию каждого другого игрока
task-impact = очки культуры по этому влиянию
task-plan = выбирает одно из { $n } неиспользованных событий эпохи А — только для своей цивилизации
task-lose-science-above = теряют половину науки сверх { $n }
task-call-to-arms = потерять до { $n } гражданских действий и взять по военной карте за каждое
task-science-per-wonder = { $n } к науке за каждое построенное чудо, { $n } к ресурсам за незаконченное, за эпоху А вдвое больше
task-move-worker = можно перевести { $n } рабочего на другую технологию, доплатив разницу в цене
task-negotiate = забирает у слабейшего { $n } еды, ресурсов или науки по выбору открывшего
task-arms-industry = { $n } ресурсов за каждый из типов — пехота, кавалерия, артиллерия, — где ни у кого нет технологии выше

## Что делает агрессия или война
aggression-plunder = забрать еду и ресурсы, всего до { $n }
aggression-raid = уничтожить городские здания не выше этих уровней: { $levels }; получить половину их цены
aggression-enslave = получить { $n ->
    [one] { $n } ресурс и { $n } еду
    [few] { $n } ресурса и { $n } еды
   *[many] { $n } ресурсов и { $n } еды
 }; соперник теряет 1 население
aggression-spy = забрать { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
 }
aggression-annex = забрать колонию
aggression-infiltrate = убрать лидера или незаконченное чудо; { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 } за каждый уровень
aggression-intervene = забрать { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
 }
aggression-kidnap = забрать карту из гражданской руки соперника; { $n } культуры, если разыграть её в тот же ход
aggression-occupy = забрать до { $n } еды, ресурсов, науки и культуры
war-territory = победитель забирает жёлтый куб и ещё по одному за каждые 5 единиц разницы в силе
war-technology = победитель забирает очки науки или особые технологии на сумму разницы в силе
war-culture = победитель забирает 5 очков культуры и ещё столько, какова разница в силе
war-advantage = победитель забирает очки культуры, равные разнице в силе

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
tta-do-seize = Только { $n } еды и { $more ->
    [one] { $more } ресурс
    [few] { $more } ресурса
   *[many] { $more } ресурсов
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
tta-col-player = Игрок
tta-col-actions = Действия
tta-col-cards = Карты
tta-wonder-progress = Строится чудо: { $card }, этапы { $done } из { $all }; следующие стоят в ресурсах: { $left }.
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
