"""Where outputs may be written: nowhere over what is read, nor over one another."""

from __future__ import annotations

import os
from pathlib import Path

from ..errors import UserError
from ..layers.complete_files import followed
from ..layers.mosaics import is_mosaic, tiles_under
from ..layers.virtual_files import check_virtual_output, is_virtual
from ..translation import tr


def check_distinct(name: str, place: tuple[str, None], taken: dict[str, tuple]) -> None:
    """Refuse to write two outputs into one file, or table of a container, or one into a file and another into it.

    A ``place`` is a file and a table in it, None for the whole of it; those of the outputs before are ``taken``.
    """
    for other, (path, table) in taken.items():
        if followed(path) == followed(place[0]) and (table == place[1] or None in (table, place[1])):
            text = tr("{} and {} cannot both be written to ‘{}’.")
            raise UserError(text.format(other, name, place[1] if table else place[0]))
    taken[name] = place


def check_path(name: str, path: str, sources: dict[str, list], features: bool) -> None:
    """Refuse an output that could not be written, or that would overwrite what is being read."""
    if is_virtual(path):
        for source_name, files in sources.items():
            if path in files:
                raise UserError(f"{name} would overwrite {source_name} (‘{path}’). Choose another file.")
        if is_mosaic(path):
            raise UserError(f"{name}: the tiles of a .vrt cannot be written to ‘{path}’. Choose a disk, or .tif.")
        check_virtual_output(name, path)
        return
    target = Path(path)
    if not target.parent.is_dir():
        raise UserError(f"{name}: the folder ‘{target.parent}’ does not exist. Create it, or choose another.")
    if os.path.isdir(target):
        raise UserError(f"{name}: ‘{target}’ is a folder. Give the name of a file in it.")
    if features and "\n" in path:
        raise UserError(f"{name}: QGIS writes no features to a path with a line break (‘{target}’). Choose another.")
    try:
        os.lstat(target)
    except FileNotFoundError:
        pass
    except OSError as error:
        raise UserError(f"{name}: ‘{target}’ cannot be written ({error.strerror}). Choose another name.") from error
    tiles = tiles_under(target)  # which go with it
    for source_name, files in sources.items():
        for rank, file in enumerate(files):
            if tiles is not None and followed(tiles) in followed(file).parents:
                raise UserError(f"{name} would remove ‘{file}’, which {source_name} is made of. Choose another file.")
            if os.path.exists(target) and os.path.exists(file) and os.path.samefile(target, file):
                what = f"a file that {source_name} is made of" if rank else source_name
                raise UserError(f"{name} would overwrite {what} (‘{target}’). Choose another file.")
