"""What was left empty stays empty, what was entered is taken at its word, and what cannot be is told by its name."""

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from headwaters.provider.base.checks import ParameterChecks
from headwaters.provider.base.inputs import Inputs, given_values, is_absent, no_number
from headwaters.tests.algorithms.test_registry import CONTRACT
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import create, in_project, polygons, read, rectangle, water_ways
from osgeo import gdal
from qgis.core import (
    NULL,
    QgsApplication,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterEnum,
    QgsProcessingParameterNumber,
    QgsProperty,
    QgsRasterLayer,
)
from support import flood

# A dale whose floor lies below 0 and is closed by a rim above 0: with a sea at 0 it is no depression.
DALE = np.full((9, 9), 3.0, np.float32)
DALE[2:7, 2:7] = 1
DALE[3:6, 3:6] = -2
ALL = np.ones(DALE.shape, bool)
FILLED = flood(DALE, water_ways(ALL))
DRAINED = flood(DALE, water_ways(ALL, DALE <= 0))


def nulls():
    """Return the ways in which QGIS says that nothing was entered."""
    ways = {"None": None, "empty text": "", "blank": "  ", "NULL": NULL}
    if NULL is not None:  # Qt 5, where a NULL may have a type
        from qgis.PyQt.QtCore import QVariant

        ways["NULL of a number"] = QVariant(QVariant.Double)  # noqa: QGS410
    return ways


@pytest.fixture
def dale(tmp_path):
    return create(tmp_path / "dale.tif", [DALE])


def fill(dale, tmp_path, **given):
    return read(run("filldepressions", INPUT=dale, OUTPUT=str(tmp_path / "filled.tif"), **given)["OUTPUT"])[0]


def test_the_dale_is_filled_but_for_a_sea_at_0():
    assert np.count_nonzero(FILLED != DALE) == 25
    assert np.count_nonzero(DRAINED != DALE) == 0


def test_a_sea_level_that_is_not_given_is_no_sea(dale, tmp_path):
    assert np.array_equal(fill(dale, tmp_path), FILLED)


@pytest.mark.parametrize("way", nulls())
@pytest.mark.parametrize("name", ["SEA_LEVEL", "MAX_DEPTH", "STEPS", "BAND", "SEA", "MASK", "CREATION_OPTIONS"])
def test_what_is_left_empty_is_as_if_it_were_not_there(name, way, dale, tmp_path):
    assert np.array_equal(fill(dale, tmp_path, METHOD="sweeps", **{name: nulls()[way]}), FILLED)


def test_an_expression_without_a_value_is_left_empty(dale, tmp_path):
    assert np.array_equal(fill(dale, tmp_path, SEA_LEVEL=QgsProperty.fromExpression("NULL")), FILLED)


@pytest.mark.parametrize("name", CONTRACT)
def test_an_expression_without_a_value_is_the_default_of_every_parameter(name, provider):
    algorithm = provider.algorithm(name).create()
    context = QgsProcessingContext()
    kinds = {QgsProcessingParameterNumber: "number", QgsProcessingParameterEnum: "choice"}
    kinds[QgsProcessingParameterBoolean] = "switch"
    for definition in algorithm.parameterDefinitions():
        read_as, empty = kinds.get(type(definition)), {definition.name(): QgsProperty.fromExpression("NULL")}
        if read_as is None:
            continue
        given, usual = (getattr(Inputs(algorithm, each, context), read_as)(definition.name()) for each in (empty, {}))
        assert given == usual, definition.name()
        if definition.defaultValue() is not None:
            assert ParameterChecks(algorithm, empty, context).complaint(definition) == "" or not definition.isDynamic()
            assert given_values(empty, [definition], context) == {} or definition.isDynamic()


@pytest.mark.parametrize("expression", ["2 +", "no_such_column * 2", "to_int('many')"])
@pytest.mark.parametrize("name", ["SEA_LEVEL", "HOLES"])
def test_an_expression_that_fails_is_refused_and_not_the_default(name, expression, dale, tmp_path):
    with pytest.raises(Refused, match=rf"{name} .*: the expression ‘.*’ has no value: \w+"):
        fill(dale, tmp_path, **{name: QgsProperty.fromExpression(expression)})


@pytest.mark.parametrize("way", [2, "2"])
def test_a_choice_is_taken_by_its_place_in_the_list_too(way, tmp_path):
    made = [
        read(run("startingsurface", COLUMNS=9, ROWS=9, SHAPE=shape, OUTPUT=str(tmp_path / f"{shape}.tif"))["OUTPUT"])[0]
        for shape in ("pyramid", way)
    ]
    assert made[0].max() > 0
    assert np.array_equal(*made)


@pytest.mark.parametrize("way", [2, "2", -1, "-1", 0.5, "01x"])
def test_a_place_beyond_the_list_is_refused(way, dale, tmp_path):
    with pytest.raises(Refused, match=r"METHOD .* must be one of exact, sweeps"):
        fill(dale, tmp_path, METHOD=way)


@pytest.mark.parametrize("wrong, right", [("SEALEVEL", "SEA_LEVEL"), ("sea_level", "SEA_LEVEL"), ("HOLE", "HOLES")])
def test_a_misspelt_parameter_is_refused_with_the_one_that_was_meant(wrong, right, dale, tmp_path):
    with pytest.raises(Refused, match=f"{wrong} is no parameter of ‘Fill depressions’. Did you mean {right}"):
        fill(dale, tmp_path, **{wrong: "0"})


def test_an_unknown_name_without_a_value_does_no_harm(dale, tmp_path):
    assert np.array_equal(fill(dale, tmp_path, XYZZY=None), FILLED)


def test_where_no_name_is_near_all_are_told(dale, tmp_path):
    with pytest.raises(Refused, match=r"XYZZY is no parameter of ‘Fill depressions’[.] There are INPUT, BAND"):
        fill(dale, tmp_path, XYZZY=1)


@pytest.mark.parametrize(
    "zero", [0, 0.0, -0.0, "0", "0.0", QgsProperty.fromValue(0), QgsProperty.fromExpression("1 - 1")], ids=repr
)
def test_a_sea_level_of_0_is_a_sea_at_0(zero, dale, tmp_path):
    assert np.array_equal(fill(dale, tmp_path, SEA_LEVEL=zero), DRAINED)


@pytest.mark.parametrize("value", [0, "0", False, "no", 1.5, [], "None"])
def test_a_value_is_not_taken_for_an_absent_one(value):
    assert not is_absent(value)


@pytest.mark.parametrize("kind", [np.float64, np.float32, np.array, Decimal, Fraction, lambda _: "٥.٢٥"])
def test_a_number_of_any_type_is_that_number(kind, dale, tmp_path):
    assert np.array_equal(fill(dale, tmp_path, MAX_DEPTH=kind(5.25)), FILLED)


@pytest.mark.parametrize("fills", [np.True_, np.False_])
def test_yes_and_no_of_numpy_are_yes_and_no(fills, dale, tmp_path):
    result = run("breachdepressions", INPUT=dale, MAX_LENGTH=1, FILL_REST=fills, OUTPUT=str(tmp_path / "b.tif"))
    assert (result["FILLED_CELLS"] > 0) == fills


@pytest.mark.parametrize("band", ["one", "1.5", [1], "dale", True], ids=repr)
def test_what_is_no_band_is_refused_by_name(band, dale, tmp_path):
    with pytest.raises(Refused, match=r"BAND \(Band\) must be a (whole )?number"):
        fill(dale, tmp_path, BAND=band)


def test_the_layer_remembers_a_number_of_any_type(dale, tmp_path):
    algorithm = QgsApplication.processingRegistry().algorithmById("headwaters:filldepressions").create()
    context = QgsProcessingContext()
    parameters = {"INPUT": dale, "MAX_DEPTH": np.float64(5.25), "OUTPUT": str(tmp_path / "f.tif")}
    assert algorithm.prepare(parameters, context, QgsProcessingFeedback())
    assert "'MAX_DEPTH':5.25" in algorithm.origin.replace(" ", "")


@pytest.mark.parametrize("depth", ["1.5", 1.5, " 1.5 ", "1.5e0", QgsProperty.fromExpression("3 / 2.0")], ids=repr)
def test_numbers_come_as_text_from_the_command_line(depth, dale, tmp_path):
    assert np.array_equal(fill(dale, tmp_path, MAX_DEPTH=depth), DALE)
    assert np.array_equal(fill(dale, tmp_path, MAX_DEPTH="5.25"), FILLED)


def test_words_come_as_text_and_choose(dale, tmp_path):
    result = run(
        "filldepressions", INPUT=dale, OUTPUT=str(tmp_path / "f.tif"), METHOD="sweeps", HOLES="wall", STEPS="1"
    )
    assert "Sweeps made: 1" in result.log


SURFACE, FILL = "startingsurface", "filldepressions"


@pytest.mark.parametrize(
    "algorithm, given, complaint",
    [
        (FILL, {"STEPS": 0}, "STEPS (Sweeps to make) must be at least 1 (got 0)."),
        (FILL, {"STEPS": "-3"}, "STEPS (Sweeps to make) must be at least 1 (got -3)."),
        (FILL, {"STEPS": 2.5}, "STEPS (Sweeps to make) must be a whole number (got 2.5)."),
        (FILL, {"STEPS": "2.5"}, "STEPS (Sweeps to make) must be a whole number (got 2.5)."),
        (FILL, {"STEPS": "abc"}, "STEPS (Sweeps to make) must be a number (got ‘abc’)."),
        (FILL, {"MAX_DEPTH": -1}, "MAX_DEPTH (Greatest depth to fill (m)) must be at least 0 (got -1)."),
        (FILL, {"MAX_DEPTH": "1,5"}, "MAX_DEPTH (Greatest depth to fill (m)) must be a number (got ‘1,5’)."),
        (
            FILL,
            {"SEA_LEVEL": "low"},
            "SEA_LEVEL (Sea level (in the unit of the heights)) must be a number (got ‘low’).",
        ),
        (
            FILL,
            {"SEA_LEVEL": "1_0"},
            "SEA_LEVEL (Sea level (in the unit of the heights)) must be a number (got ‘1_0’).",
        ),
        (FILL, {"HOLES": "drain"}, "HOLES (Holes in the data) must be one of outlet, wall, fill (got drain)."),
        (FILL, {"METHOD": "EXACT"}, "METHOD (Method) must be one of exact, sweeps (got EXACT)."),
        (FILL, {"Z_UNIT": "feet"}, "Z_UNIT (Unit of the heights) must be one of metre, foot (got feet)."),
        (FILL, {"INPUT": None}, "INPUT (DEM) is missing."),
        (FILL, {"INPUT": ""}, "INPUT (DEM) is missing."),
        (SURFACE, {"ROUGHNESS": 1.5}, "ROUGHNESS (Roughness (0 to 1)) must be between 0 and 1 (got 1.5)."),
        (SURFACE, {"ROUGHNESS": "-0.1"}, "ROUGHNESS (Roughness (0 to 1)) must be between 0 and 1 (got -0.1)."),
        (SURFACE, {"COLUMNS": 0}, "COLUMNS (Columns) must be between 1 and 1,000,000 (got 0)."),
        (SURFACE, {"ROWS": 10**7}, "ROWS (Rows) must be between 1 and 1,000,000 (got 10,000,000)."),
        (SURFACE, {"CELL_SIZE": 0}, "must be at least 1e-09 (got 0)."),
        (SURFACE, {"SEED": -1}, "SEED (Seed) must be at least 0 (got -1)."),
        (
            SURFACE,
            {"SHAPE": "cone"},
            "must be one of plane, peak, pyramid, volcanoes, noise, diamondsquare (got cone).",
        ),
    ],
    ids=str,
)
def test_a_bad_value_is_refused_with_its_name_the_limits_and_itself(algorithm, given, complaint, dale):
    if algorithm == FILL:
        given = {"INPUT": dale, **given}
    with pytest.raises(Refused) as refused:
        run(algorithm, **given)
    assert complaint in str(refused.value)


def test_what_is_no_number_is_told_by_its_kind_and_not_by_where_it_lies():
    assert str(no_number("STEPS", object())) == "STEPS must be a number (got ‘object’)."


@pytest.mark.parametrize("way", nulls())
@pytest.mark.parametrize(
    "name", ["SHAPE", "COLUMNS", "ROWS", "CELL_SIZE", "SEED", "RELIEF", "ROUGHNESS", "CRS", "EXTENT"]
)
def test_an_empty_value_stands_for_the_default(name, way, tmp_path):
    given = {"SHAPE": "plane", "ROUGHNESS": 0.4, "COLUMNS": 20, "ROWS": 10, "CELL_SIZE": 2}
    given.pop(name, None)
    outputs = [str(tmp_path / "left out.tif"), str(tmp_path / "empty.tif")]
    left_out = run(SURFACE, OUTPUT=outputs[0], **given)
    empty = run(SURFACE, OUTPUT=outputs[1], **{**given, name: nulls()[way]})
    assert left_out["SEED_USED"] == empty["SEED_USED"]
    assert np.array_equal(read(outputs[0])[0], read(outputs[1])[0])


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e999", float("nan"), float("inf")])
@pytest.mark.parametrize("name", ["SEA_LEVEL", "MAX_DEPTH", "STEPS"])
def test_a_number_that_is_none_is_refused_without_talk_of_limits_that_nobody_set(name, value, dale):
    with pytest.raises(Refused) as refused:
        run(FILL, INPUT=dale, **{name: value})
    assert name in str(refused.value)
    assert "e+308" not in str(refused.value)


@pytest.mark.parametrize("band", [0, 2, "7", -1])
def test_a_band_that_does_not_exist_is_refused(band, dale):
    with pytest.raises(Refused, match=f"‘dale’ has one band; BAND {band} does not exist"):
        run(FILL, INPUT=dale, BAND=band)


def test_a_raster_that_does_not_exist_is_refused_by_its_name(tmp_path):
    with pytest.raises(Refused, match=f"INPUT: there is no raster layer or file ‘{tmp_path}/no.tif’. Check the name."):
        run(FILL, INPUT=str(tmp_path / "no.tif"))


def test_a_file_that_is_no_raster_is_refused_by_its_name(tmp_path):
    (tmp_path / "letter.tif").write_text("Dear reader")
    with pytest.raises(Refused, match=r"INPUT: ‘.*letter.tif’ cannot be opened as a raster"):
        run(FILL, INPUT=str(tmp_path / "letter.tif"))


def test_a_vector_layer_in_place_of_a_raster_is_refused_as_such():
    layer = in_project(polygons(rectangle(0, 0, 4, 4), name="fields"))
    with pytest.raises(Refused, match=r"INPUT: ‘fields.*’ is a vector layer; a raster is needed"):
        run(FILL, INPUT=layer)


@pytest.mark.parametrize("how", ["path", "layer", "name", "id"])
def test_a_raster_may_be_given_as_path_layer_name_or_id(how, dale, tmp_path):
    layer = QgsRasterLayer(dale, "heights of the dale")
    given = {"path": dale, "layer": layer, "name": "heights of the dale"}.get(how) or in_project(layer)
    if how == "name":
        in_project(layer)
    assert np.array_equal(fill(given, tmp_path), FILLED)


@pytest.mark.parametrize("crs", ["EPSG:999999", "nowhere"])
def test_a_crs_that_does_not_exist_is_refused(crs):
    with pytest.raises(Refused, match="CRS"):
        run(SURFACE, CRS=crs)


@pytest.mark.parametrize("extent", ["everywhere", "1,2,3", "0,10,x,5"])
def test_an_extent_that_cannot_be_read_is_refused(extent):
    with pytest.raises(Refused, match="EXTENT"):
        run(SURFACE, EXTENT=extent)


def test_gdal_may_raise_its_errors_or_not(dale, tmp_path):
    """QGIS from 3.38 on has switched exceptions of GDAL on in its window, and off elsewhere."""
    before = gdal.GetUseExceptions()
    try:
        for switch in (gdal.UseExceptions, gdal.DontUseExceptions):
            switch()
            assert np.array_equal(fill(dale, tmp_path), FILLED)
            with pytest.raises(Refused, match="cannot be opened as a raster"):
                run(FILL, INPUT=__file__)
            with pytest.raises(Refused, match="cannot be written"):
                run(FILL, INPUT=dale, OUTPUT=str(tmp_path / "g.tif"), CREATION_OPTIONS="BLOCKXSIZE=17")
    finally:
        (gdal.UseExceptions if before else gdal.DontUseExceptions)()
