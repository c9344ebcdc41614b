"""A position in one line: what is printed is read to the same position, and what cannot be is refused."""

from collections.abc import Iterator
from random import Random

import pytest

from game.rules.cards import PACK
from game.rules.errors import InvalidPosition
from game.rules.events import Ask
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.position_line import position_line
from game.rules.position_reader import read_position
from game.rules.view import View
from game.values import replace
from tests.rules.random_games import any_setting, choose, every_setting


def alike(view: View) -> View:
    """The order in which a hand was dealt is forgotten once it is played from; what has been asked is not."""
    if not view.starter:
        return view if view.asks is Ask.CUT else replace(view, cut_depths=range(0))
    return replace(view, kept=tuple(sorted(view.kept)))


def random_positions(number: int, seed: str) -> Iterator[View]:
    """Moments of random games of every form and house, by every seat that is asked or may take heels."""
    random = Random(seed)
    settings = every_setting()
    while True:
        form, house = random.choice(settings) if random.random() < 0.5 else any_setting(random)
        game = Game(form, house, f"{seed} {number}", dealer=random.choice((None, *range(form.seats))))
        leaves = random.choice((0.0, 0.05, 0.05, 0.05))  # most games are left early, so that there are many
        while game.waiting and random.random() >= leaves:
            for seat in range(form.seats):
                view = game.view(seat)
                if view.asks or view.heels:
                    yield view
                    number -= 1
                    if not number:
                        return
            game.apply(*choose(game, random))


def check(number: int, seed: str) -> None:
    seen = set()
    for view in random_positions(number, seed):
        line = position_line(view)
        read = read_position(line)
        assert alike(read) == alike(view), line
        seen.add((view.form, view.asks))
    assert seen >= {(form, ask) for form in FORMS.values() for ask in (Ask.LAY_AWAY, Ask.PLAY, Ask.CUT)}
    assert {ask for _, ask in seen} >= {*Ask}


def test_what_is_printed_is_read_to_the_same_position() -> None:
    check(1_500, "some")


@pytest.mark.slow
def test_what_is_printed_is_read_to_the_same_position_a_hundred_thousand_times() -> None:
    check(100_000, "many")


PACK_RUN = "".join(map(str, PACK))
HEAD = "scores=45:60 dealer=me "
PLAYED = "dealer=them hand=4H6D9S laid=KDQS starter=7C "
NOT_CUT = "dealer=me hand=4H6D9S5C laid=KDQS "
OF_LOADSTAR = "house=target_after_cut=yes dealer=me hand=5H5SJDQCKS2H "

LATER = "played=me:2C", "count=3", "gone=me", "shown=me:4H6D9S5C", "claimed=3"


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("hand5H", "'hand5H' is not a word of a position"),
        ("dealer=me dealer=me", "dealer= is there twice"),
        ("form=chess", "form=chess: unknown form"),
        ("house=pub", "house=pub: Unknown house rule"),
        ("target=77", "target=77: House rule 'target' must be"),
        ("dealer=me hand=5H5SJDQCKS5H", "hand=5H5SJDQCKS5H: 5H is there more than once"),
        ("dealer=me hand=5H5SJDQCKS", "hand=5H5SJDQCKS: that is too few cards"),
        ("dealer=me hand=5H5SJDQCKX", "hand=5H5SJDQCKX: '5H5SJDQCKX' is not a card"),
        ("hand=5H5SJDQCKS2H", "dealer= is missing: say who deals"),
        ("dealer=seat2 hand=5H5SJDQCKS2H", "dealer=seat2: there is no 'seat2' here"),
        ("dealer=me scores=122:4 hand=5H5SJDQCKS2H", "scores=122:4: 122 is past the target, 121"),
        ("dealer=me scores=121:4 hand=5H5SJDQCKS2H", "scores=121:4: the game is won already"),
        ("dealer=me scores=1:2:3 hand=5H5SJDQCKS2H", "scores=1:2:3: there are 2 scores"),
        (PLAYED + "played=them:8D", "hand=4H6D9S: 4 cards are kept"),
        (PLAYED + "played=them:4H,me:2C", "played=them:4H,me:2C: 4H is there twice"),
        (PLAYED + "played=them:KH,me:2C", "played=them:KH,me:2C: KH was led out of turn"),
        (PLAYED + "played=me:2C,them:KH,me:QH", "hand=4H6D9S: 4 cards are kept"),
        (
            "dealer=me hand=4H6D laid=KDQS starter=7C played=them:KH,me:JC,them:8S,me:5C",
            "5C would make 33; a / begins a new count",
        ),
        (
            "dealer=me hand=4H6D9S laid=KDQS starter=7C played=them:KH,me:JC,them:8S/them:5C",
            "5C was led out of turn",
        ),
        (PLAYED + "played=me:2C,them:KH,them:3H", "4H could have been played on 12 instead of a go"),
        (PLAYED + "played=me:2C count=3", "count=3: the cards that were played make 2"),
        (PLAYED + "played=me:2C shown=me:4H6D9S2C", "shown=me:4H6D9S2C: in this house nobody counts"),
        (PLAYED + "played=2C", "played=2C: '2C' is not a seat and a card, such as me:5H."),
        (PLAYED + "past=me|7C", "past=me|7C: a deal is dealer|starter|hands|played, with a ; between two."),
        (OF_LOADSTAR + "target=99", "target=99: the target can be 61, 91, 121."),
        *(
            (f"{head} {word}", f"{word}: before {moment} there is none.")
            for head, moment, words in (
                (NOT_CUT, "the starter", (*LATER, "heels=yes")),
                ("dealer=me hand=5H5SJDQCKS2H", "the starter", (*LATER, "heels=yes")),
                ("house=cut_before_deal=yes dealer=me", "the deal", (*LATER, "done=me", "heels=yes")),
                ("", "a deal", ("laid=2C3C", "done=me", "starter=2C", "played=me:2C", "past=me|7C")),
            )
            for word in words
        ),
    ],
)
def test_what_cannot_be_is_refused_and_the_word_is_named(line: str, refusal: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        read_position(line)
    assert refusal in str(error.value)


@pytest.mark.parametrize(
    ("line", "example"),
    [
        ("dealer=me hand=5H5SJDQCKS2H cube=2", "scores=45:60 dealer=me hand=5S6D7C8HKHKD"),
        ("dealer=me scores=122:4 hand=5H5SJDQCKS2H", "scores=45:60"),
        ("form=three-handed dealer=me scores=4", "scores=45:60:52"),
        ("form=five-card dealer=me hand=5H5SJD", "hand=5S6D7C8HKH"),
        ("dealer=me hand=5H5SJDQCKS5H", "hand=5S6D7C8HKHKD"),
        ("dealer=me hand=5H5SJDQCKS2H match=5,3:0", "match=5,2:1"),
    ],
)
def test_what_is_refused_is_shown_as_it_should_be(line: str, example: str) -> None:
    with pytest.raises(InvalidPosition, match=f"like this: {example}[.]$"):
        read_position(line)


def test_examples_can_be_read() -> None:
    for form in FORMS.values():
        for word in ("dealer=nobody", "hand=5H", "scores=x"):
            with pytest.raises(InvalidPosition) as error:
                read_position(f"form={form} {'' if 'dealer' in word else 'dealer=me '}{word}")
            example = str(error.value).partition("like this: ")[2].removesuffix(".")
            line = f"form={form} {'' if 'dealer' in example else 'dealer=me '}{example}"
            read_position(line if "hand" in example else f"{line} hand={PACK_RUN[: 2 * form.dealt]}")


def test_cards_may_be_written_as_people_do() -> None:
    line = "scores=45:60 dealer=me hand=5h10dJDqcks2h"
    assert position_line(read_position(line)) == "scores=45:60 dealer=me hand=5HTDJDQCKS2H"


def test_the_order_of_the_words_is_free() -> None:
    words = (HEAD + "hand=5H5SJDQCKS2H").split()
    assert read_position(" ".join(words[::-1])) == read_position(" ".join(words))
