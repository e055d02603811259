"""The parameters of erosion: what ground it begins with, where water goes, how the rain erodes, what is shown of it."""

from __future__ import annotations

from qgis.core import QgsProcessingParameterNumber

from ...core.choices import ARTICLE_PLANE, BOUNDARIES
from ..base import parameters as p
from .made_surfaces import frame_parameters, peaks, roughness, shape_choice, slope

AUTO_THRESHOLD = "auto"
LEAST_POSITIVE = 1e-9  # of what must be above 0
LEAST_SLIDE = 1e-6  # metres; a quarter of it still changes the greatest heights, or slides would never end
MOST_SNAPSHOTS = 10_000


def ground_parameters() -> list:
    """Return the parameters of the surface to start from."""
    *columns_and_rows, extent, size, crs = frame_parameters()
    place = extent, size, crs
    return [
        p.raster(
            "INPUT",
            "DEM",
            "Elevation raster to start from, in metres. Empty: a surface of the shape below.",
            optional=True,
        ),
        p.advanced(p.band("BAND", "INPUT", "Band of the DEM that holds the elevation.")),
        shape_choice(
            "What the ground looks like before the rain when no DEM is given. article: the plane of the article, "
            "whatever the others say: SLOPE 1, no noise, all of the map (no LAND), water leaves in the south alone "
            "(BOUNDARY), west and east are joined (PERIODIC). plane: the same as long as those are left as they are.",
            (ARTICLE_PLANE,),
            ("plane of the article, with its edges",),
        ),
        *columns_and_rows,
        *(p.advanced(each) for each in place),
        slope(),
        p.advanced(roughness()),
        peaks(),
    ]


def border_parameters() -> list:
    """Return the parameters of where water can go, where it leaves, and where it comes from."""
    return [
        p.choice(
            "NEIGHBOURS",
            "Neighbours",
            "Where water can go and the ground can slide: to all 8 neighbours of a cell, or to the 4 over its sides. "
            "The pictures differ a lot.",
            ("8", "4"),
            "8",
            advanced=True,
            labels=("all 8, over sides and corners", "4, over sides alone"),
        ),
        p.choice(
            "BOUNDARY",
            "Boundary",
            "Where water leaves. lowedge: at the southern edge of the map; alledges: at all its edges; mask: at the "
            "edge of the land or of the valid cells, wherever that lies. auto: lowedge for the plane, else mask, which "
            "is all edges where the whole map is land.",
            (AUTO_THRESHOLD, *BOUNDARIES),
            AUTO_THRESHOLD,
            advanced=True,
            labels=("as the shape asks", "at the southern edge", "at all edges of the map", "at the edge of the land"),
        ),
        p.choice(
            "PERIODIC",
            "West and east joined",
            "Whether the western and the eastern edge are neighbours, so that water runs on from the one to the other. "
            "auto: yes for the plane with its outlets along the southern edge, else no.",
            (AUTO_THRESHOLD, "yes", "no"),
            AUTO_THRESHOLD,
            advanced=True,
            labels=("as the shape asks", "yes", "no"),
        ),
        p.advanced(
            p.raster(
                "RAIN",
                "Rain",
                "Raster of the same cells, in any unit: the more, the likelier a drop falls there; none falls where it "
                "has no data. Empty: the same everywhere.",
                optional=True,
            )
        ),
        p.polygons(
            "LAND",
            "Land",
            "Only cells with their centre inside these polygons are land, and water leaves at their outline. Without a "
            "DEM and an extent the map lies around them and has as many columns or rows as said above.",
        ),
    ]


def event_parameters() -> list[QgsProcessingParameterNumber]:
    """Return the parameters of drops of rain and of slides."""
    return [
        p.integer(
            "EVENTS",
            "Events (0: one for six cells)",
            "How many drops of rain fall, one after the other. Beyond about three for each cell (with the D and M "
            "below) the valleys are lost in slides again.",
            default=0,
            minimum=0,
        ),
        p.number(
            "E",
            "Preference for steep steps E (1/m)",
            "A drop goes to a lower neighbour with a probability proportional to exp(E × fall). The larger, the "
            "straighter its path and the fewer its choices. Empty: 0.05 as in the article; on a DEM times 199 m over "
            "its relief.",
            minimum=LEAST_POSITIVE,
            maximum=p.GREATEST_HEIGHT,
            optional=True,
            advanced=True,
        ),
        p.number(
            "D",
            "Depth of erosion D (m)",
            "How much a drop lowers every cell on its path. Empty: 10 m as in the article, where the relief is 199 m; "
            "on a DEM so much that its largest river cuts in by a third of the relief.",
            minimum=LEAST_POSITIVE,
            maximum=p.GREATEST_HEIGHT,
            optional=True,
            advanced=True,
        ),
        p.number(
            "M",
            "Greatest step M (m)",
            "Where neighbours differ by more than this, the higher one slides: it loses a quarter of "
            "the difference. Many times D, or the ground does not stop sliding for long. Empty: 2,000 m as in the "
            "article; on a DEM half the width of a cell, a slope of 27°, or what 99 % of its neighbours differ by.",
            minimum=LEAST_SLIDE,
            maximum=p.GREATEST_HEIGHT,
            optional=True,
            advanced=True,
        ),
    ]


def result_parameters() -> list[QgsProcessingParameterNumber]:
    """Return the parameters of what is shown of eroded ground: rivers, heights and moments on the way."""
    return [
        p.integer(
            "RIVER_VISITS",
            "Rivers begin at (cells)",
            "A cell is river when at least so many cells drain through it, itself included.",
            default=100,
            minimum=1,
        ),
        p.number(
            "RELIEF",
            "Rescale to relief (m)",
            "Stretch all heights that are written to lie between 0 and this. Empty: as the model leaves them, "
            "mostly below 0: valleys become many times as deep as the relief was. It moves no river.",
            minimum=LEAST_POSITIVE,
            maximum=p.GREATEST_HEIGHT,
            optional=True,
        ),
        p.integer(
            "SNAPSHOT_COUNT",
            "Number of snapshots",
            "How many bands SNAPSHOTS has. They are equally many events apart, and the last is the end.",
            default=0,
            minimum=0,
            maximum=MOST_SNAPSHOTS,
            advanced=True,
        ),
    ]
