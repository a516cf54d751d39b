"""The measures of pages and slides find what is wrong: each fault is planted in a page that has none."""

import unittest

import checks
from browser import PageTest

TEXT = """# A lesson

Some text.

Which code?

```experiment integer.table name=ask predict=value
encoding: unsigned
bits: 3
codes: [101]
```

<details><summary>Result</summary>

| bits  | value |
|-------|------:|
| `101` |     5 |

</details>

## More

Text.

## And more

Text.
"""

# What is done to the page, and which measure finds it.
PLANTED = [
    ("width", "add('div', 'wide').style.width = '2000px'"),
    ("controls", "main.querySelector('.verdict button').style.cssText = 'min-height: 0; height: 20px'"),
    ("scrollingTables", "main.querySelector('table').style.minWidth = '2000px'"),
    ("brokenCells", "const cell = main.querySelector('td'); cell.replaceChildren('one two three four');"
                    " cell.style.cssText = 'white-space: normal; width: 1px; overflow-wrap: anywhere'"),
    ("smallTables", "main.querySelector('td').style.fontSize = '12px'"),
    ("stops", "main.querySelector('.table').tabIndex = 0"),
    ("names", "main.querySelector('table').ariaLabel = 'Table'"),
    ("languages", "add('p', '日本語')"),
    ("headings", "add('h1', 'Another title')"),
    ("fields", "main.querySelector('input').removeAttribute('inputmode')"),
    ("fields", "main.querySelector('.field label').textContent = ''"),
    ("fields", "main.querySelector('.ask').append(document.createElement('input'))"),
]
PLANT = """
const main = document.querySelector("main");
const add = (name, text) => {
  const node = document.createElement(name);
  node.textContent = text;
  main.append(node);
  return node;
};
"""

# The same for slides.
PLANTED_IN_SLIDES = {
    "of 664": "main.querySelector('h1').style.cssText = 'position: fixed; top: 700px'",
    "of 1280": "main.querySelector('h1').style.cssText = 'position: fixed; left: 1270px; width: 100px'",
    "has 10 pixels": "main.querySelectorAll('section p').forEach((node) => { node.style.fontSize = '10px'; })",
    "begins at": "main.style.cssText = 'position: fixed; top: 400px'",
    "blank": "main.querySelectorAll('section > *').forEach((node) => { node.style.visibility = 'hidden'; })",
    "on no slide": "document.body.addEventListener('keydown', (event) => { if (event.key === 'PageDown') event.stopPropagation(); }, true)",
    'without "': "main.querySelectorAll('.show').forEach((node) => { node.style.visibility = 'hidden'; })",
}

# Drawings that are shown half as large, in both forms of SVG, and what is wrong with each.
HEAD = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 200' width='400' height='200'>"
DRAWINGS = [
    (HEAD + "<path d='M0 0L9 9' fill='none'/><text x='9' y='50' font-size='24'>word</text></svg>", None),
    (HEAD + "<style>text{font:24px sans-serif}path{fill:none}</style><path d='M0 0L9 9'/><text x='9' y='50'>word</text></svg>", None),
    (HEAD + "<text x='9' y='50' font-size='20'>word</text></svg>", "has 10 pixels"),
    (HEAD + "<style>.a{font:20px sans-serif}</style><text class='a' x='9' y='50'>word</text></svg>", "has 10 pixels"),
    (HEAD + "<text x='390' y='50' font-size='24'>word</text></svg>", "is cut off"),
    (HEAD + "<style>text{font:24px serif}</style><text x='9' y='50'>one</text><text x='9' y='55'>two</text></svg>", '"one" on "two"'),
    (HEAD + "<text x='9' y='50' font-size='24'>word</text><polyline points='0,0 9,9' fill='none'/></svg>", "over words"),
    (HEAD + "<style>text{font:24px serif}path{fill:none}</style><text x='9' y='50'>a</text><path d='M0 0L9 9'/></svg>", "over words"),
]


class PlantedFaults(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page = cls.handout_of(TEXT, "planted")

    def begin(self, window):
        checks.size(self.browser, *window)
        self.open(self.page)
        checks.settle(self.browser)

    def test_each_measure_finds_its_fault(self):
        for measure, planted in PLANTED:
            with self.subTest(measure=measure, planted=planted):
                self.begin(checks.DESKTOP)
                self.give_up()
                checks.settle(self.browser)
                self.assertEqual(checks.measure(self.browser, "all"), [])
                self.browser.execute_script(f"{PLANT} {planted}")
                self.assertNotEqual(checks.measure(self.browser, measure), [])

    def test_each_fault_of_a_drawing_is_found(self):
        self.begin(checks.DESKTOP)
        for drawing, fault in DRAWINGS:
            with self.subTest(drawing=drawing):
                self.browser.execute_async_script(
                    """const [drawing, done] = arguments;
                       const frame = document.querySelector(".diagram") ?? document.createElement("div");
                       frame.className = "diagram";
                       document.querySelector("main article").append(frame);
                       const image = new Image(200, 100);
                       image.onload = done;
                       image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
                       frame.replaceChildren(image);""", drawing)
                found = checks.measure_pictures(self.browser, "diagrams")
                self.assertEqual(len(found), 0 if fault is None else 1, found)
                self.assertIn(fault or "", "".join(found))
        self.assertEqual([entry for entry in self.browser.get_log("browser") if entry["level"] != "INFO"], [])

    def test_each_fault_of_slides_is_found(self):
        self.begin(checks.DESKTOP)
        self.assertEqual(checks.slides(self.browser, *checks.PROJECTORS[0]), [])
        for fault, planted in PLANTED_IN_SLIDES.items():
            with self.subTest(fault=fault):
                self.begin(checks.DESKTOP)
                self.browser.execute_script(
                    f"addEventListener('keydown', ({{ key }}) => {{ if (key === 'p') requestAnimationFrame(() => {{ {PLANT} {planted} }}); }})")
                self.assertIn(fault, "\n".join(checks.slides(self.browser, *checks.PROJECTORS[0])))


if __name__ == "__main__":
    unittest.main()
