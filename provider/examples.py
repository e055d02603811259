"""The example models, as algorithms of the provider."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from qgis.core import QgsProcessingModelAlgorithm

from .pages import ROOT
from .translation import tr

MODELS = ROOT / "examples" / "models"


class ExampleModel(QgsProcessingModelAlgorithm):
    """A model whose name, labels and help are in the user's language; its id is that of the file."""

    def __init__(self, path: Path):
        super().__init__()
        self.path = path
        self.is_whole = self.fromFile(str(path))
        self.setHelpContent({about: tr(text) for about, text in self.helpContent().items()})
        for definition in self.parameterDefinitions():
            definition.setDescription(tr(definition.description()))
            definition.setHelp(tr(definition.help()))

    def createInstance(self) -> ExampleModel:
        """Return a fresh instance, which QGIS would make without the language."""
        return ExampleModel(self.path)

    def displayName(self) -> str:
        """Return the name in the toolbox."""
        return tr(super().displayName())

    def group(self) -> str:
        """Return the name of the group."""
        return tr(super().group())


def example_models() -> Iterator[ExampleModel]:
    """Yield the models; the algorithms that they are made of must be registered."""
    for path in sorted(MODELS.glob("*.model3")):
        model = ExampleModel(path)
        if model.is_whole:
            yield model
