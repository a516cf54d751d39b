"""What report.html shows of a run."""

import unittest

from browser import PageTest, lesson

TEXT = """---
title: A <b>title</b>
---

# A

```experiment integer.table name=wrong
encoding: twos-complement
bits: 2
```

| bits | value |
|------|------:|
| `00` |     0 |
| `01` |     7 |
| `10` |    -2 |
| `11` |    -1 |

```experiment integer.ring name=ring
encoding: unsigned
bits: 2
```

![Another.](ring.svg)

```experiment integer.table name=right
encoding: unsigned
bits: 1
```

| bits | value |
|------|------:|
| `0`  |     0 |
| `1`  |     1 |

```experiment no.such name=missing
```
"""


class Report(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        document = cls.folder / "a" / "lesson.md"
        document.parent.mkdir()
        document.write_text(TEXT)
        ring = lesson("try", "integer.ring", "encoding=unsigned", "bits=2").replace("0 or", "1 or")
        (document.parent / "ring.svg").write_text(ring)
        lesson("run", "a", "--report", "report", folder=cls.folder, status=2)
        cls.page = cls.folder / "report" / "report.html"

    def test_what_needs_a_look_comes_first_side_by_side(self):
        self.open(self.page)
        look = self.find("#look")
        self.assertLess(look.location["y"], self.find("details").location["y"])
        rows = [row.text for row in look.find_elements("css selector", "table tr")]
        self.assertIn("value 7 1", " ".join(rows))
        captions = [c.text for c in look.find_elements("css selector", ".beside figcaption")]
        self.assertEqual(captions[:2], ["expected", "found"])
        self.assertIn("no.such", look.text)
        self.assertNotIn("right", look.text)

    def test_documents_are_folded_and_linked(self):
        self.open(self.page)
        self.assertNotIn("right: agrees", self.visible_text())
        self.find("details summary").click()
        self.assertIn("right: agrees", self.visible_text())
        self.assertTrue(self.find("#look h3 a").get_attribute("href").endswith("#document-0"))

    def test_it_is_safe_and_accessible(self):
        self.open(self.page)
        self.assertEqual(self.all("main b, main script"), [])
        self.find("details summary").click()
        self.assertEqual(self.violations(), [])
        self.assertEqual([entry for entry in self.browser.get_log("browser") if entry["level"] != "INFO"], [])


if __name__ == "__main__":
    unittest.main()
