"""A DEM that was given as the ground of a model: its lakes and hollows, its spline, its rivers, how rough it is."""
