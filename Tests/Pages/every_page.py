"""Checks the page of every lesson and workshop, in a seeded order, and goes on where an earlier run ended.

usage: every_page.py FOLDER [SEED [PAGE…]]
"""

import hashlib
import pathlib
import random
import sys
import time

import checks
from browser import REPOSITORY, chromium, lesson

SEED = 20261128


def pages(folder):
    """Makes the pages of all lessons and workshops, and returns their files."""
    for page in folder.glob("*.html"):
        page.unlink()
    lesson("handout", REPOSITORY / "lessons", "--separate", "--output", folder)
    for workshop in sorted((REPOSITORY / "lessons/workshops").glob("*.yml")):
        lesson("handout", workshop, "--output", folder)
    return sorted(page for page in folder.glob("*.html") if not page.name.startswith("index."))


class Record:
    """The pages that have passed, by what decides about them: their bytes, the tests, the browser, and the seed."""

    def __init__(self, file, browser, seed):
        self.file = file
        self.passed = set(file.read_text().split("\n")) if file.exists() else set()
        self.tests = hashlib.sha256(f"{browser.capabilities['browserVersion']} {seed}".encode())
        for source in checks.SOURCES:
            self.tests.update(source.read_bytes())

    def line(self, page):
        digest = self.tests.copy()
        digest.update(page.read_bytes())
        return f"{digest.hexdigest()} {page.name}"

    def has(self, page):
        return self.line(page) in self.passed

    def add(self, page):
        with self.file.open("a") as file:
            file.write(f"{self.line(page)}\n")


def main(folder, seed=SEED, *names):
    folder = pathlib.Path(folder).resolve()
    (folder / "pages").mkdir(parents=True, exist_ok=True)
    all_pages = [page for page in pages(folder / "pages") if not names or page.name.removesuffix(".html") in names]
    browser = chromium()
    failed = 0
    try:
        record = Record(folder / "passed", browser, seed)
        rest = [page for page in all_pages if not record.has(page)]
        random.Random(int(seed)).shuffle(rest)
        print(f"seed {seed}; {len(all_pages)} pages, of which {len(all_pages) - len(rest)} have passed before", flush=True)
        for number, page in enumerate(rest, 1):
            start = time.monotonic()
            faults = [*checks.check(browser, page, random.Random(f"{seed} {page.name}")), *checks.check_whole(browser, page)]
            print(f"{number} of {len(rest)}: {page.name}: {len(faults)} faults, {time.monotonic() - start:.1f} s", flush=True)
            for fault in faults:
                print(f"  {fault}", flush=True)
            if faults:
                failed += 1
            else:
                record.add(page)
    finally:
        browser.quit()
    print(f"{len(all_pages) - failed} passed, {failed} failed")
    return 1 if failed or not all_pages else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
