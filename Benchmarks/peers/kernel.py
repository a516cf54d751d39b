"""The kernel for Jupyter next to ipykernel, `swiftc`, and `lesson run`, through the same client."""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .bench import Need

CLIENT = Need("jupyter_client", "pip install jupyter_client", is_module=True)
IPYKERNEL = Need("ipykernel", "pip install ipykernel", is_module=True)
NBCLIENT = Need("nbclient", "pip install nbclient", is_module=True)
TABLE = "%%experiment integer.table\nencoding: twos-complement\nbits: 4"
SWIFT = 'let numbers = [3, 1, 2]\nprint(numbers.sorted())'


def measure(bench):
    rows = "the kernel for Jupyter"
    if not bench.has(rows, CLIENT, IPYKERNEL, NBCLIENT):
        return
    os.environ["LESSON"] = bench.lesson()
    sys.path.insert(0, str(bench.root / "Tests" / "Notebooks"))
    import kernels

    cells = 5 if bench.quick else 60
    rounds = 1 if bench.quick else 7
    # ipykernel is installed where Python looks for it, not in the folder of the tests.
    starts = {"lesson": [], "python3": []}
    times = {"lesson": [], "python3": []}
    for _ in range(rounds):
        for kernel, code in (("lesson", TABLE), ("python3", 'print("hello, world")')):
            begin = time.perf_counter()
            with kernels.notebook(kernel) as book:
                starts[kernel].append(time.perf_counter() - begin)
                book.run(code)
                times[kernel] += [seconds(book.run, code) for _ in range(cells)]
    bench.add("cell of an experiment", "`print` in ipykernel", *pair(times), "ms", 1.2)
    bench.add("start of a kernel", "ipykernel", *pair(starts), "ms", 0.35)
    # What is compiled once for all cells of a machine does not count.
    with kernels.notebook() as book:
        book.run("print(0)")
    swift, compiled, stopped = [], [], []
    for _ in range(rounds):
        with kernels.notebook() as book, tempfile.TemporaryDirectory() as folder:
            book.run(TABLE)
            marked = f"{SWIFT} // {time.perf_counter_ns()}"
            swift.append(seconds(book.run, marked))
            (Path(folder) / "main.swift").write_text(marked + "\n")
            compiled.append(seconds(compile_and_run, folder))
            number = book.send("while true {}")
            time.sleep(2)
            begin = time.perf_counter()
            book.manager.interrupt_kernel()
            book.receive(number)
            stopped.append(time.perf_counter() - begin)
    bench.add("first Swift cell", "`swiftc -Onone` and the program", ms(swift), ms(compiled), "ms", 1.1)
    bench.add("interruption of `while true {}`", "0.5 s", ms(stopped), 500, "ms", 1)
    notebook(bench, kernels, 1 if bench.quick else 3)


def notebook(bench, kernels, rounds):
    """Adds the row of a whole notebook, cell by cell."""
    import nbformat
    from nbclient import NotebookClient

    document = bench.root / "lessons" / "optional-enum" / "lesson.md"
    ours, theirs = [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "lessons" / "optional-enum"
            shutil.copytree(document.parent, copy)
            # A comment at the end of each cell, so that no outcome is cached.
            text, isSwift = [], False
            for line in document.read_text().split("\n"):
                if isSwift and line == "```":
                    text.append(f"// {time.perf_counter_ns()}")
                isSwift = line.startswith("```swift") or isSwift and line != "```"
                text.append(line)
            (copy / "lesson.md").write_text("\n".join(text))
            bench.run(bench.lesson(), "export", copy / "lesson.md", "--no-cache", "--to", "ipynb", "--answers", "--output", folder)
            book = nbformat.read(next(Path(folder).glob("*.ipynb")), as_version=4)
            ours.append(seconds(NotebookClient(book, timeout=600, resources={"metadata": {"path": folder}}).execute))
        theirs.append(seconds(bench.run, bench.lesson(), "run", "--no-cache", document))
    bench.add("notebook of optional-enum, cell by cell", "`lesson run --no-cache`", ms(ours), ms(theirs), "ms", 1.5)


def compile_and_run(folder):
    subprocess.run(["swiftc", "-Onone", "main.swift"], cwd=folder, check=True)
    subprocess.run(["./main"], cwd=folder, check=True, stdout=subprocess.DEVNULL)


def seconds(work, *arguments):
    begin = time.perf_counter()
    work(*arguments)
    return time.perf_counter() - begin


def pair(times):
    return ms(times["lesson"]), ms(times["python3"])


def ms(times):
    return statistics.median(times) * 1000
