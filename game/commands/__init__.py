"""The command line: each word, and who does what it says."""
