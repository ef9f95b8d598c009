"""Which facts of a card its text does not name. The facts are read from the row, key by key, so a key or a number that
nobody thought of is a fact as well, and a text that is silent about it is caught.
"""

import re
from collections import Counter
from typing import Any

from saecula.aoc import texts, words
from saecula.aoc.cards import catalog
from saecula.i18n import LANGUAGES

PROVENANCE = {"source", "law"}
# of a card: how it is known and drawn, not how it is played
UNPLAYED = {"id", "name", "region", "sources", "placement", "documented", "special"}

# what a row says without a number, and the words that say it, by language
SAID: dict[str, tuple[str, str, str]] = {
    "op=action_bonus": ("each time .* also gain", "каждый раз.* дополнительно получите", "ogni volta .* in più"),
    "op=action_discount": (
        "costs you .* less.* below zero",
        "стоит вам .* меньше.* ниже нуля",
        "costa .* in meno.* sotto zero",
    ),
    "op=action_slot": (
        "slot of its own.*for you alone.*even in rounds",
        "своя ячейка.*только для вас.*даже в раунде",
        "casella .*solo per te.*anche nei round",
    ),
    "op=military": ("power", "военная мощь", "potenza"),
    "op=turn_end": ("end of each of your turns", "в конце каждого вашего хода", "fine di ogni tuo turno"),
    "op=turn_end_tech": (
        "end of each of your turns.* for nothing.*no research action",
        "в конце каждого вашего хода.*бесплатно.*не действие",
        "fine di ogni tuo turno.*gratis.*non è un'azione",
    ),
    "op=turn_end_action": (
        "end of each of your turns you may .* once without a worker",
        "в конце каждого вашего хода можете один раз .* без рабочего",
        "fine di ogni tuo turno puoi .* una volta senza lavoratore",
    ),
    "op=turn_end_market_gift": (
        "end of each of your turns you may once.*market.*bonus coins",
        "в конце каждого вашего хода можете один раз.*рынка.*бонусные монеты",
        "fine di ogni tuo turno puoi .*una volta.*mercato.*monete bonus",
    ),
    "op=game_end": ("end of the game", "в конце игры", "fine partita"),
    "op=on_rise": (
        "when you raise it .not when you annex",
        "(возвысив|когда вы возвышаете).*не захват",
        "quando la elevi .non quando la annetti",
    ),
    "op=on_learn": ("when you learn it", "изучив её", "quando la apprendi"),
    "op=on_gain": ("when you take it.*once", "взяв её.*один раз", "quando la prendi.*una volta"),
    "op=pass_bonus": ("when you pass.*beside the usual", "спасовав.*сверх обычного", "quando passi.*oltre al solito"),
    "op=war_immunity": ("no worker in a war", "не теряете рабочего в войне", "non perdi lavoratori in guerra"),
    "op=plague_immunity": ("plague or earthquake", "чумы, ни от землетрясения", "peste o terremoto"),
    "op=war_income": ("in every war", "в каждой войне", "in ogni guerra"),
    "op=keep_worker": ("are not lost: they return", "не теряются.*возвращаются", "non vanno persi: tornano"),
    "op=opponents_lose_coins": (
        "each time .*opponent loses.*as many as there are",
        "каждый раз.*соперник теряет.*сколько есть",
        "ogni volta .*avversario perde.*quante ne ha",
    ),
    "op=gain_worker": (
        "each time .*at once.*same turn.*four.*red",
        "каждый раз.*сразу.*этот же ход.*четырёх.*красных",
        "ogni volta .*subito.*stesso turno.*quattro.*rosse",
    ),
    "op=wonder_sacrifice": (
        "costs? you .* less.*place and lose",
        "вам на .* меньше.*отправить и потерять",
        "cost.* in meno.*piazz.* perd",
    ),
    "op=follow_up": (
        "after you do .* may .* once without a worker",
        "выполнив действие .* можете один раз .* без рабочего",
        "dopo aver svolto .* puoi .* una volta senza lavoratore",
    ),
    "op=future_actions": ("may also place .* still to come", "можете .* будущие карты", "puoi .* carte azione future"),
    "op=deny_opponents": (
        "opponents may not.*row nor .*slots",
        "соперники не могут.*ни в ряду, ни на ячейках",
        "avversari non possono.*fila né .*caselle",
    ),
    "per=tech": ("per .*technolog", "за кажд.* технологи", "ogni .*tecnologi"),
    "per=vp": ("per .*points? on your track", "за кажд.* ваш.* ПО", "ogni .*pv sul tuo tracciato"),
    "per=wonder": ("per .*wonders? you own", "за кажд.* ваш.* чуд", "ogni .*tu.* meravigli"),
    "per=worker": ("per .*workers? you own", "за кажд.* ваш.* рабоч", "ogni .*tuo.* lavorator"),
    "per=coin": ("per .*coins? you own", "за кажд.* ваш.* монет", "ogni .*tu.* monet"),
    "per=military": ("per .*power", "за кажд.* военной мощи", "ogni .*potenza"),
    "per=civ": ("per .*civilizations? you own", "за кажд.* ваш.* цивилизац", "ogni .*tu.* civiltà"),
    "per=other_civ": (
        "per .*civilizations? you own besides",
        "за кажд.* ваш.* цивилизац.*кроме основной",
        "ogni .*tu.* civiltà oltre",
    ),
    "if=military_lead": (
        "nobody has more power.*tie",
        "ни у кого нет большей военной мощи.*равенств",
        "nessuno abbia più potenza.*pareggio",
    ),
    "if=techs<=": ("at most .*technolog", "не более .*технологи", "al massimo .*tecnologi"),
    "not_via": ("does not hold when", "не действует, когда", "non vale quando"),
    "techs": ("to learn", "ради технологии", "per apprendere"),
    "free=True": ("costs you no coins", "не платите монет", "non ti costa monete"),
    "optional=False": ("cannot do it otherwise", "иначе .*нельзя", "devi svolgerla così"),
    "optional=True": ("may cost", "может стоить", "può costarti"),
    "rounded": ("rounded down", "округление вниз", "arrotondando per difetto"),
    "opponents_lose_coins": (
        "opponent loses.*as many as there are",
        "соперник теряет.*сколько есть",
        "avversario perde.*quante ne ha",
    ),
    "others_coins": ("every other player", "каждый из остальных игроков", "ogni altro giocatore"),
    "bonus_coin_multiplier": ("times the bonus coins", "раз.* больше бонусных монет", "volt.* le monete bonus"),
    "tech_per_bonus_coins": (
        "one after another.*bonus coin.*coins are yours",
        "одну за другой.*бонусн.*монеты тоже ваши",
        "una dopo l'altra.*bonus.*monete sono tue",
    ),
    "wonder": (
        "wonder.*from the market.*no wonder action",
        "с рынка .*чудо?.*не действие",
        "dal mercato .*meravigli.*non è un'azione",
    ),
    "vp_per_future_action": (
        "per action card to the right.*plague included",
        "за каждую карту действия правее.*включая чуму",
        "per ogni carta azione a destra.*peste compresa",
    ),
    "workers": ("workers?.*four", "рабоч.*четырёх", "lavorator.*quattro"),
    "price": ("pay its price.*before discounts", "платите его цену .до скидок", "paghi il prezzo .*prima degli sconti"),
    "solo_skirmish_excluded=True": (
        "no part in the solo game",
        "в одиночной игре не участвует",
        "non partecipa al gioco in solitario",
    ),
    "keeps_top=True": ("can still be learned", "по-прежнему можно изучить", "si può ancora apprendere"),
    "keeps_top=False": ("nothing of the column", "ни одну технологию столбца", "della colonna non si può più"),
    "column": ("column of", "столбец технологии", "colonna di"),
    "no needs": ("needs no other technology", "других технологий не требует", "non richiede altre"),
    "needs": ("it needs", "требует", "richiede"),
}
ROUNDED = ("every", "per_military", "tech_per_bonus_coins")
# fields with a meaning beside their number
NAMED = ("opponents_lose_coins", "others_coins", "bonus_coin_multiplier", "tech_per_bonus_coins", "wonder",
         "vp_per_future_action", "workers", "not_via", "techs")  # fmt: skip
CONDITION = re.compile(r"(techs<=)(\d+)")


class Facts:
    """Numbers, names and sayings that a text must have."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.names: list[tuple[str, str]] = []  # kind and id
        self.said: list[str] = []


def facts_of_effect(row: dict[str, Any]) -> Facts:
    facts = Facts()
    for key, value in row.items():
        if key in PROVENANCE:
            continue
        condition = CONDITION.fullmatch(str(value)) if key == "if" else None
        if condition is not None:
            facts.said.append(f"if={condition[1]}")
            facts.numbers.append(int(condition[2]))
        elif isinstance(value, bool) or (isinstance(value, str) and key not in ("action", "after")):
            facts.said.append(f"{key}={value}")
        elif isinstance(value, str):
            facts.names.append(("action", value))
        elif isinstance(value, list):
            facts.names += [("tech", slug) for slug in value]
        elif not (key == "every" and value == 1):
            facts.numbers.append(value)
        if key in NAMED:
            facts.said.append(key)
        if key in ROUNDED and value > 1:
            facts.said.append("rounded")
    if row["op"] in ("turn_end_action", "follow_up"):
        facts.said.append("price")
        facts.numbers.append(texts.action_row(row["action"])["coins"])
    elif row.get("free"):
        facts.said = [saying for saying in facts.said if saying != "op=action_discount"]
    return facts


def missing_in(facts: Facts, text: str, language: str) -> list[str]:
    """What a text does not say; a number that no fact has is a lie, and named too."""
    found, wanted = Counter(int(digits) for digits in re.findall(r"\d+", text)), Counter(facts.numbers)
    missing = [f"number {number}" for number in (wanted - found).elements()]
    missing += [f"number {number} without a fact" for number in (found - wanted).elements()]
    missing += [f"{kind} {slug}" for kind, slug in facts.names if words.name(kind, slug, language) not in text]
    for saying in facts.said:
        patterns = SAID.get(saying)
        if patterns is None or not re.search(patterns[LANGUAGES.index(language)], text, re.IGNORECASE):
            missing.append(saying)
    return missing


def missing_in_effect(row: dict[str, Any], language: str) -> list[str]:
    text = texts.rule_text(row, language)
    missing = missing_in(facts_of_effect(row), text, language)
    if text.endswith("°") != (row.get("source") == "house"):
        missing.append("mark of a house value")
    return missing


def missing_in_card(kind: str, card: dict[str, Any], text: str, language: str) -> list[str]:
    """Every key of a card: its effects one by one, what is left in the rest of its text."""
    facts, rest, missing = Facts(), text, []
    entries = list(card.items())
    for tech in catalog.in_force()["technologies"]:
        if kind == "special" and tech.get("special") == card["id"]:
            facts.names.append(("tech", tech["id"]))
            entries += [(key, tech[key]) for key in ("effects", "requires_any_of")]
    for key, value in entries:
        if key in UNPLAYED or (key == "row" and "special" in card):
            continue
        if isinstance(value, list) and all(isinstance(row, dict) for row in value):
            for row in value:
                missing += missing_in_effect(row, language)
                sentence = texts.rule_text(row, language)
                if sentence not in rest:
                    missing.append(f"{key}: {row['op']}")
                rest = rest.replace(sentence, "", 1)
        elif key == "requires_any_of":
            facts.names += [("tech", slug) for slug in value]
            facts.said.append("needs" if value else "no needs")
        elif key == "population":
            facts.numbers += [value, value]  # what is printed, and what is taken
        elif key == "replaces_column_of":
            facts.names.append(("tech", value))
        elif key == "column":
            facts.said.append("column")
            tops = [tech["id"] for tech in catalog.in_force()["technologies"] if tech.get("column") == value]
            facts.names.append(("tech", tops[0]))
        elif isinstance(value, bool):
            if value or key != "solo_skirmish_excluded":
                facts.said.append(f"{key}={value}")
        elif isinstance(value, int):
            facts.numbers.append(value)
        else:
            facts.said.append(f"{key}={value}")
    return missing + missing_in(facts, rest, language)
