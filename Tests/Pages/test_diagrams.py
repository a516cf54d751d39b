"""What the state diagrams of all lessons look like, in both languages, on a desktop and on a phone."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from browser import AXE, LESSON, REPOSITORY, PageTest

# Replaces the pictures by their elements, so that a script can measure them, and returns what is wrong in each.
MEASURE = """
const faults = [];
for (const image of document.querySelectorAll('.diagram img')) {
  const name = `${image.closest('article').id} ${image.alt}`;
  const shown = image.getBoundingClientRect();
  if (shown.width > image.closest('.diagram').clientWidth) faults.push(`${name}: ${shown.width} pixels wide`);
  const picture = new DOMParser().parseFromString(decodeURIComponent(image.src.split(',').slice(1).join(',')), 'image/svg+xml').documentElement;
  document.body.append(picture);
  const scale = shown.width / picture.viewBox.baseVal.width;
  const boxes = [...picture.querySelectorAll('text')].map((text) => ({text: text.textContent, box: text.getBBox(), size: text.getAttribute('font-size')}));
  for (const {text, size} of boxes) if (size * scale < 11) faults.push(`${name}: "${text}" has ${size * scale} pixels`);
  const meet = (a, b) => a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;
  boxes.forEach((one, place) => {
    for (const other of boxes.slice(place + 1)) {
      // Lines of one text are 18 units apart, less than some fonts are high.
      if (Math.abs(one.box.y - other.box.y) !== 18 && meet(one.box, other.box)) faults.push(`${name}: "${one.text}" on "${other.text}"`);
    }
    const area = picture.viewBox.baseVal;
    if (one.box.x < 0 || one.box.x + one.box.width > area.width) faults.push(`${name}: "${one.text}" is cut off`);
  });
  // Lines come first; whatever has words comes later and hides what is below it.
  const all = [...picture.children];
  const last = Math.max(...all.map((element, place) => element.getAttribute('fill') === 'none' && element.tagName === 'polyline' ? place : 0));
  if (all.slice(0, last).some((element) => element.tagName === 'text')) faults.push(`${name}: a line is drawn over words`);
  picture.remove();
}
return faults;
"""


class Diagrams(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lessons = sorted({path.parent for path in (REPOSITORY / "lessons").glob("*/lesson*.md") if "```mermaid" in path.read_text()})
        cls.handout(*(path.relative_to(REPOSITORY) for path in lessons), name="diagrams")
        cls.count = sum(path.read_text().count("```mermaid") for lesson in lessons for path in lesson.glob("lesson.md"))

    def size(self, width):
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 500})

    def pages(self):
        for name in ("diagrams.html", "diagrams.ja.html"):
            self.open(self.folder / name)
            # Measured whether or not a question waits above.
            self.browser.execute_script("document.querySelectorAll('[hidden]').forEach((e) => { e.hidden = false; }); document.querySelectorAll('details').forEach((e) => { e.open = true; })")
            yield name

    def test_every_diagram_fits_and_its_words_have_11_pixels_and_touch_nothing(self):
        for width in (360, 1280):
            self.size(width)
            for name in self.pages():
                with self.subTest(page=name, width=width):
                    self.assertEqual(len(self.all(".diagram img")), self.count)
                    self.assertEqual(self.all(".diagram.wide"), [])
                    self.assertEqual(self.browser.execute_script(MEASURE), [])

    def test_a_picture_with_numbers_has_a_list_with_as_many(self):
        self.size(1280)
        for name in self.pages():
            lists = self.all("ol.arrows")
            self.assertTrue(lists)
            for numbers in lists:
                table = numbers.find_element("xpath", "following-sibling::details[1]//tbody")
                self.assertEqual(len(numbers.find_elements("tag name", "li")), len(table.find_elements("tag name", "tr")), name)

    def test_axe_finds_nothing_in_diagrams_and_lists(self):
        self.size(1280)
        for name in self.pages():
            self.browser.execute_script(AXE)
            found = self.browser.execute_async_script(
                "const done = arguments[0]; axe.run({include: [['.diagram'], ['.arrows']]}).then((r) => done(r.violations.map((v) => v.id)))")
            self.assertEqual(found, [], name)


class WithoutGraphviz(unittest.TestCase):
    def test_one_warning_names_the_lessons_and_what_to_install(self):
        with tempfile.TemporaryDirectory() as folder:
            empty = pathlib.Path(folder) / "bin"
            empty.mkdir()
            for language, words in (("en", "the state diagrams of `addition`, `dialog`, because Graphviz is not"), ("ja", "`addition`、`dialog`の状態遷移図の代わりに表")):
                run = subprocess.run(
                    [LESSON, "handout", "lessons/addition", "lessons/dialog", "--separate", "--output", folder], cwd=REPOSITORY,
                    capture_output=True, text=True, timeout=300, env={**os.environ, "PATH": str(empty), "LESSON_LANGUAGE": language})
                self.assertEqual(run.returncode, 0, run.stderr)
                self.assertEqual(run.stderr.count("Graphviz"), 1, run.stderr)
                self.assertIn(words, run.stderr)
                self.assertIn("apt-get install graphviz", run.stderr)
                self.assertNotIn('class="diagram"', (pathlib.Path(folder) / "dialog.html").read_text())


if __name__ == "__main__":
    unittest.main()
