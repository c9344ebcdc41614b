"""The table as it is drawn: cards, board, names, reasons, count."""
