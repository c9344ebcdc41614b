"""Games with friends far away, as the title has them: letters are looked for, and a game is given up."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from game.rules.errors import CribbageError

if TYPE_CHECKING:  # the title waits for nobody
    from game.session.far_away import FarAway
    from game.session.session import Session
    from game.store.kept_game import KeptGame


def open_waiting_line(session: Session, games: Sequence[KeptGame]) -> FarAway | None:
    """Open the line of the first game that waits at a broker; nobody else reads what that takes."""
    far_games = [kept for kept in games if kept.wire_file]
    if not far_games:
        return None
    try:
        from game.session.far_away import FarAway, wish_to_go_on
    except ModuleNotFoundError:  # whoever takes the game up is told what is missing
        return None
    for kept in far_games:
        try:
            wish = wish_to_go_on(session, kept)
            if "://" in wish.words:
                return FarAway(session, wish)
        except CribbageError:  # the same: it is told when the game is taken up
            continue
    return None


def give_up(session: Session) -> bool:
    """Give up the game that was chosen of those that wait, and tell whether it is gone; one with a friend
    leaves what was signed, and no secrets."""
    kept = session.unfinished.chosen
    assert kept, "it was chosen of those that wait"
    is_given_up = session.unfinished.give_up(kept)
    if is_given_up and kept.wire_file:
        session.hang_up()
        with suppress(ModuleNotFoundError):  # where nobody reads it
            from game.wire.wire_file import FILES, WireFile

            file = WireFile(session.run_options.saves / kept.wire_file)
            if file.path.match(FILES) and file.take():
                session.tell(file.archive_and_forget())
    return is_given_up
