"""Geometry on a plane in metres: shores, segments, fields, Voronoi diagrams, outlines.

Much of it GEOS does as well. It is done here in sums and products alone, so that the same seed and coast give the same
rivers and terrain, bit for bit, on every system and with every version of QGIS; and in kernels, since rivers that grow
ask millions of times while the index of what is there changes. What comes out is held against GEOS: in the tests of
this room, and outlines of cells and basins in those of `core/island` and `core/basins`.
"""
