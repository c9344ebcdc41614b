"""Start here: `python main.py`."""
