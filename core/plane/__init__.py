"""Geometry on a plane in metres: shores, segments, fields, Voronoi diagrams, outlines."""
