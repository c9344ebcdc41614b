"""What is made for distributions and software centers."""
