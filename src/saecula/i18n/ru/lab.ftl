## Лаборатория: турниры
lab-score-tta = Культура
lab-score-aoc = Очки
lab-column-bot = Бот
lab-column-seats = Места
lab-column-rate = Доля побед
lab-column-rating = Рейтинг
lab-column-mean-time = мс/решение (ядро)
lab-column-slowest = дольше всего, мс (ядро)
lab-column-pair = Пара
lab-column-ahead = Первый выше
lab-column-lead = Отрыв первого
lab-column-profile = В среднем на место
lab-humans = Люди
lab-humans-source = Люди: { $source }. Это для сравнения, а не цель.
lab-pairs = Боты за одним столом
lab-profiles = Профили
lab-plot-rate = Доля побед на место; пунктир — при равной силе
lab-plot-scores = Распределение счёта
lab-plot-sources = Откуда взялся счёт
lab-footer = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
 }, раундов: { $rounds }; { $seconds } с, { $speed } партий в секунду, { $core } за секунду работы одного ядра; зерно { $seed }
lab-method = Как получены числа
lab-method-text = Каждая раздача сыграна при каждой ротации мест, так что у всех ботов были одни и те же карты и места; сдаваться было нельзя. Доля побед — на место; разделённая победа считается долями. В скобках — 95-процентные интервалы. Единица счёта — раздача, потому что партии одной раздачи похожи: ошибка средних следует из разброса между раздачами, а доля побед получает интервал Уилсона для такого числа независимых партий, которое дало бы ту же ошибку, но не больше сыгранного. Рейтинги — по Плакетту и Люсу (openskill), партия за партией; ± — два стандартных отклонения. Времена относятся к машине, на которой играли; в скобках — процессорное время самого бота.

## Профили
lab-profile-wonders = Чудеса
lab-profile-stages = Построено этапов
lab-profile-leaders = Лидеры
lab-profile-takes = Взято карт
lab-profile-dear_takes = … за 3 гражданских действия и больше
lab-profile-governments = Смены правления
lab-profile-first_government = Раунд первой смены
lab-profile-despotism = Правление не менялось
lab-profile-colonies = Колонии
lab-profile-bids = Ставки
lab-profile-wars = Объявлено войн
lab-profile-wars_won = … выиграно
lab-profile-aggressions = Агрессии
lab-profile-aggressions_won = … удачные
lab-profile-pacts_offered = Предложено пактов
lab-profile-pacts_made = … принято
lab-profile-uprisings = Восстания
lab-profile-famines = Голод
lab-profile-famine = Игроки, которых настиг голод
lab-profile-two_labs = Две лаборатории после 5-го раунда
lab-profile-better_mine = Шахта лучше начальной
lab-profile-better_farm = Ферма лучше начальной
lab-profile-science = Наука, произведённая в 14-м раунде
lab-profile-unarmed = Ни одного отряда в конце
lab-profile-raised = Возвышено цивилизаций
lab-profile-annexed = Захвачено цивилизаций
lab-profile-techs = Технологии
lab-profile-specials = Карты особых технологий
lab-profile-actions = Действия
lab-profile-passes = Пасы
lab-profile-war_losses = Рабочие, потерянные в войнах
lab-profile-plague_losses = Рабочие, потерянные от чумы

## Альманах
almanac-title = Альманах { $game }: игроков — { $players }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }
almanac-players = Игроков
almanac-summary = Боты: { $bots }. Средний счёт { $score }, у победителей { $winning }; раундов: { $rounds }.
almanac-civil = Гражданские карты
almanac-military = Военные карты
almanac-colonies = Территории
almanac-raised = Возвышенные цивилизации
almanac-annexed = Захваченные цивилизации
almanac-bought = Технологии и чудеса
almanac-rounds = Раунды
almanac-game-wars = Войн за партию
almanac-game-aggressions = Агрессий за партию
almanac-game-pacts_made = Пактов за партию
almanac-game-war_losses = Рабочих потеряно в войнах за партию
almanac-game-plague_losses = Рабочих потеряно от чумы за партию
almanac-cost-civil = Гражд. действия
almanac-cost-colonies = Выигравшая ставка
almanac-cost-bought = Монеты
almanac-method = Доля побед — у мест, которые использовали карту, с 95-процентным интервалом (Уилсон, кластеры — партии); при равной силе было бы { $par }. Она показывает, что сопутствует победе, а не что к ней ведёт. «Из открытых» — сравнение с числом экземпляров, которые были открыты.
almanac-written = Записано: { $path }
lab-column-card = Карта
lab-column-kind = Вид
lab-column-age = Эпоха
lab-column-per-game = За партию
lab-column-of-offered = Из открытых
lab-column-ages = В эпоху
lab-column-round = Средний раунд
lab-column-into-play = Введено в игру
lab-kind-civ = цивилизация
lab-kind-tech = технология
lab-kind-wonder = чудо
lab-kind-special = карта особых технологий

## Настройка весов
tune-progress = Настройка
tune-generation = Поколение { $n }: лучшее { $best }, среднее { $mean } из 100; выиграно { $wins } % партий
tune-done = Готово, { $n ->
    [one] { $n } поколение
    [few] { $n } поколения
   *[many] { $n } поколений
 }; веса записаны в { $path }. Проверьте их: saecula tournament { $game } --bots { $bot }@{ $path },{ $bot } --games 400

## Лучшие ответы
exploit-start = Начало { $name }: выиграно { $wins } % партий
exploit-step = Шаг { $n }, партий { $games }: кандидаты выиграли { $wins } %
exploit-found = Лучший найденный ответ против { $against } (начало { $start }, партий в поиске { $searched }) выигрывает { $share } % [{ $low }, { $high }] из { $games } новых партий; поровну было бы { $par } %.

## Обучение
train-areas = Игроков { $players }, партий { $games }, позиций { $positions }: площадь под кривой по эпохам { $areas }
train-curve = по первым обучающим партиям ({ $n }): { $areas }
train-tenth = оценка { $low }–{ $high } %: выиграно { $won } % из { $n }
