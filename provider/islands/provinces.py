"""Provinces of the islands: land of one kind beside land of another, drawn, or by chance where nobody has drawn it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from qgis.core import QgsProcessingParameterFeatureSource

from ...core.choices import PROVINCE_KINDS, Look
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.feature_names import FeatureNames
from ..layers.vector_reading import POLYGONS, read_features
from ..numbers import told
from .coasts import Archipelago, rings_of
from .maps import IslandCells, RasterMap
from .painted import by_kind, painted_reach

if TYPE_CHECKING:
    from ...core.arrays import Values
    from ...core.plane.painting import Painted

KIND = "kind"  # the field that names what a province is like
KIND_WORDS = ", ".join(PROVINCE_KINDS)


class CellProvinces(NamedTuple):
    """What land is like in cells, over what is usual."""

    rise: Values  # uplift over erodibility
    rolling: Values  # creep


def province_parameter() -> QgsProcessingParameterFeatureSource:
    """Return the parameter for the kinds of land."""
    return p.polygons(
        "PROVINCES",
        "Provinces",
        f"Polygons with a field {KIND}: {KIND_WORDS}. "
        "A range rises fastest; rolling land has round hills and wide valleys. "
        "Where UPLIFT is given, that alone says how fast land rises. Elsewhere, and empty: by chance, from the seed.",
    )


@dataclass(frozen=True)
class Provinces:
    """What the land of an archipelago is like: drawn as PROVINCES, elsewhere by chance."""

    cells: IslandCells
    in_cells: CellProvinces
    drawn: list[tuple[Painted, str]]  # on the plane of the largest island, each with its kind
    seed: int

    def rolling(self, look: Look) -> RasterMap:
        """Return how rolling the islands are as a `RasterMap`, at least as their `Look` says."""
        return self.cells.made("PROVINCES", np.maximum(self.in_cells.rolling, look.rolling))


def read_provinces(run: Run, inputs: Inputs, archipelago: Archipelago, seed: int) -> Provinces:
    """Return what the land of an archipelago is like as `Provinces`; uplift and creep are both made of it."""
    cells = IslandCells(archipelago, inputs)
    drawn = _read_drawn(run, inputs, archipelago) if inputs.has("PROVINCES") else []
    return Provinces(cells, provinces_in(run, cells, drawn, seed), drawn, seed)


def provinces_in(run: Run, cells: IslandCells, drawn: list[tuple[Painted, str]], seed: int) -> CellProvinces:
    """Return what land is like in cells, of what is drawn, and of a seed where nothing is."""
    from ...core.plane.painting import blended, painted_on
    from ...core.plane.provinces import provinces_at, provinces_of

    largest = cells.archipelago.islands[0]
    found = CellProvinces(np.ones(len(cells.xy)), np.ones(len(cells.xy)))
    by_chance = provinces_at(provinces_of(largest.land, largest.seed(seed)), cells.xy[cells.known])
    for values, chance, name in zip(found, by_chance, CellProvinces._fields):
        logarithms = np.log(chance)
        if drawn:
            painted = [
                thing._replace(value=float(np.log(getattr(PROVINCE_KINDS[kind], name)))) for thing, kind in drawn
            ]
            paint = painted_on(run, cells.xy[cells.known], painted, painted_reach(cells.archipelago))
            logarithms = blended(logarithms, paint)
        values[cells.known] = np.exp(logarithms)
    return found


def _read_drawn(run, inputs, archipelago):
    """Return the polygons of PROVINCES on the plane of the largest island, and the kind of each."""
    from ...core.plane.painting import Painted

    source = inputs.features("PROVINCES")
    place, names = source.fields().lookupField(KIND), FeatureNames(source)
    if place < 0:
        raise refusal("PROVINCES: ‘{}’ has no field ‘{}’. Give it one, with {}.", source.sourceName(), KIND, KIND_WORDS)
    found, to_local = [], archipelago.islands[0].to_local
    for feature in read_features(run, source, None, archipelago.crs, inputs.context):
        kind = feature.attribute(place)
        if kind not in PROVINCE_KINDS:
            raise refusal(
                "PROVINCES: {} of ‘{}’ has the {} ‘{}’. Take one of {}.",
                names.of([feature.id()]), source.sourceName(), KIND, kind, KIND_WORDS
            )
        parts = by_kind(feature.geometry()).get(POLYGONS, [])
        placed = [to_local(ring) for part in parts for ring in rings_of(part)]
        rings = tuple(ring for ring in placed if np.isfinite(ring).all())
        if rings:
            found.append((Painted(rings, True, 0.0), kind))
    run.note("PROVINCES: {} drawn", told(len(found)))
    return found
