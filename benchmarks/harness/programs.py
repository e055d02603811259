"""GRASS and SAGA: programs of the system, which read their input from files of their own and write their results so.

Their reading and writing is in the time, because it cannot be told apart; bringing a grid into their form is not.
"""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

NO_DATA = -99999.0
VERSIONS = {"grass": ("grass", "--version"), "saga": ("saga_cmd", "--version")}


def version(package):
    """Return the version of a program of the system, None when it is not installed."""
    if package not in VERSIONS or not shutil.which(VERSIONS[package][0]):
        return None
    said = subprocess.run(VERSIONS[package], capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    found = re.search(r"\d+\.\d+\.\d+", said)
    return found.group() if found else "unknown"


def _run(*words, **environment):
    done = subprocess.run(
        list(map(str, words)),
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"{Path(words[0]).name} failed: {done.stderr.strip().splitlines()[-1:]}")
    return done.stdout


class Grass:
    """A place of GRASS with one map in it, called ``dem``; it goes with the object."""

    def __init__(self, z):
        self.base = os.environ.get("GISBASE") or _run("grass", "--config", "path").strip()
        self.folder = tempfile.TemporaryDirectory()
        self.rows, self.columns = z.shape
        home = Path(self.folder.name)
        place = home / "plane" / "PERMANENT"
        place.mkdir(parents=True)
        for name in ("DEFAULT_WIND", "WIND"):
            (place / name).write_text(self._region())
        (home / "rc").write_text(f"GISDBASE: {home}\nLOCATION_NAME: plane\nMAPSET: PERMANENT\nGUI: text\n")
        z.tofile(home / "dem.bin")
        edges = f"north={self.rows} south=0 west=0 east={self.columns} rows={self.rows} cols={self.columns}".split()
        self.run("r.in.bin", "-f", f"input={home / 'dem.bin'}", "output=dem", "bytes=4", *edges)

    def _region(self):
        facts = {"proj": 0, "zone": 0, "north": self.rows, "south": 0, "east": self.columns, "west": 0}
        facts |= {"cols": self.columns, "rows": self.rows, "e-w resol": 1, "n-s resol": 1, "top": 1, "bottom": 0}
        facts |= {"cols3": self.columns, "rows3": self.rows, "depths": 1}
        facts |= {"e-w resol3": 1, "n-s resol3": 1, "t-b resol": 1}
        return "".join(f"{name}: {value}\n" for name, value in facts.items())

    def run(self, tool, *arguments):
        """Run a tool of GRASS."""
        path = os.pathsep.join([f"{self.base}/bin", f"{self.base}/scripts", os.environ.get("PATH", "")])
        libraries = os.pathsep.join([f"{self.base}/lib", os.environ.get("LD_LIBRARY_PATH", "")])
        rc = os.path.join(self.folder.name, "rc")
        variables = {"GISBASE": self.base, "GISRC": rc, "PATH": path, "LD_LIBRARY_PATH": libraries}
        _run(f"{self.base}/bin/{tool}", *arguments, "--overwrite", "--quiet", **variables)

    def values(self, name):
        """Return a map as an array of float32."""
        import numpy as np

        file = os.path.join(self.folder.name, "out.bin")
        self.run("r.out.bin", "-f", f"input={name}", f"output={file}", "bytes=4", f"null={NO_DATA}")
        return np.fromfile(file, np.float32).reshape(self.rows, self.columns)


class Saga:
    """A folder with grids in the form of SAGA, the first called ``dem``; it goes with the object."""

    def __init__(self, z):
        self.folder = tempfile.TemporaryDirectory()
        self.shape = z.shape
        facts = {"NAME": "dem", "DATAFORMAT": "FLOAT", "BYTEORDER_BIG": "FALSE", "TOPTOBOTTOM": "FALSE"}
        facts |= {"POSITION_XMIN": 0.5, "POSITION_YMIN": 0.5, "CELLSIZE": 1, "Z_FACTOR": 1, "NODATA_VALUE": NO_DATA}
        facts |= {"CELLCOUNT_X": z.shape[1], "CELLCOUNT_Y": z.shape[0]}
        Path(self.path("dem")).write_text("".join(f"{name}\t= {value}\n" for name, value in facts.items()))
        z[::-1].tofile(self.path("dem").replace(".sgrd", ".sdat"))

    def path(self, name):
        """Return the file of a grid."""
        return os.path.join(self.folder.name, f"{name}.sgrd")

    def run(self, library, tool, **arguments):
        """Run a tool of SAGA on one processor."""
        _run("saga_cmd", "-f=s", "-c=1", library, tool, *(f"-{name}={value}" for name, value in arguments.items()))

    def values(self, name):
        """Return a grid as an array of float32."""
        import numpy as np

        return np.fromfile(self.path(name).replace(".sgrd", ".sdat"), np.float32).reshape(self.shape)[::-1]
