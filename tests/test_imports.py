"""Imports go one way, chapters name no card and the engine names no game: read from the sources, not from belief.

Folders that do not exist yet are covered when they appear.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from saecula.aoc.cards import catalog
from saecula.aoc.terms import ACTION_IDS
from saecula.builds.sources import FILES
from saecula.games import TITLES
from saecula.laws import catalogue

PACKAGE = Path(__file__).parents[1] / "src" / "saecula"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = tuple(TITLES)
ABOVE_BOTS = ("lab", "env", "server", "tui", "cli", "web", "present")
STANDARD = {*sys.stdlib_module_names, "librt", "mypy_extensions"}


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def in_folder(*folders: str) -> list[Path]:
    return [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in folders]


def in_law(game: str) -> list[Path]:
    return [path for path in MODULES if path.is_relative_to(PACKAGE / game / "law")]


def is_about(path: Path, game: str) -> bool:
    """A file outside of the game's folder that bears its name."""
    return path.stem == game or path.stem.startswith(f"{game}_")


def imports_of(path: Path) -> Iterator[str]:
    """Every module that a file names in an import, wherever it stands; relative ones are resolved."""
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            yield from (f"{module}.{alias.name}" for alias in node.names)


def assert_imports_only(path: Path, allowed: tuple[str, ...], libraries: set[str]) -> None:
    for module in imports_of(path):
        own = any(module == name or module.startswith(f"{name}.") for name in allowed)
        assert own or module.split(".")[0] in libraries, f"{name_of(path)} imports {module}"


def test_the_sources_are_found() -> None:
    assert len(in_folder("core")) > 10
    assert len(in_law("aoc")) > 10
    assert "saecula.core.state.State" in list(imports_of(PACKAGE / "core" / "event.py"))


@pytest.mark.parametrize("path", in_folder("core"), ids=name_of)
def test_the_engine_imports_itself_only(path: Path) -> None:
    assert_imports_only(path, ("saecula.core",), STANDARD)


@pytest.mark.parametrize("path", in_folder(*GAMES), ids=name_of)
def test_a_game_imports_the_engine_the_laws_and_itself(path: Path) -> None:
    """Only `words.py`, `texts.py` and `speech.py` speak: they may ask `i18n`. The title brings the game together with
    its faces.
    """
    game = path.relative_to(PACKAGE).parts[0]
    folders = tuple(f"saecula.{folder}" for folder in ("title", "bots", "env", "lab", "present", "tui"))
    more = dict.fromkeys(("words.py", "texts.py"), ("saecula.i18n",))
    more |= {"speech.py": ("saecula.i18n", "saecula.speech"), "title.py": folders}
    spoken = more.get(path.name, ()) if path.parent == PACKAGE / game else ()
    assert_imports_only(path, ("saecula.core", "saecula.laws", f"saecula.{game}", *spoken), STANDARD)


@pytest.mark.parametrize("path", in_folder("laws"), ids=name_of)
def test_the_catalogue_of_laws_knows_no_game(path: Path) -> None:
    assert_imports_only(path, ("saecula.core", "saecula.laws"), STANDARD)


@pytest.mark.parametrize("path", in_folder("i18n"), ids=name_of)
def test_languages_know_nothing_but_errors(path: Path) -> None:
    assert_imports_only(path, ("saecula.core.errors", "saecula.i18n"), {*STANDARD, "fluent"})


@pytest.mark.parametrize("path", in_folder("present"), ids=name_of)
def test_what_is_told_to_a_page_comes_from_games_and_languages_only(path: Path) -> None:
    leaves = ("saecula.core", "saecula.laws", "saecula.i18n")
    allowed = (*leaves, "saecula.games", "saecula.names", "saecula.speech", "saecula.present")
    games = tuple(f"saecula.{game}" for game in GAMES if is_about(path, game))
    assert_imports_only(path, (*allowed, *games), {*STANDARD, "msgspec"})


@pytest.mark.parametrize("path", in_folder("lab", "env", "server", "tui"), ids=name_of)
def test_nothing_imports_the_command_line(path: Path) -> None:
    for module in imports_of(path):
        assert module.split(".")[:2] != ["saecula", "cli"], f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", [path for game in GAMES for path in in_law(game)], ids=name_of)
def test_the_law_neither_speaks_nor_looks_nor_guesses(path: Path) -> None:
    for module in imports_of(path):
        forbidden = {"notation", "i18n", "view", "words", "time", "datetime", "random", "secrets"} & set(
            module.split(".")
        )
        assert not forbidden, f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", in_folder("env"), ids=name_of)
def test_environments_stand_on_games_and_bots_only(path: Path) -> None:
    for module in imports_of(path):
        parts = module.split(".")
        above = ("lab", "present", "server", "tui", "web")
        assert parts[0] != "saecula" or parts[1:2] == [] or parts[1] not in above, f"{name_of(path)} imports {module}"


def test_what_of_the_environments_is_compiled_needs_no_library() -> None:
    for path in [PACKAGE / file for file in FILES]:
        allowed = ("saecula.core", "saecula.aoc", "saecula.tta", "saecula.env")
        assert_imports_only(path, allowed, STANDARD)


# --- who knows a game -----------------------------------------------------------------------------------------------
NAMING = {
    "__init__.py": "the library's face",
    "games.py": "the list of titles",
    "builds/sources.py": "what is compiled, by folder",
}


def names_a_game(path: Path) -> list[str]:
    """Names of games in imports, identifiers and texts of a file; docstrings may give examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    prose = {id(node.body[0].value) for node in ast.walk(tree)
             if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)}  # fmt: skip
    found = list(imports_of(path))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            found.append(node.value)
        elif isinstance(node, (ast.Name, ast.Attribute)):
            found.append(node.id if isinstance(node, ast.Name) else node.attr)
    return [text for text in found if re.search(r"(?i)(?<![a-z])(aoc|tta)(?![a-z])|\b(Aoc|Tta)[A-Z]", text)]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_whoever_serves_games_asks_the_title_and_never_the_name(path: Path) -> None:
    """A game is known in its folder and in the files that bear its name, which only its title imports."""
    place = path.relative_to(PACKAGE)
    if any(place.parts[0] == game or is_about(path, game) for game in GAMES):
        return
    assert bool(names_a_game(path)) == (place.as_posix() in NAMING), names_a_game(path)


PAGE = PACKAGE.parents[1] / "frontend" / "src"
TYPES = "lib/types.ts"  # written from what the server declares
PAGE_NAMING = {"games.ts": "the list of titles", TYPES: "every board"}


def page_parts() -> list[str]:
    """Sources of the page outside of the folders of the games."""
    places = [path.relative_to(PAGE) for path in sorted(PAGE.rglob("*")) if path.is_file()]
    return [place.as_posix() for place in places if place.parts[0] not in GAMES]


def lines_with_a_game(place: str) -> list[str]:
    """Lines that name a game by its word, by a type of it or in full."""
    words = [form for game in GAMES for form in (game, game.capitalize(), game.upper())]
    in_full = [re.escape(title.called) for title in TITLES.values()]
    named = re.compile(rf"(?<![A-Za-z])({'|'.join(words)})(?![a-z])|{'|'.join(in_full)}")
    lines = (PAGE / place).read_text(encoding="utf-8").splitlines()
    return [f"frontend/src/{place}:{n}: {line.strip()}" for n, line in enumerate(lines, 1) if named.search(line)]


@pytest.mark.parametrize("place", page_parts())
def test_whatever_the_games_share_on_the_page_asks_the_title(place: str) -> None:
    found = lines_with_a_game(place)
    assert bool(found) == (place in PAGE_NAMING), "\n".join(found) or f"{place} names no game"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_the_title_of_every_game(game: str) -> None:
    assert (PAGE / game / "title.ts").is_file()
    assert f'import {game} from "./{game}/title";' in (PAGE / "games.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_only_its_title_and_its_own_files_import_the_faces_of_a_game(path: Path) -> None:
    place = path.relative_to(PACKAGE)
    for module in imports_of(path):
        for game in GAMES:
            if f".{game}_" in module or f".shapes.{game}." in module:
                own = is_about(path, game) or place.as_posix() == f"{game}/title.py"
                assert own, f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", in_folder("bots"), ids=name_of)
def test_bots_import_nothing_above_them(path: Path) -> None:
    for module in imports_of(path):
        parts = module.split(".")
        assert parts[0] != "saecula" or parts[1:2] == [] or parts[1] not in ABOVE_BOTS, f"{name_of(path)}: {module}"


@pytest.mark.parametrize("path", in_folder("core"), ids=name_of)
def test_the_engine_names_no_game(path: Path) -> None:
    """Examples in docstrings may: they show people what they will type."""
    text = re.sub(r'"""((?!""").)*>>> .*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = re.search(r"(?i)\b(aoc|tta|age of civilization|through the ages)\b", text)
    assert found is None, f"{name_of(path)} names {found}"


# --- chapters name no card -------------------------------------------------------------------------------------------
def card_ids() -> set[str]:
    cards = catalog.shipped()
    kinds = ("civilizations", "wonders", "technologies", "special_technologies")
    return {card["id"] for kind in kinds for card in cards[kind]} - set(ACTION_IDS)


def words_of(path: Path) -> Iterator[tuple[int, str]]:
    """Identifiers, texts and comments of a source as words in the form of card ids.

    A docstring or a comment may cite a law of the catalogue whose id holds a card's name.
    """
    laws = sorted(catalogue("aoc"), key=len, reverse=True)
    cited = re.compile("|".join(re.escape(law) for law in laws))
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
                prose = token.type == tokenize.COMMENT or token.string.startswith('"""')
                text = cited.sub(" ", token.string) if prose else token.string
                for word in re.findall(r"[A-Za-z][A-Za-z_-]*", text):
                    yield token.start[0], word.lower().strip("_-").replace("_", "-")


def is_of_a_card(path: Path) -> bool:
    return path.parent == PACKAGE / "aoc" / "law" / "cards"


@pytest.mark.parametrize("path", [path for path in in_law("aoc") if not is_of_a_card(path)], ids=name_of)
def test_chapters_name_no_card(path: Path) -> None:
    ids = card_ids()
    assert len(ids) > 90
    for line, word in words_of(path):
        assert word not in ids, f"{path.name}:{line} names the card {word}"


@pytest.mark.parametrize("path", [path for path in in_law("aoc") if is_of_a_card(path)], ids=name_of)
def test_the_rules_of_a_card_lie_in_a_file_of_its_name_and_name_no_other(path: Path) -> None:
    own = path.stem.replace("_", "-")
    if path.name == "__init__.py":  # the list of the folder
        assert {file.stem for file in path.parent.glob("*.py")} - {"__init__"} <= {word for _, word in words_of(path)}
        return
    assert own in card_ids()
    for line, word in words_of(path):
        assert word == own or word not in card_ids(), f"{path.name}:{line} names the card {word}"
