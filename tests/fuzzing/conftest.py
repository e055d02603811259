"""These tests need QGIS: where there is none they are left out."""

import importlib.util

import pytest

collect_ignore_glob = [] if importlib.util.find_spec("qgis") else ["*"]


@pytest.fixture(autouse=True)
def errors_raised():
    """GDAL raises its errors here and, since other tests of a process say what it does for them, nowhere else."""
    from osgeo import gdal, ogr

    if gdal.GetUseExceptions() or ogr.GetUseExceptions():
        yield
        return
    gdal.UseExceptions()
    ogr.UseExceptions()
    yield
    ogr.DontUseExceptions()
    gdal.DontUseExceptions()


@pytest.fixture
def hunted(tmp_path):
    """Return a function that makes random runs of a group of algorithms and returns the hunt: see scripts/fuzzing."""
    from headwaters.scripts.fuzzing.hunt import Hunt

    def run(group, seeds):
        hunt = Hunt(tmp_path / "runs", tmp_path / "findings", seeds, group=group, crowds=False)
        hunt.run(workers=1)
        told = "\n".join(path.read_text(encoding="utf-8") for path in (tmp_path / "findings").glob("*.py"))
        assert not hunt.findings, f"{hunt.findings}\n{told}"
        return hunt

    return run
