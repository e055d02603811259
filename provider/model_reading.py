"""Terrain models read from their files, as they were written or edited by hand since."""

import contextlib
import sqlite3
from pathlib import Path

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem

from .errors import UserError
from .grown import IDS_AN_ISLAND
from .lands import Island
from .model_files import FORMAT, GEOMETRY, HEADER, LAYERS, PARAMETERS, VERSION, connected, is_model
from .model_layers import THREADS, ModelIsland, TerrainModel
from .raster import gdal_messages


def read_model(path, progress):
    """Return the `TerrainModel` in a file; refuse what is none, or cannot be one any more, with a sentence."""
    raise NotImplementedError
