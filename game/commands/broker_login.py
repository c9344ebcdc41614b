"""How `--via` gets its password without the command line, which everybody on the machine can read."""

import os
import sys
from getpass import getpass
from pathlib import Path
from urllib.parse import quote, urlsplit

from game.commands.words import Misspelled
from game.interrupts import end_at_once, hear
from game.store.reading import read_text

PASSWORD = "CRIB_PASSWORD"  # the name of a variable, and no password
LONGEST_ADDRESS = 1 << 12  # bytes of a file
NEVER_HERE = (
    "Anybody on this machine can read a password in --via. Leave it out, and CRIB asks for it, or reads it "
    f"from {PASSWORD} or a file: --via NAME@BROKER, or --via FILE with the whole address in it."
)
NOBODY_TO_ASK = f"{{}} at {{}} needs a password: set {PASSWORD}, or use --via FILE with the whole address."


def login_of(word: str) -> str:
    """Return the broker's address with the name and the password in it, where it wants them."""
    if "://" not in word and Path(word).is_file():
        return _first_line(Path(word))
    found = urlsplit(word)
    if found.password is not None:
        raise Misspelled(NEVER_HERE)
    if not found.username:
        return word
    name, _, broker = found.netloc.rpartition("@")
    return found._replace(netloc=f"{name}:{quote(_password(name, broker), safe='')}@{broker}").geturl()


def _first_line(file: Path) -> str:
    text = read_text(file, LONGEST_ADDRESS)
    if not text or "://" not in text:
        raise Misspelled(f"{file.name} has no address of a broker, such as mqtts://NAME:PASSWORD@BROKER.")
    return text.strip().partition("\n")[0].strip()


def _password(name: str, broker: str) -> str:
    """Take it from the environment, or ask whoever is at the terminal."""
    if PASSWORD in os.environ:
        return os.environ[PASSWORD]
    if sys.stdin is None or not sys.stdin.isatty():
        raise Misspelled(NOBODY_TO_ASK.format(name, broker))
    hear()  # or a terminal that shows nothing is left behind
    try:
        return getpass(f"Password of {name} at {broker}: ")
    except EOFError:
        raise Misspelled(NOBODY_TO_ASK.format(name, broker)) from None
    finally:
        end_at_once()
