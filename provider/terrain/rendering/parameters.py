"""The parameters of rasters of terrain, which several algorithms share."""

from __future__ import annotations

from qgis.core import QgsProcessingOutputNumber, QgsProcessingParameterEnum, QgsProcessingParameterNumber

from ....core.choices import CHARACTERS, OWN_LOOK
from ...base import parameters as p

MODEL_FILTER = "Terrain models (*.gpkg)"
STRONGEST = 2.0
HIGHEST_CLIFF = 2_000.0
NO_FLOOR, SLOPE_FLOOR = "nodata", "slope"
SEA_FLOORS = (NO_FLOOR, SLOPE_FLOOR, "flat")


def erosion_strength() -> QgsProcessingParameterNumber:
    """Return the parameter for how much of the erosion shows."""
    return p.number(
        "EROSION",
        "Strength of the erosion",
        "1: the ground as it was made; 0: a blend of its primitives; between them less of erosion, above 1 more.",
        default=1.0,
        minimum=0,
        maximum=STRONGEST,
    )


def character() -> QgsProcessingParameterEnum:
    """Return the parameter for what the land is like as a whole."""
    return p.choice(
        "CHARACTER",
        "Character of the land",
        "gentle: a third as high as usual, wide plains, no steep slopes. hilly: three fifths as high, hills "
        "everywhere. alpine: two and a half times as high, steep and rough. own: high as usual, ranges and lowlands, "
        "or as PEAK, UPLIFT, TERRAIN_SLOPE and ROUGHNESS say, which count with every other choice too where they are "
        "given.",
        CHARACTERS,
        OWN_LOOK,
        labels=(
            "gentle, with low hills and wide plains",
            "hilly everywhere",
            "alpine, high and rough",
            "as usual, or as the parameters say",
        ),
    )


def peak() -> QgsProcessingParameterNumber:
    """Return the parameter for the height of the mountains."""
    return p.number(
        "PEAK",
        "Height of the highest place (m)",
        "Land rises until the highest place of the largest island reaches this height. Empty: "
        "as is usual on so much land, from 180 m on an island of 10 km to 2,000 m, times what CHARACTER says; where "
        "slopes are given, what these give.",
        minimum=0.001,
        maximum=p.HIGH,
        optional=True,
    )


def cell_size(more: str = "") -> QgsProcessingParameterNumber:
    """Return the parameter for the size of cells."""
    return p.number(
        "CELL_SIZE",
        "Cell size (m)",
        f"Width and height of a cell on the ground. Empty: about 1,500 columns, more if islands lie far apart.{more}",
        minimum=0.001,
        maximum=p.FAR,
        optional=True,
    )


def sea_floor(default: str = NO_FLOOR) -> QgsProcessingParameterEnum:
    """Return the parameter for what the raster has in the sea."""
    return p.choice(
        "SEA_FLOOR",
        "Sea floor",
        "What cells in the sea have: no data (nodata), a shelf and below it a slope with canyons (slope), or one depth "
        "just below the sea (flat).",
        SEA_FLOORS,
        default,
        labels=("no data", "a shelf, a slope and canyons", "flat, just below the sea"),
    )


def cliffs() -> QgsProcessingParameterNumber:
    """Return the parameter for the height of cliffs."""
    return p.number_or_field(
        "CLIFFS",
        "COASTLINE",
        "Height of cliffs (m)",
        "Where the land behind the shore is steepest the coast is a cliff of about this height, elsewhere a lower one "
        "or a beach. A number, or a field or an expression of the coastline: each stretch of an island that consists "
        "of several polygons or lines has that of its own. 0: none.",
        default=0.0,
        minimum=0,
        maximum=HIGHEST_CLIFF,
        advanced=True,
    )


def conditioning_counts() -> list[QgsProcessingOutputNumber]:
    """Return the numbers that tell what was done so that water runs off everywhere."""
    return [
        p.count("CELL_SIZE_USED", "Cell size used (m)"),
        p.count("CONDITIONED_CELLS", "Cells changed so that water runs off"),
        p.count("CONDITIONED_VOLUME", "Ground moved for that (m³)"),
        p.count("DEEPEST_CHANGE", "Greatest change for that (m)"),
    ]
