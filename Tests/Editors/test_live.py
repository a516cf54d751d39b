"""The live pages that an editor opens: from the editor to the page, and back.

usage: test_live.py LESSON
"""

import contextlib
import http.client
import json
import threading
import unittest
import urllib.parse

from client import Client
from test_lsp import DOCUMENT, LESSON, EditorCase, descendants
from test_server import gone

CAPABILITIES = {"window": {"showDocument": {"support": True}}}
TWO = DOCUMENT + "\n```experiment integer.table name=more\nencoding: unsigned\nbits: 1\n```\n\n| bits | value |\n|---|--:|\n| `0` | 0 |\n| `1` | 1 |\n"


class Page:
    """The browser of a live page."""

    def __init__(self, address):
        parts = urllib.parse.urlsplit(address)
        self.host, self.path = parts.netloc, parts.path
        self.events = []

    def get(self, headers=None):
        return self.request("GET", self.path, None, headers)

    def post(self, name, question, headers=None):
        file = self.path.rsplit("/", 1)[1]
        body = json.dumps({"page": file, **question})
        path = f"{self.path.rsplit('/', 1)[0]}/{name}"
        return self.request("POST", path, body, {"Content-Type": "application/json", **(headers or {})})

    def request(self, method, path, body, headers):
        with contextlib.closing(http.client.HTTPConnection(self.host, timeout=30)) as connection:
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            return response.status, response.read().decode()

    def listen(self):
        connection = http.client.HTTPConnection(self.host, timeout=60)
        connection.request("GET", f"{self.path.rsplit('/', 1)[0]}/events")
        stream = connection.getresponse()
        self.heard = threading.Condition()

        def read():
            name = None
            for line in stream:
                line = line.decode().rstrip()
                if line.startswith("event: "):
                    name = line[7:]
                elif line.startswith("data: ") and name:
                    with self.heard:
                        self.events.append((name, json.loads(line[6:])))
                        self.heard.notify_all()

        threading.Thread(target=read, daemon=True).start()

    def wait(self, name):
        with self.heard:
            assert self.heard.wait_for(lambda: any(event[0] == name for event in self.events), 20), self.events
            return [data for event, data in self.events if event == name]


class LiveTests(EditorCase):
    capabilities = CAPABILITIES

    def begin(self):
        path = self.folder / "notes.md"
        path.write_text(TWO)
        uri = self.client.open(path)
        self.client.diagnostics(uri)
        [lens] = [lens for lens in self.client.of("codeLens", uri) if lens["command"]["command"] == "lesson.open"]
        self.assertEqual(lens["range"]["start"]["line"], 0)
        try:
            self.client.click(lens["command"])
        except RuntimeError as error:
            if "lesson-server" in str(error):
                self.skipTest("the hosts are not built")
            raise
        shown = self.client.notice("window/showDocument")
        self.assertTrue(shown["external"])
        self.assertRegex(shown["uri"], r"^http://127\.0\.0\.1:\d+/[a-z0-9]{26}/notes\.html$")
        return path, uri, lens, Page(shown["uri"])

    def test_the_page_opens_and_shows_the_source_of_a_cell(self):
        path, uri, lens, page = self.begin()
        status, html = page.get()
        self.assertEqual(status, 200)
        self.assertTrue('data-line="17"' in html)
        self.assertEqual(page.post("editor", {"line": 0}), (200, '{"text":"editor"}'))
        self.assertEqual(page.post("source", {"line": 17})[0], 200)
        shown = self.client.notice("window/showDocument")
        self.assertEqual((shown["uri"], shown["external"], shown["takeFocus"]), (uri, False, True))
        self.assertEqual([shown["selection"][end]["line"] for end in ("start", "end")], [16, 19])
        # The same server answers the next click.
        self.client.click(lens["command"])
        self.assertEqual(urllib.parse.urlsplit(self.client.notice("window/showDocument")["uri"]).netloc, page.host)

    def test_the_page_scrolls_to_the_cell_that_was_edited_last(self):
        path, uri, _, page = self.begin()
        page.get()
        page.listen()
        self.client.change(uri, ((0, 0), (0, 0), "\n"), ((19, 6), (19, 7), "2"))
        text = "\n" + TWO.replace("bits: 1\n", "bits: 2\n")
        path.write_text(text)
        self.client.save(uri)
        self.assertEqual(page.wait("cell"), [{"page": "notes.html", "line": 18}])
        names = [name for name, _ in page.events]
        self.assertLess(names.index("changed"), names.index("cell"), "the page shows the saved text by then")

    def test_only_pages_of_the_server_reveal_a_source(self):
        _, _, _, page = self.begin()
        for headers in [{"Origin": "http://example.org"}, {"Sec-Fetch-Site": "cross-site"}, {"Host": "example.org"}]:
            self.assertIn(page.post("source", {"line": 3}, headers)[0], (403, 421))
        self.assertEqual(page.post("source", {"line": 3}, {"Content-Type": "text/plain"})[0], 415)
        wrong = Page(f"http://{page.host}/{'a' * 26}/notes.html")
        self.assertEqual(wrong.post("source", {"line": 3})[0], 404)
        self.assertEqual(page.post("source", {"line": 3, "page": "other.html"})[0], 404)
        self.client.at("hover", "file:///nowhere.md", 0, 0)
        self.assertEqual([n["method"] for n in self.client.notices if n["method"] == "window/showDocument"], [])

    def test_the_server_of_pages_ends_with_the_editor(self):
        self.begin()
        children = descendants(self.client.process.pid)
        self.assertGreater(len(children), 1)
        self.assertEqual(self.client.close(), 0)
        self.assertTrue(gone(children), "a process is left")

    def test_an_editor_that_opens_no_addresses_shows_the_address(self):
        client = Client(LESSON, self.folder)
        self.addCleanup(client.kill)
        uri = client.open(self.folder / "notes.md", DOCUMENT)
        client.diagnostics(uri)
        self.assertFalse([lens for lens in client.of("codeLens", uri) if lens["command"]["command"] == "lesson.open"])
        (self.folder / "notes.md").write_text(DOCUMENT)
        place = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
        actions = client.of("codeAction", uri, range=place, context={"diagnostics": []})
        [action] = [action for action in actions if action["kind"] == "source.lesson.open"]
        try:
            client.click(action["command"])
        except RuntimeError as error:
            self.assertIn("lesson-server", str(error))
            self.skipTest("the hosts are not built")
        self.assertRegex(client.notice("window/showMessage")["message"], r"^http://127\.0\.0\.1:\d+/")


if __name__ == "__main__":
    unittest.main()
