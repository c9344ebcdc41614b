"""What a picture says and how a scene answers is known without pygame: text, ear and page need the same."""

import pytest

from tests.programs import python
from tests.sources import HOUSE, package, sources

ALL_OF_THEM = """
import importlib, sys
sys.modules["pygame"] = None  # importing it now is an error
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name not in ("nacl", "paho"):  # extras
            raise
"""


@pytest.mark.parametrize("of", ["sheets", "scenes"])
def test_all_of_it_is_read_without_pygame(of: str) -> None:
    files = [path.relative_to(HOUSE).with_suffix("") for path in sources() if package(path) == of]
    modules = [".".join(file.parts).removesuffix(".__init__") for file in files]
    assert len(modules) > 5
    done = python("-c", ALL_OF_THEM, *modules)
    assert done.returncode == 0, done.stderr
