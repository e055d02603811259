"""Rasters of a terrain: sections across courses, river beds, drainage."""
