"""How the originals speak in text: nothing twice, words where it says words, in its order."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.rules.presets import PRESETS
from game.scenes.table.game_context import NO_HINTS
from game.session.telling import ONE_COUNT
from tests.terminal.reader import Reader
from tests.terminal.talk import lines_of, talk


@cache
def game_of(preset: str, seed: str = "3") -> str:
    """A whole game, as it was told."""
    with TemporaryDirectory() as folder:
        words = ("--preset", preset, "--seed", seed, "--level", "deckhand")
        return talk(Reader(seed).answer, *words, saves=Path(folder))[1]


def test_the_tournament_says_its_counts_in_words_and_each_once() -> None:
    told = game_of("acc").splitlines()
    claims = [line for line in told if re.search(r" for (two|three|four|five|six)\. Now \d+\.$", line)]
    assert claims
    assert not [line for line in told if re.search(r"\d+ for \d+\.$|counts \d+", line)]
    for line, after in pairwise(told):
        if re.match(r"\w+: Muggins: \d+!$", line):
            assert re.match(r"Missed: |Nothing was missed|Only \d+ points? to take\.$", after)
    right = [at for at, line in enumerate(told) if re.match(r"Missed: .* \([\dAJQK][^()]*\)\.$", line)]
    assert right, "what a call was for, with its cards"
    assert all(re.match(r"\w+: now \d+\.$", told[at + 1]) for at in right), "how many were called is told"
    assert not any("for the miscount" in line for line in told), "nor what a miscount cost, once more"
    aloud = [line for line in told if re.match(r"OPPONENT: Fifteen two.*Now \d+\.$", line)]
    assert aloud, "the opponent counts aloud"
    assert not re.search(r"(hand|crib): .*, with \w+\.\n(Your .*: \d+\n)?\w+: now", game_of("acc")), (
        "counted first"
    )
    assert not re.search(r"^[A-Z]+: [a-z]+-?[a-z]* for ", game_of("acc"), re.MULTILINE)


@pytest.mark.parametrize(("preset", "word"), [("champ", "Total"), ("loadstar", "Count"), ("amiga", "Pips")])
def test_a_count_is_called_what_its_box_is(preset: str, word: str) -> None:
    told = game_of(preset)
    assert {found for found in ("Total", "Count", "Pips") if re.search(rf"^{found} \d+\. ", told, re.M)} == {
        word
    }
    assert PRESETS[preset].manner.voice.count_box == word.upper()


@pytest.mark.parametrize("preset", PRESETS)
def test_an_empty_line_and_no_other_begins_each_deal(preset: str) -> None:
    told = game_of(preset).splitlines()
    after = [told[at + 1] for at, line in enumerate(told) if not line]
    deals = [line for line in told if re.match(r"(Your|My|\w+'s) (deal|crib)\. ", line)]
    assert after == deals
    assert len(deals) > 2


@pytest.mark.parametrize("preset", PRESETS)
def test_how_deep_can_be_cut_is_said_once(preset: str) -> None:
    assert len(re.findall(r"\((?:\d+ to \d+ cards|a number, or Enter)", game_of(preset))) == 1


@pytest.mark.parametrize(
    ("preset", "costs"),
    [
        ("bsd", "If too high, they get 2. If too low, the rest is lost."),
        ("acc", "If too high, they get the extra. If too low, they call muggins."),
    ],
)
def test_help_begins_with_what_the_question_takes(preset: str, costs: str, tmp_path: Path) -> None:
    """A number at the cut and at a count, cards at the discard and in the play, points at muggins."""
    reader, asked, told = Reader("3"), list[str](), dict[str, str]()

    def answer(heard: str) -> str | None:
        if asked and asked[-1] not in told:
            told[asked[-1]] = heard.splitlines()[1]
        answered = reader.answer(heard)
        kind = next((kind for kind in reader.questions if kind not in asked), "")
        asked.extend([kind] * bool(kind))
        return "help" if kind else answered

    said = talk(answer, "--preset", preset, "--seed", "3", "--new", saves=tmp_path)[1]
    assert f"\n{costs}\n" in said
    begins = {
        "yes or no": "yes: the rules of this game",
        "length": "Type L for ",
        "cut": "Type how many cards to lift, 4 to ",
        "lay away": "Type ",
        "play": "Type a card of your hand. " if preset == "acc" else "Type the card to play: ",
        "count": "Type ",
        "muggins": "Type the points that were left out",
    }
    for kind, words in begins.items():
        assert told.get(kind, words).startswith(words), kind
    assert {"cut", "lay away", "play", "count"} <= {*told}


def test_a_cut_that_takes_any_number_promises_none(tmp_path: Path) -> None:
    said = talk(lines_of("", "", "3"), "--preset", "bsd", "--seed", "3", "--new", saves=tmp_path)[1]
    assert "4 to 48" not in said
    assert "You cut the " in said


@pytest.mark.parametrize("preset", PRESETS)
def test_the_scores_of_an_ended_game_are_told_once(preset: str) -> None:
    told = game_of(preset)
    before = told[: told.index("Games won: ")].splitlines()[-3:]
    assert len([line for line in before if ", of " in line or re.search(r"\d to \d", line)]) == 1
    assert not [line for line in before if re.match(r"\d+ to \d+|1 game", line)]


def test_the_card_that_begins_the_crib_of_three_is_from_the_books_pack(tmp_path: Path) -> None:
    words = ("--preset", "hoyle", "--form", "three-handed", "--seed", "3", "--level", "deckhand")
    told = talk(Reader("3").answer, *words, saves=tmp_path)[1]
    assert "A card from the pack begins the crib." in told
    assert not re.search(r"\bdeck\b", told)


def test_heels_are_offered_to_the_dealer_before_his_first_card_alone() -> None:
    for deal in re.split(r"(?=(?:Your|Opponent's) deal\.)", game_of("acc"))[1:]:
        offered = deal.count("or heels")
        assert offered == 0 if deal.startswith("Opponent") else offered <= 1
    assert "or heels" in game_of("acc")


def test_a_table_that_leaves_go_and_heels_to_you_tells_of_neither(tmp_path: Path) -> None:
    typed = ("", "5c qd", "heels", "4c", "5h", "5s", "help", "qs")
    said = talk(lines_of(*typed), "--preset", "acc", "--seed", "ear", saves=tmp_path)[1].splitlines()
    after = said.index("YOU: Two for his heels. Now 2.") + 1
    assert "heels" not in said[after], "they were taken"
    asked = next(at for at, line in enumerate(said) if line.endswith(": help"))
    assert "Enter plays it if it fits, or go" in said[asked], "whether it fits is for whoever plays to see"
    assert said[asked + 1] == "Type a card of your hand. The rank alone will do."
    assert "Over 31: say go if none fits." in said


def test_a_table_without_a_coach_gives_no_hint_in_text(tmp_path: Path) -> None:
    words = ("--preset", "acc", "--seed", "3")
    asks = ("ask", "ask champ", "ask 5S 6D 7C 8H KH KD mine 45-60")
    said = talk(lines_of("", "hint", *asks), *words, saves=tmp_path / "none")[1]
    assert said.count(f"{NO_HINTS}\n") == 1 + len(asks)
    told = talk(lines_of("", "hint"), *words, "--tutor", "errors", saves=tmp_path / "tutor")[1]
    assert "No hints at this table" not in told


def test_bsd_asks_line_by_line_as_the_program_does() -> None:
    told = game_of("bsd")
    start = [told.index(words) for words in ("Want instructions", "Long (121) or Short", "Cut for the")]
    assert start == sorted(start)
    assert told.count("Discard a card -->") == 2 * told.count(" crib. YOU ")
    assert not re.search(r"Your hand: \w\w\. Your play", told), "the last card plays itself"
    assert "You play your last card: " in told
    assert "I play my last card: " in told
    assert "Another game? " in told


def test_bsd_tells_a_miscount_and_then_explains_it(tmp_path: Path) -> None:
    reader = Reader("3")

    def answer(heard: str) -> str | None:
        return "0" if "scores (a number)" in heard else reader.answer(heard)

    told = talk(answer, "--preset", "bsd", "-e", "--seed", "3", saves=tmp_path)[1].splitlines()
    explained = [(before, line) for before, line in pairwise(told) if line.startswith("Explanation: ")]
    assert explained
    assert all(before.startswith("You left some: ") for before, _ in explained)


def test_bsd_says_nineteen_of_a_crib_of_its_own_that_counts_nothing() -> None:
    (after,) = re.findall(r"CRIB: 3C, 6H, QS, KH, with AS\.\n(.*)", game_of("bsd", "11"))
    assert after == "My crib scores 19."


def test_bsd_answers_a_right_count_of_nothing_too() -> None:
    answered = re.findall(r"^Your (?:hand|crib) scores \(a number\): 0\n(.*)", game_of("bsd"), re.MULTILINE)
    assert "Your crib scores 19." in answered
    assert all("scores 19." in line or line.startswith("You left some: ") for line in answered)


def test_bsd_refuses_in_whole_sentences(tmp_path: Path) -> None:
    reader, lines = Reader("3"), iter(("zz", "44"))

    def answer(heard: str) -> str | None:
        return next(lines, "0") if "scores (a number)" in heard else reader.answer(heard)

    told = talk(answer, "--preset", "bsd", "--seed", "3", saves=tmp_path)[1].splitlines()
    assert "That is no number." in told
    assert "0 to 29 only -- try again." in told


@pytest.mark.parametrize("preset", ["champ", "loadstar", "amiga"])
def test_a_source_that_writes_a_jack_large_writes_king_and_ace_so(preset: str) -> None:
    told = game_of(preset, "4")
    for word in ("Ace", "Jack", "Queen", "King"):
        assert f"{word} of " in told
        assert f"{word.lower()} of " not in told
    assert "ten of " in told


def test_bsd_offers_no_instructions_where_its_messages_are_short(tmp_path: Path) -> None:
    said = talk(lines_of(), "-q", "--seed", "3", saves=tmp_path)[1]
    assert "instructions" not in said
    assert said.splitlines()[-2].startswith("L or S?")


def test_no_loser_deals_where_nobody_has_lost(tmp_path: Path) -> None:
    said = talk(lines_of("more", "duplicate", "monday"), saves=tmp_path)[1]
    assert "deal. YOU 0, " in said
    assert "loser deals" not in said


def told_of_another_game(saves: Path, until: str, *words: str, asked: str = "Another game?") -> str:
    """Play a game of 61 and agree to another; return all that is told until the next one has begun."""
    reader = Reader("61")

    def answer(heard: str) -> str | None:
        if asked in heard and reader.until:
            reader.until = ""
            return "yes"
        return None if until in heard else reader.answer(heard)

    return talk(answer, *words, "--seed", "3", "--level", "deckhand", saves=saves)[1]


def test_bsd_says_who_has_the_first_crib_of_the_next_game(tmp_path: Path) -> None:
    told = told_of_another_game(tmp_path, "first crib", "--preset", "bsd", "--target", "61")
    loser = "me" if "YOU WON!" in told else "you"
    assert f"Loser ({loser}) gets first crib." in told


def test_the_next_game_of_a_match_is_asked_for_and_told_by_its_number(tmp_path: Path) -> None:
    words = "--preset", "bsd", "--target", "61", "--match", "3"
    told = told_of_another_game(
        tmp_path, "ME. Game 2, best of 3.", *words, asked="Game 2, best of 3? Yes, no"
    )
    assert "Game 1, best of 3.\n" in told
    assert "ME. Game 2, best of 3.\n" in told


def test_of_two_losers_whoever_came_last_is_named(tmp_path: Path) -> None:
    told = told_of_another_game(tmp_path, "came last", "--preset", "hoyle", "--form", "three-handed")
    assert "The loser deals." not in told
    assert re.search(r"^(You came last, and deal|[A-Z]+ came last, and deals)\.$", told, re.MULTILINE)


def test_only_the_champ_names_its_file() -> None:
    for preset in ("loadstar", "amiga", "bsd", "hoyle", "acc"):
        assert "WASCO" not in game_of(preset)


def _counted(two: bool, folder: Path) -> str:
    """A whole game of LOADSTAR's muggins, in which people miscount."""
    if two:
        (folder / "settings.txt").write_text("seats = person, person\nnames = ANN, BEN\n")
    words = ("--preset", "loadstar", "--muggins", "--seed", "3", "--target", "121")
    return talk(Reader("1").answer, *words, saves=folder)[1]


def test_what_was_too_high_is_not_told_with_the_points_that_are_pegged(tmp_path: Path) -> None:
    told = _counted(True, tmp_path)
    assert told.count("Too HIGH: count again.") > 2
    for found in re.finditer(
        r"Too HIGH: count again\.\n(\w+): .*: (\d+)\n\1: (.*?)(\d+)( total)? points?\.", told
    ):
        assert found[2] == found[4], found[0]


def test_two_people_claim_and_each_loses_what_he_misses_to_the_other(tmp_path: Path) -> None:
    told = _counted(True, tmp_path)
    for name, other in (("ANN", "BEN"), ("BEN", "ANN")):
        assert f"{name}: Count your points (a number): " in told
        assert re.search(rf"{name}: \d+ points?\.\n.*total points\.\nToo LOW: \d+ for {other}\.", told)


def test_loadstars_computer_never_miscounts(tmp_path: Path) -> None:
    told = _counted(False, tmp_path)
    assert "Too LOW: computer adds" in told
    assert "Too LOW: you add" not in told


def test_with_r_bsd_cuts_in_text_too(tmp_path: Path) -> None:
    said = talk(lines_of(), "-r", "-q", "--target", "121", "--seed", "3", saves=tmp_path)[1]
    assert "Cut for" not in said
    assert "Discard -->" in said


def test_hoyles_teen_is_a_number_where_a_card_is_asked_for() -> None:
    told = game_of("hoyle", "6")
    assert ", seventeen." in told
    assert "'-teen" not in told, "it reads like a slip, in a line"
    assert "Count seventeen." in told


@pytest.mark.parametrize("preset", ["champ", "hoyle", "acc"])
def test_a_hand_that_nobody_came_to_is_counted_after_the_result(preset: str) -> None:
    *_, result, hand = re.split(r"\n(?=.*Won by|Your hand, not counted)", game_of(preset))
    assert result.partition("\n")[0].endswith(".")
    assert re.match(r"Your hand, not counted: \w+(, \w+)+, with \w+, \d+ points\.", hand)


@pytest.mark.parametrize("form", ["five-card", "four-handed-five-card"])
def test_where_the_play_ends_after_one_count_it_is_said_once(form: str) -> None:
    with TemporaryDirectory() as folder:
        words = ("--preset", "amiga", "--form", form, "--seed", "3", "--level", "deckhand")
        told = talk(Reader("3").answer, *words, saves=Path(folder))[1].splitlines()
    [at] = (at for at, line in enumerate(told) if line == f"{ONE_COUNT}.")
    assert re.search(r"hand: \w+, ", told[at + 1])
    assert f"{ONE_COUNT}." not in game_of("champ")


def test_champ_names_the_cards_of_each_score_of_a_hand_as_its_paper_does() -> None:
    told = [line for line in game_of("champ").splitlines() if " points -- " in line]
    assert told
    for line in told:
        shown = re.findall(r"(\d+) for [\w ]+ \(([\w ,;]+)\)", line)
        assert sum(int(points) for points, _ in shown) == int(re.findall(r": (\d+) points", line)[0]), line
        for points, sets in shown:
            assert int(points) >= len(sets.split("; "))
    assert not re.search(r"15's \(|in fifteens \(", game_of("loadstar") + game_of("bsd"))


def test_each_way_to_play_a_card_is_explained_once() -> None:
    """Whatever else is offered meanwhile, such as heels or muggins."""
    said = game_of("acc")
    for how in ("5h 2 if it pegs two", "muggins 2 if they missed two"):
        assert said.count(how) == 1
    assert "say the count" not in said, "it is said for whoever types"


def test_a_count_that_was_too_high_is_put_right_once(tmp_path: Path) -> None:
    """What it counts is told as it is pegged, and need not be explained before."""
    words = ("--preset", "hoyle", "--muggins", "--seed", "3", "--new")
    told = talk(Reader("3").answer, *words, saves=tmp_path)[1].splitlines()
    wrong = [at for at, line in enumerate(told) if re.match(r"You said \d+\. It is \d+: 2 for ", line)]
    none = [at for at in wrong if "It is 0: " in told[at]]
    assert none
    assert wrong != none
    for at in wrong:
        assert told[at - 1].startswith("YOU: I count ")
        assert at in none or re.match(r"YOU: [A-Z].*\. Now \d+\.$", told[at + 1])


def test_the_help_of_a_call_says_what_a_wrong_one_costs(tmp_path: Path) -> None:
    """Nothing, by any rules."""
    reader = Reader("3", until="muggins")
    helped = iter(["help"])
    words = ("--preset", "hoyle", "--muggins", "--seed", "3", "--new")
    said = talk(lambda heard: reader.answer(heard) or next(helped, None), *words, saves=tmp_path)[1]
    assert "A call for too many gets you what was left out, and costs nothing." in said


def test_a_hand_that_you_count_names_its_cards_as_others_do(tmp_path: Path) -> None:
    settings = ("preset = champ", "house = counting=partner")
    (tmp_path / "settings.txt").write_text("\n".join(settings) + "\n")
    said = talk(Reader("champ").answer, "--seed", "4", saves=tmp_path)[1].splitlines()
    hands = [line for line in said if re.match(r"YOU: \d+ points -- ", line)]
    assert hands
    assert all(re.search(r" for [^(]+ \(", line) for line in hands)
