"""What stands on pages without a table: the title, text, figures and words to click."""
