"""The example models, as algorithms of the provider."""

from qgis.core import QgsProcessingModelAlgorithm

from .pages import ROOT

MODELS = ROOT / "examples" / "models"


def example_models():
    """Yield the models; the algorithms that they are made of must be registered."""
    for path in sorted(MODELS.glob("*.model3")):
        model = QgsProcessingModelAlgorithm()
        if model.fromFile(str(path)):
            yield model
