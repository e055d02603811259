"""Where the rasters of a run lie: in memory if they fit, else in files of a hidden folder."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from ...core.arrays import Array, Shape
from ...core.report.texts import Text
from ...core.run.run import Run
from ...core.run.schedulers import InMemory
from ..errors import refusal
from ..memory import (
    bytes_text,
    fitting,
    free_memory,
    memory_text,
    memory_to_use,
    require_memory,
    size_text,
    tell_memory,
)
from .gdal_files import small_cache
from .workshops import workshop

SCRATCH_SHARE = 0.95  # of the free space of a disk
SCRATCH_SIDE = 256  # cells
RIM_BYTES = 50  # of a cell on the rims of blocks of tiles, while these are joined: for the fill, which needs most
GDAL_CACHE = 1 << 26  # bytes; by default GDAL takes a twentieth of the memory of the computer


class Scratch:
    """The rasters of one run. Files go into ``folder`` or, where it is set, into HEADWATERS_SCRATCH.

    ``files`` is the stack on whose end they are removed. A ``cluster`` works on those in files where its address is
    given; its workers read the ``inputs`` and write into other folders that are ``written``, but none of the outputs
    that are one ``whole`` file each.
    """

    def __init__(self, files, folder, cluster="", inputs=(), written=(), whole=()):
        self._files, self.cluster, self._inputs, self._written, self._whole = files, cluster, inputs, written, whole
        self.on_cluster = False
        self._in_files = None  # the storage of rasters in files, if there are any
        self.folder = os.environ.get("HEADWATERS_SCRATCH") or folder or tempfile.gettempdir()

    def storage(
        self,
        run: Run,
        shape: Shape,
        in_memory: int,
        on_disk: int,
        joins: bool = False,
        beside: int = 0,
        remedy: str = Text("clip the raster"),
    ) -> InMemory:
        """Return where rasters of a shape lie, and say it; the numbers are bytes a cell that work would take.

        Refuse what neither fits the memory nor the disk; also, if the work ``joins`` tiles, what this takes in memory
        wherever rasters lie. On a cluster the workers do it. ``beside`` are bytes of memory that work takes beside
        rasters, and ``remedy`` what can be done if there is no room.
        """
        from ...core.run.schedulers import IN_MEMORY

        nrows, ncols = shape
        needed, most = nrows * ncols * in_memory + beside, memory_to_use()
        if not self.cluster and (most is None or needed <= most):
            tell_memory(run, nrows, ncols, in_memory, beside)
            return IN_MEMORY
        can = memory_text(needed, most or 0)
        if joins and self._is_here:
            _require_memory_of_rims(shape)
        scratch = self._require_disk(shape, nrows * ncols * on_disk, can, remedy)
        where = Text("in files in ‘{}’, about {}", self.folder, bytes_text(scratch))
        if self.cluster:
            run.note("{} for the cluster: rasters are kept {}", size_text(shape), where)
        else:
            run.note("{} need {}: rasters are kept {}", size_text(shape), can, where)
        return self._storage_in_files(run)

    @property
    def _is_here(self):
        """Tell whether this computer does the work, so that its memory is that of the rims."""
        if not self.cluster:
            return True
        from ..cluster.on_dask import LOCAL

        return self.cluster == LOCAL

    def _require_disk(self, shape, scratch, can, remedy):
        """Refuse what does not fit the disk, nor, as the words ``can`` tell, the memory; return the bytes it takes."""
        if not Path(self.folder).is_dir():
            raise refusal("The folder ‘{}’ for scratch files is not there: set HEADWATERS_SCRATCH anew.", self.folder)
        free = shutil.disk_usage(self.folder).free
        if scratch > SCRATCH_SHARE * free:
            raise refusal(
                "{} need {}, or {} of disk, of which {} are free in ‘{}’: make room, name another folder as "
                "HEADWATERS_SCRATCH, or {}.",
                size_text(shape), can, bytes_text(scratch), bytes_text(free), self.folder, remedy
            )
        return scratch

    def _storage_in_files(self, run):
        """Return rasters in files of a folder that goes with the run."""
        from ...core.raster.storage import OnDisk

        self._files.enter_context(small_cache(GDAL_CACHE))
        folder = self._files.enter_context(workshop(self.folder))
        if self.cluster:
            from ..cluster.on_dask import cluster_storage

            self.on_cluster = True
            storage = self._files.enter_context(cluster_storage(run, self.cluster, folder, self._inputs, self._written))
            if self._whole:
                run.note(
                    "This computer alone writes {}. Rasters with a name that ends with .vrt are written by the "
                    "workers.",
                    ", ".join(self._whole)
                )
        else:
            storage = OnDisk(folder)
        self._files.callback(storage.close)
        self._in_files = storage
        return storage

    def storage_of(self, raster: Array) -> InMemory:
        """Return where a raster lies, and so who works on it."""
        from ...core.raster.storage import in_memory
        from ...core.run.schedulers import IN_MEMORY

        return IN_MEMORY if in_memory(raster) or self._in_files is None else self._in_files


class MemoryAlone:
    """Where the rasters of ``work`` lie that knows no files: it refuses what does not fit the memory."""

    def __init__(self, work):
        self._work = work

    def storage(self, run: Run, shape: Shape, in_memory: int, on_disk: int, joins: bool = False) -> InMemory:
        """Return where rasters of a shape lie, as `Scratch.storage` does."""
        from ...core.run.schedulers import IN_MEMORY

        require_memory(run, shape, in_memory, self._work)
        return IN_MEMORY


def _require_memory_of_rims(shape):
    """Refuse a raster whose tiles cannot be joined in the memory that is free, and tell which size could.

    That is a need apart: what rasters may take says nothing of it, since a little of that sends any raster to files.
    """
    free = free_memory()
    needed = _memory_of_rims(shape)
    if free is None or needed <= free:
        return
    raise refusal(
        "{} need about {} of memory though rasters are kept in files, and {} are free: clip the raster to about {}, "
        "take larger cells, or close other programs.",
        size_text(shape), bytes_text(needed), bytes_text(free), size_text(fitting(shape, _memory_of_rims, free))
    )


def _memory_of_rims(shape):
    """Return how many bytes the step that needs most takes to join the tiles of a raster."""
    from ...core.raster.rims import node_count
    from ...core.raster.tiles import block_side

    return RIM_BYTES * node_count(shape, block_side(shape, SCRATCH_SIDE))
