"""Mistakes are put into kernels alone, one at a time, and the nearest tests are asked whether they see them."""

import ast
from pathlib import Path

import pytest

SOURCE = '''"""A file with a kernel."""
from ..machine.jit import kernel

STEP = 1


@kernel
def falls(z, row, col):
    """Tell whether a cell is lower than 3 neighbours."""
    if z[row, col] < z[row, col + STEP] and not z[row, 0] >= (
        2.5 * z[row, col]
    ):
        row -= 1
    return row


def other(number):
    return number + 1 < 3
'''
AFTER = {
    "limit": {"z[row, col] <= z[row, col + STEP]", "z[row, 0] > 2.5 * z[row, col]"},
    "and/or": {"z[row, col] < z[row, col + STEP] or not z[row, 0] >= 2.5 * z[row, col]"},
    "sign": {"z[row, col - STEP]", "z[row, 0] >= 2.5 * z[row, col]", "row += 1"},
    "term": {"z[row, col]", "z[row, STEP]", "2.5", "not z[row, 0] >= 2.5 * z[row, col]"},
    "number": {"z[row, 1]", "z[row, -1]", "3.5", "1.5", "row -= 2", "row -= 0"},
}


@pytest.fixture(scope="module")
def mutants():
    """Return the script, which imports its neighbours as scripts do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(Path(__file__).parents[1] / "scripts"))
        from headwaters.scripts import mutants

        yield mutants


def test_each_mistake_is_one_change_of_a_kernel_in_its_own_line(mutants):
    made = mutants.mutants_of("core/flow/some.py", SOURCE)
    original = ast.dump(ast.parse(SOURCE))
    assert set(AFTER) == {each.kind for each in made}
    assert len({each.source for each in made}) == len(made)
    for each in made:
        tree = ast.parse(each.source)
        assert ast.dump(tree) != original and each.kernel == "falls"
        assert each.source[each.source.index("def other") :] == SOURCE[SOURCE.index("def other") :]
        assert each.source[: SOURCE.index("@kernel")] == SOURCE[: SOURCE.index("@kernel")]
    for kind, texts in AFTER.items():
        said = [ast.unparse(ast.parse(each.source)) for each in made if each.kind == kind]
        assert all(any(text in each for each in said) for text in texts)


def test_a_seed_draws_the_same_of_every_kind(mutants):
    made = mutants.mutants_of("core/flow/some.py", SOURCE)
    some = mutants.drawn(made, 5, 3)
    assert some == mutants.drawn(made, 5, 3) and {each.kind for each in some} == set(AFTER)
    assert sorted(mutants.drawn(made, 1000, 4)) == sorted(made)


def test_what_changes_nothing_is_known_with_a_reason(mutants):
    entry = "# why\n\ncore/a.py falls\n- a < b\n+ a <= b\nBoth are 0 there.\n"
    assert mutants.known_to_change_nothing(entry) == {("core/a.py", "falls", "a < b", "a <= b")}
    with pytest.raises(SystemExit, match="a reason"):
        mutants.known_to_change_nothing(entry.replace("Both are 0 there.\n", ""))
    made = {each.same_as() for path, text in _sources(mutants) for each in mutants.mutants_of(path, text)}
    assert mutants.known_to_change_nothing(mutants.KNOWN.read_text(encoding="utf-8")) <= made


def _sources(mutants):
    paths = {place for place, *_ in mutants.known_to_change_nothing(mutants.KNOWN.read_text(encoding="utf-8"))}
    return [(path, (mutants.ROOT / path).read_text(encoding="utf-8")) for path in sorted(paths)]


def test_the_tests_of_a_room_that_import_a_file_come_first_and_then_its_others(mutants):
    own, room, others = mutants.Tests(mutants.ROOT).nearest("core/watersheds/labels.py")
    names = ("labels", "longest_paths", "reaches", "stems")
    assert own == [f"tests/core/watersheds/test_{name}.py" for name in names]
    assert "tests/core/watersheds/test_nesting.py" in room
    assert "tests/core/test_properties.py" in others and "tests/algorithms/watersheds/test_watersheds.py" in others
    assert others.index("tests/core/test_properties.py") < others.index(
        "tests/algorithms/watersheds/test_watersheds.py"
    )
