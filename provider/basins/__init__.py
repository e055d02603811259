"""Drainage basins that grow on triangles, between layers and core."""
