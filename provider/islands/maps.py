"""Maps of numbers over the islands: rasters that are given, and cells on which others are made."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...core.arrays import Array, Coordinates, Mask, Values
from ...core.plane.types import Field, Land
from ...core.run.run import Run
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.made_rasters import MadeRaster
from ..layers.map_cells import Frame
from ..numbers import told
from .coasts import Island, area_text, metres_of_unit
from .on_islands import field_on_island, sampled_at

LEAST_MISSING = 1e-3  # of an island
CELLS_ACROSS = 100  # the root of the area of the largest island
MOST_MAP_CELLS = 2_000_000
MARGIN = 2  # cells around the land
MOST_STRETCHED = 50.0  # a degree to the north over one to the east, near a pole


@dataclass(frozen=True)
class RasterMap:
    """A raster of numbers over the islands."""

    name: str  # of the parameter
    raster: Any
    values: np.ndarray
    valid: np.ndarray
    inputs: Any

    def on(self, run: Run, island: Island, usual: float, plan) -> Field:
        """Return the numbers on an island as a `Field`; ``usual`` where there are none, which is said."""
        numbers, missing = field_on_island(
            island, self.raster, self.values, self.valid, plan.edges[island], usual, plan.archipelago, self.inputs
        )
        if missing > LEAST_MISSING:
            run.warn(
                "{}: ‘{}’ has no data on {} % of an island of {}; there it is taken as {}.",
                self.name, self.raster.name, told(100 * missing, ".3g"), area_text(island.area), told(usual, "g")
            )
        return numbers


def read_map(run: Run, inputs: Inputs, name: str, most: float = np.inf) -> RasterMap | None:
    """Return a raster parameter as a `RasterMap`, or None; refuse numbers below 0 or above ``most``."""
    raster = inputs.raster(name)
    if raster is None:
        return None
    values, valid = raster.read(run, 1)
    if not valid.any():
        raise refusal("{}: ‘{}’ has no data at all.", name, raster.name)
    lowest, highest = float(values[valid].min()), float(values[valid].max())
    if lowest < 0:
        raise refusal("{}: ‘{}’ goes down to {}. No number may be below 0.", name, raster.name, told(lowest, "g"))
    if highest > most:
        raise refusal(
            "{}: ‘{}’ goes up to {}; it may be {} at most (metres per metre).",
            name, raster.name, told(highest, "g"), told(most, "g")
        )
    return RasterMap(name, raster, values, valid, inputs)


@contextlib.contextmanager
def rain_that_falls(rank: int) -> Iterator[None]:
    """Refuse RAIN of which none falls on an island, by its rank, while what follows from it is found."""
    from ...core.island.discharge import NoRain

    try:
        yield
    except NoRain as error:
        raise refusal("RAIN: there is none on island {}. Give a raster that covers it, or none.", rank + 1) from error


def cell_metres(run: Run, raster: MadeRaster) -> float:
    """Return the usual side of the cells of a raster in metres."""
    width, height, _ = raster.cells_on_ground(run)
    return float(np.sqrt(np.median(width) * np.median(height)))


class IslandCells:
    """Cells that cover all islands, on which maps are made; their places are known on the plane of the largest."""

    def __init__(self, archipelago, inputs, finest=np.inf):
        """``finest`` are metres which the cells may be no wider than, so far as there are not too many."""
        self.archipelago, self.inputs = archipelago, inputs
        largest = archipelago.islands[0]
        bounds = np.array([island.bounds for island in archipelago.islands])
        (west, south), (east, north) = bounds[:, :2].min(axis=0), bounds[:, 2:].max(axis=0)
        metres = metres_of_unit(archipelago.crs, (south + north) / 2)
        metres = np.maximum(metres, metres.max() / MOST_STRETCHED)
        cell = min(np.sqrt(largest.area) / CELLS_ACROSS, finest)
        count = (east - west) * metres[0] * (north - south) * metres[1] / cell**2
        self.metres = cell * max(np.sqrt(count / MOST_MAP_CELLS), 1.0)
        dx, dy = self.metres / metres
        ncols, nrows = (int(np.ceil(size)) + 2 * MARGIN for size in ((east - west) / dx, (north - south) / dy))
        frame = Frame(float(west - MARGIN * dx), float(north + MARGIN * dy), float(dx), float(dy), archipelago.crs)
        self.raster = MadeRaster(archipelago.name, nrows, ncols, frame)
        self.places = np.column_stack(self.raster.centres(np.arange(nrows * ncols)))
        self.xy = largest.to_local(self.places)
        self.known = np.isfinite(self.xy).all(axis=1)

    @cached_property
    def land(self) -> Land:
        """Return all land on the plane of the largest island, as the core's `Land`."""
        from ...core.plane.types import Land

        to_local = self.archipelago.islands[0].to_local
        rings = [to_local(ring) for island in self.archipelago.islands for ring in island.rings]
        return Land(tuple(ring for ring in rings if np.isfinite(ring).all()))

    @cached_property
    def on_land(self) -> Mask:
        """Which cells have their middle on land."""
        from ...core.plane.land import contained, shores

        found = np.zeros(len(self.xy), bool)
        found[self.known] = contained(shores(self.land), self.xy[self.known])
        return found

    def places_on_land(self) -> Coordinates:
        """Return places on land, on the plane: the middles of cells, and a place of each shore."""
        return np.concatenate([self.xy[self.on_land], *(ring[:1] for ring in self.land.rings)])

    def sampled(self, given) -> Values:
        """Return the numbers of a `RasterMap` in the cells, NaN where it has none."""
        return sampled_at(given.raster, given.values, given.valid, self.places, self.archipelago.crs, self.inputs)

    def made(self, name: str, values: Array) -> RasterMap:
        """Return numbers in the cells as a `RasterMap`, as exact as a file keeps them."""
        shape = self.raster.nrows, self.raster.ncols
        kept = np.where(self.known, values, 0.0).astype(np.float32)
        return RasterMap(name, self.raster, kept.reshape(shape), self.known.reshape(shape), self.inputs)
