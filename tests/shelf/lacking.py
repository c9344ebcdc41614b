"""Make this Python as poor as a browser's."""

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

LACKING = """
_curses _dbm _multiprocessing _posixshmem _sqlite3 _ssl _tkinter curses ensurepip fcntl grp lzma msvcrt pty
pwd readline resource sqlite3 ssl syslog termios tkinter tty turtle venv winreg winsound
"""
"""What Pyodide 0.29 cannot import."""
MODULES = frozenset(LACKING.split())
OF_THE_SYSTEM = ("link", "sched_getaffinity", "get_terminal_size")
"""What `os` has not there."""


class Refusing:
    """Finds nothing of it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def _no_thread(_: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


def _no_process(*_: Any, **__: Any) -> None:
    raise OSError(138, "emscripten does not support processes.")


def become_poor() -> None:
    """Take away what a browser's Python lacks."""
    for name in MODULES & sys.modules.keys():
        del sys.modules[name]
    sys.meta_path.insert(0, Refusing())
    for name in OF_THE_SYSTEM:
        if hasattr(os, name):
            delattr(os, name)
    threading.Thread.start = _no_thread  # type: ignore[method-assign, assignment]
    subprocess.Popen.__init__ = _no_process  # type: ignore[method-assign]
