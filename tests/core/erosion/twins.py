"""Leheny erosion in plain Python, cell by cell as the article tells it: the truth that the core is held against."""

import math
from collections import deque
from itertools import accumulate

import numpy as np

STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def neighbours_of(domain, neighbours, periodic):
    """Return, for each cell that is not void, those of its neighbours that are not void, in order."""
    nrows, ncols = domain.shape
    steps = STEPS if neighbours == 8 else STEPS[::2]

    def around(row, col):
        for down, right in steps:
            r, c = row + down, (col + right) % ncols if periodic else col + right
            if 0 <= r < nrows and 0 <= c < ncols and domain[r, c] != 0:
                yield r, c

    return {(row, col): list(around(row, col)) for row, col in np.argwhere(domain != 0).tolist()}


class ErosionTwin:
    """Does what `Erosion` does with the numbers that ``draw(event, number)`` returns."""

    def __init__(self, z, domain, draw, energy, depth, limit, neighbours, periodic, rain):
        self.height = {(row, col): float(z[row, col]) for row, col in np.argwhere(domain != 0).tolist()}
        self.around = neighbours_of(domain, neighbours, periodic)
        self.outlets = {(row, col) for row, col in np.argwhere(domain >= 2).tolist()}
        self.rain = [(cell, 1.0 if rain is None else float(rain[cell])) for cell in self.height]
        self.draw, self.energy, self.depth, self.limit = draw, energy, depth, limit
        self.events = self.stuck = self.slides = self.visited = 0
        self.slid = 0.0
        self.slide(list(self.height))

    def run(self, events):
        for _ in range(events):
            path = self.walk()
            self.events += 1
            if path[-1] not in self.outlets:
                self.stuck += 1
                continue
            for cell in path:
                self.height[cell] -= self.depth
            self.visited += len(path)
            self.slide(path)

    def walk(self):
        path = [self.pick(self.rain, self.draw(self.events, 0))]
        while path[-1] not in self.outlets:
            here = self.height[path[-1]]
            drops = [(cell, here - self.height[cell]) for cell in self.around[path[-1]] if self.height[cell] < here]
            if not drops:
                break
            greatest = max(drop for _, drop in drops)
            weights = [(cell, math.exp(self.energy * (drop - greatest))) for cell, drop in drops]
            path.append(self.pick(weights, self.draw(self.events, len(path))))
        return path

    @staticmethod
    def pick(weights, number):
        sums = list(accumulate(weight for _, weight in weights))  # Python 3.12 and later add otherwise in sum()
        return next(cell for (cell, _), total in zip(weights, sums) if total > number * sums[-1])

    def slide(self, cells):
        queue = deque(cells)
        while queue:
            cell = queue.popleft()
            for neighbour in self.around[cell]:
                difference = self.height[neighbour] - self.height[cell]
                if abs(difference) > self.limit:
                    taller = neighbour if difference > 0 else cell
                    self.height[taller] -= abs(difference) / 4
                    self.slid += abs(difference) / 4
                    self.slides += 1
                    if taller not in queue:
                        queue.append(taller)
