"""What a machine looks like, as data: its monitor, its inks, its drawings, and where everything lies."""
