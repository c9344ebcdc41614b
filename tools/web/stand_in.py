"""What the page packs as pygame: the files of `tools/web/pygame`, and the numbers of its constants."""

from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).with_name("pygame")


def files() -> Iterator[tuple[str, bytes]]:
    """Yield each file's name and content."""
    for path in FOLDER.glob("*.py"):
        more = _constants() if path.name == "__init__.py" else ""
        yield f"pygame/{path.name}", path.read_bytes() + more.encode()


def _constants() -> str:
    """Write down the numbers of keys and events; whoever builds the page has pygame."""
    import pygame.constants

    numbers = {name: value for name, value in vars(pygame.constants).items() if isinstance(value, int)}
    return "".join(f"{name} = {value}\n" for name, value in numbers.items())
