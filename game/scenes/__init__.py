"""A game at the table, and every list, page and box before, beside and after it."""
