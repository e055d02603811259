"""What speaks against it that the values of a raster are heights as they are taken: what people often overlook."""

from __future__ import annotations

from ...core.arrays import Array
from ...core.report.texts import Text
from ...core.run.run import Run
from ..layers.raster_reading import RasterSource
from ..layers.raster_windows import EMPTY, Glance
from ..numbers import told
from .inputs import Inputs

EMPTY_SHARE, SEA_SHARE = 0.01, 0.25  # of the cells: so many have such a height by chance
FAR_BEYOND = 1000.0  # in any unit, beyond all other heights: no cell is there by chance
HIGHEST_MOUNTAIN = 8849  # metres: Mount Everest
CODED = ("mapbox", "terrarium")  # FORMAT of images whose colours stand for heights
METRE = ("m", "metre", "meter", "metres", "meters")


def read_heights(run: Run, inputs: Inputs, source: RasterSource, band: int) -> tuple[Array, Array]:
    """Return heights as `RasterSource.read` does, and say what speaks against it that they are heights."""
    glances = []
    heights = source.read(run, band, glances)
    warn_of_file(run, inputs, source, band)
    warn_of_values(run, inputs, source, glances)
    return heights


def warn_of_file(run: Run, inputs: Inputs, source: RasterSource, band: int) -> None:
    """Say so where a file says itself that a band holds no heights, or heights in another unit than Z_UNIT."""
    unit, is_colour = source.meaning(band)
    if is_colour and not _has_coded_heights(inputs):
        run.warn(
            "‘{}’ looks like a picture: band {} holds colours, which are taken for heights. Give a DEM as INPUT, or "
            "the band with the heights as BAND.",
            source.name, band
        )
    of_file = "foot" if "ft" in unit or "foot" in unit or "feet" in unit else "metre" if unit in METRE else ""
    taken = inputs.choice("Z_UNIT") if inputs.knows("Z_UNIT") else "metre"
    if of_file not in ("", taken):
        convert = Text("Convert them with the raster calculator.")
        remedy = Text("Set Z_UNIT to {}.", of_file) if inputs.knows("Z_UNIT") else convert
        run.warn(
            "The unit of the heights of ‘{}’ is {}, but they are taken for {}. {}", source.name, unit, taken, remedy
        )


def warn_of_values(run: Run, inputs: Inputs, source: RasterSource, glances: list[Glance]) -> None:
    """Say so where the values of a raster are such as heights hardly are; there were ``glances`` at its parts."""
    for doubt in doubts_of_values(inputs, source, glances):
        run.warn(doubt)


def doubts_of_values(inputs: Inputs, source: RasterSource, glances: list[Glance]) -> list[Text]:
    """Return a sentence on each thing that heights hardly are."""
    if _has_coded_heights(inputs):
        return []
    has_scale = inputs.knows("SCALE_FILE") and inputs.has("SCALE_FILE")
    is_scaled = has_scale or (inputs.knows("Z_FACTOR") and inputs.number("Z_FACTOR") != 1)
    known = max(1, sum(each.known for each in glances))
    shares = [sum(counts) / known for counts in zip(*(each.empty for each in glances))]
    found = [
        Text(
            "‘{}’: {:.0%} of the cells have the height {}, which mostly stands for none, but no data value says so: "
            "they are taken for land. Enter {} as additional no data value in the properties of the layer "
            "(Transparency), or assign it with ‘Translate’.",
            source.name, share, code, code
        )
        for code, share in zip(EMPTY, shares)
        if share > EMPTY_SHARE
    ]
    lowest = min((each.lowest for each in glances), default=0)
    highest = max((each.highest for each in glances), default=0)
    found += [
        Text(
            "‘{}’ has cells with the height {}, far from all others, which mostly stands for none, but no data value "
            "says so: they are taken for land. Enter {} as additional no data value in the properties of the layer "
            "(Transparency), or assign it with ‘Translate’.",
            source.name, code, code
        )
        for code, share in zip(EMPTY, shares)
        if 0 < share <= EMPTY_SHARE and lowest <= highest and not lowest - FAR_BEYOND <= code <= highest + FAR_BEYOND
    ]
    zeros = sum(each.zeros for each in glances) / known
    has_sea = any(inputs.has(name) for name in ("SEA", "SEA_LEVEL") if inputs.knows(name))
    if zeros > SEA_SHARE and inputs.knows("SEA_LEVEL") and not has_sea and not has_scale:
        found.append(Text(
            "‘{}’: {:.0%} of the cells have the height 0. Is this the sea? Then set SEA_LEVEL to 0. If these are cells "
            "without data, enter 0 as additional no data value in the properties of the layer.",
            source.name, zeros
        ))
    if highest > HIGHEST_MOUNTAIN and not is_scaled and inputs.knows("Z_UNIT") and inputs.choice("Z_UNIT") == "metre":
        found.append(Text(
            "‘{}’ has heights up to {}: no land on Earth is so high in metres. If these are feet, set Z_UNIT to foot; "
            "else give a DEM as INPUT.",
            source.name, told(highest, ",.0f")
        ))
    return found


def _has_coded_heights(inputs):
    """Tell whether colours stand for heights, so that the numbers of a band are none."""
    return inputs.knows("FORMAT") and inputs.choice("FORMAT") in CODED
