"""The proof of a game by wire: its signed record is held against its log by whoever has both files."""

from pathlib import Path

from game.rules.errors import CribbageError
from game.store.kept_game import BY_WIRE, read_game
from game.wire.faults import Guilty
from game.wire.heading import WireHeading
from game.wire.locks import letters_of
from game.wire.record import Record
from game.wire.wire_file import WireFile, heading_rows


def verify_by_wire(path: Path) -> tuple[bool, list[str]]:
    """Tell whether every deal of it was fair, by lines that each side has signed; and the words for it."""
    kept = read_game(path)
    rows = WireFile(path.parent / kept.wire_file).rows
    if not rows:
        return False, [f"{kept.wire_file} is missing. It says who said what, and belongs next to the game."]
    try:
        record = Record(WireHeading.parse(heading_rows(rows)))
    except CribbageError as error:
        return False, [f"The record of this game cannot be read: {error}"]
    told = [f"game {record.gid.hex()}"]
    for number, side in enumerate(record.heading.sides):
        names = ", ".join(seat.who for seat in record.heading.seats if seat.side == number)
        told.append(f"side {number}: {names}, who signs with {letters_of(side.key)}")
    trouble = _trouble(record, rows, kept.lines)
    if trouble:
        return False, [*told, trouble]
    audited = sum(occasion.isdecimal() for occasion in record.states.packs)
    how = f"All {audited} deals and {len(record.lines)} signed lines are as they must be."
    return True, [*told, f"Played by wire {kept.extras.get(BY_WIRE, '')}.", how]


def _trouble(record: Record, rows: list[str], log: tuple[str, ...]) -> str:
    """Tell its first fault; nothing where every line is as it must be, up to the end of the game."""
    try:
        for row in rows:
            if row[:1].isdecimal() or row.startswith("proof "):
                record.add(row.removeprefix("proof "))
    except Guilty as guilty:
        return _guilt(record, guilty)
    except CribbageError as error:
        return f"The record of this game was changed, or is of another: {error}"
    states = record.states
    if states.verdict:
        return _guilt(record, states.verdict)
    if states.awaits_the_loser is not None:
        return "The loser never said the last seed: the last deal isn't proven, the others were fair."
    if [*log] != states.auditor.log:
        return "The game in the file is not the one that was signed."
    return "" if states.state == "over" else "The game is not over; its deals were fair so far."


def _guilt(record: Record, guilty: Guilty) -> str:
    whos = (seat.who.partition(" ")[2] for seat in record.heading.seats if seat.side == guilty.side)
    return f"{' and '.join(whos)}'s program broke the rules: {guilty}. The game counts for nobody."
