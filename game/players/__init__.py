"""Who decides for a seat, given only the view of that seat."""
