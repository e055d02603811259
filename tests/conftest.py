"""What all tests share: the repository loaded as the package `headwaters`, and QGIS where a test asks for it.

The folder of a clone may have any name, so nothing is imported by it. Tests of the core need no QGIS.
"""

import contextlib
import gc
import importlib.util
import os
import sys
import tarfile
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
# Machine code is stamped by the content of its source, so all tests, their child processes and the next run share it.
CACHES = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
os.environ.setdefault("HEADWATERS_CACHE_DIR", str(CACHES / "headwaters"))
SLOW = ("provider/cluster", "core/machine", "gui", "cli", "core/terrain", "algorithms")  # slowest files first


def _load_package():
    spec = importlib.util.spec_from_file_location(
        "headwaters", ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
    )
    module = importlib.util.module_from_spec(spec)
    sys.modules["headwaters"] = module
    spec.loader.exec_module(module)


_load_package()


def pytest_configure(config):
    """Take the same few examples in every run, or with HEADWATERS_TESTS=thorough all that tests ask for, by chance."""
    from hypothesis import settings

    from .support import THOROUGH, examples

    settings.register_profile("quick", examples(100), deadline=None, derandomize=True)
    settings.register_profile("thorough", deadline=None)
    settings.load_profile("thorough" if THOROUGH else "quick")


def pytest_collection_modifyitems(config, items):
    """Begin with the files that take longest, where workers share them: none is left with a long one at the end.

    Without a compiler, where kernels take a hundred times as long, a quick run takes some of many cases of a test.
    """
    from .support import THOROUGH, some_of

    if os.environ.get("NUMBA_DISABLE_JIT") and not THOROUGH:
        cases = {}
        for item in items:
            cases.setdefault((item.parent.nodeid, item.originalname), []).append(item)
        items[:] = [item for each in cases.values() for item in (some_of(each) if len(each) > 5 else each)]
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: [not item.nodeid.startswith(f"tests/{folder}/") for folder in SLOW])


def pytest_collection_finish(session):
    """Let the collector leave alone what all tests share: to sweep some hundred thousand objects takes it 0.4 s."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config):
    """Let a worker leave as soon as it has told everything: see scripts/run_tests.py."""
    if hasattr(config, "workerinput"):
        os._exit(0)


@pytest.fixture
def most_threads():
    """Let a test set the most threads that QGIS may use."""
    from qgis.core import QgsApplication

    before = QgsApplication.maxThreads()
    yield QgsApplication.setMaxThreads
    QgsApplication.setMaxThreads(before)


@pytest.fixture(scope="session")
def real_data():
    """Return the data sets of tests/data and of the folder of large test data; a test of one that is not here skips."""
    from .real_data import RealData

    return RealData()


@pytest.fixture(scope="session")
def coasts(tmp_path_factory):
    """Return a folder with the folder coast_rivers: coasts and rivers of six islands."""
    from .real_data import SMALL

    folder = tmp_path_factory.mktemp("coasts")
    with tarfile.open(SMALL / "coast_rivers.tar.xz") as archive:
        archive.extractall(folder, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    return folder


@pytest.fixture(scope="session")
def provider(qgis_processing):
    """Return the provider, registered with Processing as QGIS does it when it loads the plugin."""
    plugin = sys.modules["headwaters"].classFactory(None)
    plugin.initProcessing()
    yield plugin.provider
    plugin.unload()
    # Layers and datasets that live longer than QGIS would crash it; those of the last failed test are kept here.
    sys.last_value = sys.last_traceback = sys.last_exc = None
    gc.collect()


@pytest.fixture
def layer_tree(qgis_iface, monkeypatch):
    """Give the window of the tests a real list of layers: QGIS 3.44 puts new layers into it."""
    from qgis.gui import QgsLayerTreeView

    tree = QgsLayerTreeView()
    monkeypatch.setattr(qgis_iface, "layerTreeView", lambda: tree, raising=False)
    return tree


@contextlib.contextmanager
def _fewer_edges():
    """Let land that says no spacing have a sixteenth of the usual edges and triangles; offer the usual spacing."""
    from headwaters.core.choices import EDGES_WANTED
    from headwaters.core.drawn import thinning
    from headwaters.core.island import sizes
    from headwaters.provider.basins import reading

    usual = sizes.usual_spacing
    with pytest.MonkeyPatch.context() as patch:
        for module in (sizes, thinning):  # the second keeps what it imports, whenever that is
            patch.setattr(module, "usual_spacing", lambda area, wanted=EDGES_WANTED: usual(area, max(wanted // 16, 1)))
        patch.setattr(reading, "NODES_WANTED", reading.NODES_WANTED // 16)
        yield usual


@pytest.fixture(scope="module")
def few_edges():
    """Make land that says no spacing have a sixteenth of the usual edges, for what holds of any number of them.

    Return what the spacing is elsewhere.
    """
    with _fewer_edges() as usual:
        yield usual


@pytest.fixture(scope="module")
def coarse_ground():
    """Let a quick run solve for ground of cells twice as large as usual, a quarter of them, where none are said."""
    from headwaters.core.terrain import model

    from .support import THOROUGH

    usual, times = model.usual_ground_cell, 1 if THOROUGH else 2
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(model, "usual_ground_cell", lambda *land: times * usual(*land))
        yield usual


@pytest.fixture
def usual_ground(coarse_ground, monkeypatch):
    """Solve for ground of the usual cells in a quick run too, for what holds of no coarser one."""
    from headwaters.core.terrain import model

    monkeypatch.setattr(model, "usual_ground_cell", coarse_ground)


@pytest.fixture(scope="module")
def few_rehearsals(provider):
    """Let Prepare Headwaters make its first runs alone, for what holds of any: its own tests let it make all."""
    from headwaters.algorithms.tools import prepare_headwaters

    rehearsals = prepare_headwaters.rehearsals
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(prepare_headwaters, "rehearsals", lambda part: rehearsals(part)[:3])
        yield


@pytest.fixture(scope="session")
def dem_file(tmp_path_factory):
    """Return the path of a small DEM with pits and a hole in its data, as a text."""
    from .provider.samples import LAND, VALID, create

    heights = LAND.astype("float32")
    heights[~VALID] = -9999
    return create(tmp_path_factory.mktemp("dem") / "dem.tif", [heights], nodata=-9999)


@pytest.fixture(scope="session")
def land(provider, tmp_path_factory):
    """Return the files of a small land by what they are: dem, directions, accumulation, point, line, polygon, model…"""
    from .provider.least import make_land

    with _fewer_edges():  # its model is read for what holds of any
        return make_land(tmp_path_factory.mktemp("land"))


@pytest.fixture(scope="session")
def lake_file(tmp_path_factory):
    """Return the path of a file with one polygon and no raster, as a text."""
    from osgeo import ogr

    path = str(tmp_path_factory.mktemp("lake") / "lake.gpkg")
    dataset = ogr.GetDriverByName("GPKG").CreateDataSource(path)
    layer = dataset.CreateLayer("lake", None, ogr.wkbPolygon)
    lake = ogr.Feature(layer.GetLayerDefn())
    lake.SetGeometry(ogr.CreateGeometryFromWkt("POLYGON ((0 0, 9 0, 9 9, 0 0))"))
    layer.CreateFeature(lake)
    return path


@pytest.fixture(scope="session")
def qgis_process(tmp_path_factory):
    """Return qgis_process with a profile of its own in which the plugin is enabled."""
    from .cli.process import QgisProcess

    try:
        return QgisProcess.with_linked_plugin(tmp_path_factory.mktemp("qgis"))
    except SystemExit as reason:
        pytest.skip(str(reason))
