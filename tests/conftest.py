"""All tests run without a screen and without a sound."""

import gc
import os
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cache, partial
from random import Random

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")  # whatever stood there
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")  # the older pygame would need the keyboard

import pytest
from pygame import Surface

from game.paint.brushes import page_text
from game.paint.pages import balloon_place
from game.players.player import Thought, think_through
from game.players.search.situation import Effort
from game.players.weigh.option import Options
from game.players.weigh.weighing import CAREFUL, QUICK, Judgment, careful_options, judge
from game.rules.moves import LayAway, Play
from game.rules.view import View
from game.scenes.pace import Metronome
from game.session import shuffle, who_sits
from tests import on_all_cores, pictures, programs, sums, texts

pytest_runtestloop = on_all_cores.pytest_runtestloop

FAINT = Effort(
    work=1_000,
    work_on_lead=1_000,
    pilot_hands=2,
    most_hands=12,
    weighed_hands=50,
    deals_drawn=40,
    deals_played=6,
)
_QUICK = ("landlubber", "deckhand")
CheckPicture = Callable[[Surface, str], None]
ChangedSums = Callable[[str, str, Mapping[str, str]], list[str]]
CheckText = Callable[[str, Iterable[str]], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    on_all_cores.pytest_addoption(parser)
    parser.addoption("--redraw", action="store_true", help="renew the pictures, sums and texts")
    parser.addoption(
        "--fuzz-seed", default="28", help="what the spoilt lines of tests/test_fuzz.py are made from"
    )
    parser.addoption(
        "--shuffle", default="", help="any words: run files and their tests in the order they make"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run tests in an order that no test should need, which words make; or only those that keep something."""
    if config.getoption("--redraw"):
        idle = [item for item in items if "redraw" not in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=idle)
        items[:] = [item for item in items if item not in idle]
    if words := config.getoption("--shuffle"):
        chance = Random(words)
        files = sorted({item.path for item in items})
        chance.shuffle(files)
        chance.shuffle(items)
        place = {path: at for at, path in enumerate(files)}
        items.sort(key=lambda item: place[item.path])


@pytest.fixture(autouse=True)
def a_quick_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let those who think in no time sit in for each original's own player, under its name."""
    truly = who_sits.is_originals
    monkeypatch.setattr(
        who_sits, "is_originals", lambda source, level: level in _QUICK or truly(source, level)
    )


@pytest.fixture
def true_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody bear the name of an original's own player but that player."""
    monkeypatch.setattr(who_sits, "is_originals", lambda source, level: level == source.level)


@pytest.fixture(autouse=True)
def the_same_shuffles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffle alike in each run where no seed is given: what is red once stays red, and can be mended."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr(shuffle, "urandom", chance.randbytes)
    monkeypatch.setattr(shuffle, "perf_counter_ns", lambda: chance.getrandbits(64))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Tell what a missing extra has kept from being made anew."""
    if config.getoption("--redraw"):
        for report in terminalreporter.stats.get("skipped", []):
            terminalreporter.write_line(f"NOT MADE ANEW: {report.nodeid}: {report.longrepr[2]}")


@pytest.fixture
def redraw(request: pytest.FixtureRequest) -> bool:
    """Whether what is kept is to be made anew: then only tests that ask for this are run."""
    return bool(request.config.getoption("--redraw"))


@pytest.fixture
def check_picture(redraw: bool) -> CheckPicture:
    return partial(pictures.check, redraw=redraw)


@pytest.fixture
def changed_sums(redraw: bool) -> ChangedSums:
    return partial(sums.changed, redraw=redraw)


@pytest.fixture
def check_text(redraw: bool) -> CheckText:
    return partial(texts.check, redraw=redraw)


_thoughts: dict[Hashable, tuple[int, Options]] = {}


def weighed_once(view: View, effort: Effort = CAREFUL) -> Thought[Options]:
    """Weigh every choice; what was weighed before takes as many slices, and no time."""
    key = view, effort
    if key not in _thoughts:
        thought, slices = careful_options(view, effort), 0
        while True:
            try:
                next(thought)
            except StopIteration as end:
                options: Options = end.value
                _thoughts[key] = slices, options
                return options
            slices += 1
            yield
    slices, options = _thoughts[key]
    yield from (None for _ in range(slices))
    return options


@pytest.fixture(autouse=True, scope="session")
def nobody_waits() -> Iterator[None]:
    """Not for the disk, for no test cuts the power; nor for memory swept as often as at the table, nor for
    what another test has found: a place for a balloon, rows for its words, the coach's choice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        patch.setattr(gc, "freeze", lambda: None)
        patch.setattr("game.window.app.SELDOM", (20_000, 20, 20))
        gc.set_threshold(20_000, 20, 20)
        patch.setattr(balloon_place, "_cheapest", cache(balloon_place._cheapest.__wrapped__))
        patch.setattr(page_text, "held", cache(page_text.held))
        patch.setattr("game.coaching.coach.careful_options", weighed_once)
        patch.setattr("game.coaching.coach.quick_options", partial(weighed_once, effort=QUICK))
        yield


@pytest.fixture(autouse=True)
def nothing_runs_on() -> Iterator[None]:
    """No program that a test starts outlives it."""
    yield
    programs.end_all()


@cache
def at_a_glance(view: View, move: LayAway | Play) -> Judgment:
    """Many tests judge the same games: each choice is weighed once a run."""
    return think_through(judge(view, move, FAINT))


@pytest.fixture
def faint_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are judged at a glance, for tests that ask for no figure."""

    def glance(view: View, move: LayAway | Play, *_: object) -> Thought[Judgment]:
        yield
        return at_a_glance(view, move)

    monkeypatch.setattr("game.review.reviewing.judge", glance)


@pytest.fixture
def faint_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach never thinks longer than for his first figures, and those come at a glance."""
    faint = partial(weighed_once, effort=FAINT)
    for name in ("careful_options", "quick_options"):
        monkeypatch.setattr(f"game.coaching.coach.{name}", faint)


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def metronome(clock: Clock) -> Metronome:
    return Metronome(clock)
