"""The picture: palette, glyphs, cards, board, table and window."""
