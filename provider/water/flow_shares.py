"""How water is shared out: read from directions or angles, or found on a DEM."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..base import parameters as p
from ..errors import refusal
from ..numbers import told
from .dem import read_dem, warn_of_unused_rules
from .directions import ANGLES, OnRaster, looks_like_esri, read_angles, read_directions
from .routing import ROUTING_BYTES_PER_CELL, Routing, route

if TYPE_CHECKING:
    from ...core.arrays import Array
    from ...core.flow.divergent_accumulation import DivergentFlow
    from ...core.run.run import Run
    from ...core.run.schedulers import OnThreads
    from ..base.inputs import Inputs
    from ..layers.scratch import Scratch

FLOW_METHODS = {
    "d8": "D8: to one neighbour",
    "dinf": "D∞: shared between two",
    "mfd": "MFD: shared among all lower ones",
}


def method_parameters(help_text: str, methods: tuple[str, ...]) -> list:
    """Return the parameters for how water is shared out; the first of the methods is the default."""
    labels = [FLOW_METHODS[method] for method in methods]
    return [
        p.choice("METHOD", "Method", help_text, methods, methods[0], labels=labels),
        p.number(
            "EXPONENT",
            "Exponent of the slope (mfd)",
            "How strongly steep directions are preferred: 1 shares in proportion to slope, large values come near "
            "to d8.",
            default=1.1,
            minimum=0,
            maximum=100,
        ),
    ]


@dataclass(frozen=True)
class FlowShares(OnRaster):
    """How water is shared out: D8 codes, or angles, or the surface that it runs over.

    Water comes from ``drained`` cells; those that are ``shown`` have a value in the output, and beside ``ground``
    nothing is unknown.
    """

    drained: np.ndarray
    shown: np.ndarray
    ground: np.ndarray
    storage: OnThreads  # where these lie
    codes: np.ndarray | None = None
    angles: np.ndarray | None = None
    surface: np.ndarray | None = None


def chosen_method(run: Run, inputs: Inputs) -> str:
    """Return METHOD, or dinf where the directions that are given are angles, which nothing else can share out."""
    method = inputs.choice("METHOD")
    if method != "d8" or not _gives_angles(inputs):
        return method
    run.note("METHOD is dinf, since ENCODING says that DIRECTIONS holds angles.")
    return "dinf"


def _gives_angles(inputs):
    """Tell whether DIRECTIONS holds D∞ angles."""
    return inputs.has("DIRECTIONS") and inputs.choice("ENCODING") == ANGLES


def read_flow_shares(run: Run, inputs: Inputs, method: str, workspace: int, scratch: Scratch) -> FlowShares:
    """Read DIRECTIONS as METHOD needs them, or the DEM and route it; ``workspace`` is what follows, in bytes a cell."""
    if inputs.has("DIRECTIONS"):
        if method == "mfd":
            raise refusal("METHOD mfd needs slopes: give the DEM as INPUT and leave DIRECTIONS empty.")
        if inputs.has("INPUT"):
            run.warn("INPUT is not used: the directions are given.")
        warn_of_unused_rules(run, inputs)
        return _given_shares(run, inputs, method, workspace, scratch)
    if not inputs.has("INPUT"):
        raise refusal("Give a DEM as INPUT, or flow directions as DIRECTIONS.")
    with run.phase("Reading the DEM", 0.25):
        dem = read_dem(run, inputs, ROUTING_BYTES_PER_CELL + workspace, 1, scratch)
        if looks_like_esri(dem.grid.z, dem.grid.valid):
            raise refusal(
                "INPUT: ‘{}’ looks like flow directions, in the numbers of ESRI. Give it as DIRECTIONS, or a DEM.",
                dem.source.name
            )
    with run.phase("Routing", 0.65):
        routing = route(run, dem, "fill")
    return shares_of(run, routing, method)


def shares_of(run: Run, routing: Routing, method: str) -> FlowShares:
    """Return how METHOD shares out the water of a `Routing`."""
    from ...core.raster.domain import VOID
    from ...core.raster.neighbours import NO_DIRECTION
    from ...core.raster.raster import lazy

    dem, angles = routing.dem, None
    if method == "dinf":
        from ...core.flow.directions.dinf import dinf_angles

        with run.phase("Finding angles", 0.1):
            angles = dinf_angles(
                run.on(dem.storage), routing.surface, routing.codes, dem.grid.cell_width, dem.grid.cell_height
            )
    there = run.on(dem.storage)
    drained = (lazy(routing.codes) != NO_DIRECTION).materialise(there)
    return FlowShares(
        *routing.directions.cells,
        drained,
        (lazy(drained) & dem.grid.valid).materialise(there),
        (lazy(dem.domain) != VOID).materialise(there),
        dem.storage,
        routing.codes,
        angles,
        routing.surface,
    )  # type: ignore[call-arg]


def accumulate_shares(
    run: Run,
    shares: FlowShares,
    exponent: float,
    area: Array | None,
    weights: Array | None = None,
    flags: Array | None = None,
) -> DivergentFlow:
    """Return the `DivergentFlow` of water that is shared out by angles or slopes; warn of cycles."""
    from ...core.flow.divergent_accumulation import accumulate_dinf, accumulate_mfd

    run = run.on(shares.storage)
    what = {"cell_area": area, "weights": weights, "flags": flags}
    if shares.angles is None:
        flow = accumulate_mfd(run, shares.surface, shares.codes, shares.lengths, exponent, **what)
    else:
        flow = accumulate_dinf(run, shares.angles, shares.cell_width, shares.cell_height, **what)
    if flow.circling:
        run.warn(
            "{} cells lie on cycles of the angles; water was made to end in {}.", told(flow.circling), told(flow.ends)
        )
    return flow


def _given_shares(run, inputs, method, workspace, scratch):
    """Read directions or angles, as METHOD needs them."""
    from ...core.raster.neighbours import NO_DIRECTION
    from ...core.raster.raster import full, lazy
    from ...core.raster.storage import in_memory

    holds_angles = _gives_angles(inputs)
    if method == "dinf" and not holds_angles:
        raise refusal("METHOD dinf needs angles: set ENCODING to dinf if DIRECTIONS holds them, or give INPUT.")
    if holds_angles:
        given = read_angles(run, inputs, workspace, scratch)
        angles, storage = given.angles, given.storage
        known = (~np.isnan(lazy(angles))).materialise(run.on(storage))
        return FlowShares(*given.cells, known, known, known, storage, angles=angles)
    given = read_directions(run, inputs, workspace, scratch, finds_circles=not inputs.has("POINTS"))
    codes, storage = given.codes, given.storage
    known = full(codes.shape, True, bool) if given.everywhere else lazy(codes) != NO_DIRECTION
    if in_memory(codes):
        known = known.materialise(run)
    return FlowShares(*given.cells, known, known, known, storage, codes=codes)
