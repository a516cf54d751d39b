"""Tables of pages: what they show, how wide they are, and what a screen reader and the Tab key find."""

import re
import unittest

import checks
from browser import REPOSITORY, PageTest, lesson

# Every shape of a table: folded, with empty columns, with long numbers, with prose, too wide for a window.
SHAPES = ["float5", "unsigned-integers", "one-tenth", "posits", "api-layer"]


class Tables(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = REPOSITORY / "lessons"
        lesson("handout", *[folder / name for name in SHAPES], "--separate", "--output", cls.folder / "each")
        cls.pages = [page for page in sorted((cls.folder / "each").glob("*.html")) if not page.name.startswith("index")]

    def size(self, width, height=900):
        checks.size(self.browser, width, height)

    def open_all(self, page):
        self.open(page)
        checks.open_whole(self.browser)

    def page_of(self, name):
        return self.folder / "each" / f"{name}.html"

    def test_no_table_scrolls_in_a_window_of_1280_pixels(self):
        self.size(1280)
        for page in self.pages:
            with self.subTest(page=page.name):
                self.open_all(page)
                self.assertEqual(checks.measure(self.browser, "scrollingTables"), [])
                self.assertEqual(checks.measure(self.browser, "width"), [])

    def test_no_text_of_a_table_is_smaller_than_14_pixels(self):
        self.size(1280)
        for page in self.pages:
            self.open_all(page)
            self.assertEqual(checks.measure(self.browser, "smallTables"), [], page.name)

    def test_numbers_and_short_words_are_on_one_line(self):
        self.size(1280)
        for page in self.pages:
            self.open_all(page)
            self.assertEqual(checks.measure(self.browser, "brokenCells"), [], page.name)

    def test_tables_have_names_that_are_unique_on_the_page(self):
        page = self.handout(
            *[REPOSITORY / "lessons" / name for name in ("float5", "posits")], name="two")
        for path in (page, page.with_name("two.ja.html")):
            names = re.findall(r'class="(?:table[ a-z]*|records)" role="group" aria-label="([^"]*)"', path.read_text())
            self.assertGreater(len(names), 8)
            self.assertEqual(len(set(names)), len(names), sorted(names))
            self.assertFalse({"Table", "表"} & set(names))

    def test_only_what_scrolls_is_a_stop_of_the_tab_key(self):
        for width in (1280, 360):
            self.size(width)
            self.open_all(self.page_of("posits"))
            self.assertEqual(checks.measure(self.browser, "stops"), [], f"{width} pixels")
            names = self.browser.execute_script(
                "return [...document.querySelectorAll('main .table')].map((frame) =>"
                " [frame, frame.querySelector('table')].filter((node) => node.ariaLabel).length)")
            self.assertEqual(set(names), {1}, "each table has its name once")

    def test_without_scripts_every_table_can_be_scrolled_with_the_keyboard(self):
        with self.another(scripts=False):
            self.open(self.page_of("float5"), fresh=False)
            self.assertEqual({frame.get_attribute("tabindex") for frame in self.all("main .table")}, {"0"})

    def test_columns_without_a_value_are_omitted(self):
        self.size(1280)
        self.open_all(self.page_of("unsigned-integers"))
        titles = [node.text for node in self.all("main table")[0].find_elements("css selector", "th")]
        self.assertEqual(titles, ["encoding", "left", "right", "adder", "value", "verdict"])
        self.open_all(self.page_of("posits"))
        titles = [node.text for node in self.find("main table.folded").find_elements("css selector", "th")]
        self.assertEqual(titles, ["bits", "sign", "regime", "exponent", "value"] * 2)

    def test_a_table_that_fits_no_window_is_a_list_of_records(self):
        self.open_all(self.page_of("posits"))
        self.assertEqual(len(self.all(".records dl")), 2)
        self.assertEqual(len(self.all(".records dl:first-child dt")), 7)

    def test_a_phone_shows_a_table_of_one_row_whole(self):
        self.size(360, 740)
        self.open_all(self.page_of("unsigned-integers"))
        frames = [frame for frame in self.all("main .table") if frame.find_elements("css selector", "table.short")]
        self.assertGreater(len(frames), 0)
        for frame in frames:
            inside, room = self.browser.execute_script("return [arguments[0].scrollWidth, arguments[0].clientWidth]", frame)
            self.assertLessEqual(inside, room)
        left = self.browser.execute_script(
            "return [...arguments[0].querySelectorAll('th')].map((node) => node.getBoundingClientRect().left)", frames[0])
        self.assertEqual(len(set(left)), 1, "the titles are below each other")
        self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), 360)

    def test_tables_have_no_violations_in_light_and_dark(self):
        for dark in (False, True):
            with self.another(dark=dark, width=1280):
                self.open_all(self.page_of("posits"))
                self.assertEqual(self.violations(), [], f"dark: {dark}")


if __name__ == "__main__":
    unittest.main()
