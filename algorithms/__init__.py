"""The algorithms, one class a file, and the list of them all."""

from .depressions.fill_depressions import FillDepressions
from .erosion.starting_surface import StartingSurface
from .flow.convert_directions import ConvertDirections
from .flow.flow_accumulation import FlowAccumulation
from .flow.flow_directions import FlowDirections

ALGORITHMS = (FillDepressions, StartingSurface, ConvertDirections, FlowDirections, FlowAccumulation)
