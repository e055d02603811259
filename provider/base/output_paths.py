"""Where outputs may be written: nowhere over what is read, nor over one another."""

from __future__ import annotations

import os
from pathlib import Path

from ...core.report.texts import Text
from ..errors import refusal
from ..layers.complete_files import followed
from ..layers.mosaics import is_mosaic, tiles_under
from ..layers.virtual_files import check_virtual_output, is_virtual


def check_distinct(name: str, place: tuple[str, None], taken: dict[str, tuple]) -> None:
    """Refuse to write two outputs into one file, or table of a container, or one into a file and another into it.

    A ``place`` is a file and a table in it, None for the whole of it; those of the outputs before are ``taken``.
    """
    for other, (path, table) in taken.items():
        if followed(path) == followed(place[0]) and (table == place[1] or None in (table, place[1])):
            where = place[1] if table else place[0]
            raise refusal("{} and {} cannot both be written to ‘{}’.", other, name, where)
    taken[name] = place


def check_path(name: str, path: str, sources: dict[str, list], features: bool) -> None:
    """Refuse an output that could not be written, or that would overwrite what is being read."""
    if is_virtual(path):
        for source_name, files in sources.items():
            if path in files:
                raise refusal("{} would overwrite {} (‘{}’). Choose another file.", name, source_name, path)
        if is_mosaic(path):
            raise refusal("{}: the tiles of a .vrt cannot be written to ‘{}’. Choose a disk, or .tif.", name, path)
        check_virtual_output(name, path)
        return
    target = Path(path)
    if not target.parent.is_dir():
        raise refusal("{}: the folder ‘{}’ does not exist. Create it, or choose another.", name, target.parent)
    if os.path.isdir(target):
        raise refusal("{}: ‘{}’ is a folder. Give the name of a file in it.", name, target)
    if features and "\n" in path:
        raise refusal("{}: QGIS writes no features to a path with a line break (‘{}’). Choose another.", name, target)
    try:
        os.lstat(target)
    except FileNotFoundError:  # it is to be made
        pass
    except OSError as error:
        raise refusal("{}: ‘{}’ cannot be written ({}). Choose another name.", name, target, error.strerror) from error
    tiles = tiles_under(target)  # which go with it
    for source_name, files in sources.items():
        for rank, file in enumerate(files):
            if tiles is not None and followed(tiles) in followed(file).parents:
                raise refusal(
                    "{} would remove ‘{}’, which {} is made of. Choose another file.", name, file, source_name
                )
            if os.path.exists(target) and os.path.exists(file) and os.path.samefile(target, file):
                what = Text("a file that {} is made of", source_name) if rank else source_name
                raise refusal("{} would overwrite {} (‘{}’). Choose another file.", name, what, target)
