"""The words of every picture: sheets as plain data, what on them can be chosen, and how they are told."""
