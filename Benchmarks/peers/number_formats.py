"""The number formats next to numpy, ml_dtypes and gfloat, and to peers in C and C++."""
import decimal
import os
import time

from . import native, number_blocks, number_page, number_sums
from .bench import GFLOAT, ML_DTYPES, NUMPY, SWIFT

ROUNDING = "rounding to number formats"
TABLES = "sums, products and quotients of FP8 formats"
DECIMALS = "exact decimals of binary16"


def measure(bench):
    peers = list(available(bench))
    driver = native.program(bench)
    if not (peers or driver) or not bench.has("number formats", SWIFT):
        return
    program = number_speed(bench)
    rounds, runs = (1, 1) if bench.quick else (9, 3)
    samples, versions = {(name, peer): [] for name, peer, _, _ in peers}, []
    # In turns, so that what else the machine does slows down both.
    for _ in range(rounds):
        output = bench.run(program, runs)
        ours = {line.split()[0]: float(line.split()[1]) for line in output.splitlines()}
        for name, peer, items, work in peers:
            samples[name, peer].append((ours[name], nanoseconds(items, work, runs)))
        theirs, versions = native.measure(bench, driver, runs) if driver else ({}, [])
        for name, time in theirs.items():
            samples.setdefault((name, native.peer(name)), []).append((ours[name], time))
    for (name, peer), pairs in samples.items():
        bench.add(name, peer, *(middle(times) for times in zip(*pairs)), "ns")
    if bench.page:
        bench.page.write_text(number_page.text(samples, versions))


def number_speed(bench):
    """The program that measures ours: the one that NUMBER_SPEED names, or one that is built here."""
    if os.environ.get("NUMBER_SPEED"):
        return os.environ["NUMBER_SPEED"]
    configuration = "debug" if bench.quick else "release"
    build = ["swift", "build", "--configuration", configuration, "--product", "NumberSpeed"]
    build += ["--package-path", bench.root / "Benchmarks"]
    bench.run(*build)
    return bench.run(*build, "--show-bin-path").strip() + "/NumberSpeed"


def nanoseconds(items, work, runs):
    """Nanoseconds an item, of the run in the middle."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return middle(times) / items * 1e9


def middle(numbers):
    """The number in the middle."""
    return sorted(numbers)[len(numbers) // 2]


def available(bench):
    """The work that this machine's peers can do: the name of ours, the peer, how many items, and a function."""
    if not bench.has(f"{ROUNDING}; {TABLES}; {DECIMALS}", NUMPY):
        return
    import numpy

    inputs = {name: doubles(numpy, name) for name in ("uniform", "spread", "subnormal", "ties")}
    for name, numbers in inputs.items():
        yield f"round-binary16-{name}", "numpy", numbers.size, lambda numbers=numbers: numbers.astype(numpy.float16)
    if bench.has(f"{ROUNDING}; {TABLES}", ML_DTYPES):
        yield from with_ml_dtypes(numpy, inputs)
        yield from number_blocks.available(numpy, inputs)
        yield from number_sums.available(numpy)
    if bench.has(f"{TABLES}; {DECIMALS}", GFLOAT):
        yield from with_gfloat(numpy)


def doubles(numpy, name):
    """A million numbers of the kinds that NumberSpeed.swift has under these names."""
    random = numpy.random.default_rng(2021)
    if name == "uniform":
        return random.uniform(-500, 500, 1_000_000)
    sign = random.choice([-1.0, 1.0], 1_000_000)
    low, high = {"spread": (-15, 9), "subnormal": (-12, -8), "ties": (-6, 8)}[name]
    fraction = random.integers(0, 16, sign.size) / 16 if name == "ties" else random.random(sign.size)
    return sign * numpy.ldexp(1 + fraction, random.integers(low, high, sign.size))


def with_ml_dtypes(numpy, inputs):
    import ml_dtypes

    codes = numpy.arange(256, dtype=numpy.uint8)
    for name, type_ in {"e4m3fn": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2}.items():
        for kind, numbers in inputs.items():
            def rounding(numbers=numbers, type_=type_):
                with numpy.errstate(all="ignore"):
                    return numbers.astype(type_)

            yield f"round-{name}-{kind}", "ml_dtypes", numbers.size, rounding
        left, right = numpy.repeat(codes, 256).view(type_), numpy.tile(codes, 256).view(type_)
        operations = {"sums": numpy.add, "products": numpy.multiply, "quotients": numpy.divide}
        for word, operation in operations.items():
            def work(operation=operation, left=left, right=right):
                with numpy.errstate(all="ignore"):
                    return operation(left, right)

            yield f"{word}-{name}", "ml_dtypes", left.size, work
            yield f"array-{word}-{name}", "ml_dtypes", left.size, work


def with_gfloat(numpy):
    import gfloat
    import gfloat.formats

    codes = numpy.arange(256, dtype=numpy.uint8)
    infos = {"e4m3fn": gfloat.formats.format_info_ocp_e4m3, "e5m2": gfloat.formats.format_info_ocp_e5m2}
    for name, info in infos.items():
        values = gfloat.decode_ndarray(info, codes)
        for word, operation in {"sums": numpy.add, "products": numpy.multiply}.items():
            def work(operation=operation, info=info, values=values):
                with numpy.errstate(all="ignore"):
                    exact = operation(values[:, None], values[None, :])
                    return gfloat.encode_ndarray(info, gfloat.round_ndarray(info, exact))

            yield f"{word}-{name}", "gfloat", codes.size**2, work

    def table():
        """The bits, the fields and the exact decimal of every code of binary16, as comma-separated values."""
        info, rows = gfloat.formats.format_info_binary16, []
        for code in range(65536):
            value = gfloat.decode_float(info, code)
            text = format(decimal.Decimal(value.fval), "f")
            rows.append(f"{code:016b},{value.signbit},{value.exp},{value.significand},{text}\n")
        return "".join(rows)

    yield "table-binary16", "gfloat with Decimal", 65536, table
