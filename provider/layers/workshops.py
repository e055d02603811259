"""Hidden folders in which outputs are made, and those that killed runs have left behind."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

WORKSHOP_PREFIX = ".headwaters-"
WORKSHOP_MARK = (
    "made-by-headwaters"  # a folder in each of ours: what lies in another is somebody else's, whatever its name
)
OURS = re.compile(re.escape(WORKSHOP_PREFIX) + r"[0-9a-f]{12}-\d+-\w*-\w+")
SESSION = "processing_*"  # a folder of QGIS, which has a folder for each temporary output; of a killed session it stays
UNTOUCHED_DAYS = 7  # after which nobody works in a folder whose owner cannot be asked for from here
ENDED_STATES = ("Z", "X")  # states of processes whose parent has not yet heard of their end


@contextlib.contextmanager
def workshop(folder: Path) -> Iterator:
    """Offer a hidden folder in ``folder``, removed in the end with all that is still in it.

    Those of runs that were killed are removed first: they hold rasters of full size.
    """
    _remove_abandoned(marks_in(folder))
    own = own_folder(folder)
    try:
        yield own
    finally:
        remove_folder(own)


def clear_sessions(folder: Path) -> None:
    """Remove what killed runs have left of temporary outputs, if ``folder`` is one in which QGIS keeps those."""
    if folder.match(SESSION):
        _clear_sessions_in(folder.parent)


@functools.cache  # once a session: there is a folder for each output of all of them, and a run would look into all
def _clear_sessions_in(folder):
    with contextlib.suppress(OSError):  # one of them goes just now
        _remove_abandoned(list(folder.glob(f"{SESSION}/*/{WORKSHOP_PREFIX}*")))


def _remove_abandoned(folders):
    """Remove those of some hidden folders whose runs have ended."""
    for folder in folders:
        if is_abandoned(folder):
            remove_folder(folder)


def remove_folder(folder: Path) -> None:
    """Remove a hidden folder, its mark last: of what stays, since a program is killed or holds it, we know then."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.name != WORKSHOP_MARK:
                shutil.rmtree(path, ignore_errors=True)
                with contextlib.suppress(OSError):
                    path.unlink()
        if all(path.name == WORKSHOP_MARK for path in folder.iterdir()):
            shutil.rmtree(folder, ignore_errors=True)


def own_folder(folder: Path) -> Path:
    """Return a new folder in ``folder`` whose name says which process has made it, with our mark inside."""
    own = Path(
        tempfile.mkdtemp(prefix=f"{WORKSHOP_PREFIX}{_machine()}-{os.getpid()}-{_start_of(os.getpid())}-", dir=folder)
    )
    try:
        (own / WORKSHOP_MARK).mkdir()
    except OSError:
        own.rmdir()
        raise
    return own


def _is_ours(folder):
    """Tell whether we have made a hidden folder; of one without our mark nothing may be lost."""
    if (folder / WORKSHOP_MARK).is_dir():
        return True
    return bool(OURS.fullmatch(folder.name)) and folder.is_dir() and not any(folder.iterdir())


def marks_in(folder: Path) -> list[Path]:
    """Return the folders in ``folder`` whose names say which processes have made them."""
    return list(Path(folder).glob(f"{WORKSHOP_PREFIX}*"))


def is_abandoned(folder: Path) -> bool:
    """Tell whether a hidden folder was made by a run that has ended.

    The name says which process of which machine that was. Of other machines that share the disk, and of systems that
    cannot be asked, nothing is known: only that no run leaves its files untouched for days.
    """
    try:
        if not _is_ours(folder):
            return False
    except OSError:  # it goes just now, or belongs to others
        return False
    machine, pid, start, *_ = [*folder.name[len(WORKSHOP_PREFIX) :].split("-"), "", ""]
    if os.name == "posix" and machine == _machine() and pid.isdigit():
        return not _is_running(int(pid), start)
    try:
        touched = max(each.lstat().st_mtime for each in (folder, *folder.rglob("*")))
    except OSError:  # somebody is at work there
        return False
    return time.time() - touched > UNTOUCHED_DAYS * 24 * 3600


@functools.cache
def _machine():
    """Return a word for all processes that can see each other: those of one start of one machine, or of a container."""
    facts = [platform.node()]
    for path, read in (("/proc/sys/kernel/random/boot_id", Path.read_text), ("/proc/self/ns/pid", os.readlink)):
        with contextlib.suppress(OSError):
            facts.append(read(Path(path)))
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()[:12]


def _is_running(pid, start):
    """Tell whether the process that began then is running; its number may have gone to another since."""
    try:
        os.kill(pid, 0)  # which asks, and kills nothing
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):  # somebody else's, or no number of a process: its start decides
        pass
    return _start_of(pid) in (start, "")


def _start_of(pid):
    """Return when a process began, in a unit of the system; empty where that is not known."""
    try:
        state, *facts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (OSError, ValueError):
        return ""
    return "ended" if state in ENDED_STATES else facts[18]
