"""A player's chance: it hangs on what the player knows, and leads to nothing that it may not know."""

from collections.abc import Callable, Iterator

import pytest

from game.players.deckhand import Deckhand
from game.players.landlubber import Landlubber
from game.players.levels import LEVELS
from game.players.player import player_seed
from game.rules.cards import Cards
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.pack import ShuffledPacks
from game.rules.view import View
from game.table import Sitter, Table
from game.tournament.contest import Contest, Pairing
from game.tournament.tally import Tally
from game.values import parts, replace
from tests.players.positions import fits, move, playing_view, views

SIX_CARD = FORMS["six-card"]
SEEN = playing_view("5C 9D 9S", "9H AS")
SeedOfPlayer = Callable[[str, int], str]


class LaterHouse(House):
    """The house of a later year."""

    tea_at_five: bool = False


class LaterView(View):
    """The view of a later year."""

    tea: Cards = ()


def seen_later(view: View) -> View:
    """The same view in a later year, with all that is new switched off."""
    return LaterView(**{**parts(view), "house": LaterHouse()})


def test_what_is_new_and_off_changes_no_move() -> None:
    for view in views(SIX_CARD, 100, "later"):
        for level in (Landlubber("a"), Deckhand("a")):
            assert not fits(view) or move(level, view) == move(level, seen_later(view))


@pytest.mark.parametrize("rule", ["nineteen", "stink_hole", "go_by_hand", "cut_for_partners"])
def test_a_rule_of_the_house_changes_no_random_number(rule: str) -> None:
    strict = replace(SEEN, house=House().with_setting(rule, "yes"))
    assert Landlubber("a").chance(strict, "play").random() == Landlubber("a").chance(SEEN, "play").random()


OTHERWISE = {
    "form": replace(SEEN, form=FORMS["five-card"]),
    "seat": replace(SEEN, seat=1),
    "dealer": replace(SEEN, dealer=0),
    "scores": replace(SEEN, scores=(0, 1)),
    "hand": replace(SEEN, hand=SEEN.hand[1:]),
    "kept": replace(SEEN, kept=SEEN.kept[1:]),
    "laid away": replace(SEEN, laid_away=SEEN.hand[:2]),
    "starter": replace(SEEN, starter=None),
    "pile": replace(SEEN, pile=()),
    "played": replace(SEEN, played=()),
    "cards left": replace(SEEN, cards_left=(1, 4)),
    "gone": replace(SEEN, called_go=frozenset({1})),
    "cut": replace(SEEN, cut_depths=range(4, 8)),
}


@pytest.mark.parametrize("other", OTHERWISE.values(), ids=OTHERWISE)
def test_whatever_a_seat_knows_changes_its_chance(other: View) -> None:
    assert Landlubber("a").chance(other, "play").random() != Landlubber("a").chance(SEEN, "play").random()


def test_other_occasions_and_other_players_have_other_chances() -> None:
    chances = [Landlubber(seed).chance(SEEN, what).random() for seed in "ab" for what in ("play", "heels")]
    assert len(set(chances)) == len(chances)


class SeedReader(Landlubber):
    """Tries to name the other hand from its view and from whatever its seed tells."""

    name = "reader"

    def other_hand(self, view: View) -> Cards | None:
        """The hand that was dealt beside this seat's, if some pack explains what it sees."""
        for seed in self.seeds():
            for deal in range(1, 4):
                pack = ShuffledPacks(seed)(str(deal))
                size = view.form.dealt * view.form.seats
                first, second = pack[0:size:2], pack[1:size:2]
                if set(view.hand) in (set(first), set(second)):
                    return second if set(view.hand) == set(first) else first
        return None

    def seeds(self) -> Iterator[str]:
        """Its own seed, all that it begins or ends with, and the seed of the tournament's deck."""
        yield from (self.seed[start:] for start in range(len(self.seed)))
        yield from (self.seed[:end] for end in range(len(self.seed)))
        for start in range(len(self.seed)):
            match, _, deck = self.seed[:start].rpartition(" ")
            yield f"{match} deck {deck}"


def at_the_table() -> tuple[Game, SeedReader]:
    """A game that the reader sits down to."""
    game = Game(SIX_CARD, House(), "8f3a one evening", dealer=1)
    table = Table(game, [Sitter("Reader", "reader"), Sitter("Deckhand", "deckhand")])
    reader = table.players[0]
    assert isinstance(reader, SeedReader)
    return game, reader


def in_the_tournament() -> tuple[Game, SeedReader]:
    """A deck that the reader plays for points."""
    contest = Contest(
        Pairing((f"{__name__}:SeedReader", "deckhand"), SIX_CARD, House(), "cup of 87"), 3, (0, 1), Tally()
    )
    reader = contest.players[0]
    assert isinstance(reader, SeedReader)
    return contest.game, reader


def seeds_of_old(game_seed: str, seat: int) -> str:
    """The seeds that players had before they were hashed, at the table and in the tournament."""
    return f"{game_seed.replace(' deck ', ' ')} {seat}"


@pytest.mark.parametrize("sit_down", [at_the_table, in_the_tournament])
@pytest.mark.parametrize(("seeds", "found_out"), [(player_seed, False), (seeds_of_old, True)])
def test_who_reads_its_seed_learns_no_card(
    sit_down: Callable[[], tuple[Game, SeedReader]],
    seeds: SeedOfPlayer,
    found_out: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.players.seating.LEVELS", {**LEVELS, "reader": SeedReader})
    for room in ("table", "tournament.contest"):
        monkeypatch.setattr(f"game.{room}.player_seed", seeds)
    game, reader = sit_down()
    other_hand = set(game.deal.hands[1])
    assert (set(reader.other_hand(game.view(0)) or ()) == other_hand) == found_out


def test_players_of_one_game_have_seeds_of_their_own() -> None:
    seeds = {player_seed(game, seat) for game in ("a", "b") for seat in range(4)}
    assert len(seeds) == 8
