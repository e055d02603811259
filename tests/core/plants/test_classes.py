"""What grows where: statements about treelines, snow, rivers and shores on land that is made or drawn at random."""

import numpy as np
import pytest
from headwaters.core.plants import classes as p
from headwaters.core.plants.classes import PlantClass as K
from headwaters.core.raster import raster
from headwaters.core.raster.domain import LAND, OUTLET, SEA, VOID
from headwaters.core.run.run import Run
from hypothesis import given
from hypothesis import strategies as st

CELL = 30.0
RULES = p.PlantRules(10.0, 6.5, 9.0, 0.0, 0.0, 0.84, 3.0, 100.0, 7)
LIMITS = p.warmth_limits(RULES.swing)


def land_of(z, **known):
    """Return land of these heights without water; ``known`` are other rasters and numbers of it."""
    z = np.asarray(z, float)
    nowhere = np.full(z.shape, np.nan)
    rasters = {
        "z": z,
        "valid": np.ones(z.shape, bool),
        "water": np.zeros(z.shape, bool),
        "river": np.zeros(z.shape, bool),
        "area": np.full(z.shape, 100.0),
        "above": nowhere,
        "away": nowhere,
        "to_sea": None,
        "rain": 1000.0,
        "cell_width": np.full(z.shape[0], CELL),
        "cell_height": np.full(z.shape[0], CELL),
        "place": (500_000.0, 5_600_000.0, CELL, CELL),
    }
    return p.PlantLand(**{**rasters, **known})


def classes(land, **changed):
    return p.plant_classes(Run(), land, RULES._replace(**changed))


def level_at(warmth, rules=RULES):
    """Return the height at which the mean of the year is that."""
    return (rules.temperature - warmth) / rules.lapse * 1000


def level(warmth, **known):
    """Return the one class of level land with that mean of the year."""
    (code,) = np.unique(classes(land_of(np.full((4, 5), level_at(warmth)), **known)))
    return code


def year(mean, swing):
    """Return the means of 100,000 days of a year."""
    return mean + swing * np.cos(np.linspace(0, 2 * np.pi, 100_000, endpoint=False))


@pytest.mark.parametrize("swing", [0.5, 3.0, 9.0, 12.0, 25.0])
def test_trees_grow_from_the_coldest_year_on_whose_season_is_long_and_warm_enough(swing):
    def is_enough(mean):
        season = year(mean, swing)[year(mean, swing) > 0.9]
        return season.size >= 94 / 365 * 100_000 and season.mean() >= 6.4

    trees = p.warmth_limits(swing).trees
    assert is_enough(trees + 0.02) and not is_enough(trees - 0.02)


@pytest.mark.parametrize("swing", [5.0, 9.0, 25.0])
def test_forest_changes_where_four_and_five_months_are_warmer_than_ten_degrees(swing):
    limits = p.warmth_limits(swing)
    for limit, months in ((limits.mixed, 4), (limits.broadleaf, 5)):
        assert 12 * np.mean(year(limit, swing) > 10) == pytest.approx(months, abs=0.02)


def test_the_treeline_of_the_alps_and_that_of_the_equator_lie_where_they_are():
    """At 2,000 to 2,300 m of 12 °C in the plain of the Po, and near 4,000 m on Mount Kenya."""
    assert 1800 < (13 - p.warmth_limits(10).trees) / 6.5 * 1000 < 2300
    assert 2900 < (27 - p.warmth_limits(1).trees) / 6.5 * 1000 < 4000


@pytest.mark.parametrize("rain, summer", [(645.0, 0.0), (950.0, 1.0), (2350.0, 5.0)])
def test_snow_lasts_where_as_much_falls_as_melts_on_glaciers(rain, summer):
    assert 645 + 296 * summer + 9 * summer**2 == pytest.approx(rain, rel=2e-3)
    found = p.snow_limit(LIMITS, rain)
    assert found + year(0, RULES.swing)[np.abs(np.arange(100_000) - 50_000) >= 37_500].mean() == pytest.approx(
        summer, abs=0.01
    )


def test_no_snow_lasts_where_trees_grow_however_much_falls():
    assert p.snow_limit(p.warmth_limits(0.0), 20_000.0) == p.warmth_limits(0.0).trees


def test_belts_follow_each_other_down_a_mountain():
    warmth = np.linspace(-12, 12, 400)
    (column,) = np.unique(classes(land_of(np.tile(level_at(warmth)[:, None], (1, 3)), valid=np.ones((400, 3), bool),
        cell_height=np.full(400, 1e4), cell_width=np.full(400, 1e4))), axis=1).T  # fmt: skip
    order = [column[0], *(code for before, code in zip(column, column[1:]) if code != before)]
    assert order == [K.SNOW, K.ROCK, K.ALPINE_MEADOW, K.DWARF_SHRUBS, K.CONIFERS, K.MIXED_FOREST, K.BROADLEAF_FOREST]
    assert warmth[np.argmax(column == K.CONIFERS)] == pytest.approx(LIMITS.trees, abs=0.07)


@pytest.mark.parametrize(
    "rain, code", [(339.0, K.STEPPE), (341.0, K.BROADLEAF_FOREST), (171.0, K.STEPPE), (169.0, K.DESERT)]
)
def test_dry_land_is_that_of_koeppen(rain, code):
    """At 10 °C steppe begins below 340 mm and desert below 170 mm; of usual wetness."""
    usual = np.exp(p.USUAL_WETNESS) * p.LEAST_WETNESS_SLOPE
    assert level(10.0, rain=rain, area=np.full((4, 5), usual)) == code
    assert level(10.0, rain=np.full((4, 5), rain), area=np.full((4, 5), usual)) == code


def test_hollows_are_less_dry_and_crests_drier():
    wet, dry = (np.full((4, 5), np.exp(index) * p.LEAST_WETNESS_SLOPE) for index in (9.0, 5.0))
    assert (level(10.0, rain=310.0, area=wet), level(10.0, rain=370.0, area=dry)) == (K.BROADLEAF_FOREST, K.STEPPE)
    assert level(10.0, rain=340 / (1 + p.MOST_BY_WETNESS) - 1, area=100 * wet) == K.STEPPE


def test_steep_land_is_rock_whatever_its_warmth():
    slope = np.add.outer(np.zeros(6), CELL * np.arange(6.0))
    assert set(classes(land_of(0.85 * slope)).flat) == {K.ROCK}
    assert K.ROCK not in classes(land_of(0.83 * slope))


@pytest.mark.parametrize("sun, rising, warmer", [(2.0, 1, True), (2.0, -1, False), (-2.0, 1, False), (-2.0, -1, True)])
def test_trees_climb_higher_on_slopes_that_face_the_sun(sun, rising, warmer):
    """Land that rises to the north faces the south, where the sun stands north of the equator."""
    z = level_at(LIMITS.trees) + rising * 0.5 * CELL * np.arange(2, -3, -1.0)[:, None] + np.zeros((5, 5))
    middle = classes(land_of(z), sun=sun)[2]
    assert set(middle) == {K.CONIFERS if warmer else K.DWARF_SHRUBS}
    gained = abs(sun) * 0.5 / np.hypot(1, 0.5)
    shifted = classes(land_of(z + (1 if warmer else -1) * (gained - 0.05) / RULES.lapse * 1000), sun=sun)[2]
    assert set(shifted) == {K.CONIFERS if warmer else K.DWARF_SHRUBS}
    beyond = classes(land_of(z + (1 if warmer else -1) * (gained + 0.05) / RULES.lapse * 1000), sun=sun)[2]
    assert set(beyond) == {K.DWARF_SHRUBS if warmer else K.CONIFERS}


def test_water_rivers_and_voids_come_before_all_else():
    shape = (3, 4)
    rows = np.arange(3)[:, None] + np.zeros(shape, int)
    found = classes(land_of(np.zeros(shape), water=rows == 0, river=rows <= 1, valid=rows > -1))
    assert found.tolist() == [[K.WATER] * 4, [K.RIVER] * 4, [K.BROADLEAF_FOREST] * 4]
    assert set(classes(land_of(np.zeros(shape), water=rows == 0, valid=rows > 0))[0]) == {p.NO_CLASS}


def test_riparian_wood_keeps_to_the_height_and_the_way_that_are_given():
    above, away = np.meshgrid(np.arange(0.5, 6), np.arange(0, 200, 30.0), indexing="ij")
    found = classes(land_of(np.full(above.shape, 300.0), above=above, away=away, area=np.full(above.shape, 1.0)))
    assert np.array_equal(found == K.RIPARIAN_WOOD, (above <= 3) & (away <= 100))
    found = classes(land_of(np.full(above.shape, 300.0), above=above, away=away), riparian_width=40, riparian_height=5)
    assert np.array_equal(found == K.RIPARIAN_WOOD, (above <= 5) & (away <= 40))
    high = np.full(above.shape, level_at(LIMITS.trees - 0.1))
    assert K.RIPARIAN_WOOD not in classes(land_of(high, above=above, away=away))


def test_flat_wet_land_beside_rivers_and_low_land_by_the_sea_are_swamp():
    wet, low = np.full((4, 5), 1000.0), np.full((4, 5), 0.5)
    assert level(9.0, area=wet, above=low, away=low + 500) == K.SWAMP
    assert level(9.0, area=wet, above=low + 1, away=low + 500) == K.BROADLEAF_FOREST
    assert level(9.0, area=wet / 100, above=low, away=low + 500) == K.BROADLEAF_FOREST
    by_the_sea = {"to_sea": np.full((4, 5), np.nan)}
    assert set(classes(land_of(low, **by_the_sea)).flat) == {K.SWAMP}
    assert set(classes(land_of(low)).flat) == {K.BROADLEAF_FOREST}
    assert set(classes(land_of(low + 2, **by_the_sea)).flat) == {K.BROADLEAF_FOREST}


def test_beaches_are_low_gentle_and_near_the_sea():
    to_sea = np.tile(np.arange(0.0, 150, 30), (4, 1))
    assert np.array_equal(classes(land_of(np.full((4, 5), 2.0), to_sea=to_sea)) == K.BEACH, to_sea <= 60)
    assert K.BEACH not in classes(land_of(np.full((4, 5), 4.5), to_sea=to_sea))
    steep = np.add.outer(np.zeros(4), 0.2 * CELL * np.arange(-2, 3)) + 2
    assert K.BEACH not in classes(land_of(steep, to_sea=to_sea))


def test_the_shore_is_low_land_beside_the_sea_or_where_there_is_none_beside_nothing():
    domain = np.array([[SEA, LAND, LAND, LAND, OUTLET, VOID], [SEA, LAND, LAND, LAND, OUTLET, VOID]], np.uint8)
    low = np.array([[-5, 3, 3, 3, 3, 0], [-5, 9, 3, 3, 9, 0]], float)
    assert p.sea_shore(domain, low)[slice(0, 2)].tolist() == [[False, True, False, False, False, False], [False] * 6]
    domain[:, 0] = VOID
    assert p.sea_shore(domain, low)[slice(0, 2)].tolist() == [[False, True, False, False, True, False], [False] * 6]


SHAPE = (7, 8)


@st.composite
def lands(draw):
    """Return random land: rough or flat, with random water, and numbers that nobody would expect."""
    rng = np.random.default_rng(draw(st.integers(0, 10**6)))
    steep = draw(st.sampled_from([0.0, 20.0, 300.0]))
    z = draw(st.floats(-10, 3000)) + steep * rng.random(SHAPE)
    some = {name: rng.random(SHAPE) < 0.15 for name in ("water", "river")}
    reached = np.where(rng.random(SHAPE) < 0.3, np.nan, 1.0)
    return land_of(z, valid=rng.random(SHAPE) < 0.9, **some, above=reached * 8 * rng.random(SHAPE),
        away=reached * 300 * rng.random(SHAPE), area=10 ** (5 * rng.random(SHAPE)),
        rain=draw(st.floats(0, 5000)), to_sea=draw(st.sampled_from([None, 200 * rng.random(SHAPE)])))  # fmt: skip


@given(lands(), st.floats(-10, 30), st.floats(0, 25), st.floats(-3, 3), st.floats(0, 2))
def test_whatever_the_land_no_class_breaks_its_rule(land, temperature, swing, sun, patches):
    found = classes(land, temperature=temperature, swing=swing, sun=sun, patches=patches)
    limits = p.warmth_limits(swing)
    warmth, span = temperature - 6.5 / 1000 * land.z, abs(sun) + patches + 1e-9
    wooded = np.isin(found, p.FOREST)
    assert np.array_equal(found == p.NO_CLASS, ~land.valid)
    assert np.array_equal(found == K.WATER, land.valid & land.water)
    assert np.array_equal(found == K.RIVER, land.valid & ~land.water & land.river)
    assert (warmth >= limits.trees - span)[wooded].all()
    assert ((land.above <= 3) & (land.away <= 100))[found == K.RIPARIAN_WOOD].all()
    assert (warmth <= p.snow_limit(limits, land.rain) + span)[found == K.SNOW].all()
    assert land.to_sea is not None or K.BEACH not in found


def test_noise_moves_limits_by_its_span_and_no_more():
    z = np.linspace(level_at(LIMITS.trees + 2), level_at(LIMITS.trees - 2), 400)[:, None] + np.zeros((400, 60))
    land = land_of(z, cell_width=np.full(400, 1e4), cell_height=np.full(400, 1e4))
    contour, patchy = (np.isin(classes(land, patches=patches), p.FOREST) for patches in (0.0, 0.5))
    warmth = RULES.temperature - 6.5 / 1000 * z
    assert not patchy[warmth < LIMITS.trees - 0.5].any() and patchy[warmth > LIMITS.trees + 0.5].all()
    assert (patchy != contour).any() and np.ptp(contour.sum(axis=0)) == 0
    assert not np.array_equal(patchy, np.isin(classes(land, patches=0.5, seed=8), p.FOREST))


def test_a_window_of_the_map_has_the_classes_of_the_whole(monkeypatch):
    """But for the cells along its rim; so have bands of a few rows."""
    rng = np.random.default_rng(3)
    z = 1500 + 60 * rng.random((40, 30))
    whole = classes(land_of(z), patches=2.0, sun=1.5)
    assert len(np.unique(whole)) > 2
    x, y, *cells = land_of(z).place
    part = classes(land_of(z[10:30, 8:28], place=(x + 8 * CELL, y - 10 * CELL, *cells)), patches=2.0, sun=1.5)
    assert np.array_equal(part[2:-2, 2:-2], whole[12:28, 10:26])
    monkeypatch.setattr(raster, "BAND_CELLS", 60)
    assert np.array_equal(classes(land_of(z), patches=2.0, sun=1.5), whole)


def test_areas_and_shares_of_classes_are_what_they_say():
    rng = np.random.default_rng(1)
    found = rng.integers(0, 14, (9, 11)).astype(np.uint8)
    found[3:5, 2:6] = p.NO_CLASS
    area = rng.random(9)
    areas = p.class_areas(Run(), found, area)
    shares = p.class_shares(Run(), found)
    for code in range(14):
        assert areas[code] == pytest.approx(sum(area[row] for row, _ in np.argwhere(found == code)))
    assert np.array_equal(shares.sum(axis=0, dtype=int), np.where(found == p.NO_CLASS, 0, 255))
    for row, col in np.ndindex(7, 9):
        around = found[row : row + 3, col : col + 3]
        if found[row + 1, col + 1] == p.NO_CLASS:
            continue
        for code in range(14):
            truth = np.mean(around[around != p.NO_CLASS] == code)
            assert abs(shares[code, row + 1, col + 1] - 255 * truth) <= 1
