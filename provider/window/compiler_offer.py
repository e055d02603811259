"""The message that offers to install numba where it is missing."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil

from qgis.core import Qgis
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QDesktopServices

from ..dependencies import compiler_commands, install_line, own_packages, prepare_compiler, unfinished_packages
from ..pages import page_address
from ..translation import tr
from .errands import Errand
from .messages import BarMessage, log


class CompilerOffer:
    """Offers numba at the start of QGIS, installs it in the background, and tells how that went."""

    def __init__(self, window):
        self._window = window
        self.errand = self.message = None
        self._last = ""

    def make(self) -> bool:
        """Show the offer where numba is missing; tell whether it is."""
        prepare_compiler()
        if importlib.util.find_spec("numba") is not None:
            return False
        install = [(tr("Install"), self.install)] if compiler_commands() else []
        with_button = tr("numba is missing: computing takes hundreds of times longer. Install gets it from pypi.org.")
        text = with_button if install else tr("numba is missing: computing takes hundreds of times longer.")
        self._show(text, [*install, (tr("How"), self.show_page)], Qgis.MessageLevel.Warning)
        return True

    @staticmethod
    def show_page() -> None:
        """Open the page that tells how numba is installed by hand."""
        QDesktopServices.openUrl(QUrl(page_address("installation")))

    def install(self) -> None:
        """Install numba in the background, and show what is said."""
        _discard()  # of what a crash has left
        self.errand = Errand(compiler_commands(), parent=self._window.mainWindow())
        self._show(tr("Installing numba …"), [(tr("Cancel"), self.errand.cancel)])
        self.errand.said.connect(self._hear)
        self.errand.ended.connect(self._tell)
        self.errand.start()

    def remove(self) -> None:
        """Leave nothing behind when the plugin goes."""
        if self.errand is not None:
            self.errand.abandon()
            _discard()
        if self.message is not None:
            self.message.close()

    def _show(self, text, buttons=(), level=Qgis.MessageLevel.Info):
        if self.message is not None:
            self.message.close()
        self.message = BarMessage(self._window, text, buttons, level)

    def _hear(self, line):
        log(line)
        if line.strip():
            self._last = line.strip()
            self.message.tell(tr("Installing numba: {}").format(self._last))

    def _tell(self, well):
        cancelled, self.errand = self.errand.cancelled, None
        if well and _put_in_place():
            self._show(tr("numba is installed: restart QGIS to use it."), level=Qgis.MessageLevel.Success)
            return
        _discard()
        if cancelled:
            self._show(tr("numba was not installed."))
            return
        text = tr("numba could not be installed: {} {}").format(self._last, install_line("numba"))
        self._show(text, [(tr("How"), self.show_page)], Qgis.MessageLevel.Critical)


def _put_in_place():
    """Move what was installed to where it is looked for, all at once; tell whether that went well.

    It goes without the NumPy that pip has put beside it: that of QGIS is used.
    """
    for folder in unfinished_packages().glob("numpy*"):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(own_packages(), ignore_errors=True)
    with contextlib.suppress(OSError):
        os.replace(unfinished_packages(), own_packages())
    return own_packages().is_dir()


def _discard():
    """Remove what was installed in part."""
    shutil.rmtree(unfinished_packages(), ignore_errors=True)
