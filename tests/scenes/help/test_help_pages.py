"""The help tells the rules of the form and house in play, and no others."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Surface

from game.coaching.coach import Analysis
from game.coaching.coach_page import CoachPage
from game.devices.button import Button, Press
from game.handbook import about_cards
from game.handbook.help_page import About, streets
from game.handbook.rule_pages import (
    BEST_ROW,
    FEWER,
    JACK_COSTS,
    STARTER_WORDS,
    THIRD_ROW,
    RulePages,
    coach_pages,
    rule_pages,
)
from game.handbook.stories import story_pages
from game.handbook.texts import sections
from game.handbook.tips import TRAPS, tip_pages, traps
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import (
    card_lefts,
    example,
    page_pieces,
    rows_needed,
    text_columns,
)
from game.paint.looks.grain import DOWN, UP
from game.paint.pages.page_layout import PaintedPage
from game.paint.pages.pages_to_read import TextArea, drawn_rows
from game.paint.screen import Screen
from game.players.levels import LEVELS
from game.players.par import positions
from game.rules.cards import parse_cards
from game.rules.counting import FOR_GO, HAND_TOTALS, peg, points, show_points
from game.rules.forms import FORMS, Form
from game.rules.house import House
from game.rules.position_reader import read_position
from game.rules.presets import PRESETS
from game.rules.voice import Voice
from game.scenes.help_pages import LOOK_FOR, TURN_UP, Help, RulesHelp, keys_page
from game.sheets.marks import ANSWER_MARK, COUNTS_MARK, TAB
from game.sheets.page_parts import PageRow, Reading
from game.sheets.pages import PageSheet, reading_page
from game.sheets.scrolling import Seen
from game.sheets.spots import LineSpot
from game.values import replace
from tests.paint.page_rows import page_rows
from tests.pictures import colors
from tests.scenes.driver import when_asked
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment
from tests.scenes.shown import draw, page_seen, pages_of, read_on, shown

GAMES = [(preset.name, form) for preset in PRESETS.values() for form in preset.forms]
COACHED = "dealer=them hand=2H5H6C7SJDKC"
"""The position that explains the coach's page."""


def text(form: str, house: House) -> str:
    """All of the help in one line."""
    return " ".join(" ".join(page.lines) for page in pages_of(Help(FORMS[form], house)))


def _shown(screen: Screen, page: Reading) -> Seen:
    return screen.show([reading_page(page.title, page.lines, within=page.within)])


def of_preset(preset: str, form: str = "six-card") -> str:
    return text(form, PRESETS[preset].house)


@pytest.fixture(params=GAMES, ids="-".join)
def all_pages(request: pytest.FixtureRequest) -> list[Reading]:
    preset, form = request.param
    return pages_of(Help(FORMS[form], PRESETS[preset].house))


def test_no_page_is_longer_than_two_pictures(all_pages: list[Reading]) -> None:
    screen = Screen(switched_on(USUAL))
    seen = [_shown(screen, page) for page in all_pages]
    assert all(page.of <= 2 * page.rows for page in seen)
    assert sum(page.of > page.rows for page in seen) <= len(seen) // 2


def test_most_pages_draw_what_they_tell(all_pages: list[Reading]) -> None:
    """And the page of who counts is half full."""
    with_drawings = [page for page in all_pages if any(line.startswith(("= ", "| ")) for line in page.lines)]
    assert len(with_drawings) >= 9
    screen = Screen(switched_on(USUAL))
    who_counts = next(page for page in all_pages if page.title.startswith("COUNTING"))
    seen = _shown(screen, who_counts)
    assert 2 * seen.of > seen.rows


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_the_lit_cards_of_examples_stand_in_one_column_and_words_amid_them(
    machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, lasts, blit = switched_on(machine).look, dict[int, int](), Canvas.blit

    def noted(canvas: Canvas, picture: Surface, at: tuple[int, int]) -> None:
        if picture.get_size() == look.cards.size:
            lasts[at[1]] = at[0]
        blit(canvas, picture, at)

    monkeypatch.setattr(Canvas, "blit", noted)
    screen = InkScreen(switched_on(machine))
    (page,) = (page for page in pages_of(Help(FORMS["six-card"], House())) if page.title.startswith("RUNS"))
    _shown(screen, page)
    assert len(lasts) == 3
    assert len({*lasts.values()}) == 1
    (words,) = (line.area for line in screen.lines if line.words.startswith("the second"))
    assert words.top >= max(lasts) + look.cell[1] // 2


@pytest.mark.parametrize("machine", ["ega", "amiga", "c128"])
def test_words_that_lead_to_cards_wait_for_them(machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ends in "for theirs:" at the foot of a picture leads to nothing."""
    written: list[str] = []
    monkeypatch.setattr(PaintedPage, "words_with_cards", lambda _page, words, *_: written.append(words))
    monkeypatch.setattr(PaintedPage, "true_cards", lambda *_, **__: written.append("cards"))
    screen, look, told = Screen(switched_on(machine)), switched_on(machine).look, 0
    for page in pages_of(Help(FORMS["six-card"], House())):
        sheet = reading_page(page.title, page.lines, within=page.within)
        rows = page_rows(look, page.lines, contents=bool(look.pages.text.contents))
        leading = [before for before, row in pairwise(rows) if row.startswith("= ") and before.endswith(":")]
        seen = screen.show([sheet])
        for first in seen.starts:
            written.clear()
            assert sheet.reading
            screen.show([sheet.with_reading(replace(sheet.reading, first=first))])
            told += written[-1] in leading
    assert not told


@pytest.mark.parametrize("machine", names())
def test_no_two_parts_of_a_page_fit_into_one_picture_and_none_is_lost(machine: str) -> None:
    """The second half began with the end of the first once more, amid its paragraphs."""
    look = switched_on(machine).look
    faults = set[str]()
    for preset, form in GAMES:
        for page in pages_of(Help(FORMS[form], PRESETS[preset].house, PRESETS[preset].manner.voice)):
            area, first = TextArea.of(look, page), 0
            while first >= 0:
                seen, drawn = drawn_rows(look, replace(page, first=first), area)
                then, others = drawn_rows(look, replace(page, first=seen.moved(first, 1)), area)
                is_last = first == seen.last_first
                fit = not is_last and rows_needed(look, [*drawn, *others]) < seen.rows
                if fit or first + seen.rows - seen.left != (max(seen.of, first) if is_last else then.first):
                    faults.add(f"{preset} {form} {page.title} {first}")
                first = -1 if is_last else then.first
    assert not faults


def test_a_part_of_a_page_begins_with_a_heading_and_says_which_it_is() -> None:
    screen, lines = InkScreen(switched_on("c128")), [*map(str, range(12))]
    page = reading_page(
        "PAGE", ["# One", *lines, "", "Words.", "", "# Two", *lines], within=PageRow("HELP", ["A", "B"])
    )
    seen = screen.show([page])
    assert [*seen.starts] == [0, 16]
    assert screen.areas_of("1 of 2, part 1 of 2")
    screen.show([replace(page, title="COUNTING AND STAKES")])
    assert screen.areas_of("1 of 2, 1 of 2"), "with less room it is said in figures"


@pytest.mark.parametrize("machine", names())
def test_each_part_of_a_long_table_has_its_heads(machine: str) -> None:
    screen = InkScreen(switched_on(machine))
    page = reading_page("PAGE", ["deal\tcost", *(f"{at}\t1.5%" for at in range(40))])
    first, parts = 0, len(screen.show([page]).starts)
    assert parts > 1
    assert page.reading
    for _ in range(parts):
        seen = screen.show([page.with_reading(replace(page.reading, first=first))])
        assert sum("cost" in words for words in screen.words) == 1
        first = seen.moved(first, 1)


def test_what_a_play_pegs_is_seen_with_its_cards_and_its_board() -> None:
    for machine in names():
        look = switched_on(machine).look
        (page,) = (page for page in pages_of(Help(FORMS["six-card"], House())) if page.title == "THE PLAY")
        _, drawn = drawn_rows(look, replace(page, first=99), TextArea.of(look, page))
        told = " ".join(drawn)
        assert all(words in told for words in ("Two play", "= 7H", "counts: ", "together", "The run took"))


@pytest.mark.parametrize("machine", names())
def test_each_step_of_a_page_begins_with_a_paragraph_and_none_is_lost(machine: str) -> None:
    screen, champ = Screen(switched_on(machine)), PRESETS["champ"]
    scene = Help(FORMS["six-card"], champ.house, champ.manner.voice, at=About.PLAY)
    for keys in ([Button.DOWN], [Button.LATER], [Button.FIRE]):
        scene.turn_to(0)
        scene.turn_to(1)
        draw(scene, screen)
        while scene.first < scene._seen.last_first:
            whole = scene.first + scene._seen.rows - scene._seen.left
            scene.press(*map(Press, keys))
            assert scene.first <= whole
            assert scene.first in scene._seen.starts
            draw(scene, screen)
        scene.press(Press(Button.UP))
        assert scene.first == [0, *scene._seen.starts][scene._seen.starts.index(scene._seen.last_first)]


@pytest.mark.parametrize("kept", about_cards.HAND_EXAMPLES)
def test_the_last_hand_is_the_best_there_is(kept: int) -> None:
    hand, starter = about_cards.HAND_EXAMPLES[kept][-1]
    assert show_points(parse_cards(hand), parse_cards(starter)[0]) == max(HAND_TOTALS[kept])
    assert all(len(parse_cards(other)) == kept for other, _ in about_cards.HAND_EXAMPLES[kept])


def test_the_examples_are_told_with_their_points() -> None:
    words = text("six-card", House())
    assert "14: fifteen two, four, six and a double run is fourteen" in words
    assert "5: fifteen two and a run of three is five" in words
    assert "zero: the second three breaks the run" in words
    assert "29: eight fifteens, four of a kind and his nobs" in words


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ("five-card", "once round the board"),
        ("six-card", "twice round the board"),
        ("seven-card", "three times round the board"),
        ("three-handed", "one card from the deck"),
        ("three-handed", "Three play, each for himself"),
        ("four-handed", "Partners face each other"),
        ("four-handed-seven-card", "is dealt six cards"),
        ("five-card", "three for last"),
        ("five-card", "stay there"),
        ("five-card", "a flush, 3 in hand"),
        ("seven-card", "a flush, 5 in hand"),
        ("seven-card", "can hold a true nineteen"),
        ("six-card", "Zero is called 19"),
    ],
)
def test_what_a_form_has_is_told(form: str, told: str) -> None:
    assert told in of_preset("hoyle", form)


@pytest.mark.parametrize(
    ("form", "untold"),
    [
        ("six-card", "three for last"),
        ("seven-card", "three for last"),
        ("six-card", "stay there"),
        ("six-card", "from the deck"),
        ("three-handed", "partner"),
        ("six-card", "two low cards"),
    ],
)
def test_what_a_form_has_not_is_not_told(form: str, untold: str) -> None:
    words = of_preset("hoyle", form)
    assert untold not in words


@pytest.mark.parametrize(
    ("preset", "told"),
    [
        ("champ", "The table counts"),
        ("champ", "Every win counts 1."),
        ("champ", "Cut for deal again"),
        ("loadstar", "you say go yourself"),
        ("bsd", "your opponent pegs two"),
        ("bsd", "You may say nineteen"),
        ("bsd", "by 61 or more, a double skunk\t4"),
        ("bsd", "The loser deals first"),
        ("hoyle", "with a loser below 61, a lurch\t2"),
        ("hoyle", "Before each deal"),
        ("acc", "go back 15 holes"),
        ("acc", "nor heels, nor penalties"),
        ("acc", "by 31 or more, a skunk\t3"),
        ("acc", "take his heels"),
    ],
)
def test_what_a_source_has_is_told(preset: str, told: str) -> None:
    assert told in of_preset(preset)


@pytest.mark.parametrize("preset", [name for name in PRESETS if name not in ("loadstar", "acc")])
def test_go_is_told_as_a_key_only_where_it_is_called(preset: str) -> None:
    assert "say go yourself" not in of_preset(preset)
    assert "up and fire" not in of_preset(preset)


def test_the_old_law_of_muggins_is_told_without_the_fine_print_of_the_tournament() -> None:
    words = text("six-card", PRESETS["hoyle"].house.with_setting("counting", "hoyle"))
    assert "or let the count stand" in words
    assert "nor penalties" not in words


def test_loadstar_muggins_counts_again() -> None:
    words = text("six-card", PRESETS["loadstar"].house.with_setting("counting", "loadstar"))
    assert "you count again" in words
    assert "Your opponent takes the points you don't see: muggins" in words


@pytest.mark.parametrize("starter", STARTER_WORDS)
def test_the_card_turned_up_has_the_word_of_the_source_on_every_page(starter: str) -> None:
    pages = pages_of(Help(FORMS["six-card"], House(), Voice(starter=starter)))
    words = " ".join(" ".join((page.title, *page.lines)) for page in pages)
    assert f"# The {starter}" in words
    assert f"CRIB AND {starter.upper()}" in words
    for other in {*STARTER_WORDS} - {starter}:
        assert not re.search(rf"(the {other}'s suit|with the {other}\b)", words)


@pytest.mark.parametrize("about", About)
def test_it_opens_at_the_page_of_the_moment(about: About) -> None:
    form, house = FORMS["six-card"], House()
    pages = [*rule_pages(form, house), *coach_pages(), keys_page(house), *story_pages()]
    titles = {page.about: page.title for page in reversed(pages)} | {About.TABLE: "THE TABLE"}
    is_a_story = about in {page.about for page in story_pages()}
    opened = RulesHelp(house, about) if is_a_story else Help(form, house, at=about)
    assert page_seen(opened).title == titles[about]


@pytest.mark.parametrize("machine", names())
def test_examples_have_their_reason_beside_the_cards(machine: str) -> None:
    look, form = switched_on(machine).look, FORMS["six-card"]
    for page in (about_cards.runs(), about_cards.the_best(form), tip_pages(form, House())[1]):
        drawn = [row for row in page_rows(look, page.lines, contents=True) if row.startswith("= ")]
        assert drawn
        assert all(" | " in row for row in drawn)


@pytest.mark.parametrize("machine", names())
@pytest.mark.parametrize("form", ["five-card", "six-card"])
def test_every_answer_that_is_turned_up_stands_beside_its_cards(form: str, machine: str) -> None:
    """Or the hands below it would move."""
    lines = about_cards.hands_to_count(FORMS[form]).lines
    turned_up = [line.removeprefix(ANSWER_MARK) for line in lines]
    drawn = [row for row in page_rows(switched_on(machine).look, turned_up, contents=True) if row[:2] == "= "]
    assert len(drawn) == 4
    assert all(" | " in row for row in drawn)


def test_the_frame_of_the_last_card_keeps_off_the_reason_beside_it() -> None:
    look = switched_on("amiga").look
    beside = example(look, "= KS 9D TS AH + AD", "4: a pair", text_columns(look, contents=True))
    assert beside
    card = card_lefts(look, (4, 1), 1000, overlap=True)[-1] + look.cards.size[0]
    frame = card + look.table.cursor_frame[0] // 2 + look.stroke[0]
    assert beside.column * look.cell[0] >= frame + look.cell[0]


def test_up_and_down_move_the_lines_of_a_long_page_and_leaf_where_all_is_seen() -> None:
    scene, screen, fitted = Help(FORMS["six-card"], House()), Screen(switched_on(USUAL)), set[bool]()
    for at in range(len(scene.pages) - 1):
        scene.turn_to(at)
        draw(scene, screen)
        fits = not scene._seen.last_first
        fitted.add(fits)
        scene.press(Press(Button.DOWN))
        assert scene.at == at + fits
        assert bool(scene.first) is not fits
        draw(scene, screen)
        scene.press(Press(Button.UP))
        assert scene.first == 0
    assert fitted == {True, False}


def test_an_answer_is_turned_up_when_it_is_asked_for() -> None:
    pages = Help(FORMS["six-card"], House(), at=About.HANDS)

    def answers() -> list[str]:
        [page] = pages.picture()
        return [line for line in read_on(page).lines if line and not line.startswith("= ")]

    assert answers() == [f"?: {TURN_UP}", *[f"?: {LOOK_FOR}"] * 3]
    pages.press(Press(Button.FIRE))
    assert answers()[0].startswith("14: three fifteens")
    assert answers()[1:] == [f"?: {TURN_UP}", *[f"?: {LOOK_FOR}"] * 2]


@pytest.mark.parametrize(
    ("preset", "missed"),
    [("champ", ""), ("bsd", ""), ("acc", "Say two fewer here: two are theirs, if they call muggins")],
)
def test_the_price_of_a_slip_is_drawn_where_others_take_it(preset: str, missed: str) -> None:
    assert ("Say two fewer" in of_preset(preset)) is bool(missed)
    assert missed in of_preset(preset)


def test_the_row_that_is_explained_is_one_of_the_coachs() -> None:
    analysis = Analysis(read_position(COACHED))
    analysis.finish()
    best, _, third = analysis.options[:3]
    page = CoachPage(analysis)
    assert best.cards == parse_cards("2H KC")
    assert {one.head: one.cells[0] for one in page.columns} == BEST_ROW
    assert (third.cards, page.columns[-1].cells[2]) == (parse_cards("2H JD"), THIRD_ROW)
    assert f"{100 * (best.chance - third.chance):.1f}" == FEWER
    assert f"their crib gets {JACK_COSTS} less" in page.why(2)
    told = " ".join(coach_pages()[0].lines)
    assert all(figure in told for figure in (*BEST_ROW.values(), THIRD_ROW, FEWER, JACK_COSTS))


def test_the_review_is_shown_with_the_discard_that_the_coach_priced() -> None:
    _, practice = coach_pages()
    heads, row = practice.lines[-2:]
    assert heads.split(TAB)[1:] == ["played", "better", "cost"]
    assert row.split(TAB)[1:] == ["[2H] [JD]", "[2H] [KC]", FEWER]


@pytest.mark.parametrize("machine", names())
def test_what_the_figures_of_the_coach_are_is_told_in_a_row_each(machine: str) -> None:
    """Two of them were broken, and the cards that they are about scrolled off."""
    look = switched_on(machine).look
    rows = page_rows(look, coach_pages()[0].lines, contents=True)
    assert sum("...." in row for row in rows) == len(BEST_ROW)
    assert all(any(row.startswith(f"{name}: ") and "..." in row for row in rows) for name in BEST_ROW)


@pytest.mark.parametrize("machine", ["amiga", "ega", "tty"])
def test_a_page_of_the_help_has_a_margin_at_its_right(machine: str, all_pages: list[Reading]) -> None:
    screen, (wide, _) = InkScreen(switched_on(machine)), switched_on(machine).look.cell
    furthest = screen.surface.get_width() - 2 * wide
    for page in all_pages:
        _shown(screen, page)
        place = f" of {len(all_pages)}"
        told = [one for one in screen.lines if len(one.words) > 1 and place not in one.words]
        assert all(one.area.right <= furthest for one in told if one.area.left > 22 * wide), page.title


def test_the_board_is_drawn_and_in_letters_where_there_is_nothing_else() -> None:
    page = page_seen(Help(FORMS["six-card"], House()))
    for name in names():
        look = switched_on(name).look
        rows = page_rows(look, page.lines, contents=True)
        letters = [row for row in rows if row.startswith(("out", "home"))]
        assert bool(letters) is look.grain.has_only_letters


@pytest.mark.parametrize(("form", "deals"), [("five-card", 27072), ("six-card", 216580)])
def test_the_odds_of_the_best_hand_are_those_of_the_books(form: str, deals: int) -> None:
    assert about_cards.odds_against_the_best(FORMS[form]) == deals


@pytest.mark.parametrize("form", [form for form in FORMS.values() if form.sides == 2])
def test_the_help_and_the_review_tell_the_same_par(form: Form) -> None:
    """Until the first of the two sides is out."""
    told = [
        line.split("\t")
        for page in tip_pages(form, House())
        for line in page.lines
        if line.startswith("deal ")
    ]
    for column, deals in ((1, True), (2, False)):
        holes = [str(round(at)) for at in positions(form.name, form.target, deals=deals)]
        assert [row[column] for row in told] == holes[: len(told)]
    assert [row[0] for row in told] == [f"deal {at + 1}" for at in range(len(told))]
    assert str(form.target) in told[-1]


@pytest.mark.parametrize(("words", "left", "answer"), [trap for kind in TRAPS for trap in traps(kind)])
def test_every_trap_pegs(words: str, left: str, answer: str) -> None:
    cards = (*parse_cards(left), *parse_cards(answer))
    assert peg(cards), words
    assert sum(card.pips for card in cards) <= 31


def test_every_opponent_has_a_weakness_and_every_original_its_page() -> None:
    assert {one.key for one in sections("weaknesses")} == {*LEVELS}
    assert {one.key for one in sections("originals")} == PRESETS.keys()
    [talk] = [page for page in story_pages() if page.about is About.TALK]
    assert len(talk.lines) == 20


def test_the_table_is_explained_with_the_whole_seal() -> None:
    seal = "0123456789abcdef" * 4
    page = page_seen(Help(FORMS["six-card"], House(), at=About.TABLE, seal=seal))
    assert "01234567 89abcdef" in page.lines[-1]
    assert page.lines[-1].replace(" ", "") == seal


@pytest.mark.parametrize("machine", names())
def test_each_machine_tells_of_its_own_table(machine: str) -> None:
    """No mark is left, and no other machine's words stand there."""
    screen = Screen(switched_on(machine))
    draw(Help(FORMS["six-card"], House(), at=About.TABLE), screen)
    told, words = screen.news(), screen.machine.words
    assert words.board in told
    assert f"{words.old_cards} {words.new_count}" in told
    assert words.dealer.replace('"', "") in told.replace('"', "")
    assert words.reasons in told.lower()
    assert "{" not in told
    assert ("DEALS or two white cards" in told) == (machine in ("ega", "amiga"))


@pytest.mark.parametrize(
    ("stakes", "told"),
    [
        ("1-2-4", "marked S is skunked. Before the first"),
        ("2-3-3", "marked S is skunked."),
        ("lurch", "marked L"),
    ],
)
def test_the_lines_across_the_board_are_those_of_the_stakes(stakes: str, told: str) -> None:
    house = House().with_setting("stakes", stakes)
    assert told in text("six-card", house)
    assert "marked" not in text("six-card", House().with_setting("stakes", "plain"))


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("champ", "3. Cut the deck and turn up the starter."),
        ("loadstar", "3. Turn up the top card: the starter."),
    ],
)
def test_a_deal_is_told_as_the_house_deals(preset: str, words: str) -> None:
    assert words in RulePages(FORMS["six-card"], PRESETS[preset].house, "starter").game().lines


def test_the_contents_have_headings_and_the_board_is_of_wood(all_pages: list[Reading]) -> None:
    first = all_pages[0]
    assert len(first.within.sections) == len(first.within.pages)
    assert [*dict.fromkeys(first.within.sections)] == ["THE RULES", "TIPS", "THE TABLE"]
    screen = Screen(switched_on(USUAL))
    _shown(screen, first)
    face = screen.machine.look.palette.rgb[screen.machine.look.inks.wood.face]
    assert face in colors(screen.surface)


@pytest.mark.parametrize(
    ("pegs", "out", "home"),
    [
        ((7, 12), "..... .o... .O... ..... ..... .....", ""),
        ((30, 31), "..... ..... ..... ..... ..... ....o", ".O"),
    ],
)
def test_two_streets_in_letters_have_sixty_holes_and_tell_the_pegs_apart(
    pegs: tuple[int, int], out: str, home: str
) -> None:
    empty = "..... ..... ..... ..... ..... ....."
    assert streets(*pegs) == [
        f"| {pegs[0]} {pegs[1]} | out    1 {out} 30 | "
        f"home  60 {empty[: -len(home)] + home if home else empty} 31 | "
        f"         o: back peg, O: front peg"
    ]


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_an_arc_leads_from_the_hole_where_a_peg_stood_to_where_it_stands(machine: str) -> None:
    """Only where a jump is told."""
    arced, bare = (
        shown(InkScreen(switched_on(machine)), reading_page("THE BOARD", streets(*pegs), "Esc back")).surface
        for pegs in ((7, 12, 3), (7, 12))
    )
    paper, (wide, high) = switched_on(machine).look.inks.paper.paper, arced.get_size()
    dots = [
        (x, y)
        for y in range(high)
        for x in range(wide)
        if arced.get_at_mapped((x, y)) != bare.get_at_mapped((x, y))
    ]
    assert {arced.get_at_mapped(dot) for dot in dots} == {paper}
    first, *_, last = sorted(dots)
    assert min(first[1], last[1]) > min(y for _, y in dots)


@pytest.mark.parametrize("drawn", ["= 5H 5S", streets(7, 12)[0]])
@pytest.mark.parametrize("machine", ["amiga", "c128", "ega"])
def test_words_keep_off_the_cards_and_the_board_they_lead_to(machine: str, drawn: str) -> None:
    lines = ["These:", drawn, "", "You keep four."]
    screen = shown(InkScreen(switched_on(machine)), reading_page("THE CRIB", lines, "Esc back"))
    (above,) = screen.areas_of(lines[0])
    page, below = ((x, above.bottom + 1) for x in (above.left - 2, above.left + 4))
    assert screen.surface.get_at_mapped(below) == screen.surface.get_at_mapped(page)


def test_on_the_pc_words_beside_cards_are_in_the_ink_of_its_cloth() -> None:
    look, why = switched_on("ega").look, "a run of five"
    screen = shown(InkScreen(switched_on("ega")), reading_page("RUNS", ["= 3H 4C 5D + 6S", f"5: {why}"]))
    (area,) = screen.areas_of(why)
    inks = {screen.surface.get_at_mapped((x, area.centery)) for x in range(area.left, area.right)}
    assert look.inks.on_felt in inks
    assert look.inks.panel.title not in inks


def test_cards_stand_in_the_middle_between_the_words_above_and_below_them() -> None:
    look = switched_on("ega").look
    lines = ["These:", "= 5H 5S + AD KC", "", "You keep four."]
    screen = shown(InkScreen(switched_on("ega")), reading_page("THE CRIB", lines, "Esc back"))
    (above,), (below,) = screen.areas_of(lines[0]), screen.areas_of(lines[-1])
    paper = look.inks.paper.paper
    column = above.left + look.cards.size[0] // 2
    inked = [y for y in range(above.bottom, below.top) if screen.surface.get_at_mapped((column, y)) == paper]
    assert abs((inked[0] - above.bottom) - (below.top - inked[-1])) <= look.cell[1] // 2


@pytest.mark.parametrize("machine", ["amiga", "ega", "tty"])
def test_marks_tell_that_the_contents_go_on(machine: str) -> None:
    """Above the first page that is listed, and below the last."""
    screen, champ = InkScreen(switched_on(machine)), PRESETS["champ"]
    page = Help(FORMS["six-card"], champ.house, champ.manner.voice).pages[0]
    assert isinstance(page, PageSheet)
    reading, seen = read_on(page), set[str]()
    once = reading.within
    within = replace(once, pages=[*once.pages] * 2, sections=[*once.sections] * 2)
    for at in range(len(within.pages)):
        short = replace(reading, lines=[""], within=replace(within, at=at))
        screen.show([page.with_reading(short)])
        listed = [spot.index for spot in screen.spots if isinstance(spot, LineSpot) and spot.words]
        marks = {
            mark for mark, goes_on in ((UP, listed[0]), (DOWN, listed[-1] + 1 < len(within.pages))) if goes_on
        }
        assert {words for words in screen.words if words in (UP, DOWN)} == marks
        seen |= marks
    assert seen == {UP, DOWN}


def test_the_contents_name_each_original_as_it_is_written() -> None:
    page = page_seen(RulesHelp(House()))
    assert {"BSD", "ACC", "AMIGA V1.0"} <= {*page.within.pages}
    assert "The keys" in page.within.pages


def test_an_answer_to_be_turned_up_stands_clear_of_the_next_cards() -> None:
    lines = about_cards.hands_to_count(FORMS["six-card"]).lines
    places = [at for at, line in enumerate(lines) if line.startswith(ANSWER_MARK)]
    assert [lines[at + 1] for at in places[:-1]] == ["", "", ""]


def test_the_play_that_is_drawn_counts_and_pegs_as_the_rules_do() -> None:
    lines, cards = about_cards.the_play(FORMS["six-card"], House()).lines, parse_cards("7H 8S 9D 6C")
    played = [cards[: at + 1] for at in range(4)]
    counts = [sum(card.pips for card in so_far) for so_far in played]
    at = lines.index("= 7H 8S 9D 6C")
    assert lines[at + 1] == f"{COUNTS_MARK}{', '.join(map(str, counts))}"
    pegged = [points(peg(so_far)) for so_far in played]
    first, second = pegged[0] + pegged[2], pegged[1] + pegged[3] + FOR_GO
    assert f"# \ttogether\t{first}\t{second}" in lines
    assert streets(pegged[1], pegged[1] + pegged[3], 0)[0] in lines


@pytest.mark.parametrize("machine", names())
def test_each_count_stands_below_the_card_that_brought_it(machine: str) -> None:
    screen = InkScreen(switched_on(machine))
    look = switched_on(machine).look
    screen.show([reading_page("PLAY", ["= 7H 8S 9D", f"{COUNTS_MARK}7, 15, 24"])])
    middles = [area.centerx for words in ("7", "15", "24") for area in screen.areas_of(words)]
    lefts = card_lefts(look, [3], look.size[0])
    steps = [
        (right - left, beside - card)
        for (left, right), (card, beside) in zip(pairwise(middles), pairwise(lefts), strict=True)
    ]
    assert all(abs(step - card) <= look.cell[0] for step, card in steps)
    assert not screen.faults


@pytest.mark.parametrize("preset", PRESETS)
def test_no_line_begins_with_a_blank_where_its_first_sentence_stands_for_nothing(preset: str) -> None:
    source = PRESETS[preset]
    for form in source.forms:
        for page in pages_of(Help(FORMS[form], source.house, source.manner.voice)):
            assert not [line for line in page.lines if line.startswith(" ")]


def test_marks_of_a_long_page_stand_at_its_edge_and_not_among_the_keys() -> None:
    screen, champ = InkScreen(switched_on("ega")), PRESETS["champ"]
    scene = Help(FORMS["six-card"], champ.house, champ.manner.voice, at=About.PLAY)
    draw(scene, screen)
    (below,) = screen.areas_of(DOWN)
    assert below.bottom <= screen.machine.look.size[1] - screen.machine.look.cell[1], "the keys stand below"
    scene.press(Press(Button.FIRE))
    draw(scene, screen)
    (above,) = screen.areas_of(UP)
    assert above.left == below.left


@pytest.mark.parametrize("machine", names())
def test_no_table_and_no_list_of_the_help_goes_on_without_its_beginning(machine: str) -> None:
    """What is read to its end began with `a run of three | 3` and no heads."""
    look = switched_on(machine).look
    lines = ["card\tmakes", "[8S]\t2", "[9S]\t3", "", "Of these:", "= 2H 3C", ". hand\t8", ". crib\t1"]
    table, of_cards = page_pieces(look, lines, contents=True)
    assert len([*filter(None, table)]) == 3
    assert (of_cards[0], of_cards[-1][-3:]) == ("Of these:", ". 1")


@pytest.mark.parametrize("preset", PRESETS)
def test_of_gray_cards_help_speaks_where_those_of_an_old_count_pale(preset: str, tmp_path: Path) -> None:
    home = when_asked(Moment.PLAY, tmp_path, preset=preset)
    told = " ".join(line for page in pages_of(home.context.help(About.TABLE)) for line in page.lines)
    assert ("{table.old_cards}" in told) == PRESETS[preset].manner.pales_counted
    assert "{table.new_count}" in told
