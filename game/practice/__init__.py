"""Practice: positions to choose in, hands to count, mistakes that come back, and the words for them."""
