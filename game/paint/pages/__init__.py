"""Pages, lists, charts and boxes, over the table or in its place."""
