"""What Headwaters adds to the window of QGIS."""
