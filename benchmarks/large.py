"""Measures rasters that do not fit the memory: the way from a DEM to rivers and watersheds, through qgis_process.

    benchmarks/run large                            # 12,000 × 12,000 and 40,000 × 25,000 cells with 1 GB each
    benchmarks/run large --size 2000x2000,8000x8000 --memory 0.02,3 --runs startingsurface,filldepressions

Each algorithm is a run of its own that reads and writes files. The table tells seconds by the clock and of processors,
how many cells a second either is without what the same run takes on small land, most of which is the start of QGIS, the
most memory that was resident, QGIS included, and the most disk that scratch files took, beside what the run expected.
It takes 75 bytes of disk a cell, 75 GB for 10⁹ cells, and 50 without the run of all hydrology, hydrologyfromdem; where
there is less it does not begin.
"""

import argparse
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from harness import machine  # noqa: E402 (the folder of this file is on the path)
from qgis_env import PrivateQgis  # noqa: E402

SIZES = "12000x12000,40000x25000"
DISK_BYTES_PER_CELL = 50  # the files of the runs, and the scratch files of the one that takes most
ALL_BYTES_PER_CELL = 25  # more where all hydrology is run, too
SMALL = 300, 200
GLANCE_SECONDS = 0.02  # between two looks at the scratch files
BLOCK_BYTES = 512  # of those in which systems count the disk that a file takes
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


def check_disk(folder, columns, rows, bytes_per_cell=DISK_BYTES_PER_CELL):
    """Refuse, with the size that is needed, what the disk has no room for."""
    needed, free = columns * rows * bytes_per_cell, shutil.disk_usage(folder).free
    if needed > free:
        raise SystemExit(
            f"{columns:,} × {rows:,} cells need about {needed / 1e9:.0f} GB of disk, and {free / 1e9:.0f} GB are free "
            f"in {folder}: name another folder with --folder, or smaller sizes with --size."
        )


class Measured(NamedTuple):
    """What one run took."""

    seconds: float
    busy: float  # seconds of processors
    resident: float  # GB, as what follows
    scratch: float
    estimated: float  # None where rasters were in memory


def measured(qgis, run, parameters, memory, folder):
    """Make a run, with scratch files in a folder; return what was `Measured`."""
    assigned = [f"{name}={value}" for name, value in parameters.items()]
    variables = {**qgis.environment(), "HEADWATERS_MEMORY": str(memory), "HEADWATERS_SCRATCH": str(folder)}
    command = [qgis.program, "run", f"headwaters:{run.split()[0]}", "--", *assigned]
    begin, ended = time.perf_counter(), threading.Event()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log, ThreadPoolExecutor(1) as watcher:
        process = subprocess.Popen(command, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        scratch = watcher.submit(most_in, folder, ended)
        try:
            _, status, used = os.wait4(process.pid, 0)
        finally:
            ended.set()
        seconds = time.perf_counter() - begin
        log.seek(0)
        text = log.read()
    if status:
        raise SystemExit(f"{run} failed:\n{text}")
    told = SCRATCH.search(text)
    busy, resident = used.ru_utime + used.ru_stime, used.ru_maxrss * 1024 / 1e9
    return Measured(seconds, busy, resident, scratch.result() / 1e9, float(told.group(1)) if told else None)


def most_in(folder, ended):
    """Return the most bytes of disk that the files in a folder take at a time, until something has ended."""
    most = 0
    while not ended.wait(GLANCE_SECONDS):
        found = os.walk(folder)  # which passes over folders that go meanwhile
        most = max(most, sum(disk_bytes(Path(place, name)) for place, _, names in found for name in names))
    return most


def disk_bytes(file):
    """Return how many bytes of disk a file takes, none if it is there no more."""
    try:
        return file.lstat().st_blocks * BLOCK_BYTES
    except FileNotFoundError:
        return 0


def table_of(qgis, runs, cells, memory, small, scratch):
    """Yield the lines of the table of one size, as they are measured; ``small`` is how long runs take on small land.

    Scratch files lie in the folder ``scratch``.
    """
    yield (
        "| | seconds | processor seconds | million cells a second | a processor second | GB resident "
        "| GB of scratch files | as estimated |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    for run, parameters in runs.items():
        took = measured(qgis, run, parameters, memory, scratch)
        rates = [cells / (time - start) / 1e6 for time, start in zip(took[:2], small[run])]
        disk = "in memory | " if took.estimated is None else f"{took.scratch:.2f} | {took.estimated:.1f}"
        yield (
            f"| {run} | {took.seconds:.1f} | {took.busy:.1f} | {rates[0]:.1f} | {rates[1]:.1f} "
            f"| {took.resident:.2f} | {disk} |"
        )


def seconds_on_small_land(qgis, runs, scratch):
    """Return the seconds of each run by the clock and of processors, which is on small land, once it is compiled."""
    for run, parameters in runs.items():
        measured(qgis, run, parameters, 1e-6, scratch)
    return {
        run: min(measured(qgis, run, parameters, 1, scratch)[:2] for _ in range(3)) for run, parameters in runs.items()
    }


def sizes_of(text):
    """Return columns and rows of each size."""
    return [tuple(int(number) for number in size.split("x")) for size in text.split(",")]


def parser_of(step, about, sizes):
    """Return a parser of what benchmarks of several sizes of files are asked for."""
    parser = argparse.ArgumentParser(prog=f"benchmarks/run {step}", description=about.splitlines()[0])
    parser.add_argument("--size", type=sizes_of, default=sizes_of(sizes), help=f"columns x rows, by default {sizes}")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()), help="where all files lie")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results", help="where the table is written")
    parser.add_argument("--runs", help="only these, in the order of the water, by default all")
    return parser


def chosen(runs, names):
    """Return those of the runs that have the names of a list with commas, in its order; all where there is none."""
    wanted = list(runs) if names is None else names.split(",")
    unknown = [name for name in wanted if name not in runs]
    if unknown:
        raise SystemExit(f"--runs: there is no run ‘{unknown[0]}’, but {', '.join(runs)}.")
    return {name: runs[name] for name in wanted}


def heading(title):
    """Return the lines with which a page of figures begins: its title and the machine."""
    return [title, *(f"- {name}: {value}" for name, value in machine.describe().items() if value is not None)]


def numbers_of(text):
    """Return the numbers of a list with commas."""
    return [float(number) for number in text.split(",")]


def main():
    parser = parser_of("large", __doc__, SIZES)
    parser.epilog = (
        f"It takes {DISK_BYTES_PER_CELL + ALL_BYTES_PER_CELL} bytes of disk a cell, "
        f"{DISK_BYTES_PER_CELL + ALL_BYTES_PER_CELL} GB for 10⁹ cells, and {DISK_BYTES_PER_CELL} without the run "
        "hydrologyfromdem."
    )
    parser.add_argument("--memory", type=numbers_of, default=[1.0], help="GB for rasters, of each size or all; 1")
    options = parser.parse_args()
    memory = options.memory * (len(options.size) if len(options.memory) == 1 else 1)
    if len(memory) != len(options.size):
        parser.error("--memory needs one number, or one for each size")
    everything = "hydrologyfromdem" in (options.runs or "hydrologyfromdem").split(",")
    for size in options.size:
        check_disk(options.folder, *size, DISK_BYTES_PER_CELL + everything * ALL_BYTES_PER_CELL)
    chosen(steps(options.folder, *SMALL), options.runs)  # refuse what is none before any work
    lines = heading(TITLE)
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        qgis = PrivateQgis(Path(name) / "qgis")
        print("Compiling on small land …", flush=True)
        scratch = Path(name) / "scratch"
        for folder in (scratch, Path(name) / "small"):
            folder.mkdir()
        small = seconds_on_small_land(qgis, chosen(steps(Path(name) / "small", *SMALL), options.runs), scratch)
        for (columns, rows), gigabytes in zip(options.size, memory):
            folder = Path(name) / f"{columns}x{rows}"
            folder.mkdir()
            title = f"\n## {columns:,} × {rows:,} cells, {gigabytes:g} GB for rasters\n"
            runs = chosen(steps(folder, columns, rows), options.runs)
            for line in itertools.chain([title], table_of(qgis, runs, columns * rows, gigabytes, small, scratch)):
                print(line, flush=True)
                lines.append(line)
            shutil.rmtree(folder)
    (options.out / "large.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
