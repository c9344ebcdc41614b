"""*More ways to play*: a friend, the club, duplicates, the champ."""

from functools import partial

from game.club.duplicate import NEEDS_WORD, plain_word
from game.club.evening import EVENTS
from game.players.levels import BEST
from game.scenes.box import Notice, TypedBox
from game.scenes.front.compare_scene import compare
from game.scenes.front.window_session import WindowSession
from game.scenes.rows import DoorRow, Row, RowScene
from game.scenes.scene import Answer, GoTo, LayOver, Way

WHICH_WORD = ("Type a word or a date.", "Anyone who types it", "gets the same cards.")
WHICH_LINES = ("Paste a friend's line,", "or compare what is here.")


def more_ways(session: WindowSession) -> RowScene:
    """Return the list of them."""
    asks = "Lay out any hand; the champ prices every choice"
    calls = "One of you opens a table, the other sits down"
    duplicate = "The same cards for everybody, against the champ"
    rows: list[Row] = [
        DoorRow("Ask the champ", lambda: GoTo(Way.ASK), asks, "►"),
        DoorRow("Play a friend", lambda: GoTo(Way.FRIEND), calls, "►"),
        *(DoorRow(one.title, partial(_club, session, kind), one.about, "►") for kind, one in EVENTS.items()),
        DoorRow("Duplicate", lambda: LayOver(TypedBox(WHICH_WORD, ("Play", typed), "")), duplicate, "►"),
    ]

    def typed(text: str) -> Answer:
        if not (word := plain_word(text)):
            return LayOver(Notice(NEEDS_WORD))
        session.duplicate = f"{word} {BEST}"
        return GoTo(Way.NEW_GAME)

    def pasted(text: str) -> Answer:
        return GoTo(compare(session.run_options.saves, text))

    rows.append(DoorRow("Demo", lambda: GoTo(Way.DEMO), "Sit back and watch", "►"))
    compares = "Who did best with the same cards, and in which deals"

    def ask_for_lines() -> Answer:
        return LayOver(TypedBox(WHICH_LINES, ("Compare", pasted), ""))

    rows.append(DoorRow("Compare", ask_for_lines, compares, "►"))

    return RowScene("MORE WAYS TO PLAY", lambda: rows)


def _club(session: WindowSession, kind: str) -> Answer:
    session.club_kind = kind
    return GoTo(Way.CLUB)
