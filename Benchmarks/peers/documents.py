"""Checking and rewriting documents of experiments, next to Python's doctest and cog."""
import re
import shutil
import sys

from .bench import COG, HYPERFINE


def measure(bench):
    if not bench.has("checking documents", HYPERFINE):
        return
    benchmarks = bench.root / "Benchmarks"
    many, one = bench.work / "many", bench.work / "one"
    documents, cells = (4, 5) if bench.quick else (200, 50)
    bench.run(sys.executable, benchmarks / "generate.py", many, documents, cells)
    bench.run(sys.executable, benchmarks / "generate.py", one, 1, 1)
    lesson = bench.lesson()
    bench.run(lesson, "update", many / "lessons", one / "lessons")

    def doctest(folder):
        return [sys.executable, benchmarks / "run_doctest.py", folder / "doctest"]

    count = f"{documents * cells:,} cells"
    cold = [lesson, "run", "--no-cache", many / "lessons"]
    warm = [lesson, "run", many / "lessons"]
    bench.time(f"check {count}, nothing kept", "doctest", cold, doctest(many), floor=0.17, goal=0.10)
    bench.run(*warm)
    bench.time(f"check {count}, nothing changed", "doctest", warm, doctest(many), floor=0.08, goal=0.05)
    edit = ["sh", "-c", f"printf '\\nOne more thought.\\n' >> '{many}/lessons/document-0000/lesson.md'"]
    bench.time(f"check {count}, one document edited", "doctest", warm, doctest(many), floor=0.10, prepare=edit)
    bench.time(
        "check one cell, from start to end", "doctest", [lesson, "run", "--no-cache", one / "lessons"], doctest(one),
        floor=0.10, runs=21,
    )
    bench.add(f"check {count}, memory at most", "doctest", bench.peak(*cold), bench.peak(*doctest(many)), "MB")
    if bench.has("rewriting rows", COG):
        rewrite(bench, many, f"rewrite {count}, all wrong")


def rewrite(bench, many, work):
    """Adds the row of documents in which every row is wrong, which are copied again before each run."""
    wrong, now = bench.work / "wrong", bench.work / "now"
    shutil.copytree(many / "lessons", wrong / "lessons")
    shutil.copytree(many / "cog", wrong / "cog")
    for path in wrong.glob("lessons/*/lesson.md"):
        path.write_text(re.sub(r"(?m)^(\| `[01]+` .*\|) *\S+ \|$", r"\1 wrong |", path.read_text()))
    bench.time(
        work, "cog -r", [bench.lesson(), "update", "--no-cache", now / "lessons"],
        ["sh", "-c", f"cd '{now}/cog' && exec '{sys.executable}' -m cogapp -r *.txt"], floor=1 / 4, goal=1 / 6,
        # Neither waits for the disk to take the copies; documents that somebody rewrites have long been there.
        prepare=["sh", "-c", f"rm -rf '{now}' && cp -r '{wrong}' '{now}' && sync -f '{now}'"],
    )
