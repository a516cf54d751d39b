#!/usr/bin/env python3
"""Writes weights.npy: 32 rows of 64 numbers, as the weights of a layer are spread.

Each is the sum of twelve random numbers from 0 to 1, less 6, which is nearly normally distributed, times 1/32. In the columns
7 and 41 it is 24 times as large. The random numbers are those of SplitMix64 with the seed 26, so the file is the same everywhere.
"""
import struct
from pathlib import Path

ROWS, COLUMNS, OUTLIERS = 32, 64, (7, 41)
state = 26


def uniform():
    """The next random number, of 53 bits, from 0 to 1."""
    global state
    state = (state + 0x9E3779B97F4A7C15) % 2**64
    mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
    return (mixed ^ mixed >> 31) >> 11


numbers = []
for place in range(ROWS * COLUMNS):
    # In units of 2^-53 the sum is a whole number, so nothing is rounded before the last step.
    weight = (sum(uniform() for _ in range(12)) - 6 * 2**53) * (24 if place % COLUMNS in OUTLIERS else 1)
    numbers.append(weight * 2.0**-58)

header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({ROWS}, {COLUMNS}), }}"
header += " " * (-(len(header) + 11) % 64) + "\n"
data = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + struct.pack(f"<{len(numbers)}f", *numbers)
Path(__file__).with_name("weights.npy").write_bytes(data)
