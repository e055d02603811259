"""The algorithms, one class a file, and the list of them all."""

from .depressions.breach_depressions import BreachDepressions
from .depressions.burn_rivers import BurnRivers
from .depressions.fill_depressions import FillDepressions
from .depressions.lakes import Lakes
from .erosion.leheny_erosion import LehenyErosion
from .erosion.starting_surface import StartingSurface
from .flow.convert_directions import ConvertDirections
from .flow.flow_accumulation import FlowAccumulation
from .flow.flow_directions import FlowDirections
from .flow.flow_distance import FlowDistance
from .flow.flow_paths import FlowPaths
from .rivers.network_report import NetworkReport
from .rivers.river_network import RiverNetwork
from .rivers.river_threshold import RiverThreshold
from .terrain.grow_rivers import GrowRivers
from .terrain.render_terrain import RenderTerrain
from .terrain.terrain_from_coastline import TerrainFromCoastline
from .terrain.terrain_model import TerrainModel
from .watersheds.hydrology_from_dem import HydrologyFromDem
from .watersheds.watersheds import Watersheds

ALGORITHMS = (
    BreachDepressions,
    BurnRivers,
    FillDepressions,
    Lakes,
    LehenyErosion,
    StartingSurface,
    ConvertDirections,
    FlowAccumulation,
    FlowDirections,
    FlowDistance,
    FlowPaths,
    NetworkReport,
    RiverNetwork,
    RiverThreshold,
    HydrologyFromDem,
    Watersheds,
    GrowRivers,
    TerrainModel,
    RenderTerrain,
    TerrainFromCoastline,
)
