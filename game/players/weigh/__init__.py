"""The judge: the worth of each choice, and its cost."""
