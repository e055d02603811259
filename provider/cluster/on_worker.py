"""What a worker of a cluster does, knowing neither QGIS nor Dask: batches of work, and a look at what it has."""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import os
import uuid
from pathlib import Path

PROBE = "probe"
STOP = "stop"
# What is wrong with a folder; the last with what the system says.
ANOTHER, NOT_SEEN, NOT_WRITTEN = "sees another folder there", "does not see it", "cannot write there ({})"


class Batch:
    """Some jobs of one kind of work, which is left off as soon as a file ``stop`` is there."""

    def __init__(self, work, jobs, stop):
        self.work, self.jobs, self.stop = work, jobs, str(stop)

    def done(self) -> list:
        """Return the results, fewer if the run has been stopped meanwhile."""
        results = []
        try:
            for job in self.jobs:
                if os.path.exists(self.stop):
                    break
                results.append(self.work(job))
        finally:
            self._close_files()
        return results

    def _close_files(self):
        """Close the rasters that were worked on: who opens them next sees what was written, on a network disk too."""
        for each in _closable_in((self.work, self.jobs)):
            each.close()


def _closable_in(thing):
    """Yield what can be closed in work or jobs, in sequences and functions with arguments, however deep."""
    if hasattr(thing, "close"):
        yield thing
        return
    parts = ()
    if isinstance(thing, functools.partial):
        parts = thing.func, thing.args, thing.keywords
    elif isinstance(thing, dict):
        parts = thing.values()
    elif isinstance(thing, (tuple, list)):
        parts = thing
    for part in parts:
        yield from _closable_in(part)


def do_batch(batch) -> list:
    """Return the results of a batch."""
    return batch.done()


def found_on_worker(needed, folders, word, inputs) -> tuple:
    """Return what this worker lacks: ``needed`` Python packages, folders of the run's files, inputs.

    Of the folders it is told what is wrong with them, as a template and what is put into it. A file there has a
    ``word`` in it, to tell each from a folder of the same name elsewhere.
    """
    packages = [name for name in needed if importlib.util.find_spec(name) is None]
    wrong = {folder: _wrong_with(Path(folder), word) for folder in folders}
    unseen = [path for path in inputs if not os.path.exists(path)]
    return packages, {folder: what for folder, what in wrong.items() if what}, unseen


def _wrong_with(folder, word):
    """Return what is wrong with a folder, nothing if it is as it should be."""
    own = folder / f"{PROBE}-{uuid.uuid4().hex}"
    try:
        if (folder / PROBE).read_text(encoding="utf-8") != word:
            return (ANOTHER,)
        own.write_text(word, encoding="utf-8")
    except FileNotFoundError:
        return (NOT_SEEN,)
    except OSError as error:
        return NOT_WRITTEN, error.strerror
    finally:
        with contextlib.suppress(OSError):
            own.unlink()
    return ()
