"""Expressions of numbers and names, such as ``0.1 * c^0.5 * (1 - a/a0)``: read into a list of steps, never run as code.

    steps = parse("2 * c", ("c", "a"))
    evaluate(steps, {"c": flow, "a": slope})

A step puts a number or a name on a stack of arrays, or takes values off it and puts the result there. Powers, exp and
log are computed from sums and products alone, so that every machine gets the same.
"""

from __future__ import annotations

import re

import numpy as np

from ..arrays import Values
from .exponential import LN_2
from .powers import exp2_of, log2_of

MOST_CHARACTERS = 2000
MOST_NESTED = 50
TOKEN = re.compile(r"\s*(?:(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|([A-Za-z_]\w*)|(\*\*|[-+*/^(),]))")
NUMBER, NAME, OPERATION = range(3)


class ExpressionError(ValueError):
    """An expression cannot be read; a template and what is put into it say why, as the end of a sentence."""

    def __str__(self):
        template, *values = self.args
        return template.format(*values)


def _power(base, exponent):
    """Return powers; of a negative base with a whole exponent too, else NaN."""
    whole = np.floor(exponent) == exponent
    odd = whole & (np.floor(exponent / 2) * 2 != exponent)
    size = np.abs(base)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        result = exp2_of(exponent * log2_of(np.where(size > 0, size, 1.0)))
        at_zero = np.where(exponent > 0, 0.0, np.where(exponent == 0, 1.0, np.inf))
    result = np.where(exponent == 2, base * base, np.where(size > 0, result, at_zero))
    return np.where(base >= 0, result, np.where(whole, np.where(odd, -np.abs(result), result), np.nan))


def _log(values):
    positive = values > 0
    return np.where(positive, LN_2 * log2_of(np.where(positive, values, 1.0)), np.where(values == 0, -np.inf, np.nan))


OPERATIONS = {
    "+": (2, np.add),
    "-": (2, np.subtract),
    "*": (2, np.multiply),
    "/": (2, np.divide),
    "^": (2, _power),
    "negative": (1, np.negative),
    "abs": (1, np.abs),
    "sqrt": (1, np.sqrt),
    "exp": (1, lambda values: exp2_of(values / LN_2)),
    "log": (1, _log),
    "min": (2, np.minimum),
    "max": (2, np.maximum),
}
FUNCTIONS = ("abs", "exp", "log", "max", "min", "sqrt")


def parse(text: str, names: tuple[str, str, str, str]) -> list[tuple]:
    """Return the steps of an expression in which ``names`` may stand; `ExpressionError` for any other text."""
    if len(text) > MOST_CHARACTERS:
        raise ExpressionError("it has {:,} characters, more than {:,}", len(text), MOST_CHARACTERS)
    reader = _Reader(_tokens(text), names)
    reader.sum_of_terms(0)
    if reader.next:
        raise ExpressionError("‘{}’ is not expected there", reader.next)
    return reader.steps


def _tokens(text):
    found, position = [], 0
    while text[position:].strip():
        match = TOKEN.match(text, position)
        if match is None:
            raise ExpressionError("‘{}’ cannot be read", text[position:].strip()[0])
        found.append(match.group().strip())
        position = match.end()
    if not found:
        raise ExpressionError("it is empty")
    return [*found, ""]


class _Reader:
    """Goes over the tokens once, from left to right, a method for each rank of operations."""

    def __init__(self, tokens, names):
        self.tokens, self.names, self.position, self.steps = tokens, names, 0, []

    @property
    def next(self) -> str:
        return self.tokens[self.position]

    def take(self, *wanted) -> str | None:
        """Return the next token and go on if it is one of some, else None."""
        if self.next in wanted and self.next:
            self.position += 1
            return self.tokens[self.position - 1]
        return None

    def expect(self, token: str) -> None:
        if self.take(token):
            return
        if self.next:
            raise ExpressionError("‘{}’ is missing before ‘{}’", token, self.next)
        raise ExpressionError("‘{}’ is missing at the end", token)

    def sum_of_terms(self, depth: int) -> None:
        if depth > MOST_NESTED:
            raise ExpressionError("more than {} brackets or signs lie in each other", MOST_NESTED)
        self.term(depth)
        while operation := self.take("+", "-"):
            self.term(depth)
            self.steps.append((OPERATION, operation))

    def term(self, depth: int) -> None:
        self.factor(depth)
        while operation := self.take("*", "/"):
            self.factor(depth)
            self.steps.append((OPERATION, operation))

    def factor(self, depth: int) -> None:
        if depth > MOST_NESTED:
            raise ExpressionError("more than {} brackets or signs lie in each other", MOST_NESTED)
        if sign := self.take("+", "-"):
            self.factor(depth + 1)
            if sign == "-":
                self.steps.append((OPERATION, "negative"))
            return
        self.value(depth)
        if self.take("^", "**"):
            self.factor(depth + 1)
            self.steps.append((OPERATION, "^"))

    def value(self, depth: int) -> None:
        token = self.next
        if token and (token[0].isdigit() or token[0] == "."):
            self.position += 1
            self.steps.append((NUMBER, float(token)))
        elif token in FUNCTIONS:
            self.position += 1
            self.call(token, depth)
        elif token in self.names:
            self.position += 1
            self.steps.append((NAME, token))
        elif self.take("("):
            self.sum_of_terms(depth + 1)
            self.expect(")")
        elif token and (token[0].isalpha() or token[0] == "_"):
            known, functions = ", ".join(self.names), ", ".join(FUNCTIONS)
            raise ExpressionError("there is no ‘{}’; it may hold {} and {}", token, known, functions)
        elif token:
            raise ExpressionError("a number or name is missing before ‘{}’", token)
        else:
            raise ExpressionError("a number or name is missing at the end")

    def call(self, name: str, depth: int) -> None:
        self.expect("(")
        for argument in range(OPERATIONS[name][0]):
            if argument:
                self.expect(",")
            self.sum_of_terms(depth + 1)
        self.expect(")")
        self.steps.append((OPERATION, name))


def evaluate(steps: list[tuple] | tuple[tuple, ...], values: dict[str, Values]) -> Values:
    """Return the value of an expression for arrays of one size; not finite where it divides by zero and the like."""
    stack = []
    with np.errstate(all="ignore"):
        for kind, what in steps:
            if kind == NUMBER:
                stack.append(np.float64(what))
            elif kind == NAME:
                stack.append(values[what])
            else:
                count, function = OPERATIONS[what]
                stack[-count:] = [function(*stack[-count:])]
    size = max((np.size(each) for each in values.values()), default=1)
    return np.array(np.broadcast_to(stack[0], size), np.float64)
