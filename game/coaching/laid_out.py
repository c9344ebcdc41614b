"""A position put down by hand: the cards, whose each is, and the question."""

from game.rules.cards import Card, Cards, in_one_word
from game.rules.counting import THIRTY_ONE
from game.rules.errors import InvalidPosition
from game.rules.forms import Form
from game.rules.house import House
from game.rules.played_cards import in_counts
from game.rules.position_line import ME, THEM
from game.rules.position_reader import read_position
from game.rules.view import View
from game.values import frozen, replace

TOO_FEW = "too few cards"
TWO = 2


@frozen
class LaidOut:
    """The table of two seats; `hand` is what was dealt, and a card of it may lie away or in the pile."""

    form: Form
    house: House
    hand: Cards = ()
    laid: frozenset[Card] = frozenset()
    starter: Card | None = None
    pile: Cards = ()
    scores: tuple[int, int] = (0, 0)
    mine: bool = True
    """Whether the deal is one's own."""
    they_go: bool = False

    @staticmethod
    def of(view: View) -> "LaidOut":
        """Lay out what one of two players sees; `InvalidPosition` where that cannot be."""
        if view.form.seats != TWO:
            raise InvalidPosition("Only the cards of two players can be laid out.")
        return LaidOut(
            view.form,
            view.house,
            (*view.kept, *view.laid_away) or view.hand,
            frozenset(view.laid_away),
            view.starter,
            tuple(card for _, card in view.played),
            (view.scores[view.seat], view.scores[1 - view.seat]),
            view.dealer == view.seat,
            bool(view.called_go - {view.seat}),
        )

    @property
    def used(self) -> frozenset[Card]:
        """What can be taken from the deck no more."""
        return frozenset((*self.hand, *self.pile, *((self.starter,) if self.starter else ())))

    def put(self, card: Card) -> "LaidOut":
        """Put a card into the first open place: hand, starter, pile; one of the hand goes onto the pile."""
        if card in self.hand and card not in self.pile and card not in self.laid and self.starter:
            return replace(self, pile=(*self.pile, card), they_go=False)
        if card in self.used:
            return self
        if len(self.hand) < self.form.dealt and not self.starter:
            return replace(self, hand=(*self.hand, card))
        if not self.starter:
            return replace(self, starter=card)
        return replace(self, pile=(*self.pile, card), they_go=False)

    def lay(self, card: Card) -> "LaidOut":
        """Lay a card of the hand away, or take it back."""
        if card not in self.hand or card in self.pile:
            return self
        laid = self.laid ^ {card}
        return replace(self, laid=laid) if len(laid) <= self.form.laid_away else self

    def score(self, whose: int, points: int) -> "LaidOut":
        """Set a score; nobody has won yet."""
        most = self.house.target_of(self.form) - 1
        scores = [*self.scores]
        scores[whose] = min(max(points, 0), most)
        return replace(self, scores=(scores[0], scores[1]))

    @property
    def kept(self) -> Cards:
        return tuple(card for card in self.hand if card not in self.laid)

    @property
    def count(self) -> int:
        counts = in_counts(tuple((0, card) for card in self.pile))
        total = sum(card.pips for _, card in counts[-1]) if counts else 0
        return 0 if total == THIRTY_ONE else total

    @property
    def _ends(self) -> tuple[str, ...]:
        """How the line may end, by whose turn it is: the others may have said go, or all."""
        return (f" gone={THEM}", "/") if self.they_go else ("", "/")

    @property
    def line(self) -> str:
        """The position in one line, as far as it lies there; how its play ends is found by `view`."""
        words = [] if self.form.name == "six-card" else [f"form={self.form}"]
        if str(self.house) != "usual":
            words.append(f"house={str(self.house).replace(' ', ',')}")
        words += [f"scores={self.scores[0]}:{self.scores[1]}", f"dealer={ME if self.mine else THEM}"]
        if not self.starter:
            return " ".join([*words, f"hand={in_one_word(self.hand)}"] if self.hand else words)
        left = tuple(card for card in self.kept if card not in self.pile)
        words += [f"hand={in_one_word(left)}"] if left else []
        laid = (card for card in self.hand if card in self.laid)
        words += [f"laid={in_one_word(laid)}", f"starter={self.starter}"]
        counts = in_counts(tuple((card in self.kept, card) for card in self.pile))
        played = "/".join(",".join(f"{ME if own else THEM}:{card}" for own, card in one) for one in counts)
        return " ".join([*words, f"played={played}"] if played else words)

    def view(self) -> View:
        """Return the position, or let an `InvalidPosition` say what is missing."""
        if len(self.hand) < self.form.dealt:
            raise InvalidPosition(TOO_FEW)
        if self.starter and len(self.laid) < self.form.laid_away:
            raise InvalidPosition(f"discard {self.form.laid_away}")
        found, trouble = None, InvalidPosition("not your turn")
        for end in self._ends if self.pile else ("",):
            try:
                found = read_position(self.line + end)
            except InvalidPosition as error:
                trouble = error
                continue
            if found.asks:
                return found
        if not found:
            raise trouble
        return found
