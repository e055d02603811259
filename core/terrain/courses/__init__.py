"""Rivers as courses: junctions, bends, side channels, deltas."""
