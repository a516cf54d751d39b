"""Measures how far readers of a page scroll until there is something to do. Exits with 1 if a page has a stretch of more than
two windows of 1,280 × 720 pixels without an act, or no act in its first window.

usage: LESSON=… acts.py FOLDER [PAGE…]      the pages of FOLDER, which is made with all pages if there is none; pages as float5.ja
"""

import pathlib
import sys

from answering import give_up
from browser import chromium, lesson, REPOSITORY

WINDOW = 720
SCRIPT = (pathlib.Path(__file__).parent / "acts.js").read_text()


def measure(browser, page):
    """The measures of a page before its questions are answered and after."""
    browser.get(page.as_uri())
    browser.execute_script("localStorage.clear()")
    browser.get(page.as_uri())
    before = browser.execute_script(f"{SCRIPT} return Acts();")
    give_up(browser)
    return before, browser.execute_script(f"{SCRIPT} return Acts();")


def faults(before, after):
    """What is wrong with a page of these measures, as lines."""
    first = [f"the first act begins at {before['first']}"] if before["first"] > WINDOW - 44 else []
    return first + [
        f"{state['longest']} pixels without an act, from \"{state['text']}\" {when}"
        for when, state in (("before answers", before), ("after answers", after)) if state["longest"] > 2 * WINDOW]


def main(folder, *names):
    folder = pathlib.Path(folder).resolve()
    if not folder.exists():
        folder.mkdir(parents=True)
        lesson("handout", REPOSITORY / "lessons", "--separate", "--output", folder)
    browser = chromium()
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": 1280, "height": WINDOW, "deviceScaleFactor": 1, "mobile": False})
    failed = 0
    try:
        for page in sorted(folder.glob("*.html")):
            name = page.name.removesuffix(".html")
            if name.startswith("index") or (names and name not in names):
                continue
            before, after = measure(browser, page)
            lines = faults(before, after)
            failed += bool(lines)
            print(f"{name}: {before['count']} acts, first at {before['first']}, at most {after['longest']} pixels without one")
            print("".join(f"  {line}\n" for line in lines), end="")
    finally:
        browser.quit()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
