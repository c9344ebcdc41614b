"""How a game stood when all its cards are known, and how much of it was luck."""
