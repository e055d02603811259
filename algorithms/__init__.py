"""The algorithms, one class a file in the folder of its group. `ALGORITHMS` holds those of all files, in that order."""

import importlib
import pkgutil


def _classes():
    """Yield the one class that each file defines."""
    for name in sorted(module.name for module in pkgutil.walk_packages(__path__, f"{__name__}.") if not module.ispkg):
        for member in vars(importlib.import_module(name)).values():
            if isinstance(member, type) and member.__module__ == name:
                yield member


ALGORITHMS = tuple(_classes())
