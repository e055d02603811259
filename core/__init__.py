"""The mathematics of Headwaters: arrays in, arrays out, no knowledge of QGIS or GDAL."""
