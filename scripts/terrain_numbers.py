"""Varies each number of core/terrain by a fifth, down and up, and prints what that moves on one of two small coasts.

    scripts/terrain_numbers.py DATA [--only TEXT …]

DATA is the folder of test data, with ``coast_rivers`` in it; of numbers whose file and name hold none of the TEXTs
nothing is printed. Rasters that differ are told by their rms in metres, all else as it was and became, shares in %. The
second coast, on which rivers of a map are followed, is looked at where nothing moves on the first. A number of which
nothing moves is how much is worked on at a time, a guard that no such coast needs, or superfluous. Kernels that know it
are compiled anew, with those that call them. Labels (below 0), and the numbers of DEMs as the ground, are left out.
"""

import argparse
import ast
import sys
import time
from pathlib import Path

import numpy as np
from qgis_env import ROOT, load_package
from structure import House, _has_numbers, _is_number

FOLDER, WITHOUT = "core/terrain", "core/terrain/dem"
COASTS = {"kauai": 4.0, "cyprus": 6.0}  # edges so many times as long as usual, and all else with them
CELLS_OF_AN_EDGE = 30  # of the rasters, so that they show what is finer than the ground, which has 20


def main():
    """Print a line for each number, with how many seconds that took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data")
    parser.add_argument("--only", nargs="*", default=[""])
    chosen = parser.parse_args()
    load_package()
    worlds = [grown(chosen.data, *coast) for coast in COASTS.items()]
    before = [measured(world) for world in worlds]
    from headwaters.core.machine import jit

    jit.cache_folder = lambda: None  # what is compiled from now on is for one number
    for path, owner, name in numbers():
        title = f"{path[len(FOLDER) + 1 :]} {owner + '.' if owner else ''}{name}"
        if any(text in title for text in chosen.only):
            begin = time.perf_counter()
            told = [moved(worlds, before, path, owner, name, times) for times in (0.8, 1.2)]
            print(f"{title}: {' | '.join(told)}  [{time.perf_counter() - begin:.0f} s]", flush=True)


def numbers():
    """Yield file, class and name of each number; the class is "" for those of a file."""
    trees = House(ROOT).trees
    for path in (path for path in trees if path.startswith(FOLDER) and not path.startswith(WITHOUT)):
        for home in [trees[path], *filter(_has_numbers, trees[path].body)]:
            for node in home.body:
                if isinstance(node, (ast.Assign, ast.AnnAssign)) and _is_number(node.value):
                    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                    named = [each for target in targets for each in getattr(target, "elts", [target])]
                    yield from ((path, getattr(home, "name", ""), each.id) for each in named)


def moved(worlds, before, path, owner, name, times):
    """Return what a number that is multiplied moves on the coasts, as a text."""
    module = sys.modules.get(f"headwaters.{path[:-3].replace('/', '.')}")
    holder = module if not owner else getattr(module, owner, None)
    old = getattr(holder, name, None) if not owner else holder and holder._field_defaults.get(name)
    if old is None or least(old) < 0:
        return "–"
    change = Changed(module, owner, name, old, times)
    try:
        with change:
            found = (told(old, measured(world)) for old, world in zip(before, worlds))
            return next(filter(None, found), "nothing")
    except Exception as error:  # a number that must be as it is
        return f"{type(error).__name__}: {str(error)[:60]}"


def least(value):
    """Return a number, or the least in a tuple, however deep."""
    return min(map(least, value)) if isinstance(value, tuple) else value


def multiplied(value, times):
    """Return a number, or all of a tuple, times a factor; what is whole by one at least."""
    if isinstance(value, tuple):
        return tuple(multiplied(each, times) for each in value)
    if isinstance(value, (int, np.integer)):
        return value + (1 if times > 1.0 else -1) * max(1, round(0.2 * value))
    return value * times


class Changed:
    """A number that is another one while this lasts, wherever it is known, and all kernels made with it."""

    def __init__(self, module, owner, name, old, times):
        self.kept, modules = [], [each for key, each in sys.modules.items() if key.startswith("headwaters.core")]
        new = multiplied(old, times)
        self.kind = getattr(module, owner) if owner else None
        if owner:
            kind = self.kind
            self.usual = kind.__new__.__defaults__
            place = kind._fields.index(name) - len(kind._fields) + len(self.usual)
            self.others = (*self.usual[:place], new, *self.usual[place + 1 :])
            known = [(each, key, value) for each in modules for key, value in vars(each).items() if type(value) is kind]
            changed = {(each, key): value._replace(**{name: new}) for each, key, value in known}
        else:
            homes = [each for each in modules if name in vars(each)]
            changed = {(each, name): new for each in homes if each is module or imported(each, module, name)}
        self.changed = changed
        self.kernels = kernels_with(modules, changed)

    def __enter__(self):
        from headwaters.core.machine.jit import kernel

        if self.kind:
            self.kind.__new__.__defaults__ = self.others
        for (module, key), new in self.changed.items():
            self.kept.append((module, key, vars(module)[key]))
            setattr(module, key, new)
        anew = {id(old): kernel(old.py_func) for old, _ in self.kernels}
        for old, places in self.kernels:
            for module, key in places:
                self.kept.append((module, key, old))
                setattr(module, key, anew[id(old)])

    def __exit__(self, *_):
        if self.kind:
            self.kind.__new__.__defaults__ = self.usual
        for module, key, old in reversed(self.kept):
            setattr(module, key, old)


def imported(module, home, name):
    """Tell whether a module has a name from another one."""
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    froms = [each for each in ast.walk(tree) if isinstance(each, ast.ImportFrom) and each.module]
    froms = [each for each in froms if each.module.rpartition(".")[2] == home.__name__.rpartition(".")[2]]
    return any(alias.name == name for each in froms for alias in each.names)


def kernels_with(modules, changed):
    """Return the kernels that know something that changes, or one of these, each with where it is known."""
    every = {}
    for module in modules:
        for key, value in vars(module).items():
            if hasattr(value, "py_func"):
                every.setdefault(id(value), (value, []))[1].append((module, key))
    stale, size = set(), -1
    while len(stale) != size:
        size = len(stale)
        for mark, (value, _) in every.items():
            home = sys.modules[value.py_func.__module__]
            names = value.py_func.__code__.co_names
            if any((home, each) in changed or id(vars(home).get(each)) in stale for each in names):
                stale.add(mark)
    return [every[mark] for mark in stale]


def grown(data, coast, coarser):
    """Return what terrain of a coast is made of; rivers of the map are followed on the second."""
    from headwaters.core.growth.grow_island import Wishes, grow_island
    from headwaters.core.growth.growth import Rules, usual_zeta
    from headwaters.core.island.peak import RIVERS_UNDER_RIDGES, usual_peak
    from headwaters.core.island.sizes import usual_spacing
    from headwaters.core.island.survey import IslandFields
    from headwaters.core.plane.land import area
    from headwaters.core.plane.shore_grid import bounds
    from headwaters.core.plane.uplift import ranges_of
    from headwaters.core.run.run import Run
    from headwaters.core.terrain.model import ModelRules, WantedIsland
    from headwaters.core.terrain.relief.levels import LEVELS, usual_ground_cell
    from headwaters.core.terrain.relief.random_lakes import LakeShares
    from headwaters.core.terrain.relief.solving import ReliefAims
    from headwaters.tests.core.growth.coasts import real_island
    from headwaters.tests.core.plane.made_fields import noise_field, uplift_field
    from headwaters.tests.core.terrain.bars import CHANCES, CONCAVITY, RISES, RIVER_SLOPES, TERRAIN_SLOPES

    land, lines = real_island(data, coast)
    lines = () if coast == "kauai" else tuple(lines)
    edge, seed = coarser * usual_spacing(area(land)), 1
    west, south, east, north = box = bounds(land)
    wave, peak = max(east - west, north - south) / 2.0, usual_peak(area(land))
    river, terrain = (noise_field(box, wave, *slopes, seed) for slopes in (RIVER_SLOPES, TERRAIN_SLOPES))
    rules = Rules(edge, 0.75, usual_zeta(edge, river, rises=RISES), *CHANCES)
    wishes = Wishes(lines=lines, peak=RIVERS_UNDER_RIDGES * peak)
    rivers, _ = grow_island(Run(), land, wishes, rules, IslandFields(river, terrain, concavity=CONCAVITY), seed)
    uplift = uplift_field(land, ranges_of(land, seed), LEVELS[0] * usual_ground_cell(land, edge))
    raster = edge / CELLS_OF_AN_EDGE
    model_rules = ModelRules(raster=raster, cell=edge / 20, delta_flow=5.0, lakes=LakeShares(0.03, 0.01))
    wanted = WantedIsland(land, edge, rivers, ReliefAims(uplift, peak, loose=True), model_rules, seed, lines)
    return wanted


def measured(wanted):
    """Return what the terrain of an island is like, by name: arrays whose differences count, and numbers."""
    from headwaters.core.island.peak import usual_peak
    from headwaters.core.plane.land import area
    from headwaters.core.run.run import Run
    from headwaters.core.terrain.courses.bends import drawn
    from headwaters.core.terrain.model import build_model
    from headwaters.core.terrain.rendering.rendering import render
    from headwaters.core.terrain.sea.sea_floor import prepare_sea_floor, sea_heights
    from headwaters.core.terrain.sea.sea_shape import SeaShape
    from headwaters.core.terrain.types import LAKE_CELL, RIVER_CELL
    from headwaters.tests.core.terrain.bars import pits, recovery
    from headwaters.tests.core.terrain.worlds import plain_window

    land, edge = wanted.land, wanted.edge
    model = build_model(Run(), wanted).model._replace(cliffs=40.0)
    window = plain_window(land, edge / CELLS_OF_AN_EDGE)
    made, courses = render(Run(), model, window), model.courses
    line = drawn(courses)
    length = np.hypot(*np.diff(line.xy, axis=0).T).sum()
    mouths = np.column_stack([line.xy[line.first[1:] - 1], courses.discharge])[courses.downstream < 0]
    shape = SeaShape().beside(np.sqrt(area(land)))
    places = np.column_stack([model.primitives.xy, model.primitives.z])
    sea = prepare_sea_floor(list(land.rings), shape, 1, places, mouths)
    row, col = np.mgrid[0 : window.nrows : 3, 0 : window.ncols : 3] + 0.5
    x, y = window.to_plane(np.column_stack([col.ravel(), row.ravel()])).T
    depth = sea_heights(sea, x.reshape(row.shape), y.reshape(row.shape), ~np.isfinite(made.z[::3, ::3]))
    found = recovery(model, window, made.z)
    return {
        "z": made.z,
        "sea": depth,
        "beds": made.depth,
        "top": 100 * float(np.nanmax(made.z)) / usual_peak(area(land)),
        "pits": pits(made.z),
        "found": 100 * found.found,
        "drained": 100 * found.kept,
        "length": length / 1e3,
        "courses": courses.cell.size,
        "widths": float(np.sum(courses.width)),
        "rivers": int(np.count_nonzero(made.water == RIVER_CELL)),
        "lakes": int(np.count_nonzero(made.water == LAKE_CELL)),
        "changed": made.changed,
        "deepest": made.deepest,
    }


def told(before, after):
    """Return what differs on one coast: rms in m of what are rasters, and numbers before and after."""
    found = []
    for name, old in before.items():
        new = after[name]
        if isinstance(old, np.ndarray):
            apart = np.nan_to_num(np.abs(old.astype(float) - new), nan=0.0)
            if apart.max() > 0.0:
                found.append(f"{name} {np.sqrt(np.mean(apart**2)):.2g}")
        elif old != new:
            found.append(f"{name} {old:.4g}→{new:.4g}")
    return ", ".join(found)


if __name__ == "__main__":
    main()
