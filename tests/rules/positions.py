"""Positions for tests, set up in a few words and played like a game score: `A4 B7 A4 BJ Bgo`.

Seats are A, B, C, D; the last of them deals unless a test says otherwise, so A leads. A card may be
written without its suit where suits do not matter.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypedDict, Unpack

from game.rules.cards import JACK, PACK, RANK_LETTERS, Card, Cards, Suit
from game.rules.counting import Reason
from game.rules.events import Event, HandShown, Pegged, Phase
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut, LayAway, Move, Play, SayGo
from game.rules.pack import LEAST_IN_A_PACKET
from tests.rules.scripted_packs import ScriptedPacks

SEATS = "ABCD"


class Setting(TypedDict, total=False):
    """What a test may say of a position beside the hands that are kept."""

    laid: Sequence[str]
    from_pack: str
    starter: str
    dealer: int
    scores: Sequence[int]
    house: str


class Position:
    """A game under test, with all that has happened in it."""

    def __init__(self, game: Game, laid: Sequence[Cards] = ()) -> None:
        self.game = game
        self.laid = laid
        self.events: list[Event] = list(game.opening)

    @property
    def turn(self) -> str:
        """The letters of the seats that must act."""
        return "".join(SEATS[seat] for seat in self.game.waiting)

    @property
    def count(self) -> int:
        """The running count."""
        return self.game.view(0).count

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by side."""
        return tuple(self.game.scores)

    def pegs_at(self, *scores: int) -> "Position":
        """Put the pegs somewhere else."""
        self.game.scores[:] = scores
        return self

    def do(self, *moves: Move, seat: int | None = None) -> list[str]:
        """Make moves, each by the seat that the game waits for; what was pegged, as text."""
        happened: list[Event] = []
        for move in moves:
            happened += self.game.apply(self.game.waiting[0] if seat is None else seat, move)
        self.events += happened
        return pegged(happened)

    def lay_away(self) -> list[str]:
        """Every seat lays away what the test gave it to lay away."""
        return [text for seat, cards in enumerate(self.laid) for text in self.do(LayAway(cards), seat=seat)]

    def cut(self, depth: int = LEAST_IN_A_PACKET) -> list[str]:
        """Cut the starter; the scripted one lies under the first four cards."""
        return self.do(Cut(depth))

    def play(self, score: str) -> list[str]:
        """Play a piece of a game score, every word of which must be that seat's turn; what the play pegs."""
        texts = [text for word in score.split() for text in self._play_word(word[0], word[1:])]
        return [text for text in texts if text not in in_the_show(texts)]

    def _play_word(self, letter: str, word: str) -> list[str]:
        assert self.turn == letter, f"it is {self.turn}'s turn, not {letter}'s"
        if word == "go":
            return self.do(SayGo())
        hand = self.game.deal.hands[SEATS.index(letter)]
        return self.do(Play(next(card for card in hand if str(card).startswith(word))))

    def play_on(self, *, leave: int = 0) -> list[str]:
        """Everybody plays the first card that he can, until so many cards are left or the deal is done."""
        number = self.game.deals
        texts: list[str] = []
        while self.game.phase is Phase.PLAY and self.game.deals == number:
            if sum(map(len, self.game.deal.hands)) <= leave:
                break
            texts += self.do(self.game.legal(self.game.waiting[0])[0])
        return texts

    def shown(self) -> list[str]:
        """What was shown so far, as `A 5` and `B crib 6`."""
        shows = [event for event in self.events if isinstance(event, HandShown)]
        return [
            f"{SEATS[show.seat]}{' crib' if show.crib else ''} {sum(score.points for score in show.scores)}"
            for show in shows
        ]


def pegged(events: Sequence[Event]) -> list[str]:
    """What was pegged, as `A 2 play`."""
    pegs = [event for event in events if isinstance(event, Pegged)]
    return [f"{SEATS[event.seat]} {event.holes} {event.reason.value}" for event in pegs]


def in_the_show(texts: Sequence[str]) -> list[str]:
    """Only what was pegged for hands and cribs."""
    return [text for text in texts if text.endswith((Reason.HAND.value, Reason.CRIB.value))]


def at_lay_away(form: str, *hands: str, **setting: Unpack[Setting]) -> Position:
    """The hands are dealt, with the cards to lay away among them; nothing has been laid away."""
    row = FORMS[form]
    dealer = setting.get("dealer", row.seats - 1)
    laid, pack = _dealt(row, dealer, hands, setting)
    game = Game(
        row,
        House.parse(setting.get("house", "")),
        "test",
        dealer=dealer,
        packs=ScriptedPacks({"1": pack}),
    )
    game.scores[:] = setting.get("scores", game.scores)
    return Position(game, laid)


def at_starter(form: str, *hands: str, **setting: Unpack[Setting]) -> Position:
    """All have laid away; the starter is still to be cut."""
    position = at_lay_away(form, *hands, **setting)
    position.lay_away()
    return position


def at_play(form: str, *hands: str, **setting: Unpack[Setting]) -> Position:
    """The starter lies on the pack, and the seat at the dealer's left is to lead."""
    position = at_starter(form, *hands, **setting)
    position.cut()
    return position


def _dealt(form: Form, dealer: int, hands: Sequence[str], setting: Setting) -> tuple[list[Cards], Cards]:
    """What each seat is to lay away, and a pack that deals all of it."""
    texts = [*hands, *setting.get("laid", ()), setting.get("starter", ""), setting.get("from_pack", "")]
    free = _free_cards(texts)
    kept = [_cards(text, free) for text in hands]
    starter = _cards(setting.get("starter", ""), free) or (_first_plain_card(free),)
    laid = [_cards(text, free) for text in setting.get("laid", ())]
    laid = laid or [tuple(_take(free, form.laid_away)) for _ in kept]
    from_pack = _cards(setting.get("from_pack", ""), free) or tuple(_take(free, form.from_pack))
    for seat, cards in enumerate(kept):
        assert len(cards) == form.kept, f"{SEATS[seat]} keeps {form.kept} cards"
    order = form.round_from(form.left_of(dealer))
    rounds = zip(*(kept[seat] + laid[seat] for seat in order), strict=True)
    packet = tuple(_take(free, LEAST_IN_A_PACKET))
    return laid, (*chain.from_iterable(rounds), *from_pack, *packet, *starter)


def _free_cards(texts: Sequence[str]) -> list[Card]:
    """The pack without the cards that a test names with their suits."""
    words = [word for text in texts for word in text.split() if len(word) > 1]
    named = {Card.parse(word) for word in words}
    assert len(named) == len(words), "a card is named twice"
    return [card for card in PACK if card not in named]


def _cards(text: str, free: list[Card]) -> Cards:
    """Cards named in full, or the next free card of a rank, in suits that make no flush."""
    return tuple(_card(word, place, free) for place, word in enumerate(text.split()))


def _card(word: str, place: int, free: list[Card]) -> Card:
    if len(word) > 1:
        return Card.parse(word)
    rank = RANK_LETTERS.index(word) + 1
    suits = [Suit((place + step) % len(Suit)) for step in range(len(Suit))]
    card = next(Card(rank, suit) for suit in suits if Card(rank, suit) in free)
    free.remove(card)
    return card


def _first_plain_card(free: list[Card]) -> Card:
    card = next(card for card in free if card.rank != JACK)
    free.remove(card)
    return card


def _take(free: list[Card], number: int) -> Iterator[Card]:
    for _ in range(number):
        yield free.pop()
