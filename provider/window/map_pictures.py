"""Small pictures of layers, painted as the map paints them."""

from __future__ import annotations

from qgis.core import QgsMapLayer, QgsMapRendererParallelJob, QgsMapSettings
from qgis.PyQt.QtCore import QSize, Qt
from qgis.PyQt.QtGui import QPixmap

PICTURE_MARGIN = 1.05  # of the picture, times what is shown
DOTS_AN_INCH = 48  # half of those of a map, so that lines are as thin as the picture is small


def picture_of(layers: list[QgsMapLayer], side: int) -> QPixmap:
    """Return a square picture of layers, the topmost first, on the map and within the extent of the last."""
    settings = QgsMapSettings()
    settings.setLayers(layers)
    settings.setDestinationCrs(layers[-1].crs())
    extent = layers[-1].extent()
    extent.scale(PICTURE_MARGIN)
    settings.setExtent(extent)
    settings.setOutputDpi(DOTS_AN_INCH)
    settings.setOutputSize(QSize(side, side))
    settings.setBackgroundColor(Qt.GlobalColor.transparent)
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    return QPixmap.fromImage(job.renderedImage())
