"""The bridge between QGIS and the core: layers to arrays and back, parameters, progress, styles."""
