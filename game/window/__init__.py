"""The program in its window: the clock, the picture made large, the mouse, and the screen reader."""
