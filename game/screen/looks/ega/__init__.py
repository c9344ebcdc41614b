"""The EGA machine: 640x350 in sixteen colours on a 4:3 monitor."""

TITLE = "PC"
