"""The pictures of the 52 cards."""
