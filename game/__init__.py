"""CRIB: cribbage, circa 1987."""
