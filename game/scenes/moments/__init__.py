"""The moments of a game, one class for each, from the cut for deal to the chart of the race."""
