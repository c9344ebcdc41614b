"""Start here: `python main.py`."""

import _signal  # type: ignore[import-not-found]  # built in: Ctrl-C while the very first file is looked for
import sys

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

from game.interrupts import end_at_once

end_at_once()  # whoever presses Ctrl-C while this is read

from game.commands.commandline import start  # noqa: E402

if __name__ == "__main__":
    sys.exit(start())
