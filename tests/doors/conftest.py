"""The doors: each way into the program is walked through, and what it shows is looked at."""

import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from time import monotonic

import pytest

from tests.doors.needed import told_in, walked_or_wrong
from tests.doors.newcomer import Newcomer

BEGAN = monotonic()
KINDS = ("passed", "skipped", "failed", "error", "")


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.door)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    stats = terminalreporter.stats
    reports = [report for kind in KINDS for report in stats.get(kind, []) if "/doors/" in report.nodeid]
    if reports:
        terminalreporter.section("doors")
        for line in told_in(reports, monotonic() - BEGAN):
            terminalreporter.write_line(line)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return walked_or_wrong((yield))


@pytest.fixture(scope="session")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Newcomer]:
    """Somebody who has just unpacked the project, and has typed the first lines of the README."""
    folder = tmp_path_factory.mktemp("newcomer")
    arrived = Newcomer(folder)
    arrived.install()
    yield arrived
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "saves"
