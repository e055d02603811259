"""Watersheds: which cells drain to where, and their outlines."""

from .basins import SMALL_RULES, Basins, find_basins
from .labels import BYTES_PER_CELL, downstream_of, label_basins, main_outlets, outlets
from .links import cells_of_links, length_in
from .measures import Measures, measure
from .polygons import BYTES_PER_CELL as POLYGON_BYTES_PER_CELL
from .polygons import Rings, trace_polygons
from .small import merge_small
from .snap import snap

__all__ = [
    "BYTES_PER_CELL",
    "POLYGON_BYTES_PER_CELL",
    "SMALL_RULES",
    "Basins",
    "Measures",
    "Rings",
    "cells_of_links",
    "downstream_of",
    "find_basins",
    "label_basins",
    "length_in",
    "main_outlets",
    "measure",
    "merge_small",
    "outlets",
    "snap",
    "trace_polygons",
]
