"""Which layer holds the heights that a click is about, as far as layers tell before they are read."""

from __future__ import annotations

import re

from qgis.core import Qgis, QgsProject, QgsRasterLayer

from ..base.kept_styles import STYLE_OF_OURS
from ..translation import tr

OUR_HEIGHTS = ("eroded", "hillshade", "relief", "terrain")  # styles of our rasters that hold heights
LENGTH_UNITS = re.compile(r"m|met(er|re)s?|mètres?|ft|f(oo|ee)t|us[- ]survey[- ](foot|feet)|(us-)?ft", re.IGNORECASE)
BYTES = (Qgis.DataType.Byte, Qgis.DataType.ARGB32, Qgis.DataType.ARGB32_Premultiplied)
# What other programs call what they make of heights, in the languages of the dialogs; mostly the last word of a name.
DERIVED = re.compile(
    r"hill ?shad(e|ing)|shaded relief|schummerung|ombrage|accumulation|akkumulation"
    r"|(catchment|contributing|upslope) area"
    r"|(directions?|fließrichtung|slope|neigung|pente|aspect|exposition|curvature|ruggedness|tri|tpi|twi)\W*\d*$",
    re.IGNORECASE,
)


def meant_layer(active, known) -> tuple:
    """Return the raster layer that is meant, and a sentence that says what to choose where it cannot be taken.

    It is the active layer; the DEM of the group where that is no raster; else what is ``known`` or the only one.
    """
    if isinstance(active, QgsRasterLayer):
        complaint = complaint_of(active)
        return (None, f"{complaint} {_advice(active, known)}") if complaint else (active, "")
    layer = _likely(active, known)
    return layer, "" if layer is not None else tr("Choose a DEM in the list of layers, then click on it.")


def complaint_of(layer) -> str:
    """Return a sentence that says why a raster layer holds no heights, nothing where it may."""
    ours = layer.customProperty(STYLE_OF_OURS)
    if ours:
        return "" if ours in OUR_HEIGHTS else tr("‘{}’ was made of heights and holds none.").format(layer.name())
    drawn = layer.renderer().type() if layer.renderer() else ""
    if drawn == "hillshade":  # heights that are drawn so
        return ""
    if drawn == "multibandcolor":
        return tr("‘{}’ is a picture of {} bands and holds no heights.").format(layer.name(), layer.bandCount())
    unit = _unit(layer)
    if unit and not LENGTH_UNITS.fullmatch(unit):
        return tr("‘{}’ is in {} and holds no heights.").format(layer.name(), unit)
    if not unit and (drawn == "paletted" or layer.dataProvider().dataType(1) in BYTES):
        return tr("‘{}’ holds shades or classes from 0 to 255, and no heights.").format(layer.name())
    for name in (layer.name(), layer.dataProvider().generateBandName(1)):
        if DERIVED.search(name.replace("_", " ")):
            return tr("‘{}’ is called what is made of heights, and is taken to hold none.").format(layer.name())
    return ""


def _unit(layer):
    """Return the unit that the file states for its values."""
    from ..layers.gdal_files import open_gdal

    dataset = open_gdal(layer.source(), []) if layer.providerType() == "gdal" else None
    return dataset.GetRasterBand(1).GetUnitType().strip() if dataset is not None else ""


def _likely(active, known):
    """Return the layer with heights that goes with another layer, or None where nobody can know."""
    rasters = [each for each in QgsProject.instance().mapLayers().values() if isinstance(each, QgsRasterLayer)]
    heights = [each for each in rasters if not complaint_of(each)]
    node = QgsProject.instance().layerTreeRoot().findLayer(active.id()) if active is not None else None
    group = node.parent() if node is not None else None
    title, mates = (group.name(), group.findLayerIds()) if group is not None and group.parent() else ("", [])
    for fits in (
        lambda each: title.endswith(f" · {each.name()}"),  # what our runs were about
        lambda each: each.id() in mates,
        lambda each: each.id() in known,
        lambda each: len(heights) == 1,
    ):
        fitting = [each for each in heights if fits(each)]
        if fitting:
            return fitting[0]
    return None


def _advice(refused, known):
    """Return what to choose instead of a layer."""
    layer = _likely(refused, known)
    if layer is None:
        return tr("Choose a DEM in the list of layers, then click on it.")
    return tr("Choose ‘{}’ in the list of layers, then click on it.").format(layer.name())
