"""Start here where the game is installed: `crib`, or `python -m game`."""

import sys

from game.commands.commandline import start

if __name__ == "__main__":
    sys.exit(start())
