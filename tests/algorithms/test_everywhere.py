"""On every real DEM there is: the same files in memory, in files of any chunks and tiles, pickled, and on a cluster."""

import contextlib
import inspect
import sys
from importlib.util import find_spec

import pytest
from headwaters.core.raster import storage
from headwaters.tests.algorithms.test_large import made
from headwaters.tests.core.elsewhere import Elsewhere
from headwaters.tests.provider.small import ANYWHERE, RUNS, SmallRuns, files_of

from ..real_data import each_of, find
from ..support import THOROUGH

if not THOROUGH:
    pytest.skip("works on every DEM for an hour: HEADWATERS_TESTS=thorough", allow_module_level=True)

DEMS = (
    *(f"{name}/dem.tif" for name in ("basin", "bay", "mountains", "plateau", "ridges", "shore")),
    "hollows/dtm.tif",
    "jacksboro_fault/jacksboro_fault_dem.tif",
    "denmark_lowland_malstroem/dtm.tif",
    "texas_hydrosheds/dem.tif",
    "logan_taudem/logan100m.tif",
    "minnesota_lidar1m/dem.tif",
    "vermont90m/DEM.tif",
    "spain_dem25/dem25.tif",
    "washington_dc_2m/dtm.tif",
    "lake_tana_robit/srtm_30m.tif",
    "mandakini_basin90m/Mandakini.tif",
    "baranja_qgis/dem.tif",
    "bigtujunga_srtm30/bigtujunga.tif",
    "colorado_ned10m/co_elevation_roi.tif",
    "cairns_topobathy/cairns.tif",
    "pcraster_catchment/dem.map",
    "west_bijou_gully/west_bijou_gully.asc",
)
NO_MEMORY = "0.000001"  # GB
TILE = 16  # cells along a side, in files
CLUSTER = "a cluster"
WAYS = (
    *("chunks of 64", "chunks of 257", "pickled, in any order"),
    pytest.param(CLUSTER, marks=pytest.mark.skipif(not find_spec("distributed"), reason="Dask is not installed")),
)

# Sums of areas that are no whole numbers are rounded by tiles, so for these tiles are small in memory, too.
BY_TILES = "flowaccumulation", "rivernetwork", "hydrologyfromdem", "watershedofpoint"


@pytest.fixture(scope="module", params=each_of(*DEMS))
def land(request, tmp_path_factory):
    """Return the small runs on a DEM."""
    return SmallRuns(tmp_path_factory.mktemp("land"), dem=str(find(request.param)))


@pytest.fixture(scope="module")
def cluster():
    """Return the address of a cluster with two worker processes."""
    distributed = pytest.importorskip("distributed")
    workers = {"n_workers": 2, "threads_per_worker": 1, "memory_limit": 0}
    with distributed.LocalCluster(**workers, dashboard_address=":0") as made_here:
        yield made_here.scheduler_address


@contextlib.contextmanager
def small_tiles(side):
    """Let all work on tiles take smaller ones, of ``side`` cells; None: as they are."""
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("headwaters.core."):
                for function in vars(module).values():
                    if side and inspect.isfunction(function) and function.__module__ == name:
                        _take_tiles_of(side, function, patch)
        yield


def _take_tiles_of(side, function, patch):
    names = list(inspect.signature(function).parameters)
    defaults = function.__defaults__ or ()
    with_default = names[len(names) - len(defaults) :]
    if "side" in with_default:
        changed = [side if each == "side" else default for each, default in zip(with_default, defaults)]
        patch.setattr(function, "__defaults__", tuple(changed))


@pytest.fixture(params=WAYS)
def way(request, monkeypatch):
    """Let runs work in some way; return the parameters that it takes."""
    if request.param == CLUSTER:
        return {"CLUSTER": request.getfixturevalue("cluster")}
    kept = storage.OnDisk
    made_by = {
        "chunks of 64": lambda folder: kept(folder, 64),
        "chunks of 257": lambda folder: kept(folder, 257),
        "pickled, in any order": lambda folder: Elsewhere(folder, 257, 5),
    }
    monkeypatch.setattr(storage, "OnDisk", made_by[request.param])
    monkeypatch.setenv("HEADWATERS_MEMORY", NO_MEMORY)
    return {}


@pytest.fixture(scope="module")
def in_memory(land, tmp_path_factory):
    """Return the files and numbers of each run in memory, made once."""
    folder, known = tmp_path_factory.mktemp("in memory"), {}

    def of(name):
        if name not in known:
            algorithm = RUNS[name].algorithm
            tile = TILE if algorithm in BY_TILES else None
            with pytest.MonkeyPatch.context() as patch:
                patch.delenv("HEADWATERS_MEMORY", raising=False)
                given = land.given(name)
                with small_tiles(tile):
                    known[name] = made(folder / name, algorithm, files_of(name, ".geojson").values(), **given)[:2]
        return known[name]

    return of


@pytest.mark.parametrize("name", ANYWHERE)
def test_every_way_gives_the_same_files_and_numbers(name, way, land, in_memory, tmp_path):
    files, numbers = in_memory(name)
    outputs = files_of(name, ".geojson").values()
    with small_tiles(TILE):
        given = {**land.given(name), **way}
        files_there, numbers_there, _ = made(tmp_path / "there", RUNS[name].algorithm, outputs, **given)
    assert files_there.keys() == files.keys()
    assert [path for path, content in files.items() if files_there[path] != content] == []
    assert numbers_there == numbers
