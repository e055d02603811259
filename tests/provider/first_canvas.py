"""What there is on the canvas after an algorithm was run with its defaults on the packaged data; and pictures of it."""

from pathlib import Path

from headwaters.provider.base.small_runs import reference_of, without_sizes
from qgis.core import (
    QgsLayerTree,
    QgsLayerTreeModel,
    QgsMapRendererParallelJob,
    QgsMapSettings,
    QgsProject,
    QgsRectangle,
)
from qgis.PyQt.QtCore import QSize, Qt
from qgis.PyQt.QtGui import QColor

from .running import Listener, run
from .small import RUNS, destinations

DATA = Path(__file__).resolve().parents[2] / "examples" / "data"
LAND = {
    "dem": str(DATA / "jacksboro.tif"),
    "coast": f"{DATA / 'sardinia.gpkg'}|layername=coastline",
    "sketch": f"{DATA / 'sardinia.gpkg'}|layername=rivers",
}
# What keeps a run on this land as short as a test may be; all else is what the dialog says.
SIZES = {
    "drainagebasins": {"SPACING": 3000},
    "growrivers": {"SPACING": 9000},
    "lehenyerosion": {"COLUMNS": 200, "ROWS": 150, "EVENTS": 3000},
    "renderterrain": {"CELL_SIZE": 800},
    "rivererosion": {"ITERATIONS": 4},
    "terrainfromcoastline": {"SPACING": 9000, "CELL_SIZE": 800, "EROSION_CELL_SIZE": 0},
    "terrainmodel": {"EROSION_CELL_SIZE": 0, "PRIMITIVES_PER_CELL": 1},
    "trianglemesh": {"POINTS": 2000},
}
SIDE = 600  # of pictures, in pixels


class FirstCanvas:
    """The canvas after a run by its name in the lists of small runs, on the packaged data; it may be given more."""

    def __init__(self, name, made, **more):
        self.project = QgsProject.instance()
        self.project.clear()
        _load(name, made, more)
        self.nodes = self.project.layerTreeRoot().findLayers()

    def layers(self):
        """Return the layers that are seen, from the top."""
        return [node.layer() for node in self.nodes if node.isVisible()]

    def picture(self, layers=None):
        """Return a picture of layers, of all that are seen if none are named, on white."""
        layers = self.layers() if layers is None else layers
        settings = QgsMapSettings()
        settings.setLayers(layers)
        widest = max(self.layers(), key=_width)
        settings.setDestinationCrs(widest.crs())
        extent = QgsRectangle(widest.extent())
        extent.scale(1.02)
        settings.setExtent(extent)
        settings.setOutputSize(QSize(SIDE, max(1, round(SIDE * extent.height() / extent.width()))))
        settings.setBackgroundColor(QColor("white"))
        job = QgsMapRendererParallelJob(settings)
        job.start()
        job.waitForFinished()
        return job.renderedImage()

    def legends(self):
        """Return the legend of each layer that is seen: its texts, and pictures of its symbols."""
        legends = {}
        for layer in self.layers():
            tree = QgsLayerTree()
            model = QgsLayerTreeModel(tree)
            node = tree.addLayer(layer)
            model.setFlag(QgsLayerTreeModel.Flag.ShowLegend)
            legends[layer] = [
                (each.data(Qt.ItemDataRole.DisplayRole), each.data(Qt.ItemDataRole.DecorationRole))
                for each in model.layerLegendNodes(node)
            ]
        return legends


def _width(layer):
    """Return how wide a layer is, 0 where it holds nothing."""
    extent = layer.extent()
    return extent.width() if extent.isFinite() and not extent.isEmpty() else 0.0


def _load(name, made, more):
    """Run an algorithm as the toolbox does, with what is made by default."""
    import processing

    given = _given(name, made)
    for output in destinations(name):
        if output.createByDefault():
            given[output.name()] = "TEMPORARY_OUTPUT"
    given.update(more)
    processing.runAndLoadResults(f"headwaters:{RUNS[name].algorithm}", given, feedback=Listener())


def _given(name, made):
    outputs = {each.name() for each in destinations(name)}
    given = {key: value for key, value in RUNS[name].parameters.items() if key not in outputs}
    given = {key: _value(value, made) for key, value in without_sizes(given).items()}
    return {**given, **SIZES.get(RUNS[name].algorithm, {})}


def _value(value, made):
    """Return a value, with what a reference stands for; runs are made when they are first asked for."""
    if reference_of(value) is None:
        return value
    name, thing = reference_of(value)
    if not name:
        return LAND[thing]
    if name not in made:
        outputs = {each.name(): "TEMPORARY_OUTPUT" for each in destinations(name)}
        made[name] = run(RUNS[name].algorithm, **_given(name, made), **outputs)
    return made[name][thing]
