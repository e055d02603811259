"""What tests of watersheds share."""

import pytest
from headwaters.tests.algorithms.watersheds.valley import CODES
from headwaters.tests.provider.samples import create


@pytest.fixture
def directions(tmp_path):
    """Return a file with the directions of the valley."""
    return create(tmp_path / "dir.tif", [CODES])
