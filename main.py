"""Start here: `python main.py`."""

import sys

from game.commands.commandline import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
