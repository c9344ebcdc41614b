"""What everything is painted with: a canvas, letters, cards, and portraits."""
