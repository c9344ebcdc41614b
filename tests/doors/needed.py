"""What a door needs of this machine: told where it is missing, and an error where all must be walked."""

import os
import shutil
from collections.abc import Sequence

import pytest

ALL_DOORS = "CRIB_ALL_DOORS"


def need(*programs: str) -> None:
    """Leave a door out where one of these programs is not on this machine."""
    if missing := [name for name in programs if not shutil.which(name)]:
        pytest.skip(f"this machine has no {' and no '.join(missing)}")


def walked_or_wrong(report: pytest.TestReport) -> pytest.TestReport:
    """Make an error of a door that was left out, for whatever reason, where all must be walked."""
    if os.environ.get(ALL_DOORS) and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"{ALL_DOORS} is set, and {why_not(report)}"
    return report


def why_not(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return why a door was left out."""
    said = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return said.removeprefix("Skipped: ")


def told_in(reports: Sequence[pytest.TestReport | pytest.CollectReport], took: float) -> list[str]:
    """Tell which doors were walked and how long each took, and below them what could not be."""
    seconds: dict[str, float] = {}
    walked, left_out = set(), []
    for report in reports:
        door = report.nodeid.partition("::")[0].rpartition("/test_")[2].removesuffix(".py")
        seconds[door] = seconds.get(door, 0.0) + getattr(
            report, "duration", 0.0
        )  # a report of collecting has none
        if report.when == "call" and report.passed:
            walked.add(door)
        if report.skipped:
            left_out.append(f"door {door}: NOT RUN: {why_not(report)}")
    rows = [f"door {door}: {seconds[door]:.1f} s" for door in sorted(walked)]
    return [*rows, f"{len(walked)} doors in {took:.0f} s", *dict.fromkeys(left_out)]
