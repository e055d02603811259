"""Measures how real a terrain is that is made from a coast: grows rivers, builds, erodes and renders, prints figures.

    scripts/terrain_quality.py COAST PICTURE [--spacing METRES] [--cell METRES] [--erosion-cell METRES] [--seed NUMBER]
                               [--no-erosion]

COAST is a file with a polygon layer in metres; of its polygons the largest is taken. PICTURE is a PNG file. What is
printed: pits, how well steepest descent finds the rivers again, Hack's exponent, the exponent of areas, concavity, the
hypsometric integral, what had to be conditioned, and processor times.
"""

import argparse
import time

import numpy as np
import picture
from osgeo import ogr
from qgis_env import load_package
from scipy import ndimage

RIVER_SLOPES, TERRAIN_SLOPES = (0.004, 0.02), (0.05, 0.25)  # as the plugin chooses them from noise
WAVES = 2.0
CONCAVITY = 0.45
CHANCES = 0.2, 0.1, 0.7
COLUMNS = 1500
SUPPORT = 60  # cells that a river drains at its head
LIGHT = 3.0  # by which the shading exaggerates heights
SEA_SLOPE = 0.004
REAL = {"Hack": (0.50, 0.65), "beta": (0.38, 0.50), "theta": (0.3, 0.6), "hypsometric": (0.3, 0.6)}


def main():
    """Run one island."""
    chosen = arguments()
    load_package()
    clock = Clock()
    land = largest_island(chosen.coast)
    model = built(land, chosen, clock)
    if model.erosion is not None:
        print(f"erosion raster {model.erosion.values.shape}, cells of {model.erosion.cell:.4g} m")
    window = north_up(land, chosen.cell or np.ptp(land.rings[0][:, 0]) / COLUMNS)
    from headwaters.core.terrain.rendering.rendering import render

    terrain = clock("render", lambda: render(model, window))
    report(model, window, terrain)
    clock.report()
    paint(terrain, window.cell, chosen.picture)


def arguments():
    """Return what was typed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("coast")
    parser.add_argument("picture")
    parser.add_argument("--spacing", type=float)
    parser.add_argument("--cell", type=float)
    parser.add_argument("--erosion-cell", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-erosion", action="store_true")
    return parser.parse_args()


class Clock:
    """Processor and wall seconds of the parts of a run, the compilation of kernels included."""

    def __init__(self):
        self.parts = []

    def __call__(self, name, work):
        """Return ``work()`` and remember how long it took."""
        cpu, wall = time.process_time(), time.time()
        result = work()
        self.parts.append((name, time.process_time() - cpu, time.time() - wall))
        return result

    def report(self):
        """Print all times."""
        for name, cpu, wall in self.parts:
            print(f"{name:12s} {cpu:7.2f} s of processor, {wall:7.2f} s")


def largest_island(path):
    """Return the largest polygon of a file as `Land`."""
    from headwaters.core.plane.types import Land

    shapes, store = [], ogr.Open(str(path))
    for feature in store.GetLayer(0):
        shape = feature.GetGeometryRef().Clone()
        parts = [shape.GetGeometryRef(part) for part in range(shape.GetGeometryCount())]
        shapes += [shape] if shape.GetGeometryName() == "POLYGON" else [part.Clone() for part in parts]
    largest = max(shapes, key=lambda shape: shape.GetArea())
    rings = []
    for number in range(largest.GetGeometryCount()):
        points = np.array(largest.GetGeometryRef(number).GetPoints())[:, :2]
        x, y = (points - points[0]).T
        anticlockwise = np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) > 0
        rings.append(np.ascontiguousarray(points if anticlockwise == (number == 0) else points[::-1]))
    return Land(tuple(rings))


def built(land, chosen, clock):
    """Return the model of an island with the slopes that the plugin takes where none are given."""
    from headwaters.core.growth import grow_island
    from headwaters.core.growth.growth import Rules
    from headwaters.core.island import sizes, survey
    from headwaters.core.plane.fields import from_noise
    from headwaters.core.plane.land import area
    from headwaters.core.plane.uplift import ranges_of, uplift_field
    from headwaters.core.terrain.model import ModelRules, build_model
    from headwaters.core.terrain.relief.levels import LEVELS, usual_ground_cell
    from headwaters.core.terrain.relief.solving import ReliefAims

    edge, peak = chosen.spacing or sizes.usual_spacing(area(land)), sizes.usual_peak(area(land))
    low, high = land.rings[0].min(axis=0), land.rings[0].max(axis=0)
    wave, box = (high - low).max() / WAVES, (*low, *high)
    river, terrain = (from_noise(box, wave, *slopes, chosen.seed) for slopes in (RIVER_SLOPES, TERRAIN_SLOPES))
    rules = Rules(edge, 0.75, 4 * np.mean(RIVER_SLOPES) * edge, *CHANCES)
    ground = survey.IslandFields(river, terrain, concavity=CONCAVITY)
    wishes = grow_island.Wishes(peak=sizes.RIVERS_UNDER_RIDGES * peak)
    grown, _ = clock("growth", lambda: grow_island.grow_island(land, wishes, rules, ground, chosen.seed))
    aims = ReliefAims(uplift_field(land, ranges_of(land, chosen.seed), LEVELS[0] * usual_ground_cell(land, edge)), peak)
    print(f"{area(land) / 1e6:,.0f} km², spacing {edge:,.0f} m, {grown.tree.z.size:,} nodes")
    rules = ModelRules(cell=chosen.erosion_cell, eroded=not chosen.no_erosion)
    return clock("model", lambda: build_model(land, edge, grown, aims, rules, chosen.seed).model)


def north_up(land, cell):
    """Return the `Window` of all land with cells of one size."""
    from headwaters.core.terrain.relief.levels import plane_window

    return plane_window(land, float(cell))


def report(model, window, terrain):
    """Print all figures."""
    from headwaters.core.flow.accumulation import accumulate_d8
    from headwaters.core.flow.directions import d8
    from headwaters.core.raster.domain import drainage_domain
    from headwaters.core.raster.grid import flat_cells, step_lengths
    from headwaters.core.report.measures import measure_network
    from headwaters.core.report.terrain import TerrainHeights

    valid = np.isfinite(terrain.z)
    width, height, cell_area = flat_cells(window.nrows, window.cell, window.cell)
    lengths, domain = step_lengths(width, height), drainage_domain(valid)
    codes, pits = d8(terrain.z, domain, lengths)
    area = accumulate_d8(codes, cell_area)
    land = np.count_nonzero(valid)
    print(f"{land:,} land cells, highest {np.nanmax(terrain.z):,.0f} m, pits {pits:,}")
    print(f"conditioned {100 * terrain.changed / land:.2f} % of cells, deepest {terrain.deepest:.1f} m")
    found, kept = recovery(model, window, codes, valid)
    print(f"courses found again {100 * found:.2f} %, traces on courses {100 * kept:.2f} %")
    rivers = rivers_of(codes, area, lengths, terrain.z, valid, window.cell)
    figures = measure_network(rivers, TerrainHeights(terrain.z, valid, cell_area))
    for name, key in zip(REAL, ("HACK", "BETA", "THETA", "HYPSOMETRIC")):
        low, high = REAL[name]
        value = figures[key].value
        print(f"{name:12s} {value:6.3f}  ({low} to {high}){'' if low <= value <= high else '  OUTSIDE'}")


def recovery(model, window, codes, valid):
    """Return the share of cells of main courses within one cell of the ways from their springs, and the reverse."""
    from headwaters.core.raster.rims import steps_of
    from headwaters.core.terrain.courses.bends import drawn
    from headwaters.core.terrain.types import MAIN

    courses = drawn(model.courses, window.cell)
    main = np.flatnonzero(courses.thread == MAIN)
    wanted = np.zeros(valid.shape, bool)
    for course in main:
        grid = window.to_grid(courses.xy[courses.first[course] : courses.first[course + 1]])
        for one, other in zip(grid[:-1], grid[1:]):
            share = np.linspace(0, 1, int(np.abs(other - one).max() * 4) + 2)[:, None]
            col, row = np.floor(one + share * (other - one)).astype(int).T
            wanted[row, col] = True
    wanted &= valid
    springs = np.setdiff1d(main, courses.downstream[main])
    col, row = np.floor(window.to_grid(courses.xy[courses.first[springs]])).astype(int).T
    steps, flat, traced = steps_of(codes.shape[1]), codes.ravel(), np.zeros(codes.size, bool)
    for cell in row * codes.shape[1] + col:
        while not traced[cell] and valid.flat[cell]:
            traced[cell] = True
            if flat[cell] >= 8:
                break
            cell += steps[flat[cell]]
    traced = traced.reshape(codes.shape)
    near = [ndimage.binary_dilation(cells, np.ones((3, 3))) for cells in (traced, wanted)]
    return near[0][wanted].mean(), near[1][traced].mean()


def rivers_of(codes, area, lengths, z, valid, cell):
    """Return the river network of a raster as the report takes it."""
    from headwaters.core.report.measured_network import network_of
    from headwaters.core.rivers.lines import river_lines
    from headwaters.core.rivers.links import trace_links
    from headwaters.core.rivers.tables import link_facts

    links = trace_links(codes, area >= SUPPORT * cell * cell, lengths)
    facts = link_facts(links, codes, lengths, area)
    lines = list(river_lines(links, (0.0, 0.0, cell, cell, codes.shape[1]), z=z, valid=valid))
    drawn = np.flatnonzero(links.is_line)
    below = facts.below[drawn]
    number = np.where(below >= 0, facts.number[below] - 1, -1)
    drop = np.array([line[0, 2] - line[-1, 2] for line in lines])
    return network_of(lines, number, links.length[drawn], drop, facts.area_in[drawn], facts.area_out[drawn])


def paint(terrain, cell, path):
    """Write a picture: colours by height blended with shading."""
    land = np.isfinite(terrain.z)
    sea = -SEA_SLOPE * cell * ndimage.distance_transform_edt(~land) - 0.5
    heights = np.where(land, np.maximum(np.nan_to_num(terrain.z), 0.01), sea)
    picture.paint(heights, np.zeros_like(heights), cell / LIGHT, path)


if __name__ == "__main__":
    main()
