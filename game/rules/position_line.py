"""A position in one line: all that a seat may know, as words `key=value`, as it is printed."""

from collections.abc import Iterator, Sequence

from game.rules.cards import in_one_word
from game.rules.errors import InvalidPosition, quoted
from game.rules.events import Ask
from game.rules.forms import FORMS, Form
from game.rules.house import USUAL, House
from game.rules.match_length import Stand
from game.rules.played_cards import in_counts
from game.rules.presets import PRESETS
from game.rules.view import PastDeal, SeatCards, View

USUAL_FORM = FORMS["six-card"]
ONLY = "only"
"""Heels may be taken, and nothing else is asked."""
ME, THEM, CRIB, SEAT = "me", "them", "crib", "seat"
PAIR = 2
KEYS = (
    *("form", "house", "target", "scores", "dealer", "me", "hand", "laid", "done", "starter"),
    *("played", "count", "gone", "heels", "shown", "claimed", "match", "past"),
)


def position_line(view: View, stand: Stand | None = None) -> str:
    """Write the line of a view: the question there follows from it. In a match `stand` is how that stands."""
    seats = SeatNames(view.form, view.seat)
    words = dict(_words(view, seats))
    if stand:
        words["match"] = f"{stand.length},{':'.join(seats.in_order([*map(str, stand.tally)]))}"
    return " ".join(f"{key}={words[key]}" for key in KEYS if words.get(key))


def game_words(view: View) -> str:
    """Write the terms of a game, in the words of a position."""
    words = {"form": view.form.name, "house": _house_word(view.house) or USUAL, "target": str(view.target)}
    return " ".join(f"{key}={word}" for key, word in words.items())


def shown_words(deal: PastDeal, view: View) -> str:
    """Write a deal that is over, in the words of a position of one who saw it."""
    return " ".join(
        f"{key}={word}" for key, word in _past_words(deal, SeatNames(view.form, view.seat)).items()
    )


class SeatNames:
    """What the seats are called by one of them; with two, all that is told of each has his own first."""

    def __init__(self, form: Form, own: int) -> None:
        self.form, self.own = form, own
        self.turned = form.seats == PAIR and own == 1

    def name(self, seat: int) -> str:
        if self.form.seats > PAIR:
            return f"{SEAT}{seat}"
        return ME if seat == self.own else THEM

    def read(self, word: str) -> int:
        names = {f"{SEAT}{seat}": seat for seat in range(self.form.seats)} | {ME: self.own}
        if self.form.seats == PAIR:
            names[THEM] = 1 - self.own
        if word not in names:
            raise InvalidPosition(f"there is no '{quoted(word)}' here; there are {', '.join(names)}.")
        return names[word]

    def in_order(self, of_each: Sequence[str]) -> Sequence[str]:
        return of_each[::-1] if self.turned else of_each


def _house_word(house: House) -> str:
    named = next((name for name, preset in PRESETS.items() if preset.house == house), None)
    return named or ("" if str(house) == USUAL else str(house).replace(" ", ","))


def _words(view: View, seats: SeatNames) -> Iterator[tuple[str, str]]:
    form = view.form
    yield "form", "" if form == USUAL_FORM else form.name
    yield "house", _house_word(view.house)
    if view.chosen_target and view.dealer is not None and view.asks is not Ask.TARGET:
        yield "target", str(view.chosen_target)
    yield "scores", ":".join(seats.in_order([*map(str, view.scores)]))
    yield "me", f"{SEAT}{view.seat}" if view.seat or form.seats > PAIR else ""
    if view.dealer is None:
        return
    yield "dealer", seats.name(view.dealer)
    yield "hand", in_one_word(view.hand)
    yield "laid", in_one_word(view.laid_away)
    if not view.starter and view.cards_left:
        others = (seat for seat in range(form.seats) if seat != view.seat)
        yield "done", ",".join(seats.name(seat) for seat in others if view.cards_left[seat] == form.kept)
    yield "starter", str(view.starter or "")
    yield (
        "played",
        _played_word(view.played, seats, is_over=bool(view.played and not view.pile and not view.to_count)),
    )
    yield "count", str(view.count or "")
    yield "gone", ",".join(map(seats.name, sorted(view.called_go)))
    yield "heels", ("yes" if view.asks else ONLY) if view.heels else ""
    yield "shown", _shown_word(view, seats)
    yield "claimed", str(view.claimed.said) if view.claimed else ""
    yield "past", ";".join("|".join(_past_words(deal, seats).values()) for deal in view.past)


def _played_word(played: SeatCards, seats: SeatNames, *, is_over: bool = False) -> str:
    counts = [",".join(f"{seats.name(seat)}:{card}" for seat, card in cards) for cards in in_counts(played)]
    return "/".join([*counts, *[""] * is_over])


def _shown_word(view: View, seats: SeatNames) -> str:
    """Write the cards being counted: a hand, the crib, or the card that was played last."""
    if shown := view.to_count:
        return f"{CRIB if shown.crib else seats.name(shown.seat)}:{in_one_word(shown.cards)}"
    is_counted = view.house.counting.in_play and view.asks is not Ask.PLAY
    if view.pile and (view.claimed or is_counted):
        seat, card = view.pile[-1]
        return f"{seats.name(seat)}:{card}"
    return ""


def _past_words(deal: PastDeal, seats: SeatNames) -> dict[str, str]:
    return {
        "dealer": seats.name(deal.dealer),
        "starter": str(deal.starter),
        "hands": ":".join(seats.in_order([*map(in_one_word, deal.hands)])),
        "played": _played_word(deal.played, seats),
    }
