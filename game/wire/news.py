"""News for the table: what is said over and over stands in one line a minute."""

A_MINUTE = 60.0
MOST = 20  # sentences that nobody has read yet


class WireNews(list[str]):
    """Sentences that wait to be read."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, tuple[float, int]] = {}
        """When each sort was told last, and how often it came since."""

    def tell(self, sentence: str) -> None:
        """Tell what is new each time."""
        self.append(sentence)
        del self[:-MOST]

    def tell_once(self, sort: str, sentence: str, now: float) -> None:
        """Tell something that may come without end: the first at once, the rest of its minute in one line."""
        since, more = self._told.get(sort, (now - A_MINUTE, 0))
        if now - since < A_MINUTE:
            self._told[sort] = since, more + 1
            return
        again = f" ({more} more since the last time.)" if more else ""
        self._told[sort] = now, 0
        self.tell(f"{sentence}{again}")
