"""Directions on real land, written by other programs: each is recognised, read right, and written again."""

import numpy as np
import pytest
from headwaters.core.flow.directions.d8_cycles import find_cycle
from headwaters.core.flow.encodings.encoding_tables import ENCODINGS
from headwaters.core.flow.encodings.encodings import decode, detect, encode
from headwaters.core.machine import jit
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Run

from ....real_data import each_of

gdal = pytest.importorskip("osgeo.gdal", reason="the references are files that GDAL reads")

# GDAL 3.7 and later want to be told; the tests of the plugin beside these must not be told anything.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Neither gdal.UseExceptions"),
    pytest.mark.skipif(not jit.compiled(), reason="too many cells for plain Python"),
]
RASTERS = {
    "mountains/p.tif": "taudem",
    "ridges/dir.tif": "esri",
    "hollows/flowdir_noflats.tif": "saga",
    "logan_taudem/logan30m_p.tif": "taudem",
    "texas_hydrosheds/dir.tif": "esri",
    "denmark_lowland_malstroem/flowdir_noflats.tif": "saga",
}
TURNED = {"mountains/p.tif": "grass", "ridges/dir.tif": "whitebox"}
TERRAIN = {
    "ridges/dir.tif": "ridges/dem.tif",
    "hollows/flowdir_noflats.tif": "hollows/filled_no_flats.tif",
    "texas_hydrosheds/dir.tif": "texas_hydrosheds/dem.tif",
    "denmark_lowland_malstroem/flowdir_noflats.tif": "denmark_lowland_malstroem/filled_no_flats.tif",
}


def read(path):
    """Return the cells of a raster file and where they are valid."""
    dataset = gdal.OpenEx(str(path), gdal.OF_RASTER | gdal.OF_VERBOSE_ERROR)
    return dataset.ReadAsArray(), dataset.GetRasterBand(1).GetMaskBand().ReadAsArray() > 0


@pytest.fixture(params=each_of(*RASTERS))
def raster(request, real_data):
    """Return the name of a reference, its values and validity."""
    return request.param, *read(real_data / request.param)


def test_the_program_is_recognised_without_heights(raster):
    """TauDEM's numbers could be those of GRASS, RichDEM or PCRaster: water knows."""
    name, values, valid = raster
    assert detect(Run(), values, valid)[0] == RASTERS[name]


def test_the_program_is_recognised_whoever_writes_the_same_water(raster):
    """Each of the eight encodings, on each of the lands."""
    name, values, valid = raster
    codes, unknown, _ = decode(Run(), values, valid, RASTERS[name])
    assert unknown == 0
    for encoding in ENCODINGS:
        written, known, lost = encode(Run(), codes, encoding)
        assert lost == 0
        assert detect(Run(), written, known)[0] == encoding
        assert np.array_equal(decode(Run(), written, known, encoding)[0], codes)


def test_there_is_no_cycle_in_the_right_code_and_there_are_in_others(raster):
    """With every candidate but the right one, and one that turns all water by an eighth: it may find no cycle."""
    name, values, valid = raster
    assert find_cycle(Run(), decode(Run(), values, valid, RASTERS[name])[0]) == -1
    for reading in detect(Run(), values, valid)[1]:
        cell = find_cycle(Run(), decode(Run(), values, valid, reading.name)[0])
        assert (cell >= 0) == reading.has_cycle == (reading.name not in (RASTERS[name], TURNED.get(name)))


@pytest.mark.parametrize("name", TERRAIN)
def test_water_goes_down_or_along_flats_never_up(real_data, name):
    """The directions as we read them, on the heights from which they were made."""
    codes = decode(Run(), *read(real_data / name), RASTERS[name])[0]
    z = np.pad(read(real_data / TERRAIN[name])[0].astype(float), 1)
    steps = 0
    for code, (down, right) in enumerate(zip(ROW_OFFSETS, COLUMN_OFFSETS)):
        row, col = np.nonzero(codes == code)
        assert np.all(z[row + 1, col + 1] >= z[row + 1 + down, col + 1 + right])
        steps += row.size
    assert steps > 0.9 * np.count_nonzero(codes != NO_DIRECTION)
