"""Watersheds: which cells drain to where, and their outlines."""

from .labels import downstream_of, label_basins, outlets
from .polygons import Rings, trace_polygons

__all__ = ["Rings", "downstream_of", "label_basins", "outlets", "trace_polygons"]
