"""Runs every module of tests in a process of its own, as many at a time as there are processors, the longest first."""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import time

FOLDER = pathlib.Path(__file__).parent


def run(module):
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "unittest", module], cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return module, time.monotonic() - start, done


def main():
    modules = sorted(FOLDER.glob("test_*.py"), key=lambda path: -path.stat().st_size)
    failed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for module, seconds, done in pool.map(run, [path.stem for path in modules]):
            result = done.stdout.strip().splitlines()[-1:]
            print(f"{seconds:6.0f} s  {module}: {' '.join(result)}", flush=True)
            if done.returncode != 0:
                failed = True
                print(done.stdout, flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
