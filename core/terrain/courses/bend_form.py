"""The form of bends: how far beside its course a river runs.

The form of a bend is the sine-generated curve of Langbein and Leopold (1966, doi:10.3133/pp422H): along the river its
direction swings like a sine about that of the line it follows. A course holds its bends as three numbers, the
``wavelength`` λ, the ``swing`` ω and the ``phase`` p; another program finds the river beside the point P of the course
t metres from its upper end like this. L is the length of the course, s(x) = x²(3 - 2x), J0…J4 are Bessel functions:

    q = 2π t / λ + p                                    phase of the bend
    u = q + 0.6 sin(q / 2.3 + 3p) + 0.72 sin(q / 3.7 + 7p) + 0.84 sin(q / 6.1 + 11p)     no bend is like the next
    l = λ / (2π du/dq)                                  2π l is the wavelength here
    f = s(min(1, t / F, (L - t) / F)), F = min(0.9 λ, L / 2)            bends fade towards both ends
    w = ω f (1 - 0.12 (2 + sin(q / 2.9 + 5p) + sin(q / 4.7 + 13p)))     nor as high
    aside = -2 l (J1(w) cos u + J3(w) / 3 cos 3u) / J0(w)
    along = l (J2(w) sin 2u + J4(w) / 2 sin 4u) / J0(w) - 0.04 aside² / l

The river is at P + along T + aside N. T is the direction of the course at P, N is T turned to the left: at a vertex T
is the mean of the directions of the segments before and after it, between vertices it is interpolated, and then made
one metre long. The river falls as the course does at t. It is J0(w)⁻¹ times longer than the course where bends have the
swing w, and J0 has its first zero at 2.4; above 2.2 bends would run into each other.

The last term lets bends lean upstream, high ones more than low ones: water pushes against a bank a little below where
it turns most, so that curvature lags behind the channel (Kinoshita 1961; Parker and Andrews 1986, On the time
development of meander bends). As it depends on how far aside the river is, lines that do not meet still do not.

Lengths and heights of bends vary by waves whose lengths have no common measure, so they do not come again: bends that
are a few wavelengths apart have nothing in common (Ferguson 1976, doi:10.1002/esp.3290010403).

Only sums, products, quotients and roots of numbers are taken, which every machine rounds alike.
"""

from __future__ import annotations

import math

import numpy as np

from ...arrays import Array
from ...machine.jit import kernel

FADE = 0.9  # of a wavelength, from an end of a course to where its bends are as wide as they get
STRAYS = (0.5, 2.3, 3.0), (0.6, 3.7, 7.0), (0.7, 6.1, 11.0)  # radians, bends over 2π, and times the phase
LEAN = 0.04  # of a length of a wave over 2π, by which bends lean upstream where they reach so far aside; drawn
OF_WATER = 1.2  # times as uneven as those of valleys are bends of the water, which lie about one wave, not two
BENDS_LOWER = 0.12  # of a bend's swing, by which slow waves make it smaller, each at most twice
LOWERS = (2.9, 5.0), (4.7, 13.0)  # bends over 2π, and times the phase
TWO_PI = math.tau
MOST_SWING = 1.85  # radians: above 2.2 bends run into each other
SWING_HALVINGS = 12  # by which swings are found: to half a thousandth of a radian


@kernel
def circle(angle: float) -> tuple[float, float]:
    """Return cosine and sine of an angle in radians."""
    turns = angle / TWO_PI
    x = (turns - np.floor(turns + 0.5)) * (TWO_PI / 4.0)  # a quarter of the angle: within π/4 of 0
    square = x * x
    sine = x * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))))
    cosine = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)))
    for _ in range(2):
        sine, cosine = 2.0 * sine * cosine, 1.0 - 2.0 * sine * sine
    return cosine, sine


@kernel
def bessel(x: float) -> tuple:
    """Return the Bessel functions J0 to J4 of a number between 0 and 2, right to six digits."""
    half = x / 2.0
    s = half * half
    j0 = 1.0 - s * (1.0 - s / 4.0 * (1.0 - s / 9.0 * (1.0 - s / 16.0 * (1.0 - s / 25.0))))
    j1 = half * (1.0 - s / 2.0 * (1.0 - s / 6.0 * (1.0 - s / 12.0 * (1.0 - s / 20.0 * (1.0 - s / 30.0)))))
    j2 = s / 2.0 * (1.0 - s / 3.0 * (1.0 - s / 8.0 * (1.0 - s / 15.0 * (1.0 - s / 24.0))))
    j3 = half * s / 6.0 * (1.0 - s / 4.0 * (1.0 - s / 10.0 * (1.0 - s / 18.0 * (1.0 - s / 28.0))))
    j4 = s * s / 24.0 * (1.0 - s / 5.0 * (1.0 - s / 12.0 * (1.0 - s / 21.0)))
    return j0, j1, j2, j3, j4


@kernel
def faded(away: Array, reach: float) -> float:
    """Return which share of their swing bends have, so far away from where they end, over ``reach``."""
    share = min(max(away, 0.0) / reach, 1.0)
    return share * share * (3.0 - 2.0 * share)


@kernel
def beside(distance: float, length: float, wavelength: float, swing: float, phase: float) -> tuple[float, float]:
    """Return how far the river is from its course, along and to the left of it: the formula at the top."""
    q = TWO_PI * distance / wavelength + phase
    angle, faster = strayed(q, phase, OF_WATER)
    swing *= faded_at(distance, length, wavelength) * lowered(q, phase)
    size = wavelength / (TWO_PI * faster)
    along, aside = bend_at(size, angle, swing)
    return along - LEAN * aside * aside / size, aside


@kernel
def faded_at(distance, length, wavelength) -> float:
    """Return which share of their swing bends have at a distance along a course."""
    return faded(min(distance, length - distance), min(FADE * wavelength, length / 2.0))


@kernel
def strayed(q, phase, uneven) -> tuple:
    """Return the phase of a bend once it has strayed, and how much faster than usual it goes on there.

    Bends are so many times as ``uneven`` as those of valleys.
    """
    angle, faster = q, 1.0
    for amount, length, times in STRAYS:
        cosine, sine = circle(q / length + times * phase)
        angle += uneven * amount * sine
        faster += uneven * amount / length * cosine
    return angle, faster


@kernel
def lowered(q: float, phase: float) -> float:
    """Return which share of their swing bends have there, beside what they lose towards the ends."""
    share = 1.0
    for length, times in LOWERS:
        _, sine = circle(q / length + times * phase)
        share -= BENDS_LOWER * (1.0 + sine)
    return share


@kernel
def bend_at(size: float, angle: float, swing: float) -> tuple[float, float]:
    """Return how far a sine-generated curve is from the line that it follows, along and to the left of it.

    ``size`` is the wavelength over 2π, ``angle`` the phase of the bend, ``swing`` the most that it turns off the line.
    """
    cosine, sine = circle(angle)
    j0, j1, j2, j3, j4 = bessel(swing)
    sine_2, cosine_2 = 2.0 * sine * cosine, 1.0 - 2.0 * sine * sine
    cosine_3 = cosine * (4.0 * cosine * cosine - 3.0)
    along = size / j0 * (j2 * sine_2 + j4 * sine_2 * cosine_2)
    return along, -2.0 * size / j0 * (j1 * cosine + j3 / 3.0 * cosine_3)


@kernel
def bend_reach(swing) -> float:
    """Return how far bends reach to each side of their line, in lengths of a wave over 2π."""
    j0, j1, _, j3, _ = bessel(swing)
    return 2.0 * (j1 + j3 / 3.0) / j0


@kernel
def kept_within(swing, reach: float) -> float:
    """Return a swing, or the greatest below it whose bends reach no further, in lengths of a wave over 2π."""
    if bend_reach(swing) <= reach:
        return swing
    low, high = 0.0, swing
    for _ in range(SWING_HALVINGS):
        middle = (low + high) / 2.0
        if bend_reach(middle) <= reach:
            low = middle
        else:
            high = middle
    return low
