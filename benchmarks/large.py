"""Measures rasters that do not fit the memory: the way from a DEM to rivers and watersheds, through qgis_process.

    benchmarks/run large                            # 12,000 × 12,000 and 40,000 × 25,000 cells with 1 GB each
    benchmarks/run large --size 4000x3000 --memory 0.1

Each algorithm is a run of its own that reads and writes files. The table tells seconds by the clock and of processors,
the most memory that was resident, QGIS included, and the disk that the run said it would take.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from harness import machine  # noqa: E402 (the folder of this file is on the path)
from qgis_env import PrivateQgis  # noqa: E402

SIZES = "12000x12000,40000x25000"
DISK_BYTES_PER_CELL = 75  # the files of all runs, and the scratch files of the one that takes most
HYDROLOGY = {
    "_all.tif": ("FILLED", "DIRECTIONS", "ACCUMULATION", "HILLSHADE"),
    "_all.gpkg": ("WATERSHEDS", "LAKES", "RIVERS"),
}
SCRATCH = re.compile(r"rasters are kept in files in .*, about ([\d.]+) GB")
TITLE = "# Rasters larger than memory\n"


def steps(folder, columns, rows):
    """Return each run, named for its algorithm first, with its parameters, in the order of the water."""
    made = {name: folder / f"{name}.tif" for name in ("dem", "filled", "directions", "accumulation", "cells")}
    along = {"DIRECTIONS": made["directions"], "ENCODING": "esri"}
    noise = {"SHAPE": "noise", "COLUMNS": columns, "ROWS": rows, "CELL_SIZE": 30, "RELIEF": 3000, "SEED": 1}
    small = {"SMALL": "merge", "MIN_AREA": 100}
    all_in_one = {name: folder / f"{name.lower()}{ending}" for ending, names in HYDROLOGY.items() for name in names}
    return {
        "startingsurface": {**noise, "CRS": "EPSG:32632", "OUTPUT": made["dem"]},
        "filldepressions": {"INPUT": made["dem"], "OUTPUT": made["filled"]},
        "flowdirections": {"INPUT": made["dem"], "TIES": "sea", "OUTPUT": made["directions"]},
        "flowaccumulation": {**along, "OUTPUT": made["accumulation"]},
        "flowaccumulation mfd": {"INPUT": made["dem"], "METHOD": "mfd", "OUTPUT": folder / "shared.tif"},
        "riverthreshold": {"ACCUMULATION": made["accumulation"], "OUTPUT": made["cells"]},
        "rivernetwork": {**along, "ACCUMULATION": made["accumulation"], "RIVERS": folder / "rivers.gpkg"},
        "watersheds": {**along, **small, "WATERSHEDS": folder / "watersheds.gpkg"},
        "lakes": {"INPUT": made["dem"], "LAKES": folder / "lakes.gpkg"},
        "hydrologyfromdem": {"INPUT": made["dem"], **all_in_one},
    }


def check_disk(folder, columns, rows):
    """Refuse, with the size that is needed, what the disk has no room for."""
    needed, free = columns * rows * DISK_BYTES_PER_CELL, shutil.disk_usage(folder).free
    if needed > free:
        raise SystemExit(
            f"{columns:,} × {rows:,} cells need about {needed / 1e9:.0f} GB of disk, and {free / 1e9:.0f} GB are free "
            f"in {folder}: name another folder with --folder, or smaller sizes with --size."
        )


def measured(qgis, run, parameters, memory):
    """Make a run; return seconds by the clock and of processors, resident GB, and GB of scratch files or None."""
    assigned = [f"{name}={value}" for name, value in parameters.items()]
    variables = {**qgis.environment(), "HEADWATERS_MEMORY": str(memory)}
    command = [qgis.program, "run", f"headwaters:{run.split()[0]}", "--", *assigned]
    begin = time.perf_counter()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log:
        process = subprocess.Popen(command, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        _, status, used = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - begin
        log.seek(0)
        text = log.read()
    if status:
        raise SystemExit(f"{run} failed:\n{text}")
    scratch = SCRATCH.search(text)
    resident = used.ru_maxrss * 1024 / 1e9
    return seconds, used.ru_utime + used.ru_stime, resident, float(scratch.group(1)) if scratch else None


def table_of(qgis, folder, columns, rows, memory):
    """Yield the lines of the table of one size, as they are measured."""
    yield f"\n## {columns:,} × {rows:,} cells, {memory:g} GB for rasters\n"
    yield "| | seconds | processor seconds | million cells a processor second | GB resident | GB of scratch files |"
    yield "|---|---|---|---|---|---|"
    for run, parameters in steps(folder, columns, rows).items():
        seconds, busy, resident, scratch = measured(qgis, run, parameters, memory)
        rate, disk = columns * rows / busy / 1e6, "in memory" if scratch is None else f"{scratch:.1f}"
        yield f"| {run} | {seconds:.0f} | {busy:.0f} | {rate:.1f} | {resident:.2f} | {disk} |"


def sizes_of(text):
    """Return columns and rows of each size."""
    return [tuple(int(number) for number in size.split("x")) for size in text.split(",")]


def parser_of(step, about, sizes):
    """Return a parser of what benchmarks of several sizes of files are asked for."""
    parser = argparse.ArgumentParser(prog=f"benchmarks/run {step}", description=about.splitlines()[0])
    parser.add_argument("--size", type=sizes_of, default=sizes_of(sizes), help=f"columns x rows, by default {sizes}")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()), help="where all files lie")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results", help="where the table is written")
    return parser


def heading(title):
    """Return the lines with which a page of figures begins: its title and the machine."""
    return [title, *(f"- {name}: {value}" for name, value in machine.describe().items() if value is not None)]


def main():
    parser = parser_of("large", __doc__, SIZES)
    parser.add_argument("--memory", type=float, default=1.0, help="GB that rasters may take, 1 by default")
    options = parser.parse_args()
    for size in options.size:
        check_disk(options.folder, *size)
    lines = heading(TITLE)
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        qgis = PrivateQgis(Path(name) / "qgis")
        print("Compiling on small land …", flush=True)
        folder = Path(name) / "small"
        folder.mkdir()
        for run, parameters in steps(folder, 300, 200).items():
            measured(qgis, run, parameters, 1e-6)
        for columns, rows in options.size:
            folder = Path(name) / f"{columns}x{rows}"
            folder.mkdir()
            for line in table_of(qgis, folder, columns, rows, options.memory):
                print(line, flush=True)
                lines.append(line)
            shutil.rmtree(folder)
    (options.out / "large.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
