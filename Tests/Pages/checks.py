"""What is tested on every page: sizes, names, tables, diagrams, slides, and axe in light and dark, before and after all answers."""

import pathlib

import answering
from browser import AXE

FOLDER = pathlib.Path(__file__).parent
MEASURES = (FOLDER / "measures.js").read_text()
SLIDES = MEASURES + (FOLDER / "slides.js").read_text()
PICTURES = MEASURES + (FOLDER / "pictures.js").read_text()
# Whatever decides about a page, so that a page that has passed is tested again after a change.
SOURCES = [FOLDER / name for name in ("measures.js", "slides.js", "pictures.js", "answering.py", "checks.py", "browser.py")]

DESKTOP, PHONE = (1280, 800), (360, 740)
PROJECTORS = (1280, 720), (1920, 1080)


def size(browser, width, height):
    """Sets the size of the window, and waits until frames have been measured."""
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})
    settle(browser)


def settle(browser):
    """Waits until what has changed is drawn and its size observed."""
    browser.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")


def measure(browser, name):
    """The faults that a measure finds on the page as it is shown."""
    return browser.execute_script(f"{MEASURES} return Measures.{name}()")


def measure_pictures(browser, name):
    """The faults that a measure finds in the drawings of the page as they are shown."""
    return browser.execute_script(f"{PICTURES} return PictureMeasures.{name}()")


def open_whole(browser):
    """Shows what waits for an answer and what is folded."""
    browser.execute_script(f"{MEASURES} Measures.open()")
    settle(browser)


def axe(browser, rules=None):
    """What axe finds, as lines; with rules, only what they find."""
    options = {"runOnly": rules} if rules else {}
    browser.execute_script(f"if (!window.axe) {{ {AXE} }}")
    return browser.execute_async_script(
        """const [options, done] = arguments;
           axe.run({ resultTypes: ["violations"], ...options }).then(({ violations }) =>
             done(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))));""", options)


def dark(browser, is_dark):
    """Emulates a reader who prefers dark or light pages."""
    value = "dark" if is_dark else "light"
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": value}]})


def accessibility(browser):
    """What axe finds in light, and in dark, where only colors differ."""
    found = axe(browser)
    dark(browser, True)
    found += [f"dark: {fault}" for fault in axe(browser, ["color-contrast"])]
    dark(browser, False)
    return found


def slides(browser, width, height):
    """The faults of all slides in a window of this size."""
    size(browser, width, height)
    press = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true }))"
    browser.execute_script(press, "p")
    settle(browser)
    # Panels that nobody has come near get their results now, and the page is dealt again.
    browser.execute_async_script(
        """const done = arguments[0], deck = document.querySelector(".deck p");
           const look = (before) => deck.textContent === before ? done() : setTimeout(look, 300, deck.textContent);
           setTimeout(look, 300, deck.textContent);""")
    found = browser.execute_script(f"{SLIDES} return SlideMeasures.all()")
    browser.execute_script(press, "Escape")
    settle(browser)
    return found["faults"] if found["count"] > 2 else [*found["faults"], f"{found['count']} slides"]


def state(browser):
    """The faults of the page as it is shown, on a desktop and on a phone."""
    for window in (PHONE, DESKTOP):
        size(browser, *window)
        for fault in measure(browser, "all"):
            yield f"{window[0]} pixels: {fault}"
    yield from accessibility(browser)


def check(browser, page, generator):
    """Opens a page and yields its faults, first of the page without an answer, then with all answers given."""
    # What an earlier page has logged is not this page's.
    browser.get_log("browser")
    browser.get(page.as_uri())
    browser.execute_script("localStorage.clear()")
    browser.get(page.as_uri())
    yield from state(browser)
    for window in PROJECTORS:
        yield from (f"slides of {window[1]}: {fault}" for fault in slides(browser, *window))
    for question in browser.execute_script("return Page.data.questions"):
        answering.give(browser, answering.choose(question, generator)[0])
    yield from (f"answered, {fault}" for fault in state(browser))
    yield from (f"answered, slides: {fault}" for fault in slides(browser, *PROJECTORS[0]))
    yield from (f"log: {entry['message']}" for entry in browser.get_log("browser") if entry["level"] != "INFO")


def check_whole(browser, page):
    """Opens a page with everything shown and unfolded, and yields the faults of its tables and diagrams."""
    browser.get(page.as_uri())
    for window in (PHONE, DESKTOP):
        size(browser, *window)
        open_whole(browser)
        faults = measure_pictures(browser, "diagrams")
        if window == DESKTOP:
            for name in ("width", "scrollingTables", "brokenCells", "smallTables"):
                faults += measure(browser, name)
        yield from (f"unfolded, {window[0]} pixels: {fault}" for fault in faults)
