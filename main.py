"""Start here: `python main.py`."""

import sys

from game.interrupts import end_at_once

end_at_once()  # whoever presses Ctrl-C while this is read

from game.commands.commandline import start  # noqa: E402

if __name__ == "__main__":
    sys.exit(start())
