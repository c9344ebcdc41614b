"""Who decides for a seat, given only what that seat may see."""
