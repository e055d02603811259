"""Checking tells what is there, and what is wrong with the way out."""

import importlib.metadata
import json
import platform

import pytest
from headwaters.core.machine import jit
from headwaters.provider.preparation import installation
from headwaters.tests.provider.running import run
from osgeo import gdal

pytestmark = pytest.mark.qgis


def check(tmp_path):
    """Run it; return the results and the data of the report."""
    made = run("checkinstallation", REPORT=str(tmp_path / "page.html"), REPORT_JSON=str(tmp_path / "data.json"))
    return made, json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))


def test_it_tells_versions_and_that_all_is_well(provider, tmp_path):
    made, data = check(tmp_path)
    assert data["versions"]["Headwaters"] == provider.versionInfo()
    assert data["versions"]["Python"] == platform.python_version()
    assert data["versions"]["GDAL"] == gdal.__version__
    assert data["packages"]["numpy"] == importlib.metadata.version("numpy")
    assert data["compiler"]["Folder of the machine code"] == str(jit.cache_folder())
    assert data["computer"]["Test: threads that worked"] >= 1
    assert data["problems"] == made.warnings and made["PROBLEMS"] == len(made.warnings)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert all(name in page for name in data["versions"])


def test_a_compiler_that_fails_and_one_that_is_missing_are_told_with_the_way_out(provider, tmp_path, monkeypatch):
    def fails():
        raise OSError("no room for {}")

    monkeypatch.setattr(jit, "seconds_to_compile", fails)
    made, _ = check(tmp_path)
    assert any("numba fails to compile (OSError: no room for {})" in warning for warning in made.warnings)
    monkeypatch.setattr(jit, "compiled", lambda: False)
    made, data = check(tmp_path)
    assert any("plain Python" in warning and "install" in warning for warning in made.warnings)
    assert data["compiler"] == {"Kernels": "plain Python"}
    assert "plain Python" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_and_little_memory_are_told(provider, tmp_path, monkeypatch):
    monkeypatch.setattr(jit, "cache_folder", lambda: None)
    monkeypatch.setattr(installation, "free_memory", lambda: 5e8)
    made, _ = check(tmp_path)
    assert any("HEADWATERS_CACHE_DIR" in warning for warning in made.warnings)
    assert any("0.5 GB" in warning for warning in made.warnings)


def test_spoilt_machine_code_is_told_and_mended(provider, tmp_path, monkeypatch):
    if not jit.compiled():
        pytest.skip("no compiler")
    monkeypatch.setattr(jit, "cache_folder", lambda: tmp_path)
    (tmp_path / "kernel.code").write_bytes(b"")
    told = [sum("machine code were spoilt" in text for text in check(tmp_path)[0].warnings) for _ in range(2)]
    assert told == [1, 0]


def test_it_tells_what_rasters_may_take_and_names_what_is_no_size(provider, tmp_path, monkeypatch):
    monkeypatch.setenv("HEADWATERS_MEMORY", "0.25")
    made, data = check(tmp_path)
    assert data["computer"]["Memory for rasters (GB)"] == 0.25
    monkeypatch.setenv("HEADWATERS_MEMORY", "much")
    made, data = check(tmp_path)
    assert any("HEADWATERS_MEMORY is ‘much’: give a number of GB" in warning for warning in made.warnings)
    assert "Memory for rasters (GB)" in data["computer"]


def test_the_test_of_the_compiler_compiles(monkeypatch):
    """It computes what plain Python does, or says that it does not."""
    if not jit.compiled():
        pytest.skip("no compiler")
    assert 0 < jit.seconds_to_compile() < 60
    monkeypatch.setattr(jit, "_sum_of_squares", lambda numbers: 1.0 if isinstance(numbers, range) else 2.0)
    with pytest.raises(RuntimeError, match="computes"):
        jit.seconds_to_compile()
