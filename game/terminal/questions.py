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

_NOTHING_MADE: dict[Ask, Move] = {Ask.COUNT: Claim(0), Ask.CALL_MUGGINS: Accept()}

_PEGGED_FOR = ("for", "pegs")
HOW_MANY = "Muggins for how many? Type muggins 2."


@dataclass(frozen=True, slots=True)
class Pegging:
    """A card or a go with which a count that could be called stands, and what the card is said to peg."""

    move: Play | SayGo
    said: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """The words, and who reads the answer."""

    words: str
    read: Callable[[str], Move | Pegging]


def asked_of(table: Table, seat: int, manner: Manner, cards: CardNames) -> Asked:
    """What this seat is asked; where players peg for themselves, no card asks for its count."""
    view = table.game.view(seat)
    if view.house.counting.in_play and (table.may_play_on(seat) or table.game.asks(seat) is Ask.PLAY):
        return _play_on(table, view, cards)
    return _asked_for_a_move(table, seat, manner, cards)


def goes_without_saying(table: Table, seat: int) -> Move | None:
    """The first card of a count makes nothing: it is neither counted nor called."""
    view = table.game.view(seat)
    if len(view.pile) != 1 or view.to_count or table.may_play_on(seat):
        return None
    return _NOTHING_MADE.get(table.game.asks(seat) or Ask.PLAY)


def _asked_for_a_move(table: Table, seat: int, manner: Manner, cards: CardNames) -> Asked:
    """What the game asks. The words say what can be typed."""
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
    what = ", or ".join(["Play a card, such as 5h", *["go"] * view.house.go_by_hand])

    def read(text: str) -> Move:
        return SayGo() if text.lower() == "go" else _card(view, text)

    return Asked(f"{_where(view)}. Your hand: {cards.hand(view.hand)}. {what}:", read)


def _where(view: View) -> str:
    return f"Count {view.count}" if view.pile else "You lead"


def _card(view: View, text: str) -> Play:
    played = typed.cards_of(view.hand, text)
    if len(played) > 1:
        raise NotUnderstood("Play one card.")
    return Play(played[0])


def _play_on(table: Table, view: View, cards: CardNames) -> Asked:
    """A card with what it pegs, and with it the other side's count stands; or muggins first."""
    may_call = table.game.asks(view.seat) is Ask.CALL_MUGGINS and len(view.pile) > 1
    others = [*["go"] * view.house.go_by_hand, "heels", *["muggins 2"] * may_call]
    what = ", or ".join(["Play a card, such as 5h, or 5h 2 if it pegs two", *others])
    said = f"{_said(table, view)} " if may_call else ""

    def read(text: str) -> Move | Pegging:
        word, _, rest = text.lower().partition(" ")
        if text.lower() == "heels":
            return TakeHeels()
        if word == "muggins" and may_call:
            return CallMuggins(_called(rest))
        if text.lower() == "go":
            return Pegging(SayGo())
        card, said = _with_its_count(text)
        return Pegging(_card(view, card), said)

    return Asked(f"{said}{_where(view)}. Your hand: {cards.hand(view.hand)}. {what}:", read)


def _with_its_count(text: str) -> tuple[str, int]:
    """`5h 2`, `5h for 2`, or a card alone, which pegs nothing."""
    card, _, last = text.rpartition(" ")
    if not card or not last.isdecimal():
        return text, 0
    word, _, between = card.rpartition(" ")
    return word if between.lower() in _PEGGED_FOR else card, typed.number(last)


def _said(table: Table, view: View) -> str:
    assert view.claimed, "a count can be called"
    return f"{table.sitters[view.claimed.seat].name} counts {view.claimed.said}."


def _called(text: str) -> int:
    """How many, after the word."""
    if not text:
        raise NotUnderstood(HOW_MANY)
    return typed.number(text)


def _count(view: View) -> Asked:
    what = "it" if view.to_count else "your card"
    return Asked(
        f"What does {what} count? A number, such as 4:", _or_heels(lambda text: Claim(typed.number(text)))
    )


def _call(table: Table, view: View) -> Asked:
    def read(text: str) -> Move:
        called = _called(text.removeprefix("muggins").strip()) if text else 0
        return CallMuggins(called) if called else Accept()

    words = f"{_said(table, view)} Muggins for how many? A number, or Enter if it stands:"
    return Asked(words, _or_heels(read))


def _or_heels(read: Callable[[str], Move]) -> Callable[[str], Move]:
    return lambda text: TakeHeels() if text.lower() == "heels" else read(text.lower())
