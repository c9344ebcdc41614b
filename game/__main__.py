"""Start here where the game is installed: `crib`, or `python -m game`."""

import sys

from game.commands.commandline import main


def start() -> int:
    """Run the command `crib`."""
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(start())
