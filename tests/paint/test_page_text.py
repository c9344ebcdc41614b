"""A page is broken to its width: paragraphs, headings, prices and tables."""

import pytest

from game.machines import USUAL
from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.paint.brushes.page_text import balanced, fitted, prose_rows, text_columns
from game.paint.looks.card_plan import USUAL_CARDS, CardStyle, SuitInks
from game.paint.looks.look import Look
from game.paint.pages.pages_to_read import TextArea
from game.paint.screen import Screen
from game.rules.cards import Card
from game.sheets.marks import HEADING_MARK
from game.sheets.page_parts import PageRow, Reading
from game.sheets.pages import reading_page
from tests.paint.page_rows import page_rows
from tests.pictures import RGB, Color, colors
from tests.scenes.ink import InkScreen
from tests.scenes.shown import shown

TABLE = ["\tkeyboard\tkeypad", "fire\tEnter, Space\tEnter", "sound\tM"]


@pytest.fixture
def small() -> Look:
    return switched_on("c128").look


@pytest.mark.parametrize(
    ("words", "columns", "rows"),
    [
        ("", 10, ()),
        ("it fits", 7, ("it fits",)),
        ("it wins 52.5 % of all", 12, ("it wins", "52.5 % of", "all")),
        ("run of three--ten in all", 14, ("run of three--", "ten in all")),
        ("for his nob--nine in all", 12, ("for his", "nob--nine in", "all")),
        ("between its words", 12, ("between its", "words")),
        ("Page 1   Enter reads on   Esc back", 24, ("Page 1   Enter reads on", "Esc back")),
        ("Won     5      by a lurch     7", 16, ("Won     5", "by a lurch     7")),
        ("   begins with a gap", 12, ("   begins", "with a gap")),
        ("[2H] [10D] over [5D]", 14, ("[2H] [10D] over [5D]",)),
        ("[2H] [TD] over [5D]", 13, ("[2H] [TD] over", "[5D]")),
        ("[2H] [KD] beats [TH].", 16, ("[2H] [KD] beats [TH].",)),
        ("[2H] [KD] over [5D] [5S]", 14, ("[2H] [KD] over", "[5D] [5S]")),
        ("beats [2H] [KD].", 9, ("beats", "[2H] [KD].")),
        ("[2H] [KD] [TD] [3S] count", 10, ("[2H] [KD] [TD]", "[3S] count")),
    ],
)
def test_words_are_broken_where_they_stand_apart(words: str, columns: int, rows: tuple[str, ...]) -> None:
    assert fitted(words, columns) == rows


@pytest.mark.parametrize("price", ["2", "1 a card"])
def test_a_price_ends_its_row_behind_dots(small: Look, price: str) -> None:
    words = "the last card short of thirty-one, or the last of all"
    (row,) = page_rows(EGA, [f". {words}\t{price}"])
    assert row == f"{words} {'.' * (64 - len(words + price))} {price}"
    *above, last = page_rows(small, [f". {words}\t{price}"])
    assert above
    assert last.endswith(f"... {price}")
    assert " ".join(row.strip() for row in [*above, last]).replace("- ", "-").startswith(words)


def test_the_words_of_a_price_are_even_and_indented_where_they_take_two_rows(small: Look) -> None:
    rows = page_rows(small, [". each card of a run of three or more\t1"])
    assert [row.partition(" ..")[0] for row in rows] == ["each card of a run of", "  three or more"]


def test_cells_stand_side_by_side_where_they_have_room_as_they_are_drawn(small: Look) -> None:
    heads, cells = "deal\tplayed\tbetter\tcost", "12, 87 to 104\t[8D] [AH]\t[8D] [TH]\t8.8%  a blunder"
    assert page_rows(small, [heads, cells]) == [
        "# deal: 12, 87 to 104",
        "  played: [8D] [AH]   better: [8D] [TH]",
        "  cost: 8.8%  a blunder",
    ]


def test_a_table_stands_in_columns_or_below_one_another(small: Look) -> None:
    assert page_rows(EGA, TABLE) == [
        f"# {'':18}{'keyboard':25}keypad",
        f"{'fire':18}{'Enter, Space':25}Enter",
        f"{'sound':18}M",
    ]
    assert page_rows(small, [*TABLE, "read the table\tF1, or T\tplus on the keypad"]) == [
        *("fire", "  keyboard: Enter, Space", "  keypad: Enter", ""),
        *("sound", "  keyboard: M", ""),
        *("read the table", "  keyboard: F1, or T", "  keypad: plus on the keypad"),
    ]


def test_a_sum_of_a_table_is_a_heading_in_its_columns() -> None:
    _, first, total = page_rows(EGA, ["deal\tcost", "1\t1.5%", "# total\t12.0%"])
    assert total.startswith(HEADING_MARK)
    assert total.removeprefix(HEADING_MARK).index("%") == first.index("%")


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_every_other_row_of_a_table_lies_on_a_stripe(machine: str) -> None:
    """A bare table of figures is hard to follow across a page."""
    screen, look = Screen(switched_on(machine)), switched_on(machine).look
    screen.show([reading_page("TABLE", ["deal\tcost", "1\t1.5%", "2\t0.1%", "3\t0.2%", "# total\t1.8%"])])
    (wide, high), plan = look.cell, look.pages.text
    left, top = (plan.margin + 2) * wide - 1, plan.first_row * high + high // 2 - 1  # between two letters
    grounds = [screen.surface.get_at_mapped((left, top + row * high)) for row in range(5)]
    assert len({*grounds}) == 3
    assert grounds[1] == grounds[3] == look.inks.plate.back
    assert grounds[2] == grounds[4]
    right = look.size[0] - (plan.margin + 1) * wide
    assert [screen.surface.get_at_mapped((right, top + row * high)) for row in range(5)] == grounds
    above = screen.surface.get_at_mapped((left, plan.first_row * high + 3 * high - 1))
    assert above == look.inks.plate.back, "the stripe touches the letters in it"


def test_the_figure_of_an_example_stands_in_a_box_as_high_as_its_cloth() -> None:
    screen, look = Screen(switched_on("ega")), switched_on("ega").look
    within = PageRow("HELP", ["HANDS"])
    lines = ["= 5H 5S 5C JD + 5D", "29: eight fifteens"]
    screen.show([reading_page("HANDS", lines, within=within)])
    top = TextArea.of(look, Reading("", [], within=within)).top
    for left in (look.size[0] - 20, look.size[0] - 48):
        column = {screen.surface.get_at_mapped((left, row)) for row in range(top, look.size[1] - 20)}
        assert look.inks.felt not in column
        assert look.inks.ground in column


def test_the_mark_of_an_answer_is_large_as_the_figure_is_that_comes_there() -> None:
    """On the terminal it read as a letter of the sentence beside it."""
    screen = InkScreen(switched_on("tty"))
    screen.show([reading_page("HANDS", ["= 5H 5S", "?: a run"], within=PageRow("HELP", ["HANDS"]))])
    (why,) = screen.areas_of("a run")
    rows, columns = range(why.top - 20, why.bottom + 20), range(why.right, screen.surface.get_width())
    seen = [y for y in rows if any(screen.surface.get_at_mapped((x, y)) for x in columns)]
    assert len(seen) > why.height


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_why_an_example_counts_is_clear_of_its_figure(machine: str) -> None:
    """The words of a full row touched the box."""
    screen, look = InkScreen(switched_on(machine)), switched_on(machine).look
    words = "fifteen two, four, six and a double run is fourteen"
    lines = ["= 4D 4H 5S 6D + KC", f"14: {words}"]
    screen.show([reading_page("HANDS", lines, within=PageRow("HELP", ["HANDS"]))])
    last = max((one.area for one in screen.lines if one.words in words), key=lambda area: area.right)
    beside = last.move(last.width, 0)
    beside.width = look.cell[0] * 3 // 4
    dots = [screen.surface.get_at_mapped((x, beside.centery)) for x in range(beside.left, beside.right)]
    assert len({*dots}) == 1


@pytest.mark.parametrize("rows", [3, 16])
def test_cards_below_the_heading_of_a_help_page_keep_off_it(rows: int) -> None:
    """With room at the foot there is half a row of air between them."""
    screen, look = Screen(switched_on("ega")), switched_on("ega").look
    within = PageRow("HELP", ["CARDS"])
    screen.show([reading_page("CARDS", ["= 5H 5S", *map(str, range(rows))], within=within)])
    text = TextArea.of(look, Reading("", [], within=within))
    column = [screen.surface.get_at_mapped((text.left - 2, text.top + row)) for row in range(12)]
    assert column.index(look.inks.felt) == (look.cell[1] // 2 if rows == 3 else 0)


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_line_leads_from_the_heading_of_a_group_over_its_columns(machine: str) -> None:
    """Rows of cards and figures alone do not show where a group begins; words to read have no such line."""
    ends, screen = [], InkScreen(switched_on(machine))
    lines = ["# Words", "to read", "", "deal\tcost", "# Deal 1", "1\t1.5%", "# Deal 2", "2\t0.1%"]
    screen.show([reading_page("TABLE", lines)])
    for words in ("Words", "Deal 1", "Deal 2"):
        (area,) = screen.areas_of(words)
        line, rows = range(area.right + 16, area.right + 200), range(area.centery - 2, area.centery + 3)
        across = ({screen.surface.get_at_mapped((x, y)) for x in line} for y in rows)
        ends.append(len({*map(tuple, across)}))
    assert ends == [1, 2, 2]


def test_the_heads_of_a_table_of_letters_are_reversed() -> None:
    screen, look = Screen(switched_on("tty")), switched_on("tty").look
    screen.show([reading_page("TABLE", ["deal\tcost", "1\t1.5%"])])
    (wide, high), plan = look.cell, look.pages.text
    left, top = plan.margin * wide - wide, look.inside.top + plan.first_row * high
    assert [screen.surface.get_at_mapped((left, top + row * high)) != look.inks.ground for row in (0, 1)] == [
        True,
        False,
    ]


def test_figures_end_below_one_another_and_words_begin_so(small: Look) -> None:
    heads, *rows = page_rows(small, ["deal\tcost\tcalled", "9\t1.5%\tdeal 1", "10\t12.0%\tdeal 12"])
    heads = heads.removeprefix(HEADING_MARK)
    assert {row.index("%") + 1 for row in rows} == {heads.index("cost") + len("cost")}
    assert {row.index("deal") for row in rows} == {heads.index("called")}
    assert [row.split()[0].rjust(4) for row in rows] == [row[:4] for row in rows]


def test_cards_cover_as_many_rows_as_they_are_high(small: Look) -> None:
    assert page_rows(EGA, ["= 5H", "below"]) == ["= 5H", *[""] * 4, "below"]
    assert page_rows(small, ["= 5H", "below"]) == ["= 5H", *[""] * 3, "below"]


def test_headings_and_paragraphs_keep_to_the_page(small: Look) -> None:
    for look in (EGA, small):
        rows = page_rows(
            look, ["# nothing: the second three breaks the run, and so it is nothing at all", "word " * 90]
        )
        assert max(len(row.removeprefix("# ")) for row in rows) <= text_columns(look)
        assert rows[0].startswith("# ")


@pytest.mark.parametrize("style", [USUAL_CARDS, CardStyle(SuitInks.FOUR_COLORS)])
def test_small_cards_have_the_inks_of_the_large_ones(style: CardStyle) -> None:
    screen = shown(Screen(switched_on(USUAL), style), reading_page("A PAGE", ["[5C]"]))
    ink = EGA.inks.suits[style.suits][Card.parse("5C").suit]
    assert RGB[ink] in colors(screen.surface)
    assert (ink == Color.GREEN) is (style is not USUAL_CARDS)


@pytest.mark.parametrize(
    ("words", "columns", "rows"),
    [
        ("Discard the ten: A 2 3 9 make 5 points.", 23, ("Discard the ten:", "A 2 3 9 make 5 points.")),
        ("They say, a pair for 2, for 12.", 20, ("They say, a pair", "for 2, for 12.")),
        ("The sum 12345 678", 9, ("The sum", "12345 678")),
        ("The sum 12345 678", 7, ("The sum", "12345", "678")),
    ],
)
def test_a_figure_stays_with_the_word_before_it(words: str, columns: int, rows: tuple[str, ...]) -> None:
    assert balanced(words, columns) == rows


@pytest.mark.parametrize(
    ("words", "columns", "rows"),
    [
        ("A pair for 2. That makes 12.", 20, ("A pair for 2.", "That makes 12.")),
        ("Over 31. Say go.", 12, ("Over 31.", "Say go.")),
        ("One. Two of them. And then three.", 18, ("One. Two of them.", "And then three.")),
        ("Go. Say so now.", 9, ("Go. Say", "so now.")),
        (
            "Cards that make 15 score 2 points. Face cards count ten.",
            28,
            ("Cards that make 15", "score 2 points.", "Face cards count ten."),
        ),
    ],
)
def test_a_sentence_begins_a_row_where_that_takes_no_more(
    words: str, columns: int, rows: tuple[str, ...]
) -> None:
    assert balanced(words, columns) == rows


@pytest.mark.parametrize(
    ("words", "columns", "rows"),
    [
        ("Add a card to the count, up to 31 in all.", 30, ("Add a card to the count,", "up to 31 in all.")),
        ("It cost you most: 7 games in 100.", 24, ("It cost you most:", "7 games in 100.")),
        (
            "Ace, two, three, three and six: fifteen for 2.",
            30,
            ("Ace, two, three,", "three and six: fifteen for 2."),
        ),
        ("ACE: is that your crib again?", 27, ("ACE: is that your", "crib again?")),
    ],
)
def test_a_row_ends_where_a_part_of_a_sentence_ends_unless_one_is_much_shorter(
    words: str, columns: int, rows: tuple[str, ...]
) -> None:
    assert balanced(words, columns) == rows


def test_no_word_is_torn_to_make_rows_even() -> None:
    assert balanced("says 3", 5) == ("says", "3")


def test_no_word_stands_alone_in_the_last_row_of_prose() -> None:
    rows = prose_rows("4. Play cards in turn, up to 31, and peg what they make.", 55)
    assert rows == ("4. Play cards in turn, up to 31, and peg what", "they make.")
    assert prose_rows("Lay out any hand; the champ prices every choice", 21)[-1] == "choice"
    assert prose_rows("", 20) == ("",)
    assert prose_rows("one thrice, a treble run, nine, and a pair-royal.", 48)[-1] == "pair-royal."


def test_no_short_word_at_the_end_of_a_row_of_prose_begins_what_the_next_has_room_for() -> None:
    words = "Your chance of the best: one in 216,580 deals, if you keep it."
    assert prose_rows(words, 51)[-1] == "if you keep it."
    assert prose_rows("So it is: a row that is full", 12) == ("So it is: a", "row that is", "full")


def test_cards_without_a_reason_lie_on_a_cloth_that_ends_behind_them() -> None:
    """A third of it was empty."""
    screen, look = Screen(switched_on("ega")), switched_on("ega").look
    screen.show([reading_page("CARDS", ["= 5H 5S + AD KC"], within=PageRow("HELP", ["CARDS"]))])
    wide, high = look.size
    on_it = [
        (x, y)
        for x in range(wide)
        for y in range(high)
        if screen.surface.get_at_mapped((x, y)) == look.inks.felt
    ]
    row = next(y for _, y in on_it)
    ends = max(x for x in range(wide) if screen.surface.get_at_mapped((x, row + 20)) == look.inks.paper.paper)
    assert 0 < max(x for x, _ in on_it) - ends <= look.cell[0]


def test_below_small_cards_there_is_one_row_of_air() -> None:
    look = switched_on("c128").look
    rows = page_rows(look, ["= 2H 9S + 5C 6D JD KC", "", "The cut"])
    assert rows == ["= 2H 9S + 5C 6D JD KC", "", "", "", "The cut"]


@pytest.mark.parametrize("drawn", ["= 2H 9S", "| 7 12 | out 1 ....."])
def test_a_row_of_air_keeps_small_cards_and_a_board_off_the_words_above_them(drawn: str) -> None:
    rows = page_rows(switched_on("c128").look, ["These two:", drawn, "", "The cut"])
    assert rows[:3] == ["These two:", "", drawn]


def test_the_ranks_of_a_hand_stay_together() -> None:
    assert fitted("Discard the six and the queen: A 2 2 J make 4 points.", 36) == (
        "Discard the six and the queen:",
        "A 2 2 J make 4 points.",
    )
    assert fitted("5 5 10 K make two 15s: keep them?", 12)[0] == "5 5 10 K"
