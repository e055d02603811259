"""Coarse islands on the map, to look at until the fine one of the same seed is there."""

from __future__ import annotations

from qgis.core import QgsLayerTreeGroup, QgsMapLayer, QgsMapLayerStyle, QgsProject

from ..translation import tr

COARSE_SEED = "headwaters/coarse_seed"  # property of the group: what its island was made by


def lay_coarse(project: QgsProject, seed: int, layers: list[QgsMapLayer]) -> None:
    """Lay copies of the layers of an island, the topmost first, over the map, in place of one that lies there."""
    lift_coarse(project)
    group = QgsLayerTreeGroup(tr("Coarse island of seed {}").format(seed))
    group.setCustomProperty(COARSE_SEED, seed)
    group.setExpanded(False)
    project.layerTreeRoot().insertChildNode(0, group)
    for layer in layers:
        style, copy = QgsMapLayerStyle(), layer.clone()
        style.readFromLayer(layer)
        style.writeToLayer(copy)  # before 3.26 a copy forgets how cells are drawn that are large on the map
        group.addLayer(project.addMapLayer(copy, False))


def lift_coarse(project: QgsProject, seed: int | None = None) -> None:
    """Take the coarse island of a seed off the map, if it lies there; of any seed if none is said."""
    for group in project.layerTreeRoot().findGroups():
        laid = group.customProperty(COARSE_SEED)
        if laid is not None and seed in (None, int(laid)):
            project.removeMapLayers(group.findLayerIds())
            project.layerTreeRoot().removeChildNode(group)
