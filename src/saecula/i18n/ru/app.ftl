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
lacks-idle = Свободных рабочих не осталось.
lacks-slots = Ячеек: { $have }, свободных нет.
lacks-civilizations = У вас уже { $have ->
    [one] { $have } цивилизация
    [few] { $have } цивилизации
   *[many] { $have } цивилизаций
 }.
why-legal = Ничто этого не запрещает.

## Стол в терминале
prompt = Ваш выбор
hint = номер, команда или: why N · law ID · card НАЗВАНИЕ · explain power · undo · log · save ФАЙЛ · help · quit
hand-over = За клавиатурой теперь { $who }. Когда будете готовы, нажмите Enter.
saved = Сохранено: { $path }
undone = Отменено: { $command }
nothing-chosen = Нет варианта { $n }.
unknown-law = Нет правила по запросу «{ $query }».
unknown-card = Нет карты с названием «{ $query }».
goodbye = Игра не сохранена. До встречи!
quit-hint = Чтобы сохранить игру, сначала введите «save ФАЙЛ»; чтобы выйти, введите «quit» ещё раз.
say-more = Напишите что-нибудь после «{ $word }», например: { $example }
not-understood = «{ $text }» — не команда, подходящая сейчас. Введите номер или «help».
ambiguous = «{ $text }» может означать: { $candidates }
not-explained = «{ $what }» объяснить нельзя. Попробуйте power, vp или price ДЕЙСТВИЕ.
undo-refused = Отменить нельзя: отменяется только ваша последняя команда, если она ничего не открыла.
save-failed = Не удалось сохранить игру в { $path }.
save-exists = { $path } уже существует. Введите «save ФАЙЛ» с другим именем.
kept-unsaved = Игра не была сохранена; она оставлена в { $path }. Продолжить её можно через --load.
refused-some = { $n ->
    [one] отклонена { $n } введённая команда
    [few] отклонены { $n } введённые команды
   *[many] отклонено { $n } введённых команд
 }
law-line = правило { $id } · с. { $page }
explained = { $what } ({ $who }): { $total }
since-last = С вашего прошлого хода
log-empty = Пока ничего не произошло.
help-title = Что можно ввести
help-number = выполнить это действие
help-text = команда словами; достаточно начала слов: re wri
help-why = почему действие сейчас недоступно
ruling-reason = Причина: { $text }
ruling-source = Источник: { $text }
ruling-law = Закон: { $text }
ruling-shown = показывает { $text }
help-law = прочитать правило или найти его
help-card = прочитать карту
help-explain = откуда взялось число: power, vp, price ДЕЙСТВИЕ
help-undo = отменить свою последнюю команду, если после неё не открылось ничего нового
help-log = что произошло
help-show = показать стол заново
help-save = сохранить игру в файл
help-quit = выйти

## Итоги
result = Итог
result-rank = Место
result-player = Игрок
result-score = Счёт
result-sources = По источникам
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
verified = { $file }: проверено. Команды ({ $commands }), перемешивания ({ $shuffles }) и позиции ({ $digests }) согласуются с заявленным зерном и результатом.
verified-unfinished = { $file }: пока всё верно. Команды ({ $commands }), перемешивания ({ $shuffles }) и позиции ({ $digests }) согласуются; партия не окончена.

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

## saecula compile
compile-wait = Ожидание другого процесса, который компилирует
compile-generate = Перевод движка на C
compile-compile = Компиляция
compile-link = Сборка и оптимизация
compile-try = Проверка
compile-done = Движок скомпилирован ({ $seconds } с): { $folder }
compile-there = Движок уже скомпилирован: { $folder }
compile-cannot = Движок не удаётся скомпилировать: { $reason }
