"""Writes down what models and scripts rely on: ids, parameters and outputs of all algorithms.

    python3 scripts/contract.py

An algorithm or an optional parameter may be added; nothing that stands may change. Tests compare the algorithms with
tests/algorithms/contract.json, so to run this is to say that a change is meant: look at what differs before you commit.
"""

import json
from pathlib import Path

from qgis.core import QgsProcessingParameterDefinition, QgsProcessingParameterEnum

CONTRACT = Path(__file__).resolve().parent.parent / "tests" / "algorithms" / "contract.json"
OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional
ADVANCED = QgsProcessingParameterDefinition.Flag.FlagAdvanced


def promise(algorithm):
    """Return what an algorithm promises: its group, and its parameters and outputs in their order."""
    return {
        "group": algorithm.groupId(),
        "parameters": [spelled(each) for each in algorithm.parameterDefinitions()],
        "outputs": [f"{each.name()} {each.type()}" for each in algorithm.outputDefinitions()],
    }


def spelled(definition):
    """Return a parameter as a text: ``[NAME=default] type: words``, in brackets if optional."""
    default = definition.defaultValue()
    name = definition.name() + ("" if default is None else f"={default}")
    name = f"[{name}]" if definition.flags() & OPTIONAL else name
    advanced = "advanced " if definition.flags() & ADVANCED else ""
    words = ": " + " ".join(definition.options()) if isinstance(definition, QgsProcessingParameterEnum) else ""
    return f"{name} {advanced}{definition.type()}{words}"


def main():
    from qgis_env import provider_in_qgis

    with provider_in_qgis() as provider:
        promises = {algorithm.name(): promise(algorithm) for algorithm in provider.algorithms()}
    CONTRACT.write_text(json.dumps(promises, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{len(promises)} algorithms written to {CONTRACT.name}")


if __name__ == "__main__":
    main()
