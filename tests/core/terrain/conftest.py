"""What tests of terrain share."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def quick_ground(coarse_ground):
    """Have coarse ground in quick runs, but in tests that ask for `usual_ground`."""
