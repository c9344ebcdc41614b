"""Questions in words, and how typed words become answers."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Generic, TypeVar

from game.rules import question
from game.rules.card_meant import card_meant
from game.rules.cards import Card, Cards
from game.rules.counting import MOST_PEGGED, PLAY_TOTALS
from game.rules.house import Counting, Low, Penalty
from game.rules.in_words import either
from game.rules.moves import Moves
from game.rules.pack import nearest_depth
from game.rules.preset import Manner
from game.rules.prompts import prompt
from game.rules.spoken import claim_told, in_letters
from game.rules.voice import Voice
from game.session import typed
from game.session.typed import NotUnderstood
from game.sheets.marks import marked_hand
from game.table import Table
from game.values import frozen

T = TypeVar("T")

_PEGGED_FOR = ("for", "pegs")
SAY_IT = ", and say "
NOT_THE_COUNT = "Nothing here can count {}. Type the points, not the count."
HOW_MANY = "Muggins for how many? Type muggins 2."


@frozen
class Asked(Generic[T]):
    """The words, which list the possible answers, who reads it, and what it takes in whole sentences."""

    words: str
    read: Callable[[str], T]
    help: Sequence[str]
    """What whoever asks for help is told of it."""


TYPED, HEELS, MUGGINS = "typed", "heels", "muggins 2"
Explains = Collection[str]
"""Which ways to answer a question says more of."""


def ways_of(asked: question.Question) -> Explains:
    """Return the ways to answer that can be explained: how it is typed, and each word that is offered."""
    if not isinstance(asked, question.WhatToPlay):
        return (TYPED,)
    return (TYPED, *[HEELS] * asked.in_time_for_heels, *[MUGGINS] * bool(asked.claim))


def asked_of(table: Table, seat: int, manner: Manner, gone: Cards, *, explains: Explains) -> Asked[Moves]:
    """Return what this seat is asked; where players peg for themselves, no card asks for its count.

    `explains`: the ways to answer that it says more of; a refusal says so too."""
    asked, voice, says_how = table.question(seat), manner.voice, TYPED in explains
    assert asked, "only who is asked can answer"
    words = prompt(voice, asked, table.names, seat)
    match asked:
        case question.WhereToCut():
            return _cut(asked, words, manner, says_how=says_how)
        case question.WhichTarget():
            read = typed.word_of({str(target): target for target in asked.targets}, asked.usual)
            targets = either([*map(str, asked.targets)])
            words = _with(words, f"Enter for {asked.usual}")
            how = [f"Type how many points win: {targets}. Enter is {asked.usual}."]
            return Asked(words, lambda text: asked.choose(read(text)), how)
        case question.WhatToLayAway():
            hand = [card for card in asked.hand if card not in gone]
            number = 1 if manner.is_typed else asked.number
            words = f"Your hand: {marked_hand(hand)}. {_with(words, _SUCH_CARDS[number] * says_how)}"
            how = [f"Type {_NUMBERED[number]}, {_SUCH_CARDS[number]}. {RANK_ALONE}"]
            return Asked(words, lambda text: asked.lay_away((*gone, *_cards(hand, text, manner))), how)
        case question.WhatToPlay():
            return _play(asked, manner, explains, len(table.game.view(seat).pile) + 1)
        case question.WhatItCounts():
            cost = " ".join(f"If {when}, {what}." for when, what in costs(table.game.house.counting))
            how = [*HAND_COUNTED, cost] if asked.shown else CARD_COUNTED
            return Asked(_with(words, "a number"), lambda text: asked.say(_number(text, manner)), how)
        case question.WhetherItStands():
            ways = "the points they missed, or Enter for none" if says_how else "Enter for none"
            ways = f"the last card's point comes next; {ways}" if asked.leaves_last else ways
            is_silent = not (asked.shown or asked.claim.said)
            claim = claim_told(voice, asked.claim, table.names[asked.claim.seat])
            words = f"{claim}. {voice.call}" if is_silent else voice.call
            how = STANDS if asked.shown else [*STANDS, PEGGED_AFTER]
            return Asked(_with(words, ways), partial(_stands_or_not, asked), how)
        case question.GoesWithoutSaying():
            raise AssertionError("nobody is asked")


_NUMBERED, _SUCH_CARDS = {1: "one card", 2: "two cards"}, {1: "such as 5h", 2: "such as 5h jd"}
"""How a discard is typed; its question has said of how many cards."""
RANK_ALONE = "10d and td are the same card. The rank alone will do where it is clear."
HAND_COUNTED = [
    "Type all the points in these cards and the one turned up, such as 8; 0 if there are none.",
    "help counting: what counts, and how much.",
]
TOO_HIGH = {
    Penalty.NONE: "",
    Penalty.TWO: "they get 2",
    Penalty.EXCESS: "they get the extra",
}
"""What a count costs that is too high."""
TOO_LOW = {
    Low.LOST: "the rest is lost",
    Low.CALLED: "they call muggins",
    Low.TAKEN: "they get the rest",
}
CARD_COUNTED = ["Type the points of the card you played, such as 2; 0 if it has none."]
STANDS = [
    "Type the points that were left out, such as 2: they are yours. Enter: you call nothing.",
    "A call for too many gets you what was left out, and costs nothing.",
]
PEGGED_AFTER = "One for go, or for last, is pegged after your answer; nobody can miss it."


def costs(counting: Counting) -> list[tuple[str, str]]:
    """Say when a count costs something, too high or too low, and what."""
    high = "you count again" if counting.count_again else TOO_HIGH[counting.penalty]
    return [(when, what) for when, what in (("too high", high), ("too low", TOO_LOW[counting.low])) if what]


def _with(words: str, how: str) -> str:
    """Write a question, and the possible answers."""
    asked = words.rstrip(" ?:")
    return f"{asked} ({how}):" if how else f"{asked}:"


def _cut(asked: question.WhereToCut, words: str, manner: Manner, *, says_how: bool) -> Asked[Moves]:
    """Ask how deep; a program that reads lines takes the nearest depth there is."""
    depths, named = asked.depths, manner.voice.names_heights
    height = typed.depth(depths, names_heights=named)

    def read(text: str) -> Moves:
        is_figure = manner.is_typed and bool(text) and not typed.height_named(text)
        return asked.at(nearest_depth(depths, _number(text, manner)) if is_figure else height(text))

    least, most = depths[0], depths[-1]
    number = "a number" if manner.is_typed else f"{least} to {most} cards"
    how = [*[number] * says_how, "or Enter"]
    heights = "low, middle or high, or " * named
    told = f"Type {heights}how many cards to lift, {least} to {most}. Enter cuts in the middle."
    nearest = " Any other number is taken as the nearest of these." * manner.is_typed
    return Asked(_with(words, ", ".join(how)), read, [told + nearest])


def _number(text: str, manner: Manner) -> int:
    """Read a number; a program that reads lines says in its own words that it is none."""
    if manner.is_typed and not (text.isascii() and text.isdecimal()):
        raise NotUnderstood(manner.voice.say(manner.voice.not_a_number, word=text))
    return typed.number(text)


def first_of_several(
    table: Table, seat: int, manner: Manner, gone: Cards, *, explains: Explains
) -> Asked[Cards] | None:
    """Ask for one card of a discard after the other, where the program does; nothing before the last."""
    asked = table.question(seat)
    if not (manner.is_typed and isinstance(asked, question.WhatToLayAway) and len(gone) + 1 < asked.number):
        return None
    hand = [card for card in asked.hand if card not in gone]
    last = asked_of(table, seat, manner, gone, explains=explains)
    return Asked(last.words, lambda text: _cards(hand, text, manner), last.help)


def _play(asked: question.WhatToPlay, manner: Manner, explains: Explains, place: int) -> Asked[Moves]:
    """Ask for a card, with its points where players peg for themselves; go, heels, and muggins first.

    `place`: the card is the first of its count, or the second, or a later one.
    The count is said for whoever types: of "Play, and say the count" it is asked to play."""
    says_how, is_last, voice = TYPED in explains, _is_last(asked), manner.voice
    card = in_letters(voice, asked.hand[0]).lower() if is_last else "5h"
    plays_it = f"Enter plays it{' if it fits' * (asked.goes_by_hand and asked.count > 0)}"
    ways = [plays_it] if is_last else [f"such as {card}"] * says_how
    ways += [f"or {card} 2 if it pegs two"] * (says_how and asked.pegs)
    for word, can_be, when in (
        ("go", asked.goes_by_hand, ""),
        (HEELS, asked.in_time_for_heels, f" if the {voice.starter} is a {voice.jack}"),
        (MUGGINS, asked.claim, " if they missed two"),
    ):
        ways += [f"or {word}{when * (word in explains)}"] * bool(can_be)
    count = f"{voice.running} {voice.counted(asked.count)}. " if asked.count else ""
    hand, how = marked_hand(asked.hand), ", ".join(ways)
    words = f"{count}Your hand: {hand}. {_with(voice.play.partition(SAY_IT)[0], how)}"
    return Asked(words, partial(_played, asked, manner, place), [*_play_told(asked, voice)])


def _play_told(asked: question.WhatToPlay, voice: Voice) -> Iterator[str]:
    """Tell each way to answer; `go`, heels and muggins where they can be said."""
    fits = "" if asked.goes_by_hand else either([in_letters(voice, card) for card in sorted(asked.fits)])
    yield f"Type {f'the card to play: {fits}' if fits else 'a card of your hand'}. The rank alone will do."
    if asked.pegs:
        yield "Type its points behind it, such as 5h 2. A card alone pegs nothing."
    if asked.goes_by_hand:
        yield "go: if none of your cards fits within 31."
    if asked.in_time_for_heels:
        yield f"heels: two points for you if the {voice.starter} is a {voice.jack}. Later is too late."
    if asked.claim:
        yield f"{MUGGINS}: take two points that the last card made and nobody pegged, before you play."


def _is_last(asked: question.WhatToPlay) -> bool:
    """Whether one card is left; whether it fits is not told where players say go for themselves."""
    return len(asked.hand) == 1


def _cards(hand: Sequence[Card], text: str, manner: Manner, *, suits_matter: bool = True) -> Cards:
    """Read the cards of a line; where the program reads lines, the one it means."""
    if manner.is_typed:
        return (card_meant(hand, text.lower(), manner.voice),)
    return typed.cards_of(hand, text, suits_matter=suits_matter)


def _played(asked: question.WhatToPlay, manner: Manner, place: int, text: str) -> Moves:
    if not text and _is_last(asked):
        return asked.play(asked.hand[0])
    word, _, rest = text.lower().partition(" ")
    if word == "muggins":
        return asked.call(_called(rest) if asked.claim else 0)
    if text.lower() == "heels" and asked.pegs:
        return asked.take_heels()
    if text.lower() == "go":
        return asked.go()
    card, said = _with_its_count(text) if asked.pegs else (text, 0)
    first, *more = _cards(asked.hand, card, manner, suits_matter=False)
    if more:
        raise NotUnderstood("Play one card.")
    if said > MOST_PEGGED.get(place, max(PLAY_TOTALS)):
        raise NotUnderstood(NOT_THE_COUNT.format(said))
    return asked.play(first, said)


def _with_its_count(text: str) -> tuple[str, int]:
    """Read `5h 2`, `5h for 2`, or a card alone, which pegs nothing."""
    card, _, last = text.rpartition(" ")
    if not card or not last.isdecimal():
        return text, 0
    word, _, between = card.rpartition(" ")
    return word if between.lower() in _PEGGED_FOR else card, typed.number(last)


_NONE = ("", "no", "none")


def _stands_or_not(asked: question.WhetherItStands, text: str) -> Moves:
    if text.lower() == "heels":
        return asked.take_heels()
    called = _called(text.lower().removeprefix("muggins").strip()) if text.lower() not in _NONE else 0
    return asked.call(called) if called else asked.stand()


def _called(text: str) -> int:
    """Read how many, after the word."""
    if not text:
        raise NotUnderstood(HOW_MANY)
    return typed.number(text, "2, or Enter for none")
