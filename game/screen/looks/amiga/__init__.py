"""The Amiga: 640x256 in sixteen of 4096 colours, three of them rewritten from line to line."""

TITLE = "Amiga"
