"""The number formats beside numpy, ml_dtypes and gfloat."""
import decimal
import time

from .bench import GFLOAT, ML_DTYPES, NUMPY, SWIFT

ROUNDING = "rounding to number formats"
TABLES = "sums and products of FP8 formats"
DECIMALS = "exact decimals of binary16"


def measure(bench):
    peers = list(available(bench))
    if not peers or not bench.has("number formats", SWIFT):
        return
    configuration = "debug" if bench.quick else "release"
    build = ["swift", "build", "--configuration", configuration, "--product", "NumberSpeed"]
    build += ["--package-path", bench.root / "Benchmarks"]
    bench.run(*build)
    program = bench.run(*build, "--show-bin-path").strip() + "/NumberSpeed"
    output = bench.run(program, *(["1"] if bench.quick else []))
    ours = {line.split()[0]: float(line.split()[1]) for line in output.splitlines()}
    runs = 1 if bench.quick else 7
    for name, peer, items, work in peers:
        bench.add(name, peer, ours[name], best(items, work, runs), "ns")


def best(items, work, runs):
    """Nanoseconds an item, of the fastest run."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times) / items * 1e9


def available(bench):
    """The work that this machine's peers can do: the name of ours, the peer, how many items, and a function."""
    if not bench.has(f"{ROUNDING}; {TABLES}; {DECIMALS}", NUMPY):
        return
    import numpy

    doubles = numpy.random.default_rng(2021).uniform(-500, 500, 1_000_000)
    yield "round-binary16", "numpy", doubles.size, lambda: doubles.astype(numpy.float16)
    if bench.has(f"{ROUNDING}; {TABLES}", ML_DTYPES):
        yield from with_ml_dtypes(numpy, doubles)
    if bench.has(f"{TABLES}; {DECIMALS}", GFLOAT):
        yield from with_gfloat(numpy)


def with_ml_dtypes(numpy, doubles):
    import ml_dtypes

    codes = numpy.arange(256, dtype=numpy.uint8)
    for name, type_ in {"e4m3fn": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2}.items():
        yield f"round-{name}", "ml_dtypes", doubles.size, lambda type_=type_: doubles.astype(type_)
        left, right = numpy.repeat(codes, 256).view(type_), numpy.tile(codes, 256).view(type_)
        for word, operation in {"sums": numpy.add, "products": numpy.multiply}.items():
            def work(operation=operation, left=left, right=right):
                with numpy.errstate(all="ignore"):
                    return operation(left, right)

            yield f"{word}-{name}", "ml_dtypes", left.size, work


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
