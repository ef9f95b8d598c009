"""docs/house-values.md, made from the data: `python -m saecula.cli.house_values > docs/house-values.md`."""

from saecula.games import TITLES


def house_page() -> str:
    lines = [
        "# House values",
        "",
        "Numbers that no source shows, or that rest on a single one. This page is made from the card data by",
        "`python -m saecula.cli.house_values`; a test compares.",
    ]
    for title in TITLES.values():
        chapter = title.house_chapter()
        if chapter:
            lines += ["", f"## {title.called}", "", *chapter]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(house_page(), end="")
