"""What the groups share: rows, what is missing, and timing two commands in one run."""
import functools
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Optional


class Failure(Exception):
    """Why nothing more can be measured."""


@dataclass(frozen=True)
class Need:
    """A program or a Python module that a row cannot do without, and how to install it."""

    name: str
    install: str
    is_module: bool = False

    @property
    def is_here(self):
        if self.is_module:
            return importlib.util.find_spec(self.name) is not None
        return shutil.which(self.name) is not None


HYPERFINE = Need("hyperfine", "apt-get install hyperfine")
COG = Need("cogapp", "pip install cogapp", is_module=True)
CXX = Need("c++", "apt-get install g++")
SWIFT = Need("swiftc", "install Swift")
NUMPY = Need("numpy", "pip install numpy", is_module=True)
ML_DTYPES = Need("ml_dtypes", "pip install ml_dtypes", is_module=True)
GFLOAT = Need("gfloat", "pip install gfloat", is_module=True)


@dataclass(frozen=True)
class Row:
    """One piece of work: ours and theirs in the same unit; all that follows is ratios.

    That of processor time tells more where others use the machine.
    """

    work: str
    peer: str
    ours: float
    theirs: float
    unit: str
    floor: Optional[float] = None
    goal: Optional[float] = None
    processor: Optional[float] = None

    def line(self, is_judged):
        """The row of the table; judged, it says whether the ratio is above the floor."""
        ratio = self.ours / self.theirs
        verdict = ", too much" if is_judged and self.floor is not None and ratio > self.floor else ""
        others = ["" if other is None else f"{other:.2f}" for other in (self.floor, self.goal, self.processor)]
        amounts = [f"{text(amount)} {self.unit}" for amount in (self.ours, self.theirs)]
        return f"| {' | '.join([self.work, self.peer, *amounts, f'{ratio:.3f}{verdict}', *others])} |"


def text(amount):
    """An amount in about three digits."""
    return f"{amount:,.{2 if amount < 10 else 1 if amount < 100 else 0}f}"


@dataclass
class Bench:
    """A run: where to work, what to measure, and what came of it."""

    root: Path
    work: Path
    lesson: Callable[[], str]
    quick: bool
    page: Optional[Path] = None
    rows: list = field(default_factory=list)
    missing: dict = field(default_factory=dict)

    def __post_init__(self):
        self.load = os.getloadavg()[0]
        # The program is built only where something is measured, and once.
        self.lesson = functools.cache(self.lesson)
        os.environ["XDG_CACHE_HOME"] = str(self.work / "cache")

    def has(self, rows, *needs):
        """Whether all needs are here; else it notes which rows are left out for which of them."""
        absent = [need for need in needs if not need.is_here]
        for need in absent:
            self.missing.setdefault(need, []).append(rows)
        return not absent

    def time(self, work, peer, ours, theirs, floor=None, goal=None, prepare=None, runs=7, warmup=1):
        """Adds a row of two commands, by the medians of their times; `prepare` is run before each of them."""
        times = self.work / "times.json"
        limits = ["--runs", "1", "--warmup", "0"] if self.quick else ["--runs", str(runs), "--warmup", str(warmup)]
        options = ["--prepare", shlex.join(prepare)] if prepare else []
        commands = [shlex.join(map(str, command)) for command in (ours, theirs)]
        run = subprocess.run(
            ["hyperfine", "-N", "--show-output", *limits, *options, "--export-json", times, *commands],
            capture_output=True, text=True,
        )
        if run.returncode != 0:
            raise Failure("\n".join([f"{work}:", *run.stdout.splitlines()[-10:], *run.stderr.splitlines()[-10:]]))
        ours, theirs = json.loads(times.read_text())["results"]
        processor = (ours["user"] + ours["system"]) / (theirs["user"] + theirs["system"])
        self.add(work, peer, ours["median"] * 1000, theirs["median"] * 1000, "ms", floor, goal, processor)

    def add(self, *row):
        """Adds a row of amounts that are known."""
        self.rows.append(Row(*row))

    def run(self, *command, **options):
        """Runs a command that is not measured."""
        run = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, text=True, **options)
        if run.returncode != 0:
            raise Failure(f"{shlex.join(map(str, command))} ended with exit status {run.returncode}.")
        return run.stdout

    def peak(self, *command):
        """The most memory that a command had at a time, in MB."""
        process = subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)

    def table(self):
        """The rows as a Markdown table, and what is missing below it."""
        lines = [
            "| work | peer | lesson | the peer's | ratio | at most | goal | processor time |",
            "|------|------|-------:|-----------:|------:|--------:|-----:|---------------:|",
            *(row.line(is_judged=not self.quick) for row in self.rows),
        ]
        if self.load > (os.cpu_count() or 1):
            lines += ["", f"Others used this machine (load {self.load:.0f}): measure again when it is idle."]
        if self.quick:
            lines += ["", "This was a quick run: the ratios mean nothing."]
        for need, rows in self.missing.items():
            lines += ["", f"Skipped, because {need.name} is missing here (`{need.install}`): {'; '.join(rows)}."]
        return "\n".join(lines)
