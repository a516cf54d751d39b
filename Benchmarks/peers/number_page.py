"""The page of the number formats: their times relative to their peers, only as ratios."""
import importlib.metadata
import platform

INPUTS = {
    "uniform": "uniform from -500 to 500",
    "spread": "log-uniform over 24 binades",
    "subnormal": "subnormal in FP8",
    "ties": "halfway between two numbers of FP8",
    "pairwise": "added pairwise",
    "forward": "added one after the other",
}

WORDS = {
    "round": "a million doubles to {}",
    "sums": "all sums of {}",
    "products": "all products of {}",
    "quotients": "all quotients of {}",
    "array sums": "sums of two arrays of {}",
    "array products": "products of two arrays of {}",
    "array quotients": "quotients of two arrays of {}",
    "array round": "a million floats to {}",
    "array decode": "a million codes of {} to floats",
    "block": "a million doubles to blocks of {}",
    "shortest": "the shortest decimal of {}",
    "read": "a decimal to {}",
    "total": "a sum of a million {} in `binary32`",
    "dot": "a dot product of {}",
    "steps": "a sum of a million {}, each step rounded to it",
    "root": "a square root of {}",
    "fma": "a fused product and sum of {}",
    "int32": "a code of {} to `Int32`",
    "sum": "a sum of {}",
    "product": "a product of {}",
    "quotient": "a quotient of {}",
    "table": "a row of all codes of {} with exact decimals",
}

HEAD = """# How fast the number formats are

Each row is one task. NumberFormats and a peer take turns at it on the same machine. The *ratio* is the time of
NumberFormats divided by the time of the peer: below 1, NumberFormats is faster. Each round compares the medians of its
own runs, and the ratio is the median of {rounds} rounds. The columns *from* and *to* show the smallest and the largest
ratio of a round. The closer they are, the more you can trust the ratio.

`Benchmarks/numbers-page` installs the peers, measures, and writes this page. The versions of this run:
{versions}.

SoftFloat, libmpdec and SoftPosit are compiled from their sources and called from C++, as the functions of the C++
library are. The measured posits of SoftPosit are its own: of 16 bits with one exponent bit, while ours have two. CPFloat
and Universal are missing.

| work | input | peer | ratio | from | to |
|------|-------|------|------:|-----:|---:|
"""


def text(samples, native_versions):
    """Returns the page for the times of each round, by task and peer."""
    lines = []
    for (name, peer), pairs in samples.items():
        work, form, *kind = name.replace("array-", "array ").split("-")
        ratios = sorted(ours / theirs for ours, theirs in pairs)
        numbers = [f"{ratio:.2f}" for ratio in (ratios[len(ratios) // 2], ratios[0], ratios[-1])]
        cells = [WORDS[work].format(f"`{form}`"), INPUTS[kind[0]] if kind else "", peer, *numbers]
        lines.append(f"| {' | '.join(cells)} |\n")
    names = ["numpy", "ml_dtypes", "gfloat"]
    versions = [f"{name} {importlib.metadata.version(name)}" for name in names if installed(name)]
    versions = f"Python {platform.python_version()}, " + ", ".join(versions)
    versions += "".join(f", {version}" for version in native_versions)
    rounds = len(next(iter(samples.values())))
    return HEAD.format(rounds=rounds, versions=versions) + "".join(lines)


def installed(name):
    """Whether a Python package is installed."""
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True
