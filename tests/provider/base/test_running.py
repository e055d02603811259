"""A run says how far it is, stops when told to, and leaves nothing behind that it should not."""

import gc
import time
import weakref
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.flow.directions.d8_cycles import without_cycle
from headwaters.core.raster.scratch_files import ScratchFailed
from headwaters.core.run.run import Cancelled, Run
from headwaters.provider.base.algorithm import HeadwatersAlgorithm
from headwaters.provider.errors import UserError
from headwaters.provider.layers.burning import burn_polygons
from headwaters.provider.layers.raster_reading import RasterSource
from headwaters.provider.progress import FeedbackProgress
from headwaters.tests.provider.running import Crashed, Listener, Refused, run, run_apart
from headwaters.tests.provider.samples import (
    NORTH,
    WEST,
    create,
    names_in,
    open_files,
    polygons,
    read,
    rectangle,
    water_ways,
)
from qgis.core import (
    QgsApplication,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingFeatureSource,
    QgsProcessingFeedback,
    QgsRasterLayer,
)
from qgis.PyQt.QtCore import QCoreApplication
from support import flood

TESTS = Path(__file__).resolve().parents[2]


def rough(seed, side=700):
    return np.random.default_rng(seed).random((side, side)).astype(np.float32)


@pytest.fixture
def dem(tmp_path_factory):
    """Return a DEM of many tiles in a folder of its own."""
    return create(tmp_path_factory.mktemp("given") / "dem.tif", [rough(1)])


class Speaks(HeadwatersAlgorithm):
    """Does what the test says."""

    ID = "speaks"
    NAME = "Speaks"
    GROUP = "flow"
    SUMMARY = "Does what the test says."
    deed = staticmethod(lambda inputs, progress: {})

    def parameters(self):
        return []

    def compute(self, run, inputs, outputs):
        return type(self).deed(inputs, run)


def speaking(what):
    """Return an algorithm that does ``what(progress)``."""
    kind = type("Spoken", (Speaks,), {"deed": staticmethod(lambda inputs, progress: what(progress) or {})})
    return kind().create()


def test_nested_phases_share_the_bar_among_themselves():
    def work(progress):
        with progress.phase("reading", 0.25):
            progress.report(0.5)
        with progress.phase("filling", 0.5):
            with progress.phase("seeking", 0.4):
                progress.report(0.5)
            with progress.phase("raising", 0.6):
                progress.report(0.5)
        with progress.phase("writing", 0.25):
            progress.report(-3)
            progress.report(7)

    listener = Listener()
    run(speaking(work), listener)
    assert listener.bar == pytest.approx([12.5, 25, 35, 45, 60, 75, 100])
    assert listener.phases == ["reading", "filling", "writing"]  # what is within them is for debugging


def test_a_part_that_is_done_twice_leaves_the_bar_where_it_was():
    def work(progress):
        with progress.phase("draining", 0.5):
            for _ in range(3):
                with progress.phase("once more", 0.8):
                    progress.report(0.5)
        with progress.phase("writing", 0.5):
            progress.report(0.5)

    listener = Listener()
    run(speaking(work), listener)
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[-3:] == [50, 75, 100]


@pytest.mark.parametrize(
    "algorithm, given",
    [
        ("filldepressions", {}),
        ("filldepressions", {"METHOD": "sweeps", "STEPS": 30}),
        ("filldepressions", {"MAX_DEPTH": 0.2, "SEA_LEVEL": 0.05, "HOLES": "fill", "DEPTH": "TEMPORARY_OUTPUT"}),
        ("startingsurface", {"SHAPE": "plane", "COLUMNS": 900, "ROWS": 900}),
        ("startingsurface", {"SHAPE": "noise", "COLUMNS": 900, "ROWS": 900}),
    ],
    ids=str,
)
def test_the_bar_only_rises_and_ends_full(algorithm, given, dem):
    if algorithm == "filldepressions":
        given = {"INPUT": dem, **given}
    listener = Listener()
    run(algorithm, listener, **given)
    assert listener.bar == sorted(listener.bar)
    assert listener.bar[0] >= 0
    assert listener.bar[-1] == pytest.approx(100)
    assert len(listener.bar) >= 5


@pytest.mark.parametrize("cancel_at", [0, 2, 15.5, 40, 70, 76, 88, 92, 99])
@pytest.mark.parametrize("how", [{}, {"METHOD": "sweeps", "STEPS": 20}], ids=["exact", "sweeps"])
def test_a_cancelled_fill_returns_nothing_and_leaves_the_folder_as_it_was(cancel_at, how, dem, tmp_path):
    for name in ("filled.tif", "depth.tif"):
        create(tmp_path / name, [np.ones((3, 3), np.float32)])
    before = {name: (tmp_path / name).read_bytes() for name in names_in(tmp_path)}
    listener = Listener(cancel_at)
    outputs = {"OUTPUT": str(tmp_path / "filled.tif"), "DEPTH": str(tmp_path / "depth.tif")}
    result = run("filldepressions", listener, INPUT=dem, **how, **outputs)
    assert result == {}
    assert "Cancelled; nothing was written." in listener.notes
    assert {name: (tmp_path / name).read_bytes() for name in names_in(tmp_path)} == before


@pytest.mark.parametrize("cancel_at", [0, 10, 60, 71, 90])
def test_a_cancelled_surface_returns_nothing_and_leaves_no_file(cancel_at, tmp_path):
    listener = Listener(cancel_at)
    given = {"SHAPE": "noise", "COLUMNS": 1500, "ROWS": 1500}
    assert run("startingsurface", listener, OUTPUT=str(tmp_path / "s.tif"), **given) == {}
    assert names_in(tmp_path) == []


def test_a_run_that_is_cancelled_before_it_begins_does_nothing(dem, tmp_path):
    listener = Listener()
    listener.cancel()
    assert run("filldepressions", listener, INPUT=dem, OUTPUT=str(tmp_path / "f.tif")) == {}
    assert names_in(tmp_path) == []


def test_cancel_is_seen_between_features(tmp_path):
    """A sea of very many polygons can be cancelled while it is read."""
    many = polygons(*[rectangle(2, 2, 4, 4)] * 50)
    given = create(tmp_path / "dem.tif", [rough(2, 20)])
    listener, context = Listener(), QgsProcessingContext()

    class Impatient(FeedbackProgress):
        def check(self):
            raise Cancelled

    source = RasterSource(QgsRasterLayer(given))
    with pytest.raises(Cancelled):
        burn_polygons(Impatient(listener), QgsProcessingFeatureSource(many, context, False), source, context)


def test_a_refusal_is_one_sentence():
    def refuse(progress):
        raise UserError("The land is too wet. Drain it first.")

    listener = Listener()
    with pytest.raises(Refused):
        run(speaking(refuse), listener)
    told = [line for line in listener.errors if line != "There were errors executing the algorithm."]
    assert set(told) <= {"The land is too wet. Drain it first."}


@pytest.mark.parametrize("error", [ZeroDivisionError("by the sea"), KeyError("sea"), RuntimeError("sea")])
def test_an_error_of_our_own_making_is_not_swallowed(error):
    def stumble(progress):
        raise error

    with pytest.raises(Crashed, match=type(error).__name__):
        run(speaking(stumble))


def test_too_little_memory_is_told_in_a_sentence():
    def devour(progress):
        raise MemoryError

    with pytest.raises(Refused, match="There is not enough memory: clip the raster or take larger cells"):
        run(speaking(devour))


def test_directions_with_a_cycle_are_told_in_a_sentence():
    def go_round(progress):
        without_cycle(Run(), np.array([[0, 4]], np.uint8))

    with pytest.raises(Refused, match="The directions that were found have a cycle at column 1, row 1, so nothing was"):
        run(speaking(go_round))


@pytest.mark.parametrize(
    "error, words",
    [
        (OSError(9, "Bad file descriptor"), r"A file cannot be read or written \(Bad file descriptor\)"),
        (FileNotFoundError(2, "gone", "/land/dem.tif"), r"A file cannot be read or written \(‘/land/dem.tif’: gone\)"),
        (ScratchFailed("Bad file descriptor"), r"Scratch files in ‘.*’ cannot be used \(Bad file descriptor\)"),
    ],
)
def test_a_file_that_fails_is_not_taken_for_an_output(error, words, dem, tmp_path, monkeypatch):
    def fail(*_arguments, **_named):
        raise error

    monkeypatch.setattr("headwaters.core.depressions.lakes.find_lakes", fail)
    with pytest.raises(Refused, match=words) as refused:
        run("lakes", INPUT=dem, LAKES=str(tmp_path / "out.gpkg"), WATER=str(tmp_path / "out.tif"))
    assert "out." not in str(refused.value)
    assert not list(tmp_path.glob("*out*"))


def living_sources():
    """Return the sources that are still there; a weak proxy of another thing must not be asked what it is."""
    gc.collect()
    return [thing for thing in gc.get_objects() if issubclass(type(thing), RasterSource)]


def test_a_run_lets_go_of_its_raster_however_it_ends(dem, tmp_path):
    """Else memory fills up in a long session, and on Windows the file can be neither changed nor removed."""
    void = create(tmp_path / "void.tif", [np.full((5, 5), -1, np.float32)], nodata=-1)
    turned = create(tmp_path / "turned.tif", [rough(1, 9)], place=(WEST, 8.0, 6.0, NORTH, 6.0, -8.0))
    assert living_sources() == []
    run("filldepressions", INPUT=dem)
    assert living_sources() == []
    run("filldepressions", Listener(cancel_at=40), INPUT=dem)
    assert living_sources() == []
    for bad in (void, turned):
        with pytest.raises(Refused):
            run("filldepressions", INPUT=bad)
        assert living_sources() == []


def test_a_refused_run_does_not_keep_its_arrays():
    class Heavy:
        """Stands for an array of some gigabytes."""

    kept = []

    def refuse(progress):
        heavy = Heavy()
        kept.append(weakref.ref(heavy))
        raise UserError("No.")

    with pytest.raises(Refused):
        run(speaking(refuse))
    gc.collect()
    assert kept[0]() is None


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not tell which files are open")
def test_a_raster_is_closed_once_nobody_holds_it(tmp_path):
    layer = QgsRasterLayer(create(tmp_path / "dem.tif", [rough(3, 9)]))
    source = RasterSource(layer)
    source.dtype(1)
    source.provider.bandScale(1)
    assert open_files(tmp_path)
    del source, layer
    gc.collect()
    assert open_files(tmp_path) == []


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not tell which files are open")
@pytest.mark.parametrize(
    "algorithm, parameters",
    [
        ("hydrologyfromdem", {"RIVERS": "rivers.xyz"}),
        ("filldepressions", {"BAND": 7}),
        ("flowaccumulation", {"INPUT": None, "DIRECTIONS": True}),
        ("watertable", {"CAPILLARITY": 0.1, "PENALTY": 3}),
    ],
)
def test_refused_runs_leave_no_file_open(algorithm, parameters, dem, tmp_path):
    """However often somebody tries: a process may open about a thousand."""
    files = {"INPUT": dem, **parameters}
    if files.get("DIRECTIONS"):
        files["DIRECTIONS"] = dem
    for _ in range(3):
        with pytest.raises(Refused):
            run(algorithm, **files)
    gc.collect()
    assert open_files(Path(dem).parent) == []


def in_background(algorithm, **parameters):
    """Start an algorithm as the dialog does; return what it needs to live and where its result will be."""
    context, feedback = QgsProcessingContext(), QgsProcessingFeedback(False)
    chosen = QgsApplication.processingRegistry().createAlgorithmById(f"headwaters:{algorithm}")
    task = QgsProcessingAlgRunnerTask(chosen, parameters, context, feedback)
    ended = []
    task.executed.connect(lambda well, results: ended.append((well, results)))
    QgsApplication.taskManager().addTask(task)
    return ended, (context, feedback, chosen)


def test_two_runs_at_once_do_not_disturb_each_other(tmp_path):
    truths, begun = {}, []
    for seed in (11, 12):
        z = rough(seed, 240)
        truths[seed] = flood(z, water_ways(np.ones(z.shape, bool)))
        given, output = create(tmp_path / f"{seed}.tif", [z]), str(tmp_path / f"filled {seed}.tif")
        begun.append(in_background("filldepressions", INPUT=given, OUTPUT=output))
    latest = time.monotonic() + 120
    while not all(ended for ended, _ in begun):
        QCoreApplication.processEvents()
        assert time.monotonic() < latest, "a run in the background does not end"
    for (ended, _), seed in zip(begun, truths):
        well, results = ended[0]
        assert well
        assert np.array_equal(read(results["OUTPUT"])[0], truths[seed])


COUNT_COMPILING = """
sys.path.insert(0, {tests!r})
from qgis.core import QgsProcessingContext
from headwaters.provider.compiling import announced
from headwaters.tests.provider.running import Listener

announced.QUIET_SECONDS = 1000  # on a slow computer it would be told again
said = []
for shape in ("noise", "noise", "diamondsquare"):  # by other kernels, which are few
    listener = Listener()
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("headwaters:startingsurface")
    given = {{"SHAPE": shape, "COLUMNS": 40, "ROWS": 40, "ROUGHNESS": 0.5, "OUTPUT": {output!r}}}
    results, well = algorithm.run(given, QgsProcessingContext(), listener)
    said.append(sum("once on this computer" in line for line in listener.notes) if well else listener.errors)
tell(said=said)
"""


def test_compiling_is_told_once_where_it_happens_and_not_again(tmp_path):
    body = COUNT_COMPILING.format(tests=str(TESTS), output=str(tmp_path / "surface.tif"))
    folder = str(tmp_path / "machine code")
    assert run_apart(body, HEADWATERS_CACHE_DIR=folder)["said"] == [1, 0, 1]
    assert run_apart(body, HEADWATERS_CACHE_DIR=folder)["said"] == [0, 0, 0]


@pytest.mark.parametrize("value", [True, 7, 0.5])
def test_what_is_no_layer_is_refused_by_name(value, dem):
    with pytest.raises(Refused, match=f"SEA: there is no layer or file ‘{value}’. Check the name."):
        run("filldepressions", INPUT=dem, SEA=value)
