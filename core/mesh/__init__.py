"""Any graph of nodes with heights, a triangle mesh or the cells of a raster: its network, its lakes and its erosion."""
