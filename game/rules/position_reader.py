"""A position in one line, as it is read: what cannot be is refused, and the word that is wrong is named."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.rules.cards import JACK, PACK, Card, Cards, parse_cards
from game.rules.counting import THIRTY_ONE
from game.rules.cutting import targets
from game.rules.errors import CribbageError, InvalidPosition, quoted, whole_number
from game.rules.events import Ask, Claimed
from game.rules.forms import FORMS
from game.rules.house import USUAL, House, Low
from game.rules.match_length import Length, Stand
from game.rules.pack import cut_depths
from game.rules.played_cards import PlayedCards
from game.rules.position_line import CRIB, KEYS, ONLY, PAIR, SEAT, USUAL_FORM, SeatNames
from game.rules.presets import PRESETS
from game.rules.view import PastDeal, SeatCards, ToCount, View

LONGEST_POSITION = 40_000
_PARTS_OF_A_DEAL = 4
_LINE = "scores=45:60 dealer=me hand=5S6D7C8HKHKD"
_EXAMPLES = {
    "form": "five-card",
    "house": "acc",
    "target": "61",
    "scores": "45:60:52:37",
    "dealer": "me",
    "me": "seat0",
    "hand": "5S6D7C8HKHKD2C",
    "laid": "KHKD",
    "done": "them",
    "starter": "7C",
    "played": "them:8D,me:2C,them:3S",
    "count": "13",
    "gone": "them",
    "heels": "yes",
    "shown": "them:4H6D9S2C",
    "claimed": "8",
    "match": "5,2:1",
}
_A_CARD, _A_SCORE = 2, 3
"""Letters."""


class WrongWord(InvalidPosition):
    """A word of a line that cannot be so: what is wrong with it, and one that is right."""

    def __init__(self, word: str, reason: str, example: str) -> None:
        self.reason = reason if reason.endswith(".") else f"{reason}."
        like = f" Write it like this: {example}." if example and "such as" not in reason else ""
        super().__init__(f"{word}: {self.reason}{like}")


def read_position(line: str) -> View:
    """Read the text of `position_line`, or an `InvalidPosition` names the word that is wrong."""
    reader = _Reader(line)
    reader.stand()  # what cannot be is refused, whoever asks for it
    return reader.view()


def read_stand(line: str) -> Stand | None:
    """Read how the match stands in which the game is, if it is in one that has an end."""
    return _Reader(line).stand()


class _Reader:
    """The words of a line, made into a view from the left to the right of `KEYS`."""

    def __init__(self, line: str) -> None:
        self.words = _apart(line)
        self.form = USUAL_FORM
        with self._word("form", USUAL_FORM.name) as word:
            if word not in FORMS:
                raise InvalidPosition(f"unknown form; known: {', '.join(FORMS)}.")
            self.form = FORMS[word]
        with self._word("house", USUAL) as word:
            self.house = _house_of(word)
        self.seats = SeatNames(self.form, 0)
        with self._word("me", f"{SEAT}0") as word:
            self.own = self.seats.read(word)
            self.seats = SeatNames(self.form, self.own)
        self.target = self._target()
        self.scores = self._scores()
        with self._word("dealer") as word:
            self.dealer = self.seats.read(word) if word else None
        self.seen: dict[Card, str] = {}

    @contextmanager
    def _word(self, key: str, usual: str = "", *, shows_how: bool = True) -> Iterator[str]:
        """Read a word of the line; a complaint has the word in front, and shows how one is written."""
        word = self.words.get(key, usual)
        try:
            yield word
        except (CribbageError, ValueError) as error:
            named = f"{key}={quoted(word)}" if word else f"{key}= is missing"
            raise WrongWord(named, str(error), self._example(key) if shows_how else "") from None

    def _example(self, key: str) -> str:
        """Return such a word as it may stand in a line of this form."""
        if key not in _EXAMPLES or (key == "laid" and not self.form.laid_away):
            return ""
        letters = {
            "scores": self.form.sides * _A_SCORE - 1,
            "hand": self.form.dealt * _A_CARD,
            "laid": self.form.laid_away * _A_CARD,
        }
        return f"{key}={_EXAMPLES[key][: letters.get(key)]}"

    def _target(self) -> int:
        usual = self.house.target_of(self.form)
        with self._word("target") as word:
            if not word:
                return usual
            chosen = _number(word)
            if self.house.target_after_cut:
                if chosen not in targets(usual):
                    raise InvalidPosition(f"the target can be {', '.join(map(str, targets(usual)))}.")
            elif chosen != usual:
                self.house = self.house.with_setting("target", str(chosen))
            return chosen

    def _scores(self) -> tuple[int, ...]:
        with self._word("scores", ":".join(["0"] * self.form.sides)) as word:
            scores = [_number(part) for part in self.seats.in_order(word.split(":"))]
            if len(scores) != self.form.sides:
                raise InvalidPosition(f"there are {self.form.sides} scores, with a : between them.")
            if max(scores) > self.target:
                raise InvalidPosition(f"{max(scores)} is past the target, {self.target}.")
            if max(scores) == self.target:
                raise InvalidPosition("the game is won already.")
            return tuple(scores)

    def stand(self) -> Stand | None:
        with self._word("match") as word:
            if not word:
                return None
            length_word, _, tally_word = word.partition(",")
            if self.form.sides != PAIR:
                raise InvalidPosition("a match is played between two sides.")
            try:
                length = Length.parse(length_word)
            except ValueError as error:
                raise InvalidPosition(f"its length {error}.") from None
            tally = [_number(part) for part in self.seats.in_order(tally_word.split(":"))]
            if len(tally) != PAIR or max(tally) >= length.needed:
                raise InvalidPosition(f"{length.words} is over once a side has {length.needed}.")
            return Stand(length, tuple(tally))

    def view(self) -> View:
        """Read the view, one stage of a deal after the other."""
        if self.dealer is None:
            if self.words.get("hand"):
                with self._word("dealer"):
                    raise InvalidPosition("say who deals, such as dealer=me.")
            self._nothing_of("a deal", "laid", "done", "starter", "played", "shown", "past")
            depths = cut_depths(len(PACK) - self.own)
            return self._with(cut_depths=depths, asks=Ask.CUT)
        self.past = self._past()
        hand = self._cards("hand")
        if not hand and "laid" not in self.words and "starter" not in self.words:
            return self._before_the_deal(self.dealer)
        laid = self._cards("laid")
        with self._word("starter") as word:
            starter = Card.parse(word) if word else None
            if starter:
                self._see("starter", (starter,))
        if not laid and not starter:
            return self._to_lay_away(hand)
        self._check_laid(laid)
        if not starter:
            return self._laid_away(hand, laid)
        return self._in_the_play(self.dealer, hand, laid, starter)

    def _with(self, **more: object) -> View:
        chosen = self.target if self.house.target_after_cut else None
        head = {"form": self.form, "house": self.house, "seat": self.own, "dealer": self.dealer}
        return View(**head, scores=self.scores, chosen_target=chosen, **more)  # type: ignore[arg-type]

    def _nothing_of(self, moment: str, *keys: str) -> None:
        for key in keys:
            if word := self.words.get(key):
                raise InvalidPosition(f"{key}={quoted(word)}: before {moment} there is none.")

    def _see(self, key: str, cards: Cards) -> None:
        """See cards, none of which may lie in two places."""
        for card in cards:
            if card in self.seen:
                raise InvalidPosition(f"{card} is there twice; it is among {self.seen[card]}= too.")
            self.seen[card] = key

    def _cards(self, key: str) -> Cards:
        with self._word(key) as word:
            cards = parse_cards(word)
            self._see(key, cards)
            return cards

    def _before_the_deal(self, dealer: int) -> View:
        self._nothing_of("the deal", "played", "count", "gone", "done", "shown", "claimed", "heels")
        if self.house.target_after_cut and "target" not in self.words:
            return self._with(asks=Ask.TARGET)
        if not self.house.cut_before_deal:
            raise InvalidPosition(f"hand= is missing: {self.form.dealt} cards are dealt in this form.")
        asked = Ask.CUT if self.own == self.form.left_of(dealer) else None
        return self._with(cut_depths=cut_depths(len(PACK)), asks=asked, past=self.past)

    def _done(self) -> list[int]:
        """Count the cards that the seats hold before the starter; who has discarded holds fewer."""
        left = [self.form.dealt] * self.form.seats
        with self._word("done") as word:
            for seat in map(self.seats.read, filter(None, word.split(","))):
                left[seat] = self.form.kept
        return left

    def _to_lay_away(self, hand: Cards) -> View:
        self._nothing_of("the starter", "played", "count", "gone", "shown", "claimed", "heels")
        with self._word("hand"):
            if len(hand) != self.form.dealt:
                few = "too few" if len(hand) < self.form.dealt else "too many"
                raise InvalidPosition(f"that is {few} cards: {self.form.dealt} are dealt in this form.")
        left = self._done()
        with self._word("done"):
            if left[self.own] != self.form.dealt:
                raise InvalidPosition("a player who has discarded says so with laid=.")
        return self._with(hand=hand, cards_left=tuple(left), asks=Ask.LAY_AWAY, past=self.past)

    def _check_laid(self, laid: Cards) -> None:
        with self._word("laid"):
            if len(laid) != self.form.laid_away:
                raise InvalidPosition(f"{self.form.laid_away} of the cards dealt are in the crib.")

    def _check_hand(self, hand: Cards, played: int) -> None:
        with self._word("hand"):
            if len(hand) + played != self.form.kept:
                raise InvalidPosition(
                    f"{self.form.kept} cards are kept in this form, and {played} of them were played."
                )

    def _laid_away(self, hand: Cards, laid: Cards) -> View:
        self._nothing_of("the starter", "played", "count", "gone", "shown", "claimed", "heels")
        self._check_hand(hand, 0)
        left = self._done()
        left[self.own] = self.form.kept
        is_ours = self.own == self.form.left_of(self.dealer or 0)
        all_done = set(left) == {self.form.kept}
        stock = len(PACK) - self.form.seats * self.form.dealt - self.form.from_pack
        return self._with(
            hand=hand,
            kept=hand,
            laid_away=laid,
            cards_left=tuple(left),
            cut_depths=cut_depths(stock) if all_done else range(0),
            asks=Ask.CUT if all_done and is_ours else None,
            past=self.past,
        )

    def _in_the_play(self, dealer: int, hand: Cards, laid: Cards, starter: Card) -> View:
        if "done" in self.words:
            self._nothing_of("the play", "done")
        play = PlayedCards(self.form, dealer, self.own, hand)
        with self._word("played") as word:
            counts = self._played(word)
            played = tuple(one for cards in counts for one in cards)
            self._see("played", tuple(card for _, card in played))
            own = tuple(card for seat, card in played if seat == self.own)
        self._check_hand(hand, len(own))
        with self._word("played", shows_how=False):
            play.follow(counts)
        shown = self._shown(played, laid, (*hand, *own), starter)
        if isinstance(shown, ToCount) or (play.count == THIRTY_ONE and shown is None):
            play.pile, play.count, play.gone = (), 0, set()
        with self._word("gone") as word:
            play.pass_those({*map(self.seats.read, filter(None, word.split(",")))})
        with self._word("count", str(play.count)) as word:
            if _number(word) != play.count:
                raise InvalidPosition(f"the cards that were played make {play.count}.")
        claimed = self._claimed(shown)
        return self._with(
            hand=hand,
            kept=(*hand, *own),
            laid_away=laid,
            starter=starter,
            pile=play.pile,
            played=played,
            count=play.count,
            cards_left=tuple(play.left),
            called_go=frozenset(play.gone),
            to_count=shown if isinstance(shown, ToCount) else None,
            claimed=claimed,
            past=self.past,
            asks=self._asked(play, shown, claimed, hand),
            heels=self._heels(starter, bool(own)),
        )

    def _played(self, word: str) -> list[SeatCards]:
        counts = word.split("/") if word else []
        return [tuple(self._seat_card(one) for one in cards.split(",") if one) for cards in counts]

    def _seat_card(self, word: str) -> tuple[int, Card]:
        seat, colon, card = word.partition(":")
        if not colon:
            raise InvalidPosition(
                f"'{quoted(word)}' is not a seat and a card, such as {self.seats.name(self.own)}:5H."
            )
        return self.seats.read(seat), Card.parse(card)

    def _shown(self, played: SeatCards, laid: Cards, kept: Cards, starter: Card) -> ToCount | int | None:
        """Read a hand or crib that is counted, or whose card; its other cards are seen nowhere else."""
        with self._word("shown") as word:
            if not word:
                return None
            if not self.house.counting.by_players:
                raise InvalidPosition("in this house nobody counts but the table.")
            name, _, run = word.partition(":")
            seat = (self.dealer or 0) if name == CRIB else self.seats.read(name)
            cards = parse_cards(run)
            if len(cards) == 1:
                if played[-1:] != ((seat, cards[0]),) or not self.house.counting.in_play:
                    raise InvalidPosition("that is not the last card, or cards are not counted here.")
                return seat
            self._check_shown(name == CRIB, seat, cards, played, laid if name == CRIB else kept)
            return ToCount(seat, name == CRIB, cards, starter)

    def _check_shown(self, crib: bool, seat: int, cards: Cards, played: SeatCards, ours: Cards) -> None:
        form = self.form
        size = form.seats * form.laid_away + form.from_pack if crib else form.kept
        if len(cards) != size:
            raise InvalidPosition(f"there are {size} cards in it.")
        known = {*ours} if crib or seat == self.own else {card for who, card in played if who == seat}
        others = {card for card in self.seen if card not in known}
        wrong = [card for card in cards if card in others] or sorted(known - {*cards})
        if wrong:
            raise InvalidPosition(f"{wrong[0]} contradicts the cards played or discarded.")

    def _claimed(self, shown: ToCount | int | None) -> Claimed | None:
        with self._word("claimed") as word:
            if not word:
                return None
            if shown is None or self.house.counting.low is not Low.CALLED:
                raise InvalidPosition("nothing is shown whose count can be called.")
            seat = shown.seat if isinstance(shown, ToCount) else shown
            return Claimed(seat, _number(word))

    def _asked(
        self, play: PlayedCards, shown: ToCount | int | None, claimed: Claimed | None, hand: Cards
    ) -> Ask | None:
        if self.words.get("heels") == ONLY:
            return None
        if shown is not None:
            seat = shown.seat if isinstance(shown, ToCount) else shown
            if claimed:
                return Ask.CALL_MUGGINS if self.form.side(seat) != self.form.side(self.own) else None
            return Ask.COUNT if seat == self.own else None
        if play.turn() != self.own:
            return None
        if not self.house.go_by_hand and all(play.count + card.pips > THIRTY_ONE for card in hand):
            with self._word("hand"):
                raise InvalidPosition(f"no card of it fits {play.count}: gone={self.seats.name(self.own)}.")
        return Ask.PLAY

    def _heels(self, starter: Card, has_played: bool) -> bool:
        with self._word("heels", "no") as word:
            may = starter.rank == JACK and self.own == self.dealer and not has_played
            if word not in ("yes", ONLY, "no") or (
                word != "no" and not (may and self.house.counting.in_play)
            ):
                raise InvalidPosition("there are no heels for you to take.")
            return word != "no"

    def _past(self) -> tuple[PastDeal, ...]:
        with self._word("past") as word:
            return tuple(self._past_deal(deal) for deal in word.split(";")) if word else ()

    def _past_deal(self, word: str) -> PastDeal:
        parts = word.split("|")
        if len(parts) != _PARTS_OF_A_DEAL:
            raise InvalidPosition("a deal is dealer|starter|hands|played, with a ; between two.")
        hands = [parse_cards(run) for run in self.seats.in_order(parts[2].split(":"))]
        dealer, starter = self.seats.read(parts[0]), Card.parse(parts[1])
        counts = self._played(parts[3])
        PlayedCards(self.form, dealer, self.own, ()).follow(counts)
        if [*map(len, hands)] != [self.form.kept] * self.form.seats:
            raise InvalidPosition(f"{self.form.kept} cards are kept by each in this form.")
        played = tuple(one for cards in counts for one in cards)
        if any(card not in hands[seat] for seat, card in played):
            raise InvalidPosition("a hand contradicts what was played.")
        return PastDeal(dealer, starter, tuple(hands), played)


def _apart(line: str) -> dict[str, str]:
    if len(line) > LONGEST_POSITION:
        raise InvalidPosition(f"A position has at most {LONGEST_POSITION} letters.")
    words: dict[str, str] = {}
    for word in line.split():
        key, equals, value = word.partition("=")
        if key not in KEYS or not equals:
            raise InvalidPosition(
                f"'{quoted(word)}' is not a word of a position; those are {', '.join(KEYS)}. "
                f"Write a line like this: {_LINE}."
            )
        if key in words:
            raise InvalidPosition(f"{key}= is there twice.")
        words[key] = value
    return words


def _number(word: str) -> int:
    try:
        return whole_number(word)
    except ValueError:
        raise InvalidPosition(f"'{quoted(word)}' is not a number.") from None


def _house_of(word: str) -> House:
    first, *rest = word.split(",")
    house = PRESETS[first].house if first in PRESETS else House()
    for setting in rest if first in PRESETS or first == USUAL else (first, *rest):
        name, _, value = setting.partition("=")
        house = house.with_setting(name, value)
    return house
