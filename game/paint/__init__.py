"""Sheets as a picture: the painter of each sheet, and the spots that the mouse points at."""
