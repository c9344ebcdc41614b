"""The end of a game: who won and how, the race deal by deal, and the question whether to play again."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.handbook.help_page import About
from game.rules import spoken
from game.rules.counting import Reason, show_points
from game.rules.errors import MOST_INITIALS
from game.rules.game import Game
from game.rules.in_words import together
from game.rules.match_words import match_words
from game.rules.outcome import Outcome
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene, StartOver, Stop, Way
from game.scenes.spelling import Spelling
from game.scenes.table.acting import Movement
from game.scenes.table.game_context import GameContext, games_won
from game.sheets.sheet import Sheet
from game.sheets.sheets import ButtonsSheet, EndingSheet
from game.sheets.spots import SIGN, ButtonSpot, Spot
from game.sheets.table_state import Ending
from game.sheets.table_told import GAME_POINTS

TO_THE_CLUB = "TO THE CLUB"
AGAIN, REVIEW, RECORDS, TITLE = "PLAY AGAIN", "↑ REVIEW", "↓ RECORDS", "TITLE"
DEMO_SECONDS = 8
TOLD_EVERY = STEPS_A_SECOND // 2
SPELL_IT = "Choose initials to save this game"
KEEP_IT, KEPT_UNDER = "Type initials to save this game", "Saved under {}."
_DIRECTIONS = {Button.UP: Way.REVIEW, Button.DOWN: Way.RECORDS}
_WORDS: dict[str, Answer] = {
    REVIEW: LayOver(Way.REVIEW),
    RECORDS: LayOver(Way.RECORDS),
    TITLE: StartOver(Way.TITLE),
}


def last_look(context: GameContext, outcome: Outcome) -> Movement:
    """Play a tune, and look at the table once more: even a fast end waits for its own press."""
    own, acting, top = context.table.sides_of_people, context.acting, context.top
    context.race.append(tuple(pegs.front for pegs in top.pegs))
    acting.sound(Tune.LOSE if own and outcome.winner not in own else Tune.WIN)
    words = top.message = spoken.ended(context.voice, outcome, top.side_names(), own)
    yield from acting.hold(1.0)
    yield from acting.wait(words)
    _clear_table(context)
    top.message = context.host.closing
    _tell_match(context, outcome)


def _clear_table(context: GameContext) -> None:
    """Clear all but the last hands, the crib and the starter; nobody sees a card not seen before."""
    top, acting = context.top, context.acting
    acting.take_back()
    hands, crib, starter = [seat.hand for seat in top.seats], top.crib, top.starter
    acting.sweep()
    top.pack, top.crib, top.starter = False, crib, starter
    for seat, hand in zip(top.seats, hands, strict=True):
        seat.hand = hand


def _tell_match(context: GameContext, outcome: Outcome) -> None:
    if match := context.match:
        unit = spoken.unit_of(match.house.stakes)
        winner, names = context.top.side_names()[outcome.winner], context.top.signed_names()
        if worth := spoken.worth_words(context.voice, outcome, unit, winner):
            context.acting.reason(outcome.winner, worth)
        if words := match_words(match, names):
            context.acting.reason(outcome.winner, words)
            return
        context.top.reasons += games_won(match, names)
        if match.has_points:
            context.acting.divide_reasons(GAME_POINTS)
            for side, name in enumerate(names):
                context.acting.reason(side, f"{name}: {match.won[side]}")


class GameOver(Scene):
    """The winner, the chart, and the next step."""

    typed_help = (
        "review: each move with its price, and your luck. records: your figures and saved games.",
        "again: how the game ended. title: leave the table. back: one step back.",
    )

    def __init__(self, context: GameContext) -> None:
        super().__init__()
        self.context, self.top, self.debounce = context, context.top, context.debounce
        self.pace = context.acting.pace
        self.ending = _ending(context)
        self.again = TO_THE_CLUB if context.host.after is Way.CLUB else AGAIN
        self.names = (self.again, *_WORDS)
        self._initials, self._lit = "", self.again
        self.words = context.host.ending_words
        self._sign()
        self.steps = 0
        if not context.is_demo:
            context.debounce.hear_nothing()
            home = Way.CLUB if self.again == TO_THE_CLUB else Way.TITLE
            self.buttons = {Button.BACK: lambda _: StartOver(home), **context.acting.buttons}

    def tick(self) -> Answer:
        self.steps += 1
        if self.steps % TOLD_EVERY == 0 and self.words != (words := self.context.host.ending_words):
            self.words, self.stale = words, True
        is_long = self.steps > DEMO_SECONDS * STEPS_A_SECOND
        return StartOver(self.context.host.after) if self.context.is_demo and is_long else STAY

    # The initials.

    def _sign(self) -> None:
        """Write the line in which initials may be typed, while the game is nobody's; else what is new."""
        asked, host = SPELL_IT if SIGN in (self._lit, self.pointed) else KEEP_IT, self.context.host
        words = f"{asked}: {self._initials:_<{MOST_INITIALS}}"
        self.top.message = self._after_closing(words if host.may_sign else host.news)

    def _after_closing(self, words: str) -> str:
        return f"{self.context.host.closing} {words}".strip()

    def _keep(self) -> bool:
        """Keep the game for those whose initials were typed, and say so in the record; tell whether it is."""
        trouble = self.context.host.sign(self._initials)
        kept = f"{KEPT_UNDER.format(self._initials)} {self.context.host.news}"
        self.top.message = trouble or self._after_closing(kept)
        self._initials = ""
        if not trouble and self._lit == SIGN:  # a line that is there no longer
            self._lit = self.again
        return not trouble

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        """Take initials; elsewhere a card may have been begun when the game ended."""
        if not self.context.host.may_sign:
            return at_keyboard and press.is_one_of("TH")
        is_erasing = press.button is Button.BACKSPACE and bool(self._initials)
        return bool(press.written) or is_erasing

    def idle(self) -> bool:
        return self.context.host.work()

    @property
    def is_still(self) -> bool:
        return not self.context.is_demo and not self.context.debounce.deaf_to_all

    def press(self, press: Press) -> Answer:
        if self.context.is_demo:
            return StartOver(Way.TITLE)
        if self.types(press):
            self._put(press.spelled_onto(self._initials)[:MOST_INITIALS])
            return STAY
        if self._initials and press.chosen:
            self._keep()
            return STAY
        if press.button in _DIRECTIONS:
            return LayOver(_DIRECTIONS[press.button])
        if press.across:
            places = self._places
            self._point_at(places[(places.index(self._lit) + press.across) % len(places)])
        return self._answer(self._lit) if press.chosen else STAY

    @property
    def _places(self) -> Sequence[str]:
        """Where the highlight walks: over the words, and to the line of the initials while there is one."""
        return (*self.names, SIGN) if self.context.host.may_sign else self.names

    def _point_at(self, place: str) -> None:
        self._lit = place
        if self.context.host.may_sign:
            self._sign()

    def hover(self, spot: Spot | None) -> None:
        super().hover(spot)
        self._point_at(self._lit)

    def _save(self) -> None:
        if self._initials:
            self._keep()

    def _put(self, initials: str) -> None:
        self._initials = initials
        self._sign()

    def _answer(self, name: str) -> Answer:
        if name == SIGN:  # by hands that have no keyboard
            return LayOver(Spelling("Initials", MOST_INITIALS, lambda: self._initials, self._put, self._save))
        if self._initials and name in (self.again, TITLE) and not self._keep():
            return STAY  # so that the trouble can be read
        return StartOver(self.context.host.after) if name == self.again else _WORDS.get(name, STAY)

    def click(self, spot: Spot | None) -> Answer:
        if self.context.is_demo:
            return StartOver(Way.TITLE)
        return self._answer(spot.name) if isinstance(spot, ButtonSpot) else STAY

    def stops(self, sheets: Sequence[Sheet], spots: Sequence[Spot]) -> Sequence[Stop]:
        return [] if self.context.is_demo else [*map(ButtonSpot, self._places)]

    def help(self) -> Scene:
        return self.context.help(About.GAME)

    def picture(self) -> Sequence[Sheet]:
        by_side = map(list, zip(*self.context.race, strict=True))
        names: list[list[str]] = [[] for _ in self.top.pegs]
        for number, seat in enumerate(self.top.seats):
            names[self.top.side(number)].append(seat.on_plate)
        race = list(zip(names, by_side, strict=True))
        return [
            EndingSheet(
                *(self.top.snapshot(), self.ending, race, self.words, self.context.host.reviewed),
                may_sign=self.context.host.may_sign,
            ),
            ButtonsSheet(self.names, self.pointed or self._lit, is_large=True),
        ]


def ended_elsewhere(context: GameContext) -> Answer:
    """Lead to the end of a game that ends otherwise where it is typed at, once another machine is on."""
    context.top.messages = None
    _clear_table(context)
    return GoTo(GameOver(context))


def _ending(context: GameContext) -> Ending:
    game, top = context.table.game, context.top
    outcome = game.outcome
    assert outcome, "the game is over"
    voice, names = context.voice, top.names(outcome.winner)
    heading, how = spoken.winners(voice, names), spoken.how_won(outcome, [seat.name for seat in top.seats])
    worth = spoken.worth_alone(voice, outcome, spoken.unit_of(game.house.stakes), together(names))
    sentence = f"{spoken.scores_words(outcome)}: {how}."
    return Ending(outcome.winner, heading, sentence, worth, _totals(context))


def _totals(context: GameContext) -> tuple[int | None, ...]:
    """Count the last hands that were counted, and the crib, with the starter."""
    top, kept = context.top, context.table.game.form.kept
    shown = [[card for card in cards if card] for cards in (*(seat.hand for seat in top.seats), top.crib)]
    starter, counted = top.starter, _counted(context.table.game)
    if not starter:
        return ()
    return tuple(
        show_points(cards, starter, crib=at == len(top.seats))
        if len(cards) == kept and at in counted
        else None
        for at, cards in enumerate(shown)
    )


def _counted(game: Game) -> Sequence[int]:
    """List whose hands were counted before the game was won, and behind all seats the crib."""
    outcome, order = game.outcome, game.form.round_from(game.form.left_of(game.dealer))
    assert outcome, "the game is over"
    if outcome.reason is Reason.HAND:
        return order[: order.index(outcome.seat) + 1]
    is_before_the_show = outcome.reason is Reason.HEELS or outcome.reason.is_pegging
    return () if is_before_the_show else (*order, len(order))
