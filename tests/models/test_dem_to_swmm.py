"""The example model of an input for EPA SWMM: with gauges, and with a DEM alone."""

import pytest

from ..algorithms.watersheds.test_subbasins import check_swmm_input
from .building import SWMM_EXAMPLE, swmm_model
from .test_dem_to_hec_hms import run_example
from .test_gauges_to_sheets import GAUGES
from .test_models import loaded, steps

pytestmark = pytest.mark.qgis


def test_the_example_is_the_model_that_is_built_here():
    assert swmm_model().validate() == (True, [])
    assert steps(loaded(SWMM_EXAMPLE)) == steps(swmm_model())
    assert "placeholders" in loaded(SWMM_EXAMPLE).shortHelpString()


def test_all_runs_through_the_gauges_to_outfalls(provider, tmp_path):
    given = {"GAUGES": str(GAUGES), "CODE": "code", "AREA": 20}
    sections = check_swmm_input(*run_example(SWMM_EXAMPLE, "Input of EPA SWMM", tmp_path, **given))
    assert {f"G{number}" for number in range(1, 6)} <= {row[0] for row in sections["JUNCTIONS"]}


def test_it_needs_no_more_than_a_dem(provider, tmp_path):
    sections = check_swmm_input(*run_example(SWMM_EXAMPLE, "Input of EPA SWMM", tmp_path))
    assert len(sections["SUBCATCHMENTS"]) > 10
