"""What lies before a game: the title, the cabinet of sources, options, and who sits where."""
