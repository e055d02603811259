"""All kernels compiled in the background once after each installation and update."""

from __future__ import annotations

import contextlib
import importlib.metadata
import platform
from pathlib import Path

from qgis.core import QgsSettings

from ..dependencies import interpreter, missing_packages
from ..memory import free_memory
from ..pages import ROOT
from ..preparation import apart
from ..preparation.rehearsals import ALL, TERRAIN, WATER
from ..provider import plugin_version
from ..translation import tr
from .errands import Errand
from .messages import BarMessage, log

PREPARED_FOR = "headwaters/prepared_for"
WANTED = "headwaters/prepare_in_background"
NEEDED_BYTES = 3e9  # free memory for two processes with QGIS and the compiler


class BackgroundPreparation:
    """Processes of low priority that prepare Headwaters, and a message that tells how far they are."""

    def __init__(self, window, parts=None):
        self._window = window
        self._parts = parts or (_parts())
        self._done = dict.fromkeys(self._parts, 0.0)
        self._running, self._well = {}, True
        self.message = None

    def start_if_new(self) -> bool:
        """Begin if this version has not been prepared for this Python and compiler; tell whether it has begun."""
        settings = QgsSettings()
        known = settings.value(PREPARED_FOR, "") == this_installation()
        if known or missing_packages() or interpreter() is None or not settings.value(WANTED, True, type=bool):
            return False
        buttons = [(tr("Cancel"), self.cancel)]
        self.message = BarMessage(self._window, tr("Compiling for this computer, once …"), buttons)
        package = __name__.partition(".")[0]
        for part in self._parts:
            command = [interpreter(), apart.__file__, str(ROOT), package, part]
            errand = self._running[part] = Errand([command], patient=True, parent=self._window.mainWindow())
            errand.said.connect(lambda line, part=part: self._hear(part, line))
            errand.ended.connect(lambda well, part=part: self._ended(part, well))
            errand.start()
        return True

    @property
    def running(self) -> bool:
        """Tell whether processes are at work."""
        return bool(self._running)

    def cancel(self) -> None:
        """Stop, and do not begin again by itself: first runs compile what they need."""
        _remember()
        for errand in self._running.values():
            errand.cancel()
        self.message.close()

    def remove(self) -> None:
        """Stop because the plugin goes; what is compiled stays, and the next start goes on."""
        for errand in self._running.values():
            errand.abandon()
        self._running = {}
        if self.message is not None:
            self.message.close()

    def _hear(self, part, line):
        number, _, text = line.partition(" ")
        if not number.isdecimal():
            log(line)
            return
        self._done[part] = float(number)
        mean = sum(self._done.values()) / len(self._done)
        self.message.tell(tr("Compiling for this computer, once: {:.0f} % ({})").format(mean, text))

    def _ended(self, part, well):
        errand = self._running.pop(part)
        self._well &= well
        if self._running or errand.cancelled:
            return
        self.message.close()
        log(tr("All is compiled.") if self._well else tr("Not all could be compiled: first runs take longer."))
        _remember()


def _parts():
    """Return what is prepared at once: two parts where there are processors and memory for both."""
    from ...core.run.threads import processors

    free = free_memory()
    roomy = free is None or free > NEEDED_BYTES
    return (WATER, TERRAIN) if processors() > 1 and roomy else (ALL,)


def _remember():
    QgsSettings().setValue(PREPARED_FOR, this_installation())


def this_installation() -> str:
    """Return which machine code is needed: for which version, Python and compiler, and from which folder."""
    versions = [plugin_version(), platform.python_version()]
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        versions.append(importlib.metadata.version("numba"))
    return " ".join([*versions, str(Path(ROOT).name)])
