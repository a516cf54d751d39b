"""The panels of a page, next to a script that only inflates and parses the same bytes, in Chromium and Firefox."""
import os
import statistics

from .bench import Need

SELENIUM = Need("selenium", "scripts/test-pages installs it: run .build/pages-tools/bin/python Benchmarks/run panels", is_module=True)
MARIONETTE = Need("marionette_driver", "as selenium", is_module=True)
CHROMIUM = Need("chromium", "apt-get install chromium chromium-driver")
FIREFOX = Need("firefox-esr", "apt-get install firefox-esr")

# The start of each script: what both measure, and how long it took until the page was laid out.
SHARED = """
const done = arguments[arguments.length - 1];
const place = document.querySelector(".vary");
const text = document.getElementById(`panel-${place.dataset.panel}`).dataset.results;
const found = place.querySelector(".play > .found");
const field = place.querySelector(".control input[type=range]");
async function inflate() {
  const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
}
const html = ({ lines, results }, index) => results[index].map?.((line) => lines[line]).join("\\n") ?? results[index];
"""
OURS = SHARED + """
place.querySelector("details").open = true;
const times = [];
const values = arguments[0];
const next = () => {
  if (times.length === values.length) return done(times);
  field.value = values[times.length];
  const start = performance.now();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    found.getBoundingClientRect();
    times.push(performance.now() - start);
    setTimeout(next);
  });
  observer.observe(found, { childList: true });
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
next();
"""
THEIRS = SHARED + """
place.querySelector("details").open = true;
const start = performance.now();
inflate().then((data) => {
  const times = [performance.now() - start];
  for (const value of arguments[0].slice(1)) {
    const begin = performance.now();
    found.innerHTML = html(data, value);
    found.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  done(times);
});
"""
CELL = """---
title: Many results
---

# Many results

```experiment integer.table name=many vary="{{codes: [1...{count}]}}"
encoding: unsigned
bits: 32
codes: [1]
```
"""


def measure(bench):
    count = 100 if bench.quick else 10_000
    document = bench.work / "many-results" / "lesson.md"
    document.parent.mkdir()
    document.write_text(CELL.format(count=count))
    lesson = bench.lesson()
    bench.run(lesson, "update", document)
    bench.run(lesson, "handout", document, "--output", bench.work, "--name", "panels")
    page = (bench.work / "panels.html").as_uri()
    rounds = 1 if bench.quick else 7
    values = [count // 2 + 37 * step % (count // 2) for step in range(3 if bench.quick else 21)]
    rows = f"panels with {count:,} results"
    if bench.has(f"{rows} in Chromium", SELENIUM, CHROMIUM):
        chromium(bench, page, rows, values, rounds)
    if bench.has(f"{rows} in Firefox", MARIONETTE, FIREFOX):
        firefox(bench, page, rows, values, rounds)


def compare(bench, rows, run, values, rounds):
    """Adds rows of a browser, by medians; `run` loads the page again and executes a script there."""
    ours, theirs = [], []
    for _ in range(rounds):
        theirs.append(run(THEIRS, values))
        ours.append(run(OURS, values))
    first = [statistics.median(times[0] for times in all_times) for all_times in (ours, theirs)]
    later = [statistics.median(time for times in all_times for time in times[1:]) for all_times in (ours, theirs)]
    bench.add(f"{rows}, the first", "a script that inflates and parses", *first, "ms", 3)
    # The limit is 15 ms more than what only shows the result.
    bench.add(f"{rows}, a later one", "a script that shows the same", later[0], later[1] + 15, "ms", 1)


def chromium(bench, page, rows, values, rounds):
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--enable-precise-memory-info"):
        options.add_argument(argument)
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    try:
        browser.set_script_timeout(60)

        def run(script, values):
            browser.get(page)
            return browser.execute_async_script(script, values)

        compare(bench, f"{rows} in Chromium", run, values, rounds)

        def heap():
            browser.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
            return browser.execute_cdp_cmd("Runtime.getHeapUsage", {})["usedSize"] / 1e6

        browser.get(page)
        before = heap()
        browser.execute_async_script(OURS, values)
        bench.add(f"{rows} in Chromium, memory", "10 MB", heap() - before, 10, "MB", 1)
    finally:
        browser.quit()


def firefox(bench, page, rows, values, rounds):
    from marionette_driver.marionette import Marionette

    browser = Marionette(
        bin=os.path.realpath("/usr/bin/firefox-esr"), headless=True, port=0, gecko_log=str(bench.work / "firefox.log"),
        workspace=str(bench.work), prefs={"privacy.reduceTimerPrecision": False})
    browser.start_session()
    try:
        browser.timeout.script = 60

        def run(script, values):
            browser.navigate(page)
            return browser.execute_async_script(script, script_args=[values])

        compare(bench, f"{rows} in Firefox", run, values, rounds)
    finally:
        browser.cleanup()
