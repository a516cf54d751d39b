"""The workshop "Numbers in five bits" on paper: what is filled in by hand, and what stays together."""

import base64
import re
import unittest

import checks
from browser import REPOSITORY, PageTest, lesson

# A4 with margins of 15 mm, in CSS pixels.
SHEET = (680, 1009)
MOST_PAGES = 18


class Paper(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lesson("handout", REPOSITORY / "lessons/workshops/five-bits.yml", "--output", cls.folder)
        cls.pages = [cls.folder / "five-bits.html", cls.folder / "five-bits.ja.html"]

    def print(self, page):
        checks.size(self.browser, *SHEET)
        self.open(page)
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"media": ""})
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})

    def test_it_takes_few_sheets(self):
        for page in self.pages:
            self.open(page)
            printed = self.browser.execute_cdp_cmd("Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69})
            pages = re.findall(rb"/Type\s*/Page\b", base64.b64decode(printed["data"]))
            self.assertIn(len(pages), range(5, MOST_PAGES + 1), page.name)

    def test_paper_has_no_layout_of_phones_and_its_pictures_leave_room(self):
        for page in self.pages:
            self.print(page)
            styles = self.browser.execute_script(
                """const style = (selector, name) => [...document.querySelectorAll(selector)].map((node) => parseFloat(getComputedStyle(node)[name]));
                   return { phones: [...document.styleSheets[0].cssRules].map((rule) => rule.media?.mediaText ?? "").filter((text) => text.includes("max-width")),
                     groups: style(".folded.p2 tr > :nth-child(2n + 3)", "paddingLeft"),
                     pictures: [...document.querySelectorAll("p > img")].map((node) => node.getBoundingClientRect().height) };""")
            # A4 is narrower than the widest phone.
            self.assertEqual([text for text in styles["phones"] if "screen" not in text], [])
            self.assertGreater(len(styles["phones"]), 2)
            self.assertGreater(min(styles["groups"]), 11, "groups of columns are 3 mm apart")
            self.assertLess(max(styles["pictures"]), 280)

    def test_no_part_begins_a_page_of_its_own(self):
        for page in self.pages:
            self.print(page)
            breaks = self.browser.execute_script(
                "return [...document.querySelectorAll('main *')].map((node) => getComputedStyle(node))"
                ".flatMap(({ breakBefore, breakAfter }) => [breakBefore, breakAfter])")
            self.assertEqual(set(breaks) - {"auto", "avoid"}, set(), page.name)

    def test_a_question_is_on_one_page_with_what_it_asks_about(self):
        for page in self.pages:
            self.print(page)
            cards = self.browser.execute_script(
                "return [...document.querySelectorAll('.card')].map((node) =>"
                " [node.getBoundingClientRect().height, getComputedStyle(node).breakInside])")
            self.assertEqual(len(cards), self.browser.execute_script("return Page.data.questions.length"))
            for height, inside in cards:
                self.assertLessEqual(height, SHEET[1], page.name)
                self.assertEqual(inside, "avoid", page.name)

    def test_each_answer_and_the_code_have_a_place(self):
        for page in self.pages:
            self.print(page)
            for number, question in enumerate(self.browser.execute_script("return Page.data.questions")):
                places = self.browser.execute_script(
                    """const ask = document.querySelector(`.ask[data-question="${arguments[0]}"]`);
                       return [...ask.querySelectorAll(":is(.field :is(input, select), .choices input)")]
                         .filter((node) => node.checkVisibility()).map((node) => {
                           const { width, height } = node.getBoundingClientRect();
                           return [width, height, getComputedStyle(node).borderBottomStyle];
                         })""", number)
                self.assertEqual(len(places), question["choiceCount"] or len(question["right"]), question["id"])
                for width, height, line in places:
                    self.assertEqual(line, "solid", question["id"])
                    self.assertGreater(width * height, 200, question["id"])
            self.assertTrue(self.find("#codes .on-paper").is_displayed(), page.name)


if __name__ == "__main__":
    unittest.main()
