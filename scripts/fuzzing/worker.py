"""A process with its own QGIS that runs cases by their seeds: a line of JSON in, a line of JSON out."""

import importlib.util
import json
import os
import shutil
import sys
import time
from pathlib import Path

from osgeo import gdal
from qgis.core import (
    QgsApplication,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProject,
)

ROOT = Path(__file__).resolve().parents[2]
DERIVATIONS = {
    "directions": ("flowdirections", "INPUT", "OUTPUT", ".tif", {}),
    "accumulation": ("flowaccumulation", "INPUT", "OUTPUT", ".tif", {}),
    "rivers": ("hydrologyfromdem", "INPUT", "RIVERS", ".gpkg", {}),
    "lakes": ("lakes", "INPUT", "LAKES", ".gpkg", {"MIN_AREA": 0, "MIN_DEPTH": 0}),
    "grown": ("growrivers", "COASTLINE", "RIVERS", ".gpkg", {"SEED": 5}),
    "model": ("terrainmodel", "COASTLINE", "MODEL", ".gpkg", {"SEED": 5, "EROSION_CELL_SIZE": 0}),
}


class Listener(QgsProcessingFeedback):
    """Keeps the errors of a run, and cancels it when the bar has come so far."""

    def __init__(self, cancel_at=None):
        super().__init__(False)
        self.errors = []
        if cancel_at is not None:
            self.progressChanged.connect(lambda percent: self.cancel() if percent >= cancel_at else None)

    def reportError(self, error, fatalError=False):
        """Keep an error."""
        self.errors.append(error)


class Worker:
    """The plugin in a QGIS, a zoo, and folders that are emptied between runs."""

    def __init__(self, folder):
        from fuzzing.zoo import Zoo

        self.folder = Path(folder)
        self.outputs, self.small = self.folder / "out ü", self.folder / "small"
        self.zoo = Zoo(self.folder / "zoo")
        self.derived = {}
        self.registry = QgsApplication.processingRegistry()
        self.algorithms = sorted(self.registry.providerById("headwaters").algorithms(), key=lambda each: each.name())

    def derive(self, source, what):
        """Return the path of what an algorithm of ours makes of a file of the zoo; that file if it refuses."""
        if source.startswith("dem-"):
            source = self.zoo.get(*source.split("-"))
        key = f"{source} {what}"
        if key not in self.derived:
            algorithm, parameter, output, ending, more = DERIVATIONS[what]
            path = str(self.zoo.folder / f"{what} {len(self.derived)}{ending}")
            parameters = {parameter: source, output: path, **more}
            if what == "model":
                parameters["RIVERS"] = self.derive(source, "grown")
            outcome = self._run(algorithm, parameters, Listener())[0]
            self.derived[key] = path if outcome == "good" and Path(path).exists() else source
        return self.derived[key]

    def case(self, seed):
        """Return the case of a seed."""
        from fuzzing.cases import make_case

        return make_case(seed, self.algorithms, self.zoo, self.derive)

    def go(self, case):
        """Run a case; return its outcome, what was said, and what does not hold."""
        from fuzzing.invariants import broken, left_over

        target = self.small if case["how"] == "full disk" and self.small.is_dir() else self.outputs
        for path in target.iterdir() if target.is_dir() else ():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        target.mkdir(exist_ok=True)
        files = {
            name: ending if ending == "TEMPORARY_OUTPUT" else str(target / f"{name}{ending}")
            for name, ending in case["outputs"].items()
        }
        texts = (value for value in case["parameters"].values() if isinstance(value, str))
        inputs = [Path(text) for text in texts if os.path.isfile(text)]
        before = {path: (path.stat().st_size, path.stat().st_mtime_ns) for path in inputs}
        listener = Listener(case["at"] if case["how"] == "cancel" else None)
        began = time.monotonic()
        outcome, said, results = self._run(case["algorithm"], {**case["parameters"], **files}, listener)
        seconds = time.monotonic() - began
        holds_not = []
        if outcome == "good" and not listener.isCanceled():
            holds_not = broken(case, results)
            holds_not += [f"left over: {name}" for name in left_over(target, list(files.values()))]
        elif outcome in ("good", "refused"):
            outcome = "cancelled" if outcome == "good" else outcome
            if not any(results.values()):
                holds_not = [f"left over: {name}" for name in left_over(target, [])]
        for path, facts in before.items():
            if not path.is_file() or (path.stat().st_size, path.stat().st_mtime_ns) != facts:
                holds_not.append(f"the input {path.name} was changed")
        return {"outcome": outcome, "said": said[-600:], "broken": holds_not, "seconds": round(seconds, 3)}

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
            said = "\n".join([str(error), *listener.errors])
            return ("traceback" if "Traceback" in said else "refused"), said, {}
        except Exception as error:  # what QGIS hands through is what a user would see as a traceback
            import traceback

            return "traceback", "".join(traceback.format_exception(type(error), error, error.__traceback__)), {}
        said = "\n".join(listener.errors)
        if "Traceback" in said:
            return "traceback", said, {}
        return ("good" if fine else "refused"), said, results


def load_plugin():
    """Start QGIS and load the plugin under its name, whatever the folder is called."""
    application = QgsApplication([], False)
    application.initQgis()
    sys.path.append(os.path.join(QgsApplication.pkgDataPath(), "python", "plugins"))
    spec = importlib.util.spec_from_file_location(
        "headwaters", ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
    )
    sys.modules["headwaters"] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    plugin = module.classFactory(None)
    plugin.initProcessing()
    return application, plugin


def main(folder):
    """Answer seeds, or whole cases, until there are no more."""
    sys.path.insert(0, str(ROOT / "scripts"))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever QGIS or GDAL print is no answer
    gdal.UseExceptions()
    kept = load_plugin()
    worker = Worker(folder)
    for line in sys.stdin:
        asked = json.loads(line)
        case = worker.case(asked) if isinstance(asked, int) else asked
        print(json.dumps({"begins": case}), file=answers, flush=True)
        print(json.dumps({**worker.go(case), "case": case}), file=answers, flush=True)
    del kept
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
