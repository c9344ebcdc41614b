"""One class for each moment at the table."""
