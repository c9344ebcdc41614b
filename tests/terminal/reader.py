"""Somebody who knows nothing of the game but what is said: reads the questions, and types answers."""

import re
from collections.abc import Collection
from random import Random

from game.rules.cards import Card, Cards, cards_text, parse_cards
from game.rules.counting import points, show
from game.rules.errors import IllegalMove
from game.rules.game import Game
from game.rules.in_words import number_word
from game.rules.log import SeatMove
from game.rules.moves import Accept, CallMuggins, ChooseTarget, Claim, Cut, LayAway, Move, Play, SayGo
from game.rules.pack import depth_at
from game.scenes.table.guided_count import A_NUMBER, OR_IS_SHOWN

_CUT = re.compile(
    r"(?:\((\d+) to (\d+) cards(?:, or Enter)?\)|\((?:a number, )?or Enter\)|low, middle or high):$"
)
_TARGET = re.compile(r"61.*91.*121.* \(Enter for (\d+)\):$")
_HAND = re.compile(r"(?:(?:Count|Total|Pips) ([\w-]+)\. )?Your hand: ([^.]*)\. ([^.(]*?)(?: \(([^()]*)\))?:$")
_DISCARD = re.compile(r"\b(?:discard|crib)\b", re.IGNORECASE)
_ONE_OF_TWO = "Discard a card -->"
_COUNTS = {word: number for number in range(32) for word in (str(number), number_word(number))}
_PEGS, _MAY_CALL = "5h 2 if it pegs two", "muggins 2"
_COUNT = re.compile(r"(card)? \(a number\):$")
_MUGGINS = re.compile(r"Enter for none\):$")
_SHOWN = re.compile(r"(hand|crib): ([^.:]*), with (\w+)\.", re.IGNORECASE)
_YES_OR_NO = re.compile(
    r"\? Yes(, | or )no((?: for another,)? or a game's name)?[,;] (or )?Enter for (yes|no):$"
)
_LENGTH = re.compile(r"Long .* Short .* L or S, or Enter for [LS]:$")
_CURTAIN = re.compile(r"your turn\. Everybody else: no peeking! Press Enter:$")
_WORD = re.compile(r"Your word\? .*:$")
_ALONE = re.compile("|".join(map(re.escape, (A_NUMBER, OR_IS_SHOWN))))
_KEEP = re.compile(r"Initials to save this game, .*:$")
_WAITS = re.compile(r"or Enter to continue:$")
_AGAIN = re.compile(r"\? Yes, no, choose .*:$")
QUESTION = re.compile(r"[?:] $")


def _to_a_crib(asked: str) -> str:
    """Return the same question whoever's crib it is."""
    return re.sub(r" to [\w' &]+ crib$", " to the crib", asked)


def is_question(text: str) -> bool:
    """Whether the other side waits for an answer now."""
    return bool(QUESTION.search(text))


class Reader:
    """Plays at random, mostly fitting cards and right counts, each answer typed in some way."""

    def __init__(self, seed: object, *, until: str = "another") -> None:
        self.random = Random(str(seed))
        self.until = until
        self.moves: list[Move] = []
        self.questions: set[str] = set()
        self.shown: re.Match[str] | None = None
        self.kinds: dict[str, tuple[str, int]] = {}
        """Of each question that shows a hand what it asks for, as it said when it was asked first."""
        self.gone: Cards = ()
        """What was discarded of two cards that are asked for one by one."""

    def answer(self, heard: str) -> str | None:
        """What to type, or nothing more at the kind of question at which somebody stops."""
        words = " ".join(heard.split())
        of_hand = self._asked_of_hand(words)
        for self.shown in _SHOWN.finditer(words):
            pass
        answers = {
            "cut": (_CUT, self._cut),
            "target": (_TARGET, self._target),
            "lay away": (_HAND, self._lay_away),
            "play": (_HAND, self._play),
            "count": (_COUNT, self._count),
            "muggins": (_MUGGINS, self._muggins),
            "length": (_LENGTH, lambda _: ""),
            "yes or no": (_YES_OR_NO, lambda _: ""),
            "waits": (_WAITS, lambda _: ""),
            "curtain": (_CURTAIN, lambda _: ""),
            "word": (_WORD, lambda _: self.random.choice(["", "quince"])),
            "count alone": (_ALONE, lambda _: "hint"),
            "keep": (_KEEP, lambda _: ""),
            "another": (_AGAIN, lambda _: "no"),
        }
        for kind, (pattern, reply) in answers.items():
            is_another = pattern is _HAND and kind != of_hand
            if not is_another and (found := pattern.search(words)):
                self.questions.add(kind)
                return None if kind == self.until else reply(found)
        raise AssertionError(f"nobody said what can be typed: {words[-200:]}")

    def _asked_of_hand(self, words: str) -> str:
        found = _HAND.search(words)
        if not found:
            return ""
        asked, how = _to_a_crib(found[3]), found[4] or ""
        if _DISCARD.search(asked):
            self.kinds[asked] = ("lay away", 2 if "two" in asked else 1)
        elif how.startswith("such as"):
            self.kinds[asked] = ("play", int(_PEGS in how))
        return self.kinds[asked][0] if asked in self.kinds else ""

    def _cut(self, found: re.Match[str]) -> str:
        if not found[1]:  # how deep is said once
            depth = self.random.randint(4, 20)
            self.moves.append(Cut(depth))
            return str(depth)
        least, most = int(found[1]), int(found[2])
        word = self.random.choice(["low", "middle", "HIGH", "", str(self.random.randint(least, most))])
        depths = range(least, most + 1)
        self.moves.append(Cut(int(word) if word.isdecimal() else depth_at(depths, word.lower() or "middle")))
        return word

    def _target(self, found: re.Match[str]) -> str:
        word = self.random.choice(["61", "91", "121", ""])
        self.moves.append(ChooseTarget(int(word or found[1])))
        return word

    def _lay_away(self, found: re.Match[str]) -> str:
        hand = parse_cards(found[2])
        cards = tuple(self.random.sample(hand, self.kinds[_to_a_crib(found[3])][1]))
        if _ONE_OF_TWO in found[0] and not self.gone:
            self.gone = cards
        else:
            self.moves.append(LayAway((*self.gone, *cards)))
            self.gone = ()
        return self._typed(cards, hand)

    def _play(self, found: re.Match[str]) -> str:
        hand = parse_cards(found[2])
        fitting = [card for card in hand if _COUNTS[found[1] or "0"] + card.pips <= 31]
        how = found[4] or ""
        if _MAY_CALL in how and self.random.random() < 0.1:
            self.moves.append(CallMuggins(2))
            return "muggins 2"
        if not fitting:
            assert "go" in how
            self.moves.append(SayGo())
            return self.random.choice(["go", "GO", " go "])
        card = self.random.choice(fitting)
        self.moves.append(Play(card))
        typed = self._typed((card,), hand)
        if not self.kinds[_to_a_crib(found[3])][1]:
            return typed
        said = self.random.choice([0, 0, 0, 2, 2, 2, 2]) * bool(found[1])  # the first of a count pegs nothing
        between = self.random.choice([" ", " for "])
        self.moves.append(Claim(said))
        return f"{typed}{between}{said}" if said else typed

    def _count(self, found: re.Match[str]) -> str:
        number = self.random.choice([0, 0, 0, 2, 2, 3, 4])
        if not found[1]:
            assert self.shown
            cards, starter = parse_cards(self.shown[2]), Card.parse(self.shown[3])
            true = points(show(cards, starter, crib=self.shown[1].lower() == "crib"))
            number = max(0, true + self.random.choice([0, 0, 0, 0, -2, 2]))
        self.moves.append(Claim(number))
        return str(number)

    def _muggins(self, _: re.Match[str]) -> str:
        called = self.random.choice([0, 0, 0, 1, 2])
        self.moves.append(CallMuggins(called) if called else Accept())
        ways = [f"{called}", f"muggins {called}"] if called else ["", "0"]
        return self.random.choice(ways)

    def _typed(self, cards: Cards, hand: Cards) -> str:
        ranks = [card.rank for card in hand]
        ways = [cards_text(cards), cards_text(cards).lower(), ",".join(map(str, cards))]
        ways.append(cards_text(cards).replace("T", "10").lower())
        if all(ranks.count(card.rank) == 1 for card in cards):
            ways.append(" ".join(str(card)[0] for card in cards))
        return self.random.choice(ways)

    def played_again(
        self, game: Game, people: Collection[int], *, plays_last: bool = False
    ) -> list[SeatMove]:
        """The game once more at the rules, where people make the moves that were typed here.

        That nothing is pegged for the first card of a count, and nothing called, is not asked;
        `plays_last`: nor is the last card."""
        unasked = Accept(), Claim(0)
        again, typed = Game.begun(game.heading), (move for move in self.moves if move not in unasked)
        for seat, move in game.moves:
            is_last = plays_last and isinstance(move, Play) and len(again.view(seat).hand) == 1
            if seat not in people or move in unasked or is_last:
                again.apply(seat, move)
            else:
                next(one for one in typed if _is_taken(again, seat, one))
        return again.moves


def _is_taken(game: Game, seat: int, move: Move) -> bool:
    try:
        game.apply(seat, move)
    except IllegalMove:
        return False
    return True
