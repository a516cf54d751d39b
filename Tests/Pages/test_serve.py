"""`lesson serve`: pages that follow their documents and answer, and a server that answers nobody else."""

import contextlib
import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import time
import unittest
import urllib.parse

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browser import LESSON, REPOSITORY, PageTest, lesson

FIVE = """---
title: Five bits
minutes: 5
objectives:
  - Read a code
---

# Five bits

Some text.

## Predict

```experiment integer.table name=ask predict=value
encoding: twos-complement
bits: 3
codes: [101]
```

<details><summary>Result</summary>

| bits  | value |
|-------|------:|
| `101` |    -3 |

- `5`: you read it without a sign. <!-- if: encoding=unsigned -->

</details>

## Carry

```experiment integer.table name=all
encoding: unsigned
bits: 2
```

| bits | value |
|------|------:|
| `00` |     0 |
| `01` |     1 |
| `10` |     2 |
| `11` |     3 |

The end.
"""

SWIFT = """# Swift

```swift name=sum
print(1 + 2)
```

```transcript
3
```
"""

HOST = """#!/usr/bin/env python3
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    reply = {"id": request["id"]}
    if request["request"] == "catalogue":
        reply |= {"version": "4", "catalogue": [{
            "name": "slow.wait", "summary": "Waits.", "result": "lines", "example": "seconds=0",
            "parameters": [{"name": name, "help": help, "default": "0",
                            "takes": {"type": "integer", "minimum": 0, "maximum": 1000}}
                           for name, help in [("seconds", "How long."), ("turn", "Which time.")]]}]}
    else:
        time.sleep(int(request["parameters"].get("seconds", 0)))
        reply |= {"result": {"kind": "lines", "lines": [f"waited {request['parameters'].get('seconds', 0)}"]}}
    print(json.dumps(reply), flush=True)
"""

SLOW = """# Slow

```experiment slow.wait name=wait
```

```transcript
waited 0
```
"""


def processes(mark):
    """The processes whose command line or environment names a text."""
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if process.name != str(os.getpid()) and mark.encode() in (process / "cmdline").read_bytes():
                found.append((process / "cmdline").read_bytes().decode())
    return found


class Serve(PageTest):
    def setUp(self):
        self.lessons = self.folder / self.id().rsplit(".", 1)[-1]
        for name, text in {"five": FIVE, "swift": SWIFT, "slow": SLOW}.items():
            self.write(f"{name}/lesson.md", text if text.startswith("---") else f"---\ntitle: {name}\nminutes: 5\n---\n\n{text}")
        self.write("hosts.yml", "slow:\n  command: [./slow-host]\n  topics: [slow]\n")
        self.write("slow-host", HOST)
        (self.lessons / "slow-host").chmod(0o755)
        # Nothing of one run is known to the next.
        self.environment = os.environ | {
            "XDG_CACHE_HOME": str(self.lessons / ".cache"), "XDG_STATE_HOME": str(self.lessons / ".state"),
        }
        subprocess.run([LESSON, "trust", "--yes", self.lessons], env=self.environment, check=True, capture_output=True)
        self.serve()

    def serve(self, *arguments):
        self.server = subprocess.Popen(
            [LESSON, "serve", self.lessons, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=self.environment)
        self.addCleanup(self.end)
        line = self.server.stdout.readline()
        self.address = re.search(r"http://\S+", line).group()
        self.parts = urllib.parse.urlsplit(self.address)

    def end(self, number=signal.SIGINT):
        if self.server.poll() is None:
            self.server.send_signal(number)
        self.server.wait(timeout=10)
        self.server.stdout.close()

    def write(self, path, text):
        file = self.lessons / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def edit(self, path, old, new):
        text = (self.lessons / path).read_text()
        self.assertIn(old, text)
        self.write(path, text.replace(old, new))

    def until(self, condition, seconds=10):
        """Waits until a condition holds, and returns how long that took, in seconds."""
        start = time.monotonic()
        while True:
            with contextlib.suppress(Exception):
                if value := condition():
                    self.value = value
                    return time.monotonic() - start
            if time.monotonic() - start > seconds:
                self.fail(f"not within {seconds} s:\n{self.visible_text()}")
            time.sleep(0.01)

    def until_text(self, selector, text, seconds=10):
        return self.until(lambda: text in self.find(selector).text, seconds)

    def open_live(self, page):
        self.open(self.address + page)
        self.until_text("#live", "Live")

    def open_controls(self, cell):
        controls = self.find(f"#{cell} ~ .live .try")
        controls.find_element(By.CSS_SELECTOR, "summary").click()
        return controls

    # Pages

    def test_the_index_lists_the_lessons_and_tells_how_they_stand(self):
        self.edit("five/lesson.md", "| `11` |     3 |", "| `11` |     4 |")
        self.open(self.address)
        self.until(lambda: len(self.all("li[data-lesson]")) == 3)
        self.until(lambda: "1 cell does not agree" in self.find("[data-lesson='five']").text)
        self.assertEqual(self.find("[data-lesson='swift'] .skipped").text, "1 not run")
        self.find("[data-lesson='five'] h3 a").click()
        self.until_text("h1", "Five bits")

    def test_a_workshop_is_one_page_whose_cells_belong_to_their_lessons(self):
        self.end()
        self.write("workshops/w.yml", "title: Numbers\nminutes: 12\nparts:\n  - {lesson: swift, minutes: 5}\n"
                   "  - break: 2\n  - {lesson: five, sections: [carry], minutes: 5}\n")
        lessons = self.lessons
        self.lessons = lessons / "workshops/w.yml"
        self.serve()
        self.lessons = lessons
        self.assertTrue(self.address.endswith("/w.html"), self.address)
        self.open(self.address)
        self.until_text("#live", "Live")
        self.assertEqual(self.find("h1").text, "Numbers")
        self.find(".live[data-part='swift.html'] .run").click()
        self.until(lambda: not self.all(".live .run"), seconds=60)
        self.find(".live[data-part='five.html'] .try summary").click()
        found = ".live[data-part='five.html'] .found"
        self.until(lambda: "3" in self.find(found).text)
        Select(self.find(".live[data-part='five.html'] [name=encoding]")).select_by_value("twos-complement")
        self.until(lambda: "\u22121" in self.find(found).text)
        self.edit("five/lesson.md", "The end.", "The very end.")
        self.until(lambda: "The very end." in self.visible_text())
        self.edit("workshops/w.yml", "title: Numbers", "title: Bits")
        self.until_text("h1", "Bits")

    def test_the_index_has_the_topics_of_the_lessons(self):
        self.write("topics.yml", "- title: {en: Numbers, ja: 数}\n  lessons: [five, unknown]\n")
        self.open(self.address)
        self.until(lambda: [heading.text for heading in self.all(".topic h2")] == ["Numbers", "More lessons"])

    def test_the_index_of_all_lessons_is_small_and_names_a_topic_for_each(self):
        self.end()
        self.lessons = REPOSITORY / "lessons"
        self.serve()
        for page, others in {"index.html": "More lessons", "index.ja.html": "そのほかのレッスン"}.items():
            response, text = self.request("GET", self.parts.path + page, timeout=60)
            self.assertEqual(response.status, 200)
            self.assertLessEqual(len(text.encode()), 300_000)
            self.assertGreater(text.count("<li data-lesson="), 50)
            self.assertNotIn(others, text)

    def test_other_values_are_computed_beside_the_recorded_ones(self):
        self.open_live("five.html")
        self.give_up_everything()
        controls = self.open_controls("five--cell-all")
        found = controls.find_element(By.CSS_SELECTOR, ".found")
        self.until(lambda: "11" in found.text)
        encoding, bits = (controls.find_element(By.NAME, name) for name in ("encoding", "bits"))
        self.assertEqual(Select(encoding).first_selected_option.get_attribute("value"), "unsigned")
        self.assertEqual((bits.get_attribute("min"), bits.get_attribute("max")), ("1", "64"))
        Select(encoding).select_by_value("twos-complement")
        self.until(lambda: "\u22121" in found.text)
        compared = controls.find_element(By.CSS_SELECTOR, ".compared")
        self.assertEqual(compared.get_attribute("role"), "status")
        self.until(lambda: compared.text == "Cells that differ from the lesson, marked: 2.")
        self.assertEqual([cell.text for cell in controls.find_elements(By.CSS_SELECTOR, ".other")], ["\u22122", "\u22121"])
        bits.send_keys(Keys.ARROW_UP)
        self.until(lambda: "\u22124" in found.text)
        self.until(lambda: compared.text == "The result differs from the lesson's.")
        self.assertEqual(controls.find_element(By.CSS_SELECTOR, "[type=range]").get_attribute("value"), "3")
        self.assertEqual(self.browser.switch_to.active_element, bits)
        self.assertIn("| `11` |     3 |", (self.lessons / "five/lesson.md").read_text())
        reset = controls.find_element(By.CSS_SELECTOR, "[type=reset]")
        self.assertEqual(reset.get_attribute("aria-disabled"), "false")
        reset.click()
        self.until(lambda: "-" not in found.text and "3" in found.text and compared.text == "")
        self.assertEqual(reset.get_attribute("aria-disabled"), "true")

    def test_the_parameters_of_the_cell_come_first_and_every_control_is_large(self):
        for width in (1000, 360):
            with self.another():
                self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                    "width": width, "height": 740, "deviceScaleFactor": 1, "mobile": width < 500})
                self.open_live("five.html")
                self.give_up_everything()
                controls = self.open_controls("five--cell-all")
                fields = lambda: [field.get_attribute("name") for field in controls.find_elements(
                    By.CSS_SELECTOR, "[name]") if field.is_displayed()]
                self.assertEqual(fields(), ["encoding", "bits"])
                controls.find_element(By.CSS_SELECTOR, ".more summary").click()
                self.assertGreater(len(fields()), 2)
                self.assertNotIn("If left empty", controls.text)
                self.assertIn("The number of bits of a code", controls.text)
                large = "input:not([type=checkbox]), select, textarea, button, summary, .switch"
                for control in controls.find_elements(By.CSS_SELECTOR, large):
                    name = control.get_attribute("outerHTML")[:120]
                    self.assertGreaterEqual(control.rect["height"], 44, name)
                    self.assertGreaterEqual(control.rect["width"], 44, name)
                self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), width)

    def test_what_cannot_be_is_told_beside_its_control(self):
        self.open_live("five.html")
        self.give_up_everything()
        controls = self.open_controls("five--cell-all")
        controls.find_element(By.CSS_SELECTOR, ".more summary").click()
        codes = controls.find_element(By.NAME, "codes")
        codes.send_keys("12<script>document.title='hurt'</script>")
        help = controls.find_element(By.CSS_SELECTOR, f"#{codes.get_attribute('id')}-help")
        self.until(lambda: "cannot be" in help.text and "<script>" in help.text)
        self.assertEqual(codes.get_attribute("aria-invalid"), "true")
        codes.clear()
        codes.send_keys("01, 10")
        self.until(lambda: help.text == "")
        self.until(lambda: len(controls.find_elements(By.CSS_SELECTOR, ".found tbody tr")) == 2)
        self.assertNotEqual(self.browser.title, "hurt")

    def test_results_come_at_once(self):
        self.open_live("five.html")
        line = self.find("#five--cell-all ~ .live").get_attribute("data-line")
        times = []
        for bits in range(1, 11):
            start = time.monotonic()
            status, body = self.post("try", {"page": "five.html", "line": int(line), "values": {
                "encoding": "unsigned", "bits": str(bits)}})
            times.append(time.monotonic() - start)
            self.assertEqual(status, 200)
            self.assertIn("<table", json.loads(body)["html"])
        print(f"results of an experiment after {sorted(times)[5] * 1000:.0f} ms (median of 10)")

    def test_an_edit_is_seen_and_run_at_once(self):
        self.post("run", {"page": "five.html", "line": 1})
        times = []
        with socket.create_connection((self.parts.hostname, self.parts.port)) as connection:
            connection.settimeout(10)
            connection.sendall(f"GET {self.parts.path}events HTTP/1.1\r\nHost: {self.parts.netloc}\r\n\r\n".encode())
            events = connection.makefile("rb")
            while not events.readline().startswith(b"retry"):
                pass
            for number in range(11):
                time.sleep(0.1)
                start = time.monotonic()
                self.write("five/lesson.md", FIVE.replace("Some text.", f"Text {number}."))
                while b"five.html" not in events.readline():
                    pass
                _, text = self.request("GET", self.parts.path + "five.html")
                times.append(time.monotonic() - start)
                self.assertIn(f"Text {number}.", text)
        print(f"an edit is seen, run and sent after {sorted(times)[5] * 1000:.0f} ms (median of 11)")

    def test_an_edit_appears_and_nothing_is_lost(self):
        self.open_live("five.html")
        self.answer("5")
        self.assertIn("without a sign", self.visible_text())
        controls = self.open_controls("five--cell-all")
        bits = controls.find_element(By.NAME, "bits")
        bits.send_keys(Keys.ARROW_UP)
        self.until(lambda: "111" in controls.find_element(By.CSS_SELECTOR, ".found").text)
        self.browser.execute_script("window.same = true")
        self.edit("five/lesson.md", "Some text.", "Some other text.")
        self.until(lambda: "Some other text." in self.visible_text())
        self.assertTrue(self.browser.execute_script("return window.same"), "the page was not loaded anew")
        self.assertEqual(self.browser.switch_to.active_element, bits)
        self.assertIn("111", controls.find_element(By.CSS_SELECTOR, ".found").text)
        self.assertIn("you wrote\n5", self.visible_text())
        # An edit above a question moves it, and its answer with it.
        self.edit("five/lesson.md", "## Carry", "## Another\n\nMore.\n\n## Carry")
        self.until(lambda: "More." in self.visible_text())
        self.edit("five/lesson.md", "bits: 3\ncodes: [101]", "bits: 3\ncodes: [100]")
        self.until(lambda: "\u22124" in self.find("[data-line='14']").text)

    def test_what_changes_before_a_page_listens_is_seen(self):
        # Its connection for events opens a second late.
        slow = """const Source = EventSource;
            window.EventSource = class extends EventTarget {
              constructor(address) {
                super();
                setTimeout(() => {
                  const source = new Source(address);
                  source.onopen = (event) => this.onopen?.(event);
                  source.onerror = (event) => this.onerror?.(event);
                  source.addEventListener("changed", (event) => this.dispatchEvent(new MessageEvent("changed", { data: event.data })));
                }, 1000);
              }
              close() {}
            };"""
        with self.another():
            self.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": slow})
            self.open(self.address + "five.html", fresh=False)
            self.edit("five/lesson.md", "Some text.", "Text before it listens.")
            self.until(lambda: "Text before it listens." in self.visible_text())
            # One that is as it was sent is not said to have changed.
            self.open(self.address + "five.html", fresh=False)
            self.until_text("#live", "Live")
            time.sleep(0.5)
            self.assertIn("Live", self.find("#live").text)
            # The cells of an index run after it was sent.
            self.open(self.address, fresh=False)
            self.until(lambda: self.find("[data-lesson='swift'] .skipped"))
            self.browser.execute_script("window.same = true")
            time.sleep(1.5)
            self.assertTrue(self.browser.execute_script("return window.same"), "it is not loaded anew without end")

    def test_editors_that_replace_the_file_are_seen(self):
        self.open_live("five.html")
        other = self.lessons / "five/lesson.md.tmp"
        other.write_text(FIVE.replace("Some text.", "Replaced text."))
        other.rename(self.lessons / "five/lesson.md")
        self.until(lambda: "Replaced text." in self.visible_text())

    def test_a_folder_that_goes_and_comes_back_stays_live(self):
        for other in ["slow", "swift"]:
            shutil.rmtree(self.lessons / other)
        self.open_live("five.html")
        away = self.lessons.with_name("away")
        (self.lessons / "five").rename(away)
        self.until(lambda: self.request("GET", self.parts.path + "five.html")[0].status == 404)
        # By then the server has done with the change.
        self.request("GET", self.parts.path + "index.html")
        away.rename(self.lessons / "five")
        self.edit("five/lesson.md", "Some text.", "Text that came back.")
        self.until(lambda: "Text that came back." in self.visible_text())

    def test_a_closed_fold_tells_that_something_in_it_differs(self):
        fold = "\n<details>\n<summary>Aside</summary>\n\n```experiment integer.carry name=folded\n```\n\n| a |\n|---|\n| b |\n\n</details>\n"
        lesson = self.lessons / "five/lesson.md"
        lesson.write_text(lesson.read_text() + fold)
        self.open_live("five.html")
        self.give_up_everything()
        mark = """const fold = [...document.querySelectorAll("details")].find((fold) => fold.querySelector("summary").textContent === "Aside");
            fold.open = arguments[0];
            return getComputedStyle(fold.querySelector("summary"), "::after").content"""
        self.until(lambda: self.browser.execute_script(mark, False) == '" ≠"')
        self.assertEqual(self.browser.execute_script(mark, True), "none")

    def test_an_edit_waits_neither_for_the_index_nor_for_another_page(self):
        self.open(self.address)
        # The cells have run: those in Swift are told to be left out.
        self.until(lambda: self.find("[data-lesson='swift'] .skipped"))
        self.request("GET", self.parts.path + "slow.html")
        self.open_live("five.html")
        # A page stops a cell after 2 seconds, so eight cells wait for one each.
        more = "".join(f"\n```experiment slow.wait name=turn-{turn}\nseconds: 1\nturn: {turn}\n```\n" for turn in range(1, 8))
        self.edit("slow/lesson.md", "waited 0\n```\n", f"waited 0\n```\n{more}")
        self.edit("slow/lesson.md", "name=wait\n", "name=wait\nseconds: 1\n")
        time.sleep(0.5)
        self.edit("five/lesson.md", "Some text.", "Text meanwhile.")
        self.until(lambda: "Text meanwhile." in self.visible_text(), seconds=5)
        self.edit("five/lesson.md", "Text meanwhile.", "Text once more.")
        self.until(lambda: "Text once more." in self.visible_text(), seconds=2)
        # The index and the other page come out as they are in the end.
        self.edit("five/lesson.md", "| `11` |     3 |", "| `11` |     4 |")
        self.open(self.address)
        for name in ["slow", "five"]:
            self.until(lambda: "not agree" in self.find(f"[data-lesson='{name}']").text, seconds=40)
        self.until(lambda: "waited 1" in self.request("GET", self.parts.path + "slow.html")[1])

    def test_what_differs_is_shown_and_updated_as_update_would_write_it(self):
        self.open_live("five.html")
        self.give_up_everything()
        self.edit("five/lesson.md", "| `11` |     3 |", "| `11` |     4 |")
        self.until(lambda: self.find("#five--cell-all ~ .live .differs"))
        self.assertIn("Differs", self.find("#five--cell-all ~ .live").text)
        self.assertIn("expected", self.find("#five--cell-all ~ .live .difference").text)
        copy = self.lessons.with_name("copy")
        (copy / "five").mkdir(parents=True)
        (copy / "five/lesson.md").write_text((self.lessons / "five/lesson.md").read_text())
        lesson("update", copy / "five/lesson.md#all")
        self.find("#five--cell-all ~ .live button.update").click()
        self.until(lambda: not self.all("#five--cell-all ~ .live .differs"))
        self.assertEqual((self.lessons / "five/lesson.md").read_text(), (copy / "five/lesson.md").read_text())

    def test_a_document_that_is_broken_says_so_and_comes_back(self):
        self.open_live("five.html")
        self.edit("five/lesson.md", "title: Five bits", "titel: Five bits")
        self.until(lambda: "titel" in self.find(".errors").text)
        self.edit("five/lesson.md", "titel: Five bits", "title: Five bits")
        self.until(lambda: not self.all(".errors"))

    def test_swift_cells_run_when_they_are_asked_to(self):
        self.open_live("swift.html")
        self.assertIn("has not run yet", self.find(".live .state").text)
        self.find(".live button.run").click()
        self.until(lambda: "Agrees" in self.find(".live .state").text, seconds=60)
        self.edit("swift/lesson.md", "print(1 + 2)", "print(1 + 3)")
        self.until(lambda: "Differs" in self.find(".live .state").text, seconds=60)

    def test_an_experiment_without_end_ends_when_the_reader_goes_on(self):
        self.open_live("slow.html")
        controls = self.open_controls("slow--cell-wait")
        found = controls.find_element(By.CSS_SELECTOR, ".found")
        self.until(lambda: "waited 0" in found.text)
        seconds = controls.find_element(By.NAME, "seconds")
        seconds.clear()
        seconds.send_keys("900")
        self.until(lambda: "Computing" in controls.text)
        seconds.clear()
        seconds.send_keys("0")
        self.until(lambda: "waited 0" in found.text and "Computing" not in controls.text, seconds=5)

    def test_a_new_host_program_is_used(self):
        self.open_live("slow.html")
        self.until(lambda: "Agrees" in self.find(".live .state").text)
        self.edit("slow-host", "waited", "slept")
        self.until(lambda: "Differs" in self.find(".live .state").text)

    def test_two_readers_at_once(self):
        self.open_live("five.html")
        self.answer("5")
        with self.another():
            self.open_live("five.html")
            self.assertEqual(len(self.all(".verdict p")), 0)
            self.edit("five/lesson.md", "Some text.", "Text for two.")
            self.until(lambda: "Text for two." in self.visible_text())
        self.until(lambda: "Text for two." in self.visible_text())
        self.assertIn("you wrote\n5", self.visible_text())

    def test_the_author_can_see_everything_without_answering(self):
        self.open_live("five.html")
        self.assertNotIn("The end.", self.visible_text())
        [button] = [button for button in self.all("#tools button") if button.text == "Show everything"]
        button.click()
        self.assertIn("The end.", self.visible_text())

    def test_axe_finds_nothing(self):
        self.edit("five/lesson.md", "| `11` |     3 |", "| `11` |     4 |")
        for dark in (False, True):
            with self.another(dark=dark):
                self.open(self.address)
                self.until(lambda: "1 cell does not agree" in self.find("[data-lesson='five']").text)
                self.assertEqual(self.violations(), [])
                self.open_live("five.html")
                self.give_up_everything()
                self.open_controls("five--cell-all")
                self.until(lambda: self.find(".found table"))
                self.assertEqual(self.violations(), [])

    def test_the_page_tells_when_the_server_has_ended(self):
        self.open_live("five.html")
        self.end()
        self.until_text("#live", "has stopped")

    # The door

    def request(self, method, path, body=None, timeout=10, **headers):
        connection = http.client.HTTPConnection(self.parts.hostname, self.parts.port, timeout=timeout)
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        response = connection.getresponse()
        text = response.read().decode()
        connection.close()
        return response, text

    def post(self, path, question):
        response, body = self.request(
            "POST", self.parts.path + path, json.dumps(question), Content_Type="application/json")
        return response.status, body

    def test_nobody_else_is_answered(self):
        page, own = self.parts.path + "five.html", f"http://{self.parts.netloc}"
        json_type = {"Content_Type": "application/json"}
        cases = [
            (200, "GET", page, {}),
            (200, "GET", page, {"Origin": own}),
            (200, "GET", page, {"Host": f"localhost:{self.parts.port}"}),
            (404, "GET", "/", {}),
            (404, "GET", "/five.html", {}),
            (404, "GET", page.replace(self.parts.path, "/" + "a" * 26 + "/"), {}),
            (404, "GET", self.parts.path + "../../etc/passwd", {}),
            (404, "GET", self.parts.path + "nothing.html", {}),
            (421, "GET", page, {"Host": "example.com"}),
            (421, "GET", page, {"Host": f"127.0.0.1.example.com:{self.parts.port}"}),
            (421, "GET", page, {"Host": "127.0.0.1:1"}),
            (403, "GET", page, {"Origin": "http://example.com"}),
            (403, "GET", page, {"Origin": "null"}),
            (403, "GET", page, {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "no-cors"}),
            (200, "GET", page, {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate"}),
            (403, "POST", self.parts.path + "update", {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate"} | json_type),
            (403, "POST", self.parts.path + "update", {"Origin": "http://localhost:1"} | json_type),
            (415, "POST", self.parts.path + "update", {"Content_Type": "text/plain"}),
            (415, "POST", self.parts.path + "update", {"Content_Type": "application/x-www-form-urlencoded"}),
            (400, "POST", self.parts.path + "update", json_type),
            (405, "DELETE", page, {}),
            (405, "OPTIONS", page, {}),
        ]
        for status, method, path, headers in cases:
            with self.subTest(method=method, path=path, headers=headers):
                response, text = self.request(method, path, "{}" if method == "POST" else None, **headers)
                self.assertEqual(response.status, status, text)
                self.assertNotIn("Access-Control-Allow-Origin", response.headers)
                self.assertEqual(response.headers["Cache-Control"], "no-store")

    def test_requests_have_limits(self):
        response, _ = self.request("POST", self.parts.path + "try", "x" * 2_000_000, Content_Type="application/json")
        self.assertEqual(response.status, 413)
        with socket.create_connection((self.parts.hostname, self.parts.port)) as connection:
            connection.settimeout(10)
            with contextlib.suppress(OSError):
                connection.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 1_000_000)
                self.assertIn(connection.recv(100)[:12], (b"", b"HTTP/1.1 400", b"HTTP/1.1 431"))
        with contextlib.ExitStack() as many:
            for _ in range(200):
                many.enter_context(socket.create_connection((self.parts.hostname, self.parts.port)))
        self.until(lambda: self.request("GET", self.parts.path + "five.html")[0].status == 200)

    def test_it_listens_to_this_machine_alone(self):
        port = f"{self.parts.port:04X}"
        listening = [line.split()[1] for file in ("tcp", "tcp6") for line in pathlib.Path(f"/proc/net/{file}").read_text().splitlines()
                     if line.split()[3] == "0A"]
        self.assertEqual([address for address in listening if address.endswith(f":{port}")], [f"0100007F:{port}"])

    def test_a_second_server_takes_another_port(self):
        first = self.parts.port
        run = subprocess.run([LESSON, "serve", self.lessons, "--port", str(first)], capture_output=True, text=True, timeout=10)
        self.assertEqual(run.returncode, 64)
        self.assertIn("is already in use", run.stderr)
        server, self.server = self.server, None
        self.serve()
        self.assertNotEqual(self.parts.port, first)
        self.end()
        self.server = server

    def test_it_leaves_nothing(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            with self.subTest(number=number):
                self.open_live("slow.html")
                self.assertIn("slow-host", "".join(processes("slow-host")))
                self.end(number)
                self.until(lambda: not processes("slow-host") and not processes(str(self.lessons)), seconds=5)
                self.serve()


if __name__ == "__main__":
    unittest.main()
