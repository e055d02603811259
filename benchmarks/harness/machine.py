"""Describes the machine and the software, with nothing in it that names a computer or a person."""

import os
import platform
import re
import subprocess
from importlib import metadata
from pathlib import Path

from . import apart, programs
from .headwaters_package import ROOT

RICHDEM_NAMES = ("richdem", "richdem2")


def processors():
    """Return the numbers of the processors that may be used."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def without_paths(text):
    """Return a message without the places of files on this machine."""
    return re.sub(r"(?:/[\w.+-]+){2,}", "…", text)


def describe():
    """Return what a reader needs to compare these figures with others."""
    return {
        "processor": _processor_model(),
        "processors": len(processors()),
        "memory": f"{memory() / 2**30:.0f} GiB",
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
        "load before the run": round(os.getloadavg()[0], 2),
    }


def version(package):
    """Return the version of a package, or None when it is not installed."""
    if package == "headwaters":
        return _headwaters_version()
    if package in apart.PEERS:
        return apart.version(os.environ.get("HEADWATERS_BENCH_HOME", ""), package)
    for name in RICHDEM_NAMES if package == "richdem" else (package,):
        try:
            return metadata.version(name) if name == package else f"{metadata.version(name)} ({name})"
        except metadata.PackageNotFoundError:
            continue
    return programs.version(package)


def _headwaters_version():
    """Return the version in metadata.txt, with the commit if there is one."""
    about = ROOT / "metadata.txt"
    found = re.search(r"^version=(.+)$", about.read_text(), re.MULTILINE) if about.exists() else None
    name = found[1].strip() if found else "unnamed version"
    try:
        commit = _git("describe", "--always")
        if commit and _git("status", "--porcelain", "--", ".", ":!benchmarks/results"):  # where pages are being written
            commit += ", changed"
    except OSError:
        commit = ""
    return f"{name} ({commit})" if commit else name


def _git(*words):
    """Return what git says of the repository, nothing where it is none."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()


def memory():
    """Return the bytes of memory that the machine has."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def _processor_model():
    info = Path("/proc/cpuinfo")
    found = re.search(r"^model name\s*:\s*(.+)$", info.read_text(), re.MULTILINE) if info.exists() else None
    return " ".join(found[1].split()) if found else platform.processor() or platform.machine()
