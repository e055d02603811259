"""Types of the arguments of kernels as text, and small arguments of such types.

    float32[2C] bool[1C] int64 flow.folds.tile_paths:TileCodes(…,uint8[2C],int64,int64)

An array has its type, dimensions and layout, a named tuple its module in the core, its class and what it holds.
"""

from __future__ import annotations

import importlib
import re

import numpy as np

CORE_NAME = __name__.rpartition(".machine")[0]
TYPE_TOKEN = re.compile(r"[^\s(),\[\]]+(?:\[\d[ACF]\])?|[(),]")
ARRAY = re.compile(r"(\w+)\[(\d)([ACF])\]")
NONE_TYPE = "none"


def spelled_types(types: list) -> str:
    """Return types, as the compiler names them, as a text; ValueError for one that cannot be told so."""
    return " ".join(map(_spelled, types))


def _spelled(kind):
    if hasattr(kind, "layout"):
        if not kind.mutable:
            raise ValueError(f"{kind}: arrays that are only read are not told apart")
        return f"{_spelled(kind.dtype)}[{kind.ndim}{kind.layout}]"
    if hasattr(kind, "types"):
        made = getattr(kind, "instance_class", None)
        name = f"{made.__module__.removeprefix(CORE_NAME)[1:]}:{made.__name__}" if made else ""
        return f"{name}({','.join(map(_spelled, kind.types))})"
    name = str(kind)
    if name != NONE_TYPE:
        np.dtype(name)  # TypeError, a hint that this language has no word for it
    return name


def arguments_of(text: str) -> tuple:
    """Return arguments of the types that a text of `spelled_types` names."""
    tokens = TYPE_TOKEN.findall(text)
    found = []
    while tokens:
        found.append(_argument(tokens))
    return tuple(found)


def _argument(tokens):
    """Return the argument that a list of tokens begins with, and take it away from there."""
    name = tokens.pop(0)
    if name == "(" or ":" in name:
        return _tuple(name, tokens)
    if name == NONE_TYPE:
        return None
    array = ARRAY.fullmatch(name)
    return _array(array[1], int(array[2]), array[3]) if array else np.dtype(name).type(0)


def _tuple(name, tokens):
    if name != "(":
        tokens.pop(0)
    parts = []
    while tokens[0] != ")":
        parts.append(_argument(tokens))
        if tokens[0] == ",":
            tokens.pop(0)
    tokens.pop(0)
    if name == "(":
        return tuple(parts)
    module, made = name.split(":")
    return getattr(importlib.import_module(f"{CORE_NAME}.{module}"), made)._make(parts)


def _array(dtype, dimensions, layout):
    if layout == "A":
        return np.zeros((4,) * dimensions, dtype)[(slice(None, None, 2),) * dimensions]
    return np.zeros((2,) * dimensions, dtype, order=layout)
