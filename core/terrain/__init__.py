"""Terrain built around rivers: courses in cells, primitives between them, and rasters of any part at any scale."""
