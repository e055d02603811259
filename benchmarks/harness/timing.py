"""How long a piece of work takes in this process."""

import time


def best(work, rounds=1):
    """Return the shortest time of several runs in seconds, and the last result."""
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        result = work()
        times.append(time.perf_counter() - begin)
    return min(times), result
