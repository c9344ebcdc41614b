"""The C-128: 320x200 in a border, forty columns, sixteen colours of which two share a cell."""

TITLE = "C-128"
