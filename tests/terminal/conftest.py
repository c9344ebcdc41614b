"""Games in lines are judged at a glance: no test of what is said there asks for a figure."""

import pytest


@pytest.fixture(autouse=True)
def judged_at_a_glance(faint_judge: None) -> None: ...
