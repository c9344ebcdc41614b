"""The coach and the tutor: hints, every choice with its worth, and why; in words for any screen."""
