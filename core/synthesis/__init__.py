"""A river network from a coastline, and what follows from it: one island at a time, in metres."""
