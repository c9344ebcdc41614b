"""Two tables, one game: machines that do not trust each other deal and play it together."""
