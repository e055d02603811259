"""Drainage basins that grow on the triangles of a mesh before there are any heights, and the relief that fits them."""
