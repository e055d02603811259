"""Layers and arrays: rasters and features read and written, the fields of all layers."""
