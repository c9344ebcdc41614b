"""The command line: each word, and who obeys it."""
