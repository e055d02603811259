"""What follows from any tree of rivers on an island: cells, ridges, discharges, channels, reaches."""
