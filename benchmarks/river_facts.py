"""What the rivers of a terrain are like on its raster, found by code that did not make it.

Steepest descent is traced on the heights alone. Of the model the courses are taken, and how much land drains to each.
"""

import numpy as np
from harness import headwaters_package

headwaters_package.load()

from headwaters.core.depressions.fill import fill  # noqa: E402
from headwaters.core.flow.accumulation import accumulate_d8  # noqa: E402
from headwaters.core.flow.directions.directions import d8  # noqa: E402
from headwaters.core.island.flow_law import COEFFICIENT, EXPONENT  # noqa: E402
from headwaters.core.network import longest, topological_order  # noqa: E402
from headwaters.core.raster.domain import drainage_domain  # noqa: E402
from headwaters.core.raster.grid import flat_cells, step_lengths  # noqa: E402
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS  # noqa: E402
from headwaters.core.report.fits import fit_line  # noqa: E402
from headwaters.core.report.measured_network import network_of  # noqa: E402
from headwaters.core.report.power_laws import concavity  # noqa: E402
from headwaters.core.report.terrain import TerrainHeights, hypsometric_integral  # noqa: E402
from headwaters.core.rivers.lines import river_lines  # noqa: E402
from headwaters.core.rivers.links import trace_links  # noqa: E402
from headwaters.core.rivers.tables import link_facts  # noqa: E402
from headwaters.core.run.run import Run  # noqa: E402
from headwaters.core.terrain.courses.beds import find_beds  # noqa: E402
from headwaters.core.terrain.courses.bends import drawn  # noqa: E402
from headwaters.core.terrain.frames import cells_are_land, shores_on_grid  # noqa: E402
from headwaters.core.terrain.types import MAIN  # noqa: E402

BEYOND = 4  # cells by which an island may reach beyond its raster: there are none of it
FULL_TURN = 360.0  # degrees
SUPPORT = 60  # cells that a river drains at its head
HACK_FROM = 100  # cells that a place drains which counts for Hack's law
FRONT_FROM, RANGE_WAY, RANGE_SLOPE = 5e6, 4_000.0, 0.02  # m² drained; metres from there on, and the slope: a range
FRONT_STEP, FRONT_WAY, BEYOND_FRONT = 250.0, 2_000.0, 4_000.0  # metres; over which slopes are means, and go on
FALLS_TO, FRONT_RIVERS = (0.8, 0.2), 5  # of the slope in the range; rivers at least for a figure
LEAST_AREA = 0.5  # of what drains to a course in the model, which its cells drain at least


def network_facts(z, land, cell):
    """Return Hack's exponent, the concavity and the hypsometric integral of a raster, of which depressions are filled.

    Water must run off: rivers that end in the pits of a DEM have lost the land above these. Hack's law (1957) takes
    lengths from the divide on. It is that of all cells which drain `HACK_FROM` others, by least squares: lengths that
    begin at the heads of rivers lack the more the shorter rivers are, and give 0.08 to 0.11 more.
    """
    z = np.where(land, fill(Run(), np.where(land, z, np.nan), drainage_domain(Run(), land))[0], 0.0)
    codes, area, lengths = _routed(z, land, cell)
    links = trace_links(Run(), codes, area >= SUPPORT * cell * cell, lengths)
    facts = link_facts(Run(), links, codes, lengths, area)
    lines = list(river_lines(Run(), links, (0.0, 0.0, cell, cell, codes.shape[1]), z=z, valid=land))
    chosen = np.flatnonzero(links.is_line)
    below = facts.below[chosen]
    number = np.where(below >= 0, facts.number[below] - 1, -1)
    drop = np.array([line[0, 2] - line[-1, 2] for line in lines])
    rivers = network_of(lines, number, links.length[chosen], drop, facts.area_in[chosen], facts.area_out[chosen])
    terrain = TerrainHeights(z, land, np.full(z.shape[0], cell * cell))
    large = land & (area >= HACK_FROM * cell * cell)
    return {
        "Hack": fit_line(np.log(area[large]), np.log(_ways_from_divides(codes, cell)[large])).slope,
        "θ": concavity(rivers).value,
        "hyps.": hypsometric_integral(Run(), terrain).value,
        **front_facts(z, land, codes, area, cell),
    }


def front_facts(z, land, codes, area, cell):
    """Return how rivers leave ranges: ``front``, ``beyond``; None where fewer than `FRONT_RIVERS` do.

    ``front`` is over how many km the slope of half of them falls from 0.8 to 0.2 of what it is in the range, ``beyond``
    what is left of it 4 to 8 km farther down in % at least, but for a tenth of them.
    """
    receiver, step = _receivers(codes, cell)
    flat, large = z.ravel(), (area >= FRONT_FROM).ravel() & land.ravel()
    fed = np.zeros(receiver.size, bool)
    fed[receiver[large & (receiver >= 0)]] = True
    fronts, left = [], []
    for place in np.flatnonzero(large & ~fed):
        away, heights = [0.0], [flat[place]]
        while receiver[place] >= 0 and land.flat[receiver[place]]:
            away.append(away[-1] + step[place])
            place = receiver[place]
            heights.append(flat[place])
        even = np.interp(np.arange(0.0, away[-1], FRONT_STEP), away, heights)
        span, over, beyond = (int(way / FRONT_STEP) for way in (RANGE_WAY, FRONT_WAY, BEYOND_FRONT))
        if even.size <= span + over or even[0] - even[span] < RANGE_SLOPE * RANGE_WAY:
            continue
        slopes = (even[:-over] - even[over:]) / FRONT_WAY / ((even[0] - even[span]) / RANGE_WAY)
        gentle = np.flatnonzero(slopes < FALLS_TO[1])
        if gentle.size:
            steep = np.flatnonzero(slopes[: gentle[0]] > FALLS_TO[0])
            fronts.append((gentle[0] - (steep[-1] if steep.size else 0)) * FRONT_STEP / 1e3)
            after = slopes[gentle[0] + beyond : gentle[0] + 2 * beyond]
            left += [100 * after.mean()] if after.size else []
    known = len(left) >= FRONT_RIVERS
    return {"front": np.median(fronts) if known else None, "beyond": np.quantile(left, 0.1) if known else None}


def _ways_from_divides(codes, cell):
    """Return how far the longest way of water to each cell is, in metres."""
    receiver, step = _receivers(codes, cell)
    return (longest(Run(), receiver, topological_order(Run(), receiver), step) - step).reshape(codes.shape)


def _receivers(codes, cell):
    """Return the cell that each flows to, -1 off the raster, and how far that is in metres."""
    nrows, ncols = codes.shape
    flows = codes < 8
    code = np.where(flows, codes, 0)
    down, right = np.array(ROW_OFFSETS)[code], np.array(COLUMN_OFFSETS)[code]
    row, col = np.indices(codes.shape)
    flows &= (row + down >= 0) & (row + down < nrows) & (col + right >= 0) & (col + right < ncols)
    receiver = np.where(flows, (row + down) * ncols + col + right, -1).ravel().astype(np.int64)
    step = np.where(flows, cell * np.hypot(down, right), 0.0).ravel()
    return receiver, step


def course_facts(path, dataset, cell):
    """Return in % how much of the courses of the model in a file water finds on a raster of the whole of it.

    The raster has cells of so many metres.

    ``found``: cells of courses with water from their springs within a cell; ``drained``: cells of courses that drain
    half of what must come from the nodes upstream for the discharge that the model gives these, or more. Of the largest
    island.
    """
    from headwaters.provider.terrain.model_files.reading import read_model
    from headwaters.provider.terrain.rendering.grids import TerrainGrid
    from headwaters.tests.core.terrain.bars import recovery

    model = read_model(_silent(), str(path))
    west, dx, _, north, _, dy = dataset.GetGeoTransform()
    grid = TerrainGrid(model.islands, model.crs, cell)
    island, cells = model.islands[0], grid.of_island(0)
    window = grid.window(cells, island.plane)
    east = grid.x0 + cells.left * dx - west
    east -= round(east / FULL_TURN) * FULL_TURN if model.crs.isGeographic() else 0.0
    left, top = round(east / dx), round((grid.y0 - north) / dy) + cells.top
    whole = np.pad(dataset.GetRasterBand(1).ReadAsArray(), BEYOND, constant_values=np.nan)
    z = whole[top + BEYOND :, left + BEYOND :][: cells.nrows, : cells.ncols]
    shores = shores_on_grid(island.model.land, window)
    row, col = np.divmod(np.arange(z.size), z.shape[1])
    land = cells_are_land(shores, row + cells.top, col + cells.left).reshape(z.shape)
    z = np.where(land, z, np.nan)
    if not island.model.courses.cell.size:
        return {"found": None, "drained": None}
    found = recovery(island.model, window._replace(to_grid=_from_corner(window)), z).found
    return {"found": 100 * found, "drained": 100 * _drained(path, island.model, window, shores, z, land)}


def _silent():
    from headwaters.core.run.run import Run

    progress = Run()
    progress.warn = progress.note
    return progress


def _from_corner(window):
    """Return columns and rows of places from the corner of the window on."""
    return lambda xy: window.to_grid(xy) - np.array([window.left, window.top])


def _drained(path, model, window, shores, z, land):
    """Return of which share of the cells of courses, below the first nodes, half of what they should drain comes by."""
    from osgeo import ogr

    wanted = np.zeros(model.tree.z.size)
    file = ogr.Open(str(path))  # held: its layers live no longer than it does
    cells = [(each["id"], each["discharge_m3s"]) for each in file.GetLayer("cells") if each["island"] == 1]
    number, flow = np.array(cells).T
    wanted[(number - number.min()).astype(np.int64)] = 1e6 * (flow / COEFFICIENT) ** (1 / EXPONENT)
    courses = drawn(model.courses, window.cell)
    beds = find_beds(Run(), courses, window, lambda rows, cols: cells_are_land(shores, rows, cols))
    node, below = courses.cell[beds.course], beds.below
    # The area that comes in from the land of nodes upstream, at each cell that it runs through.
    coming = np.zeros(below.size)
    for element in range(below.size - 1, -1, -1):
        if below[element] >= 0 and courses.thread[beds.course[element]] == MAIN:
            crosses = node[below[element]] != node[element]
            coming[below[element]] += wanted[node[element]] if crosses else coming[element]
    row, col = beds.row - window.top, beds.col - window.left
    there = (coming > 0) & (row >= 0) & (row < z.shape[0]) & (col >= 0) & (col < z.shape[1])
    _, area, _ = _routed(z, land, window.cell)
    return np.mean(area[row[there], col[there]] >= LEAST_AREA * coming[there])


def _routed(z, land, cell):
    """Return directions, areas in m² and lengths of steps of heights."""
    width, height, cell_area = flat_cells(z.shape[0], cell, cell)
    lengths = step_lengths(width, height)
    codes, _ = d8(Run(), np.where(land, z, np.nan), drainage_domain(Run(), land), lengths)
    return codes, accumulate_d8(Run(), codes, cell_area), lengths
