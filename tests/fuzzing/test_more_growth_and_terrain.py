"""The same few random runs of growth and terrain on odd data in every run of the tests; `make fuzz` makes others."""

from headwaters.tests.support import THOROUGH

SEEDS = range(61, 121) if THOROUGH else range(61, 121, 7)


def test_random_runs_keep_what_must_hold_and_most_end_well(hunted):
    hunt = hunted("growth and terrain", SEEDS)
    outcomes = sum(hunt.outcomes.values(), type(next(iter(hunt.outcomes.values())))())
    assert sum(outcomes.values()) == len(SEEDS)
    assert outcomes["good"] > sum(outcomes.values()) / 2
