"""Ponds: waters that rise in basins, what they spill into, and the level at which they stand."""
