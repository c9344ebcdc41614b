"""The window that the picture is shown in."""
