"""Compares presets of `growrivers` over ten seeds on Sardinia, and writes the table into docs/methods/growrivers.md.

The core grows the rivers; the coast is that of examples/data.
"""

import importlib
import re
import sys

import numpy as np
from osgeo import ogr
from qgis_env import ROOT

PAGE = ROOT / "docs" / "methods" / "growrivers.md"
COAST = ROOT / "examples" / "data" / "sardinia.gpkg"
SEEDS = range(1, 11)
PRESETS = ("long", "forking", "even", "own")
SLOPE = 0.01
LARGEST = 10  # basins and rivers that are looked at
BEGIN, END = "<!-- table of the presets: scripts/grown_presets.py -->\n", "<!-- end of the table -->\n"

ROWS = {
    "Rivers of order 1, of all rivers (%)": "streams",
    "Edges of order 1, of all edges (%)": "edges",
    f"Area of the {LARGEST} largest basins over that of their convex hull": "fullness",
    "Share of the largest basin in the land (%)": "largest",
    "Length of the longest river (km)": "river",
    f"Length of the main river, mean of the {LARGEST} longest (km)": "longest",
    "Bifurcation ratio": "ratio",
    "Continuations that found room (%)": "kept_c",
    "Forks that found room (%)": "kept_s",
    "Tributaries that found room (%)": "kept_a",
}


def main():
    package = importlib.util.spec_from_file_location(
        "headwaters", ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
    )
    sys.modules["headwaters"] = importlib.util.module_from_spec(package)
    from headwaters.core.choices import GROWTH_OF_PRESET, LAYOUT_OF_PRESET

    land = main_island()
    measured = {
        name: [measures(land, *GROWTH_OF_PRESET[name], LAYOUT_OF_PRESET[name], seed) for seed in SEEDS]
        for name in PRESETS
    }
    lines = [f"| | {' | '.join(f'*{name}*' for name in PRESETS)} |", "|---" * (len(PRESETS) + 1) + "|"]
    settings = [f"{rises:g}; {', '.join(map(str, chances))}" for rises, chances in map(GROWTH_OF_PRESET.get, PRESETS)]
    lines.append(f"| ζ in rises of an edge; PC, PS, PA | {' | '.join(settings)} |")
    for label, key in ROWS.items():
        cells = [spread([run[key] for run in runs]) for runs in measured.values()]
        lines.append(f"| {label} | {' | '.join(cells)} |")
    table = "\n".join(lines) + "\n"
    print(table)
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(f"(?s){BEGIN}.*?{END}", BEGIN + table + END, text), encoding="utf-8")


def spread(values):
    """Return mean and standard deviation as a text."""
    digits = 2 if np.mean(values) < 10 else 0
    return f"{np.mean(values):.{digits}f} ± {np.std(values, ddof=1):.{digits}f}"


def main_island():
    """Return the largest island; its coast is in metres already."""
    from headwaters.core.plane.types import Land

    store = ogr.Open(str(COAST))
    shapes = [feature.GetGeometryRef().Clone() for feature in store.GetLayer("coastline")]
    largest = max(shapes, key=lambda shape: shape.GetArea())
    rings = []
    for number in range(largest.GetGeometryCount()):
        ring = np.array(largest.GetGeometryRef(number).GetPoints())[:, :2]
        x, y = (ring - ring[0]).T
        runs_left = np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) > 0
        rings.append(ring if runs_left == (number == 0) else ring[::-1].copy())
    return Land(tuple(rings))


def measures(land, rises, chances, layout, seed):
    """Return what is measured of one network, by name."""
    from headwaters.core.growth.coverage import grow_fully
    from headwaters.core.growth.growth import Rules
    from headwaters.core.growth.mouths import automatic_mouths
    from headwaters.core.island.cells import voronoi_cells
    from headwaters.core.island.reaches import find_reaches, reach_table
    from headwaters.core.island.sizes import usual_spacing
    from headwaters.core.network import accumulate
    from headwaters.core.plane.fields import constant
    from headwaters.core.plane.land import area
    from headwaters.core.run.run import Run

    edge = usual_spacing(area(land))
    rules = Rules(edge, 0.75, rises * SLOPE * edge, *chances)
    mouths = automatic_mouths(land, edge, 0, seed, layout=layout)
    grown = grow_fully(Run(), land, None, mouths, rules, constant(SLOPE), constant(0.15), seed)
    cells = voronoi_cells(Run(), land, grown.tree).outlines.square_metres()
    drained = accumulate(Run(), grown.tree.receiver, grown.tree.downstream_order, cells)
    reaches = find_reaches(grown.tree)
    table = reach_table(Run(), grown.tree, reaches, drained, cells)
    orders = table["strahler"]
    joins = reaches.receiver[reaches.receiver >= 0]
    begins = np.ones(orders.size, bool)  # where a river of its order begins: no tributary has the same order
    begins[joins[orders[reaches.receiver >= 0] == orders[joins]]] = False
    streams = np.bincount(orders[begins])[1:]
    kept = grown.survivors / np.maximum(grown.draws, 1) * 100
    basins = basin_shapes(land, grown.tree)
    return {
        "streams": 100 * streams[0] / streams.sum(),
        "edges": 100 * np.mean(grown.strahler[grown.tree.receiver >= 0] == 1),
        "fullness": np.mean([shape.area / shape.convex_hull.area for shape in basins[:LARGEST]]),
        "largest": 100 * basins[0].area / area(land),
        "river": main_lengths(table).max() / 1000,
        "longest": np.mean(np.sort(main_lengths(table))[-LARGEST:]) / 1000,
        "ratio": (streams[0] / streams[-1]) ** (1 / max(streams.size - 1, 1)),
        **dict(zip(("kept_c", "kept_s", "kept_a"), kept)),
    }


def main_lengths(table):
    """Return the length of the main river of each mouth."""
    main = table["hack"] == 1
    return np.bincount(table["mouth"][main], table["length_m"][main])


def basin_shapes(land, tree):
    """Return the basins as polygons of shapely, the largest first."""
    import shapely.wkb
    from headwaters.core.island.cells import voronoi_cells
    from headwaters.core.network import mouths
    from headwaters.core.run.run import Run

    basin = mouths(Run(), tree.receiver, tree.downstream_order)
    shapes = voronoi_cells(Run(), land, tree).united(basin, len(basin)).multipolygons()
    return sorted((shapely.wkb.loads(wkb) for _, wkb in shapes), key=lambda shape: -shape.area)


if __name__ == "__main__":
    main()
