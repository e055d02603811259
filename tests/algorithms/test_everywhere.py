"""On every real DEM there is: the same files in memory, in files of any chunks and tiles, pickled, and on a cluster."""

import contextlib
import inspect
import sys
from importlib.util import find_spec

import pytest
from headwaters.core.raster import storage
from headwaters.tests.algorithms.test_large import made
from headwaters.tests.core.elsewhere import Elsewhere
from headwaters.tests.provider.running import run

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

ALONG = {"DIRECTIONS": "directions", "ENCODING": "esri"}
RUNS = {
    "fill": ("filldepressions", ("OUTPUT", "DEPTH"), {}),
    **{f"flats {ties}": ("flowdirections", ("OUTPUT",), {"TIES": ties}) for ties in ("sea", "first", "random")},
    "angles": ("flowdirections", ("OUTPUT",), {"METHOD": "dinf"}),
    **{f"water {way}": ("flowaccumulation", ("OUTPUT",), {"METHOD": way}) for way in ("d8", "dinf", "mfd")},
    "distance": ("flowdistance", ("DISTANCE", "HEIGHT", "UPSTREAM"), {**ALONG, "RIVERS": "rivers"}),
    "watersheds": ("watersheds", ("WATERSHEDS.geojson", "LABELS"), ALONG),
    "whole": (
        "watersheds",
        ("WATERSHEDS.geojson", "LABELS", "SNAPPED.geojson"),
        {**ALONG, "BY": "points", "POINTS": "gauges", "WHOLE": True},
    ),
    "rivers": (
        "rivernetwork",
        ("RIVERS.geojson", "NODES.geojson", "LINKS", "ORDER"),
        {**ALONG, "ACCUMULATION": "accumulation"},
    ),
    "threshold": ("riverthreshold", ("OUTPUT",), {"ACCUMULATION": "accumulation"}),
    "burned": ("burnrivers", ("OUTPUT",), {"RIVERS": "lines"}),
    "paths": ("flowpaths", ("PATHS.geojson",), {**ALONG, "POINTS": "gauges"}),
    "noise": ("startingsurface", ("OUTPUT",), {"SHAPE": "noise", "COLUMNS": 300, "ROWS": 200, "SEED": 7}),
    "lakes": ("lakes", ("LAKES.geojson", "SPILL_POINTS.geojson", "WATER"), {"MIN_AREA": 0, "MIN_DEPTH": 0}),
    "hydrology": (
        "hydrologyfromdem",
        (
            *("FILLED", "DIRECTIONS", "ACCUMULATION", "HILLSHADE"),
            *("WATERSHEDS.geojson", "LAKES.geojson", "RIVERS.geojson"),
        ),
        {},
    ),
    "discharge": ("hydrologyfromdem", ("ACCUMULATION", "RIVERS.geojson"), {"RAIN": "accumulation"}),
}
WITH_HEIGHTS = "distance", "watersheds", "whole", "rivers", "paths"
OF_NO_DEM = "threshold", "noise"
SEEDED = "flats random"
# Sums of areas that are no whole numbers are rounded by tiles, so tiles are small in memory, too.
BY_TILES = "water d8", "water dinf", "water mfd", "rivers", "hydrology", "discharge"


@pytest.fixture(scope="module", params=each_of(*DEMS))
def land(request, tmp_path_factory):
    """Return the files of a DEM, and of what goes on from it."""
    dem, folder = str(find(request.param)), tmp_path_factory.mktemp("land")
    files = {name: str(folder / f"{name}.tif") for name in ("directions", "accumulation", "rivers")}
    files.update({name: str(folder / f"{name}.gpkg") for name in ("lines", "gauges")})
    run("flowdirections", INPUT=dem, OUTPUT=files["directions"])
    run("flowaccumulation", DIRECTIONS=files["directions"], ENCODING="esri", OUTPUT=files["accumulation"])
    run("riverthreshold", ACCUMULATION=files["accumulation"], OUTPUT=files["rivers"])
    along = {"DIRECTIONS": files["directions"], "ENCODING": "esri", "ACCUMULATION": files["accumulation"]}
    run("rivernetwork", **along, RIVERS=files["lines"], NODES=files["gauges"])
    return {"dem": dem, **files}


def given(name, land):
    """Return the parameters of a run, with the files of this land."""
    parameters = {key: land.get(value, value) for key, value in RUNS[name][2].items()}
    if name in WITH_HEIGHTS or ("DIRECTIONS" not in parameters and name not in OF_NO_DEM):
        parameters["INPUT"] = land["dem"]
    return {**parameters, "SEED": 7} if name == SEEDED else parameters


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
            algorithm, outputs, _ = RUNS[name]
            with pytest.MonkeyPatch.context() as patch, small_tiles(TILE if name in BY_TILES else None):
                patch.delenv("HEADWATERS_MEMORY", raising=False)
                known[name] = made(folder / name, algorithm, outputs, **given(name, land))[:2]
        return known[name]

    return of


@pytest.mark.parametrize("name", RUNS)
def test_every_way_gives_the_same_files_and_numbers(name, way, land, in_memory, tmp_path):
    algorithm, outputs, _ = RUNS[name]
    files, numbers = in_memory(name)
    with small_tiles(TILE):
        files_there, numbers_there, _ = made(tmp_path / "there", algorithm, outputs, **given(name, land), **way)
    assert files_there.keys() == files.keys()
    assert [path for path, content in files.items() if files_there[path] != content] == []
    assert numbers_there == numbers
