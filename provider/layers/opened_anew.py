"""Layers opened anew: QGIS calls a layer valid that was so when it was loaded, whatever became of its file since."""

from __future__ import annotations

from qgis.core import QgsDataProvider, QgsMapLayer, QgsProviderRegistry, QgsRasterLayer

from ...core.report.texts import Text
from ..errors import refusal

MEMORY_PROVIDER = "memory"


def check_opens(layer: QgsMapLayer) -> None:
    """Refuse a layer that cannot be opened any more, or whose cells are others by now."""
    if layer.providerType() == MEMORY_PROVIDER:
        return
    is_raster = isinstance(layer, QgsRasterLayer)
    opens, is_same = _opened_anew(layer, is_raster)
    if not opens:
        refuse_gone(Text("raster") if is_raster else Text("layer"), layer.name())
    if not is_same:
        raise refusal(
            "The raster ‘{}’ has other cells than when it was loaded: remove it from the project, and load it again.",
            layer.name()
        )


def _opened_anew(layer, is_raster):
    """Tell whether a layer opens once more, and whether it then has as many cells as before."""
    known = layer.dataProvider()
    options = QgsDataProvider.ProviderOptions()
    options.transformContext = layer.transformContext()
    fresh = QgsProviderRegistry.instance().createProvider(layer.providerType(), known.dataSourceUri(), options)
    if fresh is None or not fresh.isValid():
        return False, False
    return True, not is_raster or (fresh.xSize(), fresh.ySize()) == (known.xSize(), known.ySize())


def refuse_gone(kind: Text, name: str) -> None:
    """Refuse a layer that was there and is no more."""
    raise refusal(
        "The {} ‘{}’ can no longer be opened: its source was removed or damaged since it was loaded. Restore it, or "
        "load the layer again from where it is now.",
        kind, name
    )
