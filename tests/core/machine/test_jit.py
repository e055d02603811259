"""Kernels run compiled where that is possible, uncompiled where it is not, and always give the same water."""

import gc
import hashlib
import os
import pickle
import platform
import re
import shutil
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from headwaters.core.machine import code_files, code_stamps, jit

from ...support import ROOT, THOROUGH, run_python, some_of

COMPILED = pytest.mark.skipif(not jit.compiled(), reason="there is no compiler here")
PLAIN_PYTEST = sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"
NO_OVERFLOW = ("-W", "error::RuntimeWarning")
# In names of tests: Python cuts, turns and stops alike, compiled or not; rasters of other programs are large for it.
CUTS = "tiles_and_threads", "nothing_and_tiles", "files"
LONG = *CUTS, "another_program", "turns_with_the_dem", "asked_to", "every_bit"
QUICK = "" if THOROUGH else f"not ({' or '.join(LONG)})"
PLAIN_TOO = (  # tests on small maps: quick enough without a compiler
    "tests/core/depressions/test_fill.py",
    "tests/core/depressions/test_fill_report.py",
    "tests/core/depressions/test_fill_by_sweeps.py",
    "tests/core/erosion/test_conditioning.py",
    "tests/core/erosion/test_leheny.py",
    "tests/core/erosion/test_starts.py",
    "tests/core/flow/directions/test_d8_cycles.py",
    "tests/core/flow/test_distance.py",
    "tests/core/flow/folds/test_flow.py",
    "tests/core/flow/encodings/test_encodings.py",
    "tests/core/flow/directions/test_dinf_cycles.py",
    "tests/core/flow/directions/test_dinf.py",
    "tests/core/flow/test_divergent_accumulation.py",
    "tests/core/flow/directions/test_rho8.py",
    "tests/core/island/test_discharge.py",
    "tests/core/plane/test_fields.py",
    "tests/core/growth/test_grammar.py",
    "tests/core/growth/test_growth.py::test_growth_is_known_from_before",
    "tests/core/island/test_reaches.py",
    "tests/core/island/test_ridges.py",
    "tests/core/island/test_rosgen.py",
    "tests/core/plane/test_segments.py",
    "tests/core/terrain/courses/test_junctions.py",
    "tests/core/machine/test_exponential.py",
    "tests/core/machine/test_noise.py",
    "tests/core/watersheds",
)
CORNER_PIT = """
import numpy as np
from headwaters.core.depressions.fill_by_sweeps import fill_by_sweeps
from headwaters.core.run.run import Run
z = np.array([[9, 9, 9], [9, 1, 9], [9, 9, 4]])
print(fill_by_sweeps(Run(), z, np.array([[1, 1, 1], [1, 1, 1], [1, 2, 2]], np.uint8))[0][1, 1])
"""
FOUR_NEIGHBOURS = "ROW_OFFSETS = (0, 0, 1, 0, 0, 0, -1, 0)\nCOLUMN_OFFSETS = (1, 0, 0, 0, -1, 0, 0, 0)\n"

POND = """
import numpy as np
from headwaters.core.machine import jit
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.fill_by_sweeps import fill_by_sweeps
from headwaters.core.run.run import Run
z = np.array([[9, 9, 9, 9, 9], [9, 1, 2, 1, 9], [9, 3, 6, 2, 5], [9, 9, 9, 9, 9]], np.float32)
domain = np.array([[2, 2, 2, 2, 2], [2, 1, 1, 1, 2], [2, 1, 1, 1, 2], [2, 2, 2, 2, 2]], np.uint8)

def water(engine):
    return engine(Run(), z, domain)[0][1:3].ravel().astype(int).tolist()
"""
SWEPT = POND + "print(jit.compiled(), water(fill_by_sweeps))\n"  # the one small kernel, quick to compile
FILLED = "[9, 5, 5, 5, 9, 9, 5, 6, 5, 5]"
ANNOUNCED = f"""
from headwaters.core.machine.jit import kernels_announced
said = []
with kernels_announced(said.append):
{textwrap.indent(SWEPT, "    ")}
print(said)
"""


@pytest.mark.parametrize(
    "obstacle, reason",
    [
        ("import os; os.environ['NUMBA_DISABLE_JIT'] = '1'", "NUMBA_DISABLE_JIT"),
        ("import sys; sys.modules['numba'] = None", "numba"),
        ("import sys; sys.modules['numba'] = type(sys)('numba')", "numba"),
    ],
    ids=["switched off", "not installed", "half removed"],
)
def test_a_pond_is_filled_without_the_compiler(obstacle, reason):
    """Whatever stands in its way: plain Python does the work, and the reason is kept."""
    said = run_python(f"{obstacle}\n{SWEPT}print(water(fill))\nprint(jit.WHY_NOT_COMPILED)").splitlines()
    assert said[:2] == [f"False {FILLED}", FILLED]
    assert reason in said[2]


def test_many_ponds_are_filled_without_the_compiler():
    """Counting beyond 255 passes is no matter of how Python and NumPy add small numbers."""
    ponds = (
        POND
        + """
z = np.random.default_rng(0).random((30, 30))
domain = np.pad(np.ones((28, 28), np.uint8), 1, constant_values=2)
print(np.array_equal(fill(Run(), z, domain)[0], fill_by_sweeps(Run(), z, domain)[0]))
"""
    )
    assert run_python(ponds, NUMBA_DISABLE_JIT="1") == "True\n"


@pytest.mark.slow
@COMPILED
def test_plain_python_agrees_with_machine_code():
    """The tests on small maps pass without the compiler as well, golden heights included, and no number overflows."""
    run = subprocess.run(
        [*PLAIN_PYTEST, "-m", "not slow", "-k", QUICK, *NO_OVERFLOW, *PLAIN_TOO],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert run.returncode == 0, run.stdout
    assert re.search(r"\b\d{3,} passed", run.stdout)


@COMPILED
@pytest.mark.parametrize("place", ["below a file", "below /proc"])
def test_a_pond_is_filled_where_no_machine_code_can_be_kept(tmp_path, place):
    """A cache folder that cannot be made costs time, not results."""
    if place == "below /proc" and not Path("/proc").is_dir():
        pytest.skip("this system has no /proc")
    file = tmp_path / "file"
    file.write_text("no folder")
    folder = file / "cache" if place == "below a file" else "/proc/nowhere"
    said = run_python(SWEPT + "print(jit.cache_folder())", HEADWATERS_CACHE_DIR=str(folder))
    assert said.splitlines() == [f"True {FILLED}", "None"]


@COMPILED
def test_a_pond_is_filled_for_somebody_without_a_home(monkeypatch):
    """A service account may have no home folder: then there is no place for machine code, and that is all."""
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    homeless = """
import pathlib

def no_home(*_):
    raise RuntimeError("Could not determine home directory.")

pathlib.Path.home = no_home
"""
    said = run_python(homeless + SWEPT + "print(jit.cache_folder())", HEADWATERS_CACHE_DIR="")
    assert said.splitlines() == [f"True {FILLED}", "None"]


@COMPILED
def test_a_pond_is_filled_on_a_full_disk_and_again_when_there_is_room(tmp_path):
    """No byte can be written: nothing is kept, and what was half kept does no harm later."""
    pytest.importorskip("resource", reason="the size of files cannot be limited on this system")
    full = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
    assert run_python(full + SWEPT, HEADWATERS_CACHE_DIR=str(tmp_path)) == f"True {FILLED}\n"
    assert run_python(SWEPT, HEADWATERS_CACHE_DIR=str(tmp_path)) == f"True {FILLED}\n"


DAMAGES = {
    "empty": lambda code: b"",
    "of zeros": lambda code: bytes(len(code)),
    "of zeros from the middle on": lambda code: code[: len(code) // 2].ljust(len(code), b"\0"),
    "cut in the digest": lambda code: code[:20],
    "cut after the digest": lambda code: code[:32],
    "cut in the middle": lambda code: code[: len(code) // 2],
    "cut at its last byte": lambda code: code[:-1],
    "with a byte more": lambda code: code + b"\0",
    "with another first byte": lambda code: bytes([code[0] ^ 1]) + code[1:],
    "with another byte after the digest": lambda code: code[:32] + bytes([code[32] ^ 1]) + code[33:],
    "with another byte in the middle": lambda code: changed(code, len(code) // 2),
    "with another byte in the machine code": lambda code: changed(code, 3 * len(code) // 4),
}
WRITTEN_WHOLE = {
    "of numbers": lambda code: signed(pickle.dumps(7)),
    "of a class that is no more": lambda code: signed(b"cnowhere\nLake\n."),
    "of a few things of nothing": lambda code: signed(pickle.dumps((None,) * 5)),
}
SPOILINGS = {**DAMAGES, **WRITTEN_WHOLE}


def changed(code, at):
    return code[:at] + bytes([code[at] ^ 0x55]) + code[at + 1 :]


def signed(code):
    """Return what a program that writes nonsense, but all of it, leaves in a file."""
    return hashlib.sha256(code).digest() + code


@pytest.fixture(scope="module")
def swept(tmp_path_factory):
    """Return a cache with the machine code of the one small kernel, and its file."""
    cache = tmp_path_factory.mktemp("swept")
    assert run_python(SWEPT, HEADWATERS_CACHE_DIR=str(cache)) == f"True {FILLED}\n"
    (file,) = cache.rglob("*.sweep_tile-*.code")
    return cache, file


@COMPILED
@pytest.mark.parametrize("kind", DAMAGES)
def test_machine_code_that_is_not_as_it_was_written_is_no_machine_code(kind, swept, tmp_path):
    """It is as if it had never been there, so the kernel is compiled as in a first run."""
    code, file = swept[1].read_bytes(), tmp_path / "kernel.code"
    file.write_bytes(code)
    assert code_files.read_code(file) == code[32:]
    file.write_bytes(DAMAGES[kind](code))
    assert code_files.read_code(file) is None
    assert not file.exists()


@COMPILED
@pytest.mark.parametrize("kind", [*some_of([*DAMAGES]), *WRITTEN_WHOLE])
def test_spoilt_machine_code_is_compiled_anew(kind, swept):
    """A power cut, a bad disk: the run is as the first, and leaves good code."""
    cache, file = swept
    code = file.read_bytes()
    file.write_bytes(SPOILINGS[kind](code))
    assert file.read_bytes() != code
    said = run_python(ANNOUNCED, HEADWATERS_CACHE_DIR=str(cache)).splitlines()
    assert said == [f"True {FILLED}", "['sweep_tile']"]
    assert len(code_files.read_code(file)) > 1000


@COMPILED
def test_spoilt_machine_code_is_found_before_it_is_needed(tmp_path, monkeypatch):
    """All files that are not as they were written go, and no others."""
    monkeypatch.setattr(jit, "cache_folder", lambda: tmp_path)
    assert jit.spoilt_code() == 0
    names = [f"flow-{number}/kernel{number}.code" for number in range(5)]
    for number, name in enumerate(names):
        (tmp_path / name).parent.mkdir()
        code_files.write_code(tmp_path / name, bytes(range(100 * number % 256)))
    (tmp_path / "photograph.jpg").write_bytes(b"")
    for number, spoilt in ((1, b""), (3, bytes(100))):
        (tmp_path / names[number]).write_bytes(spoilt)
    assert (jit.spoilt_code(), jit.spoilt_code()) == (2, 0)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {names[0], names[2], names[4], "photograph.jpg"}


@COMPILED
def test_a_pond_is_filled_without_a_console():
    """QGIS on Windows has no standard error to write warnings to."""
    assert run_python("import sys\nsys.stderr = None\n" + SWEPT) == f"True {FILLED}\n"


@COMPILED
def test_two_threads_may_be_the_first_to_fill(tmp_path):
    """Both want the kernel compiled at the same time, and both are right."""
    both = (
        POND
        + """
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(2) as pool:
    print(*pool.map(water, [fill_by_sweeps] * 2))
"""
    )
    assert run_python(both, HEADWATERS_CACHE_DIR=str(tmp_path)) == f"{FILLED} {FILLED}\n"


@COMPILED
def test_compiling_is_announced_once_for_all_runs(tmp_path):
    """The first run says which kernels it compiles; the next finds them in the cache and is silent."""
    first, second = (run_python(ANNOUNCED, HEADWATERS_CACHE_DIR=str(tmp_path)).splitlines() for _ in range(2))
    assert first == [f"True {FILLED}", "['sweep_tile', 'is_cell']"]
    assert second == [f"True {FILLED}", "[]"]


@COMPILED
def test_what_compiling_needs_is_imported_where_kernels_are_compiled_alone(tmp_path):
    """Who finds the machine code on disk does not wait for it."""
    tell = f"{SWEPT}import sys\nprint('numba.np.linalg' in sys.modules)\n"
    first, second = (run_python(tell, HEADWATERS_CACHE_DIR=str(tmp_path)).splitlines() for _ in range(2))
    assert first == [f"True {FILLED}", "True"]
    assert second == [f"True {FILLED}", "False"]


@COMPILED
def test_numbers_in_calls_between_kernels_compile_nothing_anew():
    """A kernel that others call with three different numbers is compiled once, and Python calls the same code."""

    @jit.kernel
    def times(water, number):
        return water * number

    @jit.kernel
    def together(water):
        return times(water, 2) + times(water, 3) + times(water, number=5)

    assert (together(1.5), times(1.5, 4)) == (15.0, 6.0)
    assert len(times.signatures) == 1


@COMPILED
def test_the_collector_rests_while_kernels_are_compiled_and_no_longer():
    """Compiling makes so many objects that looking for circles among them would take a good part of the time."""

    @jit.kernel
    def doubled(water):
        return 2 * water

    seen = []
    with jit.kernels_announced(lambda _kernel: None), jit.kernels_announced(lambda _: seen.append(gc.isenabled())):
        assert (doubled(1.5), gc.isenabled()) == (3.0, True)
    assert seen == [False]


def test_without_a_compiler_nothing_is_announced():
    """There is nothing to wait for."""
    assert run_python(ANNOUNCED, NUMBA_DISABLE_JIT="1").splitlines() == [f"False {FILLED}", "[]"]


def copy_of_core(plugin, **how):
    """Copy what a process needs to load the core, without bytecode; return where it lies."""
    shutil.copytree(ROOT / "core", plugin / "core", ignore=shutil.ignore_patterns("__pycache__"), **how)
    (plugin / "tests").mkdir()
    for file in ("__init__.py", "tests/conftest.py"):
        shutil.copy(ROOT / file, plugin / file)
    return plugin


@COMPILED
def test_machine_code_does_not_outlive_its_source(tmp_path):
    """When the offsets of the neighbours change, in another module than the kernel's, water runs by the new ones.

    A pit drains over a corner; without diagonal neighbours it cannot.
    """
    plugin = copy_of_core(tmp_path / "plugin")
    cache = {"HEADWATERS_CACHE_DIR": str(tmp_path / "cache")}
    assert run_python(CORNER_PIT, plugin, **cache) == "4\n"
    (plugin / "core" / "raster" / "neighbours.py").write_text(FOUR_NEIGHBOURS)
    assert run_python(CORNER_PIT, plugin, **cache) == "9\n"


@COMPILED
@pytest.mark.parametrize("dated", (None, 1), ids=("now", "as of long ago"))
def test_a_source_that_changes_under_a_running_process_leaves_no_machine_code_of_the_old_one(dated, tmp_path):
    """An upgrade may come between two files that a process reads; what it compiles then serves nobody after it."""
    plugin = copy_of_core(tmp_path / "plugin")
    upgrade = f"""
import os
from pathlib import Path
from headwaters.core.machine import jit
from headwaters.core.raster import neighbours
Path(neighbours.__file__).write_text({FOUR_NEIGHBOURS!r})
if {dated} is not None:
    os.utime(neighbours.__file__, ({dated}, {dated}))
"""
    cache = {"HEADWATERS_CACHE_DIR": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    assert run_python(upgrade + CORNER_PIT, plugin, **cache) == "4\n"
    assert run_python(CORNER_PIT, plugin, **cache) == "9\n"


def test_the_stamp_knows_what_every_imported_file_says(tmp_path, monkeypatch):
    """A file changed that a kernel needs, however indirectly, is another stamp; times and other files are none.

    Others are those that only annotations need, too.
    """
    monkeypatch.setattr(code_stamps, "CORE", tmp_path)
    for_annotations = "from ..arrays import Mask\n\nif TYPE_CHECKING:\n    from ..raster.cover import Cover\n\n\n"
    files = {
        "flow/kernels.py": "from ..raster import (\n    tiles,\n)\nfrom .helper import one\n",
        "flow/helper.py": f"{for_annotations}def one():\n    from ..raster.neighbours import EAST\n",
        "raster/tiles.py": "",
        "raster/neighbours.py": "EAST = 1",
        "raster/domain.py": "",
        "raster/cover.py": "",
        "arrays.py": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)

    def stamp():
        code_stamps._source.cache_clear()
        return code_stamps.code_stamp(tmp_path / "flow" / "kernels.py")

    first = stamp()
    os.utime(tmp_path / "flow" / "kernels.py", (1, 1))
    for other in ("raster/domain.py", "raster/cover.py", "arrays.py"):
        (tmp_path / other).write_text("SEA = 3")
    assert stamp() == first
    stamps = {first}
    for needed in ("flow/kernels.py", "flow/helper.py", "raster/tiles.py", "raster/neighbours.py"):
        with (tmp_path / needed).open("a") as file:
            file.write("\nMORE = 1\n")
        stamps.add(stamp())
    assert len(stamps) == 5
    code_stamps._source.cache_clear()


@COMPILED
def test_machine_code_serves_the_same_source_in_another_folder_and_of_another_time(tmp_path):
    """A clone of the same code compiles nothing anew."""
    plugin = copy_of_core(tmp_path / "plugin", copy_function=shutil.copy)
    cache = {"HEADWATERS_CACHE_DIR": str(tmp_path / "cache")}
    said = [run_python(ANNOUNCED, folder, **cache).splitlines()[1] for folder in (ROOT, plugin)]
    assert said == ["['sweep_tile', 'is_cell']", "[]"]


@COMPILED
def test_machine_code_knows_the_fields_of_a_tuple_that_is_defined_elsewhere(tmp_path):
    """A kernel need not import the class of a tuple that it takes: in another order the fields are other numbers."""
    plugin = copy_of_core(tmp_path / "plugin")
    kernel = "from .jit import kernel\n\n\n@kernel\ndef depth_of(lake):\n    return lake.level - lake.bed\n"
    (plugin / "core" / "machine" / "depths.py").write_text(kernel)
    said = []
    for fields in ("level bed", "bed level"):
        lake = f"from collections import namedtuple\n\nLake = namedtuple('Lake', '{fields}')\n"
        (plugin / "core" / "machine" / "lake.py").write_text(lake)
        code = "from headwaters.core.machine import depths, lake\nprint(depths.depth_of(lake.Lake(5.0, 2.0)))"
        said.append(run_python(code, plugin, HEADWATERS_CACHE_DIR=str(tmp_path / "cache"), PYTHONDONTWRITEBYTECODE="1"))
    assert said == ["3.0\n", "-3.0\n"]


@COMPILED
def test_the_cache_of_other_plugins_is_left_alone(tmp_path, monkeypatch):
    """Two runs that load different parts of the core at once change no setting of numba, and write nowhere else."""
    monkeypatch.chdir(tmp_path)
    said = run_python(
        """
import numba, os, threading
before = numba.config.CACHE_DIR
from concurrent.futures import ThreadPoolExecutor
import importlib, sys
seen = set()
def load(name):
    importlib.import_module("headwaters.core." + name)
    seen.add(numba.config.CACHE_DIR)
sys.setswitchinterval(1e-5)
names = "flow.directions depressions.breach watersheds.labels erosion.events plane.segments rivers.links".split()
with ThreadPoolExecutor(len(names)) as pool:
    list(pool.map(load, names))
print(seen == {before}, numba.config.CACHE_DIR == before)
""",
        HEADWATERS_CACHE_DIR=str(tmp_path / "cache"),
    )
    assert said == "True True\n"
    assert {path.name for path in tmp_path.iterdir()} <= {"cache"}


@COMPILED
def test_old_machine_code_is_removed_and_nothing_else(tmp_path, monkeypatch):
    """What no run has used for a month goes; what is younger and the user's own files stay."""
    monkeypatch.setenv("HEADWATERS_CACHE_DIR", str(tmp_path))
    long_ago = time.time() - 40 * 86400
    current = jit.cache_folder.__wrapped__()
    old, young, foreign = "headwaters-py39-numba0.55.1-x86_64", "0ddba115-py311-numba0.60.0-x86_64", "photographs"
    others = "notes-py311-numba0.60.0"
    stale, used = f"{current.name}/flow.rho8-0badc0de", f"{current.name}/flow.rho8-c0ffee00"
    for name in (old, young, foreign, others, stale, used):
        (tmp_path / name).mkdir()
        (tmp_path / name / "content").write_text("something")
        if name in (old, young):
            shutil.copy(current / jit.MARK, tmp_path / name)
        if name not in (young, used):
            os.utime(tmp_path / name, (long_ago, long_ago))
    os.utime(current, (long_ago, long_ago))
    assert jit.cache_folder.__wrapped__() == current
    assert {path.name for path in tmp_path.iterdir()} == {young, foreign, others, current.name}
    assert (tmp_path / young / "content").exists() and (tmp_path / foreign / "content").exists()
    assert sorted(path.name for path in current.iterdir()) == [jit.MARK, "flow.rho8-c0ffee00"]


@COMPILED
def test_every_version_has_a_folder_of_its_own(tmp_path, monkeypatch):
    """Of Python and of numba, and of the package, whose name machine code knows."""
    monkeypatch.setenv("HEADWATERS_CACHE_DIR", str(tmp_path))
    name = jit.cache_folder.__wrapped__().name
    assert name.startswith(f"headwaters-py{sys.version_info[0]}{sys.version_info[1]}-")
    assert sys.modules["numba"].__version__ in name


def test_the_user_may_choose_where_machine_code_is_kept(tmp_path, monkeypatch):
    """HEADWATERS_CACHE_DIR first, then the cache folder of the desktop, then the one in the home folder."""
    monkeypatch.setenv("HEADWATERS_CACHE_DIR", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "desktop"))
    assert jit.cache_parent() == tmp_path / "own"
    monkeypatch.delenv("HEADWATERS_CACHE_DIR")
    assert jit.cache_parent() == tmp_path / "desktop" / "headwaters"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(jit.Path, "home", lambda: tmp_path / "home")
    assert jit.cache_parent() == tmp_path / "home" / ".cache" / "headwaters"


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries keep memory by other rules")
def test_memory_of_tiles_is_kept_from_tile_to_tile():
    """It is not given back to the system and taken anew, page by page, which takes as long as the work on it."""
    said = run_python("""
import resource
import numpy as np
import headwaters.core.machine.jit
def pages(count):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(count):
        for array in [np.empty(1 << 19, np.uint8) for _ in range(8)]:
            array.fill(1)
        del array
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
pages(2)
print(pages(20))
""")
    assert int(said) < 1000
