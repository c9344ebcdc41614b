"""The strokes that everything is drawn with."""
