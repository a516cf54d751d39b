"""The language server next to `lesson run` of the same document: after opening, after a key, and completion."""
import statistics
import subprocess
import sys
import time

NAMES = ["float5", "unsigned-integers", "posits"]


def measure(bench):
    sys.path.insert(0, str(bench.root / "Tests" / "Editors"))
    from client import Client

    rounds = 1 if bench.quick else 9
    keys = 3 if bench.quick else 21
    lesson = bench.lesson()
    for name in NAMES[:1] if bench.quick else NAMES:
        path = bench.root / "lessons" / name / "lesson.md"
        start = median(rounds, lambda: seconds(lesson, "--version"))
        run = median(rounds, lambda: seconds(lesson, "run", "--no-cache", "--only", "experiment", path))
        opened = []
        for _ in range(rounds):
            client = Client(lesson, bench.root)
            begin = time.perf_counter()
            client.diagnostics(client.open(path))
            opened.append(time.perf_counter() - begin)
            client.close()
        bench.add(f"diagnostics of {name} after opening", "`lesson run --only experiment` and 150 ms", ms(opened), run * 1000 + 150, "ms", 1)
        client = Client(lesson, bench.root)
        uri = client.open(path)
        client.diagnostics(uri)
        lines = path.read_text().split("\n")
        typed = after_keys(client, uri, len(lines) - 1, keys)
        bench.add(
            f"diagnostics of {name} after a key", "its experiments and 50 ms", ms(typed), (run - start) * 1000 + 50, "ms", 1)
        line = next(index for index, line in enumerate(lines) if line.startswith("```experiment "))
        completed = sorted(completion(client, uri, line, number) for number in range(keys * 5))
        bench.add(f"completion in {name}, 95 of 100", "20 ms", completed[int(len(completed) * 0.95)] * 1000, 20, "ms", 1)
        client.close()


def completion(client, uri, line, number):
    """Returns the time of a completion of an experiment's name."""
    begin = time.perf_counter()
    found = client.at("completion", uri, line, len("```experiment ") + number % 4)
    assert found
    return time.perf_counter() - begin


def after_keys(client, uri, line, keys):
    """Types letters at the end of a document, and returns the time until the diagnostics of each."""
    times = []
    for number in range(keys):
        start = time.perf_counter()
        client.change(uri, ((line, number % 40), (line, number % 40), "x"))
        client.diagnostics(uri)
        times.append(time.perf_counter() - start)
    client.change(uri, ((line, 0), (line, 10_000), ""))
    client.diagnostics(uri)
    return times


def seconds(*command):
    start = time.perf_counter()
    subprocess.run(list(map(str, command)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def median(rounds, once):
    return statistics.median(once() for _ in range(rounds))


def ms(times):
    return statistics.median(times) * 1000
