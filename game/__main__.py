"""Start here where the game is installed: `crib`, or `python -m game`."""

import sys
from multiprocessing import freeze_support

from game.commands.commandline import main


def start() -> int:
    """What the command `crib` does."""
    return main(sys.argv[1:])


if __name__ == "__main__":
    freeze_support()  # a long record is counted by several processes, in a frozen copy too
    sys.exit(start())
