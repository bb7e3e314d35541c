#!/usr/bin/env python3
"""Writes the reference files of this folder with mpmath (pip install mpmath; made with 1.3.0).

    python3 make_references.py

Doubles are written as their 64 bits in hexadecimal, so that no reader rounds them. The inputs are
drawn with fixed seeds, the answers computed with at least 100 digits and rounded to double once.
"""

import math
import random
import struct
from pathlib import Path

from mpmath import cos, exp, log, mp, mpf, nint, pi, sin, sqrt

mp.prec = 420


def bits(number):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", float(number)))[0]


def write(name, comment, lines):
    text = "".join(f"# {line}\n" for line in comment) + "".join(line + "\n" for line in lines)
    (Path(__file__).parent / name).write_text(text)
    print(name, len(lines), "lines", len(text), "bytes")


# Cubic Bézier curves


def bezier(points, x):
    """The y at an x: the parameter by bisection, then the polynomial of y."""
    x1, y1, x2, y2 = map(mpf, points)
    a, b, c = 1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1
    low, high = mpf(0), mpf(1)
    for _ in range(130):
        middle = (low + high) / 2
        if middle * (c + middle * (b + middle * a)) < x:
            low = middle
        else:
            high = middle
    t = (low + high) / 2
    return t * (3 * y1 + t * (3 * y2 - 6 * y1 + t * (1 + 3 * y1 - 3 * y2)))


def inflection(points):
    """The x of the inflection of x(t), if it lies on the curve."""
    x1, _, x2, _ = map(mpf, points)
    a, b, c = 1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1
    t = -b / (3 * a) if a != 0 else mpf(-1)
    return float(t * (c + t * (b + t * a))) if 0 < t < 1 else None


TINY, LAST = 5e-324, 1 - 2**-53

TRAPS = [
    # The named curves, straight lines, ends without speed.
    (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1),
    (0, 0, 1, 1), (1, 1, 1, 1), (0, 0, 0, 0), (1, 1, 0, 0), (1 / 3, 0.1, 2 / 3, 0.9),
    (1, 0, 1, 0), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, LAST, 1),
    # A cubic term that vanishes or nearly does.
    (0, 0, 1 / 3, 1), (0.2, 0, 0.5333, 1), (1 / 3, 0, 2 / 3, 1),
    # Vertical and nearly vertical tangents.
    (1, 0, 0, 1), (1, 0, TINY, 1), (1, 0, 1e-300, 1), (1, 0, 1e-16, 1), (LAST, 0, 2**-53, 1),
    (1 - 1e-12, 0, 0, 1), (1 - 1e-8, 0, 1e-8, 1), (0.99, 0, 0.01, 1), (0.9, 0, 0.1, 1),
    (1, 1.5, 0, -0.5), (1, -3, 0, 4), (1e-6, 1, 1, 0), (0.02, 1, 0.5, 1), (0.5, 0, 0.98, 0.1),
    (1e-300, 0, 1e-300, 1), (1e-20, 1, 3e-20, 0), (1e-20, 1, 2e-20, 0), (0, 1, 1e-9, 0),
    # Huge and tiny heights.
    (1, 1e308, 0, -1e308), (0.3, 1.79e308, 0.6, -1.79e308), (0.5, 1e-310, 0.5, -1e-310),
]


def random_x(random):
    kind = random.randrange(8)
    if kind < 4:
        return random.random()
    if kind == 4:
        return random.choice([0, 1, TINY, 1e-300, 1e-100, LAST, 1 - 2**-52, 1 / 2, 1 / 3, 2 / 3])
    if kind == 5:
        return 10 ** -random.uniform(0, 20)
    if kind == 6:
        return 1 - 10 ** -random.uniform(0, 16)
    return random.randrange(0, 11) / 10


def random_y(random):
    kind = random.randrange(6)
    if kind < 3:
        return random.random()
    if kind == 3:
        return random.uniform(-2, 3)
    if kind == 4:
        return random.choice([0, 1, -1, 2, 1 / 2])
    return random.uniform(-1, 1) * 10 ** random.uniform(0, 12)


def random_curve(random):
    kind = random.randrange(6)
    x1, x2 = random_x(random), random_x(random)
    if kind == 0:  # steep in the middle
        x1, x2 = 1 - 10 ** -random.uniform(0.5, 16), 10 ** -random.uniform(0.5, 20)
    if kind == 1:  # hardly a cubic term
        x1 = random.random() * 2 / 3
        x2 = min(1, x1 + 1 / 3 + random.choice([0, 0, 1e-5, -1e-9, 1e-13]))
    return x1, random_y(random), x2, random_y(random)


def inputs(random, points, count):
    steps = [10 ** -random.uniform(0, 17), -(10 ** -random.uniform(8, 17))]
    numbers = [random.random() for _ in range(count)]
    numbers += [
        10 ** -random.uniform(0, 20),
        1 - 10 ** -random.uniform(0, 16),
        random.choice([TINY, 1e-310, 2.2250738585072014e-308, 1e-200, 1e-40, 1e-18]),
        random.choice([LAST, 1 - 2**-52, 1 - 1e-12]),
    ]
    middle = inflection(points)
    if middle is not None:
        numbers += [middle, math.nextafter(middle, 0), math.nextafter(middle, 1)]
        numbers += [middle + step for step in steps]
    return [number for number in numbers if 0 < number < 1]


def bezier_line(random, points, count, most):
    numbers = inputs(random, points, count)
    random.shuffle(numbers)
    pairs = [f"{bits(x)} {bits(bezier(points, mpf(x)))}" for x in numbers[:most]]
    return " ".join([bits(number) for number in points] + pairs)


def bezier_file():
    generator = random.Random(20)
    curves = [(points, 8, 99) for points in TRAPS]
    curves += [(random_curve(generator), 2, 3) for _ in range(700)]
    write(
        "cubic-bezier.txt",
        ["x1 y1 x2 y2, then pairs of x and y: traps first, then 700 random curves."],
        [bezier_line(generator, *curve) for curve in curves],
    )




# Elementary functions


def rounded(number):
    """The nearest double; mpmath itself rounds subnormal ones twice."""
    if 0 < abs(number) < mpf(2) ** -1022:
        return math.ldexp(int(nint(number * mpf(2) ** 1074)), -1074)
    return float(number)


def line(*numbers):
    return " ".join(bits(number) for number in numbers)


def distinct(inputs, draw):
    """10,000 different inputs: those given, without repetitions, and as many drawn ones as lack."""
    inputs = dict.fromkeys(inputs)
    while len(inputs) < 10000:
        inputs[draw()] = None
    return list(inputs)


def exp_file():
    generator = random.Random(21)
    numbers = [generator.uniform(-745, 709) for _ in range(6000)]
    numbers += [generator.uniform(-2, 2) for _ in range(2500)]
    numbers += [generator.choice([-1, 1]) * 10 ** generator.uniform(-20, 0) for _ in range(1000)]
    numbers += [generator.uniform(-745, -708) for _ in range(490)]
    numbers += [0, 1, -1, 709, -745, 707.99, 708, -708, -708.39, TINY]
    numbers = distinct(numbers, lambda: generator.uniform(-745, 709))
    lines = [line(x, rounded(exp(mpf(x)))) for x in numbers]
    write("exp.txt", ["x and exp(x), for x from -745 to 709."], lines)


def log_file():
    generator = random.Random(22)
    finite = 0x7FF0000000000000
    numbers = [float_of(generator.randrange(1, finite)) for _ in range(4000)]
    numbers += [float_of(generator.randrange(1, 1 << 52)) for _ in range(1000)]
    numbers += [generator.uniform(0, 4) for _ in range(3000)]
    signs = [-1, 1]
    numbers += [1 + generator.choice(signs) * 10 ** generator.uniform(-16, 0) for _ in range(1990)]
    numbers += [1, 2, 0.5, TINY, 2.0**-1022, 1.7976931348623157e308, LAST, 1 + 2**-52, 0.1, 10]
    numbers = [number for number in numbers if number > 0]
    numbers = distinct(numbers, lambda: float_of(generator.randrange(1, finite)))
    lines = [line(x, rounded(log(mpf(x)))) for x in numbers]
    write("log.txt", ["x and log(x), for positive x."], lines)


def float_of(pattern):
    return struct.unpack("<d", struct.pack("<Q", pattern))[0]


def sine_file():
    generator = random.Random(23)
    numbers = [generator.uniform(-1e5, 1e5) for _ in range(3500)]
    numbers += [generator.uniform(-7, 7) for _ in range(3500)]
    signs = [-1, 1]
    numbers += [generator.choice(signs) * 10 ** generator.uniform(-18, 5) for _ in range(1500)]
    for _ in range(1490):  # next to multiples of a quarter turn
        turns = generator.randrange(1, generator.choice([20, 63600]))
        near = float(pi / 2 * turns)
        for _ in range(generator.randrange(3)):
            near = math.nextafter(near, generator.choice([0, 1e6]))
        numbers.append(near)
    numbers += [0, 1e5, -1e5, TINY, 1, -1, 0.5, 3, 6, 1e-300, 1e12, -1e12]
    numbers = distinct(numbers, lambda: generator.choice(signs) * 10 ** generator.uniform(5, 12))
    lines = [line(x, rounded(sin(mpf(x))), rounded(cos(mpf(x)))) for x in numbers]
    write(
        "sine-cosine.txt",
        ["x, sin(x) and cos(x), for x from -100,000 to 100,000, and some up to 10^12."],
        lines,
    )


def pow_file():
    generator = random.Random(24)
    pairs = [(generator.uniform(0, 4), generator.uniform(-10, 10)) for _ in range(6000)]
    pairs += [(10 ** generator.uniform(-30, 0), generator.uniform(-10, 10)) for _ in range(1500)]
    pairs += [(generator.uniform(0, 4), generator.randrange(-20, 21) / 2) for _ in range(1500)]
    pairs += [(generator.randrange(1, 5), generator.randrange(-10, 11)) for _ in range(400)]
    pairs += [(1 + generator.uniform(-1, 1) * 1e-6, generator.uniform(-10, 10)) for _ in range(400)]
    for _ in range(200):
        pairs.append((float_of(generator.randrange(1, 1 << 52)), generator.uniform(-1, 1)))
    pairs = [(x, y) for x, y in pairs if x > 0]
    pairs = distinct(pairs, lambda: (generator.uniform(0, 4), generator.uniform(-10, 10)))
    lines = [line(x, y, rounded(mpf(x) ** mpf(y))) for x, y in pairs]
    write("pow.txt", ["x, y and x to the y, for x from 0 to 4 and y from -10 to 10."], lines)


# Springs


def spring(mass, stiffness, damping, start, velocity, time):
    """The distance and the velocity at a time, from the roots of the characteristic equation."""
    m, k, c, x, v, t = map(mpf, (mass, stiffness, damping, start, velocity, time))
    root = sqrt(c * c - 4 * m * k)  # complex if the spring swings
    if root == 0:
        rate = c / (2 * m)
        slope = v + rate * x
        return exp(-rate * t) * (x + slope * t), exp(-rate * t) * (v - rate * slope * t)
    first, second = (-c + root) / (2 * m), (-c - root) / (2 * m)
    a = (v - second * x) / (first - second)
    b = x - a
    e, f = a * exp(first * t), b * exp(second * t)
    return (e + f).real, (first * e + second * f).real


def spring_file():
    generator = random.Random(25)
    lines = []
    for index in range(500):
        mass = 10 ** generator.uniform(-1, 1)
        stiffness = 10 ** generator.uniform(0, 4)
        ratio = generator.choice([
            generator.uniform(0, 1),
            generator.uniform(1, 5),
            10 ** generator.uniform(-6, 3),
            1 + generator.choice([-1, 1]) * 10 ** generator.uniform(-15, -1),
            generator.choice([0, 1]),
        ])
        if ratio == 1:  # all bits of the critical damping fit
            mass, stiffness = 2.0 ** generator.randrange(-3, 4), generator.randrange(1, 90) ** 2
            stiffness *= mass
        damping = 2 * ratio * math.sqrt(mass * stiffness)
        start, velocity = generator.uniform(-2, 2), generator.uniform(-30, 30)
        time = 10 ** generator.uniform(-3, 1) * math.sqrt(mass / stiffness) * 3
        inputs = (mass, stiffness, damping, start, velocity, time)
        lines.append(line(*inputs, *map(rounded, spring(*inputs))))
    write(
        "spring.txt",
        ["mass, stiffness, damping, distance and velocity at 0; a time; distance, velocity then."],
        lines,
    )


bezier_file()
exp_file()
log_file()
sine_file()
pow_file()
spring_file()
