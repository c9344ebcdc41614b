"""The scene of a game, from the cut for deal to the chart of the race, and how a game is begun."""
