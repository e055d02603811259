"""The algorithms, one class a file, and the list of them all."""

from .depressions.fill_depressions import FillDepressions
from .depressions.lakes import Lakes
from .erosion.starting_surface import StartingSurface
from .flow.convert_directions import ConvertDirections
from .flow.flow_accumulation import FlowAccumulation
from .flow.flow_directions import FlowDirections
from .rivers.river_network import RiverNetwork
from .rivers.river_threshold import RiverThreshold

ALGORITHMS = (
    FillDepressions,
    Lakes,
    StartingSurface,
    ConvertDirections,
    FlowAccumulation,
    FlowDirections,
    RiverNetwork,
    RiverThreshold,
)
