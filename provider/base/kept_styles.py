"""Styles kept with the files of layers: in a GeoPackage, beside a raster. Tomorrow they look as they do today."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsProviderRegistry, QgsRasterLayer, QgsVectorLayer

STYLE_OF_OURS = (
    "headwaters/style"  # a property of layers whose style we made, so that those that people made are left alone
)


def keep_style(layer: QgsRasterLayer, style: str) -> None:
    """Write the style of a layer to where QGIS looks for it when somebody opens the file."""
    layer.setCustomProperty(STYLE_OF_OURS, style)
    source = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    path = Path(source.get("path") or "")
    if not path.is_file() or "openOptions" in source:
        return
    if isinstance(layer, QgsVectorLayer) and path.suffix.lower() == ".gpkg":
        _into_geopackage(layer, style)
    elif isinstance(layer, (QgsVectorLayer, QgsRasterLayer)):
        beside = path.with_suffix(".qml")
        if not beside.exists() or STYLE_OF_OURS in beside.read_text(encoding="utf-8", errors="replace"):
            layer.saveNamedStyle(str(beside))


def _into_geopackage(layer, style):
    """Make a style the default of a table; an older one of that table goes first, or QGIS would ask."""
    _, ids, names, *_ = layer.listStylesInDatabase()
    for number, name in zip(ids, names):
        if name == style:
            layer.deleteStyleFromDatabase(number)
    layer.saveStyleToDatabase(style, "Headwaters", True, "")
