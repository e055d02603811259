"""The parameters of basins that grow before there are heights, and of the relief that then fits them."""

from __future__ import annotations

from ...core.choices import AUTO_DIVIDES, DIVIDES, GROWTHS, NOISE_GROWTH
from ..base import parameters as p
from ..islands.growing import CONCAVITY

NODES_WANTED = 20_000
STRENGTH = 0.5


def basin_parameters() -> list:
    """Return the parameters of land, growth, sketches and relief."""
    return [*_land_parameters(), *_growth_parameters(), *_sketch_parameters(), *_relief_parameters(), p.seed()]


def _land_parameters():
    return [
        p.coastline("Empty: the extent, whose border is the coast.", optional=True),
        p.extent("EXTENT", "Extent", "The land is this part of the map, where no coastline is given."),
        p.crs("CRS", "CRS of the layers", "Where an extent is the land. Empty: its own CRS."),
        p.number(
            "SPACING",
            "Least spacing of the nodes (m)",
            f"The size of the triangles. Empty: about {NODES_WANTED:,} nodes, and twice as many triangles.",
            minimum=1e-3,
            maximum=p.FAR,
            optional=True,
        ),
    ]


def _growth_parameters():
    return [
        p.choice(
            "GROWTH",
            "Growth of the basins",
            "noise: upstream from the sea, where noise is low first. nearest: as near to the sea as it goes, step by "
            "step; a square becomes a pyramid with four sides. random: each triangle draws where its water goes, which "
            "makes circles and no drainage, to see why water has to grow.",
            GROWTHS,
            NOISE_GROWTH,
            labels=("upstream, where noise is low", "nearest to the sea", "at random, which makes no drainage"),
        ),
        p.number(
            "NOISE_STRENGTH",
            "Strength of the noise (0 to 1)",
            "0: the way to the sea alone decides, as with nearest. Near 1: noise alone, and rivers wind about.",
            default=STRENGTH,
            minimum=0,
            maximum=0.99,
        ),
        p.number(
            "NOISE_SCALE",
            "Wavelength of the noise (m)",
            "How far apart low places are, and so large basins. Empty: a fifth of the width of the land.",
            minimum=1e-3,
            maximum=p.FAR,
            optional=True,
        ),
    ]


def _sketch_parameters():
    return [
        p.map_layer(
            "HEIGHT_SKETCH",
            "Sketched heights (m)",
            "A raster, in which what is 0 or less or has no data is sea; or lines (ranges), polygons (plains; with 0 "
            "or less the sea) and points (summits) with heights, which pass smoothly into what lies around. Basins "
            "grow from low to high, and the land follows the heights as far as rivers can.",
            "line",
            "polygon",
            "point",
        ),
        p.number_field(
            "HEIGHT_FIELD",
            "HEIGHT_SKETCH",
            "Field of the heights",
            "The field of sketched lines or polygons with heights in metres. Empty: the field height, elevation or z, "
            "or the only one with numbers.",
        ),
        p.lines(
            "SKETCH",
            "Sketched rivers",
            "Lines that rivers follow, drawn in either direction. One that ends inland is led on to the sea, or to "
            "another near it; where two cross, the later one ends in the other.",
            optional=True,
        ),
        p.raster(
            "RAIN",
            "Rain (any unit)",
            "Where there is more rain more water flows: an area counts as much as its rain is above the mean.",
            optional=True,
        ),
        p.number(
            "THRESHOLD",
            "Least area of a river (km²)",
            "A triangle carries a river where so much drains through it, weighed by rain. Empty: so that there are "
            "some hundred rivers. Sketched rivers always are rivers.",
            minimum=0,
            optional=True,
        ),
    ]


def _relief_parameters():
    return [
        p.choice(
            "DIVIDES",
            "Divides",
            "moved: water takes another way where that is steeper on the heights that fit the basins, in about one "
            "triangle in ten. kept: basins stay as they grew, and heights do not fit everywhere. auto: moved where "
            "ELEVATION or MESH is wanted.",
            DIVIDES,
            AUTO_DIVIDES,
            advanced=True,
            labels=("moved where heights are wanted", "moved until heights fit", "kept as they grew"),
        ),
        p.number(
            "PEAK",
            "Height of the highest place (m)",
            "Empty: as is usual on so much land, or as sketched heights are. These are scaled so that the highest of "
            "them has it.",
            minimum=0.001,
            maximum=p.HIGH,
            optional=True,
        ),
        p.number(
            "STEEPNESS",
            "Slope of a river that drains 1 km² (m per m)",
            "k in the slope k · A^-θ of rivers that drain A km². Where land has to rise faster it is up to twice that. "
            "Empty: as PEAK or the sketched heights want it.",
            minimum=1e-6,
            maximum=10,
            optional=True,
            advanced=True,
        ),
        p.number(
            "CONCAVITY",
            "Concavity of the rivers (0 to 1)",
            "θ in the slope k · A^-θ: how much gentler rivers are the more they drain.",
            default=CONCAVITY,
            minimum=0,
            maximum=1,
            advanced=True,
        ),
        p.number(
            "CELL_SIZE",
            "Cell size of the elevation (m)",
            "Empty: a fifth of the spacing of the nodes. Wider cells than that no longer hold narrow basins apart.",
            minimum=1e-3,
            maximum=p.FAR,
            optional=True,
            advanced=True,
        ),
        p.creation_options(),
    ]


def basin_outputs() -> list:
    """Return the layers and numbers that a run makes."""
    return [
        p.vector_output(
            "TRIANGLES", "Triangles", "Each with its type, orders, flow and basin.", "polygon", "triangles"
        ),
        p.vector_output("BASINS", "Basins", "The land that drains to each mouth.", "polygon", "divides"),
        p.vector_output(
            "RIVERS", "Rivers", "Lines with heights, downstream; they go into ‘Terrain model’.", "line", "grownrivers"
        ),
        p.raster_output(
            "ELEVATION",
            "Elevation",
            "Heights that fit the basins, linear in triangles.",
            "relief",
            optional=True,
            by_default=True,
        ),
        p.mesh_output("MESH", "Mesh", "Triangles with elevation, flow and order, as a 2DM file.", optional=True),
        p.vector_output(
            "MISSED",
            "Sketches not followed",
            "Parts of sketched rivers that no river follows, and why.",
            "line",
            "missed",
            optional=True,
        ),
        p.count("MATCH", "Triangles on sketched rivers that follow them (%)"),
        p.count("KEPT", "Triangles that keep their way where there are heights (%)"),
        p.count("TRIANGLE_COUNT", "Triangles"),
        p.count("CYCLES", "Circles of water"),
        p.count("BASIN_COUNT", "Basins"),
        p.count("HEIGHT_MATCH", "Correlation with the sketched heights"),
        p.count("HACK", "Exponent of the length of rivers over their area"),
        p.count("SPACING_USED", "Least spacing of the nodes (m)"),
        p.count("THRESHOLD_USED", "Least area of a river (km²)"),
        p.count(*p.SEED_USED),
    ]
