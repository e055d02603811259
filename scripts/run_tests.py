"""Runs pytest with the arguments given, on all processors, and leaves as soon as it has said how it went.

A worker takes one file of tests at a time, so what the tests of a file share is made once. Where a test crashes, the
run ends: a new worker in its place might wait for ever (pytest-xdist 1378).

Python would now take its objects apart one by one, and QGIS sometimes crashes at that, long after the last test.
"""

import os
import sys

import pytest

del sys.path[0]  # the scripts are no modules for tests to import
workers = ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder", "--max-worker-restart", "0"]
code = pytest.main([*workers, *sys.argv[1:]])
sys.stdout.flush()
sys.stderr.flush()
os._exit(code)
