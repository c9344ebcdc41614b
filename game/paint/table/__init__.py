"""The table: cloth, board, cards, plates, counts, and the words on it that can be clicked."""
