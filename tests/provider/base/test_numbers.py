"""Numbers in the log are written for people."""

import pytest
from headwaters.provider.base.numbers import told_number


@pytest.mark.parametrize(
    "label, value, told",
    [
        ("Volume (m³)", 1.29488e9, ("Volume (km³)", "1.295")),
        ("Volume (m³)", 1234567.0, ("Volume (m³)", "1,234,567")),
        ("Depth (m)", 12.34567, ("Depth (m)", "12.35")),
        ("Depth (m)", 0.0123456, ("Depth (m)", "0.012346")),
        ("Depth (m)", 3e-9, ("Depth (m)", "3e-09")),
        ("Depth (m)", 0.0, ("Depth (m)", "0")),
        ("Slope", -1.5, ("Slope", "-1.5")),
        ("Area (km²)", 100.0, ("Area (km²)", "100")),
        ("Cells", 1234567, ("Cells", "1,234,567")),
        ("Ratio", None, ("Ratio", "unknown")),
    ],
)
def test_a_number_is_told_with_the_digits_that_count_in_a_unit_that_fits(label, value, told):
    assert told_number(label, value) == told
