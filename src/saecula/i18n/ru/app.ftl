# Saecula: тексты, не относящиеся к отдельной игре.

player-name = Игрок { $n }
bot = бот

## Отказы
lacks-coins = { $need ->
    [one] Нужна { $need } монета
    [few] Нужны { $need } монеты
   *[many] Нужно { $need } монет
 }, у вас { $have }: не хватает { $lack }.
lacks-workers = { $need ->
    [one] Нужен { $need } свободный рабочий
    [few] Нужны { $need } свободных рабочих
   *[many] Нужно { $need } свободных рабочих
 }, у вас { $have }: не хватает { $lack }.
lacks-slots = Ячеек: { $have }, свободных нет.
lacks-civilizations = У вас уже { $have ->
    [one] { $have } цивилизация
    [few] { $have } цивилизации
   *[many] { $have } цивилизаций
 }.
why-legal = Ничто этого не запрещает.

## Стол в терминале
prompt = Ваш выбор
hint = Введите номер, команду или вопрос:
welcome = Введите номер действия или спросите о части стола её словом; «{ $help }» перечислит слова.
goes-on = Игра продолжается после { $n ->
    [one] { $n } команды
   *[other] { $n } команд
 }. Введите «{ $log }», чтобы прочитать всё, что произошло.
hand-over = За клавиатурой теперь { $who }. Когда будете готовы, нажмите клавишу ввода.
saved = Сохранено: { $path }
undone = Отменено: { $command }
nothing-chosen = Нет варианта { $n }.
unknown-law = Нет правила по запросу «{ $query }».
unknown-card = Нет карты с названием «{ $query }».
no-such-part = В этой игре нет части «{ $word }».
no-such-seat = Нет места «{ $text }»: введите его номер, от 1 до { $n }, или начало имени.
goodbye = Игра не сохранена. До встречи!
quit-hint = Чтобы сохранить игру, сначала введите «{ $save }»; чтобы выйти, введите «{ $quit }» ещё раз.
end-anyway = Чтобы всё же закончить ход, введите то же самое ещё раз.
give-up-anyway = Чтобы выйти из игры, введите то же самое ещё раз.
say-more = Напишите что-нибудь после «{ $word }», например: { $example }
sample-law = чудо
not-understood = «{ $text }» — не команда, подходящая сейчас. Введите номер или «{ $help }».
ambiguous = «{ $text }» может означать: { $candidates }
not-explained = «{ $what }» объяснить нельзя. Попробуйте что-нибудь из этого: { $able }.
undo-refused = Отменить нельзя: отменяется только ваша последняя команда, если она ничего не открыла.
save-failed = Не удалось сохранить игру в { $path }.
save-exists = { $path } уже существует. Введите «{ $save }» с другим именем.
stood-in = { $fault }; за него дальше играет уровень «{ $level }».
kept-unsaved = Игра не была сохранена; она оставлена в { $path }. Продолжить её можно через --load.
refused-some = { $n ->
    [one] отклонена { $n } введённая команда
    [few] отклонены { $n } введённые команды
   *[many] отклонено { $n } введённых команд
 }
law-line = правило { $id }, с. { $page }
explained = { $what } ({ $who }): { $total }
since-last = С вашего прошлого хода
since-short = С прошлого хода
log-empty = Пока ничего не произошло.
moved = { $name } { $after }, было { $before }
then = затем
none-forbidden = Сейчас не запрещено ничего из того, о чём можно подумать.
more-forbidden = { $n ->
    [one] Ещё { $n } действие сейчас запрещено
    [few] Ещё { $n } действия сейчас запрещены
   *[many] Ещё { $n } действий сейчас запрещено
 }; «{ $word }» скажет почему.
tells-more = «{ $word }» расскажет об этих картах подробнее.
no-longer = Больше недоступны номера
how-many-actions = { $n ->
    [one] Доступно { $n } действие
    [few] Доступно { $n } действия
   *[many] Доступно { $n } действий
 }; «{ $word }» перечислит их заново.
left-game = больше не участвует в игре.
row-space = Место { $n }

## Стол в терминале: части
part-row = Ряд
part-market = Рынок
part-hand = Рука
part-board = Планшет
part-scores = Игроки
part-events = События
part-actions = Действия
part-log = Что произошло
part-warnings = Перед концом хода

## Стол в терминале: слова, которые вводят
word-actions = действия
word-forbidden = запреты
word-try = проба
word-why = почему
word-row = ряд
word-market = рынок
word-hand = рука
word-board = планшет
word-scores = очки
word-events = события
word-warnings = предупреждения
word-card = карта
word-law = правило
word-explain = объясни
word-log = журнал
word-undo = отмена
word-show = стол
word-save = сохранить
word-help = помощь
word-quit = выход
form-choice = N
form-seat-maybe = МЕСТО
form-law = СЛОВО
form-number-name = ЧИСЛО
form-file = ФАЙЛ
help-title = Что можно ввести
help-commands = Команды этой игры (достаточно начала слов)
help-number = выполнить действие с этим номером
help-actions = снова перечислить действия с 1
help-forbidden = что сейчас запрещено и каким правилом
help-try = что изменит действие, не выполняя его
help-why = почему действие сейчас недоступно
help-row = ряд карт
help-market = что лежит на рынке
help-hand = карты у вас на руке
help-board = ваш планшет или планшет другого места
help-scores = числа всех игроков
help-events = события и то, что впереди
help-warnings = о чём помнить перед концом хода
help-card = прочитать карту и узнать, где она
ruling-reason = Причина: { $text }
ruling-source = Источник: { $text }
ruling-law = Закон: { $text }
ruling-shown = показывает { $text }
help-law = прочитать правило или найти его
help-explain = откуда взялось ваше число
help-log = что произошло; с числом — столько последних строк
help-undo = отменить свою последнюю команду, если после неё не открылось ничего нового
help-show = показать весь стол заново
help-save = сохранить игру в файл
help-help = этот список
help-quit = выйти

## Стол в терминале: во весь экран
screen-keys-board = другой планшет
screen-keys-card = карта
screen-keys-warnings = предупреждения
screen-keys-forbidden = запреты
screen-keys-undo = отмена
screen-keys-save = сохранить
screen-keys-scroll = ниже
screen-keys-help = помощь
screen-keys-quit = выход
screen-confirm = Ввод: выполнить · Esc: назад
screen-close = Esc: закрыть
screen-turn = Стрелки: другая карта · Esc: закрыть
screen-how = Стрелки выбирают действие, ввод показывает, что оно изменит, ещё раз ввод выполняет его. Клавиши:
screen-ready = { $who }, нажмите клавишу ввода, когда больше никто не смотрит.
screen-thinking = { $who } думает…
screen-over = Игра окончена. Чтобы выйти, нажмите Q.

## Итоги
result = Итог
result-rank = Место
result-player = Игрок
result-score = Счёт
result-sources = По источникам
result-line = Место { $rank }: { $who }, счёт { $score } ({ $sources }).
result-winner = Победа: { $who }.
result-shared = Победа разделена: { $who }.
result-solo = Ваш результат: { $vp }.
result-goals = Достигнуто: { $goals }
result-no-goals = На этот раз без достижений.

## Симуляции
simulate-progress = Идёт игра
simulate-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }
simulate-bot = Бот
simulate-seats = Места
simulate-wins = Победы
simulate-rate = Доля побед
simulate-mean = Средний счёт
simulate-footer = Решений: { $decisions }; раундов: от { $low } до { $high }; зерно { $seed }
simulate-speed = { $seconds } с, { $speed } партий в секунду
simulate-bare = На одном ядре: { $own } партий в секунду; голая случайная игра, без ботов и подсчёта: { $bare }; отношение { $times }

## Записи партий
export-progress = Запись таблиц
export-written = { $to }: партии — { $games }, места — { $seats }, ходы — { $turns }, решения — { $decisions }, события — { $events }; { $megabytes } МБ.
verify-progress = Проверка
verified-many = { $file }: проверено записей — { $records }, из них оконченных партий — { $finished }. Команды ({ $commands }), перемешивания ({ $shuffles }) и позиции ({ $digests }) согласуются с заявленными зёрнами и результатами.
verified = { $file }: проверено. Команды ({ $commands }), перемешивания ({ $shuffles }) и позиции ({ $digests }) согласуются с заявленным зерном и результатом.
verified-unfinished = { $file }: пока всё верно. Команды ({ $commands }), перемешивания ({ $shuffles }) и позиции ({ $digests }) согласуются; партия не окончена.
proof-heading = Это доказывает:
proof-rules = Каждая команда была разрешена, и вместе они ведут от этой раздачи к этому концу.
proof-seed = Каждое перемешивание получено из зерна, а зерно — то самое, что запись зафиксировала заранее.
proof-signed = Запись подписал { $by } (ключ { $key }): за его столом { $table } обязательство опубликовано { $committed }, карты розданы { $dealt }.
proof-fair = Раздача составлена из зерна, которое зафиксировал сервер, и из случайных чисел людей ({ $shares } из { $people }), зафиксированных прежде, чем что-либо раскрыли: если хоть один был честен, раздачу не выбрал никто, даже хозяин сервера.
proof-open-heading = Это не доказывает:
proof-not-signed = Кто её сделал: её никто не подписал, а с программой можно выдумать целую партию с любыми именами.
proof-not-checked = Кто её сделал: она подписана ключом { $key }, который не проверен (saecula verify --key АДРЕС сервера).
proof-not-server = Что время на сервере верное: это его слово.
proof-not-fair = Что раздачу никто не выбрал: зерно из одних рук.
proof-not-theirs = Что люди сами прислали свою часть раздачи: страница каждого сравнивает её с тем, что послала.
proof-not-blind = Что никто не видел скрытых карт и кто эти люди: сервер знает все карты, пока идёт партия.

## Карты
cards-checked = { $path }: все исправления подходят.

## Части команды
part-card = КАРТА
part-number = ЧИСЛО
part-seat = ИГРОК
part-place = МЕСТО
part-side = СТОРОНА
part-civ = ЦИВИЛИЗАЦИЯ
part-tech = ТЕХНОЛОГИЯ
part-wonder = ЧУДО
part-special = ОСОБАЯ
part-effect = КАРТА
verb-action = Выполнить действие «{ $action }»
commands-title = Что можно ввести в игре { $game }

## A command line that cannot be read
usage-no-option = параметра { $word } нет
usage-no-command = команды { $word } нет
usage-which-command = какая команда? Их перечисляет `saecula --help`
usage-extra = лишнее в строке: { $word }
usage-needs-value = параметру { $word } нужно значение
usage-takes-no-value = у параметра { $word } нет значения
usage-missing = не хватает { $word }
usage-invalid = { $word }: { $reason }
usage-no-integer = должно быть целым числом
usage-no-number = должно быть числом

## saecula compile
compile-wait = Ожидание другого процесса, который компилирует
compile-generate = Перевод движка на C
compile-compile = Компиляция
compile-link = Сборка и оптимизация
compile-train = Пробные партии, чтобы узнать, что нужно играм
compile-try = Проверка
compile-done = Движок скомпилирован ({ $seconds } с): { $folder }
compile-there = Движок уже скомпилирован: { $folder }
compile-cannot = Движок не удаётся скомпилировать: { $reason }

## Шансы
judge-chance = { $who }: { $share } %
judge-culture = накопленная культура
judge-economy = экономика
judge-science = наука
judge-army = армия
judge-cards = карты и чудеса
judge-danger = безопасность
judge-tempo = оставшиеся ходы
judge-number = { $name }: { $own } против { $other }
bot-restrained = Здесь ничего не скомпилировано, поэтому эксперт думает меньше, чем мог бы: поможет saecula compile.
