"""A long run of tests over several cores tells what one core would have told, and always ends."""

import os
import re
from pathlib import Path

import pytest

from tests.on_all_cores import WORTH_IT
from tests.programs import HAS_FORK, python
from tests.sources import HOUSE

MANY = f"""
import os, sys, pathlib, pytest
@pytest.mark.parametrize("at", range({WORTH_IT}))
def test_many(at, tmp_path_factory):
    base = tmp_path_factory.getbasetemp()
    (base / f"pid-{{os.getpid()}}").touch()
"""
SOME = """
import os, pytest
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
LEFT = []
def test_red():
    print("what it printed")
    assert [1] == [2]
def test_left_out():
    pytest.skip("not here")
def test_a_pool_is_left_open():
    LEFT.append(ProcessPoolExecutor(1, get_context("spawn")))
    assert LEFT[0].submit(abs, -1).result() == 1
"""
DIES = "import os\ndef test_dies(): os._exit(3)\n"

pytestmark = pytest.mark.skipif(not HAS_FORK, reason="no copies of a process there")


def told_of(folder: Path, *words: str, **files: str) -> tuple[int, str]:
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text)
    command = ["-m", "pytest", "-q", "-p", "tests.on_all_cores", "--cores", "2", *words]
    own = {**os.environ, "PYTHONPATH": str(HOUSE)}
    own.pop("PYTEST_ADDOPTS", None)
    here = ["-c", os.devnull, "--rootdir", ".", "--basetemp", "base"]
    done = python(*command, *here, cwd=folder, env=own, timeout=60)
    return done.returncode, done.stdout


def test_two_processes_tell_what_one_would(tmp_path: Path) -> None:
    code, told = told_of(tmp_path, "-rsf", many=MANY, more=MANY, some=SOME)
    assert code == 1
    assert f"1 failed, {2 * WORTH_IT + 1} passed, 1 skipped" in told
    assert "FAILED test_some.py::test_red - assert [1] == [2]" in told
    assert told.count("what it printed\n") == 1
    assert "test_some.py:10: not here" in told
    assert len([*(tmp_path / "base").glob("pid-*")]) == 2


def test_where_one_has_died_it_is_told_which_test_that_was(tmp_path: Path) -> None:
    code, told = told_of(tmp_path, many=MANY, dies=DIES)
    assert code == pytest.ExitCode.INTERRUPTED
    assert "a process of the tests has died at test_dies.py::test_dies" in told


def test_at_the_first_red_one_all_stop(tmp_path: Path) -> None:
    code, told = told_of(tmp_path, "-x", first=SOME, many=MANY, more=MANY)
    assert code == 1
    assert "stopping after 1 failure" in told
    passed = re.search(r"(\d+) passed", told)
    assert not passed or int(passed[1]) < 2 * WORTH_IT
