"""Rasters of terrain models and what is found on them."""
