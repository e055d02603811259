"""Runs of algorithms in the background of the window; layers that are meant for the project join it."""

from __future__ import annotations

import time

from qgis.core import (
    QgsApplication,
    QgsMapLayer,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingUtils,
    QgsProject,
)
from qgis.PyQt.QtCore import QEventLoop, QObject, pyqtSignal
from qgis.PyQt.QtWidgets import QApplication

from ..compiling.announced import counts_compiling
from .messages import log

GRACE_S, POLL_MS = 10.0, 50  # for a run to end after it was cancelled


class _Heard(QgsProcessingFeedback):
    """Keeps what a run says that went wrong, and how much it has compiled while it does so."""

    def __init__(self):
        super().__init__(False)
        self.errors = []
        self.compiling = ""

    def pushInfo(self, info: str) -> None:
        """Keep what is told of compiling, and let it be seen."""
        self.compiling = info if counts_compiling(info) else ""
        self.progressChanged.emit(self.progress())

    def reportError(self, error: str, fatalError: bool = False) -> None:
        """Keep an error."""
        self.errors.append(error)


class BackgroundRun(QObject):
    """A run that QGIS shows among its tasks; it tells how it ended with its results, none where it failed."""

    _left = set()  # those that had not ended when the window went
    ended = pyqtSignal(bool, dict)
    moved = pyqtSignal(float)  # how far it is, in percent

    def __init__(self, algorithm_id, parameters, parent=None):
        super().__init__(parent)
        self.context = QgsProcessingContext()
        self.context.setProject(QgsProject.instance())
        self._feedback = _Heard()
        self._feedback.progressChanged.connect(self.moved)
        algorithm = QgsApplication.processingRegistry().algorithmById(f"headwaters:{algorithm_id}")
        self._task = QgsProcessingAlgRunnerTask(algorithm, parameters, self.context, self._feedback)
        self._task.executed.connect(self._done)
        self._task.taskTerminated.connect(self._gone)  # all there is of one that never began

    def start(self) -> None:
        """Begin as soon as QGIS has time for it."""
        QgsApplication.taskManager().addTask(self._task)

    def cancel(self) -> None:
        """Stop, and tell nobody."""
        self.blockSignals(True)
        self._feedback.cancel()
        if self._task is not None:
            self._task.cancel()

    def abandon(self) -> None:
        """Stop because the window goes, and wait until nothing of the run is left."""
        self.cancel()
        deadline = time.monotonic() + GRACE_S
        while self._task is not None and time.monotonic() < deadline:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, POLL_MS)
        if self._task is not None:  # it compiles, which nothing interrupts: what its thread works with stays
            self.setParent(None)
            self._left.add(self)

    @property
    def compiling(self) -> str:
        """How much is compiled, while it is: what a person waits for the first time."""
        return self._feedback.compiling

    @property
    def complaint(self) -> str:
        """What went wrong."""
        return " ".join(self._feedback.errors)

    def take(self, place) -> QgsMapLayer | None:
        """Return a layer that the run has made and that joined no project; it is the caller's from now on."""
        layer = QgsProcessingUtils.mapLayerFromString(place, self.context)
        return None if layer is None else self.context.temporaryLayerStore().takeMapLayer(layer)

    def _gone(self):
        self._task = None  # QGIS deletes it
        self._left.discard(self)

    def _done(self, well, results):
        self._gone()
        for error in self._feedback.errors:
            log(error)
        if well and not self._feedback.isCanceled():
            self._add_layers()
        self.ended.emit(well, results)
        self.deleteLater()

    def _add_layers(self):
        """Add the layers that are meant for a project, as the dialogs of Processing do."""
        for place, details in self.context.layersToLoadOnCompletion().items():
            layer = self.take(place)
            if layer is None:
                continue
            details.setOutputLayerName(layer)
            details.project.addMapLayer(layer)
            if details.postProcessor() is not None:
                details.postProcessor().postProcessLayer(layer, self.context, self._feedback)
