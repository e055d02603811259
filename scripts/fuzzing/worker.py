"""A process with its own QGIS that runs cases by their seeds: a line of JSON in, a line of JSON out."""

import contextlib
import faulthandler
import json
import os
import resource
import shutil
import sys
import time
import traceback
import warnings
from pathlib import Path

from osgeo import gdal, ogr
from qgis.core import (
    QgsApplication,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProject,
)

ROOT = Path(__file__).resolve().parents[2]
MEMORY_BYTES = 8 << 30  # of addresses; what runs read is small
ANSWER_SECONDS = 5  # in which a cancel is answered, on a busy machine too
FILLER, OLD = "filler", b"as it was before"
DERIVATIONS = {
    "directions": ("flowdirections", "INPUT", "OUTPUT", ".tif", {}),
    "accumulation": ("flowaccumulation", "INPUT", "OUTPUT", ".tif", {}),
    "rivers": ("hydrologyfromdem", "INPUT", "RIVERS", ".gpkg", {}),
    "lakes": ("lakes", "INPUT", "LAKES", ".gpkg", {"MIN_AREA": 0, "MIN_DEPTH": 0}),
    "grown": ("growrivers", "COASTLINE", "RIVERS", ".gpkg", {"SEED": 5}),
    "model": ("terrainmodel", "COASTLINE", "MODEL", ".gpkg", {"SEED": 5, "PRIMITIVES_PER_CELL": 10}),
}
GROWN_PART, ERODED_PART = 0.12, 0.03  # of the width of a coast: spacing of its rivers, cells of its erosion


class Listener(QgsProcessingFeedback):
    """Keeps what a run says, and cancels it when the bar has come so far."""

    def __init__(self, cancel_at=None):
        super().__init__(False)
        self.errors, self.said, self.cancelled = [], [], None
        if cancel_at is not None:
            self.progressChanged.connect(lambda percent: self._cancel() if percent >= cancel_at else None)

    def _cancel(self):
        self.cancelled = self.cancelled or time.monotonic()
        self.cancel()

    def reportError(self, error, fatalError=False):
        """Keep an error."""
        self.errors.append(error)

    def pushInfo(self, info):
        """Keep a line of the log."""
        self.said.append(info)

    def pushWarning(self, warning):
        """Keep a warning."""
        self.said.append(warning)


class Worker:
    """The plugin in a QGIS, a zoo, and folders that are emptied between runs."""

    def __init__(self, folder):
        from fuzzing.zoo import Zoo

        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.outputs, self.small = self.folder / "out ü", self.folder / "small"
        self.zoo = Zoo(self.folder.parent / "zoo")
        self.derived = {}
        self.registry = QgsApplication.processingRegistry()
        self.algorithms = sorted(self.registry.providerById("headwaters").algorithms(), key=lambda each: each.name())

    def derive(self, land, what):
        """Return the path of what an algorithm of ours makes of a DEM or coast; that itself if it refuses."""
        key = f"{what} of {land}"
        if key not in self.derived:
            algorithm, parameter, output, ending, more = DERIVATIONS[what]
            path, own = self.zoo.folder / f"{key}{ending}", self._emptied(self.folder / "derived") / f"{what}{ending}"
            parameters = {parameter: self.zoo.get(land), output: str(own), **more}
            if what == "model":
                parameters["RIVERS"] = self.derive(land, "grown")
                parameters["EROSION_CELL_SIZE"] = ERODED_PART * self.zoo.metres(land) * (int(land[-1]) % 2)
            if what == "grown":
                parameters["SPACING"] = GROWN_PART * self.zoo.metres(land)
            if not path.exists():
                self._run(algorithm, parameters, Listener())
                with contextlib.suppress(OSError):  # it was refused, or another process has made the same meanwhile
                    os.link(own, path)
            self.derived[key] = str(path) if path.exists() else self.zoo.get(land)
        return self.derived[key]

    def case(self, asked):
        """Return the case of a seed, or of a seed and a group of algorithms."""
        from fuzzing.cases import make_case

        return make_case(asked["seed"], self.algorithms, self.zoo, self.derive, asked.get("group"), asked["crowds"])

    def go(self, case):
        """Run a case; return its outcome, what was said, and what does not hold."""
        from fuzzing.invariants import broken, left_over, opens, unclear
        from fuzzing.terrain_truths import window_of_whole
        from fuzzing.values import made, plain, taken

        given = {name: made(value) for name, value in case["parameters"].items()}
        typed = any(isinstance(value, dict) for value in case["parameters"].values())
        odd, case = taken(case["parameters"]), {**case, "parameters": plain(case["parameters"])}
        target = self.prepared(case)
        files = self._files(case, target)
        old = self._old(case, files)
        there = [(name, path) for name, path in files.items() if case.get("resumed") and _is_new(path)]
        old_broken = [text for name, path in there for text in opens(name, path, Path(path).suffix)]
        texts = [value for value in case["parameters"].values() if isinstance(value, str)]
        # QGIS keeps statistics in a virtual raster that it opens.
        before = {path: _stamp(path) for path in texts if os.path.isfile(path) and not path.endswith(".vrt")}
        listener = Listener(case["at"] if case["how"] == "cancel" else None)
        began = time.monotonic()
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            outcome, said, results = self._run(case["algorithm"], {**given, **files}, listener)
        ended = time.monotonic()
        holds_not = [*old_broken, *_complaints(warned)]
        if listener.isCanceled():
            late = ended - listener.cancelled
            holds_not += [f"a cancel was answered after {late:.1f} s"] if late > ANSWER_SECONDS else []
            outcome = "cancelled" if outcome in ("good", "refused") else outcome
        if outcome == "good":
            holds_not += odd or broken(case, results)
            holds_not += [f"left over: {name}" for name in left_over(target, [*files.values(), FILLER])]
            if case["algorithm"] == "renderterrain" and {"EXTENT", "CELL_SIZE"} <= set(case["parameters"]):
                whole = {name: value for name, value in case["parameters"].items() if name != "EXTENT"}
                path = str(self._emptied(self.folder / "again") / "whole.tif")
                result = self._run(case["algorithm"], {**whole, "OUTPUT": path}, Listener())[2]
                holds_not += window_of_whole(results, result)
        elif outcome in ("refused", "cancelled"):
            if not any(results.values()):
                kept = [FILLER, *old, *(files.values() if case.get("resumed") else ())]
                holds_not += [f"left over: {name}" for name in left_over(target, kept)]
                holds_not += [f"{path} was there before and was changed" for path in old if _stamp(path) != old[path]]
            if outcome == "refused":
                holds_not += unclear(said)
                outcome = "disk full" if case["how"] == "full disk" and "full" in said else outcome
        plain_too = typed and not odd and case["how"] == "run" and outcome in ("good", "refused")
        if plain_too or (case["how"] == "again" and outcome == "good"):
            holds_not += self._again(case, outcome, results)
        holds_not += [f"the input {path} was changed" for path in before if _stamp(path) != before[path]]
        return {"outcome": outcome, "said": said[-900:], "broken": holds_not, "seconds": round(ended - began, 3)}

    def _again(self, case, outcome, results):
        """Return how a second run with the same numbers, which are plain ones, ends in another way."""
        from fuzzing.invariants import differences

        second = self._files(case, self._emptied(self.folder / "again"))
        fine, said, again = self._run(case["algorithm"], {**case["parameters"], **second}, Listener())
        if fine != outcome:
            return [f"is {outcome}, and with plain numbers once more {fine}: {said[-300:]}"]
        seeded = case["parameters"].get("SEED") != 0
        return differences(results, again, case["outputs"]) if fine == "good" and seeded else []

    def prepared(self, case):
        """Return an empty folder for outputs; on a disk that is nearly full where the case says so."""
        if case.get("resumed"):
            return self.outputs  # as a process left it that was killed
        if case["how"] == "full disk" and self.small.is_dir():
            target = self._emptied(self.small)
            space = shutil.disk_usage(target).free - case["room"]
            if space > 0:
                (target / FILLER).write_bytes(bytes(space))
            return target
        return self._emptied(self.outputs)

    @staticmethod
    def _emptied(folder):
        folder.mkdir(exist_ok=True)
        for path in folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        return folder

    @staticmethod
    def _files(case, target):
        return {
            name: ending if ending == "TEMPORARY_OUTPUT" else str(target / f"{name}{ending}")
            for name, ending in case["outputs"].items()
        }

    def _old(self, case, files):
        """Put files in the place of some outputs that the run may replace; return what they are."""
        if not case["old"] or case["how"] == "full disk" or case.get("resumed"):
            return {}
        old = {}
        for path in files.values():
            if path.endswith((".tif", ".vrt", ".geojson", ".html", ".json")):
                Path(path).write_bytes(OLD)
                old[path] = _stamp(path)
        return old

    def _run(self, name, parameters, listener):
        algorithm = self.registry.createAlgorithmById(f"headwaters:{name}")
        context = QgsProcessingContext()
        context.setProject(QgsProject.instance())
        context.setFeedback(listener)
        try:
            fine, why = algorithm.checkParameterValues(parameters, context)
            if not fine:
                return "refused", why, {}
            results, fine = algorithm.run(parameters, context, listener, {}, False)
        except QgsProcessingException as error:
            said = "\n".join([str(error), *(text for text in listener.errors if text not in str(error))])
            return ("traceback" if "Traceback" in said else "refused"), said, {}
        except Exception as error:  # what QGIS hands through is what a user would see as a traceback
            return "traceback", "".join(traceback.format_exception(type(error), error, error.__traceback__)), {}
        said = "\n".join(listener.errors)
        if any("Traceback" in text for text in (said, *listener.said)):
            return "traceback", "\n".join([said, *listener.said]), {}
        return ("good" if fine else "refused"), said, results


def _is_new(path):
    """Tell whether a file is there that a run has written."""
    return os.path.isfile(path) and Path(path).read_bytes() != OLD


def _stamp(path):
    """Return what changes when a file does."""
    if not os.path.isfile(path):
        return None
    facts = os.stat(path)
    return facts.st_size, facts.st_mtime_ns, facts.st_ino


def _complaints(warned):
    """Return the warnings of NumPy and others that our own lines have caused."""
    ours = [each for each in warned if issubclass(each.category, RuntimeWarning) and str(ROOT) in each.filename]
    return [f"{Path(each.filename).name}:{each.lineno} warns: {each.message}" for each in ours][:2]


def load_plugin():
    """Start QGIS and load the plugin."""
    from qgis_env import load_package

    application = QgsApplication([], False)
    application.initQgis()
    sys.path.append(os.path.join(QgsApplication.pkgDataPath(), "python", "plugins"))
    plugin = load_package().classFactory(None)
    plugin.initProcessing()
    from headwaters.provider.layers import mosaics

    mosaics.MOSAIC_SIDE = 20  # cells: small rasters have several tiles, too
    return application, plugin


def main(folder):
    """Answer seeds, or whole cases, until there are no more."""
    sys.path.insert(0, str(ROOT / "scripts"))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    faulthandler.enable()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    os.dup2(2, 1)  # whatever QGIS or GDAL print is no answer
    gdal.UseExceptions()
    ogr.UseExceptions()
    kept = load_plugin()
    worker = Worker(folder)
    for line in sys.stdin:
        asked = json.loads(line)
        case = asked if "algorithm" in asked else worker.case(asked)
        worker.prepared(case)  # or what the run before has left looks like this one's, should it be killed at once
        print(json.dumps({"begins": case}), file=answers, flush=True)
        print(json.dumps({**worker.go(case), "case": case}), file=answers, flush=True)
    del kept
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
