"""What a door needs of this machine: told where it is missing, and an error where all must be walked."""

import os
import shutil
from collections.abc import Sequence

import pytest

ALL_DOORS = "CRIB_ALL_DOORS"
NOT_WALKED = "NOT RUN: "


def leave_out(why: str) -> None:
    """Leave a door out with a loud line, unless all doors must be walked."""
    if os.environ.get(ALL_DOORS):
        pytest.fail(f"{ALL_DOORS} is set, and {why}", pytrace=False)
    pytest.skip(f"{NOT_WALKED}{why}")


def need(*programs: str) -> None:
    """Leave a door out where one of these programs is not on this machine."""
    if missing := [name for name in programs if not shutil.which(name)]:
        leave_out(f"this machine has no {' and no '.join(missing)}")


def told_in(reports: Sequence[pytest.TestReport | pytest.CollectReport]) -> list[str]:
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
        if report.skipped and isinstance(report.longrepr, tuple):
            left_out.append(f"door {door}: {report.longrepr[2].removeprefix('Skipped: ')}")
    rows = [f"door {door}: {seconds[door]:.1f} s" for door in sorted(walked)]
    return [*rows, f"{len(walked)} doors in {sum(seconds.values()):.0f} s", *left_out]
