"""Boxes laid over a scene: a question, a notice, the curtain between two people's turns."""
