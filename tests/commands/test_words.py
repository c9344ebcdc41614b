import pytest

from game.commands.words import Misspelled, read_words


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["ABC"], {"--record": "ABC"}),
        (["/V"], {"--view-records": ""}),
        (["/v"], {"--view-records": ""}),
        (["ABC", "/R"], {"--remove-record": "ABC"}),
        (["/?"], {"--help": ""}),
        (["-h"], {"--help": ""}),
        (["/r", "ABC"], {"--remove-record": "ABC"}),
        (["/X"], {"--reset-records": ""}),
        (["/X", "--yes"], {"--reset-records": "", "--yes": ""}),
        (["ABC", "--mute"], {"--record": "ABC", "--mute": ""}),
        (["--mute", "ABC"], {"--record": "ABC", "--mute": ""}),
        (["ABC", "--wait"], {"--record": "ABC", "--wait": ""}),
        (["--wait", "47000"], {"--wait": "47000"}),
        (["--wait", "0.0.0.0:0", "ABC"], {"--wait": "0.0.0.0:0", "--record": "ABC"}),
        (["--wait", "ABC"], {"--wait": "", "--record": "ABC"}),
        (["--wait", "10.0.0.7"], {"--wait": "10.0.0.7"}),
        (["-eqr"], {"-e": "", "-q": "", "-r": "", "--preset": "bsd"}),
        (["-r", "--preset", "bsd"], {"-r": "", "--preset": "bsd"}),
    ],
)
def test_the_words_of_1987_work_too(old: list[str], new: dict[str, str]) -> None:
    assert read_words(old) == new


def test_a_value_may_follow_an_equals_sign() -> None:
    assert read_words(["--seed=a b=c", "--speed", "5"]) == {"--seed": "a b=c", "--speed": "5"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--vew-records"], "Unknown option --vew-records. Did you mean --view-records?"),
        (["--HELP"], "Unknown option --HELP. Did you mean --help?"),
        (["-x"], "Unknown option -x. --help lists the options."),
        (["-eqrx"], "Unknown option -eqrx. --help lists the options."),
        (["-text"], "Unknown option -text. Did you mean --text?"),
        (["/Q"], "Unknown option /Q. --help lists"),
        (["--qqqqqqqq"], "--help lists"),
        (["--seed"], "--seed needs WORDS after it."),
        (["--seed", "--mute"], "--seed needs WORDS after it."),
        (["--mute=yes"], "--mute takes no value."),
        (["--mute", "--mute"], "--mute is there twice."),
        (["ABC", "DEF"], "Unexpected word 'DEF'."),
        (["--count", "5H", "5S", "5D"], "Unexpected word '5D'. Put words that belong together"),
        (["--demo", "ABC"], "--demo and the initials don't go together."),
        (["--club", "--tournament", "day"], "--club and --tournament don't go together."),
        (["--call", "crib1:x", "--duplicate", "monday"], "--duplicate and --call don't go together."),
        (["/V", "/X"], "--view-records and --reset-records don't go together."),
        (["--crib"], "--crib needs --count."),
        (["-ee"], "-e is there twice."),
        (["-e", "/V"], "-e does nothing with --view-records."),
        (["--yes"], "--yes needs --reset-records or --remove-record."),
        (["/V", "--seed", "1"], "--seed does nothing with --view-records."),
        (["--replay", "x", "--seed", "1"], "--replay has its own seed"),
    ],
)
def test_what_is_misspelled_or_conflicts_gets_one_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(Misspelled) as error:
        read_words(words)
    assert str(error.value).startswith(sentence) or sentence in str(error.value)
    assert "\n" not in str(error.value)
