"""The title: the menu, and its keys."""

from collections.abc import Callable, Sequence
from functools import partial

from game.devices.button import Press
from game.rules.presets import PRESETS
from game.scenes.box import Box, Notice, Offered
from game.scenes.front.window_session import WindowSession
from game.scenes.menu import AnswerScene
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Leave, StartOver, TakeOff, Way, distinct
from game.session.letters import open_waiting_line
from game.sheets.sheet import Sheet
from game.sheets.sheets import TitleSheet
from game.store.folder import has_ended_games
from game.store.kept_words import which_game

LINES = ("Is this your first game of cribbage?", "", "A guide can explain each step as you play.")
HOW_TO_PLAY = ("How to play", "", "Eight short lessons, the rules, or a game with a guide.")
WITH_GUIDE = "Play with a guide"
ANSWERS = {"Yes, explain it": "yes", "No, I know it": "no"}
RECORDS, LEARN = "Records", "Learn to play"
"""The first line, until a game was played to its end or somebody says that he knows it; then Records."""


def _begin(session: WindowSession, guide: str) -> Answer:
    """Begin a game with the guide or without, which is remembered."""
    session.change("guide", guide)
    return StartOver(Way.NEW_GAME)


class OfferGuide(Box):
    """Either answer begins the game; or the lessons come first."""

    def __init__(self, session: WindowSession) -> None:
        begins = [(words, partial(_begin, session, guide)) for words, guide in ANSWERS.items()]
        super().__init__(LINES, [*begins, (LEARN, GoTo(Way.LEARN))])


class HowToPlay(Box):
    """The lessons, the rules to be read, or a game with the guide."""

    def __init__(self, session: WindowSession) -> None:
        answers: list[Offered] = [
            (LEARN, GoTo(Way.LEARN)),
            ("Read the rules", GoTo(Way.RULES)),
            (WITH_GUIDE, partial(_begin, session, "yes")),
            ("Opponents and originals", GoTo(Way.HELP)),
            ("Back", TakeOff()),
        ]
        super().__init__(HOW_TO_PLAY, answers)


def to_the_table(session: WindowSession) -> Answer:
    """Begin the next game; before the first of all offer a guide."""
    return LayOver(OfferGuide(session)) if session.offers_guide else StartOver(Way.NEW_GAME)


KEYS = "{moves} choose   {fire} select   {help} help   {back} quit"
NOTES = {
    "Options": "speed, sound, keys, display",
    LEARN: "ten minutes, with real cards",
    "How to play": "lessons, rules, or a guide",
    RECORDS: "who has won",
    "Practice": "discards, plays, counting",
    "More ways to play": "friends, the club, the champ",
    "Quit": "a game that waits is kept",
}
NOTE_LETTERS = 29
"""What is said beside a line where there is room, and how long it is at most."""
DEMO_AFTER_SECONDS = 30
STEPS_BEFORE_A_DEMO = DEMO_AFTER_SECONDS * STEPS_A_SECOND


class Title(AnswerScene):
    """Left alone for half a minute, it plays by itself."""

    def __init__(self, session: WindowSession) -> None:
        super().__init__()
        self.session, self.leads_on_after = session, STEPS_BEFORE_A_DEMO
        session.hang_up()
        self.games = session.look()
        self._letters = open_waiting_line(session, self.games)
        knows_it = session.settings.guide == "no"
        self._has_played = knows_it or has_ended_games(session.run_options.saves)

    @property
    def lines(self) -> list[tuple[str, Callable[[], Answer]]]:
        session = self.session
        lines: list[tuple[str, Callable[[], Answer]]] = [
            (self._new_game_words(), lambda: to_the_table(session)),
            (self._game_words, lambda: LayOver(Way.CHOOSE_GAME)),
            ("Options", lambda: LayOver(Way.OPTIONS)),
            ("How to play", lambda: LayOver(HowToPlay(session))),
            (RECORDS, lambda: LayOver(Way.RECORDS)),
            ("Practice", lambda: LayOver(Way.PRACTICE)),
            ("More ways to play", lambda: LayOver(Way.MORE_WAYS)),
            ("Quit", Leave),
        ]
        if not self._has_played:
            lines = [line for line in lines if line[0] != RECORDS]
            lines.insert(0, (LEARN, lambda: LayOver(Way.LEARN)))
        if self.games:
            words = "Continue game" if len(self.games) == 1 else f"Continue: {len(self.games)} games"
            lines.insert(0, ("Your move" if self.whose_move.startswith("Your") else words, self._go_on))
        return lines

    @property
    def whose_move(self) -> str:
        """Whose move it is in a game with a friend far away, where that is known."""
        return self._letters.whose_move if self._letters else ""

    def _go_on(self) -> Answer:
        """Continue at once, unless there is something to be decided."""
        if len(self.games) > 1 or self.games[0].trouble:
            return LayOver(Way.UNFINISHED_LIST)
        self.session.unfinished.chosen = self.games[0]
        return GoTo(Way.UNFINISHED_GAME)

    def _new_game_words(self) -> str:
        """Tell how the match stands, once a game of it has been won. The door to the table: 20 ms."""
        if not self.session.has_laid_a_table:
            return "New game"
        from game.session.next_table import games_won

        won = games_won(self.session)
        return f"Next game: {'-'.join(map(str, won))}" if any(won) else "New game"

    @property
    def _game_words(self) -> str:
        return f"Game: {PRESETS[self.session.settings.preset].title}"

    @property
    def choices(self) -> Sequence[str]:
        return [words for words, _ in self.lines]

    def choose(self, index: int) -> Answer:
        return self.lines[index][1]()

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        """Take the letter of a line, whatever its key does elsewhere."""
        return press.is_one_of(self.initials)

    def back(self) -> Answer:
        """Point at Quit, at the bottom; a second Esc leaves."""
        if self.chosen == self.size - 1:
            return Leave()
        self.chosen = self.size - 1
        return STAY

    def tick(self) -> Answer:
        """Tell of any trouble; after half a minute without a key or the mouse, play."""
        complaints = self.session.complaints
        if complaints:
            notice = Notice(*distinct(complaints))
            complaints.clear()
            return LayOver(notice)
        self._look_for_letters()
        has_asked, self.session.has_asked = self.session.has_asked, True
        if self.games and not has_asked:
            return LayOver(Way.OFFER)
        if self.steps_alone > STEPS_BEFORE_A_DEMO:
            return GoTo(Way.DEMO)
        return super().tick()

    def _look_for_letters(self) -> None:
        before = self.whose_move
        if self._letters:
            self._letters.poll()
        self.stale |= before != self.whose_move

    @property
    def is_still(self) -> bool:
        """The half minute may be counted in larger steps."""
        return True

    def help(self) -> Way:
        return Way.RULES

    def picture(self) -> Sequence[Sheet]:
        words, house = self.choices, self.session.settings.house_rules
        game = f"{self.session.form.title.lower()}, to {house.target_of(self.session.form)}"
        told = NOTES | {self._new_game_words(): game, self._game_words: "six sets of rules, or yours"}
        waits, stands = "", list[str]()
        if self.games and self.games[0].lines:  # the latest, where several wait
            from game.session.who_plays import scores_by_name

            kept = self.games[0]
            stands = [*scores_by_name(kept, NOTE_LETTERS)]
            told[words[0]] = ", ".join(stands)
            waits = f"{which_game(kept)}, {kept.game.target} up"
        if self.games and self.session.unfinished.is_behind:
            told["Quit"] = "what can't be saved is lost"
        notes = [told.get(line, "") for line in words]
        return [TitleSheet(words, self.chosen, self.whose_move or KEYS, notes, waits, stands)]
