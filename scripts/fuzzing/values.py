"""Numbers of the types that scripts hand over, and what is no number: written as plain values, made in the worker."""

from decimal import Decimal
from fractions import Fraction

import numpy as np

ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
# What is a number, whatever its type: a run with it is that with a plain one.
NUMBERS = {
    "float64": np.float64, "float32": np.float32, "int64": np.int64, "uint8": np.uint8, "array": np.array,
    "Decimal": lambda value: Decimal(repr(value)), "Fraction": Fraction, "text": repr,
}  # fmt: skip
DIGITS = "digits"  # of another script, which are as good
# What is none, and has to be refused, but for those.
OTHERS = {
    "list": lambda value: [value], "tuple": lambda value: (value, value), "map": lambda value: {"value": value},
    DIGITS: lambda value: f"{value!r}".translate(ARABIC), "words": lambda value: "seven", "bytes": lambda value: b"7",
    "complex": complex, "object": lambda value: object(), "nan": lambda value: float("nan"),
    "infinite": lambda value: float("inf"), "numpy's nan": lambda value: np.float64("nan"),
}  # fmt: skip
NOTHING = {"None": lambda value: None}  # which is as good as not given
WHOLE = ("int64", "uint8")  # which hold some numbers only
MADE = {**NUMBERS, **OTHERS, **NOTHING}


def of_a_type(rng, value):
    """Return a number as one of another type or as none at all, as JSON can hold it."""
    kinds = [kind for kind in MADE if kind not in WHOLE or value in range(256)]
    if value != float(np.float32(value)):
        kinds.remove("float32")
    return {"as": str(rng.choice(kinds)), "of": value}


def made(value):
    """Return what a value of a case stands for."""
    return MADE[value["as"]](value["of"]) if isinstance(value, dict) else value


def plain(parameters):
    """Return the parameters with plain numbers, without what is none."""
    numbers = {name: value["of"] if isinstance(value, dict) and value["as"] in (*NUMBERS, DIGITS) else value
               for name, value in parameters.items()}  # fmt: skip
    return {name: value for name, value in numbers.items() if not isinstance(value, dict)}


def taken(parameters):
    """Return what is no number although a run has taken it for one, as sentences."""
    return [
        f"{name}: {value['as']} was taken for a number"
        for name, value in parameters.items()
        if isinstance(value, dict) and value["as"] in OTHERS.keys() - {DIGITS}
    ]
