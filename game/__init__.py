"""CRIB: a cribbage table from 1987."""
