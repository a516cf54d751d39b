"""A live page that an editor has opened: it shows the source of a cell there, and scrolls to the cell edited last."""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Editors"))

from browser import LESSON, PageTest
from client import Client

CELL = """
## Part {0}

```experiment integer.table name=cell-{0}
encoding: unsigned
bits: 5
```
"""


class EditorTests(PageTest):
    def test_the_page_and_the_editor_show_each_other_places(self):
        document = self.folder / "notes.md"
        text = "# Notes\n" + "".join(CELL.format(number) for number in range(6))
        document.write_text(text)
        client = Client(LESSON, self.folder, {"window": {"showDocument": {"support": True}}})
        self.addCleanup(client.kill)
        uri = client.open(document)
        client.diagnostics(uri)
        client.click(client.of("codeLens", uri)[-1]["command"])
        self.open(client.notice("window/showDocument")["uri"])

        # A button below each cell shows its source in the editor.
        button = self.wait(lambda: self.browser.find_elements("css selector", ".live > .source")[3:4])[0]
        self.assertEqual(button.text, "Show in the editor")
        button.click()
        shown = client.notice("window/showDocument")
        self.assertEqual((shown["uri"], shown["selection"]["start"]["line"]), (uri, 25))

        # After a save, the page shows the new text and the cell that was edited.
        self.assertFalse(self.is_visible(40))
        client.change(uri, ((0, 0), (0, 0), "\n"), ((42, 6), (42, 7), "4"))
        document.write_text("\n" + text[:text.rindex("5")] + "4" + text[text.rindex("5") + 1:])
        client.save(uri)
        self.wait(lambda: self.is_visible(41))
        self.assertEqual(len(self.browser.find_elements("css selector", ".live > .source")), 6)

    def is_visible(self, line):
        return self.browser.execute_script("""
            const place = document.querySelector(`.live[data-line="${arguments[0]}"]`)?.previousElementSibling;
            const { top, bottom } = place?.getBoundingClientRect() ?? {};
            return place !== undefined && bottom > 0 && top < innerHeight;
        """, line)

    def wait(self, holds):
        deadline = time.monotonic() + 20
        while not (result := holds()):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.05)
        return result
