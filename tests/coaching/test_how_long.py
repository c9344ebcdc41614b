"""How long choices are played out: what is typed for it, and that all of it is used."""

from time import monotonic

import pytest

from game.coaching.how_long import HowLong, NoSuchLength
from game.players.player import think_through
from game.players.weigh.rollouts import Rollouts
from game.rules.cards import parse_cards
from tests.players.positions import laying_view


def two_choices() -> Rollouts:
    view = laying_view("5C 5D 2H 8S TC KD", dealer=False)
    return Rollouts(view, [parse_cards("2H 8S"), parse_cards("5C 5D")])


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("10", HowLong(seconds=10)),
        ("2.5", HowLong(seconds=2.5)),
        ("10s", HowLong(seconds=10)),
        ("30-seconds", HowLong(seconds=30)),
        ("5000-deals", HowLong(deals=5000)),
        ("5000 Deals", HowLong(deals=5000)),
        ("0.2%", HowLong(error=0.002)),
    ],
)
def test_seconds_deals_and_a_margin_are_read(typed: str, means: HowLong) -> None:
    assert HowLong.parse(typed) == means


@pytest.mark.parametrize(
    "typed", ["", "0", "3601", "-3", "99-deals", "1e9", "0.05%", "11%", "1.5-deals", "long"]
)
def test_what_is_none_of_them_is_refused_with_an_example(typed: str) -> None:
    with pytest.raises(NoSuchLength, match=r"5000-deals .* 0\.5%"):
        HowLong.parse(typed)


def test_all_deals_are_played_although_the_best_two_were_apart_long_before() -> None:
    rollouts = two_choices()
    think_through(HowLong(deals=300).think(rollouts))
    assert rollouts.played == 300
    assert rollouts.is_sure


def test_all_seconds_are_used() -> None:
    rollouts, began = two_choices(), monotonic()
    think_through(HowLong(seconds=0.5).think(rollouts))
    assert monotonic() - began >= 0.5
    assert rollouts.played > 1


def test_it_is_played_until_every_figure_is_known_so_well() -> None:
    rollouts = two_choices()
    think_through(HowLong(error=0.02).think(rollouts))
    assert max(max(one.margin, one.behind_margin) for one in rollouts.results()[1:]) <= 0.02
    assert rollouts.played < 1000


@pytest.mark.parametrize(
    ("how_long", "said"),
    [
        (HowLong(seconds=10), "4 of 10 seconds, 120 deals"),
        (HowLong(deals=5000), "120 of 5,000 deals"),
        (HowLong(error=0.002), "120 deals, known to "),
    ],
)
def test_it_says_how_far_it_is(how_long: HowLong, said: str) -> None:
    rollouts = two_choices()
    think_through(rollouts.think(120))
    assert how_long.so_far(rollouts, 4.2).startswith(said)
