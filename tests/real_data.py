"""Real data by name: small sets in every clone, large ones where somebody has them."""

import os
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
SMALL = TESTS / "data"
LARGE = Path(os.environ.get("HEADWATERS_TEST_DATA") or TESTS.parent.parent / "shared" / "data")
ABSENT = "lies in the folder of large test data (HEADWATERS_TEST_DATA), which is not here"


def find(name):
    """Return the path of a data set or a file of it; None where it is not here."""
    return next((folder / name for folder in (SMALL, LARGE) if (folder / name).exists()), None)


class RealData:
    """The folder of all data sets, as it were: a test that wants one which is not here is skipped."""

    def __truediv__(self, name):
        return find(name) or pytest.skip(f"{name} {ABSENT}")


def each_of(*names):
    """Return names as parameters of a fixture; those of data sets that are not here are skipped."""
    return [
        pytest.param(name, marks=pytest.mark.skipif(find(name) is None, reason=f"{name} {ABSENT}")) for name in names
    ]
