"""Meshes and rasters as one graph, between layers and core."""
