"""The coach and the tutor: hints, every choice with what it is worth, and why; in words for any screen."""
