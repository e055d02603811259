"""Watersheds: which cells drain to where, and their outlines."""

from .labels import downstream_of, label_basins, outlets
from .links import cells_of_links
from .polygons import Rings, trace_polygons
from .small import merge_small
from .snap import snap

__all__ = [
    "Rings",
    "cells_of_links",
    "downstream_of",
    "label_basins",
    "merge_small",
    "outlets",
    "snap",
    "trace_polygons",
]
