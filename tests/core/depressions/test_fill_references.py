"""Real terrain, filled by other programs."""

import numpy as np
import pytest
from headwaters.core.depressions.fill import fill
from headwaters.core.depressions.fill_by_sweeps import fill_by_sweeps
from headwaters.core.machine import jit
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.run.run import Run

gdal = pytest.importorskip("osgeo.gdal", reason="the references are files that GDAL reads")

# GDAL 3.7 and later want to be told; the tests of the plugin beside these must not be told anything.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Neither gdal.UseExceptions"),
    pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python"),
]
REFERENCES = {
    "mountains, by scikit-image": ("mountains/dem.tif", "mountains/fel.tif"),
    "lowland, by scikit-image": ("hollows/dtm.tif", "hollows/filled.tif"),
    "mountains, by TauDEM": ("logan_taudem/logan100m.tif", "logan_taudem/logan100m_fel.tif"),
    "lowland, by malstroem": ("denmark_lowland_malstroem/dtm.tif", "denmark_lowland_malstroem/filled.tif"),
}


def read(path):
    """Return the cells of a raster file without nodata."""
    return gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR).ReadAsArray()


@pytest.mark.parametrize("names", REFERENCES.values(), ids=REFERENCES)
@pytest.mark.parametrize("engine", [fill, fill_by_sweeps])
def test_no_cell_differs_from_the_fill_of_another_program(real_data, names, engine):
    """Both engines agree with the reference in every cell, and raise some."""
    z, reference = (read(real_data / name) for name in names)
    filled = engine(Run(), z, drainage_domain(Run(), np.ones(z.shape, bool)))[0]
    assert np.count_nonzero(filled != reference) == 0
    assert np.count_nonzero(filled != z) > 100


SINKS = [("jacksboro_fault/jacksboro_fault_", 4548, 6373), ("minnesota_lidar1m/", 71886, 72980)]


@pytest.mark.parametrize("prefix, cells, all_cells", SINKS)
def test_every_sink_found_by_another_program_is_raised(prefix, cells, all_cells, real_data):
    """The sinks that scikit-image and the lidar package find lie among the cells that the fill raises: most of them."""
    z, sinks = read(real_data / f"{prefix}dem.tif"), read(real_data / f"{prefix}sink.tif") != 0
    raised = fill(Run(), z, drainage_domain(Run(), np.ones(z.shape, bool)))[0] > z
    assert np.count_nonzero(sinks) == cells
    assert np.count_nonzero(sinks & ~raised) == 0
    assert np.count_nonzero(raised) == all_cells
