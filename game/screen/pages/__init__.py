"""Pages without a table: the title, menus, help and figures."""
