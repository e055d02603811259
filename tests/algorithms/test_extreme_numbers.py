"""Whatever number any parameter is given: a sentence that names it, or rasters and results of finite numbers."""

import numpy as np
import pytest
from headwaters.provider.base.parameters import NUMBER_OR_RASTER
from headwaters.tests.provider.least import CELL, least_run
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.support import THOROUGH
from osgeo import gdal
from qgis.core import (
    QgsApplication,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterDestination,
)

from .test_registry import CONTRACT

pytestmark = pytest.mark.usefixtures("few_edges", "coarse_ground")

EXTREMES = (1e308, 1e12, -np.inf, -1e308, np.nan, np.inf)
SENSIBLE = 1e18  # beyond, nothing that a raster says of the Earth can be meant
SMALL = {"COLUMNS": 30, "ROWS": 20, "EVENTS": 200, "ITERATIONS": 2, "CELL_SIZE": str(CELL)}


def takes_real_number(definition):
    is_number = isinstance(definition, QgsProcessingParameterNumber)
    return is_number and definition.dataType() == QgsProcessingParameterNumber.Type.Double


def takes_number(definition):
    return isinstance(definition, QgsProcessingParameterNumber) or NUMBER_OR_RASTER in definition.metadata()


def assert_finite(algorithm, made, text):
    for definition in algorithm.destinationParameterDefinitions():
        if isinstance(definition, QgsProcessingParameterRasterDestination) and made.get(definition.name()):
            dataset = gdal.Open(made[definition.name()])
            for band in range(1, dataset.RasterCount + 1):
                values = dataset.GetRasterBand(band).ReadAsArray().astype(float)
                assert np.isfinite(values).all() and np.abs(values).max() < SENSIBLE, f"{text}: {definition.name()}"
    for name, value in made.items():
        assert not isinstance(value, float) or np.isfinite(value), f"{text}: {name} is {value}"


@pytest.mark.parametrize("name", CONTRACT)
def test_no_number_spoils_a_result(name, land):
    algorithm = QgsApplication.processingRegistry().algorithmById(f"headwaters:{name}")
    for turn, definition in enumerate(filter(takes_number, algorithm.parameterDefinitions())):
        values = EXTREMES if THOROUGH else EXTREMES[turn % 2 :: 2]  # by turns: each meets a number that is too large
        try_extremes(algorithm, definition, least_run(algorithm, land), values)


def try_extremes(algorithm, definition, given, values):
    """Run an algorithm with extreme values of one of its parameters."""
    name, parameter = algorithm.name(), definition.name()
    given.update({each: value for each, value in SMALL.items() if algorithm.parameterDefinition(each)})
    choice, word = algorithm.SHOWN_FOR.get(parameter, (None, None))
    if choice is not None:
        given[choice] = word
    limits = ()
    if takes_real_number(definition):
        limits = [limit for limit in (definition.minimum(), definition.maximum()) if 1e5 <= abs(limit) < 1e300]
    for value in (*values, *limits):
        text = f"{name} {parameter}={value}"
        try:
            made = run(name, **{**given, parameter: str(value) if NUMBER_OR_RASTER in definition.metadata() else value})
        except Refused as refusal:
            assert str(refusal).strip(), text
            continue
        assert_finite(algorithm, made, text)
