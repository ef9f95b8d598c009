"""`python -m saecula`, where the command is not on the path."""

from saecula.cli import main

if __name__ == "__main__":
    main()
