"""The options of BSD, and muggins, on the command line."""

import re

import pytest

from game.commands.start_game import choose
from game.commands.words import Misspelled, read_words
from game.rules.presets import PRESETS
from game.store.settings import Settings


def chosen(*words: str) -> Settings:
    settings = Settings()
    choose(settings, read_words(words))
    return settings


@pytest.mark.parametrize("letters", ["e", "q", "r", "eq", "eqr", "rq"])
def test_the_letters_of_bsd_choose_its_game_and_its_manner(letters: str) -> None:
    settings = chosen(f"-{letters}")
    assert settings.preset == "bsd"
    manner = (settings.explain, settings.short_messages, settings.random_cut)
    assert manner == tuple(letter in letters for letter in "eqr")


@pytest.mark.parametrize("preset", [name for name, preset in PRESETS.items() if preset.muggins])
def test_muggins_is_chosen_where_the_source_knows_it(preset: str) -> None:
    muggins = PRESETS[preset].muggins
    assert muggins
    assert chosen("--preset", preset, "--muggins").house_rules.counting == muggins.with_muggins


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("-eqr --preset champ", "-e is an option of BSD's. Leave it out, or use --preset bsd."),
        ("-q --preset loadstar", "-q is an option of BSD's. Leave it out, or use --preset bsd."),
        ("--muggins --preset bsd", "BSD has no muggins: use --preset loadstar, hoyle or acc."),
        ("--muggins --preset champ", "CHAMP '87 has no muggins: use --preset loadstar, hoyle or acc."),
        ("--muggins --preset AMIGA", "AMIGA V1.0 has no muggins: use --preset loadstar, hoyle or acc."),
    ],
)
def test_what_a_source_has_not_gets_a_sentence_with_its_own_name(words: str, sentence: str) -> None:
    with pytest.raises(Misspelled, match=f"^{re.escape(sentence)}$"):
        chosen(*words.split())


def test_bsds_own_game_has_two_lengths() -> None:
    assert chosen("-e", "--target", "61").target == 61
    with pytest.raises(Misspelled, match=r"-e is for BSD's own game, to 61 or 121, not 91\."):
        chosen("-eqr", "--target", "91")
