"""Rasters that lie nowhere: their windows are computed from those of others when they are read."""

import numpy as np


class Computed:
    """What a function of windows makes of some rasters, as values of a type."""

    ndim = 2

    def __init__(self, dtype, function, *rasters):
        self.dtype, self.shape, self.size = np.dtype(dtype), rasters[0].shape, rasters[0].size
        self._function, self._rasters = function, rasters

    def __getitem__(self, window):
        found = self._function(*(raster[window] for raster in self._rasters))
        return np.asarray(found).astype(self.dtype, copy=False)

    def close(self):
        """Close the files of the rasters."""
        for raster in self._rasters:
            if not isinstance(raster, np.ndarray):
                raster.close()
