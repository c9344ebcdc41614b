"""What lies in the files of a fresh folder and of an old one, as it is written down in tests/texts."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.rules.forms import FORMS
from game.rules.presets import PRESETS
from game.store.settings import PICTURES, Settings
from game.store.standings import History, Standing, news, standings_of
from game.store.statistics import record_of
from game.store.wasco_file import Wasco
from game.store.wasco_line import GameRecord, PointsInHands
from game.store.wasco_page import best_words, luck_words, page
from game.values import replace
from tests.conftest import CheckText
from tests.store.games import record, saved_game

BEST = ("-", "8:AHAS2D3C+6D", "12:5H5S6C7D+QC", "24:4D4H5S6D+6H", "29:5H5S5CJD+5D")


def test_the_settings_that_a_folder_begins_with_are_these(check_text: CheckText) -> None:
    """And as they are when somebody has gone through all of it."""
    other = Settings(names=("ANN", "BOB"), seats=("person", "bsd"), keys={"fire": ["return", ","]})
    told = [*other.to_lines(), "", "# changed"]
    for preset in PRESETS:
        other.take_out(preset)
        told += [
            f"{preset}: {other.form} {other.house_rules} {other.machine_now} {other.level} {other.explain}"
        ]
        other.set_rule("go_by_hand", "yes")
        other.set_rule("target", "61" if other.explain else "form")
        other.set_rule("stakes", "plain")
        told += [f"{preset}: {other.target} '{other.house}' {other.house_rules} {other.seats}"]
    for size in ((100, 100), (320, 175), (800, 9000), (7680, 4320)):
        other.remember_window(size)
        told.append(f"{other.window_width} x {other.window_height}")
    for line in (
        *(f"picture = {word.upper()}" for word in PICTURES),
        "picture = soft",
        "match = 5",
        "match = 0",
    ):
        read, complaints = Settings.from_lines([line])
        told.append(f"{line}: {complaints} {read.picture} {read.match}")
    check_text("settings", told)


def games(luck: Random) -> Iterator[GameRecord]:
    """Some years of three people, by chance."""
    for number in range(70):
        form = luck.choice(["six-card", "six-card", "five-card", "three-handed", "four-handed"])
        sides = FORMS[form].sides
        target = FORMS[form].target
        won = luck.random() < 0.6
        scores = [target, *(luck.randrange(target // 4, target) for _ in range(sides - 1))]
        scores = scores if won else [*scores[1:], scores[0]]
        margin = scores[0] - max(scores[1:])
        badly = "-skunk" if abs(margin) > 30 else ""
        yield record(
            number,
            luck.choice(["ABC", "MUM", "X"]),
            begun=f"19{86 + number // 20}-{number % 12 + 1:02}-{number % 28 + 1:02}T20:15:00",
            form=form,
            preset=luck.choice(["champ", "acc", "bsd+hints", "champ+seed"]),
            result=f"{'won' if won else 'lost'}{badly}",
            scores=tuple(scores),
            deals=luck.randrange(4, 14),
            pegged=tuple(luck.randrange(9, 50) for _ in range(sides)),
            hands=tuple(PointsInHands(luck.randrange(30, 90), luck.randrange(4, 12)) for _ in range(sides)),
            cribs=tuple(PointsInHands(luck.randrange(9, 40), luck.randrange(2, 6)) for _ in range(sides)),
            best=luck.choice(BEST),
            luck=tuple(luck.randrange(-90, 90) / 10 for _ in range(sides)),
        )


def stands(one: Standing) -> Iterator[str]:
    # The last digits of a sum differ from Python to Python.
    yield re.sub(r"\d+\.\d+", lambda figure: f"{float(figure[0]):.9g}", repr(one))
    yield f"{one.lost} lost, {one.margin:.3f}, {one.chance:.3f}, {luck_words(one)}, {best_words(one.best)}"


def history(records: list[GameRecord]) -> Iterator[str]:
    found = History(records)
    yield f"months {found.months()}"
    yield f"margins {found.margins()}"
    for name in ("share_won", "luck", "their_luck"):
        yield f"{name} {' '.join(f'{number:.2f}' for number in getattr(found, name)())}"
    yield f"chance {found.chance():.2f}"


def test_the_record_of_some_years_is_this(tmp_path: Path, check_text: CheckText) -> None:
    wasco, told = Wasco(tmp_path), list[str]()
    for one in games(Random(11)):
        if sentence := news(one, wasco.count()):
            told.append(f"{one.begun}: {sentence}")
        assert wasco.add(one) is None
        assert wasco.add(one) is None
    told += wasco.path.read_text().splitlines()[:20]
    latest = wasco.latest()
    standings = standings_of(wasco.count())
    for initials in ("", "ABC", "X", "NIX"):
        told += page(standings, latest, initials)
    for standing in standings:
        told += stands(standing)
        told += history([game for game in latest if game.initials == standing.initials])
    with wasco.path.open("a") as file:
        file.write("nonsense\nv2 later\n\n# remark\nmore\n")
    told += [
        f"{wasco.count().strange} strange",
        wasco.set_strange_lines_aside(),
        f"{wasco.count().strange} strange",
    ]
    assert wasco.remove("MUM") is None
    told += [standing.initials for standing in standings_of(wasco.count())]
    assert wasco.reset() is None
    told += wasco.path.read_text().splitlines()
    check_text("record", told)


def test_a_game_leaves_this_line(check_text: CheckText) -> None:
    told = []
    kept = saved_game("paper", "five-card")
    for one in (
        kept,
        saved_game("paper", "four-handed-five-card"),
        replace(saved_game("paper", "three-handed"), seats=("shipmate-36 S", "person ANN", "bsd B")),
        replace(kept, initials="Ä"),
        replace(kept, extras={}),
        replace(kept, extras={"preset": "x y", "chosen-seed": "own", "hints": "3 5"}),
        replace(kept, lines=kept.lines[:-1]),
    ):
        line = record_of(one)
        told.append(replace(line, begun="then").to_line() if line else "none")
    check_text("lines_of_the_record", told)
