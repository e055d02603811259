"""An output is written whole or not at all, and says by itself what its numbers mean."""

import os
import shutil
from pathlib import Path

import numpy as np
import pytest
from headwaters.core.run.run import Cancelled, Run
from headwaters.provider.errors import UserError
from headwaters.provider.layers import raster_writing
from headwaters.provider.layers.complete_files import complete_file
from headwaters.provider.layers.map_cells import Frame
from headwaters.provider.layers.raster_writing import choose_nodata, write_raster
from headwaters.tests.provider.running import Refused, run
from headwaters.tests.provider.samples import (
    CELL,
    LAND,
    NORTH,
    UTM,
    VALID,
    WEST,
    create,
    in_project,
    names_in,
    open_files,
    read,
)
from osgeo import gdal, osr
from qgis.core import QgsCoordinateReferenceSystem

FRAME = Frame(WEST, NORTH, CELL, CELL, QgsCoordinateReferenceSystem(UTM))
HEIGHTS = LAND.astype(np.float32)
INTEGERS = (np.uint8, np.int16, np.uint16, np.int32, np.uint32)
FLOATS = (np.float32, np.float64)


def write(path, values=HEIGHTS, valid=VALID, frame=FRAME, progress=None, **facts):
    """Write a raster and open it again."""
    with complete_file(path) as unfinished:
        write_raster(progress or Run(), unfinished, values, valid, frame, "Height of the land", **facts)
    return gdal.Open(str(path))


def test_a_geotiff_is_tiled_compressed_and_says_what_it_holds(tmp_path):
    dataset = write(tmp_path / "h.tif", np.tile(HEIGHTS, (10, 10)), np.tile(VALID, (10, 10)), unit="m", nodata=-32768)
    band = dataset.GetRasterBand(1)
    assert dataset.GetMetadataItem("COMPRESSION", "IMAGE_STRUCTURE") == "DEFLATE"
    assert band.GetBlockSize() == [256, 256]
    assert (band.GetDescription(), band.GetUnitType(), band.GetNoDataValue()) == ("Height of the land", "m", -32768)
    assert dataset.GetGeoTransform() == (WEST, CELL, 0, NORTH, 0, -CELL)


@pytest.mark.parametrize("ending", ["tif", "img", "asc"])
def test_values_of_three_dimensions_are_bands_with_names_of_their_own(ending, tmp_path):
    moments = np.stack([HEIGHTS, HEIGHTS + 1, HEIGHTS * 2]).astype(np.float64)
    path = tmp_path / f"moments.{ending}"

    def write_moments():
        with complete_file(path) as unfinished:
            facts = {"description": ["first", "second", "third"], "nodata": -32768, "unit": "m"}
            write_raster(Run(), unfinished, moments, VALID, FRAME, **facts)

    if ending == "asc":  # which has one band alone
        with pytest.raises(UserError, match=r"cannot be written|cannot hold"):
            write_moments()
        assert names_in(tmp_path) == []
        return
    write_moments()
    dataset = gdal.Open(str(path))
    assert dataset.RasterCount == 3
    for number, (name, values) in enumerate(zip(("first", "second", "third"), moments), 1):
        band = dataset.GetRasterBand(number)
        assert (band.GetDescription(), band.GetNoDataValue()) == (name, -32768)
        found, known = read(path, number)
        assert np.array_equal(known, VALID)
        assert np.array_equal(found[VALID], values[VALID])


@pytest.mark.parametrize("dtype", FLOATS + INTEGERS)
def test_files_are_packed_as_every_program_reads_them(dtype, tmp_path):
    """Whitebox takes differences of cells for the cells, and knows no Zstandard: DEFLATE alone is for all."""
    values = np.arange(300 * 300).reshape(300, 300).astype(dtype)
    packed = write(tmp_path / "ours.tif", values, np.ones(values.shape, bool)).GetMetadata("IMAGE_STRUCTURE")
    assert packed["COMPRESSION"] == "DEFLATE" and packed.get("PREDICTOR", "1") == "1"


@pytest.mark.parametrize("ending", ["tif", "tiff", "TIF", "img", "asc", "sdat", "gpkg", "nc"])
def test_each_format_gives_back_the_heights_the_voids_and_the_place(ending, tmp_path):
    dataset = write(tmp_path / f"heights.{ending}", nodata=-9999)
    values, valid = read(tmp_path / f"heights.{ending}")
    assert np.array_equal(valid, VALID)
    assert np.array_equal(values[VALID], HEIGHTS[VALID])
    assert np.allclose(dataset.GetGeoTransform(), (WEST, CELL, 0, NORTH, 0, -CELL))
    assert not [name for name in names_in(tmp_path) if not name.startswith("heights")]


@pytest.mark.parametrize("crs", ["EPSG:25832", "EPSG:4326", "EPSG:2263", "PROJ:+proj=laea +lat_0=10 +R=6371000", ""])
def test_the_crs_is_written_as_it_was_given(crs, tmp_path):
    given = QgsCoordinateReferenceSystem(crs)
    assert given.isValid() == bool(crs)
    dataset = write(tmp_path / "h.tif", frame=Frame(9.0, 50.0, 0.1, 0.1, given))
    if not crs:
        assert dataset.GetProjection() == ""
    else:
        expected = osr.SpatialReference()
        expected.SetFromUserInput(crs.replace("PROJ:", ""))
        expected.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
        assert dataset.GetSpatialRef().IsSame(expected)


@pytest.mark.parametrize("name", ["heights.xyzzy", "heights.shp", "heights", "heights.txt."])
def test_an_unknown_ending_is_refused_with_a_better_one(name, tmp_path):
    with pytest.raises(UserError, match=r"Use .tif"):
        write(tmp_path / name)
    assert names_in(tmp_path) == []


@pytest.mark.parametrize("ending", ["png", "jpg", "xyz", "webp", "bmp"])
def test_a_format_that_would_change_heights_or_voids_is_refused(ending, tmp_path):
    with pytest.raises(UserError, match=rf"\.{ending}’"):
        write(tmp_path / f"heights.{ending}")
    assert names_in(tmp_path) == []


@pytest.mark.parametrize(
    "options, compression",
    [
        ("COMPRESS=NONE", None),
        ("compress=LZW", "LZW"),
        ("COMPRESS=ZSTD|PREDICTOR=2", "ZSTD"),
        ("COMPRESS=LZW|TILED=NO", "LZW"),
        ("TILED=NO\nZLEVEL=9", "DEFLATE"),
        ("", "DEFLATE"),
    ],
)
def test_the_users_creation_options_win(options, compression, tmp_path):
    dataset = write(tmp_path / "h.tif", np.tile(HEIGHTS, (10, 10)), np.tile(VALID, (10, 10)), options=options)
    assert dataset.GetMetadataItem("COMPRESSION", "IMAGE_STRUCTURE") == compression
    assert (dataset.GetRasterBand(1).GetBlockSize() == [256, 256]) == ("TILED=NO" not in options)
    assert np.array_equal(dataset.ReadAsArray()[:31, :43][VALID], HEIGHTS[VALID])


@pytest.mark.parametrize("options", ["COMPRESS", "COMPRESS=LZW|fast", "LZW"])
def test_a_malformed_creation_option_is_refused(options, tmp_path):
    with pytest.raises(UserError, match=r"CREATION_OPTIONS: ‘\w+’ is not of the form KEY=VALUE"):
        write(tmp_path / "h.tif", options=options)
    assert names_in(tmp_path) == []


def test_an_option_that_the_format_refuses_is_told_in_its_words(tmp_path):
    with pytest.raises(UserError, match=r"h.tif’ cannot be written: .*1[67](.*[^.])?\.$"):
        write(tmp_path / "h.tif", options="TILED=YES|BLOCKXSIZE=17|BLOCKYSIZE=17")
    assert names_in(tmp_path) == []


@pytest.mark.skipif(os.name == "nt", reason="no file can have such a name")
def test_gdal_speaks_of_the_path_that_the_user_chose(tmp_path):
    """Some drivers take a backslash for the end of a folder."""
    path = tmp_path / "no\\such.asc"
    try:
        write(path)
    except UserError as error:
        refused = str(error)
    else:
        pytest.skip("this GDAL writes there")
    assert "cannot be written" in refused
    assert str(path) in refused
    assert ".headwaters-" not in refused


@pytest.mark.parametrize("bits, most, void", [(1, 1, None), (4, 14, 15), (4, 9, 0), (7, 100, 127), (12, 4000, 4095)])
def test_numbers_of_a_few_bits_come_back(bits, most, void, tmp_path):
    cells = (1 + np.arange(31 * 43).reshape(31, 43) % most).astype(np.uint8 if bits < 8 else np.uint16)
    valid = np.ones(VALID.shape, bool) if void is None else VALID
    dataset = write(tmp_path / "few.tif", cells, valid, options=f"NBITS={bits}", nodata=void)
    assert dataset.GetRasterBand(1).GetMetadataItem("NBITS", "IMAGE_STRUCTURE") == str(bits)
    found, known = read(tmp_path / "few.tif")
    assert np.array_equal(known, valid)
    assert np.array_equal(found[valid], cells[valid])


@pytest.mark.parametrize("most, void", [(16, 15), (200, None), (9, 255)])
def test_numbers_that_the_chosen_bits_cannot_hold_are_refused_and_not_clipped(most, void, tmp_path):
    cells = (1 + np.arange(31 * 43).reshape(31, 43) % most).astype(np.uint8)
    valid = np.ones(VALID.shape, bool) if void is None else VALID
    with pytest.raises(UserError, match=r"CREATION_OPTIONS: NBITS=4 holds numbers up to 15, and ‘few.tif’ has \d+"):
        write(tmp_path / "few.tif", cells, valid, options="nbits=4", nodata=void)


@pytest.mark.parametrize("dtype", [np.float32, np.int16])
def test_bits_of_other_types_are_as_gdal_has_them(dtype, tmp_path):
    """Half floats are written, and GDAL tells that whole numbers with a sign have all their bits."""
    full = np.ones(VALID.shape, bool)
    dataset = write(tmp_path / "half.tif", HEIGHTS.astype(dtype), full, options="NBITS=16", nodata=-9999)
    assert np.allclose(dataset.ReadAsArray(), HEIGHTS, rtol=1e-3)


def test_options_with_which_voids_become_land_are_refused(tmp_path):
    """No half float is -9999."""
    with pytest.raises(UserError, match=r"CREATION_OPTIONS: with NBITS=16 cells of ‘half.tif’ lose what they are"):
        write(tmp_path / "half.tif", HEIGHTS, VALID, options="NBITS=16", nodata=-9999)
    assert names_in(tmp_path) == []


OFFERED = gdal.GetDriverByName("GTiff").GetMetadataItem("DMD_CREATIONOPTIONLIST")
LOSSY = [
    option
    for option in (
        "COMPRESS=JPEG",
        "COMPRESS=JPEG|JPEG_QUALITY=99",
        "COMPRESS=LERC|MAX_Z_ERROR=3",
        "COMPRESS=LERC_DEFLATE|MAX_Z_ERROR=0.7",
        "COMPRESS=WEBP",
        "COMPRESS=JXL|JXL_LOSSLESS=NO",
        "COMPRESS=JXL|JXL_LOSSLESS=NO|JXL_DISTANCE=2",
        "DISCARD_LSB=2",
        "NBITS=16",
    )
    if option.split("|")[0].split("=")[-1].split("_")[0] in OFFERED or "COMPRESS" not in option
]
KEPT = ["COMPRESS=ZSTD", "COMPRESS=LERC", "COMPRESS=LERC|MAX_Z_ERROR=0", "COMPRESS=LZMA", "DISCARD_LSB=0", "ZLEVEL=9"]


@pytest.mark.parametrize("codes", [True, False])
@pytest.mark.parametrize("ending", ["tif", "vrt"])
@pytest.mark.parametrize("options", LOSSY + KEPT)
def test_codes_are_kept_or_refused_and_how_far_heights_are_moved_is_told(options, ending, codes, tmp_path):
    """Whatever option does it: what is read back counts."""
    rng = np.random.default_rng(9)
    for dtype in (np.uint8, np.int16, np.int32, np.float32, np.float64):
        values, valid = rng.integers(1, 128, (90, 70)).astype(dtype), rng.random((90, 70)) < 0.8
        if dtype in FLOATS:
            values += rng.random(values.shape).astype(dtype)
        path = tmp_path / f"{np.dtype(dtype).name}.{ending}"
        try:
            with complete_file(path) as unfinished:
                told = write_raster(
                    Run(), unfinished, values, valid, FRAME, nodata=0, unit="m", options=options, codes=codes
                )
        except UserError as error:
            assert options not in KEPT
            assert "CREATION_OPTIONS: with " in str(error) or "cannot be written" in str(error)
            assert not path.exists()
            continue
        found, known = read(path)
        assert np.array_equal(known, valid)
        moved = np.abs(found.astype(float) - values)[valid].max()
        if moved == 0:
            assert told == ""
        else:
            assert not codes
            assert options not in KEPT
            assert f"{moved:.3g} m off what was computed" in told


@pytest.mark.parametrize("options", ["COMPRESS=JPEG", "compress=lerc|max_z_error=0.1", "DISCARD_LSB=1"])
def test_codes_with_lossy_options_are_refused_before_anything_is_computed(options, dem_file, tmp_path):
    given = {"INPUT": dem_file, "CREATION_OPTIONS": options}
    with pytest.raises(Refused, match=r"CREATION_OPTIONS: .*=\w.* changes numbers, and those of DIRECTIONS are codes"):
        run("hydrologyfromdem", **given, DIRECTIONS=str(tmp_path / "d.tif"), RIVERS="memory:")
    assert names_in(tmp_path) == []


def test_a_run_tells_how_far_heights_are_moved(dem_file, tmp_path):
    options = {"CREATION_OPTIONS": "COMPRESS=LERC|MAX_Z_ERROR=2", "INPUT": dem_file}
    if "LERC" not in OFFERED:
        pytest.skip("this GDAL has no LERC")
    for algorithm, name in (("filldepressions", "OUTPUT"), ("hydrologyfromdem", "FILLED")):
        plain, moved = str(tmp_path / "plain.tif"), str(tmp_path / "moved.tif")
        run(algorithm, INPUT=dem_file, **{name: plain})
        result = run(algorithm, **options, **{name: moved})
        (heights, known), (found, _) = read(plain), read(moved)
        assert 0 < np.abs(heights - found)[known].max() <= 2
        assert any("‘moved.tif’ are up to" in text for text in result.warnings)


def test_strips_of_a_height_may_be_chosen(tmp_path):
    dataset = write(tmp_path / "strips.tif", options="BLOCKYSIZE=7")
    assert dataset.GetRasterBand(1).GetBlockSize() == [43, 7]


CLASSES = {0: ("land", (90, 160, 80)), 1: ("river", (30, 90, 200)), 3: ("lake", (0, 40, 120))}


@pytest.mark.parametrize("ending", ["tif", "img", "gpkg", "asc"])
def test_a_class_raster_carries_its_colours_and_names(ending, tmp_path):
    classes = np.where(LAND > 100, 3, np.where(LAND > 60, 1, 0)).astype(np.uint8)
    path = tmp_path / f"classes.{ending}"
    dataset = write(path, classes, VALID, colours=CLASSES)
    dataset.GetGeoTransform()  # until it is asked for, GDAL overlooks the names beside a GeoTIFF
    band = dataset.GetRasterBand(1)
    values, valid = read(path)
    assert np.array_equal(valid, VALID)
    assert np.array_equal(values[VALID], classes[VALID])
    if ending in ("tif", "img"):
        assert [band.GetCategoryNames()[value] for value in CLASSES] == ["land", "river", "lake"]
        assert [band.GetColorTable().GetColorEntry(value)[:3] for value in CLASSES] == [c for _, c in CLASSES.values()]
    assert not [name for name in names_in(tmp_path) if not name.startswith("classes.")]


@pytest.mark.filterwarnings("error::RuntimeWarning")
@pytest.mark.parametrize("dtype", INTEGERS + FLOATS)
@pytest.mark.parametrize("preferred", [None, -9999, 0, 255, -3.4028234663852886e38, 1e300, float("nan"), float("inf")])
def test_the_nodata_value_is_one_that_no_valid_cell_has(dtype, preferred, tmp_path):
    values = np.arange(-20, 22).astype(dtype).reshape(6, 7)
    valid = values % 5 != 0
    kept, nodata = choose_nodata(Run(), values, valid, preferred)
    assert np.array_equal(kept[valid], values[valid])
    assert np.isnan(nodata) or kept.dtype.type(nodata) == nodata
    assert not np.any(kept[valid] == nodata)
    write(tmp_path / "h.tif", values, valid, nodata=preferred)
    assert np.array_equal(read(tmp_path / "h.tif")[1], valid)


@pytest.mark.parametrize("dtype", [np.uint8, np.int16, np.uint16])
def test_a_type_that_has_no_value_left_for_voids_becomes_wider(dtype):
    limits = np.iinfo(dtype)
    values = np.arange(limits.min, limits.max + 1).astype(dtype).reshape(16, -1)
    if values.size > 256:
        values = np.tile(values, (2, 1))
    valid = np.ones(values.shape, bool)
    assert choose_nodata(Run(), values, valid, -9999 if limits.min > -9999 else None)[0].dtype == dtype
    if dtype == np.uint8:
        values = np.vstack([values, np.zeros_like(values[:1])])
        valid = np.vstack([valid, np.zeros_like(valid[:1])])
    else:
        valid[16] = False
    wide, nodata = choose_nodata(Run(), values, valid, None)
    assert wide.dtype.itemsize > values.dtype.itemsize
    assert np.array_equal(wide[valid], values[valid])
    assert not np.any(wide[valid] == nodata)


def test_a_preferred_nodata_value_is_kept_where_it_can_be(tmp_path):
    values = np.array([[-9999.0, 1.0, 2.0]], np.float32)
    valid = np.array([[True, True, False]])
    assert np.isnan(choose_nodata(Run(), values, valid, float("nan"))[1])
    assert choose_nodata(Run(), values, valid, -32768.0)[1] == -32768
    assert choose_nodata(Run(), values, valid, -9999)[1] not in (-9999, 1, 2)
    assert choose_nodata(Run(), values, np.ones_like(valid), -9999)[1] is None


def test_a_raster_without_voids_keeps_the_nodata_value_of_its_input(tmp_path):
    full = np.ones(VALID.shape, bool)
    declared, undeclared = (
        write(tmp_path / "a.tif", HEIGHTS, full, nodata=-9999),
        write(tmp_path / "b.tif", HEIGHTS, full),
    )
    assert declared.GetRasterBand(1).GetNoDataValue() == -9999
    assert undeclared.GetRasterBand(1).GetNoDataValue() is None


@pytest.mark.parametrize("options", ["", "TILED=NO"])
def test_a_raster_written_in_many_parts_is_the_same(options, tmp_path, monkeypatch):
    monkeypatch.setattr(raster_writing, "WRITTEN_AT_A_TIME", 100)
    values, valid = np.tile(HEIGHTS, (20, 3)), np.tile(VALID, (20, 3))
    write(tmp_path / "h.tif", values, valid, options=options)
    written, written_valid = read(tmp_path / "h.tif")
    assert np.array_equal(written_valid, valid)
    assert np.array_equal(written[valid], values[valid])


class Trouble(Run):
    """Lets something happen as soon as cells are written."""

    def __init__(self, error):
        self.error = error

    def report(self, fraction):
        raise self.error


@pytest.mark.parametrize(
    "error", [Cancelled(), ValueError("a bug"), MemoryError()], ids=lambda error: type(error).__name__
)
@pytest.mark.parametrize("ending", ["tif", "img", "asc", "sdat", "gpkg"])
def test_trouble_in_the_middle_leaves_everything_as_it_was(error, ending, tmp_path):
    older = tmp_path / f"h.{ending}"
    if ending != "gpkg":
        write(older)
    before = {name: (tmp_path / name).read_bytes() for name in names_in(tmp_path)}
    with pytest.raises(type(error)):
        write(older, HEIGHTS + 1, progress=Trouble(error))
    assert {name: (tmp_path / name).read_bytes() for name in names_in(tmp_path)} == before


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not tell which files are open")
def test_a_half_written_file_is_closed_before_it_is_removed(tmp_path, monkeypatch):
    """On Windows an open file cannot be removed."""
    open_at_removal = []
    remove = shutil.rmtree

    def watched(folder, **how):
        open_at_removal.extend(open_files(folder))
        remove(folder, **how)

    monkeypatch.setattr(raster_writing.shutil, "rmtree", watched)
    with pytest.raises(Cancelled):
        write(tmp_path / "h.tif", progress=Trouble(Cancelled()))
    assert open_at_removal == []


def test_a_new_output_is_not_described_by_the_leftovers_of_an_older_one(tmp_path):
    """QGIS writes statistics and pyramids beside a raster; those of the older one would be shown for the new one."""
    path = tmp_path / "h.tif"
    older = write(path, np.tile(HEIGHTS, (20, 20)), np.tile(VALID, (20, 20)))
    older.BuildOverviews("AVERAGE", [2, 4])
    older.GetRasterBand(1).ComputeStatistics(False)
    del older
    assert {"h.tif", "h.tif.ovr", "h.tif.aux.xml"} <= set(names_in(tmp_path))
    newer = write(path, np.tile(HEIGHTS + 1000, (20, 20)), np.tile(VALID, (20, 20)))
    assert newer.GetRasterBand(1).GetOverviewCount() == 0
    low, high = newer.GetRasterBand(1).ComputeRasterMinMax(False)
    statistics = newer.GetRasterBand(1).GetStatistics(False, True)
    assert (statistics[0], statistics[1]) == (low, high) == (HEIGHTS[VALID].min() + 1000, HEIGHTS[VALID].max() + 1000)


@pytest.mark.parametrize(
    "ending, options",
    [(ending, "") for ending in ("tif", "img", "asc", "sdat", "gpkg")]
    + [("tif", "COMPRESS=NONE"), ("tif", "TILED=NO|COMPRESS=NONE|BIGTIFF=YES")],
)
def test_a_full_disk_is_told_and_left_as_it_was(ending, options, small_disk):
    older = small_disk / f"older.{ending}"
    write(older, HEIGHTS[:8, :8], VALID[:8, :8])
    before = {name: (small_disk / name).read_bytes() for name in names_in(small_disk)}
    noise = np.random.default_rng(1).random((500, 500)).astype(np.float32)
    target = small_disk / (f"newer.{ending}" if ending == "gpkg" else f"older.{ending}")
    with pytest.raises(UserError, match=f"{target.name}’ cannot be written"):
        write(target, noise, np.ones(noise.shape, bool), options=options)
    assert {name: (small_disk / name).read_bytes() for name in names_in(small_disk)} == before


def test_a_run_on_a_full_disk_ends_with_a_sentence(small_disk, tmp_path):
    noise = np.random.default_rng(1).random((500, 500)).astype(np.float32)
    given = create(tmp_path / "noise.tif", [noise])
    with pytest.raises(Refused, match=r"filled.tif’ cannot be written"):
        run("filldepressions", INPUT=given, OUTPUT=str(small_disk / "filled.tif"))
    assert names_in(small_disk) == []


@pytest.fixture
def dem(tmp_path_factory):
    """Return a small DEM in a folder of its own."""
    return create(tmp_path_factory.mktemp("given") / "dem.tif", [HEIGHTS])


@pytest.mark.parametrize("output", ["OUTPUT", "DEPTH"])
def test_a_folder_that_does_not_exist_is_refused_before_anything_is_computed(output, dem, tmp_path):
    with pytest.raises(Refused, match=rf"{output}: the folder ‘{tmp_path}/no/such’ does not exist"):
        run("filldepressions", INPUT=dem, **{output: str(tmp_path / "no" / "such" / "f.tif")})
    assert names_in(tmp_path) == []


def test_a_folder_that_is_a_file_is_refused(dem):
    with pytest.raises(Refused, match=r"OUTPUT: the folder ‘.*dem.tif’ does not exist"):
        run("filldepressions", INPUT=dem, OUTPUT=f"{dem}/filled.tif")


def test_an_output_that_is_a_folder_is_refused(dem, tmp_path):
    (tmp_path / "filled.tif").mkdir()
    with pytest.raises(Refused, match=r"OUTPUT: ‘.*filled.tif’ is a folder. Give the name of a file in it"):
        run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "filled.tif"))


@pytest.mark.skipif(not Path("/proc/sys").is_dir(), reason="there is no folder that nobody can write to")
def test_a_folder_that_cannot_be_written_to_is_refused(dem):
    with pytest.raises(Refused, match=r"Nothing can be written into ‘/proc/sys’ .* Choose another folder"):
        run("filldepressions", INPUT=dem, OUTPUT="/proc/sys/filled.tif")


@pytest.mark.parametrize("output", ["OUTPUT", "DEPTH"])
@pytest.mark.parametrize("how", ["same path", "link", "layer", "roundabout path"])
def test_an_output_over_the_input_is_refused_and_the_input_stays(how, output, dem, tmp_path):
    target, given = dem, dem
    if how == "link":
        target = str(tmp_path / "link.tif")
        Path(target).symlink_to(dem)
    elif how == "layer":
        from qgis.core import QgsRasterLayer

        given = in_project(QgsRasterLayer(dem, "dem"))
    elif how == "roundabout path":
        target = f"{Path(dem).parent}/../{Path(dem).parent.name}/dem.tif"
    before = Path(dem).read_bytes()
    with pytest.raises(Refused, match=rf"{output} would overwrite INPUT"):
        run("filldepressions", INPUT=given, **{output: target})
    assert Path(dem).read_bytes() == before


@pytest.mark.parametrize("depth", [1, 2])
def test_an_output_over_what_a_virtual_input_is_made_of_is_refused(depth, dem, tmp_path):
    given = dem
    for number in range(depth):
        virtual = str(tmp_path / f"virtual{number}.vrt")
        gdal.BuildVRT(virtual, [given]).FlushCache()
        given = virtual
    before = Path(dem).read_bytes()
    with pytest.raises(Refused, match=r"OUTPUT would overwrite a file that INPUT is made of \(‘.*dem.tif’\)"):
        run("filldepressions", INPUT=given, OUTPUT=dem)
    assert Path(dem).read_bytes() == before


def test_two_outputs_into_one_file_are_refused(dem, tmp_path):
    one = str(tmp_path / "one.tif")
    with pytest.raises(Refused, match=r"OUTPUT.*DEPTH|DEPTH.*OUTPUT"):
        run("filldepressions", INPUT=dem, OUTPUT=one, DEPTH=one)
    assert names_in(tmp_path) == []


def test_an_existing_geopackage_is_refused_and_stays(dem, tmp_path):
    store = tmp_path / "store.gpkg"
    write(store)
    before = store.read_bytes()
    with pytest.raises(Refused, match=r"store.gpkg’ exists, and its other layers would be lost"):
        run("filldepressions", INPUT=dem, OUTPUT=str(store))
    assert store.read_bytes() == before
    assert names_in(tmp_path) == ["store.gpkg"]


@pytest.mark.parametrize(
    "second",
    [{"DEPTH": "depth.xyzzy"}, {"DEPTH": "depth.tif", "CREATION_OPTIONS": "fast"}, {"DEPTH": "depth.jpg"}],
    ids=["unknown ending", "malformed option", "a format that cannot hold it"],
)
def test_when_one_output_cannot_be_written_none_is(second, dem, tmp_path):
    second = {**second, "DEPTH": str(tmp_path / second["DEPTH"])}
    with pytest.raises(Refused):
        run("filldepressions", INPUT=dem, OUTPUT=str(tmp_path / "filled.tif"), **second)
    assert names_in(tmp_path) == []


def test_an_output_may_be_written_again_and_again(dem, tmp_path):
    output = str(tmp_path / "filled.tif")
    first = run("filldepressions", INPUT=dem, OUTPUT=output, SEA_LEVEL=1000)
    second = run("filldepressions", INPUT=dem, OUTPUT=output)
    assert (first["FILLED_CELLS"], second["FILLED_CELLS"] > 0) == (0, True)
    assert np.count_nonzero(read(output)[0] != HEIGHTS) == second["FILLED_CELLS"]


@pytest.mark.parametrize(("threads", "told"), [(None, "ALL_CPUS"), (1, "1"), (3, "3")])
def test_a_geotiff_is_compressed_with_the_threads_of_the_run(threads, told, tmp_path, monkeypatch):
    progress, driver, given = Run(), gdal.GetDriverByName("GTiff"), []
    progress.threads = threads

    class Driver:
        """The driver of GeoTIFF, which keeps the options that it is given."""

        ShortName, GetMetadataItem = driver.ShortName, driver.GetMetadataItem

        def Create(self, *facts):
            given.extend(facts[-1])
            return driver.Create(*facts)

    monkeypatch.setattr(raster_writing, "driver_for", lambda path: Driver())
    write_raster(progress, tmp_path / "land.tif", HEIGHTS, VALID, FRAME)
    assert [option for option in given if option.startswith("NUM_THREADS")] == [f"NUM_THREADS={told}"]
