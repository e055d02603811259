"""Real terrain, filled by other programs."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.fill_by_sweeps import fill_by_sweeps
from headwaters.core.machine import jit
from headwaters.core.raster.domain import drainage_domain

gdal = pytest.importorskip("osgeo.gdal", reason="the references are files that GDAL reads")

# GDAL 3.7 and later want to be told; the tests of the plugin beside these must not be told anything.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Neither gdal.UseExceptions"),
    pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python"),
]
REFERENCES = {
    "mountains, by TauDEM": ("logan_taudem/logan100m.tif", "logan_taudem/logan100m_fel.tif"),
    "lowland, by malstroem": ("denmark_lowland_malstroem/dtm.tif", "denmark_lowland_malstroem/filled.tif"),
}


def read(path):
    """Return the cells of a raster file without nodata."""
    return gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR).ReadAsArray()


@pytest.mark.parametrize("names", REFERENCES.values(), ids=REFERENCES)
@pytest.mark.parametrize("engine", [fill, fill_by_sweeps])
def test_no_cell_differs_from_the_fill_of_another_program(shared_data, names, engine):
    """Both engines agree with the reference in every cell, and raise some."""
    z, reference = (read(shared_data / name) for name in names)
    filled = engine(z, drainage_domain(np.ones(z.shape, bool)))[0]
    assert np.count_nonzero(filled != reference) == 0
    assert np.count_nonzero(filled != z) > 100


def test_every_wetland_found_in_lidar_is_raised(shared_data):
    """The sinks that the lidar package finds lie among the cells that the fill raises, and are most of them."""
    folder = shared_data / "minnesota_lidar1m"
    z, sinks = read(folder / "dem.tif"), read(folder / "sink.tif") != 0
    raised = fill(z, drainage_domain(np.ones(z.shape, bool)))[0] > z
    assert np.count_nonzero(sinks) == 71886
    assert np.count_nonzero(sinks & ~raised) == 0
    assert np.count_nonzero(raised) == 72980
