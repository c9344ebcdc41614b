"""The yardstick: decisions with the chance to win of every choice, `python -m tools.yardstick`."""
