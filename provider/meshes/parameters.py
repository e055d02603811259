"""The parameters and outputs of erosion by rivers."""

from __future__ import annotations

from ...core.choices import EROSION_LAWS, LAKE_RULES
from ..base import parameters as p
from ..water.dem import edge_rule

RAIN = 1000.0  # mm a year where nobody says
ANY_CELLS = "of any cells: its means, and linear between the middles of its cells"


def graph_parameters() -> list:
    """Return the parameters of the ground: a raster, a mesh or a coast."""
    return [
        p.raster("INPUT", "DEM", "Heights of the ground in metres; it is never changed.", optional=True),
        p.band("BAND", "INPUT", "The band that holds the heights."),
        p.mesh("MESH_INPUT", "Mesh", "A mesh layer to erode in place of a DEM."),
        p.text("MESH_GROUP", "Group of heights", "The values of the mesh that are heights.", "Bed Elevation", True),
        p.coastline(
            "A mesh is made on it; its heights are those of the DEM or, without one, rise from the shore to ranges "
            "and basins. The sea takes what comes: for deltas give a DEM with a floor of the sea, and SEA_LEVEL.",
            optional=True,
        ),
        p.integer(
            "POINTS",
            "Number of nodes (about)",
            "Of the mesh on a coastline or a DEM. 0: the cells of the DEM; 20 000 on a coastline without one.",
            0,
            0,
            20_000_000,
        ),
    ]


def law_parameters() -> list:
    """Return the parameters of how rivers erode."""
    return [
        p.integer("ITERATIONS", "Steps", "Many small steps give a better picture than few large ones.", 50, 0, 100_000),
        p.choice(
            "LAW",
            "Law",
            "How far a river raises (+) or lowers (−) its bed in one step. ratio: κ·c^p·(a0 − a)/(a0 + a); linear: "
            "κ·c^p·(1 − a/a0); square: κ·c^p·(1 − (a/a0)²); expression: your own. c is the flow in m³/s, a the slope, "
            "2/π·atan(fall/distance), from 0 on the level to 1 upright.",
            EROSION_LAWS,
            EROSION_LAWS[0],
            labels=("ratio of slopes", "linear in the slope", "square of the slope", "an expression of your own"),
        ),
        p.number(
            "KAPPA",
            "Strength κ (m a step where c is 1)",
            "Empty: so that the greatest river moves a fiftieth of the relief in one step; the log tells.",
            minimum=0,
            maximum=p.GREATEST_HEIGHT,
            optional=True,
        ),
        p.number("P", "Power p of the flow", "The larger, the less small rivers do.", 0.5, 0, 10),
        p.number(
            "A0",
            "Slope a0 at which nothing happens (0 to 1)",
            "Steeper beds are eroded, flatter ones built up. Empty: half of the slope that half of the land exceeds; "
            "the log tells.",
            minimum=1e-9,
            maximum=1,
            optional=True,
        ),
        p.text(
            "EXPRESSION",
            "Expression in c, a, a0, z",
            "The change in metres a step for LAW expression, such as 2 * c^0.5 * (a0 - a), with + - * / ^ ( ) and abs, "
            "exp, log, max, min, sqrt. z is the height in metres.",
        ),
        *_water_parameters(),
        *_sea_parameters(),
    ]


def _water_parameters():
    """Return the parameters of rain, of rivers that are drawn, and of lakes."""
    return [
        p.water_rate("RAIN", "Rain (mm a year)", f"What runs off everywhere. Empty: {RAIN:g}.", cells=ANY_CELLS),
        p.water_rate(
            "EVAPORATION",
            "Evaporation (mm a year)",
            "What open water loses: lakes stand where as much evaporates as flows in. Empty: every lake is full.",
            cells=ANY_CELLS,
        ),
        p.number(
            "THRESHOLD",
            "Least flow of a river (m³/s)",
            "RIVERS are drawn from this flow on. Empty: the fiftieth part of the land with most flow.",
            minimum=0,
            maximum=p.HIGH,
            optional=True,
        ),
        p.choice(
            "LAKES_AS",
            "Lakes are",
            "water: rivers pass them, and leave in them what they carry. land: depressions are filled with ground "
            "before each step.",
            LAKE_RULES,
            LAKE_RULES[0],
            labels=("water, which rivers pass", "land, filled with ground"),
        ),
    ]


def _sea_parameters():
    """Return the parameters of the sea, and of what water does at the edge."""
    return [
        p.number(
            "SEA_LEVEL",
            "Sea level (m)",
            "Ground at or below this height is sea. Empty: there is none, and water leaves over the edge.",
            minimum=-p.GREATEST_HEIGHT,
            maximum=p.GREATEST_HEIGHT,
            optional=True,
        ),
        p.number(
            "SEA_RISE",
            "Rise of the sea (m)",
            "How much the sea rises above SEA_LEVEL, so that it drowns the valleys that rivers have cut before: inlets "
            "and fjords.",
            default=0.0,
            minimum=0,
            maximum=p.HIGH,
        ),
        p.integer(
            "RISE_AFTER",
            "Steps before the sea rises",
            "Steps that are left build deltas in the inlets. Empty: it rises after the last step.",
            minimum=0,
            maximum=100_000,
            optional=True,
        ),
        p.number(
            "SCOUR",
            "Scour below the sea (m where c is 1)",
            "So deep below the sea, times c^P, a river cuts its bed while it flows; the sea comes in at the end.",
            default=0.0,
            minimum=0,
            maximum=p.HIGH,
        ),
        p.number(
            "AVULSION",
            "Height of beds at which rivers leave them (m)",
            "Mouths lay down what they bring to the sea, on their bed and beside it, and build on straight ahead. "
            "Where a bed on such new ground stands so high above the sea, the river may leave it for a shorter way: "
            "deltas with arms. Empty: the sea takes what beds do not, and no river keeps its bed.",
            minimum=0,
            maximum=p.HIGH,
            optional=True,
        ),
        edge_rule(
            "What water does at the rim of a DEM or a mesh, where data end: it leaves there (outlet), or only the sea "
            "takes it up (wall), for which SEA_LEVEL must be given. The shore of COASTLINE is sea in any case."
        ),
    ]


def erosion_outputs() -> list:
    """Return the layers that are written."""
    return [
        p.raster_output("OUTPUT", "Eroded ground", "Heights in metres; nodata beside the ground.", "relief"),
        p.raster_output(
            "DIFFERENCE",
            "Difference",
            "How much the ground has risen (m): below 0 where it is eroded.",
            "moved",
            optional=True,
            by_default=True,
        ),
        p.vector_output(
            "RIVERS",
            "Rivers",
            "Lines from head to junction to lake or mouth, with their flow.",
            "line",
            "meshrivers",
            optional=True,
            by_default=True,
        ),
        p.vector_output(
            "LAKES", "Lakes", "The lakes after the last step.", "polygon", "lakes", optional=True, by_default=True
        ),
        p.vector_output(
            "SALT_PANS",
            "Salt pans",
            "Dry ground between a closed lake and its sill.",
            "polygon",
            "saltpans",
            optional=True,
        ),
        p.mesh_output(
            "MESH",
            "Mesh in time",
            "The nodes as a 2DM file, with bed, water level, flow and difference at the moments of SNAPSHOT_COUNT.",
            optional=True,
        ),
        p.vector_output(
            "POLYGONS",
            "Triangles or cells",
            "The triangles of the mesh, the cells of its nodes, or the cells of a raster, with their heights.",
            "polygon",
            "watersheds",
            optional=True,
        ),
        p.raster_output("SNAPSHOTS", "Snapshots", "The ground at moments, one band each.", "relief", optional=True),
    ]
