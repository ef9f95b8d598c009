"""python -m saecula.env.grow: give a number to every command that has none yet, in the sources that lie here."""

from pathlib import Path

from saecula.games import TITLES


def main() -> None:
    for title in TITLES.values():
        listed = title.spaces.listed
        print(listed.name, listed.grow(Path(__file__).parent / f"{listed.name}.txt"))


if __name__ == "__main__":
    main()
