"""Questions in words, and how what is typed is read as an answer."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.rules import question
from game.rules.cards import Card
from game.rules.events import Claimed, Phase
from game.rules.moves import Moves
from game.rules.presets import Manner
from game.rules.spoken import listed, number_word
from game.table import Table
from game.terminal import typed
from game.terminal.conversation import NotUnderstood
from game.terminal.lines import CardNames, whose_crib

_CUTS = {Phase.CUT_FOR_DEAL: "Cut for the deal", Phase.CUT_PACK: "Cut the pack"}
_PEGGED_FOR = ("for", "pegs")
HOW_MANY = "Muggins for how many? Type muggins 2."


@dataclass(frozen=True, slots=True)
class Asked:
    """The words, which say what can be typed, and who reads it."""

    words: str
    read: Callable[[str], Moves]


def asked_of(table: Table, seat: int, manner: Manner, cards: CardNames) -> Asked:
    """What this seat is asked; where players peg for themselves, no card asks for its count."""
    match table.question(seat):
        case question.WhereToCut() as asked:
            return _cut(asked, manner)
        case question.WhichTarget() as asked:
            return _target(asked)
        case question.WhatToLayAway() as asked:
            return _lay_away(asked, whose_crib(table, seat), cards)
        case question.WhatToPlay() as asked:
            return _play(asked, table, cards)
        case question.WhatItCounts() as asked:
            return _count(asked)
        case question.WhetherItStands() as asked:
            words = f"{_said(table, asked.claim)} Muggins for how many? A number, or Enter if it stands:"
            return Asked(words, partial(_stands_or_not, asked))
        case question.GoesWithoutSaying() | None:
            raise AssertionError("only who is asked can answer")


def _cut(asked: question.WhereToCut, manner: Manner) -> Asked:
    least, most = asked.depths[0], asked.depths[-1]
    what = _CUTS.get(asked.phase, f"Cut for the {manner.starter}")
    read = typed.depth(asked.depths)
    return Asked(f"{what}: low, middle, high, or {least} to {most} cards?", lambda text: asked.at(read(text)))


def _target(asked: question.WhichTarget) -> Asked:
    words = f"Which hole wins? {listed([*map(str, asked.targets)], 'or')}, or Enter for {asked.usual}:"
    return Asked(words, lambda text: asked.choose(typed.number(text or str(asked.usual))))


def _lay_away(asked: question.WhatToLayAway, crib: str, cards: CardNames) -> Asked:
    many = asked.number > 1
    how = f"{number_word(asked.number)} cards, such as 5h jd" if many else "one card, such as 5h"
    words = f"Your hand: {cards.hand(asked.hand)}. For {crib} crib lay away {how}:"
    return Asked(words, lambda text: asked.lay_away(typed.cards_of(asked.hand, text)))


def _play(asked: question.WhatToPlay, table: Table, cards: CardNames) -> Asked:
    """A card, with what it pegs where players peg for themselves; go, heels, and muggins first."""
    how = "Play a card, such as 5h, or 5h 2 if it pegs two" if asked.pegs else "Play a card, such as 5h"
    go, heels, muggins = (
        ["go"] * asked.goes_by_hand,
        ["heels"] * asked.pegs,
        ["muggins 2"] * bool(asked.claim),
    )
    said = f"{_said(table, asked.claim)} " if asked.claim else ""
    where = f"Count {asked.count}" if asked.count else "You lead"
    hand, what = cards.hand(asked.hand), ", or ".join([how, *go, *heels, *muggins])
    return Asked(f"{said}{where}. Your hand: {hand}. {what}:", lambda text: _played(asked, text))


def _played(asked: question.WhatToPlay, text: str) -> Moves:
    word, _, rest = text.lower().partition(" ")
    if word == "muggins" and asked.claim:
        return asked.call(_called(rest))
    if text.lower() == "heels" and asked.pegs:
        return asked.take_heels()
    if text.lower() == "go":
        return asked.go()
    card, said = _with_its_count(text) if asked.pegs else (text, 0)
    return asked.play(_card(asked, card), said)


def _card(asked: question.WhatToPlay, text: str) -> Card:
    first, *more = typed.cards_of(asked.hand, text)
    if more:
        raise NotUnderstood("Play one card.")
    return first


def _with_its_count(text: str) -> tuple[str, int]:
    """`5h 2`, `5h for 2`, or a card alone, which pegs nothing."""
    card, _, last = text.rpartition(" ")
    if not card or not last.isdecimal():
        return text, 0
    word, _, between = card.rpartition(" ")
    return word if between.lower() in _PEGGED_FOR else card, typed.number(last)


def _count(asked: question.WhatItCounts) -> Asked:
    what = "it" if asked.shown else "your card"
    return Asked(f"What does {what} count? A number, such as 4:", lambda text: asked.say(typed.number(text)))


def _stands_or_not(asked: question.WhetherItStands, text: str) -> Moves:
    if text.lower() == "heels":
        return asked.take_heels()
    called = _called(text.lower().removeprefix("muggins").strip()) if text else 0
    return asked.call(called) if called else asked.stand()


def _said(table: Table, claim: Claimed) -> str:
    return f"{table.sitters[claim.seat].name} counts {claim.said}."


def _called(text: str) -> int:
    """How many, after the word."""
    if not text:
        raise NotUnderstood(HOW_MANY)
    return typed.number(text)
