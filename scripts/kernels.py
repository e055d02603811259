"""Writes down which kernels each algorithm calls first, with which types: what processes compile ahead on first runs.

    python3 scripts/kernels.py

It makes the first of the small runs of each algorithm, on the example coast where one is read, and writes
provider/compiling/kernels.json. Run it where kernels or their arguments have changed: what the list does not name is
compiled when it is called, while nobody helps. It forks, so it needs Linux.
"""

import json
import multiprocessing
import os
import tempfile
from pathlib import Path

from qgis_env import ROOT, provider_in_qgis

# Cells of a model on which its ground goes on between its own.
CLOSE = {"renderterrain": {"EXTENT": "502000,502200,5601200,5601400", "CELL_SIZE": 1}}
COAST = f"{ROOT / 'examples' / 'data' / 'sardinia.gpkg'}|layername=coastline"


def main():
    with provider_in_qgis() as provider:
        found = listed(provider)
        from headwaters.provider.compiling.listed import LIST

        LIST.write_text(json.dumps(found, indent=0) + "\n", "utf-8")


def listed(provider):
    """Return the kernels, and the numbers of those that each algorithm calls."""
    from headwaters.provider.preparation.rehearsals import ALL, rehearsals

    first = {f"{each.ID} {next(iter(each.RUNS))}" for each in provider.algorithms()}
    made, numbers, algorithms = {}, {}, {}
    with tempfile.TemporaryDirectory() as name:
        for run in rehearsals(ALL):
            apart(first_calls, provider, run, made, Path(name) / "compiled")  # now all machine code is on disk
            made[run.name], _ = apart(first_calls, provider, run, made, Path(name) / "made")
            if run.name not in first:
                continue
            usual = usual_run(provider, run)
            apart(first_calls, provider, usual, made, Path(name) / "compiled too")
            _, calls = apart(first_calls, provider, usual, made, Path(name) / "listed")
            algorithms[run.algorithm] = [numbers.setdefault(call, len(numbers)) for call in calls]
            print(f"{run.algorithm}: {len(calls)} kernels", flush=True)
    return {"kernels": list(numbers), "algorithms": algorithms}


def usual_run(provider, run):
    """Return a run without outputs that are not made by default, and on the example coast: larger land calls more.

    A close-up calls more, too.
    """
    from headwaters.provider.base.small_runs import reference_of, without_sizes

    outputs = provider.algorithm(run.algorithm).destinationParameterDefinitions()
    usual = {key: value for key, value in run.parameters.items() if key not in {each.name() for each in outputs}}
    read = [value for value in usual.values() if reference_of(value)]
    if read == ["@coast"]:
        usual = {key: COAST if value == "@coast" else value for key, value in without_sizes(usual).items()}
    return run._replace(parameters={**usual, **CLOSE.get(run.algorithm, {})})


def apart(work, *arguments):
    """Return what a function returns in a process that has loaded no kernel yet."""
    here, there = multiprocessing.Pipe(False)
    child = os.fork()
    if not child:
        there.send(work(*arguments))
        os._exit(0)
    there.close()
    found = here.recv()
    os.waitpid(child, 0)
    return found


def first_calls(provider, rehearsal, made, folder):
    """Return the outputs of a run, and the kernels that it calls from Python, in this order."""
    from headwaters.core.machine.arguments import CORE_NAME, spelled_types
    from headwaters.core.run.run import Run
    from headwaters.provider.dependencies import prepare_compiler

    prepare_compiler()
    from headwaters.core.machine import jit, numba_hooks
    from headwaters.provider.preparation.rehearsing import rehearse

    calls, cache = [], numba_hooks.code_cache(jit._folder_of)
    load = cache.load_overload

    def load_and_note(self, types, target):
        function = self._py_func
        try:
            calls.append(f"{function.__module__[len(CORE_NAME) + 1 :]}:{function.__qualname__} {spelled_types(types)}")
        except (TypeError, ValueError) as reason:
            print(f"{function.__name__} is left out: {reason}")
        return load(self, types, target)

    cache.load_overload = load_and_note
    folder.mkdir(exist_ok=True)
    return rehearse(Run(), provider, rehearsal, made, folder), calls


if __name__ == "__main__":
    main()
