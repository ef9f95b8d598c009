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
    [one] { $have } этапа
   *[other] { $have } этапов
 } за раз, а не { $need }.
lacks-cards = Достигнут предел карт: { $have }.
lacks-force = Нужны силы { $need }, а есть { $have }.
lacks-strength = Нужна сила { $need }, а есть { $have }.
not-asked = Сейчас решаете не вы.

## Числа
number-culture = Культура
number-culture-rate = Культура за ход
number-science = Наука
number-science-rate = Наука за ход
number-strength = Сила
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
number-works = Ресурсы для этапов и городских зданий
number-parked = Отложенные жёлтые кубы
number-kept = Синие кубы на чуде
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
number-civil-hand = Предел гражданских карт
number-military-hand = Предел военных карт
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
warning-tactic = { $card } прибавит вам { $n } силы.
warning-power = Свойство вашего лидера или чуда в этом ходу ещё не использовано.
warning-discard = Придётся сбросить { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
 }.
warning-age = Гражданская колода (осталось { $n }) кончится до вашего следующего хода, и эпоха { $age } завершится. Вы потеряете то, что старше: { $cards }.
warning-last-round = Это последний раунд: остатки ничего не стоят.
warning-idle = У вас ещё есть { $workers }, кто мог бы действовать.

## О чём вопрос
fact-attack = { $who } нападает на вас картой { $card }, сила { $n }.
fact-defence = Ваша защита: { $n } (сила { $own }).
fact-territory = Территория: { $card }
fact-bid = Наибольшая ставка { $n }; вы можете послать не более { $most }.
fact-force = Ваши силы: { $n } из { $bid }.
fact-pact = { $who } предлагает { $card } и берёт сторону { $side }.
fact-war = { $who } воюет, противник — { $rival }: { $card }, сила { $own } против { $their }.
fact-picks = Вы выбрали: { $cards }
fact-event = Событие: { $card }
fact-how-many = Сколько: { $n }
fact-no-politics = Вы отказались от этого политического действия ради карты «{ $card }».

## Where a number comes from
tta-source-start = в начале
tta-source-turn-end = концы ходов
tta-source-gained = другие поступления
tta-source-spent = потрачено или потеряно
tta-source-barter = обмен, на этот ход
tta-source-yellow-tokens = все жёлтые кубы
tta-source-blue-tokens = все синие кубы
tta-source-unused-workers = свободные рабочие
tta-source-blue-bank = синий банк
tta-source-happy-faces = счастье
tta-source-civil-actions = гражданские действия
tta-source-military-actions = военные действия
tta-source-kept-tokens = лежат на завершённом чуде
source-start = в начале
source-gained = другие поступления
source-spent = потрачено или потеряно
source-idle = свободные рабочие
source-placed = заняты, вернутся
source-placed-red = заняты, будут потеряны

## Где карта
place-row = в ряду карт
place-row-leaving = в ряду карт, но уйдёт из него до вашего следующего хода
place-deck = в колоде
place-hand = на руке: { $who }
place-play = в игре: { $who }
place-market = на рынке
place-tactics = общая тактика
place-event-past = прошедшее событие
place-event-mine = будущее событие, подготовлено вами
place-event-next = следующее событие, вы его видели
place-boards = на планшетах лидеров и чудес
place-planned = открыта для выбора
kind-civ = цивилизация
kind-wonder = чудо
kind-tech = технология
kind-special = карта особых технологий

## The page: frame
game = Игра
game-tta = Сквозь века
game-aoc = Эпоха цивилизаций
game-unknown = Эта страница не знает игры «{ $game }».
pitch-tta = Вся история за вечер, для 2–4 игроков
pitch-aoc = Взлёт и падение за полчаса, для 1–4 игроков
lobby-hero = Открытый стол для игр о цивилизациях: играйте с друзьями, с ботами или за одним экраном и в любой миг спрашивайте у стола «почему».
to-lobby = На главную
tools = Инструменты
language = Язык
theme-auto = Тема: как в системе
theme-light = Тема: светлая
theme-dark = Тема: тёмная
menu = Меню
menu-game = Эта партия
menu-calls = Устройства и вызовы
menu-table = Стол
menu-danger = Необратимо
close = Закрыть
back = Назад
confirm = Подтвердить
search = Поиск
link-connecting = Соединение…
link-lost = Связь потеряна, восстанавливаем…
link-closed = К этому столу не подойти.
link-open = Соединено

## The page: lobby
new-table = Новый стол
table-of = Стол: { $who }
my-tables = Мои столы
no-tables = Пока ни одного стола.
your-name = Ваше имя
players-number = Игроков
seed = Зерно
seed-random = случайное
clock = Часы
clock-none = Без часов
clock-live = Живая игра: 60 с на ход, запас 15 мин
clock-evening = Вечер: 3 мин на ход, запас 30 мин, пополняется
clock-slow = Неспешно: день на ход, запас 3 дня
more-options = Другие настройки
option-modules = Модули
option-mode = Лидеры и чудеса
option-deck = Колода
option-first-player-direction = Первый игрок передаётся
option-conquest-shared = При равенстве Завоевание платит всем
option-first = Кто начинает
option-row = Ряд действий
option-aztecs-optional = От жертвы можно отказаться
option-challenge = Испытание (соло)
option-resignation = Можно сдаться
option-hidden-hands = Гражданские карты в руке скрыты
option-hidden-future = Будущие лидеры и чудеса скрыты
option-plus-one = На лидера и чудо больше
option-draft = Драфт лидеров и чудес
option-chosen = Выбранные лидеры и чудеса
option-keep-old = Базовые карты без замены
option-short = Короткая игра
option-peaceful = Мирная игра
hint-tta-short = Заканчивается с эпохой II; засчитываются влияния земледелия, промышленности, счастья и силы. Примерно на треть короче.
hint-tta-peaceful = Без агрессий и войн: эти карты остаются в коробке.
hint-tta-modules = Части дополнения «Новые лидеры и чудеса» в любом сочетании. Ни одной — базовая игра.
hint-tta-mode = Какие лидеры и чудеса участвуют в игре.
hint-tta-draft = Перед началом игры каждый выбирает карты.
hint-tta-hidden-hands = Соперники видят число и эпохи гражданских карт в руке; в журнале по-прежнему сказано, что взято.
hint-aoc-modules = Части игры, которые можно добавить.
hint-aoc-deck = Документированная: только карты, чьи значения известны из правил.
value-balanced = сбалансированные базовые карты
value-military = новые военные карты
value-leaders-wonders = новые лидеры и чудеса
value-expansion-only = только новые лидеры и чудеса
value-secret-mix = тайная смесь: старые и новые, никто не знает какие
value-open-mix = открытая смесь: старые и новые, видны на планшетах
value-innovation = Инновации
value-changing-world = Меняющийся мир
value-draft = Драфт
value-random = решает жребий
value-1 = место 1
value-2 = место 2
value-3 = место 3
value-4 = место 4
value-shuffled = вперемешку
value-first-game = первая партия: сначала Охота, Рыбалка и Земледелие
value-full = полная
value-documented = документированная
value-clockwise = по часовой стрелке
value-counter-clockwise = против часовой стрелки
seat-n = Место { $n }
seat-me = Я
seat-friend = Друг по приглашению
seat-hot = Кто-то за этим устройством
seat-bot = Бот: { $level }
seat-open = свободное место
bot-random = случайный
bot-novice = новичок
bot-easy = лёгкий
bot-medium = средний
bot-hard = сильный
bot-expert = эксперт
bot-builder = строитель
bot-conqueror = завоеватель
bot-scholar = учёный
bot-wide = широкий
bot-cmd = программа
bot-greedy = жадный
create-table = Создать стол
start-game = Начать игру
status-waiting = ждёт игроков
status-playing = идёт игра
status-over = окончена
your-turn = ваш ход
you-are-asked = вопрос к вам
records = Записи
upload-hint = Посмотреть сохранённую игру.
upload-record = Открыть запись

## The page: waiting room
waiting-hint = Игра начнётся, когда все будут готовы.
sit-down = Сесть
sit-hot-seat = Тоже за этим устройством
put-bot = Посадить бота
remove-bot = Убрать бота
free-seat = Освободить место
make-ready = Я готов
is-ready = готов
not-ready = ещё не готов
invite-link = Приглашение: по этой ссылке можно сесть за стол
copy = Копировать
copied = Скопировано
start-hint = Все места должны быть заняты, и все готовы.

## The page: at the table
decision = Решение
waiting-for = Ждём: { $who }
game-over = Игра окончена
asked-below = Вопрос ждёт вашего ответа.
asked-in-turn = Сейчас ход: { $who }, а ответить должны вы.
deal-brings = даёт
deal-costs = стоит
all-actions = Все действия
hand-empty-civil = Сюда приходят технологии, лидеры и карты действий, взятые из ряда.
hand-empty-military = Сюда приходят военные карты: по одной за каждое красное действие, оставшееся в конце хода, не больше трёх.
nothing-left = Здесь больше ничего не сделать.
nothing-to-do-here = Сейчас с этим ничего не сделать.
not-now-asked = Не сейчас. Сначала ответьте: { $question }
not-now-waiting = Не сейчас: решает { $who }.
forbidden = запрещено
playable = можно действовать
undo = Отменить
redo = Вернуть
law = правило
together = вместе
purpose-culture = Побеждает тот, у кого в конце игры больше всего культуры.
purpose-vp = Побеждает тот, у кого в конце игры больше всего очков.
page-number = стр. { $n } правил
in-rules = В справочнике правил
open-breakdown = Откроет разбор
before-and-after = До и после
outcome-unknown = Откроется скрытое: исход неизвестен.
rest-unknown = Остальное неизвестно: откроется скрытое.
then-possible = Станет возможно:
then-impossible = Станет невозможно:
nothing-to-mind = Ничего не забыто.
no-way-back = Это нельзя отменить.
fold-away = Сначала осмотреться
hand-over-to = Передайте устройство: { $who }
hand-over-hint = Пока не нажмёте кнопку, ничего не видно.
i-am = Я — { $who }
age = Эпоха
round-n = Раунд { $n }
round-of = Раунд { $n } из { $all }
last-round-n = последний раунд: { $n }
phase = Фаза
phase-politics = Политика
phase-action = Действия
phase-other = Решение
reserve-left = запас { $time }
watching = Зрители
parts = Части стола
tab-row = Ряд
tab-board = Планшет
tab-events = События
tab-actions = Действия
tab-log = Журнал
show-board = Планшет: { $who }
decides-now = решает сейчас
start-player = первый игрок
swept = скоро уйдёт из ряда
empty-space = пустое место
no-leader = нет лидера
no-wonder = чудо не начато
no-tactic = нет тактики
exclusive = личная
ruined = руины
pact-with = с { $who }, сторона { $side }
war-on = против { $who }
face-down = рубашкой вверх
corruption-short = коррупция −{ $n }
events = События и колоды
events-current-hint = Кто готовит событие, открывает верхнее из этих.
events-future-hint = Подготовлены игроками; станут текущими, когда те кончатся.
events-past = прошедшие
events-next = Следующее, вы его знаете:
events-mine = Подготовлены вами:
events-last = Последнее:
planned = Намеченные события:
on-boards = Лидеры и чудеса на планшетах
boards-hint = Карта отсюда попадает в ряд, когда туда выкладывается её указатель.
lasting-prize = Премия: { $n } культуры за две технологии за ход
lasting-games = Игры ({ $who }): кто нападёт, теряет { $n } культуры
stance-strength = выбрано: сила
stance-civil = выбрано: гражданское действие
yellow-bank = Жёлтый банк
yellow-bank-hint = Новый рабочий — это самый левый куб. Под каждой частью: еда за следующего рабочего, сколько съедают за ход, когда часть пуста, и сколько счастья тогда нужно.
blue-bank = Синий банк
blue-bank-hint = Еда, ресурсы и этапы чудес — это кубы отсюда. Чем меньше осталось, тем больше коррупция забирает каждый ход.
open-cards = Показать
known-card = вы её видели
deck-civil = гражд. колода
deck-military = воен. колода
deck-left-n = колода: { $n }
when-past = прошло
when-open = открыто сейчас
when-future = будущее
when-always = открыто всегда
worker-lost = рабочий теряется
bonus-coins = бонусные монеты: { $n }
tech-known = изучена
technologies-of = Технологии: { $who }
move-device = Перенести место на другое устройство
move-hint = Откройте это на другом устройстве в течение десяти минут; сработает один раз:
take-back = Вернуть место { $who } от бота
let-bot-play = Пусть за { $who } играет бот
leave-table = Уйти из-за стола
press-again = Нажмите ещё раз, чтобы подтвердить: { $what }
watch-link = По этому адресу можно наблюдать
revoke-seat = Забрать место: { $who }
new-invite = Новое приглашение, старое недействительно
webhook = Вызывать этот веб-адрес, когда решаю я
set-webhook = Задать
notices = Уведомления
notices-about = Вам сообщат, когда ждут вашего решения, а вы не смотрите на стол: раз в час за каждым столом, если вы не хотите слышать о каждом решении.
notices-way = Как
notices-mail = Почта
notices-push = Этот браузер
notices-webhook = Программа (вебхук)
notices-discord = Discord
notices-ntfy = ntfy
notices-address = Адрес
notices-every = о каждом решении
notices-hourly = не чаще раза в час
notices-everywhere = за всеми столами моей учётной записи
notices-unproved = ждёт кода, который туда отправлен
notices-code = Код из письма
notices-prove = Подтвердить
notices-add = Сообщать туда
notices-try = Проверить
notices-remove = Удалить
notices-tried = Отправлено.
notices-not-taken = Там его не приняли.
notices-not-allowed = Браузер не разрешил.
notices-none = У этого сервера нет способа сообщить вам.
seat-free = Место { $n } свободно: кто-то ушёл.
seat-freed = Место игрока { $before } освобождено; его держит бот.
seat-taken-over = { $who } занимает место игрока { $before }.
seed-chosen = Зерно выбрал создатель стола: тасовка может быть ему известна.
commitment = Тасовка зафиксирована суммой
fair-title = Честная раздача
fair-hint = Сервер закрепил своё зерно, когда появился стол. Каждая страница добавляет своё случайное число, закреплённое так же, прежде чем кто-либо что-либо раскроет; карты получаются из всего вместе. Поэтому никто не может выбрать их один, даже хозяин сервера. Во время партии сервер по-прежнему знает все карты.
fair-shares = { $count ->
    [0] К раздаче пока никто ничего не добавил.
    [one] К раздаче добавляет { $count } человек.
    [few] К раздаче добавляют { $count } человека.
   *[many] К раздаче добавляют { $count } человек.
 }
fair-opening = Раздача: раскрыто { $done } из { $all }.
fair-failed = { $who }: доля раздачи не раскрыта вовремя. Раздача прервана; следующая — номер { $round }.
proof-title = Что это доказывает, а что нет
part-ours = Ваша страница сверила: её доля есть в этой раздаче, и после раскрытия ничего не изменили.
part-wrong = Ваша страница сверила: эта раздача составлена не из того, что она видела и послала. Сохраните запись и спросите хозяина сервера.
part-left-out = Ваша страница предложила свою долю раздачи, а карты роздали без неё: раздающий мог их выбрать.
proof-brought = Эту запись сюда кто-то принёс: ничто не показывает, что партию играли на этом сервере.
proof-brought-ours = Эту запись сюда кто-то принёс, и она подписана этим сервером.
vote-ask = Предложить столу забрать место: { $who }
vote-open = { $by } предлагает столу забрать место ({ $who }): согласны { $agreed } из { $needed }.
vote-yes = Согласиться
vote-no = Не согласиться
vote-passed = Стол забрал место: { $who }.
vote-refused = Стол не согласился: { $who } остаётся.
vote-expired = Голосование окончилось ничем: { $who } остаётся.
list-table = Показывать этот стол всем (любой может сесть или смотреть)
level-wanted = Для кого
level-any = для всех
level-beginner = для новичков
level-experienced = для опытных
level-expert = для знатоков
delete-table = Удалить этот стол навсегда
turn-since = Ходит { $who } · { $since }
open-tables = Открытые столы
no-open-tables = Открытых столов сейчас нет. Создайте свой: в его меню можно показать его здесь всем.
no-such-open-tables = Таких открытых столов нет.
seats-free = свободно мест: { $free } из { $all }
is-here = здесь
any-game = Любая игра
any-players = Сколько угодно
any-pace = Любые часы
any-level = Для любых
any-way = Играть или смотреть
open-way = Что я хочу
way-join = Играть
way-watch = Смотреть
pace-none = без часов
pace-live = вживую
pace-slow = по дням

## The page: log, cards, rules
log = Журнал
log-filter = Какие строки
log-all = всё
log-mine = моё
log-attacks = нападения и события
log-scores = очки
log-minor = все мелочи
card-browser = Карты
rules = Правила
kind = Вид
where-at-table = Где они за столом
copies = копий при 2, 3, 4 игроках: { $a }, { $b }, { $c }

## The page: after the game
score-by-source = Очки по источникам
graphs = Графики по раундам
graph-end = В конце:
download-record = Скачать запись
look-at-board = Посмотреть на стол
to-report = К итогам
rematch = Реванш
to-rematch = К реваншу
replay = Повтор
replay-first = К началу
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = К концу
replay-play = Пуск
replay-pause = Пауза
replay-ply = Шаг
seen-by = Глазами
spectator = зрителя
to-table = К столу

## The page: account
account = Учётная запись
account-hint = Необязательно: с ней ваши столы найдутся на любом устройстве.
mail-title = Почтовый адрес
mail-hint = С адресом можно получить новый пароль по почте. Больше он ни для чего не нужен.
mail-is = Письма об этой учётной записи приходят на { $mail }.
mail-address = Адрес
mail-set = Отправить письмо для подтверждения
mail-sent = Письмо отправлено. Откройте ссылку из него в течение часа.
mail-confirm = Это мой адрес
mail-confirmed = Адрес подтверждён.
mail-forget = Забыть адрес
mail-forgotten = Адрес забыт.
forgot-title = Забыли пароль?
forgot-send = Прислать письмо
forgot-sent = Если такая учётная запись есть и у неё есть адрес, письмо отправлено.
forgot-no-mail = Этот сервер не отправляет писем. Его хозяин может сделать для вас ссылку, по которой задают новый пароль.
delete-account = Удалить мою учётную запись
delete-account-hint = Удаляются учётная запись, сеансы и столы, которые только ваши. Где играют или играли другие, партия остаётся, место освобождается, а имя снимается. Записи, которые скачали другие, — их.
account-deleted = Ваша учётная запись удалена.
account-keep = Вы вошли как { $name }. Должно ли это место принадлежать этой учётной записи? Тот, кто знает её пароль, сможет сесть сюда с любого устройства.
account-keep-yes = Сохранить в { $name }
account-keep-no = Нет
account-name = Имя
password = Пароль
new-password = Новый пароль (от 8 знаков)
change-password = Сменить пароль
password-changed = Пароль изменён.
log-in = Войти
log-out = Выйти
logged-in = Вы вошли.
logged-out = Вы вышли.
register = Зарегистрироваться

## The page: keys
key-number = выбрать действие из списка
key-enter = нажать выбранную кнопку, подтвердить
key-escape = назад, закрыть
key-end = закончить ход или пасовать
key-undo = отменить, вернуть
key-actions = к списку действий
key-log = журнал или действия
key-board = планшет следующего игрока
key-cards = к первой карте
key-arrows = к ближайшему предмету в ту сторону
key-tab = к следующему предмету
key-help = этот список
how-to-act = Нажмите на что угодно: единственное возможное сделается, из нескольких появится список, а запрещённое — с правилом. Задержитесь на действии, чтобы увидеть числа; его можно отменить.

## The page: counts
forbidden-actions = { $n ->
    [one] { $n } запрещённое действие
    [few] { $n } запрещённых действия
   *[many] { $n } запрещённых действий
 }
costs-civil = вам стоит { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
 }
tile-workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
 }
tile-tokens = { $n ->
    [one] { $n } синий куб
    [few] { $n } синих куба
   *[many] { $n } синих кубов
 } ценой { $worth }
digest-more = и ещё { $n ->
    [one] { $n } строка раньше
    [few] { $n } строки раньше
   *[many] { $n } строк раньше
 }
cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
laws-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
 }

# beside an action, and in questions
number-cards-drawn = Военные карты на руке
warning-service = { $card }: умение в этот ход ещё не использовано и пропадёт с его уходом.
fact-victim = Против: { $who }
end-unused = не потрачено: { $n }
end-draw = возьмёте карт: { $n }
end-discard = сбросить: { $n }
end-corruption = коррупция { $n }
end-famine = голод: −{ $n } культуры
end-uprising = восстание
note-resign = Вы проигрываете: ваша цивилизация выходит из игры, вернуться нельзя.
note-attack = { $own } против { $other }, самое большее { $most } ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} у соперника).
note-attack-sure = { $own } против { $other }, самое большее { $most } с картами соперника: не удержат.
note-war = Сейчас { $own } против { $other }; война решится в начале вашего следующего хода.
note-bid = сила { $before } → { $after }
note-bid-colony = сила { $before } → { $sent } без этих отрядов, затем { $after } с колонией
note-bid-same = ставки от { $first } до { $last } стоят одинаково: наименьшее войско даёт { $last }
note-split = еда { $food }, ресурсы { $resources }
note-stage = этап { $done } из { $all }; чудо заработает после последнего
then-event = Затем открывается верхняя карта текущих событий: она сработает сразу и для всех.
then-event-known = Затем открывается событие «{ $card }»: оно сработает сразу и для всех.
bar-strength = сила
bar-cards = карты
bar-force = войско
bar-sent = отправлено
bar-bonus = бонус
aid-holds = { $n } против { $need }: хватает.
aid-short = { $have } против { $need }: не хватает { $n }.
aid-force-need = Нужно: войско силой { $n }, хотя бы с одним отрядом.
aid-force-sent = { $bonus ->
    [0] Отправлено: { $n }.
   *[other] Отправлено: { $n }; бонус колонизации добавляет { $bonus }.
}
aid-force-missing = Ещё не хватает: { $n }.
aid-force-unit = Ещё не хватает отряда.
aid-force-enough = Всего хватает.
aid-reach = Всеми картами, что можно пустить в ход ({ $cards }), вы наберёте { $n }.
aid-give-in = Если уступить: { $text }
aid-most-cards = Не больше карт, чем у вас военных действий: { $n }.
aid-bid-stands = { $who } ставит { $n }.
aid-no-bid = Ставок ещё нет.
aid-win = На кону: { $text }
aid-rival-force = { $who }: отряды дают { $n }, военных карт на руке: { $cards }.
label-space = { $label } (место { $n })
## The page: the look of the table
you = вы
tab-hand = Рука
hand-empty = На руке нет карт. Возьмите их из ряда; военные карты приходят в конце хода за неистраченные красные действия.
row-zone = { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[other] { $n } гражданских действий
 }
pile-now = Сейчас
pile-future = Будущее
pile-civil = Гражд.
pile-military = Военные
pile-mine = ваши
pile-tactics = тактики
pile-past = прошлые
pool-free = свободны
pool-unhappy = недовольны: { $n }
pool-uprising = восстание
bank-eats = едят { $n }
bank-price = Рабочий из этой части стоит { $n } еды.
bank-price-now = Следующий рабочий стоит { $n } еды.
bank-eats-then = Когда эта часть опустеет, в конце каждого вашего хода будет съедаться { $n } еды.
bank-eats-now = Сейчас в конце каждого вашего хода съедается { $n } еды.
actions-left = зданий до { $urban }
armies = { $n ->
    [one] { $n } армия
    [few] { $n } армии
   *[other] { $n } армий
 }
note-war-on = Война: цель — { $who }.
note-war-by = Войну ведёт { $who }.
note-pact = Пакт: { $who }.
note-uprising = Восстание!
note-discontent = { $n ->
    [one] { $n } недовольный рабочий.
    [few] { $n } недовольных рабочих.
   *[other] { $n } недовольных рабочих.
 }
note-gone = Вне игры.
back-to-mine = Моё поле
caption-yours = Ваш ход.
caption-asked = Ход: { $who }. Вопрос к вам.
all-short = все
choose-action = Посмотреть варианты
sound-on = Звук: включён
sound-off = Звук: выключен
moment-age = Начинается эпоха { $age }
moment-wonder = Чудо построено: { $who }
told-war-tie = Ничья в войне: { $card }.
told-war-won = Победа: { $who }, { $card }, перевес в силе { $n }.
told-auction-won = Больше никто не предлагает: побеждает { $who }, ставка { $n }.
told-war-when = Исход решится в начале следующего хода: { $who }.
told-attack = Сила: { $attack } против { $defence }.
told-defence = { $cards ->
    [0] Сила { $defence } выдержала против { $attack }.
    [one] Сила { $defence } и { $cards } карта (+{ $added }): вместе { $total } против { $attack }.
    [few] Сила { $defence } и { $cards } карты (+{ $added }): вместе { $total } против { $attack }.
   *[many] Сила { $defence } и { $cards } карт (+{ $added }): вместе { $total } против { $attack }.
}
told-no-further = { $who }: без второго политического действия.
told-bonus = { $who } разыгрывает карту «{ $card }» (+{ $n }).
told-revolution = Революция! { $who }: новая форма правления — { $card }.
told-politics-given-up = { $who }: политическое действие отдано за карту «{ $card }».
told-found = { $whom }: { $who } ({ $number }: { $values }).
told-nobody = никто
told-no-effect = Ни у кого ничего не меняется.
told-came-to-nothing = Событие без последствий: { $card }.
told-more = и ещё { $n } в журнале
told-tie = При равенстве первым считается { $who }: это его ход.
told-production = { $who }, производство: { $parts }.
told-part-culture = культура { $amount }
told-part-science = наука { $amount }
told-part-food = еда { $amount }
told-part-resources = ресурсы { $amount }
told-part-nothing = ничего
told-part-eaten = Съедено: еда { $amount }.
told-part-corrupt-food = Потеряно от коррупции: еда { $amount }.
told-part-corrupt-resources = Потеряно от коррупции: ресурсы { $amount }.
told-part-hunger = Потеряно от голода, не хватило еды ({ $n }): культура { $amount }.
told-final = Итоговый подсчёт
told-scored = Подсчитывается карта «{ $card }».
told-antiquated = { $who } сбрасывает с руки архаичные карты: { $cards }.
told-backs = { $n ->
    [one] { $n } военная карта
    [few] { $n } военные карты
   *[other] { $n } военных карт
 }
moment-war = { $who } против { $rival }

# --- how it plays
group-all = Все
group-likely = Частые
group-answer = Ответы
group-take = Взять
group-build = Строить
group-develop = Изучить
group-play = Играть
group-politics = Политика
group-more = Ещё
group-destroy = Разрушить… ({ $n })
action-groups = Группы действий
is-away = { $who } не в сети.
answered-alone = Другого ответа не было: он дан автоматически.
answered-alone-short = авто
replay-before = до
replay-after = после
to-the-table = К столу
pace = Темп чужих ходов
pace-seconds = { $n } с на шаг
pace-instant = Сразу
pace-pause = Пауза
pace-go = Дальше
pace-skip = Пропустить ({ $n })
chat = Беседа
tab-chat = Беседа
chat-empty = Пока никто ничего не сказал.
chat-write = Сказать что-нибудь
chat-send = Отправить
chat-on = Беседа за этим столом
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отличный ход!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-hurry = Ваш ход!
phrase-thinking = Я думаю…
phrase-back-soon = Скоро вернусь.
phrase-bye = До встречи!
forecast = Если бы события пришли сейчас
forecast-short = Прогноз событий
forecast-hint = События, которые вы подготовили, видели или держите, при нынешнем положении. При равенстве выше тот, в чей ход событие открыто, к добру или к худу, дальше по часовой стрелке.
forecast-event = Событие
forecast-next = следующее
forecast-current = подготовлено вами, уже среди текущих
forecast-future = подготовлено вами
forecast-hand = у вас на руке
forecast-asked = предстоит выбор
forecast-waiting = после этого выбора
forecast-any-turn = в чей бы ход оно ни пришло
forecast-turn = если откроется в ход: { $who }
forecast-none = Вы не знаете событий, исход которых можно предсказать. Территории разыграют на торгах.
bot-plays-for = За { $who } играет бот.
stop-bot = Остановить бота
let-bot-play-sure = Бот решает за { $who }, пока вы его не остановите. Его действия нельзя отменить.
give-only-answers = Отвечать за меня, когда возможен только один ответ
notify-me = Звать меня сообщением браузера
key-groups = Следующая группа действий
key-forecast = Что сделали бы события сейчас
key-chat = Беседа
key-skip = Сразу к настоящему
key-pause = Пауза и дальше
