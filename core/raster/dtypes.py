"""The types in which heights are computed."""

from __future__ import annotations

import numpy as np


def working_type(dtype: np.dtype) -> type:
    """Return the float type that holds every height of ``dtype`` unchanged."""
    return np.float32 if np.can_cast(dtype, np.float32, "safe") else np.float64


def native_type(dtype: np.dtype) -> np.dtype:
    """Return the type that kernels take for ``dtype``: this machine's byte order, no half precision."""
    return np.dtype(np.float32) if dtype == np.float16 else dtype.newbyteorder("=")
