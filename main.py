"""Start here: `python main.py`."""

import sys

from game.commands.commandline import start

if __name__ == "__main__":
    sys.exit(start())
