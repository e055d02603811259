"""The files that runs read: each is made from its name alone, so the same name is the same file in any process."""

import contextlib
import json
import tempfile
import zlib
from pathlib import Path

from osgeo import gdal

from .meshes import make_mesh
from .rasters import NORTH, WEST, make_cover, make_dem
from .vectors import coast_frame, make_vector, metres_across

NOWHERE = ["EPSG:25832", WEST, NORTH - 1500, 1500, 1500]
NARROWEST = 3  # cells across, on which there are rivers
DEMS, COASTS, DRAWINGS = 60, 60, 6  # how many there are of each; of drawings on each land


class Zoo:
    """Files made when they are asked for: ``dem-7``, ``coast-3``, ``line-2 on dem-7``, ``crowd-point on coast-3``."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.known = {}

    def get(self, name):
        """Return the path of an animal."""
        return self._facts(name)["path"]

    def frame(self, land):
        """Return the CRS and extent of a DEM or coast."""
        return self._facts(land)["frame"]

    def cell(self, dem):
        """Return about how many metres wide a cell of a DEM is."""
        facts = self._facts(dem)
        return metres_across(facts["frame"]) / facts["shape"][1]

    def is_refused(self, dem):
        """Tell whether no rivers are found on a DEM, as it is too narrow or twisted."""
        facts = self._facts(dem)
        return min(facts["shape"]) < NARROWEST or facts["twisted"]

    def metres(self, land):
        """Return about how wide a land is."""
        return metres_across(self.frame(land))

    def _facts(self, name):
        if name not in self.known:
            place = self.folder / name
            if not place.is_dir():
                own = Path(tempfile.mkdtemp(dir=self.folder))  # other processes may make the same
                with Quiet():
                    path, made = self._make(own, name)
                facts = {"file": Path(path).name, **made}
                (own / "facts.json").write_text(json.dumps(facts, default=str), encoding="utf-8")
                with contextlib.suppress(OSError):
                    own.rename(place)
            facts = json.loads((place / "facts.json").read_text(encoding="utf-8"))
            self.known[name] = {**facts, "path": str(place / facts["file"])}
        return self.known[name]

    def _make(self, place, name):
        what, _, land = name.partition(" on ")
        kind, _, number = what.partition("-")
        if kind == "dem":
            return make_dem(place, int(number))
        if kind == "coast":
            frame = coast_frame(int(number))
            path, made = make_vector(place, int(number), "coast", frame)
            return path, {**made, "frame": frame}
        frame = self.frame(land) if land else NOWHERE
        seed = zlib.crc32(name.encode())  # another on each land
        if kind in ("slopes", "ground"):
            return make_cover(place, seed, frame, kind == "slopes")
        if kind == "mesh":
            return make_mesh(place, seed, frame)
        if kind == "crowd":
            return make_vector(place, seed, number, frame, many=True)
        return make_vector(place, seed, kind, frame)


class Quiet:
    """Keeps GDAL's complaints about what is meant to be odd to itself."""

    def __enter__(self):
        gdal.PushErrorHandler("CPLQuietErrorHandler")

    def __exit__(self, *failure):
        gdal.PopErrorHandler()
