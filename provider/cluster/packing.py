"""What travels to the workers of a cluster: the core, and what reads and writes files without QGIS."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

PLUGIN_FOLDER = Path(__file__).parent.parent.parent
PACKAGE_NAME = __name__.split(".")[0]  # of the package, by which functions are found again
TRAVELS = (
    "core",
    "provider/__init__.py",
    "provider/cluster/__init__.py",
    "provider/cluster/on_worker.py",
    "provider/layers/__init__.py",
    "provider/layers/gdal_files.py",
    "provider/layers/raster_tiles.py",
    "provider/layers/raster_windows.py",
)
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same archive whenever it is made


def _files():
    """Return the files that travel, relative to the package."""
    paths = (PLUGIN_FOLDER / name for name in TRAVELS)
    found = [file for path in paths for file in (path.rglob("*.py") if path.is_dir() else (path,))]
    return sorted(file.relative_to(PLUGIN_FOLDER).as_posix() for file in found)


def pack(folder: Path) -> Path:
    """Make the archive in a folder and return its path; its name tells what is in it."""
    contents = {f"code/{PACKAGE_NAME}/{name}": (PLUGIN_FOLDER / name).read_bytes() for name in _files()}
    contents[f"code/{PACKAGE_NAME}/__init__.py"] = b""
    arrival = (Path(__file__).parent / "arrival.py").read_bytes()
    stamp = hashlib.sha256(arrival)
    for name, content in contents.items():
        stamp.update(name.encode() + b"\0" + content)
    word = f"{PACKAGE_NAME}_{stamp.hexdigest()[:12]}"
    contents[f"arrival_of_{word}.py"] = arrival
    path = Path(folder) / f"{word}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in contents.items():
            packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return path
