"""Compares characters of `terrainfromcoastline`: the table on its page, and a picture of them all.

    python3 scripts/land_characters.py

Terrain is made by the algorithm itself, with nothing but CHARACTER and a size of cells; coasts lie where those
of scripts/terrain_gallery.py do.
"""

import re
import tempfile
from pathlib import Path

import picture
import terrain_gallery
import terrains
from qgis_env import ROOT, load_package

PAGE = ROOT / "docs" / "methods" / "terrainfromcoastline.md"
COASTS = {"kauai_32604": ("Kauaʻi", 120)}  # size of a cell in metres
CHARACTERS = ("gentle", "hilly", "own", "alpine")
SEED, COLOURS, RELIEF = 5, 200, {"Kauaʻi": 1200.0}  # height that has the topmost colour
BEGIN, END = "<!-- table of the characters: scripts/land_characters.py -->\n", "<!-- end of the table -->\n"
ROWS = {
    "Highest place (m)": ("highest", 0),
    "Mean height (m)": ("mean", 0),
    "Mean slope (degrees)": ("slope", 1),
    "Land over 30° (%)": ("steep", 1),
    "Land below 1° (%)": ("flat", 1),
    "Relief within 2 km (m)": ("relief", 0),
    "Greatest step of two cells, of the summit (%)": ("step", 1),
    "Pits": ("pits", 0),
}


def main():
    load_package()
    from headwaters.tests.algorithms.terrain.land import looks_of

    measured, panels = {}, []
    with tempfile.TemporaryDirectory() as folder:
        studio = terrain_gallery.Studio(Path(folder))
        for coast, (title, cell) in COASTS.items():
            row = []
            for character in CHARACTERS:
                given = {"CELL_SIZE": cell, "SEED": SEED, "CHARACTER": character}
                made = studio.make(f"{coast}_{character}", terrain_gallery.coast_of(coast), **given)
                measured[title, character] = looks_of(made / "terrain.tif")
                view = terrains.view(made, width=0.25, relief=RELIEF[title])
                row.append(terrain_gallery.sized(view))
            panels.append(picture.beside(row))
    across = min(panel.shape[1] for panel in panels)
    stacked = terrain_gallery.stacked([panel[:, :across] for panel in panels])
    picture.write_png(stacked, ROOT / "docs" / "images" / "terrain_characters.png", COLOURS)
    text = table(measured)
    print(text)
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(f"(?s){BEGIN}.*?{END}", BEGIN + text + END, page), encoding="utf-8")


def table(measured):
    """Return the table, a column for each character of each coast."""
    heads = [f"{title}, *{character}*" for title, character in measured]
    lines = [f"| | {' | '.join(heads)} |", "|---" * (len(heads) + 1) + "|"]
    for label, (name, digits) in ROWS.items():
        cells = [f"{getattr(looks, name):,.{digits}f}" for looks in measured.values()]
        lines.append(f"| {label} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
