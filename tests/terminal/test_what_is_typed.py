"""Cards, numbers and choices as people type them; what is no answer gets one sentence."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from game.handbook.rule_pages import rule_pages
from game.rules.cards import cards_text, parse_cards
from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE
from game.scenes.table.game_context import NO_HINTS, NO_UNDO, NO_UNDO_RECORDED
from game.session import typed
from game.session.telling import CardNames
from game.store.settings import load_settings
from game.terminal.help_in_lines import TO_READ, page_lines
from game.terminal.scenes_in_lines import TO_LEAVE
from tests.terminal.reader import Reader
from tests.terminal.talk import lines_of, talk

HAND = parse_cards("AS 4H 5S TD TC JD")
CHAMP = ("--preset", "champ", "--level", "landlubber", "--seed", "1987")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("5s jd", "5S JD"),
        ("5S,JD", "5S JD"),
        ("5s, jd", "5S JD"),
        ("10d", "TD"),
        ("td", "TD"),
        ("10D 4h", "TD 4H"),
        ("5 j", "5S JD"),
        ("a", "AS"),
        ("ten of diamonds", "TD"),
        ("Jack, five of SPADES", "JD 5S"),
        ("5 s", "5S"),
        ("5 of spades and jack of diamonds", "5S JD"),
        ("5 spades & j d", "5S JD"),
        ("5s+jd.", "5S JD"),
        ("5♠ J♦", "5S JD"),
        ("5sjd", "5S JD"),
        ("10D4h", "TD 4H"),
        ("5 jd", "5S JD"),
        ("10 c; a", "TC AS"),
        ("knave of diamonds", "JD"),
        ("1s", "AS"),
        ("1 of spades", "AS"),
        ("KC", "KC"),  # whether it is held the rules say
    ],
)
def test_cards_are_typed_in_many_ways(text: str, cards: str) -> None:
    assert cards_text(typed.cards_of(HAND, text)) == cards


@pytest.mark.parametrize(("text", "cards"), [("10 10", "TD TC"), ("10c t", "TC TD"), ("t t", "TD TC")])
def test_a_pair_is_named_by_its_rank_alone(text: str, cards: str) -> None:
    assert cards_text(typed.cards_of(HAND, text)) == cards


@pytest.mark.parametrize(("text", "cards"), [("10", "TD"), ("t", "TD"), ("tc", "TC"), ("5", "5S")])
def test_where_suits_do_not_matter_a_rank_is_enough(text: str, cards: str) -> None:
    assert cards_text(typed.cards_of(HAND, text, suits_matter=False)) == cards


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Type cards as rank and suit, such as 5h."),
        ("5 5", "You have no other 5."),
        ("td tc 10", "You have no other 10."),
        ("5x", "'5x' is not a card: type rank and suit, such as 5h, 10d or js."),
        ("9", "You have no 9."),
        ("10", "You have more than one 10: type the suit too, such as 10d."),
        ("t", "You have more than one 10: type the suit too, such as 10d."),
        ("x" * 1000, f"'{'x' * 40}...' is not a card: type rank and suit, such as 5h, 10d or js."),
    ],
)
def test_what_is_no_card_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"\.") as refused:
        typed.cards_of(HAND, text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("text", ["-1", "1.5", "fore", "12345", "²"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a number\. Type one, such as 4"):
        typed.number(text)


@pytest.mark.parametrize(
    ("text", "depth"), [("low", 11), ("HIGH", 41), ("", 26), ("middle", 26), ("30", 30), ("99", 99)]
)
def test_a_cut_is_a_height_or_a_number(text: str, depth: int) -> None:
    assert typed.depth(range(4, 49), names_heights=True)(text) == depth


@pytest.mark.parametrize(
    ("text", "chosen"), [("", "b"), ("1", "a"), ("3", "c"), ("alpha", "a"), ("GAM", "c"), ("beta", "b")]
)
def test_a_choice_is_a_number_or_a_name(text: str, chosen: str) -> None:
    assert typed.one_of({"Alpha": "a", "Beta": "b", "Gamma": "c"}, "b")(text) == chosen


def test_a_number_is_no_beginning_of_a_date() -> None:
    with pytest.raises(ValueError, match=r"'2' is not a choice. Type 1 or back\."):
        typed.one_of({"2026-11-26 YOU - CHAMP": "a"}, "a")("2")
    assert typed.one_of({"91": "a", "61": "b"}, "a")("61") == "b"


@pytest.mark.parametrize("text", ["0", "4", "x", "99999999999999999999", "be t"])
def test_what_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Type a number from 1 to 3"):
        typed.one_of({"Alpha": "a", "Beta": "b", "Gamma": "c"}, "b")(text)


WORDS = {word: word for word in ("yes", "no", "review", "records")}


@pytest.mark.parametrize(("text", "chosen"), [("", "no"), ("y", "yes"), ("REC", "records"), ("no", "no")])
def test_a_word_is_found_by_its_beginning(text: str, chosen: str) -> None:
    assert typed.word_of(WORDS, "no")(text) == chosen


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1", "'1' is not a choice. Type yes, no, review or records."),
        ("quiz", "'quiz' is not a choice. Type yes, no, review or records."),
        ("r", "'r' could be review or records. Type more of it."),
    ],
)
def test_where_nothing_was_numbered_words_are_asked_for(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"\.") as refused:
        typed.word_of(WORDS, "no")(text)
    assert str(refused.value) == sentence


def test_a_beginning_of_several_titles_is_said_to_be_one() -> None:
    with pytest.raises(ValueError, match=r"'a' could be Alpha or Army. Type more of it"):
        typed.one_of({"Alpha": 1, "Army": 2}, 1)("a")


@pytest.mark.parametrize(
    ("opens", "title"), [("learn", "Learn to play"), ("options", "Options"), ("records", "Records")]
)
def test_no_leaves_a_list_as_back_does(opens: str, title: str, tmp_path: Path) -> None:
    said = said_after(opens, "no", "quit", words=(), saves=tmp_path)
    assert said[-2].endswith("Enter for yes: quit"), said[-4:]
    assert any(line.startswith(f"{title}?") and line.endswith("back: no") for line in said)


def test_no_leaves_the_word_of_a_duplicate(tmp_path: Path) -> None:
    said = said_after("more", "duplicate", "no", "back", words=(), saves=tmp_path)
    (at,) = (at for at, line in enumerate(said) if line == "Type it, back or Enter to play: no")
    assert said[at + 1].startswith("More ways to play? ")


def test_help_is_no_word_for_a_duplicate(tmp_path: Path) -> None:
    said = said_after("more", "duplicate", "help", "quit", words=(), saves=tmp_path)
    assert "Type what is asked for, as you like to write it, or back. Enter is play." in said
    assert not any(line.startswith("Your hand: ") for line in said)


def test_at_a_table_without_undo_back_names_home_and_quit(tmp_path: Path) -> None:
    said = said_after("", "", "back", words=("--preset", "acc", "--seed", "q9"), saves=tmp_path)
    assert TO_LEAVE.format("", "saved") in said


def said_after(*lines: str, words: tuple[str, ...] = CHAMP, saves: Path) -> list[str]:
    return talk(lines_of(*lines), *words, saves=saves)[1].splitlines()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("table x", "No cards have been dealt."),
        ("score 3", "YOU 0, CHAMP 0, of 121."),
        ("undo 3", "Nothing to take back now."),
        ("hint x", "No hint now. Ask when you discard or play."),
        ("position x", "house=champ scores=0:0"),
        ("leave now", "Your game is saved. Continue any time, here or in the window."),
    ],
)
def test_a_word_is_taken_whatever_is_typed_behind_it(line: str, told: str, tmp_path: Path) -> None:
    said = said_after(line, saves=tmp_path)
    assert told in said
    assert not [words for words in said if "is not a cut" in words]


@pytest.mark.parametrize("line", ["low", "100", "15", "181"])
def test_points_that_are_not_offered_are_told_which_are(line: str, tmp_path: Path) -> None:
    words = ("--preset", "loadstar", "--seed", "3")
    said = said_after("deep", "low", line, "91", words=words, saves=tmp_path)
    assert "'deep' is not a cut. Type low, middle, high or a number." in said
    assert f"'{line}' is not a choice. Type 61, 91 or 121." in said
    assert "The game is to 91 points." in said


def test_whoever_plays_has_nothing_to_go_back_to(tmp_path: Path) -> None:
    said = said_after("back", "", "back", saves=tmp_path)
    assert said.count(TO_LEAVE.format("", "saved")) == 2, "and nothing to take back yet"


def test_a_length_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    said = said_after("ask 0% 5h", "ask 5h", saves=tmp_path)
    assert any(re.fullmatch(r"Type seconds from 1 to .*, not '0%'\.", line) for line in said)
    assert any(line.startswith("You typed 1 card, and 6 are dealt: ") for line in said)


def test_bsd_says_in_a_sentence_that_it_wants_a_number(tmp_path: Path) -> None:
    reader = Reader("bsd", until="count")
    words = ("--preset", "bsd", "--seed", "3")
    talk(reader.answer, *words, saves=tmp_path)
    said = said_after("", "many", words=(), saves=tmp_path)
    assert "That is no number." in said


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("3", "Cut 4 to 48 cards: leave four in each packet."),
        ("deep", "'deep' is not a cut. Type a number, or Enter."),
        ("5h", "'5h' is not a cut. Type a number, or Enter."),
    ],
)
def test_a_bad_cut_gets_one_sentence_and_is_asked_again(line: str, sentence: str, tmp_path: Path) -> None:
    said = said_after(line, saves=tmp_path)
    question = "Cut a card: the low cut deals (4 to 48 cards, or Enter): "
    assert said[3:6] == [f"{question}{line}", sentence, question]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda hand: hand[0], "Discard two cards."),
        (lambda hand: f"{hand[0]} {hand[0]}", "Discard two different cards."),
        (lambda hand: " ".join(hand), "Discard two cards."),
        (lambda _: "go", "'go' is not a card: type rank and suit, such as 5h, 10d or js."),
    ],
)
def test_a_bad_lay_away_gets_one_sentence(
    answer: Callable[[list[str]], str], sentence: str, tmp_path: Path
) -> None:
    reader = Reader("bad", until="lay away")
    heard = talk(reader.answer, *CHAMP, saves=tmp_path)[1].split("Your hand: ")[-1]
    hand = heard.partition(".")[0].split(", ")
    said = said_after("", answer(hand), words=(), saves=tmp_path)
    asked = [place for place, line in enumerate(said) if line.startswith("Your hand: ")]
    assert said[asked[0] + 1 : asked[1]] == [sentence]


def test_a_bad_card_gets_one_sentence(tmp_path: Path) -> None:
    talk(Reader("card", until="play").answer, *CHAMP, saves=tmp_path)
    said = said_after("", "go", "2h 3h", "zz", words=(), saves=tmp_path)
    asked = [place for place, line in enumerate(said) if "Your play" in line]
    assert [place - before for before, place in pairwise(asked)] == [2, 2, 2]
    assert said[asked[0] + 1] == "You can play a card."
    assert said[asked[1] + 1] == "Play one card."


def test_enter_plays_the_last_card(tmp_path: Path) -> None:
    reader, ends = Reader("last card"), list[str]()

    def answer(heard: str) -> str | None:
        if not heard.endswith("(Enter plays it): "):
            return None if ends else reader.answer(heard)
        assert re.search(r"Your hand: \w+\. ", heard)
        ends.append(heard)
        return ""

    said = talk(answer, *CHAMP, saves=tmp_path)[1]
    assert len(ends) == 1
    assert said.count("(Enter plays it): \n") == 1, "it was no slip"


def test_after_a_slip_at_the_last_card_no_other_is_the_example(tmp_path: Path) -> None:
    reader, said = Reader("last card"), list[str]()

    def answer(heard: str) -> str | None:
        said.append(heard)
        is_last = "(Enter plays it" in heard
        return reader.answer(heard) if not is_last else None if "if it pegs two" in heard else "foo"

    talk(answer, "--preset", "acc", "--seed", "3", "--new", saves=tmp_path)
    found = re.search(
        r"Your hand: (\w+)\. .*\(Enter plays it if it fits, or (\w+) 2 if it pegs two, or go", said[-1]
    )
    assert found
    assert found[1].lower() == found[2]


def test_an_impossible_count_gets_one_sentence(tmp_path: Path) -> None:
    words = ("--preset", "acc", "--level", "deckhand", "--seed", "9")
    talk(Reader("count", until="count").answer, *words, saves=tmp_path)
    said = said_after("", "99", "heels", "", words=(), saves=tmp_path)
    assert "Nothing here can count 99." in said
    assert "'heels' is not a number. Type one, such as 4." in said
    assert "Type a number, such as 4." in said


def test_the_running_count_is_not_pegged_where_no_card_can_peg_so_much(tmp_path: Path) -> None:
    """It could not be taken back, and `muggins` would hand it to the opponent."""
    words = ("--preset", "acc", "--muggins", "--new", "--seed")
    wren = said_after("", "8d 9h", "", "7c 7", words=(*words, "wren"), saves=tmp_path)
    assert "Nothing here can count 7. Type the points, not the count." in wren
    fir = said_after("", "ad qd", "", "6 6", "6", "7 14", words=(*words, "fir"), saves=tmp_path)
    assert "Nothing here can count 6. Type the points, not the count." in fir
    assert "Nothing here can count 14. Type the points, not the count." in fir
    assert not any("Overpeg" in line for line in [*wren, *fir])


def test_muggins_for_nothing_is_told_what_to_type(tmp_path: Path) -> None:
    words = ("--preset", "acc", "--level", "deckhand", "--seed", "9")
    talk(Reader("muggins", until="muggins").answer, *words, saves=tmp_path)
    said = said_after("", "muggins", "Muggins too", "no", words=(), saves=tmp_path)
    assert not any("'no'" in line for line in said), "it is none"
    assert "Muggins for how many? Type muggins 2." in said
    assert "'too' is not a number. Type one, such as 2, or Enter for none." in said


def test_muggins_before_the_next_card_is_told_what_to_type(tmp_path: Path) -> None:
    reader = Reader("before the card")

    def call(heard: str) -> str | None:
        return next(lines) if "muggins 2" in heard else reader.answer(heard)

    lines = iter(("muggins", None))
    words = ("--preset", "acc", "--level", "deckhand", "--seed", "9")
    said = talk(call, *words, saves=tmp_path)[1].splitlines()
    assert "Muggins for how many? Type muggins 2." in said


@pytest.mark.parametrize("typed", ["muggins", "muggins 2"])
def test_muggins_where_there_is_no_count_says_so_and_what_can_be_typed(typed: str, tmp_path: Path) -> None:
    reader = Reader("no count")

    def call(heard: str) -> str | None:
        is_card = "Your hand: " in heard and "such as 5h" in heard and "muggins" not in heard
        return next(lines) if is_card and "crib" not in heard.lower() else reader.answer(heard)

    lines = iter((typed, None))
    said = talk(call, "--preset", "acc", "--level", "deckhand", "--seed", "9", saves=tmp_path)[1].splitlines()
    at = said.index("There is no count to call.")
    assert "such as 5h" in said[at + 1]


def test_a_count_is_no_muggins(tmp_path: Path) -> None:
    words = ("--preset", "acc", "--level", "deckhand", "--seed", "9")
    talk(Reader("count", until="count").answer, *words, saves=tmp_path)
    said = said_after("", "muggins 2", words=(), saves=tmp_path)
    assert "'muggins 2' is not a number. Type one, such as 4." in said


def test_large_print_tells_hands_in_words_unless_letters_are_asked_for(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("big_index = yes\n")
    said = said_after("words", "words", words=CHAMP, saves=tmp_path)
    told = [line for line in said if line.startswith("Hands read like this: ")]
    in_letters = "Hands read like this: 10H. Tables are told in sentences."
    assert told == [in_letters, "Hands read like this: ten of hearts. Tables are told in sentences."]


def test_words_stay_when_the_program_is_left(tmp_path: Path) -> None:
    said = said_after("words", words=CHAMP, saves=tmp_path)
    assert "Words are on, and stay so: Options calls them Large print, as the window does." in said
    hand = next(line for line in said_after("", "", words=CHAMP, saves=tmp_path) if "Your hand: " in line)
    assert " of " in hand.partition("Your hand: ")[2]


def test_words_on_and_off_say_which(tmp_path: Path) -> None:
    said = said_after("words on", "words on", "words off", "words no", words=CHAMP, saves=tmp_path)
    told = [line for line in said if line.startswith("Hands read like this: ")]
    assert [": 10H." in line for line in told] == [False, False, True, True]


def test_a_page_of_the_help_draws_the_pegs_in_letters_where_columns_are_seen() -> None:
    """And tells them to an ear."""
    page, told = next(iter(rule_pages(FORMS["six-card"], House(), HOUSE))), CardNames()
    said = [*page_lines(page, told)]
    out = said.index("out    1 ..... .o... .O... ..... ..... ..... 30")
    assert said[out + 1] == "home  60 ..... ..... ..... ..... ..... ..... 31"
    aloud = CardNames(are_words=lambda: True)
    assert "Two pegs: one in hole 7, one in hole 12." in [*page_lines(page, aloud)]


def test_a_sum_in_a_table_of_the_help_is_called_by_its_name() -> None:
    of_the_play = [*rule_pages(FORMS["six-card"], House(), HOUSE)][2]
    told = CardNames(are_words=lambda: True)
    assert "Together: first 3, second 7." in [*page_lines(of_the_play, told)]


def test_words_are_understood_at_any_question(tmp_path: Path) -> None:
    typed = ("SCORE?", "table.", "seal", "words", "help 5", "help 12", "help 99", "help 0", "Help", "again")
    said = said_after(*typed, saves=tmp_path)
    assert "YOU 0, CHAMP 0, of 121." in said
    assert "No cards have been dealt." in said
    assert "Hands read like this: ten of hearts. Tables are told in sentences." in said
    assert "The show." in said
    assert "Unknown page 99. Type help and a number from 1 to 26." in said
    assert "Unknown page 0. Type help and a number from 1 to 26." in said
    assert TO_READ[0] in said
    assert any(line.startswith("Type hint and the coach tells you") for line in said)
    (seal,) = [line for line in said if line.startswith("Deck seal: ")]
    assert len(seal) == len("Deck seal: ") + 64 + len(".")


def test_a_number_that_is_no_page_and_a_word_of_another_form_are_found(tmp_path: Path) -> None:
    said = said_after("help 31", "help partners", saves=tmp_path)
    assert "Nobody goes over 31." in said
    at = said.index("Not in this game, but in another:")
    assert said[at + 2] == "Partners face each other and peg for one score."


def test_before_the_cards_of_a_known_dealer_are_dealt_there_are_none(tmp_path: Path) -> None:
    words = ("--preset", "hoyle", "--form", "six-card", "--seed", "1")
    said = said_after("", "table", words=words, saves=tmp_path)
    at = said.index("Adversary's deal and crib.")
    assert said[at + 1] == "No cards have been dealt."


def test_hands_are_told_in_words_where_that_is_wished(tmp_path: Path) -> None:
    talk(Reader("words", until="lay away").answer, *CHAMP, saves=tmp_path)
    said = said_after("", "words", "words", words=(), saves=tmp_path)
    letters, words, again = [line for line in said if line.startswith("Your hand: ")]
    assert letters.partition(":")[2].split(".")[0] == again.partition(":")[2].split(".")[0]
    assert " of " in words.partition(".")[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_after_a_slip_the_question_says_how_a_card_is_typed(preset: str, tmp_path: Path) -> None:
    reader = Reader("slip", until="play")
    talk(reader.answer, "--preset", preset, "--seed", "3", saves=tmp_path)
    said = said_after("", "zz", "zz", words=(), saves=tmp_path)
    assert len([line for line in said if "such as 5h" in line and "Your hand: " in line]) == 3


def test_a_slip_at_the_cut_says_again_how_deep(tmp_path: Path) -> None:
    said = said_after("x", "", saves=tmp_path)
    assert len([line for line in said if "(4 to 48 cards, or Enter)" in line]) == 2


def test_the_help_is_half_a_screen_and_each_group_is_named(tmp_path: Path) -> None:
    said = said_after("help", "help rules", "help tips", "help stories", "help words", saves=tmp_path)
    first, rules, tips, stories, words = (
        next(at for at, line in enumerate(said) if line.endswith(f": {word}"))
        for word in ("help", "help rules", "help tips", "help stories", "help words")
    )
    assert rules - first <= 13
    assert "help 23: Rules for two, CHAMP '87." in said[rules:tips]
    assert "help 9: Tips: discards." in said[tips:stories]
    assert "help 15: History." in said[stories:words]
    assert any(line.startswith("seal: ") for line in said[words:])


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("help nobs", "his nobs: the jack of the starter's suit in your hand: one."),
        ("help landlubber", "Keep your ten-cards: it hands you fifteens."),
        ("help nibs", "his nibs: at LOADSTAR's table his heels, two for the dealer."),
        ("help double skunk", "double skunk: a win by sixty-one or more."),
        ("help par", "par after so many deals: what good players have by then, on average."),
        ("help games", "The moment somebody has 121 points, the game is over."),
        ("help LEAVE", "quit or leave: save the game. You can continue any time."),
        ("help pegging", "Tips: pegging."),
        ("help pegging", "A five led: their ten-card makes fifteen, for 2."),
        ("help pegging", "8C, 8D, then 8H."),
        (
            "help ask",
            "ask: price every choice you have now, or lay out any cards. "
            "ask 5S 6D 7C 8H KH KD mine 45-60: price those.",
        ),
        ("help 14", "It steps into every trap of help pegging."),
        ("help 23", "2H and 9S go to the crib; 5C, 6D, JD, KC stay."),
        ("help runs", "Runs in the play."),
        ("help play", "help 3: The play."),
        ("help fifteen", "Each set that makes fifteen: 2."),
        ("help flush", "A flush: four cards of one suit score 4 points without the cut, five score 5."),
        ("help flush", "A flush, 4 in hand of one suit: 4."),
        ("help deal", "Everybody is dealt six cards."),
        ("help total", "A total of 31 scores two points."),
        ("help last", "Go, or the last card of all: 1."),
        ("help par", "help 11: Tips: the score."),
        ("help pair", "A pair with the card before: 2."),
        ("help run", "Each card of a run of three or more: 1."),
        ("help lesson", "learn: eight short lessons."),
        ("help practice", "practice: mistakes, a quiz, a drill, rules of thumb."),
        ("help renege", "renege: a go while a card fits, or a card past thirty-one. Both are refused here."),
        ("help options", "options: opponents, initials and tutor."),
        ("help coach", "To win 42.9%: your chance to win."),
        ("help 13", "Discard: played 2H and JD, better 2H and KC, cost 1.4."),
        ("help help", "You can type these words at any question."),
        ("help counting", "Each set that makes fifteen: 2."),
        ("help cutting", "help 2: Crib and cut."),
        ("help winning", "Two players, a deck of 52 cards, and 121 points to win."),
        ("help king", "Ace is low and King is high: no run goes round the corner."),
        ("help zz", "Nothing on 'zz'. Type help, help words, help rules, help tips or help stories."),
    ],
)
def test_the_help_finds_a_page_or_a_word_by_its_name(asked: str, told: str, tmp_path: Path) -> None:
    assert told in said_after(asked, saves=tmp_path)


def test_a_page_of_the_help_names_the_next(tmp_path: Path) -> None:
    said = said_after("help 1", "help 26", saves=tmp_path)
    assert "help 2: Crib and cut." in said
    assert not [line for line in said if line.startswith("help 27")]


@pytest.mark.parametrize("word", ["practice", "dealer", "moves", "deal"])
def test_the_help_on_a_word_says_nothing_twice_and_nothing_that_leans_on_another_page(
    word: str, tmp_path: Path
) -> None:
    said = said_after(f"help {word}", saves=tmp_path)
    told = said[next(at for at, line in enumerate(said) if line.endswith(f"help {word}")) + 1 :]
    assert len({*told}) == len(told)
    assert not [line for line in told if line.startswith(("It ", "He "))]
    assert "Practice." not in told


def test_the_help_on_a_word_is_that_word_alone(tmp_path: Path) -> None:
    assert not [line for line in said_after("help nobs", saves=tmp_path) if line.startswith("help nobs: ")]


def test_the_coachs_page_tells_of_no_row_that_is_not_there(tmp_path: Path) -> None:
    assert "third row" not in " ".join(said_after("help 12", saves=tmp_path))


def test_a_page_of_the_help_names_words_and_no_marks(tmp_path: Path) -> None:
    pages = (f"help {number}" for number in range(1, 27))
    for words in (CHAMP, ("--preset", "amiga"), ("--preset", "loadstar"), ("--preset", "hoyle")):
        said = said_after(*pages, words=words, saves=tmp_path)
        assert not [line for line in said if "{" in line]
        assert not [line for line in said if re.search(r" is \w+$", line)], "a sentence ends"


def test_the_help_and_the_seal_are_those_of_the_table(tmp_path: Path) -> None:
    """The club plays by the rules of tournaments, whatever game is chosen."""
    said = said_after("", "", "help 1", "help rules", "seal", words=("--club", "--seed", "3"), saves=tmp_path)
    assert "How to play." in said
    assert not [line for line in said if "Rules for two" in line]
    assert any(line.startswith("Deck seal: ") for line in said)


def test_yes_opens_no_line_that_happens_to_begin_so(tmp_path: Path) -> None:
    said = said_after("yes", words=("--club", "--seed", "3"), saves=tmp_path)
    assert any(line.startswith("'yes' is not a choice.") for line in said)


def test_what_happened_is_told_again_without_the_hints(tmp_path: Path) -> None:
    said = said_after("", "hint", "hint", "again", saves=tmp_path)
    told = said[next(at for at, line in enumerate(said) if line.endswith(": again")) + 1 : -2]
    assert told
    assert not [line for line in told if re.match(r"\d+: |$", line)]


def test_what_comes_between_games_is_told_in_a_game(tmp_path: Path) -> None:
    words = ("options", "records", "more", "bsd", "house rules", "hoyle three", "rules of thumb")
    said = said_after(*words, "scorecard", saves=tmp_path)
    for word in words:
        assert f"That comes between games. Type home to save this one, then {word}." in said
    assert not any("then scorecard" in line for line in said), "no word of the first question"


def test_instructions_come_a_page_at_a_time(tmp_path: Path) -> None:
    words = ("--preset", "bsd", "--seed", "3")
    said = said_after("yes", "", "no", "", words=words, saves=tmp_path)
    assert "Cribbage." in said
    assert said.count("More? Enter for more, or no: ") == 1
    assert "More? Enter for more, or no: no" in said
    assert "Showing." not in said
    assert any(line.startswith("Cut for the crib") for line in said)


def test_an_originals_own_pages_are_listed_under_its_name(tmp_path: Path) -> None:
    said = said_after("help rules", "help play", words=("--preset", "bsd"), saves=tmp_path)
    assert said.count("help 24: Playing, BSD.") == 2
    assert said.count("help 3: The play.") == 2


def test_a_page_of_the_help_has_the_same_number_at_every_table(tmp_path: Path) -> None:
    for preset in PRESETS:
        said = said_after("help tips", words=("--preset", preset), saves=tmp_path / preset)
        assert "help 11: Tips: the score." in said, preset


def test_help_on_a_word_tells_the_word_alone_before_the_word_with_more(tmp_path: Path) -> None:
    said = said_after("help hint", words=CHAMP, saves=tmp_path)
    told = [line.partition(":")[0] for line in said if line.startswith("hint")]
    assert told == ["hint, when you discard or play", "hint again"]


def test_help_offers_no_word_that_its_table_refuses(tmp_path: Path) -> None:
    said = said_after("help", "undo", words=("--preset", "acc"), saves=tmp_path / "acc")
    assert not [line for line in said if line.startswith(("hint, ", "undo: "))]
    assert NO_HINTS in said
    assert said.count(NO_UNDO) == 2, "in the help, and as the answer"
    said = said_after("help", words=CHAMP, saves=tmp_path / "champ")
    assert [line for line in said if line.startswith(("hint, when you discard or play: ", "undo: "))]


def test_a_recorded_game_says_why_it_has_no_undo(tmp_path: Path) -> None:
    said = said_after("help", "undo", words=(*CHAMP, "--record", "ANN"), saves=tmp_path)
    assert said.count(NO_UNDO_RECORDED) == 2, "in the help, and as the answer"
    assert NO_UNDO not in said


def test_words_that_people_try_first_mean_help_and_quit(tmp_path: Path) -> None:
    said = said_after("?", "", "? 23", "exit", saves=tmp_path)
    assert "You can type these words at any question." in said
    assert "Rules for two." in said
    assert said[-1] == "Your game is saved. Continue any time, here or in the window."


def test_a_table_of_the_help_names_its_columns(tmp_path: Path) -> None:
    said = said_after("help 9", saves=tmp_path)
    assert "5 and 5: in your crib 8.8, in theirs 9.7." in said, "for an ear"
    said = said_after("help 11", saves=tmp_path / "par")
    assert "Par after deal 1: first dealer 16, opponent 10." in said


def test_an_option_takes_its_value_behind_its_name_or_after_it(tmp_path: Path) -> None:
    said = talk(lines_of("options", "opponents landlubber", "skipper", "initials", "ABCD"), saves=tmp_path)[1]
    assert "is not a choice" not in said
    assert "Opponents, Landlubber" in said, said
    assert "Opponents, Skipper" in said
    assert "Type 1 to 3 letters or digits.\n" in said


RULES = ("no", "7")
THREE = "1: Kind of game, Three players. How many play, and with how many cards."
COULD_BE_THREE = "'three' could be Three for last or Kind of game: Three players. Type more of it."


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("three", COULD_BE_THREE),
        ("three players", THREE),
        ("kind three", THREE),
        ("1 three", THREE),
        ("three, players", THREE),
        (
            "kind of game partners, six cards",
            "1: Kind of game, Partners, six cards. How many play, and with how many cards.",
        ),
        (
            "1, partners six cards",
            "1: Kind of game, Partners, six cards. How many play, and with how many cards.",
        ),
        (
            "partners, six cards",
            "1: Kind of game, Partners, six cards. How many play, and with how many cards.",
        ),
        ("target 75", "'75' will not do. Target can be 121, standard; 61; 91; or 181."),
        ("go maybe", "'maybe' will not do. Say go can be automatic or yourself."),
        ("5 yes", "5: Three for last, yes. The first non-dealer starts with three points."),
        ("61", "2: Target, 61. Points needed to win."),
        ("skunk", "'skunk' could be Stakes: 1-2-3 with skunks, Stakes: 1-2-4 with skunks, "),
        ("1-2-3", "13: Stakes, 1-2-3 with skunks. "),
        (
            "muggins",
            "'muggins' could be Counting: you, and call muggins; Counting: you, tournament muggins; or "
            "Counting: you, tournament, no muggins. Type more of it.",
        ),
        (
            "counting tournament muggins",
            "10: Counting, you, tournament muggins. Who counts, and what a mistake costs.",
        ),
        (
            "counting you",
            "'counting you' could be many things. Type more, such as counting you; too high costs two.",
        ),
        ("values 5", "Three for last can be no, standard; or yes."),
        ("values x", "'x' is not a choice. Type a number from 1 to 15, a name from the list, or back."),
        ("values", "Kind of game can be Five cards; Six cards; "),
        ("values counting", "2: you; too high costs two"),
        ("counting", "Counting, automatic. Type some words of one of these, or counting and its number:"),
        ("counting", "7: you, tournament, no muggins"),
        ("counting 2", "10: Counting, you; too high costs two. Who counts, and what a mistake costs."),
        ("10 9", "'9' will not do. Type some words of one of these, or counting and its number:"),
        ("values original", "Undo all your changes."),
    ],
)
def test_a_house_rule_is_set_by_its_value_if_that_can_be_nothing_else(
    typed: str, told: str, tmp_path: Path
) -> None:
    said = talk(lines_of(*RULES, typed), saves=tmp_path)[1].splitlines()
    assert any(line.startswith(told) for line in said), said


def test_a_number_beyond_the_lines_sets_nothing(tmp_path: Path) -> None:
    said = talk(lines_of("options", "play", "9", "best of 9", "9"), saves=tmp_path)[1].splitlines()
    assert said.count("'9' is not a choice. Type a number from 1 to 8, a name from the list, or back.") == 2
    assert said.count("1: Match, best of 9. How many games decide it.") == 1


@pytest.mark.parametrize("asked", ["speed", "speed 9"])
def test_a_number_is_a_value_where_those_were_just_named(asked: str, tmp_path: Path) -> None:
    said = talk(lines_of("options", "play", asked, "9", "4", "4"), saves=tmp_path)[1].splitlines()
    assert load_settings(tmp_path)[0].speed == 4
    assert said.count("6: Speed, 4.") == 1
    assert said.count("4: Talk, no. Friends far away can write to you, and you to them.") == 1, "a line again"
    talk(lines_of("options", "play", "speed", "7"), saves=tmp_path)
    assert not load_settings(tmp_path)[0].wait, "no value of it, but a line"


@pytest.mark.parametrize("back", ["back", "leave"])
def test_back_from_the_values_of_a_line_is_back_at_its_list(back: str, tmp_path: Path) -> None:
    said = talk(lines_of("options", "opponents", back, "initials", "abc"), saves=tmp_path)[1]
    assert load_settings(tmp_path)[0].initials == "ABC", said


def test_a_word_is_a_value_where_those_were_just_named(tmp_path: Path) -> None:
    said = talk(lines_of(*RULES, "kind of game", "three"), saves=tmp_path)[1].splitlines()
    assert any(line.startswith(THREE) for line in said), said


def test_the_help_at_settings_says_how_a_value_is_typed(tmp_path: Path) -> None:
    said = talk(lines_of("options", "help"), saves=tmp_path)[1]
    assert "such as opponents shipmate. values: all that a line can be.\n" in said
    assert said.count("A number alone is a line; after numbered values, one of those.") == 1
    said = talk(lines_of("no", "champ", "seats", "help", "seat 1 shipmate"), saves=tmp_path)[1]
    assert "such as seat 1 shipmate. values: " in said
    said = talk(lines_of("practice", "help", "3", "help"), saves=tmp_path)[1]
    assert "values: " not in said, "nothing is set there"
    assert "Changes are kept" not in said
    assert "Type how many points the cards count with the starter, then Enter." in said, "no cards are typed"
    assert "such as 5h" not in said


def test_answers_that_have_commas_are_told_apart(tmp_path: Path) -> None:
    said = talk(lines_of("no", "champ", "play", "x"), saves=tmp_path)[1]
    assert "'x' is not a choice. Type yes, explain it; no, I know it; or learn to play.\n" in said


@pytest.mark.parametrize("initials", ["J!X", "!!", "é"])
def test_initials_are_letters_and_digits(initials: str, tmp_path: Path) -> None:
    said = talk(lines_of("options", "initials", initials), saves=tmp_path)[1].splitlines()
    assert "Type 1 to 3 letters or digits." in said
    assert not load_settings(tmp_path)[0].initials


def test_a_wrong_value_of_another_line_is_named_while_a_word_is_asked_for(tmp_path: Path) -> None:
    said = talk(lines_of("options", "initials", "opponents dragon", "op"), saves=tmp_path)[1]
    assert "'dragon' will not do. Opponents can be Landlubber" in said
    assert load_settings(tmp_path)[0].initials == "OP"


def test_help_has_no_sentence_that_hangs_on_another(tmp_path: Path) -> None:
    said = talk(lines_of("help games"), saves=tmp_path)[1]
    assert "Here it lies" not in said
    assert "The game ends there." not in said


def test_a_part_of_the_help_is_told_as_far_as_it_needs_no_picture(tmp_path: Path) -> None:
    words = "--preset", "amiga", "--form", "four-handed"
    said = talk(lines_of("help crib", "help tutor"), *words, saves=tmp_path)[1]
    assert "\nThe crib.\nEverybody discards one card" in said
    assert "The first one is for your own crib" not in said
    assert "\nThe tutor.\nTurn him on " in said
    assert "One of the coach's rows." not in said


def test_from_a_word_that_is_asked_for_back_leads_to_its_list_and_values_is_no_word(tmp_path: Path) -> None:
    said = talk(lines_of("seats", "2", "values", "back", "back"), saves=tmp_path)[1]
    assert said.count("Name 1? Type it, or 1 to 3 for another line, or back:") == 2
    assert said.count("\n2: Name 1, (YOU). Type a name.\n") == 2, "at first, and when it is left unnamed"
    assert said.count("\n1: Seat 1") == 1, "the lines beside it are not told again"
    assert said.count("The seats? 1 to 3") == 2
    assert said.count("Play it?") == 2


def test_a_word_that_opens_something_is_a_duplicates_word_only_when_it_is_typed_again(tmp_path: Path) -> None:
    said = talk(lines_of("duplicate", "more", "more"), saves=tmp_path)[1]
    assert ": more\nType more again if that is what you mean to write, or home and then more.\n" in said
    assert said.count("Duplicate more: six cards to 121") == 1


@pytest.mark.parametrize("word", ["seats", "hot seat", "match"])
def test_what_many_ask_for_at_once_is_opened_where_a_game_is_offered(word: str, tmp_path: Path) -> None:
    said = talk(lines_of(word, "back", "yes", word), saves=tmp_path)[1]
    assert ("\n1: Match, " if word == "match" else "\n1: Seat 1, ") in said
    assert f"That comes between games. Type home to save this one, then {word}.\n" in said


def test_a_line_at_which_nothing_changes_says_why(tmp_path: Path) -> None:
    said = talk(lines_of("no", "champ", "seats", "", "champ", "name", ""), saves=tmp_path)[1].splitlines()
    assert said.count("1: Seat 1, below, human. Who sits here; one seat at least is for a human.") == 2
    assert sum(line.startswith("Seat 1, below, human. Type another: Landlubber") for line in said) == 1
    assert said.count("Name 1, (YOU). Type a name.") == 2
    assert load_settings(tmp_path)[0].level == "champ"


def test_what_the_window_calls_hint_and_table_is_known_at_a_card(tmp_path: Path) -> None:
    said = talk(lines_of("coach", "read the table"), *CHAMP, saves=tmp_path)[1]
    assert "not a card" not in said, said


def test_a_position_is_answered_in_text_too(tmp_path: Path) -> None:
    assert "to win." in talk(lines_of(), "--ask", "5S 6D 7C 8H KH KD mine 45-60", saves=tmp_path)[1]


def test_after_help_the_question_says_again_how_it_is_typed(tmp_path: Path) -> None:
    reader, asked = Reader(7), list[str]()

    def answer(heard: str) -> str | None:
        if "Discard two cards into the crib" in heard:
            asked.append(heard.splitlines()[-1])
        if len(asked) in (2, 3):
            return "help" if len(asked) == 2 else None
        return reader.answer(heard)

    talk(answer, *CHAMP, saves=tmp_path)
    first, again, helped = asked
    assert first.endswith("(such as 5h jd): ")
    assert again.endswith("Discard two cards into the crib: ")
    assert helped == again.replace("crib: ", "crib (such as 5h jd): ")
