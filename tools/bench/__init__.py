"""How fast, how small and how right the game is: each figure beside its limit."""
