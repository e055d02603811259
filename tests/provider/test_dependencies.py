"""Without numba small rasters are computed all the same; what cannot be computed is refused with what to do."""

import sys

import numpy as np
import pytest
from headwaters.provider import dependencies
from headwaters.tests.provider.running import ROOT, Refused, run, run_apart
from headwaters.tests.provider.samples import create, read, water_ways
from qgis.core import QgsApplication
from support import flood


@pytest.fixture
def dem(tmp_path):
    z = np.random.default_rng(4).random((40, 50)).astype(np.float32)
    return create(tmp_path / "dem.tif", [z]), flood(z, water_ways(np.ones(z.shape, bool)))


RUNS_WITHOUT_NUMBA = """
from qgis.core import QgsProcessingContext, QgsProcessingFeedback


class Listener(QgsProcessingFeedback):
    def __init__(self):
        super().__init__(False)
        self.warnings, self.errors = [], []

    def pushWarning(self, text):
        self.warnings.append(text)

    def reportError(self, text, fatal=False):
        self.errors.append(text)


registry = QgsApplication.processingRegistry()
ids = sorted(algorithm.name() for algorithm in registry.providerById("headwaters").algorithms())
facts = []
for given in {given!r}:
    algorithm, listener = registry.createAlgorithmById("headwaters:" + given.pop("ID")), Listener()
    results, well = algorithm.run(given, QgsProcessingContext(), listener)
    facts.append([well, listener.warnings, listener.errors, algorithm.canExecute()[0]])
tell(ids=ids, facts=facts)
"""


def test_without_numba_small_rasters_are_computed_and_large_ones_refused(dem, tmp_path):
    given, truth = dem
    large = create(tmp_path / "large.tif", [np.zeros((800, 700), np.uint8)])
    runs = [
        {"ID": "filldepressions", "INPUT": given, "OUTPUT": str(tmp_path / "filled.tif")},
        {"ID": "startingsurface", "SHAPE": "noise", "OUTPUT": str(tmp_path / "noise.tif"), "COLUMNS": 60, "ROWS": 40},
        {"ID": "filldepressions", "INPUT": large, "OUTPUT": str(tmp_path / "large filled.tif")},
    ]
    told = run_apart(RUNS_WITHOUT_NUMBA.format(given=runs), before="sys.modules['numba'] = None")
    assert {"filldepressions", "startingsurface"} <= set(told["ids"])
    for well, warnings, errors, executable in told["facts"][:2]:
        assert (well, errors, executable) == (True, [], True)
        assert len(warnings) == 1
        assert "numba cannot be used here" in warnings[0]
        assert dependencies.install_line("numba") in warnings[0]
    assert np.array_equal(read(tmp_path / "filled.tif")[0], truth)
    run("startingsurface", SHAPE="noise", OUTPUT=str(tmp_path / "compiled.tif"), COLUMNS=60, ROWS=40)
    assert np.array_equal(read(tmp_path / "noise.tif")[0], read(tmp_path / "compiled.tif")[0])

    well, warnings, errors, _ = told["facts"][2]
    assert not well
    assert not (tmp_path / "large filled.tif").exists()
    assert "560,000 cells would take" in errors[0]
    assert "the limit is 500,000 cells" in errors[0]
    assert dependencies.install_line("numba") in errors[0]


def test_a_broken_numba_is_as_if_there_were_none(dem, tmp_path):
    """An installation that does not fit its NumPy raises SystemError or anything else when it is imported."""
    (tmp_path / "numba.py").write_text("raise SystemError('initialization of _internal failed')")
    runs = [{"ID": "filldepressions", "INPUT": dem[0], "OUTPUT": str(tmp_path / "filled.tif")}]
    before = f"sys.path.insert(0, {str(tmp_path)!r})"
    [[well, warnings, errors, _]] = run_apart(RUNS_WITHOUT_NUMBA.format(given=runs), before=before)["facts"]
    assert well, errors
    assert "SystemError: initialization of _internal failed" in warnings[0]
    assert np.array_equal(read(tmp_path / "filled.tif")[0], dem[1])


def test_loading_the_provider_imports_nothing_that_takes_time():
    heavy = ["numba", "llvmlite", "scipy", "pyproj", "osgeo.gdal", "matplotlib", "processing"]
    before = "already = set(sys.modules)"
    loaded = run_apart("tell(loaded=sorted(set(sys.modules) - already))", before=before)["loaded"]
    assert "headwaters.provider.provider" in loaded
    assert [name for name in heavy if name in loaded] == []
    assert "headwaters.core.machine.jit" not in loaded  # the door to numba: tables and rules of the core are light


@pytest.mark.parametrize("package", ["scipy", "pyproj"])
def test_without_a_package_the_provider_lists_its_algorithms(package):
    told = run_apart(RUNS_WITHOUT_NUMBA.format(given=[]), before=f"sys.modules[{package!r}] = None")
    assert {"filldepressions", "startingsurface"} <= set(told["ids"])


@pytest.mark.parametrize("package", ["scipy", "pyproj", "osgeo"])
def test_without_a_package_that_is_needed_a_run_is_refused_with_the_line_that_installs_it(package, dem, monkeypatch):
    monkeypatch.setitem(sys.modules, package, None)
    sentence = f"Headwaters needs the Python package ‘{package}’, which is not installed. In a"
    with pytest.raises(Refused) as refused:
        run("filldepressions", INPUT=dem[0])
    assert sentence in str(refused.value)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("headwaters:filldepressions")
    executable, reason = algorithm.canExecute()
    assert not executable
    assert reason.startswith(sentence)


@pytest.mark.parametrize(
    "system, expected",
    [
        ("win32", "In the OSGeo4W Shell: python -m pip install --user"),
        ("darwin", "In a terminal: /Applications/QGIS.app/Contents/MacOS/bin/python3 -m pip install"),
        ("linux", "In a terminal: sudo apt install python3-"),
        ("freebsd13", "In a terminal: sudo apt install python3-"),
    ],
)
@pytest.mark.parametrize("package, name", [("numba", "numba"), ("osgeo", "gdal")])
def test_the_install_line_is_that_of_the_system(system, expected, package, name, monkeypatch):
    monkeypatch.setattr(sys, "platform", system)
    line = dependencies.install_line(package)
    assert line.startswith(expected)
    assert name in line


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_installing_numba_leaves_the_numpy_of_qgis_alone(system, monkeypatch):
    monkeypatch.setattr(sys, "platform", system)
    assert "--no-deps numba llvmlite" in dependencies.install_line("numba")


def test_the_version_is_that_of_the_metadata(provider):
    lines = (ROOT / "metadata.txt").read_text(encoding="utf-8").splitlines()
    assert f"version={provider.versionInfo()}" in lines
