"""Unpacks the code that came to a Dask worker with this file, and lets the worker import it.

The worker imports this file out of an archive that has the rest in a folder ``code``. It needs real files, beside which
machine code is kept.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

ARCHIVE = Path(__file__).parent


def unpack(archive) -> Path:
    """Unpack an archive beside itself, once for all processes that come across it; return the folder of its code."""
    folder = archive.with_suffix("")
    if not folder.is_dir():
        made = tempfile.mkdtemp(dir=archive.parent)
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(made)
        try:
            os.rename(made, folder)
        except OSError:  # another process was faster
            shutil.rmtree(made, ignore_errors=True)
    return folder / "code"


def prefer(folder: Path) -> None:
    """Let what lies in a folder be imported from there alone, though another version of it was before."""
    sys.path[:] = [str(folder), *(path for path in sys.path if path != str(folder))]
    ours = {path.name for path in folder.iterdir()}
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in ours and folder not in Path(getattr(module, "__file__", None) or "/").parents:
            del sys.modules[name]


if ARCHIVE.suffix == ".zip" and sys.modules.get("qgis") is None:  # a worker within QGIS has the code
    prefer(unpack(ARCHIVE))
