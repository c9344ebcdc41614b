"""What a system may lack: locks, second names of files, a list of people, processes. A browser has none."""

import os
import sys
from contextlib import suppress
from pathlib import Path


def lock(file: int) -> None:
    """Lock an open file; `OSError` where another program has it. A system without locks refuses nobody."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        with suppress(ModuleNotFoundError):
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def give_name(path: Path, content: Path) -> None:
    """Give a file a name that none has, or raise `FileExistsError`; without links it replaces that one."""
    try:
        os.link(content, path)
    except FileExistsError:
        raise
    except (AttributeError, OSError):  # a system without them, or a disk
        content.replace(path)
    finally:
        content.unlink(missing_ok=True)


def listed_home() -> Path | None:
    """Look up where the system's own list of people has this one at home, if there is a list."""
    if sys.platform == "win32":
        return None
    try:
        import pwd

        home = Path(pwd.getpwuid(os.getuid()).pw_dir)
    except (ModuleNotFoundError, KeyError):
        return None
    return home if home.is_absolute() else None


def processors() -> int:
    """Return how many processors there are for processes of ours; a packed program can begin none."""
    if sys.platform == "emscripten" or getattr(sys, "frozen", False):
        return 1
    return os.cpu_count() or 1
