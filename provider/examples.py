"""The example models, as algorithms of the provider."""

from __future__ import annotations

from collections.abc import Iterator

from qgis.core import QgsProcessingModelAlgorithm

from .pages import ROOT

MODELS = ROOT / "examples" / "models"


def example_models() -> Iterator:
    """Yield the models; the algorithms that they are made of must be registered."""
    for path in sorted(MODELS.glob("*.model3")):
        model = QgsProcessingModelAlgorithm()
        if model.fromFile(str(path)):
            yield model
