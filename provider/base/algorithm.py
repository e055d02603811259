"""The one base class: identity, help and the run, so that an algorithm only says what is its own."""

from __future__ import annotations

import functools
import traceback
from typing import Any

import numpy as np
from qgis.core import (
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputDefinition,
    QgsProcessingOutputNumber,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterMapLayer,
    QgsProcessingParameterMeshLayer,
    QgsProcessingParameterRasterLayer,
    QgsRasterLayer,
)
from qgis.PyQt.QtGui import QIcon

from ...core.run.run import Run
from ..compiling.announced import compiling_announced
from ..dependencies import missing_packages, prepare_compiler
from ..errors import UserError, refusal
from ..groups import GROUPS, START, START_HERE, icon_path
from ..layers.crs import warn_of_mixed_crs
from ..layers.gdal_files import gdal_messages
from ..layers.mesh_files import BED_DATASET, MeshSource
from ..layers.opened_anew import check_opens
from ..layers.raster_reading import RasterSource
from ..layers.vector_reading import layer_of_container
from ..numbers import are_large, told_number
from ..pages import page_address, source_address
from ..progress import FeedbackProgress
from ..translation import tr
from .checks import ParameterChecks, unknown_parameter
from .inputs import Inputs, given_values, named_field, plain_values, raster_unless_number
from .outputs import Outputs, opened
from .parameters import NUMBER_OR_RASTER
from .references import academic_references, external_links

LAYER_INPUTS = (QgsProcessingParameterRasterLayer, QgsProcessingParameterMapLayer)


def _raised_anew(method):
    """Raise the sentence of a `UserError` anew: QGIS never lets go of the frames, and so the arrays, of an error.

    Nor of those that have called it, which know the context: its layers go, or their files would stay open for ever.
    """

    @functools.wraps(method)
    def wrapper(self, parameters, context, feedback):
        try:
            return method(self, parameters, context, feedback)
        except UserError as error:
            complaint = str(error)
            self.rasters = {}
            _let_go(error)
            _forget_layers(parameters, context)
        raise UserError(complaint)

    return wrapper


def _let_go(error):
    """Empty the frames of an error, which refer to each other and so hold files and the space of those removed."""
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        error = error.__cause__ or error.__context__


def _forget_layers(parameters, context):
    """Take the layers out of a context that QGIS has loaded for parameters, where these are names of files."""
    store, names = context.temporaryLayerStore(), [value for value in parameters.values() if isinstance(value, str)]
    for layer in store.mapLayers().values():
        if layer.source() in names:
            store.takeMapLayer(layer)  # who else knows it keeps it


def _plural(tag):
    """Return the usual plural of a word."""
    if tag.endswith("y") and not tag.endswith(("ay", "ey", "oy", "uy")):
        return f"{tag[:-1]}ies"
    return tag if tag.endswith("s") else f"{tag}s"


class HeadwatersAlgorithm(QgsProcessingAlgorithm):
    """An algorithm of Headwaters. A subclass states the constants, `parameters` and `compute`."""

    ID = ""
    NAME = ""
    GROUP = ""
    SUMMARY = ""  # one sentence: tooltip, first line of the help
    DESCRIPTION = ()  # paragraphs of the help
    TAGS = ""  # words that people search for, parted by commas
    FOREIGN_TAGS = ""  # the same in German, French, Spanish, Portuguese or Italian, whatever the window speaks
    REPLACES = {}  # programs, and the names of their tools that it stands in for, parted by semicolons
    REFERENCES = ()
    SHOWN_FOR = {}  # parameters and outputs that count, and are shown, for one word of a choice only: (choice, word)
    NEEDED = ()  # parameters that may be empty, each since another one may stand for it: dialogs ask for them
    RUNS = {}  # small runs by name, the first of which its page shows; small_runs.py says what their values mean
    IN_MEMORY = {}  # of these runs those that work in memory alone, and what they say does so

    def parameters(self) -> list:
        """Return parameters and number outputs in the order of the dialog."""
        raise NotImplementedError

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Compute, write, and return the values of the outputs."""
        raise NotImplementedError

    # Identity

    def createInstance(self) -> HeadwatersAlgorithm:
        """Return a fresh instance; each serves one run."""
        return type(self)()

    def name(self) -> str:
        """Return the id."""
        return self.ID

    def displayName(self) -> str:
        """Return the name in the toolbox."""
        return tr(self.NAME)

    def groupId(self) -> str:
        """Return the id of the group: that of the subject, but for those to start with."""
        return START if self.ID in START_HERE else self.GROUP

    def group(self) -> str:
        """Return the name of the group; that to start with begins with a space, which is first in any locale."""
        return " " * (self.groupId() == START) + tr(GROUPS[self.groupId()])

    def tags(self) -> list[str]:
        """Return words that people search for, in the plural and other languages too, and names of tools like it."""
        tags = [tr(tag) for tag in self.TAGS.split(", ")]
        tools = [*self.REPLACES, *(tool for names in self.REPLACES.values() for tool in names.split("; "))]
        return list(dict.fromkeys([*tags, *map(_plural, tags), *tools, *filter(None, self.FOREIGN_TAGS.split(", "))]))

    def shortDescription(self) -> str:
        """Return the tooltip."""
        return tr(self.SUMMARY)

    def shortHelpString(self) -> str:
        """Return the help beside the dialog."""
        paragraphs = [self.SUMMARY, *self.DESCRIPTION]
        told = not self.REFERENCES or self.academicReferences()  # then QGIS adds them
        references = [] if told else ["<i>" + tr("References") + "</i>: " + "; ".join(self.REFERENCES)]
        return "".join(f"<p>{tr(text)}</p>" for text in paragraphs + references)

    def academicReferences(self) -> list:
        """Return the references as QGIS 4.4 shows them below the help; none before."""
        return academic_references(self.REFERENCES)

    def externalLinks(self) -> list:
        """Return where the method is told and where the source is, as QGIS 4.4 shows it; none before."""
        source = f"algorithms/{type(self).__module__.partition('.algorithms.')[2].replace('.', '/')}.py"
        return external_links({tr("Method"): self.helpUrl(), tr("Source"): source_address(source)})

    def helpUrl(self) -> str:
        """Return the page of the documentation."""
        return page_address(f"algorithms/{self.ID}")

    def icon(self) -> QIcon:
        """Return the icon of the subject."""
        return QIcon(self.svgIconPath())

    def svgIconPath(self) -> str:
        """Return the file of the subject's icon."""
        return icon_path(self.GROUP)

    def initAlgorithm(self, config: dict | None = None) -> None:
        """Declare parameters and outputs."""
        for definition in self.parameters():
            definition.setDescription(tr(definition.description()))
            if isinstance(definition, QgsProcessingOutputDefinition):
                self.addOutput(definition)
            else:
                definition.setHelp(tr(definition.help()))
                self.addParameter(definition)

    def createCustomParametersWidget(self, parent: str | None = None) -> Any:
        """Return the dialog, in which choices speak and only what counts is shown; None leaves it to QGIS."""
        from .choice_boxes import let_choices_speak
        from .dialog import dressed_dialog

        dialog = dressed_dialog(self.create(), parent)
        if dialog is None:
            let_choices_speak(self)
        return dialog

    # Checks

    def canExecute(self) -> tuple[bool, str]:
        """Refuse to open a dialog where a package is missing; qgis_process does not ask this."""
        missing = missing_packages()
        return (not missing, missing)

    def checkParameterValues(self, parameters: dict, context: QgsProcessingContext) -> tuple[bool, str]:
        """Refuse bad values with a sentence that names parameter, limit and value."""
        missing = missing_packages()
        if missing:
            return False, missing
        given = given_values(parameters, self.parameterDefinitions(), context)
        checks = ParameterChecks(self, given, context)
        with gdal_messages():  # our sentences say it, and it is not printed before them
            complaints = (checks.complaint(definition) for definition in self.parameterDefinitions())
            complaint = unknown_parameter(given, self) or next(filter(None, complaints), "")
            return (False, complaint) if complaint else super().checkParameterValues(given, context)

    # Running

    @_raised_anew
    @gdal_messages()
    def prepareAlgorithm(
        self, parameters: dict, context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> bool:
        """Copy in the main thread what belongs to it: the raster layers; and see which files are read."""
        self.rasters, self.vector_layers, self.meshes, self.vector_names, self.crs_of = {}, {}, {}, {}, {}
        version = self.provider().versionInfo() if self.provider() else ""
        plain = plain_values(parameters, self.parameterDefinitions(), context)
        self.origin = f"Headwaters {version}, {self.displayName()}\n{self.asPythonCommand(plain, context)}"
        parameters = given_values(parameters, self.parameterDefinitions(), context)
        for definition in self.parameterDefinitions():
            name = definition.name()
            if name not in parameters:
                continue
            if isinstance(definition, LAYER_INPUTS):
                layer = self.parameterAsLayer(parameters, name, context)
                if isinstance(layer, QgsRasterLayer):
                    self.rasters[name] = RasterSource(layer)
            elif NUMBER_OR_RASTER in definition.metadata():
                if named_field(self, definition, parameters, context):
                    continue
                layer = raster_unless_number(name, parameters[name], context)
                if layer is not None:
                    self.rasters[name] = RasterSource(layer)
            if isinstance(definition, QgsProcessingParameterMeshLayer):
                layer = self.parameterAsMeshLayer(parameters, name, context)
                if layer is None or not layer.isValid():
                    raise refusal("{}: there is no mesh layer ‘{}’. Check the name.", name, parameters[name])
                self.meshes[name] = MeshSource(layer, parameters.get("MESH_GROUP") or BED_DATASET)
            if isinstance(definition, (QgsProcessingParameterFeatureSource, QgsProcessingParameterMapLayer)):
                layer = self.parameterAsVectorLayer(parameters, name, context)
                if layer is not None:
                    check_opens(layer)
                    self.vector_layers[name] = layer_of_container(layer)
                    self.vector_names[name] = layer.name()
                    self.crs_of[layer.name()] = layer.crs()
        read: list = [*self.rasters.values(), *self.meshes.values()]
        self.crs_of.update((each.name, each.crs) for each in read)
        return True

    @_raised_anew
    def processAlgorithm(
        self, parameters: dict, context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> dict:
        """Run, and turn whatever can go wrong into one clear sentence."""
        missing = missing_packages()
        if missing:
            raise UserError(missing)
        prepare_compiler()
        from ...core.raster.scratch_files import NoRoom, ScratchFailed
        from ...core.run.failures import WaterInCircle
        from ...core.run.run import Cancelled

        progress = FeedbackProgress(feedback)
        inputs = Inputs(self, parameters, context)
        outputs = Outputs(inputs, self.destinationParameterDefinitions())
        warn_of_mixed_crs(progress, self.crs_of)
        try:
            quiet = gdal_messages()  # what libraries say is a detail of our sentence, and not printed before it
            with quiet as said, opened(progress, outputs, self.replaces), compiling_announced(progress, self.ID):
                results = self.compute(progress, inputs, outputs)
                if outputs.scratch.cluster and not outputs.scratch.on_cluster:
                    progress.warn("CLUSTER is ignored: what was chosen works in the memory of this computer alone.")
        except Cancelled:
            left = ", ".join(outputs.begun_elsewhere)
            if left:
                progress.note("Cancelled; part of {} may be in its database.", left)
            else:
                progress.note("Cancelled; nothing was written.")
            return {}
        except NoRoom as error:
            raise refusal(
                "The disk of ‘{}’ is full: make room, set HEADWATERS_SCRATCH to another folder, or clip the raster.",
                outputs.scratch.folder
            ) from error
        except WaterInCircle as error:
            raise refusal(
                "The directions that were found have a cycle at {}, so nothing was made of them. Choose another way in "
                "which ties or depressions are treated, and please tell us of this DEM.",
                error.place
            ) from error
        except ScratchFailed as error:
            raise refusal(
                "Scratch files in ‘{}’ cannot be used ({}): set HEADWATERS_SCRATCH to another folder.",
                outputs.scratch.folder, error
            ) from error
        except OSError as error:
            what = f"‘{error.filename}’: {error.strerror}" if error.filename else error.strerror or error
            raise refusal("A file cannot be read or written ({}). Is its disk there?", what) from error
        except MemoryError as error:
            raise refusal("There is not enough memory: clip the raster or take larger cells.") from error
        finally:
            self.rasters, self.meshes = {}, {}  # QGIS may keep this instance; files are let go
        for text in dict.fromkeys(said):
            feedback.pushDebugInfo(text)
        progress.report(1.0)
        # Numbers of NumPy become those of Python, which JSON can hold: NumPy 2.4 counts in its own.
        results = {name: value.item() if isinstance(value, np.generic) else value for name, value in results.items()}
        self._log_numbers(progress, inputs, results)
        return {definition.name(): results.get(definition.name()) for definition in self.outputDefinitions()}

    def _log_numbers(self, run, inputs, results):
        numbers = [each for each in self.outputDefinitions() if isinstance(each, QgsProcessingOutputNumber)]
        known = [each for each in numbers if each.name() in results and self._counts(each.name(), inputs)]
        large = are_large((each.description(), results[each.name()]) for each in known)
        for definition in known:
            label, text = told_number(definition.description(), results[definition.name()], large)
            run.note("{}: {} [{}]", label, text, definition.name())

    def _counts(self, name, inputs):
        """Tell whether a result counts for the choices that were made; the seed used does where a seed does."""
        choice, word = self.SHOWN_FOR.get(name.replace("_USED", ""), (None, None))
        return choice is None or inputs.choice(choice) == word

    @staticmethod
    def replaces(path: str) -> bool:
        """Tell whether a container that exists may be replaced by an output file; a subclass knows its own."""
        return False
