"""Which tools of other programs an algorithm stands in for: people search by these names, and a page lists them."""

from __future__ import annotations

REPLACED: dict[str, dict] = {
    "filldepressions": {
        "QGIS": ("Fill sinks (Wang & Liu)", "native:fillsinkswangliu"),
        "SAGA": ("Fill Sinks (Wang & Liu)", "Fill Sinks XXL (Wang & Liu)", "Fill Sinks (Planchon/Darboux, 2001)"),
        "GRASS": ("r.fill.dir", "r.hydrodem"),
        "TauDEM": ("Pit Remove", "PitRemove"),
        "WhiteboxTools": (
            "FillDepressions",
            "FillDepressionsWangAndLiu",
            "FillDepressionsPlanchonAndDarboux",
            "FlattenLakes",
            "BurnStreamsAtRoads",
        ),
        "ArcGIS": ("Fill",),
    },
    "breachdepressions": {
        "GRASS": ("r.hydrodem",),
        "WhiteboxTools": ("BreachDepressions", "BreachDepressionsLeastCost"),
        "SAGA": ("Sink Removal",),
    },
    "burnrivers": {
        "SAGA": ("Burn Stream Network into DEM",),
        "GRASS": ("r.carve",),
        "WhiteboxTools": ("FillBurn",),
    },
    "lakes": {
        "SAGA": ("Sink Drainage Route Detection",),
        "WhiteboxTools": ("Sink", "DepthInSink"),
        "ArcGIS": ("Sink",),
    },
    "flowdirections": {
        "QGIS": ("Flow direction",),
        "SAGA": ("Flow Directions", "Channel Network and Drainage Basins"),
        "GRASS": ("r.watershed drainage", "r.terraflow"),
        "TauDEM": ("D8 Flow Directions", "D-Infinity Flow Directions", "Dinf"),
        "WhiteboxTools": ("D8Pointer", "DInfPointer", "Rho8Pointer"),
        "ArcGIS": ("Flow Direction",),
    },
    "flowaccumulation": {
        "SAGA": ("Catchment Area", "Flow Accumulation (Top-Down)", "Flow Accumulation (Recursive)"),
        "GRASS": ("r.watershed accumulation", "r.terraflow", "r.flow", "r.accumulate"),
        "TauDEM": ("D8 Contributing Area", "D-Infinity Contributing Area", "AreaD8", "AreaDinf"),
        "WhiteboxTools": ("D8FlowAccumulation", "DInfFlowAccumulation", "FD8FlowAccumulation"),
        "ArcGIS": ("Flow Accumulation",),
    },
    "terrainindices": {
        "SAGA": (
            "Topographic Wetness Index",
            "Topographic Wetness Index (One Step)",
            "Stream Power Index",
            "LS Factor",
            "LS-Factor (One Step)",
            "Flow Width and Specific Catchment Area",
        ),
        "GRASS": ("r.topidx", "r.watershed tci", "r.watershed spi", "r.watershed length_slope"),
        "TauDEM": ("Topographic Wetness Index", "Slope Over Area Ratio", "D-Infinity Slope"),
        "WhiteboxTools": ("WetnessIndex", "RelativeStreamPowerIndex", "StreamPowerIndex", "SedimentTransportIndex"),
        "ArcGIS": ("Ln of flow accumulation over slope",),
    },
    "flowdistance": {
        "SAGA": (
            "Overland Flow Distance to Channel Network",
            "Vertical Distance to Channel Network",
            "Maximum Flow Path Length",
        ),
        "GRASS": ("r.stream.distance",),
        "TauDEM": ("D8 Distance To Streams", "Grid Network"),
        "WhiteboxTools": (
            "DownslopeDistanceToStream",
            "ElevationAboveStream",
            "DistanceToOutlet",
            "MaxUpslopeFlowpathLength",
        ),
        "ArcGIS": ("Flow Length", "Flow Distance"),
    },
    "flowpaths": {
        "GRASS": ("r.drain", "r.path"),
        "WhiteboxTools": ("TraceDownslopeFlowpaths",),
        "ArcGIS": ("Trace Downstream", "Optimal Path As Line"),
    },
    "riverthreshold": {
        "TauDEM": ("Stream Definition By Threshold", "Stream Drop Analysis", "Peuker Douglas Stream Definition"),
        "WhiteboxTools": ("ExtractStreams",),
        "ArcGIS": ("Con on flow accumulation",),
    },
    "rivernetwork": {
        "QGIS": (
            "Strahler order from DEM and flow direction",
            "Channel network and drainage basins from multiple inputs",
        ),
        "SAGA": ("Channel Network", "Strahler Order"),
        "GRASS": ("r.stream.extract", "r.stream.order", "r.to.vect"),
        "TauDEM": ("Stream Reach And Watershed",),
        "WhiteboxTools": ("RasterStreamsToVector", "StrahlerStreamOrder", "ShreveStreamMagnitude", "HortonStreamOrder"),
        "ArcGIS": ("Stream to Feature", "Stream Order", "Stream Link"),
    },
    "floodheight": {
        "GRASS": ("r.inund.fluv", "r.hazard.flood"),
        "TauDEM": ("CatchHydroGeo", "InunMap", "Inundation Mapping"),
    },
    "riversteepness": {
        "TopoToolbox": ("chitransform", "chiplot", "ksn", "knickpointfinder", "mnoptim"),
        "LSDTopoTools": ("lsdtt-chi-mapping", "lsdtt-channel-extraction"),
    },
    "networkreport": {"GRASS": ("r.stream.stats", "r.basin"), "WhiteboxTools": ("LongProfile",)},
    "watersheds": {
        "QGIS": ("Upslope area (from layer)",),
        "SAGA": ("Watershed Basins", "Drainage Basins", "Upslope Area"),
        "GRASS": ("r.water.outlet", "r.watershed basin", "r.stream.basins", "r.stream.snap", "r.lfp"),
        "TauDEM": ("Gage Watershed", "Move Outlets To Streams"),
        "WhiteboxTools": (
            "Watershed",
            "Basins",
            "Subbasins",
            "UnnestBasins",
            "SnapPourPoints",
            "JensonSnapPourPoints",
            "LongestFlowpath",
            "CompactnessRatio",
            "ElongationRatio",
        ),
        "ArcGIS": ("Watershed", "Basin", "Snap Pour Point", "Longest Flow Path"),
    },
    "subbasins": {
        "GRASS": ("r.stream.basins", "r.stream.segment", "r.stream.channel", "v.stream.network"),
        "TauDEM": ("Stream Reach And Watershed",),
        "WhiteboxTools": ("Subbasins", "StrahlerOrderBasins"),
        "ArcGIS": ("HEC-GeoHMS", "Basin Merge", "HMS Schematic", "Catchment Polygon Processing"),
        "pyflwdir": ("subbasins_area", "subbasins_pfafstetter", "subbasins_streamorder"),
        "SWMM": ("Generate SWMM inp", "inpPINS"),
        "HEC-HMS": ("Delineate Elements", "Break Points Manager"),
    },
    "watershedofpoint": {
        "QGIS": ("Upslope area (from point)",),
        "GRASS": ("r.water.outlet", "r.stream.snap", "r.basin", "r.lfp"),
        "TauDEM": ("Gage Watershed", "Move Outlets To Streams"),
        "WhiteboxTools": ("SnapPourPoints", "JensonSnapPourPoints", "LongestFlowpath", "HypsometricAnalysis"),
        "ArcGIS": ("Snap Pour Point", "Longest Flow Path"),
    },
    "hydrologyfromdem": {
        "QGIS": ("Channel network and drainage basins from DEM", "Strahler order from DEM"),
        "SAGA": ("Channel Network and Drainage Basins",),
        "GRASS": ("r.watershed",),
        "TauDEM": ("Stream Reach And Watershed",),
        "ArcGIS": ("Arc Hydro", "Derive Stream as Line"),
    },
    "convertdirections": {"GRASS": ("r.reclass",), "ArcGIS": ("Reclassify",)},
}


def replaced_by(algorithm_id: str) -> list[str]:
    """Return the programs and the names of their tools that an algorithm stands in for, as words."""
    tools = REPLACED.get(algorithm_id, {})
    return [*tools, *(name for names in tools.values() for name in names)]
