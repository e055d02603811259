"""The table of a model with the sections of rivers by their type, which people may edit."""

from __future__ import annotations

import numpy as np

from ....core.arrays import Array
from ....core.report.texts import Text
from ...layers.fields import MODEL_PROFILES

PROFILE_LIMITS = {  # of each number: the least, what it must be above, and the greatest
    "toe": (0.0, 0.0, 1.0),
    "toe_height": (0.0, -np.inf, 1.0),
    "floor": (1.0, -np.inf, 100.0),
    "floor_height": (1.0, -np.inf, 2.0),
    "prone": (1.0, -np.inf, 200.0),
    "side": (0.0, 0.0, 10.0),
    "valley": (0.0, 0.0, 1.0),
}


def profile_rows() -> list[tuple]:
    """Return the usual sections as rows of the table."""
    from ....core.terrain.rendering.sections import SECTION_TABLE

    return [(name, *numbers) for name, numbers in SECTION_TABLE.items()]


def read_profiles(table) -> Array | None:
    """Return the sections by type as the core takes them, None as long as they are the usual ones."""
    from ....core.island.rosgen import NAMES
    from ....core.terrain.rendering.sections import SHAPES

    profiles, seen = SHAPES.copy(), set()
    kind = table.words("rosgen", NAMES.tolist())
    columns = [table.numbers(field.name, *PROFILE_LIMITS[field.name]) for field in MODEL_PROFILES[1:]]
    for row, place in enumerate(kind.tolist()):
        if place in seen:
            table.refuse(row, Text("is one more profile of {}. Delete one", NAMES[place]))
        seen.add(place)
        profiles[place] = [column[row] for column in columns]
        if columns[4][row] < columns[2][row]:
            table.refuse(row, Text("has a prone below its floor. The valley must be wider than its floor"))
    return None if np.array_equal(profiles, SHAPES) else profiles
