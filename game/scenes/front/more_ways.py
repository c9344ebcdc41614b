"""What else can be played: each line of it is a door."""

from game.scenes.front.window_session import WindowSession
from game.scenes.rows import DoorRow, Row, RowScene
from game.scenes.scene import GoTo, Way


def more_ways(session: WindowSession) -> RowScene:
    """Return the list of them."""
    club = "Nine games, a scorecard, the year's list" if not session.club else "Back to your evening"
    rows: list[Row] = [
        DoorRow(
            "Ask the champ", lambda: GoTo(Way.ASK), "Lay out any hand; the champ prices every choice", "►"
        ),
        DoorRow("Play a friend", lambda: GoTo(Way.FRIEND), "One of you waits, the other calls", "►"),
        DoorRow("Club night", lambda: GoTo(Way.CLUB), club, "►"),
    ]
    return RowScene("MORE WAYS TO PLAY", lambda: rows)
