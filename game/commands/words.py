"""The words after `crib` or `main.py`: which there are, and the words for unknown ones."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from game.assets import COMMAND
from game.rules.errors import LONGEST_SEED, CribbageError, InvalidLog, are_initials, is_number
from game.rules.in_words import listed
from game.rules.pack import is_seed
from game.values import frozen

DONE, FAILED, NOT_UNDERSTOOD = 0, 1, 2
INITIALS = "ABC"
FILES = "FILE..."


class Misspelled(ValueError):
    """Words that cannot be obeyed; the sentence says which."""


@frozen
class Switch:
    """One option: what must follow it, what it does, and the options it can stand with."""

    name: str
    value: str
    about: str
    with_any: tuple[str, ...] = ()


OPTIONS = {
    option.name: option
    for option in (
        Switch("--record", INITIALS, "record this game under 1 to 3 letters or digits"),
        Switch("--new", "", "start a new game right away"),
        Switch("--preset", "NAME", "begin this game at once: champ, loadstar, amiga, bsd, hoyle, acc"),
        Switch(
            "--form",
            "NAME",
            "five-card, six-card, seven-card, three-handed, four-handed, four-handed-five-card, "
            "four-handed-seven-card",
        ),
        Switch(
            "--level",
            "NAME",
            "the opponent: landlubber, deckhand, bsd, skipper, champ, or shipmate, who is as strong as you",
        ),
        Switch("--target", "HOLES", "61, 91, 121 or 181"),
        Switch("--muggins", "", "count for yourself, with muggins (in loadstar, hoyle and acc)"),
        Switch("-e", "", "BSD: explain a count of yours that was wrong"),
        Switch("-q", "", "BSD: short messages"),
        Switch("-r", "", "BSD: cut the deck for you; -eqr is all three"),
        Switch(
            "--match",
            "LENGTH",
            "how long a match is: 5 is best of five, 12-points is first to 12 game points",
        ),
        Switch("--seed", "WORDS", "deal from these words; the same words deal the same cards"),
        Switch("--tutor", "FROM", "warn before a costly move: off, blunders, errors or doubtful"),
        Switch("--speed", "1-5", "1 is slow, 5 is fast"),
        Switch("--machine", "NAME", "the machine: amiga, c128, ega, tty; source is the original's"),
        Switch("--mute", "", "no sound"),
        Switch("--speech", "", "read the game aloud in its window; a screen reader reads --text"),
        Switch("--fullscreen", "", "fill the whole screen"),
        Switch("--text", "", "play in this terminal, in plain text"),
        Switch("--wait", "[HOST:PORT]", "play a friend far away: wait here, and show the line to send"),
        Switch("--call", "INVITATION", "play a friend far away: join with the line you were sent"),
        Switch("--watch", "INVITATION", "watch friends play, with the line the host has for onlookers"),
        Switch(
            "--via",
            "mqtts://BROKER",
            "connect through a broker; NAME@BROKER asks for a password, or takes CRIB_PASSWORD; "
            "a FILE may have the whole address",
            ("--wait", "--call", "--watch"),
        ),
        Switch("--demo", "", "watch the computer play itself"),
        Switch("--club", "", "a club night: nine games, a scorecard, the year's list"),
        Switch("--tournament", "LENGTH", "a tournament with a bracket: day is 22 games, short is nine"),
        Switch("--duplicate", "WORD", "play the cards of a word or a date, the same for everybody"),
        Switch("--compare", FILES, "compare several players' games with the same cards"),
        Switch("--deals", "WORD", "nine deals of a word to print, for real tables"),
        Switch("--replay", "FILE", "replay a saved game"),
        Switch(
            "--view-records",
            "",
            "show the record and the last ten games; ABC before it: only those of ABC",
        ),
        Switch("--export", "", "print your saved games' figures as CSV; ABC before it: only those of ABC"),
        Switch("--remove-record", INITIALS, "delete all games of these initials from the record"),
        Switch("--reset-records", "", "delete everybody's games from the record"),
        Switch("--yes", "", "delete without asking", ("--reset-records", "--remove-record")),
        Switch("--count", "CARDS", "count a hand aloud"),
        Switch("--starter", "CARD", "the starter for --count", ("--count",)),
        Switch("--crib", "", "count it as a crib", ("--count",)),
        Switch("--review", "FILE", "review a saved game, move by move"),
        Switch("--verify", "FILE", "check that a saved game matches its deck seal"),
        Switch("--ask", "POSITION", "rank every choice: 5S 6D 7C 8H KH KD mine 45-60"),
        Switch(
            "--rollout",
            "LENGTH",
            "play each choice out: 10 (seconds), 5000-deals or 0.5% (the margin)",
            ("--ask",),
        ),
        Switch("--enter", "", "type in a game from a real board, to save and review it"),
        Switch("--engine", "LEVEL", "run this player as an engine for another program"),
        Switch("--saves", "FOLDER", "save everything there"),
        Switch("--where", "", "print the folder with your files"),
        Switch("--frames", "NUMBER", "quit after this many sixtieths of a second"),
        Switch("--screenshot", "FILE", "save the last picture as a PNG"),
        Switch("--version", "", "print the version"),
        Switch("--help", "", "print this help"),
    )
}

# These are done in the terminal, and have no use for how a game is played.
WITHOUT_A_GAME = (
    *("--help", "--version", "--where", "--view-records", "--export", "--reset-records", "--remove-record"),
    *("--count", "--review", "--verify", "--compare", "--deals", "--ask", "--engine", "--enter"),
)
# Each of these is done by itself; any two of them contradict each other.
DEEDS = (*WITHOUT_A_GAME, "--replay", "--demo", "--record")
# Only one of these is played.
PLAYED = ("--club", "--tournament", "--duplicate", "--wait", "--call", "--watch")
OF_BSD = ("-e", "-q", "-r")
A_LETTER = len("-e")
"""An option as short as this is near to none of the long ones."""
OF_A_GAME = (
    *PLAYED,
    *("--match", "--record", "--new", "--preset", "--form", "--level", "--target", "--seed", "--tutor"),
    *("--speed", "--muggins", *OF_BSD),
    *("--machine", "--mute", "--speech", "--fullscreen", "--frames", "--screenshot"),
)
AT_THE_WINDOW = (
    *("--replay", "--frames", "--screenshot", "--speed"),
    *("--machine", "--mute", "--speech", "--fullscreen"),
)
REMOVE_1987 = "/R"
OF_1987 = {"/V": "--view-records", "/X": "--reset-records", "/R": REMOVE_1987, "/?": "--help"}
SHORT = {"-h": "--help"}

Words = dict[str, str]


def read_words(arguments: Sequence[str]) -> Words:
    """Read each option with its value; `Misspelled` if anything cannot be understood."""
    words: Words = {}
    rest = [SHORT.get(one, OF_1987.get(one.upper(), one)) for word in arguments for one in _apart(word)]
    while rest:
        name, value = _next(rest)
        if name in words and name == "--record":
            raise Misspelled(f"Unexpected word '{value}'. {_TOGETHER}")
        if name in words:
            raise Misspelled(f"{name} is there twice. Once is enough.")
        words[name] = value
    if words.pop(REMOVE_1987, None) is not None:
        words["--remove-record"] = words.pop("--record", "")
    if "--view-records" in words:
        words["--view-records"] = words.pop("--record", "")
    elif "--export" in words:
        words["--export"] = words.pop("--record", "")
    _refuse_conflicts(words)
    if any(name in words for name in OF_BSD):
        words.setdefault("--preset", "bsd")
    return words


def _apart(word: str) -> list[str]:
    """Take apart the letters of BSD's options that stand together: `-eqr`."""
    letters = [f"-{letter}" for letter in word[1:]]
    return letters if word[:1] == "-" and letters and all(one in OF_BSD for one in letters) else [word]


def _next(rest: list[str]) -> tuple[str, str]:
    """Take the next option and its value; a bare word is somebody's initials."""
    word = rest.pop(0)
    if word == REMOVE_1987 or not word.startswith(("-", "/")):
        return (word, "") if word == REMOVE_1987 else ("--record", word)
    name, equals, value = word.partition("=")
    option = _option(name)
    if equals and not option.value:
        raise Misspelled(f"{name} takes no value.")
    if option.value.startswith("[") and not equals:
        value = rest.pop(0) if rest and _may_be_address(rest[0]) else ""
    elif option.value and not option.value.startswith("["):
        if not equals and rest and rest[0] not in OPTIONS:
            value = rest.pop(0)
        if not value:
            raise Misspelled(f"{name} needs {option.value} after it.")
    while option.value == FILES and rest and rest[0] not in OPTIONS:
        value = f"{value}\n{rest.pop(0)}"
    return name, value


def _may_be_address(word: str) -> bool:
    """Tell an address, though its port was forgotten, from initials and the next option."""
    return not word.startswith("-") and (word.isdecimal() or any(sign in word for sign in ":."))


def _option(name: str) -> Switch:
    if name in OPTIONS:
        return OPTIONS[name]
    from difflib import get_close_matches

    known = [one for one in OPTIONS if one not in OF_BSD] if len(name) > A_LETTER else []
    found = get_close_matches(name.lower(), known, n=1, cutoff=0.6)
    advice = f"Did you mean {found[0]}?" if found else "--help lists the options."
    raise Misspelled(f"Unknown option {name}. {advice}")


def _named(name: str) -> str:
    return "the initials" if name == "--record" else name


def _refuse_conflicts(words: Words) -> None:
    for rivals in (PLAYED, DEEDS):
        deeds = [name for name in rivals if name in words]
        if len(deeds) > 1:
            raise Misspelled(f"{_named(deeds[0])} and {_named(deeds[1])} don't go together. Use one of them.")
    for name in words:
        partners = OPTIONS[name].with_any
        if partners and not any(partner in words for partner in partners):
            raise Misspelled(f"{name} needs {' or '.join(partners)}.")
    idle = [name for name in words if name in OF_A_GAME]
    if deeds and deeds[0] in WITHOUT_A_GAME and idle:
        raise Misspelled(f"{idle[0]} does nothing with {deeds[0]}. Leave it out.")
    if "--text" in words and (idle := [name for name in words if name in AT_THE_WINDOW]):
        raise Misspelled(f"{idle[0]} does nothing with --text. Leave it out.")
    if "--replay" in words and "--seed" in words:
        raise Misspelled("--replay has its own seed. Leave out --seed.")


def help_page() -> str:
    """Write the help: all options, the words of 1987, and examples."""
    rows = [f"  {f'{option.name} {option.value}':22} {_beside(option.about)}" for option in OPTIONS.values()]
    return "\n".join([_INTRODUCTION.format(crib=COMMAND), *rows, _EXAMPLES.format(crib=COMMAND)])


def _beside(about: str) -> str:
    """Write what is said of an option, below itself where it is long."""
    lines = [""]
    for word in about.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if len(longer) > _WIDE:
            lines.append(word)
        else:
            lines[-1] = longer
    return f"\n{'':25}".join(lines)


_WIDE = 72
_TOGETHER = 'Put words that belong together in quotation marks: --count "5H 5S 5D JC".'
_INTRODUCTION = """\
CRIB: cribbage, circa 1987.

  {crib} [ABC] [options]
"""
_EXAMPLES = """
As in 1987:  ABC  keeps the record of a game,  /V  shows it,  ABC /R  removes it,  /X  removes all.

Examples:
  {crib}                                    play
  {crib} ABC                                play, and keep the record under ABC
  {crib} --preset hoyle --form five-card    play the old five-card game
  {crib} --count "5H 5S 5D JC" --starter 5C
      count a hand
  {crib} --verify saves/games/00001-1987-11-18.txt
      were the cards fair?"""


MOST_FRAMES = 10**9


def choice_of(words: Words, option: str, known: Collection[str]) -> str:
    """Return the value of an option that can only be one of these."""
    word = words[option].lower()
    if word not in known:
        raise Misspelled(f"{option} must be {listed([*known], 'or')}, not '{words[option]}'.")
    return word


def number_of(words: Words, option: str, low: int, high: int) -> int:
    """Return the value of an option that is a number."""
    word = words[option]
    if not is_number(word, len(str(high))) or not low <= int(word) <= high:
        raise Misspelled(f"{option} must be a number from {low} to {high}, not '{word}'.")
    return int(word)


def initials_of(words: Words, option: str) -> str:
    """Return initials as WASCO takes them; none where the option is not there."""
    word = words.get(option, "")
    if option in words and not (word and are_initials(word)):
        raise Misspelled(f"Initials must be 1 to 3 letters or digits, such as ABC, not '{word}'.")
    return word.upper()


def seed_of(words: Words) -> str | None:
    """Return the words to shuffle from."""
    if "--seed" not in words:
        return None
    text = " ".join(words["--seed"].split())
    if not is_seed(text):
        raise Misspelled(f"--seed needs words or a number after it, at most {LONGEST_SEED} letters.")
    return text


def cards_word(words: Words, option: str) -> str:
    """Return the word or date whose cards are wished for."""
    from game.club.duplicate import NEEDS_WORD, plain_word

    if not (word := plain_word(words[option])):
        raise Misspelled(f"{option}: {NEEDS_WORD}")
    return word


def path_of(words: Words, option: str) -> Path | None:
    """Return a file or folder that was named."""
    return Path(words[option]) if words.get(option) else None


def game_of(words: Words) -> Path | None:
    """Read the game to be replayed, if it can be read."""
    file = path_of(words, "--replay")
    if file:
        from game.store.kept_game import read_game

        try:
            read_game(file)
        except InvalidLog as error:
            raise Misspelled(f"Can't replay {file.name}. {error}") from None
        except CribbageError as error:
            raise Misspelled(str(error)) from None
    return file
