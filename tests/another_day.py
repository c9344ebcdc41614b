"""The suite on another day, `python -m pytest -p tests.another_day`: red there is red some midnight.

It is the day that stands in `CRIB_TODAY`, or else one that comes every four years."""

import datetime
import os
from typing import Self

_TODAY = datetime.date.fromisoformat(os.environ.get("CRIB_TODAY", "2028-02-29"))
_SHIFT = _TODAY - datetime.date.today()


class _Date(datetime.date):
    @classmethod
    def today(cls) -> Self:
        return super().today() + _SHIFT


class _DateTime(datetime.datetime):
    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> Self:
        return super().now(tz) + _SHIFT


_Date.__name__, _DateTime.__name__ = "date", "datetime"  # some texts have them


def pytest_load_initial_conftests() -> None:
    """Before anything else reads the calendar, at the hour that it is; who imports it has today."""
    datetime.date = _Date  # type: ignore[misc]
    datetime.datetime = _DateTime  # type: ignore[misc]
