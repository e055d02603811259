"""The algorithms, one class a file, and the list of them all."""

from .depressions.fill_depressions import FillDepressions
from .erosion.starting_surface import StartingSurface
from .flow.convert_directions import ConvertDirections
from .rivers.network_report import NetworkReport
from .rivers.river_network import RiverNetwork
from .rivers.river_threshold import RiverThreshold

ALGORITHMS = (FillDepressions, StartingSurface, ConvertDirections, RiverThreshold, RiverNetwork, NetworkReport)
