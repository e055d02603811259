"""Work that other processes do for the window, which stays alive meanwhile."""

from __future__ import annotations

from qgis.PyQt.QtCore import QObject, QProcess, QTimer, pyqtSignal

from ..dependencies import surroundings

GRACE_MS = 10_000  # for a process to put its things away after it was asked to stop


class Errand(QObject):
    """Commands that run one after the other; it tells each line that they say, and whether all went well.

    A process is asked to stop by the end of its standard input, which also comes when QGIS is no more.
    """

    said = pyqtSignal(str)
    ended = pyqtSignal(bool)

    def __init__(self, commands, patient=False, parent=None):
        super().__init__(parent)
        self._commands = list(commands)
        self._patient = patient  # it puts its things away when it is asked to stop
        self.cancelled = False
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        self._process.setProcessEnvironment(surroundings())
        self._process.readyReadStandardOutput.connect(self._hear)
        self._process.finished.connect(self._next)
        self._process.errorOccurred.connect(self._failed)

    def start(self) -> None:
        """Begin with the first command."""
        program, *arguments = self._commands.pop(0)
        self._process.start(program, arguments)

    def cancel(self) -> None:
        """Stop, now or after what has to be put away."""
        self.cancelled = True
        self._process.closeWriteChannel()
        if self._patient:
            QTimer.singleShot(GRACE_MS, self._process.kill)
        else:
            self._process.kill()

    def abandon(self) -> None:
        """Stop because the window goes: nobody hears any more."""
        self.blockSignals(True)
        self.cancel()
        if not self._process.waitForFinished(GRACE_MS):
            self._process.kill()
            self._process.waitForFinished(GRACE_MS)

    def _hear(self):
        while self._process.canReadLine():
            self.said.emit(bytes(self._process.readLine()).decode("utf-8", "replace").rstrip())

    def _next(self, code, status):
        self._hear()
        rest = bytes(self._process.readAll()).decode("utf-8", "replace").strip()
        if rest:
            self.said.emit(rest)
        well = code == 0 and status == QProcess.ExitStatus.NormalExit and not self.cancelled
        if well and self._commands:
            self.start()
        else:
            self.ended.emit(well)

    def _failed(self, error):
        if error == QProcess.ProcessError.FailedToStart:
            self.said.emit(self._process.errorString())
            self.ended.emit(False)
