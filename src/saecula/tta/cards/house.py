"""House values of the expansion: every number that no source shows, or that rests on one source alone.

This is the one place to correct them: the rows read their numbers from here, `saecula cards tta --house` lists them,
docs/house-values.md says more about each. No test pins a number of this file.
"""

from typing import Final

HOUSE: Final = "house"  # no source shows it
SINGLE: Final = "single"  # it rests on one source

# card, field, value (several numbers for stages and armies), source, what else it could be
Row = tuple[str, str, list[int], str, str]
VALUES: Final[list[Row]] = [
    ("acropolis", "stages", [2, 2, 1], HOUSE, "the total of 5 has one source, a play-test table has 2-3-1"),
    ("roman-roads", "stages", [1, 1, 1, 2], HOUSE, "the total of 5 has one source, a play-test table has 2-1-1-2"),
    ("suez-canal", "stages", [4, 3, 3, 2], HOUSE, "the total of 12 has one source, a play-test table has 4-3-2-2"),
    ("hybrid-war", "price", [2], HOUSE, "War over Culture costs 3 and gives 5 more"),
    ("hammurabi-balanced", "military", [0], HOUSE, "perhaps 1"),
    ("kidnap", "price", [1], SINGLE, "2 as Enslave"),
    ("occupy", "price", [3], SINGLE, "2 as Armed Intervention"),
    ("alfred-nobel", "strength", [2], SINGLE, "perhaps 2 culture instead"),
    ("manhattan-project", "strength", [13], SINGLE, "10 in a play-test table"),
    ("himeji-castle", "strength", [2], SINGLE, "1 in a play-test table"),
    ("statue-of-liberty", "culture", [1], SINGLE, "another source shows no symbols"),
    ("statue-of-liberty", "yellow", [3], SINGLE, "another source shows no symbols"),
    ("isabella-of-castile", "blue", [2], SINGLE, "perhaps none"),
    ("autonomous-territory", "civil", [1], SINGLE, ""),
    ("autonomous-territory", "military", [1], SINGLE, ""),
    ("autonomous-territory", "blue", [-2], SINGLE, ""),
    ("positional-army", "army", [2, 0, 2], SINGLE, ""),
    ("positional-army", "tactic", [12], SINGLE, ""),
    ("positional-army", "outdated", [6], SINGLE, ""),
    ("wealthy-territory-i-new", "gain_resource", [6], SINGLE, "the base card gives 5"),
    ("julius-caesar-balanced", "strength", [1], SINGLE, "perhaps none"),
    ("julius-caesar-balanced", "military", [1], SINGLE, "perhaps none"),
    ("napoleon-bonaparte-balanced", "military", [1], SINGLE, "2 as in the base game"),
    ("william-shakespeare-balanced", "faces", [1], SINGLE, ""),
    ("johann-sebastian-bach-balanced", "culture", [2], SINGLE, "perhaps a happy face instead"),
    ("mahatma-gandhi-balanced", "culture", [2], SINGLE, ""),
    ("st-peters-basilica-balanced", "stages", [1, 6, 1], SINGLE, "4-4 as in the base game"),
    ("ocean-liner-service-balanced", "stages", [4, 1, 1, 4], SINGLE, "4-2-2-4 as in the base game"),
    ("ocean-liner-service-balanced", "yellow", [1], SINGLE, "perhaps none"),
    ("transcontinental-railroad-balanced", "strength", [5], SINGLE, "4 as in the base game"),
    ("communism-balanced", "science", [18], SINGLE, "19 as in the base game"),
    ("communism-balanced", "revolution", [1], SINGLE, "5 as in the base game"),
    ("fundamentalism-balanced", "science", [16], SINGLE, "18 as in the base game"),
    ("fundamentalism-balanced", "revolution", [5], SINGLE, "7 as in the base game"),
    ("republic-balanced", "science", [11], SINGLE, "13 as in the base game"),
    ("republic-balanced", "revolution", [2], SINGLE, "3 as in the base game"),
    ("professional-sports-balanced", "cost", [7], SINGLE, "8 as in the base game"),
    (
        "colosseum",
        "stages",
        [2, 1, 3],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "stonehenge",
        "stages",
        [1, 2, 2, 1],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "forbidden-city",
        "stages",
        [1, 3, 3, 1],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "himeji-castle",
        "stages",
        [4, 5],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "machu-picchu",
        "stages",
        [2, 3, 4],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "silk-road",
        "stages",
        [2, 1, 1, 1, 2],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "harvard-college",
        "stages",
        [3, 3, 5],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "louvre-museum",
        "stages",
        [4, 5, 4],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "statue-of-liberty",
        "stages",
        [7, 5],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "empire-state-building",
        "stages",
        [17],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "manhattan-project",
        "stages",
        [4, 6, 4],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    (
        "united-nations",
        "stages",
        [8, 8],
        SINGLE,
        "the split stands in a play-test table; another table has the same total",
    ),
    ("roman-roads", "blue", [1], SINGLE, ""),
    ("roman-roads", "yellow", [1], SINGLE, ""),
    ("himeji-castle", "culture", [2], SINGLE, ""),
    ("machu-picchu", "blue", [1], SINGLE, ""),
    ("louvre-museum", "culture", [2], SINGLE, ""),
    ("jan-zizka", "military", [1], SINGLE, ""),
    ("catherine-the-great", "culture", [2], SINGLE, ""),
    ("catherine-the-great", "military", [1], SINGLE, ""),
    ("nelson-mandela", "culture", [2], SINGLE, ""),
    ("nelson-mandela", "civil", [1], SINGLE, ""),
    ("maria-theresa", "arms-each-phase", [1], SINGLE, "the strings of the digital edition: only for the strongest"),
    ("maria-theresa", "more-arms-if-weak", [2], SINGLE, ""),
    ("knowledge-of-the-ancients", "science-per-wonder", [1], SINGLE, ""),
    ("naval-trade-agreement", "a-colonization", [1], SINGLE, ""),
    ("naval-trade-agreement", "a-blue", [-1], SINGLE, ""),
    ("naval-trade-agreement", "b-blue", [2], SINGLE, ""),
    ("wealthy-territory-i-new", "blue", [3], SINGLE, "the base card has 3 too"),
    ("hybrid-war", "unhappy-faces", [2], SINGLE, ""),
    ("occupy", "amount", [3], SINGLE, "a play-test table has a forerunner that takes 3 of everything"),
    ("michelangelo-balanced", "resource-on-taking-wonder", [1], SINGLE, ""),
    ("william-shakespeare-balanced", "library-theater-resources", [2], SINGLE, "1 in the base game"),
    ("william-shakespeare-balanced", "library-theater-science", [3], SINGLE, "1 in the base game"),
    ("mahatma-gandhi-balanced", "dearer-to-attack-by", [3], SINGLE, "the base card doubles the price"),
    ("colossus-balanced", "stages", [3, 3], SINGLE, "as in the base game"),
    ("colossus-balanced", "colonization", [1], SINGLE, "as in the base game"),
    ("hanging-gardens-balanced", "stages", [2, 2, 2], SINGLE, "as in the base game"),
    ("st-peters-basilica-balanced", "culture", [2], SINGLE, "as in the base game"),
    ("st-peters-basilica-balanced", "faces", [1], SINGLE, "as in the base game"),
    ("republic-balanced", "civil", [7], SINGLE, "as in the base game"),
    ("republic-balanced", "military", [2], SINGLE, "as in the base game"),
    ("communism-balanced", "civil", [7], SINGLE, "as in the base game"),
    ("communism-balanced", "military", [5], SINGLE, "as in the base game"),
    ("fundamentalism-balanced", "civil", [6], SINGLE, "as in the base game"),
    ("fundamentalism-balanced", "military", [5], SINGLE, "as in the base game"),
]
NUMBERS: Final[dict[str, list[int]]] = {f"{row[0]}.{row[1]}": row[2] for row in VALUES}


def values(slug: str, field: str) -> list[int]:
    """Stages, or the units of an army."""
    return NUMBERS[f"{slug}.{field}"]


def value(slug: str, field: str) -> int:
    return NUMBERS[f"{slug}.{field}"][0]


def house_fields(slug: str) -> list[str]:
    """The fields of a card that are house values."""
    return [row[1] for row in VALUES if row[0] == slug]
