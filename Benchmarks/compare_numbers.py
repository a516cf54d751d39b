#!/usr/bin/env python3
"""Holds the speed of the number formats against gfloat and ml_dtypes in one run, and prints ratios.

needs: pip install ml_dtypes gfloat
"""
import decimal
import os
import subprocess
import time

import gfloat
import gfloat.formats
import ml_dtypes
import numpy


def best(items, work, runs=7):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times) / items * 1e9


def gfloat_table():
    """The bits, the fields and the exact decimal of every code of binary16, as comma-separated values."""
    info = gfloat.formats.format_info_binary16
    rows = []
    for code in range(65536):
        value = gfloat.decode_float(info, code)
        decimal_text = format(decimal.Decimal(value.fval), "f")
        rows.append(f"{code:016b},{value.signbit},{value.exp},{value.significand},{decimal_text}\n")
    return "".join(rows)


def peers():
    doubles = numpy.random.uniform(-500, 500, 1_000_000)
    types = {"e4m3fn": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2, "binary16": numpy.float16}
    for name, type_ in types.items():
        yield f"round-{name}", "ml_dtypes" if name != "binary16" else "numpy", best(
            1_000_000, lambda: doubles.astype(type_)
        )
    infos = {"e4m3fn": gfloat.formats.format_info_ocp_e4m3, "e5m2": gfloat.formats.format_info_ocp_e5m2}
    operations = {"sums": numpy.add, "products": numpy.multiply}
    for name, info in infos.items():
        codes = numpy.arange(256, dtype=numpy.uint8)
        left, right = numpy.repeat(codes, 256).view(types[name]), numpy.tile(codes, 256).view(types[name])
        values = gfloat.decode_ndarray(info, codes)
        for word, operation in operations.items():
            with numpy.errstate(all="ignore"):
                yield f"{word}-{name}", "ml_dtypes", best(65536, lambda: operation(left, right))
                yield f"{word}-{name}", "gfloat", best(
                    65536,
                    lambda: gfloat.encode_ndarray(
                        info, gfloat.round_ndarray(info, operation(values[:, None], values[None, :]))
                    ),
                )
    yield "table-binary16", "gfloat with Decimal", best(65536, gfloat_table, runs=3)


def main():
    package = os.path.dirname(os.path.abspath(__file__))
    build = ["swift", "build", "--configuration", "release", "--product", "NumberSpeed", "--package-path", package]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    output = subprocess.run([folder + "/NumberSpeed"], check=True, capture_output=True, text=True).stdout
    ours = {line.split()[0]: float(line.split()[1]) for line in output.splitlines()}
    print("| work | ns an item | peer | its ns | times faster |")
    print("|------|-----------:|------|-------:|-------------:|")
    for name, peer, time_ in peers():
        print(f"| {name} | {ours[name]:.1f} | {peer} | {time_:.1f} | {time_ / ours[name]:.1f} |")


main()
