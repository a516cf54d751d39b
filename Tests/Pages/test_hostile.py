"""A document or an answer with script in it stays text."""

import unittest

from browser import PageTest

HOSTILE = r"""# A <script>document.title = "hurt"</script>

<script>document.title = "hurt"</script>

<img src=x onerror="document.title='hurt'"> <b onclick="x">bold</b> <kbd onfocus="x">Enter</kbd> <a href="javascript:x">a</a>

[link](javascript:document.title='hurt') [data](data:text/html,<script>document.title='hurt'</script>)
![picture](https://example.com/a.png) ![local](../../etc/passwd) <https://example.com/?a="><script>x</script>>

<details open ontoggle="document.title='hurt'"><summary>Open<style>* { display: none }</style></summary>

Inside </article></main> of it.

</details>
</details></section></article></main>

<style>* { display: none }</style>
<link rel="stylesheet" href="https://example.com/a.css">
<svg onload="document.title='hurt'"></svg>
<iframe srcdoc="<script>parent.document.title='hurt'</script>"></iframe>
<meta http-equiv="refresh" content="0; url=https://example.com/">

| a<script>x</script> | `<b>` |
|---|---|
| <img src=x onerror=x> | "><script>x</script> |
| ![picture](https://example.com/a.png) ![local](../../etc/passwd) | [link](javascript:document.title='hurt') |

```text "><script>document.title='hurt'</script>
let a = "<script>document.title='hurt'</script>" // </code></pre><script>document.title='hurt'</script>
```

```mermaid
stateDiagram-v2
  state "<script>document.title='hurt'</script>" as a
  a --> a : <img src=x onerror="document.title='hurt'">
```

```experiment integer.table name=ask predict=value
encoding: twos-complement
bits: 3
codes: [101]
```

<details><summary>Result</summary>

| bits  | value |
|-------|------:|
| `101` |    -3 |

- `5`: <img src=x onerror="document.title='hurt'"> why. <!-- slip -->

</details>

The end.
"""


class Hostile(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page = cls.handout_of(HOSTILE, "hostile")

    def test_a_document_stays_text(self):
        self.open(self.page)
        self.answer("5")
        self.assertNotEqual(self.browser.title, "hurt")
        self.assertIn("<script>", self.visible_text())
        self.assertIn("The end.", self.visible_text())
        self.assertEqual(self.all("main script, main style, main iframe, main svg:not(.mark), main [onerror], main link, main meta"), [])
        self.assertEqual([a.get_attribute("href") for a in self.all("main a:not([href^='#'])") if "example.com" not in a.get_attribute("href")], [])
        self.assertEqual([i for i in self.all("main img") if not i.get_attribute("src").startswith("data:")], [])
        self.assertEqual(len(self.all("main")), 1)
        self.assertEqual(len(self.all("main > article > section details:not(.foot details)")), 2)

    def test_an_answer_stays_text(self):
        page = self.handout_of(
            "# A\n\n```swift name=a predict\nprint(\"<b>1</b>\")\n```\n\n<details><summary>Result</summary>\n\n"
            "```transcript\n<b>1</b>\n```\n\n</details>\n", "answer")
        self.open(page)
        self.question().find_element("css selector", "textarea").send_keys("<img src=x onerror=\"document.title='hurt'\">")
        self.question().find_element("css selector", "button.main").click()
        self.assertIn("<img src=x", self.find(".verdict").text)
        self.assertNotEqual(self.browser.title, "hurt")

    def test_a_script_that_got_in_would_not_run(self):
        injected = self.folder / "injected.html"
        injected.write_text(self.page.read_text().replace("<article", "<script>document.title='hurt'</script><article", 1))
        self.open(injected)
        self.assertNotEqual(self.browser.title, "hurt")


if __name__ == "__main__":
    unittest.main()
