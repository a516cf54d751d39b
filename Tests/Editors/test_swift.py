"""Swift in cells, which `lesson lsp` forwards to `sourcekit-lsp` in allowed folders.

usage: test_swift.py LESSON
"""

import pathlib
import shutil
import time
import unittest

from client import apply, position
from test_lsp import descendants
from test_server import FRONT, StateCase, gone

TEXT = FRONT + """The words か\u3099 and 👨‍👩‍👧 come before.

```swift name=point
struct Point { var x = 1; func size() -> Int { x } }
let か = Point(); let p = Point()
```

Text between them.

```swift name=use
print(p.
```

```swift name=own isolated
let own = p
```
"""


@unittest.skipUnless(shutil.which("sourcekit-lsp"), "no sourcekit-lsp")
class SwiftTests(StateCase):
    def begin(self, text=TEXT, trust=True, **options):
        path = self.write(text)
        if trust:
            self.assertEqual(self.trust("--editor", "lessons", "--yes")[0], 0)
        self.environment["XDG_CACHE_HOME"] = str(self.home / "cache")
        client = self.start(**options)
        uri = client.open(path)
        client.diagnostics(uri)
        return client, uri

    def line(self, part):
        return next(index for index, line in enumerate(TEXT.split("\n")) if part in line)

    def programs(self, client):
        return {pathlib.Path(f"/proc/{child}/exe").resolve().name for child in descendants(client.process.pid)}

    def test_completion_hover_and_definition(self):
        for encoding in ["utf-8", "utf-16", "utf-32"]:
            client, uri = self.begin(capabilities={"general": {"positionEncodings": [encoding]}})
            self.assertNotIn("sourcekit-lsp", self.programs(client), "opening a document starts nothing")
            line = self.line("print(p.")
            items = client.at("completion", uri, line, 8)["items"]
            [size] = [item for item in items if item["label"].startswith("size")]
            self.assertEqual(size["textEdit"]["range"]["start"], position(line, 8))
            self.assertIn("print(p.size()\n", apply(TEXT, [size["textEdit"]]))
            hover = client.at("hover", uri, line, 6)
            self.assertIn("let p: Point", hover["contents"]["value"])
            place = client.at("definition", uri, line, 6)
            # か takes three units in UTF-8, and one in the others.
            column = len("let か = Point(); let ") + (2 if encoding == "utf-8" else 0)
            self.assertEqual((place["uri"], place["range"]["start"]), (uri, position(line - 6, column)))
            # Outside of cells, lesson answers.
            self.assertIsNone(client.at("hover", uri, line - 3, 2))
            labels = [item["label"] for item in client.at("completion", uri, self.line("name=own"), 18)]
            self.assertIn("no-run", labels)
            children = descendants(client.process.pid)
            self.assertIn("sourcekit-lsp", self.programs(client))
            self.assertEqual(client.close(), 0)
            self.assertTrue(gone(children), "a process is left")

    def test_errors_are_at_their_places(self):
        text = TEXT.replace("print(p.\n", "print(p)\nlet q: Int = \"か\"\n").replace("let own = p", "let own: Int = \"x\"")
        client, uri = self.begin(text)
        line = self.line("print(p.") + 1
        client.at("hover", uri, line, 5)
        client.change(uri, ((0, 0), (0, 0), ""))
        found = client.notice("textDocument/publishDiagnostics", lambda p: p["diagnostics"])["diagnostics"]
        self.assertEqual([item["code"] for item in found], ["swift"], "an isolated cell is not checked with the others")
        self.assertIn("type 'Int'", found[0]["message"])
        self.assertEqual(found[0]["range"], {"start": position(line, 13), "end": position(line, 16)})
        # A corrected cell has none.
        client.change(uri, ((line, 13), (line, 16), "3"))
        self.assertEqual(client.diagnostics(uri), [])
        time.sleep(2)
        self.assertEqual([n for n in client.notices if n.get("params", {}).get("diagnostics")], [])

    def test_nothing_starts_in_a_folder_that_is_not_allowed(self):
        client, uri = self.begin(trust=False)
        line = self.line("print(p.")
        self.assertIsNone(client.at("hover", uri, line, 6))
        client.at("completion", uri, line, 8)
        client.at("definition", uri, line, 6)
        client.save(uri)
        client.diagnostics(uri)
        self.assertNotIn("sourcekit-lsp", self.programs(client))


if __name__ == "__main__":
    unittest.main()
