"""Outlets along stems: by a target area, and after Pfafstetter, as one would go up each river by hand."""

import numpy as np
import pytest
from headwaters.core.flow.accumulation import accumulate_d8
from headwaters.core.flow.encodings.encodings import decode
from headwaters.core.raster.neighbours import ENDS
from headwaters.core.run.run import Run
from headwaters.core.watersheds.labels import label_basins, outlets
from headwaters.core.watersheds.stems import main_upstream, outlets_by_area, pfafstetter_outlets
from hypothesis import given
from hypothesis import strategies as some

from ...support import blocks_of, examples, random_directions
from .test_longest_paths import above


def water(codes, seed):
    """Return what drains through each cell: a cell counts about 1, or exactly in every third case, with many ties."""
    weights = np.ones(codes.shape)
    if seed % 3:
        weights += np.random.default_rng(seed).random(codes.shape) / 100
    return accumulate_d8(Run(), codes, np.ones(codes.shape[0]), weights)


def largest_first(codes, area, cell):
    """Return the cells that flow into one, the largest first, of equal ones the first in row order."""
    return sorted((upper for upper, _ in above(codes, cell)), key=lambda upper: (-area.flat[upper], upper))


def stem_from(codes, area, cell):
    """Return the cells of the river of most water from a cell up."""
    stem = [cell]
    while largest_first(codes, area, stem[-1]):
        stem.append(largest_first(codes, area, stem[-1])[0])
    return stem


def divided(codes, area, stem, known, code, depth):
    """Yield outlets and codes of a stem that is divided so often; ``known`` are the outlets that there are already."""
    side = []
    if depth and (code == 0 or code % 10 != 1):
        for place, cell in enumerate(stem):
            for upper in largest_first(codes, area, cell)[1:]:
                if upper not in known:
                    side.append((-area.flat[upper], upper, place))
    side = sorted(side)[:4]
    side.sort(key=lambda each: each[2])  # from the mouth up; stays the larger first where two meet it in one cell
    known |= {upper for _, upper, _ in side}
    parts, begin, own = [], 0, 10 * code + 1
    tributaries = []
    for number, (_, upper, place) in enumerate(side, 1):
        tributaries.append((stem_from(codes, area, upper), 10 * code + 2 * number))
        if begin <= place and place + 1 < len(stem):
            parts.append((stem[begin : place + 1], own))
            begin, own = place + 1, 10 * code + 2 * number + 1
    parts += [(stem[begin:], own), *tributaries]
    if not depth:
        yield stem[0], code
        return
    known |= {cells[0] for cells, _ in parts}
    for cells, number in parts:
        yield from divided(codes, area, cells, known, number, depth - 1)


def pfafstetter(codes, area, depth):
    """Return the code of each outlet, by going up every river."""
    found = {}
    for end in outlets(codes).tolist():
        found.update(divided(codes, area, stem_from(codes, area, end), {end}, 0, depth))
    return found


def target_outlets(codes, area, least, cuts):
    """Return the outlets of subbasins of a target area, cell by cell from the mouths up."""
    found = set(outlets(codes).tolist())
    todo = [(end, area.flat[end]) for end in found]
    while todo:
        cell, held = todo.pop()
        main, *side = largest_first(codes, area, cell) or [None]
        large = [upper for upper in side if area.flat[upper] >= least]
        for upper in large:
            found.add(upper)
            todo.append((upper, area.flat[upper]))
        if main is None or area.flat[main] < least:
            continue
        if main in cuts:
            found.add(main)
            held = area.flat[main]
        elif large:
            held -= sum(area.flat[upper] for upper in large)
        elif held - area.flat[main] >= least:
            if area.flat[cell] - area.flat[main] < least:
                found.add(main)
            held = area.flat[main]
        todo.append((main, held))
    return found


@examples(200)
@given(seed=some.integers(0, 10**6), depth=some.integers(1, 4))
def test_tributaries_have_even_digits_and_the_land_between_odd_ones(seed, depth):
    codes = random_directions(seed)
    area = water(codes, seed)
    with blocks_of(1 + seed % 2):
        found = pfafstetter_outlets(Run(), codes, area, depth, side=7)
    assert dict(zip(found.cells.tolist(), found.codes.tolist())) == pfafstetter(codes, area, depth)
    assert np.unique(found.cells).size == found.cells.size


@examples(200)
@given(seed=some.integers(0, 10**6), least=some.sampled_from((1.0, 2.0, 3.5, 8.0, 30.0)))
def test_subbasins_begin_where_the_land_between_has_grown(seed, least):
    codes = random_directions(seed)
    area, rng = water(codes, seed), np.random.default_rng(seed)
    cuts = np.unique(rng.integers(0, codes.size, 4))
    found = outlets_by_area(Run(), codes, area, least, cuts)
    cuts = {cell for cell in cuts.tolist() if codes.flat[cell] < 8}
    assert set(found.tolist()) == target_outlets(codes, area, least, cuts)


@examples(60)
@given(seed=some.integers(0, 10**6))
def test_stems_lead_up_to_the_most_water_whatever_the_tiles(seed):
    codes = random_directions(seed)
    area = water(codes, seed)
    with blocks_of(2):
        up = main_upstream(Run(), codes, area, side=3)
    for cell in np.flatnonzero(codes < 255).tolist():
        upper = largest_first(codes, area, cell)
        assert up.flat[cell] == (ENDS if not upper else (codes.flat[upper[0]] + 4) % 8)


@pytest.fixture
def mountains(real_data):
    """Return directions, the water of a rain that makes no two tributaries equal, and what pyflwdir makes of both."""
    from osgeo import gdal

    values = gdal.Open(str(real_data / "mountains" / "p.tif")).ReadAsArray()
    codes = decode(Run(), values, values > 0, "taudem")[0]
    weights = 900 * (1 + np.random.default_rng(1).random(codes.shape) / 1000)
    return codes, accumulate_d8(Run(), codes, weights=weights), np.load(real_data / "mountains" / "subbasins.npz")


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_pfafstetter_codes_are_those_of_another_program(depth, mountains):
    codes, area, theirs = mountains
    found = pfafstetter_outlets(Run(), codes, area, depth)
    labels = label_basins(Run(), codes, found.cells)
    assert np.array_equal(np.append(0, found.codes)[labels], theirs[f"depth{depth}"])
    assert np.unique(theirs[f"depth{depth}"]).size > 7**depth


@pytest.mark.parametrize("hectares", [10, 100])
def test_subbasins_of_an_area_are_those_of_another_program(hectares, mountains):
    codes, area, theirs = mountains
    found = outlets_by_area(Run(), codes, area, 1e4 * hectares)
    assert np.array_equal(found, theirs[f"hectares{hectares}"])
    assert found.size > outlets(codes).size + 10


def test_subbasins_of_texas_are_those_of_pyflwdir(real_data):
    """Live, where pyflwdir is installed: depth 1 to 3 cell by cell, and the outlets of three areas."""
    pyflwdir = pytest.importorskip("pyflwdir")
    from osgeo import gdal

    values = gdal.Open(str(real_data / "texas_hydrosheds" / "dir.tif")).ReadAsArray()
    codes = decode(Run(), values, values != 255, "esri")[0]
    weights = 1 + np.random.default_rng(1).random(codes.shape) / 1000  # no two tributaries are equal
    area = accumulate_d8(Run(), codes, np.full(codes.shape[0], 7000.0), weights)
    flow = pyflwdir.from_array(values, ftype="d8", cache=True)
    flow.main_upstream(uparea=area)
    for depth in (1, 2, 3):
        found = pfafstetter_outlets(Run(), codes, area, depth)
        labels = label_basins(Run(), codes, found.cells)
        theirs, cells = flow.subbasins_pfafstetter(depth=depth, uparea=area)
        assert np.array_equal(np.append(0, found.codes)[labels], theirs)
        assert set(found.cells.tolist()) == set(cells.tolist())
    for least in (5e6, 2e7, 1e8):
        theirs = flow.subbasins_area(least, uparea=area)[1]
        assert set(outlets_by_area(Run(), codes, area, least).tolist()) == set(theirs.tolist())
