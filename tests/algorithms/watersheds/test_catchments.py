"""What is measured of watersheds: longest paths, slopes and shapes as fields and lines, and times of concentration."""

import math
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import CELL, NORTH, UTM, WEST, create, read
from osgeo import gdal
from qgis.core import NULL, QgsFeature, QgsGeometry, QgsPointXY, QgsRasterLayer, QgsVectorLayer

# A valley whose rows drain straight to the stream in column 15, and that south; the divide is in column 0.
ROWS, COLS, STREAM = 40, 30, 15
VALLEY = (3.0 * np.abs(np.arange(COLS) - STREAM) + np.arange(ROWS, 0, -1)[:, None]).astype(np.float32)
SHAPES = "path_km path_z_top path_z_out path_slope slope_1085 centroid_km slope_mean relief_m compactness circularity "
SHAPES += "elongation form_factor drainage_density hypsometric_integral lake_km"


def gauges_at(places, names=None):
    """Return a layer of points at the middles of cells, with names."""
    field = "" if names is None else "&field=name:string"
    layer = QgsVectorLayer(f"Point?crs={UTM}{field}", "gauges", "memory")
    for index, place in enumerate(places):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(*map(float, at(*place).split(",")))))
        feature.setAttributes([] if names is None else [names[index]])
        layer.dataProvider().addFeature(feature)
    return layer


def layer_of(given):
    """Return the features of a layer."""
    return list((given if isinstance(given, QgsVectorLayer) else QgsVectorLayer(given)).getFeatures())


def at(col, row):
    """Return the middle of a cell as one types a point."""
    return f"{WEST + (col + 0.5) * CELL},{NORTH - (row + 0.5) * CELL}"


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    return create(tmp_path_factory.mktemp("valley") / "valley.tif", [VALLEY])


def of_point(**given):
    """Return the watershed of a point, its longest path and the results."""
    made = dict.fromkeys(("WATERSHED", "LONGEST_PATHS", "RIVERS"), "memory:")
    results = run("watershedofpoint", **made, **given)
    return layer_of(results["WATERSHED"])[0], layer_of(results["LONGEST_PATHS"]), results


def test_a_watershed_has_the_measures_of_its_longest_path_and_shape(dem):
    watershed, [path], _ = of_point(INPUT=dem, POINT=at(STREAM, 35))
    long = (STREAM + 35) * CELL
    area = 36 * COLS * CELL**2
    assert watershed["path_km"] == pytest.approx(long / 1e3, rel=1e-3)
    assert (watershed["path_z_top"], watershed["path_z_out"]) == (VALLEY[0, 0], VALLEY[35, STREAM])
    assert watershed["path_slope"] == pytest.approx((3 * STREAM + 35) / long, rel=1e-3)
    assert watershed["relief_m"] == 3 * STREAM + 35
    assert watershed["slope_mean"] == pytest.approx(math.hypot(3, 1) / CELL, rel=0.05)
    assert watershed["form_factor"] == pytest.approx(area / long**2, rel=1e-3)
    assert watershed["elongation"] == pytest.approx(2 * math.sqrt(area / math.pi) / long, rel=1e-3)
    around = watershed["compactness"] * 2 * math.sqrt(math.pi * area)
    assert around == pytest.approx(2 * (36 + COLS) * CELL, rel=0.02)
    assert watershed["circularity"] == pytest.approx(watershed["compactness"] ** -2)
    above = VALLEY[:36].mean() - VALLEY[35, STREAM]
    assert watershed["hypsometric_integral"] == pytest.approx(above / watershed["relief_m"], rel=1e-3)
    assert watershed["centroid_km"] == pytest.approx(0.001 * 17.5 * CELL, rel=0.04)
    assert watershed["lake_km"] == 0
    line = path.geometry()
    assert path["path_km"] == watershed["path_km"]
    assert [path["id"]] == [watershed["id"]]
    vertices = list(line.vertices())
    assert len(vertices) == STREAM + 35 + 1
    assert (vertices[0].z(), vertices[-1].z()) == (VALLEY[0, 0], VALLEY[35, STREAM])
    assert (vertices[-1].x(), vertices[-1].y()) == (watershed["outlet_x"], watershed["outlet_y"])


def test_times_follow_from_the_fields(dem):
    watershed, _, _ = of_point(INPUT=dem, POINT=at(STREAM, 35), TC=["kirpich", "giandotti", "scs"], CN="75")
    long, slope, area = (watershed[name] for name in ("path_km", "path_slope", "area_km2"))
    assert watershed["tc_kirpich"] == pytest.approx(0.0663 * long**0.77 * slope**-0.385)
    above = watershed["z_mean"] - watershed["path_z_out"]
    assert watershed["tc_giandotti"] == pytest.approx((4 * area**0.5 + 1.5 * long) / (0.8 * above**0.5))
    lag = (long / 0.0003048) ** 0.8 * (1000 / 75 - 9) ** 0.7 / (1900 * (100 * watershed["slope_mean"]) ** 0.5)
    assert watershed["tc_scs"] == pytest.approx(lag / 0.6)
    assert watershed.fields().names()[-3:] == ["tc_kirpich", "tc_giandotti", "tc_scs"]


def test_a_raster_of_curve_numbers_counts_by_its_mean(dem, tmp_path):
    numbers = np.full(VALLEY.shape, 60.0, np.float32)
    numbers[:, STREAM:] = 90
    given = create(tmp_path / "cn.tif", [numbers])
    whole, _, _ = of_point(INPUT=dem, POINT=at(STREAM, 39), TC=["scs"], CN=given)
    mean, _, _ = of_point(INPUT=dem, POINT=at(STREAM, 39), TC=["scs"], CN="75")
    assert whole["tc_scs"] == pytest.approx(mean["tc_scs"])


@pytest.mark.parametrize("number", [0, -5, 300])
def test_a_curve_number_of_no_soil_is_told_and_the_land_not_blamed(number, dem, tmp_path):
    """Where nothing runs off there is no time; below 0 and above 100 is no curve number at all."""
    given = create(tmp_path / "cn.tif", [np.full(VALLEY.shape, number, np.float32)])
    for what in ("0", given) if number == 0 else (given,):
        watershed, _, results = of_point(INPUT=dem, POINT=at(STREAM, 35), TC=["scs", "temez"], CN=what)
        assert watershed["tc_scs"] == NULL and watershed["tc_temez"] > 0
        (text,) = (each for each in results.warnings if "tc_" in each or "TC" in each)
        assert "CN tells no time" in text and "does not fall" not in text


def test_a_flat_has_no_time_and_that_is_said_once(tmp_path):
    flat = create(tmp_path / "flat.tif", [np.full((9, 9), 5, np.float32)])
    watershed, _, results = of_point(INPUT=flat, POINT=at(4, 0), SNAP=0)
    assert [watershed[name] for name in ("tc_kirpich", "tc_giandotti", "tc_temez", "tc_bransby")] == [None] * 4
    assert len([text for text in results.listener.warnings if "formula of TC" in text]) == 1


def test_heights_in_feet_tell_the_same(dem, tmp_path):
    feet = create(tmp_path / "feet.tif", [(VALLEY / 0.3048).astype(np.float32)])
    metres, _, _ = of_point(INPUT=dem, POINT=at(STREAM, 35))
    other, _, _ = of_point(INPUT=feet, POINT=at(STREAM, 35), Z_UNIT="foot")
    for name in SHAPES.split():
        assert other[name] == pytest.approx(metres[name], rel=1e-5), name
    assert other["tc_giandotti"] == pytest.approx(metres["tc_giandotti"], rel=1e-5)


def test_a_path_through_a_lake_keeps_its_level(tmp_path):
    z = VALLEY.copy()
    z[20:25, STREAM] -= 30
    lake = create(tmp_path / "lake.tif", [z])
    watershed, [path], _ = of_point(INPUT=lake, POINT=at(STREAM, 35))
    assert watershed["lake_km"] == pytest.approx(5 * CELL / 1e3, rel=1e-3)
    heights = [vertex.z() for vertex in path.geometry().vertices()]
    assert heights == sorted(heights, reverse=True)
    directions = str(tmp_path / "dir.tif")
    run("flowdirections", INPUT=lake, OUTPUT=directions)
    given = run("watersheds", DIRECTIONS=directions, INPUT=lake, WATERSHEDS="memory:", LONGEST_PATHS="memory:")
    assert max(each["lake_km"] for each in layer_of(given["WATERSHEDS"])) == watershed["lake_km"]


def distances(codes, outlet):
    """Return the metres from each cell to an outlet, NaN where the water does not come by it."""
    found = np.full(codes.shape, np.nan)
    for start in np.ndindex(codes.shape):
        row, col, long = *start, 0.0
        while (row, col) != outlet and codes[row, col] < 8:
            code = codes[row, col]
            row, col = row + ROW_OFFSETS[code], col + COLUMN_OFFSETS[code]
            long += CELL * math.hypot(ROW_OFFSETS[code], COLUMN_OFFSETS[code])
        if (row, col) == outlet:
            found[start] = long
    return found


ESRI = {1: 0, 2: 1, 4: 2, 8: 3, 16: 4, 32: 5, 64: 6, 128: 7}


@pytest.mark.parametrize("whole", [False, True])
def test_the_path_is_as_long_as_the_greatest_distance_in_each_watershed(whole, tmp_path):
    rng = np.random.default_rng(5)
    z = np.add.outer(np.arange(24.0), np.arange(31.0)) + 9 * rng.random((24, 31))
    dem = create(tmp_path / "z.tif", [z.astype(np.float32)])
    directions = str(tmp_path / "dir.tif")
    run("flowdirections", INPUT=dem, OUTPUT=directions)
    values, _ = read(directions)
    codes = np.vectorize(lambda value: ESRI.get(int(value), 254))(values)
    gauges = gauges_at(((3, 3), (9, 8), (20, 15)))
    given = {"DIRECTIONS": directions, "BY": "points", "POINTS": gauges, "WHOLE": whole}
    labels = str(tmp_path / "labels.tif")
    results = run("watersheds", **given, WATERSHEDS="memory:", LONGEST_PATHS="memory:", LABELS=labels)
    label, known = read(labels)
    for each in layer_of(results["WATERSHEDS"]):
        outlet = int((NORTH - each["outlet_y"]) // CELL), int((each["outlet_x"] - WEST) // CELL)
        away = distances(codes, outlet)
        own = np.isfinite(away) if whole else known & (label == each["id"])
        assert each["path_km"] == pytest.approx(np.nanmax(away[own]) / 1e3, rel=1e-9)
        assert (each["path_z_top"], each["slope_mean"], each["relief_m"]) == (None, None, None)


def test_text_codes_are_the_ids_of_paths_and_large_runs_may_do_without(dem):
    gauges = gauges_at([(STREAM, 12), (STREAM, 35)], ["Ford", "Mill"])
    given = {"INPUT": dem, "BY": "points", "POINTS": gauges, "CODE": "name", "WATERSHEDS": "memory:"}
    results = run("watersheds", **given, LONGEST_PATHS="memory:")
    assert sorted(each["id"] for each in layer_of(results["LONGEST_PATHS"])) == ["Ford", "Mill"]
    plain = layer_of(run("watersheds", **given, MORPHOMETRY=False)["WATERSHEDS"])[0].fields().names()
    assert not set(SHAPES.split()) & set(plain)
    assert set(plain) < set(layer_of(results["WATERSHEDS"])[0].fields().names())


def test_all_water_of_a_dem_tells_the_same(dem):
    own = layer_of(run("watersheds", INPUT=dem, WATERSHEDS="memory:")["WATERSHEDS"])
    given = {"THRESHOLD": 1e-9, "WATERSHEDS": "memory:", "LONGEST_PATHS": "memory:", "TC": ["temez"]}
    found = run("hydrologyfromdem", INPUT=dem, **given)
    every = layer_of(found["WATERSHEDS"])
    assert [each["path_km"] for each in every] == [each["path_km"] for each in own]
    assert [each["path_z_top"] for each in every] == [each["path_z_top"] for each in own]
    long = max(every, key=lambda each: each["area_km2"])
    assert long["tc_temez"] == pytest.approx(0.3 * (long["path_km"] / long["path_slope"] ** 0.25) ** 0.76)
    lines = {each["id"] for each in layer_of(found["LONGEST_PATHS"])}
    assert lines == {each["id"] for each in every if each["path_km"] > 0}


def test_a_formula_that_nobody_knows_is_refused(dem):
    with pytest.raises(Refused, match="TC"):
        of_point(INPUT=dem, POINT=at(STREAM, 35), TC=["guess"])
    with pytest.raises(Refused, match="CN must be at most 100"):
        of_point(INPUT=dem, POINT=at(STREAM, 35), TC=["scs"], CN="120")


def rows_of(page):
    """Return the sheets of a page: the title of each, and its numbers as texts by what they are."""
    sheets = []
    for part in Path(page).read_text(encoding="utf-8").split('<div class="sheet">')[1:]:
        cells = re.findall(r"<tr><td>(.*?)</td><td class=\"n\">(.*?)</td>", part)
        sheets.append((re.search("<h1>(.*?)</h1>", part)[1], {what: value.strip() for what, value in cells}, part))
    return sheets


def test_nested_gauges_have_a_sheet_each_with_the_numbers_of_their_fields(dem, tmp_path):
    gauges = gauges_at([(STREAM, 12), (STREAM, 35), (STREAM, 24)], ["Spring", "Mouth", "Ford"])
    page = str(tmp_path / "sheets.html")
    given = {"INPUT": dem, "POINTS": gauges, "CODE": "name", "SNAP": 0, "REPORT": page}
    results = run("watershedofpoint", **given, WATERSHED="memory:", RIVERS="memory:")
    fields = {each["id"]: each for each in layer_of(results["WATERSHED"])}
    sheets = rows_of(page)
    assert [title for title, _, _ in sheets] == ["Catchment Spring", "Catchment Mouth", "Catchment Ford"]
    for title, numbers, part in sheets:
        own = fields[title.split()[1]]
        shown = {"Area": "area_km2", "Relief": "relief_m", "Kirpich": "tc_kirpich", "Compactness": "compactness"}
        for what, field in shown.items():
            assert float(numbers[what].split()[0]) == pytest.approx(own[field], rel=1e-3)
        assert [numbers[what].split()[1] for what in ("Area", "Relief", "Kirpich")] == ["km²", "m", "h"]
        assert part.count("<svg") == 3
        assert "valley" in part  # the DEM


def test_on_paper_each_gauge_has_one_page(dem, tmp_path):
    """Of A4, where a browser is installed: with a tall map, all formulas and warnings, and names that fill lines."""
    browser = shutil.which("chromium") or shutil.which("google-chrome") or pytest.skip("there is no browser")
    page, printed = tmp_path / "sheets.html", tmp_path / "sheets.pdf"
    gauges = gauges_at([(STREAM, 12), (STREAM, 30)], ["A gauge at the bridge over the river below the mill", "Mouth"])
    how = {"BY": "points", "POINTS": gauges, "CODE": "name", "WHOLE": True, "SNAP": 20, "SNAP_TO": "river"}
    codes, water = (str(tmp_path / f"{what} of the flow.tif") for what in ("directions", "accumulation"))
    run("flowdirections", INPUT=dem, OUTPUT=codes)
    run("flowaccumulation", INPUT=dem, OUTPUT=water)
    given = {"DIRECTIONS": codes, "INPUT": dem, "ACCUMULATION": water, "SMALL": "drop", "MIN_AREA": 1e-4}
    given.update(HOLES="wall", EDGE="outlet")
    times = {"TC": ["kirpich", "giandotti", "temez", "bransby", "scs"], "CN": "75"}
    run("watersheds", **given, **how, **times, WATERSHEDS="memory:", REPORT=str(page))
    assert page.read_text(encoding="utf-8").count("edge of the data") == 2
    alone = "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/browser"
    how = *alone, "--no-pdf-header-footer", f"--print-to-pdf={printed}"
    subprocess.run([browser, *how, page.as_uri()], check=True, capture_output=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed.read_bytes())) == 2


def test_a_sheet_names_the_formulas_however_they_were_given(dem, tmp_path):
    page = str(tmp_path / "sheet.html")
    for given in (["kirpich", "temez"], "kirpich,temez"):
        run("watershedofpoint", INPUT=dem, POINT=at(STREAM, 35), TC=given, WATERSHED="memory:", REPORT=page)
        assert "kirpich, temez" in Path(page).read_text(encoding="utf-8")


def test_a_sheet_needs_no_heights_and_watersheds_have_them_too(dem, tmp_path):
    directions, page = str(tmp_path / "dir.tif"), str(tmp_path / "sheets.html")
    run("flowdirections", INPUT=dem, OUTPUT=directions)
    gauges = gauges_at([(STREAM, 12), (STREAM, 35)])
    given = {"DIRECTIONS": directions, "BY": "points", "POINTS": gauges, "WATERSHEDS": "memory:", "REPORT": page}
    for whole in (False, True):
        results = run("watersheds", **given, WHOLE=whole)
        assert results["REPORT"] == page
        (_, upper, part), (_, lower, _) = rows_of(page)
        rows = (13, 36 if whole else 23)
        assert [float(each["Area"].split()[0]) for each in (upper, lower)] == pytest.approx(
            [count * COLS * CELL**2 / 1e6 for count in rows], rel=1e-3
        )
        assert upper["Mean slope"] == "–"
        assert part.count("<svg") == 1


@pytest.mark.parametrize("whole", [False, True])
def test_the_rivers_that_a_sheet_shows_are_measured(whole, dem, tmp_path):
    gauges = gauges_at([(STREAM, 34), (STREAM, 35)])
    pages = [str(tmp_path / name) for name in ("point.html", "sheets.html")]
    result = run("watershedofpoint", INPUT=dem, POINTS=gauges, SNAP=0, WATERSHED="memory:", REPORT=pages[0])
    upper, lower = sorted(each["rivers_km"] for each in layer_of(result["WATERSHED"]))
    assert 0 < upper < lower
    given = {"INPUT": dem, "BY": "points", "POINTS": gauges, "SNAP": 0, "WHOLE": whole}
    run("watersheds", **given, WATERSHEDS="memory:", REPORT=pages[1])
    shown = [numbers for _, numbers, _ in rows_of(pages[1])]
    expected = [upper, lower if whole else lower - upper]
    assert [float(each["Length"].split()[0]) for each in shown] == pytest.approx(expected, rel=1e-3)
    for each in shown:
        density = float(each["Length"].split()[0]) / float(each["Area"].split()[0])
        assert float(each["Drainage density"].split()[0]) == pytest.approx(density, rel=1e-3)
        assert each["Area at which they begin"].endswith("km²")


def test_of_very_many_watersheds_the_largest_have_a_sheet(tmp_path, monkeypatch):
    monkeypatch.setattr("headwaters.provider.water.catchment_sheets.MOST_SHEETS", 3)
    z = create(tmp_path / "z.tif", [np.add.outer(np.arange(12.0), np.zeros(9)).astype(np.float32)])
    page = str(tmp_path / "sheets.html")
    results = run("watersheds", INPUT=z, WATERSHEDS="memory:", REPORT=page)
    areas = sorted((each["area_km2"] for each in layer_of(results["WATERSHEDS"])), reverse=True)
    assert len(rows_of(page)) == 3 < len(areas)
    assert any("largest have a sheet" in text for text in results.warnings)


@pytest.mark.parametrize("prefix", ["logan_taudem/logan30m_", "eno_taudem/enogeo"])
def test_longest_paths_of_real_gauges_are_as_long_as_another_program_has_them(prefix, real_data):
    """In metres and in degrees: thirty gauges on slopes and rivers against TauDEM's longest upstream lengths."""
    given = str(real_data / f"{prefix}p.tif")
    longest, known = read(real_data / f"{prefix}plen.tif")
    west, dx, _, north, _, dy = gdal.Open(given).GetGeoTransform()
    cells = np.random.default_rng(3).choice(np.flatnonzero(known & (longest > 300)), 30, replace=False)
    row, col = np.divmod(cells, longest.shape[1])
    gauges = QgsVectorLayer(f"Point?crs={QgsRasterLayer(given).crs().authid()}&field=id:integer", "gauges", "memory")
    for index, (x, y) in enumerate(zip(west + (col + 0.5) * dx, north + (row + 0.5) * dy)):
        feature = QgsFeature(gauges.fields())
        feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(x, y)))
        feature.setAttributes([index])
        gauges.dataProvider().addFeature(feature)
    how = {"DIRECTIONS": given, "ENCODING": "taudem", "BY": "points", "POINTS": gauges, "WHOLE": True}
    found = layer_of(run("watersheds", **how, WATERSHEDS="memory:")["WATERSHEDS"])
    assert len(found) == 30
    for each in found:
        assert 1e3 * each["path_km"] == pytest.approx(longest.flat[cells[each["id"]]], rel=1e-5, abs=0.01)
