"""*More ways to play*: a friend, the club, duplicates, the champ."""

from collections.abc import Callable
from functools import partial

from game.club.duplicate import NEEDS_WORD, plain_word
from game.club.evening import EVENTS
from game.players.levels import BEST
from game.scenes.box import Box, Notice, TypedBox
from game.scenes.front.compare_scene import compare, has_played
from game.scenes.front.window_session import WindowSession
from game.scenes.rows import DoorRow, Row, RowScene
from game.scenes.scene import Answer, GoTo, LayOver, TakeOff, Way
from game.sheets.pages import OPENS

WHICH_WORD = ("Type a word or a date.", "Anyone who types it", "gets the same cards.")
KNOWS_CARDS = ("You have played", "these cards before.")
WHICH_LINES = ("Paste a friend's line,", "or compare what is here.")

ABOUT_ASKING = (
    "Six cards, the score, whose deal: what now?",
    "Put down the cards of any moment. The champ ranks every choice by your chance to win and says why, "
    "or plays thousands of deals to be sure.",
)
ABOUT_FRIENDS = (
    "Two machines, and a line to send",
    "Both shuffle together, so neither sees nor steers the cards, and each deal is checked before its show.",
)
ABOUT_EVENTS = (
    "An evening among regulars",
    "Tournament rules. You fill in your scorecard, your opponents sign it, and the other tables play on "
    "meanwhile. Leave any time and come back.",
)
ABOUT_DUPLICATE = (
    "No luck of the deal",
    "Whoever types the same word plays the same cards. A line at the end compares you.",
)
ABOUT_DEMO = ("The computer against itself", "At the rules and the level under Options, game after game.")
ABOUT_COMPARING = (
    "Paste the lines of friends",
    "They are checked and ranked, deal by deal, beside the champ.",
)


WAYS = (
    "Ask the champ",
    "Play a friend",
    *(event.title for event in EVENTS.values()),
    "Duplicate",
    "Demo",
    "Compare",
)
"""What each line of the list is called."""


def more_ways(session: WindowSession) -> RowScene:
    """Return the list of them."""
    asks = "Lay out any hand; the champ prices every choice"
    calls = "One of you opens a table, the other sits down"
    duplicate = "The same cards for everybody, against the champ"
    compares = "Who did best with the same cards, and in which deals"
    doors: list[tuple[Callable[[], Answer], str, tuple[str, str]]] = [
        (lambda: GoTo(Way.ASK), asks, ABOUT_ASKING),
        (lambda: GoTo(Way.FRIEND), calls, ABOUT_FRIENDS),
        *((partial(_club, session, kind), one.about, ABOUT_EVENTS) for kind, one in EVENTS.items()),
        (partial(_ask_for_word, session), duplicate, ABOUT_DUPLICATE),
        (lambda: GoTo(Way.DEMO), "Sit back and watch", ABOUT_DEMO),
        (partial(_ask_for_lines, session), compares, ABOUT_COMPARING),
    ]
    rows: list[Row] = [
        DoorRow(name, leads, does, OPENS, about=about)
        for name, (leads, does, about) in zip(WAYS, doors, strict=True)
    ]
    scene = RowScene("MORE WAYS TO PLAY", lambda: rows)
    scene.shows_beside = True
    return scene


def _club(session: WindowSession, kind: str) -> Answer:
    session.club_kind = kind
    return GoTo(Way.CLUB)


def _ask_for_word(session: WindowSession) -> Answer:
    """Ask whose cards are played; at the window the word can be spelled, too."""
    spelled = "A word or a date" if session.is_at_window else ""
    return LayOver(TypedBox(WHICH_WORD, ("Play", partial(_take_word, session)), "", spelled))


def _take_word(session: WindowSession, text: str) -> Answer:
    """Play the cards of a word, once it is said if they are known."""
    if not (word := plain_word(text)):
        return LayOver(Notice(NEEDS_WORD))
    play = partial(_play_duplicate, session, word)
    if has_played(session.run_options.saves, word, BEST, session.settings.initials):
        return LayOver(Box(KNOWS_CARDS, [("Play", play), ("Back", TakeOff())]))
    return play()


def _play_duplicate(session: WindowSession, word: str) -> Answer:
    session.duplicate = f"{word} {BEST}"
    return GoTo(Way.NEW_GAME)


def _ask_for_lines(session: WindowSession) -> Answer:
    return LayOver(TypedBox(WHICH_LINES, ("Compare", partial(_compare_lines, session)), ""))


def _compare_lines(session: WindowSession, text: str) -> Answer:
    return GoTo(compare(session.run_options.saves, text, session.tell))
