"""What is reached into numba is there, and where a version has none of it, kernels compute the same."""

import pytest
from headwaters.core.machine import jit, numba_hooks

from ...support import run_python
from .test_jit import ANNOUNCED, FILLED

pytestmark = pytest.mark.skipif(not jit.compiled(), reason="there is no compiler here")

GONE = """
from headwaters.core.machine import numba_hooks
there, gone = numba_hooks._is_there, numba_hooks.HOOKS[{!r}].names
numba_hooks._is_there = lambda name: name not in gone and there(name)
"""
SWEPT = ["sweep_tile", "is_cell"]  # what is compiled to fill a pond
FAILING = "import numba.core.caching\nnumba.core.caching.Cache.__init__ = None\n"


@pytest.mark.parametrize("hook", numba_hooks.HOOKS.values(), ids=numba_hooks.HOOKS)
def test_this_numba_has_what_is_reached_into(hook):
    """What fails here tells what a new version has changed."""
    import numba

    if int(numba.__version__.split(".")[1]) < hook.until:
        missing = numba_hooks.missing_names(hook)
        assert missing == [], f"numba {numba.__version__} has no {', '.join(missing)}: {hook.without}"
        assert numba_hooks.is_hooked(hook)


@pytest.mark.parametrize(
    "without", [*(GONE.format(name) for name in numba_hooks.HOOKS), FAILING], ids=[*numba_hooks.HOOKS, "failing cache"]
)
def test_a_pond_is_filled_without_what_is_reached_into(without, tmp_path):
    """All that is lost is machine code on disk, where that hook is gone, or word of what is compiled."""
    runs = [run_python(without + ANNOUNCED, HEADWATERS_CACHE_DIR=str(tmp_path)).splitlines() for _ in range(2)]
    assert [run[0] for run in runs] == [f"True {FILLED}"] * 2
    heard, kept = without != GONE.format("events"), without not in (GONE.format("cache"), FAILING)
    assert [run[1] for run in runs] == [str(SWEPT * heard), str(SWEPT * (heard and not kept))]
    assert bool(list(tmp_path.rglob("*.code"))) == kept


def test_what_kernels_are_linked_with_is_kept_where_kernels_call_alone(tmp_path):
    """It takes longer to read than the machine code; and a kernel that Python has called can be called by another."""
    code = """
from headwaters.core.depressions.fill_by_sweeps import sweep_tile
types, known = next(iter(sweep_tile.overloads.items()))
functions = known.library._get_module_for_linking().functions
print(max(len(list(block.instructions)) for function in functions for block in function.blocks))
sweep_tile.get_call_template(types, {})
print(sweep_tile.get_overload(types) != known.entry_point)
"""
    runs = [run_python(ANNOUNCED + code, HEADWATERS_CACHE_DIR=str(tmp_path)).splitlines() for _ in range(2)]
    assert [run[1:] for run in runs] == [[str(SWEPT), "1", "True"], ["[]", "1", "True"]]
