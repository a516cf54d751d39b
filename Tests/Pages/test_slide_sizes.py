"""The sizes of what is on slides, and what stays together there."""

import unittest

from selenium.webdriver.common.keys import Keys

import checks
from browser import PageTest

REMARK = """# A lesson

## Short

A sentence.

## Table

Here are the numbers, one in each row.

| name | number |
|------|-------:|
{rows}

This remark is about the table.
"""
ROWS = "\n".join(f"| row {number} | {number} |" for number in range(1, 11))


class SlideSizes(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page = cls.handout_of(REMARK.replace("{rows}", ROWS), "sizes")
        cls.float5 = cls.handout("lessons/float5", name="float5")
        cls.dialog = cls.handout("lessons/dialog", name="dialog")

    def present(self, page):
        checks.size(self.browser, 1280, 720)
        self.open(page)
        self.find("body").send_keys("p")

    def slides(self):
        last = None
        while last != self.find(".deck p").text:
            last = self.find(".deck p").text
            yield last
            self.find("body").send_keys(Keys.PAGE_DOWN)

    def shown(self, selector):
        return [node for node in self.all(selector) if node.is_displayed()]

    def size(self, node):
        return float(node.value_of_css_property("font-size")[:-2])

    def test_a_sentence_on_a_slide_of_its_own_is_half_as_large_again(self):
        self.present(self.page)
        found = {node.text: self.size(node) for _ in self.slides() for node in self.shown("section p")}
        self.assertGreaterEqual(found["A sentence."], 32)

    def test_a_remark_is_on_the_slide_of_its_table(self):
        self.present(self.page)
        for _ in self.slides():
            if any("remark" in node.text for node in self.shown("p")):
                self.assertEqual(len(self.shown("tbody tr")), 10)
                self.assertTrue(any("Here are" in node.text for node in self.shown("p")))
                return
        self.fail("the remark is on no slide")

    def test_code_and_tables_that_have_room_are_as_large_as_text(self):
        self.present(self.dialog)
        small = [
            f"{number}: {self.size(node)}" for number in self.slides() for node in self.shown(".table, main pre")
            if self.size(node) < 21.9 and self.find("main").rect["height"] < 450]
        self.assertEqual(small, [])

    def test_no_slide_ends_with_the_summary_of_what_is_on_the_next(self):
        self.present(self.dialog)
        self.browser.execute_script("document.querySelectorAll('.unasked').forEach((fold) => { fold.open = true; })")
        checks.settle(self.browser)
        for number in self.slides():
            for fold in self.shown("details[open]"):
                parts = [part for part in fold.find_elements("css selector", ":scope > *") if part.is_displayed()]
                self.assertFalse(len(parts) == 1 and parts[0].tag_name == "summary", number)

    def test_an_answer_that_goes_on_says_so_and_shows_no_bare_table(self):
        self.present(self.float5)
        continued = 0
        for _ in range(60):
            for show in self.shown(".ask .show"):
                show.click()
                checks.settle(self.browser)
                self.assertEqual(self.shown(".marked .compared, .marked .compare"), [])
            for card in self.shown(".card"):
                kinds = [kind for kind in card.find_elements("css selector", ".kind") if kind.is_displayed()]
                text = self.browser.execute_script("return getComputedStyle(arguments[0], '::before').content", card)
                self.assertEqual(", continued" in text, kinds == [])
                continued += kinds == []
            before = self.find(".deck p").text
            self.find("body").send_keys(Keys.PAGE_DOWN)
            if before == self.find(".deck p").text:
                break

    def test_a_question_begins_where_its_title_does(self):
        self.present(self.float5)
        for number in self.slides():
            cards = self.shown(".card")
            titles = self.shown("section > h2, section > h3")
            if cards and titles:
                self.assertAlmostEqual(cards[0].rect["x"], titles[0].rect["x"], delta=1, msg=number)
                gap = cards[0].rect["y"] - titles[-1].rect["y"] - titles[-1].rect["height"]
                self.assertGreaterEqual(gap, 15, number)

    def test_a_reload_shows_the_same_slide(self):
        self.present(self.float5)
        self.find("body").send_keys(Keys.PAGE_DOWN, Keys.PAGE_DOWN)
        before = self.find(".deck p").text
        self.browser.refresh()
        checks.settle(self.browser)
        self.assertEqual(self.find(".deck p").text.split()[0], before.split()[0])
        self.find("body").send_keys(Keys.ESCAPE)
        self.assertNotIn("#", self.browser.current_url)


if __name__ == "__main__":
    unittest.main()
