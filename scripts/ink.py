"""Draws features over a picture: rivers that grow wider downstream, borders, dots and words."""

import numpy as np
from osgeo import gdal, ogr
from qgis.PyQt.QtCore import QPointF, Qt
from qgis.PyQt.QtGui import QColor, QImage, QPainter, QPen
from scipy import ndimage

gdal.UseExceptions()
ogr.UseExceptions()

FINE = 2  # the ink is drawn so many times finer than the picture


class Sheet:
    """A sheet over a picture of a raster: features of files are drawn where they lie."""

    def __init__(self, raster, scale=1):
        """Lie over a picture that has ``scale`` pixels a cell."""
        source = gdal.Open(str(raster))
        self.shape = source.RasterYSize * scale, source.RasterXSize * scale
        self.geotransform = source.GetGeoTransform()
        self.scale = scale

    def features(self, path, *fields):
        """Return for each feature of a file its parts, in pixels of the picture, and the values of the fields."""
        store = ogr.Open(str(path))
        return [
            (list(self._parts(feature.GetGeometryRef())), *(feature.GetField(field) for field in fields))
            for feature in store.GetLayer()
        ]

    def _parts(self, shape):
        if shape.GetGeometryCount():
            for number in range(shape.GetGeometryCount()):
                yield from self._parts(shape.GetGeometryRef(number))
        else:
            x, y = np.array(shape.GetPoints())[:, :2].T
            west, width, _, north, _, height = self.geotransform
            yield np.stack([(x - west) / width, (y - north) / height], axis=1) * self.scale

    def strokes(self, strokes):
        """Return how much ink lies on each pixel after lines with round ends: (points, width at each point)."""
        with Ink(self.shape) as ink:
            for points, widths in strokes:
                ink.line(points, np.broadcast_to(widths, len(points)))
        return ink.share()

    def dots(self, points, radius):
        """Return how much ink lies on each pixel after a dot at each point."""
        return self.strokes((np.array([point, point + 0.01]), 2 * radius) for point in points)  # Qt draws no line of 0


class Ink:
    """White ink on a black sheet."""

    def __init__(self, shape):
        self.rows, self.columns = shape
        self.image = QImage(self.columns * FINE, self.rows * FINE, QImage.Format.Format_Grayscale8)
        self.image.fill(0)
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.scale(FINE, FINE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.painter.end()

    def line(self, points, widths):
        """Draw a line that has a width at each of its points."""
        pen = QPen(QColor("white"))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        for start, end, width in zip(points[:-1], points[1:], (widths[:-1] + widths[1:]) / 2):
            pen.setWidthF(float(width))
            self.painter.setPen(pen)
            self.painter.drawLine(QPointF(*start), QPointF(*end))

    def share(self):
        """Return from 0 to 1 how much of each pixel is covered."""
        bits = self.image.constBits()
        bits.setsize(self.image.bytesPerLine() * self.image.height())
        ink = np.frombuffer(bits, np.uint8).reshape(self.image.height(), -1)[:, : self.image.width()]
        return ink.reshape(self.rows, FINE, self.columns, FINE).mean(axis=(1, 3)) / 255


def rivers(sheet, path, width, power=0.4, least=0.0):
    """Return the strokes of rivers: ``width`` pixels where one km² drains, growing with a power of the area."""
    for parts, upper, lower in sheet.features(path, "area_in_km2", "area_out_km2"):
        for points in parts:
            distance = np.append(0, np.cumsum(np.hypot(*np.diff(points, axis=0).T)))
            area = np.interp(distance, distance[[0, -1]], [upper, lower])
            yield points, np.maximum(width * area**power, least)


def borders(sheet, path, width, softness=2.5):
    """Return the strokes of the outlines of polygons, their stairs smoothed."""
    for (parts,) in sheet.features(path):
        for ring in parts:
            yield smooth_ring(ring, softness), width


def smooth_ring(ring, softness):
    """Return a closed line without stairs: each point becomes a mean of those near it."""
    distance = np.append(0, np.cumsum(np.hypot(*np.diff(ring, axis=0).T)))
    steps = np.linspace(0, distance[-1], max(int(distance[-1]), 4), endpoint=False)
    even = np.stack([np.interp(steps, distance, each) for each in ring.T], axis=1)
    even = ndimage.gaussian_filter1d(even, min(softness, len(even) / 12), axis=0, mode="wrap")
    return np.concatenate([even, even[:1]])
