"""How many functions of the game a press runs through is held as it is measured."""

from pathlib import Path

import pytest

from tools.bench import by_hand
from tools.bench.report import Report


def test_a_press_runs_through_few_functions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = Report(games=1)
    by_hand.press(report, tmp_path)
    assert not report.failed, capsys.readouterr().out
