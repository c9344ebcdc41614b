"""What a person is asked, and the move that an answer means."""

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.aloud import number_word
from game.rules.moves import (
    Accept,
    CallMuggins,
    ChooseTarget,
    Claim,
    Cut,
    LayAway,
    Move,
    Play,
    SayGo,
    TakeHeels,
)
from game.rules.phase import Ask, Phase
from game.rules.presets import Manner
from game.rules.view import View
from game.table import Table
from game.terminal import typed
from game.terminal.card_names import CardNames
from game.terminal.conversation import NotUnderstood
from game.terminal.standing import whose_crib

_SPOKEN_MOVES: dict[str, Move] = {"go": SayGo(), "heels": TakeHeels()}


@dataclass(frozen=True, slots=True)
class Asked:
    """The words, and who reads the answer."""

    words: str
    read: Callable[[str], Move]


def asked_of(table: Table, seat: int, manner: Manner, cards: CardNames) -> Asked:
    """What the game asks of this seat. The words say what can be typed."""
    view = table.game.view(seat)
    match table.game.asks(seat):
        case Ask.CUT:
            return _cut(table.game.phase, view, manner)
        case Ask.TARGET:
            return _target(table, seat)
        case Ask.LAY_AWAY:
            return _lay_away(table, view, cards)
        case Ask.PLAY:
            return _play(view, cards)
        case Ask.COUNT:
            return _count(view)
        case Ask.CALL_MUGGINS:
            return _call(table, view)
        case None:
            raise AssertionError("only who is asked can answer")


def _cut(phase: Phase, view: View, manner: Manner) -> Asked:
    words = {Phase.CUT_FOR_DEAL: "Cut for the deal", Phase.CUT_PACK: "Cut the pack"}
    least, most = view.cut_depths[0], view.cut_depths[-1]
    what = words.get(phase, f"Cut for the {manner.starter}")
    read = typed.depth(view.cut_depths)
    return Asked(f"{what}: low, middle, high, or {least} to {most} cards?", lambda text: Cut(read(text)))


def _target(table: Table, seat: int) -> Asked:
    usual = table.game.target
    moves = table.game.legal(seat)
    targets = [str(move.target) for move in moves if isinstance(move, ChooseTarget)]
    words = f"Which hole wins? {', '.join(targets[:-1])} or {targets[-1]}, or Enter for {usual}:"
    return Asked(words, lambda text: ChooseTarget(typed.number(text or str(usual))))


def _lay_away(table: Table, view: View, cards: CardNames) -> Asked:
    number, crib = view.form.laid_away, whose_crib(table, view.seat)
    how = f"{number_word(number)} cards, such as 5h jd" if number > 1 else "one card, such as 5h"
    words = f"Your hand: {cards.hand(view.hand)}. For {crib} crib lay away {how}:"
    return Asked(words, lambda text: LayAway(typed.cards_of(view.hand, text)))


def _play(view: View, cards: CardNames) -> Asked:
    others = ["go"] * view.house.go_by_hand + ["heels"] * view.house.counting.in_play
    what = ", or ".join(["Play a card, such as 5h", *others])

    def read(text: str) -> Move:
        if move := _SPOKEN_MOVES.get(text.lower()):
            return move
        played = typed.cards_of(view.hand, text)
        if len(played) > 1:
            raise NotUnderstood("Play one card.")
        return Play(played[0])

    where = f"Count {view.count}" if view.pile else "You lead"
    return Asked(f"{where}. Your hand: {cards.hand(view.hand)}. {what}:", read)


def _count(view: View) -> Asked:
    what = "it" if view.to_count else "your card"
    return Asked(f"What does {what} count? A number, such as 4:", _number_or_heels(Claim))


def _call(table: Table, view: View) -> Asked:
    assert view.claimed, "a count is called"
    words = f"{table.sitters[view.claimed.seat].name} counts {view.claimed.said}."
    read = _number_or_heels(lambda called: CallMuggins(called) if called else Accept())
    words += " Muggins for how many? A number, or Enter if it stands:"
    return Asked(words, lambda text: read(text or "0"))


def _number_or_heels(move_of: Callable[[int], Move]) -> Callable[[str], Move]:
    def read(text: str) -> Move:
        if text.lower() == "heels":
            return TakeHeels()
        return move_of(typed.number(text.lower().removeprefix("muggins").strip()))

    return read
