"""Bytes and numbers in a line are read only as they are written, and just of their size."""

import pytest

pytest.importorskip("nacl")

from game.wire.locks import bytes_of, letters_of, number_of


@pytest.mark.parametrize("size", range(1, 70))
def test_bytes_of_any_size_are_read_back(size: int) -> None:
    data = bytes(range(size))
    assert bytes_of(letters_of(data), size) == data
    for other in (size - 1, size + 1):
        with pytest.raises(ValueError, match="not letters of this size"):
            bytes_of(letters_of(data), other)


@pytest.mark.parametrize("text", ["", "00", "01", "-1", "+1", " 1", "1 ", "1_0", "\u0661", "99", "1" * 30])
def test_a_number_is_read_only_as_it_is_written(text: str) -> None:
    with pytest.raises(ValueError, match="number"):
        number_of(text, range(11))


@pytest.mark.parametrize("number", range(11))
def test_each_number_there_may_be_is_read(number: int) -> None:
    assert number_of(str(number), range(11)) == number
