"""Runs pytest with the arguments given, on all processors, and leaves as soon as it has said how it went.

A worker takes one file of tests at a time, so what the tests of a file share is made once. Where a test crashes, the
run ends: a new worker in its place might wait for ever (pytest-xdist 1378). Before all tests the kernels of all
algorithms are compiled, on all processors: workers would compile the same ones at the same time. Bytecode is kept
beside the packages of the tests, whatever the machine says of it: workers, and some hundred programs that tests start,
would each translate all modules again.

Python would now take its objects apart one by one, and QGIS sometimes crashes at that, long after the last test.
"""

import importlib.util
import multiprocessing
import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BYTECODE = ROOT / ".venv" / "bytecode"
WORKERS = ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder", "--max-worker-restart", "0"]


def main(arguments):
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
    if not any(Path(each.partition("::")[0]).exists() for each in arguments):  # nobody asks for some tests alone
        compile_ahead(os.cpu_count() or 1)
    import pytest

    # Temporary files lie apart: QGIS leaves a folder for each session, and who makes temporary outputs looks into all.
    # Those of pytest among them: QGIS names layers of files that lie elsewhere after these.
    tempfile.tempdir = os.environ["TMPDIR"] = tempfile.mkdtemp(prefix="headwaters-tests-")
    code = pytest.main([*WORKERS, *arguments])
    shutil.rmtree(f"{BYTECODE}{tempfile.tempdir}", ignore_errors=True)  # of copies of the plugin
    if code == 0:  # else somebody may want to look at what tests have made
        shutil.rmtree(tempfile.tempdir, ignore_errors=True)
    return code


def compile_ahead(count):
    """Compile what is missing of the kernels that algorithms need, in so many processes."""
    apart = multiprocessing.get_context("spawn")
    shares = [apart.Process(target=compile_from, args=(part / count,)) for part in range(count)]
    for share in shares:
        share.start()
    for share in shares:
        share.join()


def compile_from(begin):
    """Compile what is missing from a part of the list on, and around: processes share the work until all is done."""
    at, inside = ROOT / "__init__.py", [str(ROOT)]
    place = importlib.util.spec_from_file_location("headwaters", at, submodule_search_locations=inside)
    sys.modules["headwaters"] = importlib.util.module_from_spec(place)
    place.loader.exec_module(sys.modules["headwaters"])
    from headwaters.provider.compiling.listed import compile_missing, listed_kernels

    kernels = listed_kernels()
    first = int(begin * len(kernels))
    compile_missing(kernels[first:] + kernels[:first])


if __name__ == "__main__":
    del sys.path[0]  # the scripts are no modules for tests to import
    code = main(sys.argv[1:])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
