"""Plants: what grows where by height, slope, wetness, rain and water, as classes, densities and single plants."""

from __future__ import annotations

from ...core.choices import M2_PER_KM2
from ...core.report.texts import Text, joined_texts
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM
from ...provider.errors import refusal
from ...provider.layers.crs import metres_per_unit
from ...provider.layers.fields import PLANTS
from ...provider.layers.scratch import MemoryAlone
from ...provider.numbers import told
from ...provider.translation import titled
from ...provider.water.dem import dem_parameters, read_dem
from ...provider.water.plant_land import (
    check_plants,
    plant_climate,
    plant_features,
    plant_ground,
    read_plant_land,
    read_plant_rules,
)
from ...provider.water.routing import route, routing_workspace

DENSITIES_ALONE = Text("making densities")
PLANTS_BYTES_PER_CELL = 52  # ways to rivers and the sea, heights, areas, rain, what is water, and classes
SHARES_BYTES_PER_CELL = 14  # a byte for each class


class Plants(HeadwatersAlgorithm):
    """Classes of plants, their densities, and single plants."""

    ID = "plants"
    NAME = "Plants"
    GROUP = "terrain"
    SUMMARY = "Maps what grows where by height, slope, wetness, rain and water, with single plants and masks for games."
    DESCRIPTION = (
        "Each cell gets one of 14 classes: water, river, snow, rock, alpine meadow, dwarf shrubs, conifers, mixed "
        "forest, broadleaf forest, riparian wood, swamp, steppe, desert and beach. Warmth falls with height, slopes "
        "that face the sun are warmer, and the treeline lies where the season of growth has 6.4 °C.",
        "Single plants stand as dense as their class and no two too near each other. They follow from the seed and the "
        "classes around them alone.",
        "It is made to clothe land, real or not. It is no model of vegetation: people, soil, fire and history have no "
        "say.",
    )
    TAGS = (
        "vegetation, plants, trees, forest, wood, biome, treeline, timberline, snow line, land cover, riparian, swamp, "
        "wetland, scatter, foliage, Poisson disk, game engine, splat map, mask, ecology, climate, DEM"
    )
    FOREIGN_TAGS = (
        "Pflanzen, Vegetation, Wald, Baumgrenze, Schneegrenze, végétation, plantes, forêt, limite des arbres, "
        "vegetación, plantas, bosque, límite del bosque, vegetação, floresta, limite das árvores"
    )
    REFERENCES = (
        "Körner & Paulsen (2004), A world-wide study of high altitude treeline temperatures, "
        "doi:10.1111/j.1365-2699.2003.01043.x",
        "Paulsen & Körner (2014), A climate-based model to predict potential treeline position around the globe, "
        "doi:10.1007/s00035-014-0124-0",
        "Kottek et al. (2006), World map of the Köppen-Geiger climate classification updated, "
        "doi:10.1127/0941-2948/2006/0130",
        "Ohmura et al. (1992), Climate at the equilibrium line of glaciers, doi:10.3189/S0022143000002276",
        "Matérn (1960), Spatial variation, doi:10.1007/978-1-4615-7892-5",
    )
    RUNS = {
        "classes": READ_DEM,
        "points": {**READ_DEM, "POINTS": True, "DENSITY": 2, "ROCK_SLOPE": 90},
        "densities": {**READ_DEM, "SEA_LEVEL": 0, "DENSITIES": True},
    }
    IN_MEMORY = {"densities": str(DENSITIES_ALONE)}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            *plant_climate(),
            *plant_ground(),
            p.number(
                "DENSITY",
                "Most plants (per hectare)",
                "Of the densest class, conifers, for POINTS; all others have fewer.",
                default=20,
                minimum=0.001,
                maximum=10_000,
            ),
            p.seed(),
            p.creation_options(),
            p.cluster(),
            *self._outputs(),
        ]

    @staticmethod
    def _outputs():
        """Return what is made and counted."""
        return [
            p.raster_output(
                "CLASSES", "Classes of plants", "0 water to 13 beach, in the order of the text above.", "plants",
                optional=True, by_default=True, codes=True,
            ),
            p.raster_output(
                "DENSITIES",
                "Densities for engines",
                "A band for each class: its share of the cell and its eight neighbours, 0 to 255; bands add up to 255, "
                "and are 0 where the DEM has no data.",
                "",
                optional=True,
            ),
            p.vector_output("POINTS", "Single plants", "With kind and height.", "point", "plantpoints", optional=True),
            p.count("PLANT_COUNT", "Plants"),
            p.count("FOREST_AREA", "Forest (km²)"),
            p.count("SNOW_AREA", "Lasting snow (km²)"),
            p.count("TREELINE", "Treeline on level ground, above the sea (m)"),
            p.count(*p.SEED_USED),
        ]  # fmt: skip

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, route, tell what grows, write."""
        from ...core.flow.divergent_accumulation import DIVERGENT_BYTES_PER_CELL
        from ...core.plants.classes import FOREST, PlantClass, class_areas, plant_classes, warmth_limits

        if not any(map(outputs.wants, ("CLASSES", "DENSITIES", "POINTS"))):
            raise refusal("There is nothing to do: choose CLASSES, DENSITIES or POINTS.")
        with_shares = outputs.wants("DENSITIES")
        with run.phase("Reading the DEM", 0.1):
            workspace = routing_workspace("fill") + DIVERGENT_BYTES_PER_CELL + PLANTS_BYTES_PER_CELL
            scratch = MemoryAlone(DENSITIES_ALONE) if with_shares else outputs.scratch
            dem = read_dem(run, inputs, workspace + SHARES_BYTES_PER_CELL * with_shares, 1, scratch)
            seed = inputs.seed()
            rules = read_plant_rules(run, inputs, dem.source, seed)
        with run.phase("Routing", 0.2):
            routing = route(run, dem, "fill")
        with run.phase("Finding water and wetness", 0.3):
            land = read_plant_land(run, inputs, routing)
        with run.phase("Telling what grows", 0.2):
            classes = plant_classes(run.on(dem.storage), land, rules)
            areas = class_areas(run.on(dem.storage), classes, dem.grid.cell_area)
            self._tell(run, inputs, dem, areas)
        with run.phase("Writing", 0.2):
            results = self._write(run, inputs, outputs, dem, classes, areas, seed)
        return {
            **results,
            "FOREST_AREA": float(areas[list(FOREST)].sum()) / M2_PER_KM2,
            "SNOW_AREA": float(areas[PlantClass.SNOW]) / M2_PER_KM2,
            "TREELINE": (rules.temperature - warmth_limits(rules.swing).trees) / rules.lapse * 1000,
            "SEED_USED": seed,
        }

    @staticmethod
    def _tell(run, inputs, dem, areas):
        """Say in the log how much there is of each class, and what the cells cannot show."""
        from ...core.plants.classes import CLASS_NAMES, PlantClass

        land = max(areas.sum(), 1e-9)
        shares = {name: 100 * area / land for name, area in zip(CLASS_NAMES, areas)}
        some = [Text("{} {} %", Text(name), told(share, ".1f")) for name, share in shares.items() if share >= 0.05]
        run.note("Classes: {}", joined_texts(some, ", "))
        width, most = float(min(dem.grid.cell_width.min(), dem.grid.cell_height.min())), inputs.number("RIPARIAN_WIDTH")
        if 0 < most < width and not areas[PlantClass.RIPARIAN_WOOD]:
            run.warn(
                "There is no riparian wood: cells are {} m wide, and RIPARIAN_WIDTH is {} m. Choose a greater one, or "
                "smaller cells.",
                told(width, ".4g"), told(most, "g")
            )

    @staticmethod
    def _write(run, inputs, outputs, dem, classes, areas, seed):
        """Write what is wanted; return the paths, and how many plants there are."""
        from qgis.core import QgsWkbTypes

        from ...core.plants.classes import CLASS_NAMES, class_shares
        from ...core.plants.points import plant_lattice
        from ...core.raster.raster import full

        name, frame, valid, results = dem.source.name, dem.frame, dem.grid.valid, {"PLANT_COUNT": 0}
        results["CLASSES"] = outputs.raster(run, "CLASSES", classes, valid, frame, titled(name, "plants"), nodata=255)
        if outputs.wants("DENSITIES"):
            # No value would be free to say that there are no data: bytes they stay, and nothing grows there.
            shares, everywhere = class_shares(run, classes), full(classes.shape, True, bool)
            title = titled(name, "densities of plants")
            results["DENSITIES"] = outputs.raster(run, "DENSITIES", shares, everywhere, frame, title, CLASS_NAMES)
        if outputs.wants("POINTS"):
            check_plants(areas, inputs.number("DENSITY"))
            lattice = plant_lattice(inputs.number("DENSITY"), metres_per_unit(dem.source.crs), seed)

            def counted(features):
                for feature in features:
                    results["PLANT_COUNT"] += 1
                    yield feature

            made = counted(plant_features(run, classes, dem, lattice))
            kind, title = QgsWkbTypes.Type.Point, titled(name, "single plants")
            results["POINTS"] = outputs.features(run, "POINTS", PLANTS, kind, frame.crs, made, title)
        return results
