"""Puts small mistakes into kernels of the core, one at a time, runs the tests, and lists those that no test sees.

    python3 scripts/mutants.py [--seed 1] [--count 100] [--room flow --room depressions] [--list]

A mistake is a sum that became a difference, a term left out, ≤ for <, *or* for *and*, a number one off (with it another
neighbour). It is put into a copy of the tree; the tests of files that import the kernel's run first, then the others of
its room, then those farther away and of algorithms, as far as SECONDS go, and at last the small runs of the algorithms
that it reaches, against their record. A mistake that hangs or crashes is seen, too.
More than 5 % unseen: exit code 1. Those in ``mutants.txt`` change nothing that could be seen, and are not drawn.

What those that import it see soon in plain Python, where nothing need be compiled anew, is seen; all else is tried with
machine code. An index out of bounds does not count in plain Python: machine code reads on, and may be right.
"""

import argparse
import ast
import contextlib
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import hypothesis
import numba
import pytest
from structure import ROOT, House, room

MOST_UNSEEN = 0.05
KNOWN = Path(__file__).with_name("mutants.txt")
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", "__pycache__", "demo-output", "dist", "fuzz-findings", "docs"
)
PARTNERS = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
            ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add}  # fmt: skip
FACTORS = (ast.Mult, ast.Div)
OF_SEVERAL = (ast.BinOp, ast.BoolOp, ast.Compare, ast.UnaryOp)  # which must stand in brackets, but between these
OPENS, CLOSES = ("if", "while", "return", "=", "(", "["), ("", ":", ")", "]")
PLAINLY = 15.0  # seconds of a processor that the tests of a file may take in plain Python to be tried so, too
COMPILING = 60  # seconds of a processor that compiling anew may take beside the tests
MEMORY_BYTES = 6 << 30  # a loop gone wild shall not take more
NOTHING_RUN = 5  # exit code of pytest
RECORD = "tests/algorithms/test_small_runs.py"
RECORD_SECONDS = 600  # of a processor that all small runs may take without mistakes


class Mutant(NamedTuple):
    """A mistake in one line of a kernel."""

    path: str
    kernel: str
    line: int
    kind: str
    before: str  # the line, and what became of it
    after: str
    source: str  # the whole file

    def __str__(self):
        return f"{self.path}:{self.line} {self.kernel} ({self.kind})\n    - {self.before}\n    + {self.after}"

    def same_as(self):
        """Return what tells a mistake wherever its line has moved to."""
        return self.path, self.kernel, self.before, self.after


def mutants_of(path, source):
    """Return the mutants of all kernels of a source."""
    made, lines = [], source.splitlines(keepends=True)
    for function in ast.walk(ast.parse(source)):
        decorators = getattr(function, "decorator_list", ())
        if any(isinstance(each, ast.Name) and each.id == "kernel" for each in decorators):
            for node in (each for statement in function.body for each in ast.walk(statement)):
                for kind, text in _mistakes(node):
                    made.append(_mutant(path, function.name, kind, node, text, lines))
    return made


def _mistakes(node):
    """Yield the kinds of mistakes that can be made in an expression or statement, and what it then says."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            if type(operator) in PARTNERS:
                changed = [*node.ops[:place], PARTNERS[type(operator)](), *node.ops[place + 1 :]]
                yield "limit", ast.Compare(node.left, changed, node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield "and/or", ast.BoolOp(PARTNERS[type(node.op)](), node.values)
        for place in range(len(node.values)):
            yield "term", ast.BoolOp(node.op, node.values[:place] + node.values[place + 1 :])
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in PARTNERS:
        operator = PARTNERS[type(node.op)]()
        if isinstance(node, ast.AugAssign):
            yield "sign", ast.AugAssign(node.target, operator, node.value)
            return
        yield "sign", ast.BinOp(node.left, operator, node.right)
        yield "term", node.left
        yield "term", node.right
    elif isinstance(node, ast.BinOp) and isinstance(node.op, FACTORS):
        yield "term", node.left
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Not)):
        yield "sign", node.operand
    elif isinstance(node, ast.Constant) and type(node.value) in (int, float):
        yield "number", ast.Constant(node.value + 1)
        yield "number", ast.Constant(node.value - 1)


def _mutant(path, kernel, kind, node, changed, lines):
    """Return the mutant in which a node of a source says something else."""
    first, last = node.lineno - 1, node.end_lineno - 1
    start = lines[first].encode()[: node.col_offset].decode()
    rest = lines[last].encode()[node.end_col_offset :].decode()
    alone = start.rstrip().endswith(OPENS) and rest.strip()[:1] in CLOSES
    text = ast.unparse(changed) if alone or not isinstance(changed, OF_SEVERAL) else f"({ast.unparse(changed)})"
    source = "".join([*lines[:first], start, text, rest, *lines[last + 1 :]])
    before = " ".join(line.strip() for line in lines[first : last + 1])
    return Mutant(path, kernel, node.lineno, kind, before, (start + text + rest).strip(), source)


def drawn(mutants, count, seed):
    """Return so many mutants: of each kind as many, as far as there are, in an order of chance."""
    by_kind, chance = {}, random.Random(seed)
    for mutant in mutants:
        by_kind.setdefault(mutant.kind, []).append(mutant)
    for each in by_kind.values():
        chance.shuffle(each)
    chosen = []
    while len(chosen) < count and any(by_kind.values()):
        chosen += [each.pop() for each in by_kind.values() if each]
    return chosen[:count]


def known_to_change_nothing(text):
    """Return which mutants a list names that change nothing: a place, the line before and after, and a reason each."""
    known = set()
    for entry in text.split("\n\n"):
        lines = [line for line in entry.splitlines() if line and not line.startswith("#")]
        if lines:
            place, before, after, *reason = lines
            if not reason or before[:2] != "- " or after[:2] != "+ ":
                raise SystemExit(f"{KNOWN.name}: an entry is a place, “- before”, “+ after” and a reason, not\n{entry}")
            known.add((*place.split(), before[2:], after[2:]))
    return known


class Tests:
    """The files of tests below a folder, and how far each is from a source by what it imports."""

    def __init__(self, root):
        self.root, self.house = root, House(root)
        paths = [path.relative_to(root).as_posix() for path in (root / "tests").rglob("*.py")]
        self.files = sorted(path for path in paths if path.startswith(("tests/core/", "tests/algorithms/")))
        self.imports = {path: self._imported_by(path) for path in self.files} | self.house.imports

    def _imported_by(self, path):
        """Return the files of the house and its tests that one of its tests imports, or that it is named for."""
        found = {path.replace("/test_", "/").partition("tests/")[2]}
        for node in ast.walk(ast.parse((self.root / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                parts = (node.module or "").split(".")
                start = list(Path(path).parts[: -node.level]) if node.level else []
                module = "/".join([*start, *parts[parts[0] == "headwaters" :]]).strip("/")
                found |= {f"{module}.py", *(f"{module}/{alias.name}.py" for alias in node.names)}
        return found

    def nearest(self, source):
        """Return the files of tests that reach a source: those of its room that import it, its others, all others."""
        steps = self._steps_to(source)
        own, stages = f"tests/{Path(source).parent.as_posix()}/", ([], [], [])
        for path in sorted(steps, key=lambda path: (not path.startswith("tests/core"), steps[path], path)):
            if Path(path).name.startswith("test_"):
                stages[(0 if steps[path] == 1 else 1) if path.startswith(own) else 2].append(path)
        return stages

    def runs(self, source):
        """Return the tests of the record that a source reaches, as arguments of pytest."""
        paths = [path for path in self._steps_to(source) if path.startswith("algorithms/")]
        names = sorted(Path(path).stem.replace("_", "") for path in paths if not path.endswith("__init__.py"))
        return [RECORD, "-k", f"make_what and ({' or '.join(names)})"] if names else []

    def _steps_to(self, source):
        """Return the files that reach a source by imports, and by how many."""
        steps, reached, distance = {source: 0}, {source}, 0
        while reached:
            distance += 1
            reached = {path for path in self.imports if path not in steps and self.imports[path] & reached}
            steps |= dict.fromkeys(reached, distance)
        return steps


class Trial:
    """A copy of the tree in which mutants are tried, with machine code of its own."""

    def __init__(self, folder, seconds):
        self.root, self.seconds = Path(folder) / "tree", seconds
        shutil.copytree(ROOT, self.root, ignore=LEFT_BEHIND)
        self.code = Path(folder) / "code"
        kept = Path(os.environ.get("HEADWATERS_CACHE_DIR", Path.home() / ".cache" / "headwaters"))
        shutil.copytree(kept, self.code) if kept.is_dir() else self.code.mkdir()
        self.tests = Tests(self.root)
        self.taken = {}  # exit code and seconds of a processor of the tests of each file without mistakes
        self.number = 0

    def sees(self, mutant):
        """Return the first tests that fail with a mistake in the tree, "" if all pass."""
        stages = self.tests.nearest(mutant.path)
        for files, plain in ((stages[0], True), *((files, False) for files in stages)):
            known, asked = [], 0.0
            for file in files:
                if asked < self.seconds and file != RECORD:  # what is left out has been waited for, too
                    code, taken = self._baseline(file, PLAINLY if plain else self.seconds, plain)
                    known += [file] if code == 0 else []
                    asked += taken
            if known and (seen := self._fails_in(mutant, known, asked, plain)):
                return seen
        code, asked = self._baseline(RECORD, RECORD_SECONDS)
        runs = self.tests.runs(mutant.path)
        return self._fails_in(mutant, runs, asked) if code == 0 and runs else ""

    def _baseline(self, file, most, plain=False):
        """Return the exit code of the tests of a file as they are, and how long they take, if not too long."""
        if (file, plain) not in self.taken:
            code, seconds, _ = self._run([file], most, plain)
            self.taken[file, plain] = code, seconds
            if code not in (0, NOTHING_RUN) and not plain:
                print(f"{file} fails as it is, or takes too long, and is left out.", flush=True)
        return self.taken[file, plain]

    def _fails_in(self, mutant, files, seconds, plain=False):
        path, kept = self.root / mutant.path, set(self.code.glob("*/*"))
        original = path.read_bytes()
        try:
            self._write(path, mutant.source.encode())
            code, took, said = self._run(files, 2 * seconds + (PLAINLY if plain else COMPILING), plain)
        finally:
            self._write(path, original)
            for folder in set(self.code.glob("*/*")) - kept:
                shutil.rmtree(folder, ignore_errors=True)
        failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
        if plain and any(" - IndexError" in line for line in failed):
            return ""
        return "" if code == 0 else failed[0].split(" - ")[0] if failed else f"exit code {code} after {took:.0f} s"

    def _write(self, path, content):
        """Write a source with another time than all before: Python keeps its bytecode by seconds."""
        self.number += 1
        path.write_bytes(content)
        os.utime(path, (self.number, self.number))

    def _run(self, files, seconds, plain=False):
        """Run tests in a process of their own; return its exit code, the seconds of a processor, and what it said."""
        said = self.root.with_name("said.txt")
        child = os.fork()
        if child == 0:
            try:
                numba.config.DISABLE_JIT = int(plain)
                os.environ["NUMBA_DISABLE_JIT"] = str(int(plain))
                _run_tests(self.root, self.code, files, seconds, said)
            finally:
                os._exit(2)
        _, status, used = os.wait4(child, 0)
        return os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, said.read_text(errors="replace")


def _run_tests(root, code, files, seconds, said):
    """Run tests in this process, which was forked for them with its libraries loaded, and end it."""
    output = os.open(said, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.alarm(int(10 * seconds))  # by the clock, for one that waits for ever on a busy machine
    os.environ.update(HEADWATERS_CACHE_DIR=str(code), QT_QPA_PLATFORM="offscreen")
    os.chdir(root)
    sys.path.remove(str(Path(__file__).parent))
    phases = [each for each in hypothesis.Phase if each.name in ("explicit", "generate")]
    hypothesis.settings.register_profile("unshrunk", phases=phases)  # what fails need not be made small
    hypothesis.settings.load_profile("unshrunk")
    code = pytest.main(["-q", "-x", "--tb=no", "--no-header", "-p", "no:cacheprovider", *files])
    sys.stdout.flush()
    os._exit(code)  # QGIS need not be taken apart


def main():
    """Try mutants, and say which are not seen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--room", action="append", help="flow, terrain/courses …; else all of the core")
    help_text = "that the tests that import a kernel may take, then those of its room, then others"
    parser.add_argument("--seconds", type=float, default=60.0, help=help_text)
    parser.add_argument("--list", action="store_true", help="say what would be tried, and try nothing")
    chosen = parser.parse_args()
    rooms = {f"core/{each}" for each in chosen.room or ()}
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path in House().trees if path.startswith("core/")}
    mutants = [
        mutant
        for path, source in sources.items()
        if not rooms or rooms & {path, str(Path(path).parent), room(path)}
        for mutant in mutants_of(path, source)
    ]
    known = known_to_change_nothing(KNOWN.read_text(encoding="utf-8"))
    mutants = drawn([each for each in mutants if each.same_as() not in known], chosen.count, chosen.seed)
    if chosen.list:
        print("\n".join(map(str, mutants)))
        return
    unseen = []
    with contextlib.ExitStack() as stack:
        trial = Trial(stack.enter_context(tempfile.TemporaryDirectory(prefix="mutants-")), chosen.seconds)
        for number, mutant in enumerate(mutants, 1):
            seen = trial.sees(mutant)
            print(f"{number}/{len(mutants)} {mutant}\n    {seen or 'NO TEST SEES IT'}", flush=True)
            if not seen:
                unseen.append(mutant)
    print(f"\n{len(unseen)} of {len(mutants)} mutants from seed {chosen.seed} are seen by no test:", *unseen, sep="\n")
    sys.exit(len(unseen) > MOST_UNSEEN * len(mutants))


if __name__ == "__main__":
    main()
