"""Leheny erosion: raindrops that walk downhill and take the ground with them, until rivers have formed."""

from qgis.core import QgsWkbTypes

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm
from ...provider.erosion.ground import (
    GREATEST_HEIGHT,
    border_parameters,
    ground_parameters,
    read_ground,
    read_rain,
    scaled,
)
from ...provider.errors import UserError
from ...provider.layers.fields import RIVERS
from ...provider.water.directions import Directions
from ...provider.water.river_networks import trace_network, traced_river_features

CELLS_PER_EVENT = 6
BEARABLE = 0.015  # events for each cell, times D and divided by M: three with the defaults
MANY_SLIDES = 100  # for each cell: about 60 where a plane has had what it can bear, 600 where it has had twice that
STEEP_SHARE = 0.1  # of the neighbours, that worth a warning differ by more than M from the start
ARTICLE_DEPTH = 10.0  # metres
DEM_SHARE = 0.5  # of a DEM's relief: all drops together take no more from a cell
LEAST_DEM_DEPTH = 1e-3  # metres, where a DEM is nearly level
LEAST = 1e-9  # of what must be above 0
LEAST_STEP = 1e-6  # a quarter of it still changes the greatest heights, or slides would never end
MOST_SNAPSHOTS = 10_000
HEIGHT_BYTES = 8


class LehenyErosion(HeadwatersAlgorithm):
    """Rivers out of nothing but rain, slopes and landslides."""

    ID = "lehenyerosion"
    NAME = "Leheny erosion"
    GROUP = "erosion"
    SUMMARY = (
        "Erodes a surface by random raindrops that run downhill, with landslides, until a river network has formed."
    )
    DESCRIPTION = (
        "Each event is a drop of rain on a random cell (the model of R. L. Leheny). It walks to lower and lower "
        "cells, the likelier the steeper, until it reaches an outlet; then every cell of its path is lowered. Where "
        "neighbours differ by too much, the ground slides. Later drops find the valleys of earlier ones.",
        "Without any input it makes the picture of the article: a plane of 300 × 200 cells whose western and eastern "
        "edges are joined, with its outlets along the southern edge, after 10 000 events. It starts from other shapes "
        "or from a DEM as well, on the whole map or on the land inside polygons.",
        "The rivers are those of rain that falls everywhere on the final surface and erodes nothing.",
    )
    TAGS = (
        "Leheny",
        "landscape evolution",
        "river network",
        "drainage",
        "random walk",
        "landslide",
        "synthetic terrain",
        "heightmap",
    )
    REFERENCES = (
        "Leheny 1995, Simple model for river network evolution, Physical Review E 52, 5610 "
        "(doi:10.1103/PhysRevE.52.5610)",
        "Barnes, Lehman and Mulla 2014, Priority-Flood: an optimal depression-filling algorithm "
        "(doi:10.1016/j.cageo.2013.04.024)",
    )
    EXAMPLE = {"EVENTS": "20000", "OUTPUT": "eroded.tif", "RIVERS": "rivers.gpkg", "DRAINAGE": "drainage.tif"}

    def parameters(self):
        """Return parameters and outputs."""
        return [
            *ground_parameters(),
            p.integer(
                "EVENTS",
                "Events (0: one for six cells)",
                "How many drops of rain fall, one after the other. Beyond about three for each cell (with the D and M "
                "below) the valleys are lost in slides again.",
                default=0,
                minimum=0,
            ),
            p.number(
                "E",
                "Preference for steep steps E (1/m)",
                "A drop goes to a lower neighbour with a probability proportional to exp(E × fall). The larger, the "
                "straighter its way and the fewer its choices.",
                0.05,
                minimum=LEAST,
            ),
            p.number(
                "D",
                "Depth of erosion D (m)",
                "How much a drop lowers every cell on its way. Empty: 10 m as in the article; on a DEM half its relief "
                "divided by the number of events, so that no drops can sink a cell by more than half the relief.",
                minimum=LEAST,
                optional=True,
            ),
            p.number(
                "M",
                "Greatest step M (m)",
                "Where neighbours differ by more than this, the higher one slides: it loses a quarter of "
                "the difference. Many times D, or the ground does not stop sliding for long.",
                2000.0,
                minimum=LEAST_STEP,
            ),
            *border_parameters(),
            p.integer(
                "RIVER_VISITS",
                "Rivers begin at (cells)",
                "A cell is river when at least so many cells drain through it, itself included.",
                default=100,
                minimum=1,
            ),
            p.number(
                "RELIEF",
                "Rescale to relief (m)",
                "Stretch all heights that are written to lie between 0 and this. Empty: as the model leaves them, "
                "mostly below 0.",
                minimum=LEAST,
                optional=True,
            ),
            p.integer(
                "SNAPSHOT_COUNT",
                "Number of snapshots",
                "How many bands SNAPSHOTS has. They are equally many events apart, and the last is the end.",
                default=0,
                minimum=0,
                maximum=MOST_SNAPSHOTS,
            ),
            p.seed(),
            p.creation_options(),
            p.raster_output("OUTPUT", "Eroded surface", "Heights in metres, as 64-bit numbers.", "eroded"),
            p.raster_output(
                "DRAINAGE",
                "Drainage",
                "How many cells drain through each cell, itself included.",
                "flow",
                optional=True,
            ),
            p.vector_output(
                "RIVERS",
                "Rivers",
                "Lines from source to confluence to mouth, which know their orders and what they flow into.",
                "line",
                "drainage",
                optional=True,
                by_default=True,
            ),
            p.raster_output(
                "SNAPSHOTS",
                "Snapshots",
                "The surface at moments on the way, one band each; the name of a band tells after how many events.",
                "eroded",
                optional=True,
            ),
            p.count("STUCK", "Drops that found no way down"),
            p.count("SLIDES", "Slides"),
            p.count("MEAN_EROSION", "Mean erosion (m)"),
            p.count("CONDITIONED_CELLS", "Cells raised before the start"),
            p.count(*p.SEED_USED),
        ]

    def compute(self, inputs, outputs, progress):
        """Make the ground ready, erode it, and look at its rivers."""
        from ...core.erosion.leheny import Erosion

        seed, count = inputs.seed(), self._snapshot_count(inputs, outputs, progress)
        with progress.phase("Making the ground ready", 0.1):
            ground = read_ground(inputs, seed, self._workspace(count), progress)
            rain = read_rain(inputs, ground, progress)
        events = inputs.integer("EVENTS") or max(1, round(ground.count / CELLS_PER_EVENT))
        depth = self._depth(inputs, ground, events)
        self._foresee(events, depth, inputs.number("M"), ground, progress)
        progress.note(
            f"{ground.place.name}: {ground.count:,} cells, {events:,} events, boundary {ground.boundary}, "
            f"{'periodic' if ground.periodic else 'not periodic'}, {ground.neighbours} neighbours, seed {seed}, "
            f"D {depth:.4g} m"
        )
        strength = inputs.number("E"), depth, inputs.number("M")
        erosion = Erosion(ground.z, ground.domain, *strength, ground.neighbours, ground.periodic, rain, seed)
        with progress.phase("Eroding", 0.6):
            snapshots, moments = self._erode(erosion, ground.z.shape, events, count, progress)
        self._judge(erosion, ground, progress)
        z, frame = erosion.z, ground.place.frame
        heights = scaled(z, ground.exists, inputs.number("RELIEF"))
        with progress.phase("Writing the surface", 0.1):
            title = f"{ground.place.name} eroded"
            output = outputs.raster("OUTPUT", heights, ground.exists, frame, progress, title, unit="m")
        with progress.phase("Writing the snapshots", 0.05):
            for band in snapshots:
                band[...] = scaled(band, ground.exists, inputs.number("RELIEF"))
            names = [f"after {moment} events" for moment in moments]
            title = f"{ground.place.name} snapshots"
            snapshots = outputs.raster("SNAPSHOTS", snapshots, ground.exists, frame, progress, title, names, unit="m")
        with progress.phase("Finding the rivers", 0.15):
            drainage, rivers = self._rivers(inputs, outputs, ground, z, heights, seed, progress)
        return {
            "OUTPUT": output,
            "DRAINAGE": drainage,
            "RIVERS": rivers,
            "SNAPSHOTS": snapshots,
            "STUCK": int(erosion.stuck),
            "SLIDES": int(erosion.slides),
            "MEAN_EROSION": ground.mean(ground.z) - ground.mean(z),
            "CONDITIONED_CELLS": ground.conditioned,
            "SEED_USED": seed,
        }

    def _snapshot_count(self, inputs, outputs, progress):
        """Return how many snapshots are to be made."""
        count = inputs.integer("SNAPSHOT_COUNT")
        if outputs.wants("SNAPSHOTS") and count == 0:
            raise UserError("SNAPSHOTS is to be written, but SNAPSHOT_COUNT is 0. Say how many there shall be.")
        if count and not outputs.wants("SNAPSHOTS"):
            progress.warn(f"SNAPSHOT_COUNT is {count:,}, but SNAPSHOTS is not to be written: there are none.")
        return count if outputs.wants("SNAPSHOTS") else 0

    @staticmethod
    def _workspace(snapshot_count):
        """Return the bytes a cell that the work takes beside the ground."""
        from ...core.erosion.drainage import BYTES_PER_CELL as DRAINAGE_BYTES
        from ...core.erosion.leheny import BYTES_PER_CELL as EROSION_BYTES

        return EROSION_BYTES + DRAINAGE_BYTES + HEIGHT_BYTES * (1 + snapshot_count)

    @staticmethod
    def _depth(inputs, ground, events):
        """Return how much a drop takes; from a DEM so little that it stays the land that it is."""
        depth = inputs.number("D")
        if depth is not None:
            return depth
        if inputs.raster("INPUT") is None:
            return ARTICLE_DEPTH
        return max(DEM_SHARE * ground.relief / events, LEAST_DEM_DEPTH)

    @staticmethod
    def _foresee(events, depth, step, ground, progress):
        """Refuse a depth beyond all measure; warn where the ground would not stop sliding."""
        if events * depth > GREATEST_HEIGHT:
            raise UserError(
                f"D is {depth:g} m and there are {events:,} events: outlets could sink by {events * depth:.3g} m, and "
                f"beyond {GREATEST_HEIGHT:g} m small differences of height are lost. Take a smaller D or fewer events."
            )
        share, bearable = events / ground.count, BEARABLE * step / depth
        if share > bearable:
            progress.warn(
                f"{events:,} events are {share:.2g} for each cell: beyond about {bearable:.2g} (with D {depth:g} and "
                f"M {step:g}) the valleys are lost in slides again, which can take long. Take fewer events, a smaller "
                "D or a larger M."
            )
        steep = ground.share_steeper(step)
        if steep > STEEP_SHARE:
            progress.warn(
                f"{steep:.0%} of the neighbours on ‘{ground.place.name}’ differ by more than M ({step:g} m) before the "
                "first drop falls: the ground slides first, which can take long. Take a larger M."
            )

    @staticmethod
    def _erode(erosion, shape, events, count, progress):
        """Run all events; return the heights at each snapshot, and after how many events they were taken."""
        import numpy as np

        moments = [round(events * number / count) for number in range(1, count + 1)]
        snapshots = np.empty((count, *shape))
        for number, moment in enumerate(moments or [events]):
            with progress.phase(f"Eroding, {moment:,} events", (moment - erosion.events) / events):
                erosion.run(moment - erosion.events, progress)
            if count:
                snapshots[number] = erosion.z
        return snapshots, moments

    @staticmethod
    def _judge(erosion, ground, progress):
        """Warn of what should not have happened."""
        if erosion.stuck:
            progress.warn(f"{erosion.stuck:,} drops found no way down and eroded nothing.")
        if erosion.slides > MANY_SLIDES * ground.count:
            progress.warn(
                f"The cells of ‘{ground.place.name}’ have slid {erosion.slides // ground.count:,} times on average: "
                "valleys are lost in slides. Take a smaller D, a larger M or fewer events."
            )

    def _rivers(self, inputs, outputs, ground, z, heights, seed, progress):
        """Find what drains through each cell of ``z``, and write that and the rivers with their ``heights``."""
        if not outputs.wants("DRAINAGE") and not outputs.wants("RIVERS"):
            return None, None
        from ...core.erosion.drainage import drain
        from ...core.raster.grid import step_lengths

        place, periodic = ground.place, ground.periodic
        sizes = place.cells_on_ground(progress)
        lengths = step_lengths(*sizes[:2])
        with progress.phase("Following the water", 0.4):
            found = drain(z, ground.domain, lengths, sizes[2], ground.neighbours, periodic, seed, progress)
        with progress.phase("Writing the drainage", 0.2):
            title = f"{place.name} drainage"
            drainage = outputs.raster(
                "DRAINAGE", found.visits, ground.exists, place.frame, progress, title, unit="cells"
            )
        if not outputs.wants("RIVERS"):
            return drainage, None
        with progress.phase("Tracing the rivers", 0.2):
            directions = Directions(place, lengths, *sizes, found.codes)
            river = found.visits >= inputs.integer("RIVER_VISITS")
            known = heights, ground.exists, found.area
            network = trace_network(directions, river, progress, None, (-1,), *known, periodic=periodic)
        if not network.rivers["id"].size:
            progress.warn(
                f"There are no rivers: at most {found.visits.max():,} cells drain through one, and RIVER_VISITS is "
                f"{inputs.integer('RIVER_VISITS'):,}."
            )
        with progress.phase("Writing the rivers", 0.2):
            lines = traced_river_features(network, place, 0, progress, RIVERS)
            kind = QgsWkbTypes.Type.LineStringZ
            rivers = outputs.features("RIVERS", RIVERS, kind, place.crs, lines, progress, f"{place.name} rivers")
        return drainage, rivers
