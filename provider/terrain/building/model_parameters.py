"""The parameters of terrain models."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from qgis.core import QgsProcessingParameterBoolean, QgsProcessingParameterNumber

from ....core.run.run import Run
from ...base import parameters as p
from ...base.inputs import Inputs
from ..model_files.compact import write_compact

USUAL_PRIMITIVES, MOST_PRIMITIVES = 50, 2_000  # in a cell


def model_parameters(roughness: float | None = 1.0) -> list[QgsProcessingParameterNumber]:
    """Return the parameters that say what the ground between rivers is like; ``roughness`` is a default, or None."""
    empty = " Empty: as CHARACTER has it." if roughness is None else ""
    return [
        p.number(
            "PRIMITIVES_PER_CELL",
            "Primitives in a cell",
            "So many discs of ground for each square of an edge length: where one is raised, moved or added the ground "
            "follows, and they carry its noise. Its shape does not depend on them, but with EROSION_CELL_SIZE 0, when "
            "it is blended from them: then more show smaller shapes.",
            default=USUAL_PRIMITIVES,
            minimum=1,
            maximum=MOST_PRIMITIVES,
            advanced=True,
        ),
        p.number(
            "DELTA_FLOW",
            "Flow from which a mouth is a delta (m³/s)",
            "Rivers that carry more part into several arms at the sea, and grown ones build land into it. Empty: 25.",
            minimum=0,
            optional=True,
            advanced=True,
        ),
        p.number(
            "COAST_DISTANCE",
            "Distance to the sea within which rivers braid (m)",
            "Gentle rivers that are nearer to the sea, along their course, have side channels. Empty: one edge.",
            minimum=0,
            optional=True,
            advanced=True,
        ),
        p.number(
            "ROUGHNESS",
            "Roughness (1: as in nature)",
            "How high the noise on the ground is: 0 makes it smooth, 2 twice as rough as in nature. Valley floors and "
            f"shores stay smooth.{empty}",
            default=roughness,
            minimum=0,
            maximum=5,
            optional=roughness is None,
        ),
        p.number(
            "EROSION_CELL_SIZE",
            "Cell size of the erosion (m)",
            "The ground is eroded once on cells of this size, which cuts valleys that the network does not know, and "
            "kept as a raster. Empty: a part of an edge, or the size of cells that are asked for if they are smaller. "
            "0: no erosion; primitives alone make up the ground.",
            minimum=0,
            maximum=p.FAR,
            optional=True,
        ),
    ]


def compact_parameter() -> QgsProcessingParameterBoolean:
    """Return the parameter of the form of a file."""
    return p.switch(
        "COMPACT",
        "Compact file",
        "Pack the model into a third of the room, to keep it or to send it. All tools read it, and it renders the same "
        "to a centimetre, but its layers cannot be seen and edited: ‘Erode model’ makes an ordinary file of it, "
        "though not of a window. Edits stay; the layers cells, ridges and junctions, which are there to look at, are "
        "left out.",
        default=False,
        advanced=True,
    )


def in_form(run: Run, inputs: Inputs, write: Callable) -> Callable:
    """Return what writes a model as ``write`` does, in the form that is asked for."""
    return partial(write_compact, run, write=write) if inputs.switch("COMPACT") else write
