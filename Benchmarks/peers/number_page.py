"""The page of the number formats: how they stand to their peers, in ratios alone."""
import importlib.metadata
import platform

INPUTS = {
    "uniform": "uniform from -500 to 500",
    "spread": "log-uniform over 24 binades",
    "subnormal": "subnormal in FP8",
    "ties": "halfway between two numbers of FP8",
}

WORDS = {
    "round": "a million doubles to {}",
    "sums": "all sums of {}",
    "products": "all products of {}",
    "quotients": "all quotients of {}",
    "array sums": "sums of two arrays of {}",
    "array products": "products of two arrays of {}",
    "array quotients": "quotients of two arrays of {}",
    "sum": "a sum of {}",
    "product": "a product of {}",
    "quotient": "a quotient of {}",
    "table": "a row of all codes of {} with exact decimals",
}

HEAD = """# How fast the number formats are

Each row is one piece of work, done by NumberFormats and by a peer in turns on the same machine. A ratio is our time over the
peer's: below 1 we take less. It is the median of {rounds} rounds, each of which holds the medians of its own runs against each
other; beside it stand the least and the greatest ratio of a round, which tell how far to trust it.

`Benchmarks/numbers-page` installs the peers, measures and writes this page. It was written with {versions}.
CPFloat and Universal are in no registry that it can install from. Of SoftFloat there are bindings for Python alone (softfloatpy),
whose calls from Python would be what is measured.

| work | input | peer | ratio | from | to |
|------|-------|------|------:|-----:|---:|
"""


def text(samples):
    """The page, from the times of each round by the work and the peer."""
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
    rounds = len(next(iter(samples.values())))
    return HEAD.format(rounds=rounds, versions=versions) + "".join(lines)


def installed(name):
    """Whether a package is here."""
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True
