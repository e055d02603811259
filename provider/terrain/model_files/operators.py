"""Places of a model where the ground is raised or carved by hand: four layers that people fill."""

from __future__ import annotations

import numpy as np

from ...islands.coasts import Island, rings_of
from ...layers.fields import MODEL_OPERATORS
from ...layers.wkb import WKB_LINE
from .pieces import polygon_of_row
from .tables import Table, has_table

CARVE = "carve"


def operator_tables(file, title: str) -> dict[str, Table]:
    """Return the layers of operators that a model has, by name."""
    return {name: Table(file, title, name, schema) for name, schema in MODEL_OPERATORS.items() if has_table(file, name)}


def operators_on(plane: Island, tables: dict[str, Table]) -> tuple:
    """Return the core's `Operator` of all that lies in the layers, on the plane of an island, carvings first."""
    from ....core.terrain.types import Operator

    found = []
    for name, table in tables.items():
        carves, is_area = name.startswith(CARVE), not name.endswith("_lines")
        metres = table.numbers("depth_m" if carves else "height_m", low=0.0)
        falloff, width = table.numbers("falloff_m", low=0.0), np.zeros(table.size)
        if not is_area:
            width, lines = table.numbers("width_m", low=0.0), table.shapes(WKB_LINE, False)
        for row in range(table.size):
            shapes = rings_of(polygon_of_row(table, row)) if is_area else [lines[row]]
            rings = tuple(plane.to_local(shape) for shape in shapes)
            if all(np.isfinite(ring).all() for ring in rings):  # beyond the plane it is on no land of the island
                change = -metres[row] if carves else metres[row]
                found.append(Operator(rings, is_area, float(change), float(width[row]) / 2, float(falloff[row])))
    return tuple(found)
