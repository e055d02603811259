"""What does not fit the memory is refused before it is begun, on every system and within the limits of a container."""

import os
import platform
import shutil
import subprocess
import sys

import numpy as np
import pytest
from headwaters.provider import memory
from headwaters.provider.errors import UserError
from headwaters.tests.provider.running import Refused, run, run_apart
from headwaters.tests.provider.samples import create
from qgis.core import QgsSettings

GB = 10**9


@pytest.fixture
def dem(tmp_path):
    return create(tmp_path / "dem.tif", [np.random.default_rng(4).random((40, 50)).astype(np.float32)])


def test_what_does_not_fit_the_memory_is_refused_before_it_is_read(dem, tmp_path, monkeypatch):
    monkeypatch.setattr(memory, "free_memory", lambda: 10_000)
    with pytest.raises(
        Refused,
        match=r"50 × 40 cells need about 0\.\d+ MB of memory, of which 0\.009 MB can be used; breaching works in "
        r"memory alone: clip the raster to about \d+ × \d+ cells, take larger cells, or close other programs\.$",
    ):
        run("breachdepressions", INPUT=dem)
    monkeypatch.setattr(memory, "free_memory", lambda: 3_000_000_000)
    with pytest.raises(
        Refused, match=r"100,000 × 90,000 cells need about [1-3]\d\d\.\d GB of memory, of which 2\.7 GB can be used"
    ):
        run("startingsurface", COLUMNS=100_000, ROWS=90_000)


@pytest.mark.parametrize(
    "size, text",
    [(0, "0 MB"), (9_000, "0.009 MB"), (4.99e7, "49.9 MB"), (5e7, "0.1 GB"), (2.7e9, "2.7 GB"), (3e12, "3,000.0 GB")],
)
def test_no_size_of_memory_but_nothing_is_told_as_nothing(size, text):
    assert memory.bytes_text(size) == text


def test_where_the_system_does_not_tell_its_memory_nothing_is_refused(dem, monkeypatch):
    monkeypatch.setattr(memory, "free_memory", lambda: None)
    assert "Memory: about" in run("filldepressions", INPUT=dem).log


@pytest.fixture
def setting():
    """Return what sets how many GB rasters may take, until the test ends."""
    yield lambda value: QgsSettings().setValue("headwaters/memory_gb", value)
    QgsSettings().remove("headwaters/memory_gb")


@pytest.mark.parametrize(
    ("variable", "set_to", "most"),
    [
        ("2", "3", 2 * GB),
        ("0.5", None, GB // 2),
        ("2", "much", 2 * GB),
        (None, "3", 3 * GB),
        (None, 0.25, GB // 4),
        (None, 4, 4 * GB),
        ("", "3", 3 * GB),
        ("", "", 9 * GB),
        (None, None, 9 * GB),
    ],
)
def test_the_variable_comes_before_the_setting_and_that_before_what_is_free(
    variable, set_to, most, setting, monkeypatch
):
    monkeypatch.setattr(memory, "free_memory", lambda: 10 * GB)
    monkeypatch.delenv("HEADWATERS_MEMORY", raising=False)
    if variable is not None:
        monkeypatch.setenv("HEADWATERS_MEMORY", variable)
    if set_to is not None:
        setting(set_to)
    assert memory.memory_to_use() == most


@pytest.mark.parametrize("value", ["much", "0", "-1", "nan", "inf", "1,5"])
def test_what_is_no_positive_number_is_refused_by_its_name(value, setting, monkeypatch):
    monkeypatch.delenv("HEADWATERS_MEMORY", raising=False)
    setting(value)
    with pytest.raises(UserError, match=f"^The setting ‘headwaters/memory_gb’ of QGIS is ‘{value}’: give a number"):
        memory.memory_to_use()
    monkeypatch.setenv("HEADWATERS_MEMORY", value)
    with pytest.raises(UserError, match=f"^HEADWATERS_MEMORY is ‘{value}’: give a number of GB"):
        memory.memory_to_use()


def test_a_raster_larger_than_the_setting_lies_in_files(dem, setting, monkeypatch):
    monkeypatch.delenv("HEADWATERS_MEMORY", raising=False)
    assert "Memory: about" in run("filldepressions", INPUT=dem).log
    setting("0.000001")
    assert "rasters are kept in files" in run("filldepressions", INPUT=dem).log


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the truth comes from a tool of Linux")
def test_the_free_memory_is_what_the_system_says():
    if not shutil.which("free"):
        pytest.skip("the program free is not here")
    told = subprocess.run(["free", "-b"], capture_output=True, text=True, check=True, env={**os.environ, "LC_ALL": "C"})
    available = int(told.stdout.splitlines()[1].split()[6])
    assert memory._free_on_linux() == pytest.approx(available, rel=0.2)
    assert memory.free_memory() <= 1.2 * available


def test_a_surface_as_large_as_can_be_asked_for_is_refused_and_not_begun(tmp_path):
    with pytest.raises(Refused, match="1,000,000 × 1,000,000 cells need"):
        run("startingsurface", COLUMNS=1_000_000, ROWS=1_000_000, OUTPUT=str(tmp_path / "s.tif"))
    assert list(tmp_path.iterdir()) == []


def containers(root, groups, **files):
    """Write control groups as Linux shows them: where the process is, and files by group, ``__`` for a slash."""
    (root / "proc" / "self").mkdir(parents=True)
    (root / "proc" / "self" / "cgroup").write_text(groups)
    for name, (limit, usage, cached) in files.items():
        version, _, path = name.partition("__")
        folder = root / "sys" / "fs" / "cgroup" / ("memory" if version == "v1" else "") / path.replace("__", "/")
        folder.mkdir(parents=True, exist_ok=True)
        names = (
            ("memory.max", "memory.current") if version == "v2" else ("memory.limit_in_bytes", "memory.usage_in_bytes")
        )
        for file, text in zip(names, (limit, usage)):
            (folder / file).write_text(f"{text}\n")
        key = "inactive_file" if version == "v2" else "total_inactive_file"
        (folder / "memory.stat").write_text(f"anon 7\nactive_file 9\n{key} {cached}\n")
    return root


@pytest.mark.parametrize(
    ("groups", "files", "left"),
    [
        ("0::/\n", {"v2": (4 * GB, GB, 0)}, 3 * GB),
        ("0::/\n", {"v2": (4 * GB, GB, GB // 2)}, 3.5 * GB),  # the cache of files makes way
        ("0::/\n", {"v2": ("max", GB, 0)}, None),
        ("0::/\n", {"v2": (GB, 2 * GB, 0)}, 0),
        ("0::/pod/one\n", {"v2__pod": (2 * GB, GB, 0), "v2__pod__one": (4 * GB, 0, 0)}, GB),  # limits above hold too
        ("0::/pod/one\n", {"v2__pod": (9 * GB, GB, 0), "v2__pod__one": (4 * GB, 0, 0)}, 4 * GB),
        ("0::/pod/one\n", {"v2__pod": (2 * GB, GB, 0), "v2__pod__one": ("max", 0, 0)}, GB),
        ("0::/../pod\n", {"v2__pod": (2 * GB, GB, 0)}, GB),
        ("0::/unseen/in/here\n", {"v2": (2 * GB, GB, 0)}, GB),
        ("5:cpu:/\n3:memory:/docker/ab12\n0::/\n", {"v1": (4 * GB, GB, 0)}, 3 * GB),
        ("3:cpu,memory:/docker/ab\n", {"v1__docker__ab": (4 * GB, GB, GB)}, 4 * GB),
        ("3:memory:/\n", {"v1": (9223372036854771712, GB, 0)}, 9223372036854771712 - GB),  # no limit
        ("3:cpu:/\n", {"v1": (4 * GB, GB, 0)}, None),
        ("0::/\n", {}, None),
    ],
)
def test_the_limits_of_a_container_and_of_all_around_it_hold(groups, files, left, tmp_path):
    assert memory._free_in_container(containers(tmp_path, groups, **files)) == left


def test_without_control_groups_nothing_limits(tmp_path):
    assert memory._free_in_container(tmp_path) is None


@pytest.mark.parametrize(
    ("computer", "container", "free"), [(3, 5, 3), (5, 3, 3), (3, None, 3), (None, 4, 4), (None, None, None), (5, 0, 0)]
)
def test_the_smaller_of_computer_and_container_counts(computer, container, free, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(memory, "_free_on_linux", lambda: computer)
    monkeypatch.setattr(memory, "_free_in_container", lambda: container)
    assert memory.free_memory() == free


class Mach:
    """Answers as the kernel of macOS does, in pages."""

    def __init__(self, failed=0, **pages):
        self.failed, self.pages = failed, pages

    def mach_host_self(self):
        return 77

    def host_statistics64(self, host, flavour, status, size):
        assert (host, flavour, size._obj.value) == (77, 4, 38)  # HOST_VM_INFO64, HOST_VM_INFO64_COUNT
        for name, count in self.pages.items():
            setattr(status._obj, name, count)
        return self.failed


@pytest.mark.skipif(sys.platform.startswith("win"), reason="Windows has no sysconf")
def test_on_a_mac_free_and_inactive_pages_can_be_taken():
    page, all_pages = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_PHYS_PAGES")
    assert memory._free_on_macos(Mach(free=1000, active=50, inactive=200, wired=7)) == 1200 * page
    assert memory._free_on_macos(Mach(failed=5, free=1)) == all_pages * page
    assert memory._free_on_macos(object()) is None


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc tells how much memory is in use")
def test_runs_keep_no_memory(dem, tmp_path):
    """All that a run takes is free again after it, with an event loop that hears what was reported."""
    parameters = {"INPUT": dem, "OUTPUT": str(tmp_path / "table.tif"), "WATER": str(tmp_path / "water.gpkg")}
    facts = run_apart(f"""
        import ctypes, gc
        import processing
        from processing.core.Processing import Processing
        from qgis.core import QgsProcessingFeedback
        Processing.initialize()

        class Memory(ctypes.Structure):
            _fields_ = [(name, ctypes.c_size_t) for name in ("arena", *"bcdefg", "used", "free", "top")]

        library = ctypes.CDLL(None)
        library.mallinfo2.restype = Memory

        def used_after(runs):
            for _ in range(runs):
                processing.run("headwaters:watertable", {parameters!r}, feedback=QgsProcessingFeedback(False))
                app.sendPostedEvents(None, 0)
                app.processEvents()
            gc.collect()
            return library.mallinfo2().used

        before = used_after(15)
        tell(kept=(used_after(30) - before) / 30)
    """)
    assert facts["kept"] < 3000
