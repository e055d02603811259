"""What a comparison is asked for. Needs nothing but the standard library: it is read before there is an environment."""

import argparse
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parents[1]
STEPS = sorted(path.stem for path in (BENCHMARKS / "steps").glob("[a-z]*.py"))
OURS = "headwaters"  # how the names of the contenders begin that need no peers
ALONE = ("threads",)  # steps that have no others


def read(arguments=None):
    """Return the options of a comparison, of the command line if no arguments are given."""
    parser = argparse.ArgumentParser(
        prog="benchmarks/run",
        description="Compares a step of Headwaters with other software, side by side, and writes results/STEP.*",
        epilog="--home DIR: where the venv with the peers is kept (default: headwaters-bench in the user's cache). "
        "The steps large and cluster run QGIS, and have options of their own: benchmarks/run large --help",
    )
    parser.add_argument("step", choices=STEPS)
    parser.add_argument("--size", type=_numbers, default=(4000,), help="rows and columns of the grids: 1000,4000")
    parser.add_argument("--repeats", type=int, default=7, help="timed rounds (default 7)")
    parser.add_argument("--dems", type=_names, help="only these grids: fractal,plane")
    parser.add_argument("--only", type=_names, help="only contenders whose names begin so: headwaters,topotoolbox")
    parser.add_argument("--out", type=Path, default=BENCHMARKS / "results", help="folder for the results")
    parser.add_argument("--patience", type=float, default=900, help="seconds after which a contender is given up")
    return parser.parse_args(arguments)


def with_peers(options):
    """Tell whether others than Headwaters take part."""
    return options.step not in ALONE and not (options.only and all(name.startswith(OURS) for name in options.only))


def _names(text):
    return tuple(name.strip().lower() for name in text.split(",") if name.strip())


def _numbers(text):
    return tuple(int(number) for number in text.split(","))
