"""Lists to choose from, which the menus are made of."""
