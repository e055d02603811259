"""What went wrong: told apart by its kind, made as small as it can be, and kept as a script that shows it again."""

import os
import shutil
from pathlib import Path

BAD = ("traceback", "abort", "hang", "broken")
SHRINKING_RUNS = 60
SCRIPT = '''"""{headline}

{said}
"""

import pathlib
import sys

here = pathlib.Path(__file__).resolve()
root = next(folder for folder in (pathlib.Path.cwd(), *here.parents) if (folder / "scripts" / "fuzzing").is_dir())
sys.path.insert(0, str(root / "scripts"))
from fuzzing.worker import Worker, load_plugin

kept = load_plugin()
print(Worker("fuzz-again/worker").go({case!r}))
'''


def is_finding(answer):
    """Tell whether an answer is to be kept."""
    return answer["outcome"] in BAD or bool(answer["broken"])


def kind_of(answer):
    """Return what is the same for findings of one cause: the algorithm and the end of what was said."""
    said = answer["broken"][0] if answer["broken"] else (answer["said"].strip().splitlines() or [""])[-1]
    letters = "".join("#" if letter.isdigit() else letter for letter in said)
    return f"{answer['case'].get('algorithm', '?')} {answer['outcome']}: {letters[:110]}"


def shrunk(case, kind, ask):
    """Return the case with as few faults, outputs and parameters as show the same."""
    tries = [{**case, "how": "run", "old": False}]
    for part in ("outputs", "parameters"):
        tries += [(part, name) for name in case[part]]
    for runs, less in enumerate(tries):
        if runs == SHRINKING_RUNS:
            break
        if isinstance(less, tuple):
            part, gone = less
            less = {**case, part: {name: value for name, value in case[part].items() if name != gone}}
        answer = ask(less)
        if is_finding(answer) and kind_of(answer) == kind:
            case = less
    return case


def keep(case, answer, folder):
    """Write a script that runs a case again, and the files that it reads; return its path."""
    name = f"{case['algorithm']}-{case['seed']}"
    case = {**case, "parameters": dict(case["parameters"])}
    for parameter, value in case["parameters"].items():
        if os.path.isfile(str(value)):
            source = Path(value)
            alone = source.parent.name == "zoo"  # others have all that belongs to them in a folder
            target = folder / name / (source.stem if alone else source.parent.name)
            target.mkdir(parents=True, exist_ok=True)
            for file in [source] if alone else source.parent.iterdir():
                shutil.copy(file, target)
            case["parameters"][parameter] = str(target / source.name)
    folder.mkdir(parents=True, exist_ok=True)
    script = folder / f"{name}.py"
    headline = f"{answer['outcome']} {answer['broken']}".replace("\\", "/").replace('"""', "'''")
    said = answer["said"].replace("\\", "/").replace('"""', "'''")
    script.write_text(SCRIPT.format(headline=headline, said=said, case=case), encoding="utf-8")
    return script
