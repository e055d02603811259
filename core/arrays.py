"""What arrays hold, as names for annotations: a `Mask` is true or false for every cell or element.

Of a function that is handed a `Run`, such an array may as well be a `Raster` in files.
"""

from typing import Union

import numpy as np

Array = np.ndarray  # of anything
Mask = np.ndarray  # bool: of cells or elements
Codes = np.ndarray  # uint8 of cells: directions, kinds of the domain, sets of neighbours
Labels = np.ndarray  # whole numbers of cells: what each of them belongs to
Integers = np.ndarray  # other whole numbers of cells or elements: counts, ranks, steps, pairs
Cells = np.ndarray  # cells of a raster or tile, counted row by row
Receivers = np.ndarray  # for each element the one that it flows into, negative at a mouth
Indices = np.ndarray  # whole numbers of elements in a row: which others belong to them, where they begin, how many
Heights = np.ndarray  # metres or whatever a DEM has, float32 or float64: of cells or elements
Values = np.ndarray  # other real numbers of cells or elements
Coordinates = np.ndarray  # of places: a row each, x and y
Shape = tuple[int, int]  # rows and columns
DType = Union[np.dtype, type, str]  # of the cells of an array

NOWHERE = -1  # instead of an element, a cell or an area
