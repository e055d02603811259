"""The first canvas: which layers of a run are loaded, which of them are seen, and how they lie over each other.

It is one rule for all algorithms, told by the styles of their layers. Heights come with their hillshade, and what
clothes the ground with that of the DEM. What covers the ground waits unchecked, and so does any raster but the one that
was asked for. Water lies over the rivers that run through it, all features over light and land. Rasters are collapsed,
unless their colours mean nothing without words.
"""

from __future__ import annotations

from typing import NamedTuple

from qgis.core import QgsLayerTreeLayer, QgsMapLayer, QgsProcessingContext, QgsProject

from ..translation import titled

CLOTHES = "plants"  # classes in colours, which hide the ground and have no heights
GROUND_LAYERS = "relief", "eroded", "terrain", CLOTHES  # heights in colours, or what clothes them
LIGHT = "shade", "hillshade"  # on heights, multiplied with what lies below
SEEN_THROUGH = "rivercells", "depth", "flooddepth", "change"  # rasters that show nothing in most places
COVERING = "triangles", "nodecells", "watersheds"  # features that lie everywhere
FROM_THE_TOP = (  # styles: points, water, rivers, borders, light, what lies over the land, and the land
    "spillpoints", "nodes", "subbasinnodes", "grownnodes", "junctions",
    "depth", "flooddepth", "saltpans", "waterlevels", "lakes",
    "path", "longestpaths", "missed", "courses", "tablerivers", "drainage", "meshrivers", "grownrivers", "rivers",
    "flood", "ridges", "divides", "watersheds", "subbasins", "catchment", "primitives", "nodecells", "triangles",
    "modelcoast",
    "shade", "hillshade",
    "rivercells", "change", "moved", "wetness", "power", "soilloss", "slope", "flow", "distance", "height", "angles",
    *GROUND_LAYERS,
)  # fmt: skip
FEATURES, RASTER, MESH = "features", "raster", "mesh"
# QGIS takes a file with another option for another layer. GDAL 3.6 to 3.7.0 may crash where several threads decode.
ONCE_MORE = "|option:NUM_THREADS=1"


class MadeLayer(NamedTuple):
    """A layer that a run has made: where it is, and how it is to be loaded."""

    output: str  # the name of its parameter
    place: str
    kind: str
    style: str
    label: str  # of its output: the name that QGIS would give
    title: str  # the name that it gets instead, unless the user named it
    schema: tuple = ()  # of features


def is_seen(made: MadeLayer, layers: list[MadeLayer]) -> bool:
    """Tell whether a layer is checked among those that come with it, the first of which answers the question."""
    land = [each for each in layers if each.style in GROUND_LAYERS]
    covered = land or any(each.style in LIGHT for each in layers)
    if made.style in GROUND_LAYERS:
        return made is land[0]
    if made.kind == FEATURES:
        return not (covered and made.style in COVERING)
    return made.style in LIGHT + SEEN_THROUGH or (made is layers[0] and not covered)


def lit(context: QgsProcessingContext, layers: list[MadeLayer], dem: str) -> list[MadeLayer]:
    """Return the layers with the light on those that are ground and seen, which QGIS is asked to load with them.

    ``dem`` is the source of the heights below clothes; where there is none they stay without light.
    """
    if any(each.style in LIGHT for each in layers):
        return layers
    lights = []
    for made in layers:
        heights = dem if made.style == CLOTHES else made.place
        if heights and made.style in GROUND_LAYERS and is_seen(made, layers):
            ground = context.layerToLoadOnCompletionDetails(made.place)
            title, place = titled(ground.name, "hillshade"), f"{heights}{ONCE_MORE}"
            details = QgsProcessingContext.LayerDetails(title, ground.project, made.output)
            details.forceName = True  # or QGIS, as it is set up at first, gives it the name of the file
            context.addLayerToLoadOnCompletion(place, details)
            lights.append(made._replace(place=place, style="hillshade", label=title, title=""))
    return [*layers, *lights]


class RunGroup:
    """The group in the layer tree for the layers of one run; a layer that comes alone has none and is always seen."""

    def __init__(self, title, layers):
        self.title, self._layers = title, layers
        self._group = None
        self._ranks = {}

    def take(self, layer: QgsMapLayer, project: QgsProject, made: MadeLayer) -> None:
        """Move a layer that QGIS has just added into the group, at its place, and check it if it is to be seen."""
        node = project.layerTreeRoot().findLayer(layer.id()) if project else None
        if node is None:
            return
        if len(self._layers) > 1:
            node = self._moved(node, layer, made)
        node.setExpanded(made.kind == FEATURES or made.style == CLOTHES)  # at its place: QGIS collapses long legends

    def _moved(self, node, layer, made):
        """Return the node that has taken the place of another, within the group."""
        parent = node.parent()
        if self._group is None:
            self._group = parent.insertGroup(parent.children().index(node), self.title)
        rank = _rank(made)
        moved = node.clone()
        moved.setItemVisibilityChecked(is_seen(made, self._layers))
        below = (k for k, other in enumerate(self._group.children()) if self._ranks.get(_id(other), rank) > rank)
        self._group.insertChildNode(next(below, -1), moved)
        parent.removeChildNode(node)  # only now: what is nowhere in the tree leaves the project
        self._ranks[layer.id()] = rank
        return moved


def _id(node):
    return node.layerId() if isinstance(node, QgsLayerTreeLayer) else ""


def _rank(made):
    """Return the place of a layer from the top; those without a style lie above all, or right above the land."""
    if made.style in FROM_THE_TOP:
        return FROM_THE_TOP.index(made.style)
    return -1 if made.kind == FEATURES else FROM_THE_TOP.index(GROUND_LAYERS[0]) - 0.5
