"""The eight neighbours of a raster cell, in the one order that the whole core uses: E, SE, S, SW, W, NW, N, NE."""

ROW_OFFSETS = (0, 1, 1, 1, 0, -1, -1, -1)
COLUMN_OFFSETS = (1, 1, 0, -1, -1, -1, 0, 1)
DIAGONAL = 2.0**0.5  # cells: the way to a neighbour over a corner

ENDS = 254  # instead of a direction: the path ends in this cell, an outlet or a pit
NO_DIRECTION = 255  # no water here: void or sea
