"""Checks in the terminal whether the cards of a saved game were fair."""

from pathlib import Path

from game.commands.printing import put
from game.commands.words import DONE, FAILED, Words
from game.rules.errors import CribbageError
from game.store.kept_game import kept_in, verify


def do(words: Words) -> int:
    """Verify a game by its seal; one that was played far away by the proof beside it."""
    path = words["--verify"]
    try:
        by_wire = bool(kept_in(path).wire_file)
    except CribbageError:
        by_wire = False  # `verify` says why
    is_fair, sentences = _verify_by_wire(path) if by_wire else verify(path)
    put("\n".join(sentences))
    return DONE if is_fair else FAILED


def _verify_by_wire(path: str) -> tuple[bool, list[str]]:
    """Verify such a game by its proof, which nobody else's start needs to read."""
    from game.session.far_wish import NEEDS_WIRE

    try:
        from game.wire.proof import verify_by_wire
    except ModuleNotFoundError:
        return False, [NEEDS_WIRE]
    return verify_by_wire(Path(path))
