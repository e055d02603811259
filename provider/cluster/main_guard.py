"""Scripts that would run again in each process that they start: those without ``if __name__ == "__main__":``."""

from __future__ import annotations

import ast
import multiprocessing.spawn
import sys
import threading
import tokenize


def script_that_would_run_again() -> str | None:
    """Return the script whose present line each new process of this computer would run too; None if there is none.

    Such a process imports the script that was started, and so does all that is not under a guard.
    """
    line = _present_line()
    told = multiprocessing.spawn.get_preparation_data("")
    module = told.get("init_main_from_name", "")
    script = told.get("init_main_from_path") or getattr(sys.modules["__main__"], "__file__", None)
    if line is None or script is None or module.endswith("__main__"):  # `python -m package`: not imported again
        return None
    try:
        with tokenize.open(script) as file:
            tree = ast.parse(file.read())
    except (OSError, SyntaxError, ValueError):  # it has changed since, or is no text
        return None
    guards = [each for each in ast.walk(tree) if isinstance(each, ast.If) and "__name__" in ast.dump(each.test)]
    return None if any(guard.lineno <= line <= guard.end_lineno for guard in guards) else script


def _present_line():
    """Return the line that the script is at, of no function of its own, None where it has come to its end."""
    frame = sys._current_frames().get(threading.main_thread().ident)
    while frame is not None:
        if frame.f_code.co_name == "<module>" and frame.f_globals is vars(sys.modules["__main__"]):
            return frame.f_lineno
        frame = frame.f_back
    return None
