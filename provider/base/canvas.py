"""Where the layers of a run lie on the canvas: in one group, in the order in which a map is drawn."""

from __future__ import annotations

from qgis.core import QgsLayerTreeLayer, QgsProject, QgsRasterLayer, QgsVectorLayer

FROM_THE_TOP = (  # styles: points, rivers, water, borders, then what lies over the land, and the land
    "spillpoints", "nodes", "grownnodes", "junctions",
    "path", "courses", "tablerivers", "drainage", "meshrivers", "grownrivers", "rivers",
    "saltpans", "waterlevels", "lakes",
    "ridges", "divides", "watersheds", "catchment", "primitives", "nodecells", "modelcoast",
    "rivercells", "depth", "change", "moved",
    "shade", "hillshade", "relief", "eroded", "terrain", "flow", "distance", "height", "angles",
)  # fmt: skip


class RunGroup:
    """The group in the layer tree for the layers of one run; a layer that comes alone has none and is always seen."""

    def __init__(self, title, layers):
        self.title = title
        self._alone = layers == 1
        self._group = None
        self._ranks = {}

    def take(self, layer: QgsRasterLayer, project: QgsProject, style: str, shown: bool) -> None:
        """Move a layer that QGIS has just added into the group, at its place; only what is ``shown`` is checked."""
        node = project.layerTreeRoot().findLayer(layer.id()) if project else None
        if node is None:
            return
        vector = isinstance(layer, QgsVectorLayer)
        node.setExpanded(vector)
        if self._alone:
            return
        parent = node.parent()
        if self._group is None:
            self._group = parent.insertGroup(parent.children().index(node), self.title)
        rank = _rank(style, vector)
        moved = node.clone()
        moved.setItemVisibilityChecked(shown)
        below = (k for k, other in enumerate(self._group.children()) if self._ranks.get(_id(other), rank) > rank)
        self._group.insertChildNode(next(below, -1), moved)
        parent.removeChildNode(node)  # only now: what is nowhere in the tree leaves the project
        self._ranks[layer.id()] = rank


def _id(node):
    return node.layerId() if isinstance(node, QgsLayerTreeLayer) else ""


def _rank(style, vector):
    """Return the place of a style from the top; features without one lie above all, such rasters below all."""
    return FROM_THE_TOP.index(style) if style in FROM_THE_TOP else -1 if vector else len(FROM_THE_TOP)
