"""Prepares a part of Headwaters in a process of its own, of low priority: FILE ROOT PACKAGE PART.

It prints how far it is, a number and what is done a line, and stops when its standard input ends. Machine code knows
the name of the package, so this loads it under the name that it has in QGIS.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback

if TYPE_CHECKING:
    from types import ModuleType

BELOW_NORMAL = 0x4000  # of Windows
NICE = 15


def main(root, package, part) -> int:
    """Prepare a part; return the code that the process ends with."""
    yield_to_others()
    application = QgsApplication([], False)
    application.initQgis()
    application.setMaxThreads(1)  # another part is at work beside this one, or memory is short: no process helps
    plugin = load_plugin(Path(root), package)  # algorithms need it as long as they live
    algorithm = plugin.provider.algorithm("prepareheadwaters").create()
    feedback = Teller()
    threading.Thread(target=cancel_at_end_of_input, args=(feedback,), daemon=True).start()
    _, well = algorithm.run({"PART": part}, QgsProcessingContext(), feedback)
    return 0 if well and not feedback.troubles and not feedback.isCanceled() else 1


def yield_to_others() -> None:
    """Let all other processes go first."""
    with contextlib.suppress(OSError):
        if os.name == "nt":
            import ctypes

            windows: Any = ctypes
            windows.windll.kernel32.SetPriorityClass(windows.windll.kernel32.GetCurrentProcess(), BELOW_NORMAL)
        else:
            os.nice(NICE)


def load_plugin(root, package) -> ModuleType:
    """Return the plugin in a folder, loaded as the package of that name, with its provider registered."""
    place = importlib.util.spec_from_file_location(
        package, root / "__init__.py", submodule_search_locations=[str(root)]
    )
    module = sys.modules[package] = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    plugin = module.classFactory(None)
    plugin.initProcessing()
    return plugin


def cancel_at_end_of_input(feedback) -> None:
    """Wait until nobody is left who could say anything."""
    sys.stdin.read()
    feedback.cancel()


class Teller(QgsProcessingFeedback):
    """Prints how far the work is."""

    def __init__(self):
        super().__init__(False)
        self.troubles = 0

    def setProgressText(self, text: str) -> None:
        """Print what is done now."""
        print(f"{self.progress():.0f} {text}", flush=True)

    def pushWarning(self, text: str) -> None:
        """Print what could not be prepared."""
        self.troubles += 1
        print(text, flush=True)

    def reportError(self, text: str, fatalError=False) -> None:
        """Print what went wrong."""
        print(text, flush=True)


if __name__ == "__main__":
    ended = main(*sys.argv[1:])
    sys.stdout.flush()
    os._exit(ended)  # QGIS takes its time to close, and nothing is left to be saved
