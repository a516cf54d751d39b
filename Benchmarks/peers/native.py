"""The peers of the number formats that are C or C++: native.cpp, compiled outside of this repository."""
import os

from .bench import CXX, Need

LIBRARIES = {
    "SoftFloat": ("sum-binary128", "sums, products, roots and conversions of binary32, binary64 and binary128"),
    "libmpdec": ("sum-decimal64", "decimal64 and decimal128"),
    "SoftPosit": ("dot-posit16", "square roots and dot products of posits"),
}


def program(bench):
    """The compiled driver: the one that NATIVE_PEERS names, or one without libraries; None without a compiler."""
    if os.environ.get("NATIVE_PEERS"):
        return os.environ["NATIVE_PEERS"]
    if not bench.has("shortest decimals and decimals that are read", CXX):
        return None
    path = bench.work / "native"
    bench.run(bench.root / "Benchmarks/native-peers", path)
    return path


def measure(bench, program, runs, names=()):
    """Nanoseconds by name, and the versions that the driver states."""
    times, versions = {}, []
    for line in bench.run(program, runs, *names).splitlines():
        name, *rest = line.split()
        if name == "version":
            versions.append(" ".join(rest))
        else:
            times[name] = float(rest[0])
    for library, (name, rows) in LIBRARIES.items():
        if name not in times and not names:
            need = Need(library, "compile it, run Benchmarks/native-peers and set NATIVE_PEERS")
            if rows not in bench.missing.setdefault(need, []):
                bench.missing[need].append(rows)
    return times, versions


def peer(name):
    """What a name of native.cpp measures."""
    work, form = name.split("-")[:2]
    if work == "shortest":
        return "std::to_chars"
    if work == "read":
        return "strtof" if form == "binary32" else "strtod"
    return "libmpdec" if form.startswith("decimal") else "SoftPosit" if form.startswith("posit") else "SoftFloat"
