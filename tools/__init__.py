"""What is run by hand beside the game: it may know the game, and the game never knows it."""
