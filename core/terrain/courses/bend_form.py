"""The form of bends: how far beside its course a river runs.

The form of a bend is the sine-generated curve of Langbein and Leopold (1966, doi:10.3133/pp422H): along the river its
direction swings like a sine about that of the line it follows. A course holds its bends as three numbers, the
``wavelength`` λ, the ``swing`` ω and the ``phase`` p; another program finds the river beside the point P of the course
t metres from its upper end like this. L is the length of the course, s(x) = x²(3 - 2x), J0…J4 are Bessel functions:

    q = 2π t / λ + p                                    phase of the bend
    u = q + 0.7 sin(q / 3.3 + 3p)                       no bend is as long as the next
    l = λ / (2π (1 + 0.7 / 3.3 cos(q / 3.3 + 3p)))      2π l is the wavelength here
    f = s(min(1, t / F, (L - t) / F)), F = min(0.9 λ, L / 2)            bends fade towards both ends
    w = ω f (1 - 0.2 (1 + sin(q / 2.3 + 5p)))           nor as high
    along = l (J2(w) sin 2u + J4(w) / 2 sin 4u) / J0(w)
    aside = -2 l (J1(w) cos u + J3(w) / 3 cos 3u) / J0(w)

The river is at P + along T + aside N. T is the direction of the course at P, N is T turned to the left: at a vertex T
is the mean of the directions of the segments before and after it, between vertices it is interpolated, and then made
one metre long. The river falls as the course does at t. It is J0(w)⁻¹ times longer than the course where bends have the
swing w, and J0 has its first zero at 2.4; above 2.2 bends would run into each other.

Only sums, products, quotients and roots of numbers are taken, which every machine rounds alike.
"""

import numpy as np

from ...machine.jit import kernel

FADE = 0.9
STRAY, STRAY_LENGTH = 0.7, 3.3
LOWER, LOWER_LENGTH = 0.2, 2.3
TWO_PI = 6.283185307179586


@kernel
def circle(angle):
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
def bessel(x):
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
def faded(distance, length, wavelength):
    """Return which share of their swing bends have at a distance along a course."""
    end = min(distance, length - distance)
    fade = min(FADE * wavelength, length / 2.0)
    if end >= fade:
        return 1.0
    share = max(end, 0.0) / fade
    return share * share * (3.0 - 2.0 * share)


@kernel
def beside(distance, length, wavelength, swing, phase):
    """Return how far the river is from its course, along and to the left of it: the formula at the top."""
    q = TWO_PI * distance / wavelength + phase
    slow_cosine, slow_sine = circle(q / STRAY_LENGTH + 3.0 * phase)
    _, lower = circle(q / LOWER_LENGTH + 5.0 * phase)
    size = wavelength / (TWO_PI * (1.0 + STRAY / STRAY_LENGTH * slow_cosine))
    swing *= faded(distance, length, wavelength) * (1.0 - LOWER * (1.0 + lower))
    return bend_at(size, q + STRAY * slow_sine, swing)


@kernel
def bend_at(size, angle, swing):
    """Return how far a sine-generated curve is from the line that it follows, along and to the left of it.

    ``size`` is the wavelength over 2π, ``angle`` the phase of the bend, ``swing`` the most that it turns off the line.
    """
    cosine, sine = circle(angle)
    j0, j1, j2, j3, j4 = bessel(swing)
    sine_2, cosine_2 = 2.0 * sine * cosine, 1.0 - 2.0 * sine * sine
    cosine_3 = cosine * (4.0 * cosine * cosine - 3.0)
    along = size / j0 * (j2 * sine_2 + j4 * sine_2 * cosine_2)
    return along, -2.0 * size / j0 * (j1 * cosine + j3 / 3.0 * cosine_3)
