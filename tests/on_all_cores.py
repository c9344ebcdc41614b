"""A long run goes over all cores: copies of the process that found the tests take them, a file at a time."""

import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain, pairwise
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection, wait
from typing import Any

import pytest

from tests.programs import HAS_FORK

WORTH_IT = 300
"""Tests; fewer are done as soon by one."""
ONE_MORE = 1
"""Process than there are cores, since some tests wait."""
PYTEST_AND_WE = 2
Files = Sequence[Sequence[pytest.Item]]


def pytest_addoption(parser: pytest.Parser) -> None:
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    parser.addoption("--cores", type=int, default=cores, help="how many cores a long run goes over")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    option = session.config.option
    is_over = option.collectonly or session.testsfailed
    if is_over or _is_watched(session.config) or len(session.items) < WORTH_IT or option.cores < 2:
        return None  # as pytest does it
    files = _to_deal_out(session.items)
    session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # one folder for all
    Cores(session, files).run()
    return True


def _to_deal_out(items: Sequence[pytest.Item]) -> Files:
    """Return the tests file by file; those that look at drawings which are made once stay together."""
    dealt: dict[object, list[pytest.Item]] = {}
    for item in items:
        drawn = getattr(getattr(item, "module", None), "drawn", None)
        dealt.setdefault(drawn if hasattr(drawn, "cache_info") else item.path, []).append(item)
    return [*dealt.values()]


def _is_watched(config: pytest.Config) -> bool:
    """Tell whether all must happen in this process: somebody looks on, or has a way of his own."""
    option = config.option
    ways = [way for way in config.hook.pytest_runtestloop.get_hookimpls() if not way.wrapper]
    is_seen = option.usepdb or option.capture == "no" or sys.gettrace()
    return not HAS_FORK or bool(is_seen) or getattr(option, "redraw", False) or len(ways) > PYTEST_AND_WE


class Core:
    """A copy of this process, and what it is at."""

    def __init__(self, config: pytest.Config, files: Files, others: Sequence[Connection]) -> None:
        self.line, theirs = Pipe()
        self.at = "nothing"
        given = (config, files, theirs, [*others, self.line])
        self.process = get_context("fork").Process(target=work, args=given)
        self.process.start()
        theirs.close()


class Cores:
    """Those that still work; each is given a file whenever it has none left."""

    def __init__(self, session: pytest.Session, files: Files) -> None:
        self.session, self.left = session, iter(range(len(files)))
        self.working: list[Core] = []
        for _ in range(min(session.config.option.cores + ONE_MORE, len(files))):
            self.working.append(Core(session.config, files, [core.line for core in self.working]))

    def run(self) -> None:
        try:
            while self.working:
                speaking = wait([core.line for core in self.working])
                for core in [core for core in self.working if core.line in speaking]:
                    self.hear(core)
                    self.stop_where_pytest_would()
        finally:
            for core in self.working:
                core.line.close()  # it stops at its next word
            for core in self.working:
                core.process.join()

    def hear(self, core: Core) -> None:
        """Do what a core asks for; what it tells is told on as if it had happened here."""
        try:
            kind, told = core.line.recv()
        except EOFError:
            raise self.session.Interrupted(f"a process of the tests has died at {core.at}") from None
        config = self.session.config
        match kind:
            case "more":
                core.line.send(next(self.left, None))
            case "begun":
                core.at = told
            case "report":
                report = config.hook.pytest_report_from_serializable(config=config, data=told)
                config.hook.pytest_runtest_logreport(report=report)
            case "done":
                core.process.join()
                self.working.remove(core)

    def stop_where_pytest_would(self) -> None:
        if self.session.shouldfail:
            raise self.session.Failed(self.session.shouldfail)
        if self.session.shouldstop:
            raise self.session.Interrupted(self.session.shouldstop)


class Teller:
    """Tells the first process what pytest would have told."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self.config, self.line = config, line

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.line.send(("begun", nodeid))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.line.send(("report", told))


def work(config: pytest.Config, files: Files, line: Connection, others: Sequence[Connection]) -> None:
    """Take file after file, and do their tests."""
    for other in others:
        other.close()  # or nobody would see that it ends
    plugins = config.pluginmanager
    plugins.unregister(name="terminalreporter")
    plugins.register(Teller(config, line))
    held: Any = plugins.getplugin("capturemanager")
    held.stop_global_capturing()  # what is printed here goes to files of its own
    held.start_global_capturing()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        for item, after in pairwise(chain(_taken(files, line), [None])):
            assert item
            config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        threading._shutdown()  # type: ignore[attr-defined]  # workers that a test has left end as with a program
        line.send(("done", ""))


def _taken(files: Files, line: Connection) -> Iterator[pytest.Item | None]:
    """Yield test after test, while there are files; what comes next must be known before one ends."""
    while True:
        line.send(("more", ""))
        if (number := line.recv()) is None:
            return
        yield from files[number]
