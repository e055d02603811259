"""Provinces that are drawn: what land is like in them."""

import numpy as np
import pytest
from headwaters.tests.provider.running import Refused, run
from osgeo import gdal

from .grown import MAIN, coast
from .test_uplift import painted, uplift

pytestmark = pytest.mark.qgis

WEST_HALF = [(-1, -1), (10, -1), (10, 11), (-1, 11), (-1, -1)]
EAST_HALF = [(12, -1), (24, -1), (24, 11), (12, 11), (12, -1)]


def halves(west, east):
    return painted("Polygon", WEST_HALF, EAST_HALF, kind=[west, east])


def test_ranges_rise_faster_than_rolling_land_wherever_they_are_drawn(tmp_path):
    found = [uplift(tmp_path, PROVINCES=halves(*kinds)) for kinds in (("range", "rolling"), ("rolling", "range"))]
    for x, y in ((4, 5), (6, 4), (6, 6)):
        assert found[0].at(x, y) == pytest.approx(2.5 * found[1].at(x, y), rel=0.1)
    for x, y in ((16, 5), (18, 4), (18, 6)):
        assert found[1].at(x, y) == pytest.approx(2.5 * found[0].at(x, y), rel=0.1)


def test_rolling_land_is_rounder_than_a_range(tmp_path, usual_ground):
    """With the same uplift everywhere: hollows and crests bend less, beside those of the other half."""
    even = painted("Polygon", [(-5, -5), (30, -5), (30, 16), (-5, 16), (-5, -5)], weight=[0.6])
    bent = []
    for kinds in (("range", "rolling"), ("rolling", "range")):
        made = run(
            "terrainfromcoastline",
            COASTLINE=coast(MAIN),
            SPACING=1500,
            CELL_SIZE=50,
            UPLIFT=even,
            PROVINCES=halves(*kinds),
            OUTPUT=str(tmp_path / f"{kinds[0]}.tif"),
            RIVERS="TEMPORARY_OUTPUT",
            WATERSHEDS="TEMPORARY_OUTPUT",
        )
        raster = gdal.Open(made["OUTPUT"])
        z = raster.ReadAsArray().astype(float)
        z[z == raster.GetRasterBand(1).GetNoDataValue()] = np.nan
        curve = np.abs(z[1:-1, 2:] + z[1:-1, :-2] + z[2:, 1:-1] + z[:-2, 1:-1] - 4 * z[1:-1, 1:-1])
        third = curve.shape[1] // 3
        bent.append([np.nanmean(curve[:, :third]), np.nanmean(curve[:, -third:])])
    (range_west, rolling_east), (rolling_west, range_east) = bent
    assert rolling_west < 0.75 * range_west and rolling_east < 0.75 * range_east


def test_provinces_are_read_once_for_uplift_and_creep():
    found = run(
        "terrainfromcoastline",
        COASTLINE=coast(MAIN),
        SPACING=4000,
        CELL_SIZE=400,
        PROVINCES=halves("range", "rolling"),
        OUTPUT="TEMPORARY_OUTPUT",
        RIVERS="TEMPORARY_OUTPUT",
        WATERSHEDS="TEMPORARY_OUTPUT",
    )
    assert [note for note in found.listener.notes if note.startswith("PROVINCES")] == ["PROVINCES: 2 drawn"]


def test_other_kinds_and_layers_without_kinds_are_refused(tmp_path):
    with pytest.raises(Refused, match=r"PROVINCES: .* has the kind ‘moon’\. Take one of range, hills, rolling, plain"):
        uplift(tmp_path, PROVINCES=halves("range", "moon"))
    with pytest.raises(Refused, match="PROVINCES: ‘painted’ has no field ‘kind’"):
        uplift(tmp_path, PROVINCES=painted("Polygon", WEST_HALF, weight=[1.0]))
