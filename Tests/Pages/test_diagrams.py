"""What the state diagrams of all lessons look like, in both languages, on a desktop and on a phone."""

import os
import pathlib
import subprocess
import tempfile
import unittest

import checks
from browser import AXE, LESSON, REPOSITORY, PageTest


class Diagrams(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lessons = sorted({path.parent for path in (REPOSITORY / "lessons").glob("*/lesson*.md") if "```mermaid" in path.read_text()})
        cls.handout(*(path.relative_to(REPOSITORY) for path in lessons), name="diagrams")
        cls.count = sum(path.read_text().count("```mermaid") for lesson in lessons for path in lesson.glob("lesson.md"))

    def pages(self):
        for name in ("diagrams.html", "diagrams.ja.html"):
            self.open(self.folder / name)
            # Measured whether or not a question waits above.
            checks.open_whole(self.browser)
            yield name

    def test_every_diagram_fits_and_its_words_have_11_pixels_and_touch_nothing(self):
        for width in (360, 1280):
            checks.size(self.browser, width, 800)
            for name in self.pages():
                with self.subTest(page=name, width=width):
                    self.assertEqual(len(self.all(".diagram img")), self.count)
                    self.assertEqual(self.all(".diagram.wide"), [])
                    self.assertEqual(checks.measure_pictures(self.browser, "diagrams"), [])

    def test_a_picture_with_numbers_has_a_list_with_as_many(self):
        checks.size(self.browser, 1280, 800)
        for name in self.pages():
            lists = self.all(".diagram + ol.arrows")
            self.assertTrue(lists)
            for numbers in lists:
                table = numbers.find_element("xpath", "following-sibling::details[1]//tbody")
                self.assertEqual(len(numbers.find_elements("tag name", "li")), len(table.find_elements("tag name", "tr")), name)

    def test_axe_finds_nothing_in_diagrams_and_lists(self):
        checks.size(self.browser, 1280, 800)
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
