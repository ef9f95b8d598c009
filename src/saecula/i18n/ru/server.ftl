# Saecula: что говорит сервер стола в браузере.

server-game-aoc = Эпоха цивилизаций
server-game-tta = Сквозь века

## Команды
server-stale = Партия ушла вперёд: сейчас дана команда номер { $ply }.
server-ambiguous = Это можно понять по-разному: { $candidates }
server-not-understood = Такой команды здесь нет ({ $problem }).
server-not-your-decision = Сейчас решаете не вы.
server-undo-refused = Отменить нечего: можно вернуть только свою последнюю команду, если она ничего не открыла.
server-redo-refused = Повторять нечего.
server-not-playing = За этим столом сейчас не идёт партия.
server-broken = Стол закрыт: партию нельзя продолжить ({ $problem }). Ничего не потеряно.
server-bad-message = Сервер не понимает этого сообщения.
server-too-often = Слишком много запросов; подождите минуту.
server-too-large = Отправлено слишком много данных.
server-too-many-connections = Слишком много соединений одновременно; подождите немного.
server-headers-too-large = Заголовки запроса слишком велики.
server-too-slow = Запрос приходил слишком долго.
server-too-many-tables = Все столы, для которых на этом сервере есть место, заняты; попробуйте позже.
server-bots-busy = Ботам этого сервера слишком много надо обдумать; попробуйте через несколько минут.
server-too-deep = В присланном слишком глубокая вложенность.
server-foreign-page = Это прислала страница с другого адреса. Ничего не сделано.
server-unknown-host = Этот сервер не знает имени { $host }. Тот, кто его запускает, может его разрешить: saecula serve --name { $host }
server-not-json = Сюда можно присылать только JSON, с типом содержимого application/json.
server-internal = Ошибка сервера. Она записана в журнал; попробуйте ещё раз.
server-storage = Сервер сейчас не может писать в своё хранилище. Ничего подтверждённого не потеряно; попробуйте чуть позже.

## Столы и места
server-bad-input = Так нельзя: { $problem }
server-no-such-table = Такого стола нет.
server-no-such-page = По этому адресу ничего нет.
server-no-such-seat = Места { $seat } нет.
server-no-such-bot = Бота с именем { $bot } нет.
server-no-name = Укажите имя.
server-name-alike = Это имя похоже на имя игрока { $name }, который уже сидит здесь.
server-no-spectators = Этот стол только для его игроков.
server-unknown-token = Это место (больше) не ваше: займите его снова или попросите новую ссылку.
server-unknown-code = Код неизвестен, использован или устарел. Создайте новый на другом устройстве.
server-revoked = Ваше место перенесено на другое устройство или отдано.
server-wrong-invite = Приглашение (больше) не действует; попросите новую ссылку.
server-seat-taken = Место занято.
server-not-taken = Там никто не сидит.
server-not-host = Это может делать только хозяин стола.
server-not-your-seat = Это не ваше место.
server-not-waiting = Это возможно только до начала партии.
server-not-ready = Не все готовы.
server-not-over = Это возможно только после партии.
server-not-absent = { $name } за столом.
server-sits-elsewhere = Тот, у кого есть место за этим столом, не может занять другое, на котором уже розданы карты.
server-not-long-absent = Игрок { $name } был здесь совсем недавно. Место можно забрать после { $minutes } мин. отсутствия; до тех пор за него может играть бот.
server-nothing-here = У вашей учётной записи нет места за этим столом.
server-webhook-refused = На этот адрес нельзя слать извещения: он должен начинаться с https:// и быть общедоступным.

## Учётные записи
server-no-accounts = На этом сервере нет учётных записей.
server-name-taken = Это имя занято.
server-wrong-password = Неверное имя или пароль.
server-not-logged-in = Сначала войдите.
server-other-account = Вы вошли как { $name }.

## Записи партий
server-still-playing = Запись можно получить после партии: до тех пор в ней есть тайны.
server-verified = Проверено: команды ({ $commands }), перемешивания ({ $shuffles }) и позиции ({ $digests }) согласуются с заявленным зерном.
server-not-verified = Не подтверждено: { $problem }

## Извещения
server-notice-decision = { $player }, ваше решение за столом { $table }.
server-notice-over = { $player }, партия за столом { $table } окончена.
