"""A river network that grows from a coastline."""
