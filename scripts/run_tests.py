"""Runs pytest with the arguments given, and leaves as soon as it has said how it went.

Python would now take its objects apart one by one, and QGIS sometimes crashes at that, long after the last test.
"""

import os
import sys

import pytest

del sys.path[0]  # the scripts are no modules for tests to import
code = pytest.main(sys.argv[1:])
sys.stdout.flush()
sys.stderr.flush()
os._exit(code)
