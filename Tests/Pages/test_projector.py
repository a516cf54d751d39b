"""The workshop "Numbers in five bits" on a projector: a presenter who answers nothing, and a phone that finds the way out."""

import re
import unittest

from selenium.webdriver.common.keys import Keys

import checks
from browser import REPOSITORY, PageTest, lesson


class Projector(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lesson("handout", REPOSITORY / "lessons/workshops/five-bits.yml", "--output", cls.folder)
        cls.page = cls.folder / "five-bits.html"

    def setUp(self):
        checks.size(self.browser, *checks.PROJECTORS[0])
        self.open(self.page)
        self.words = self.browser.execute_script("return Page.data.words")

    def button(self, name):
        return self.browser.find_element("xpath", f"//*[@class='deck']//button[starts-with(., '{self.words[name]}')]")

    def place(self):
        """The number of the slide, and the number of slides."""
        return [int(number) for number in re.findall("[0-9]+", self.find(".deck p").text)]

    def assert_nobody_has_answered(self):
        self.assertEqual(self.browser.execute_script("return [Page.first, Page.last]"), [{}, {}])
        self.assertEqual(self.browser.execute_script("return Object.values(localStorage).filter((text) => text.includes('null'))"), [])
        self.assertTrue(self.question().is_displayed())

    def test_buttons_lead_through_all_slides_and_out_without_an_answer(self):
        self.find(".slides-button").click()
        number, count = self.place()
        self.assertEqual(number, 1)
        following = self.button("next")
        for expected in range(2, count + 1):
            following.click()
            self.assertEqual(self.place(), [expected, count])
        self.button("previous").click()
        self.assertEqual(self.place(), [count - 1, count])
        self.button("leave").click()
        self.assertNotIn("slides", self.find("html").get_attribute("class").split())
        self.assert_nobody_has_answered()

    def test_the_answer_to_each_question_is_shown_on_its_slide(self):
        self.find("body").send_keys("p")
        questions = 0
        for _ in range(200):
            asks = self.browser.execute_script(
                "return [...document.querySelectorAll('.ask')].filter((ask) => ask.querySelector('.show')?.checkVisibility())")
            for ask in asks:
                questions += 1
                ask.find_element("css selector", ".show").click()
                checks.settle(self.browser)
                verdict = ask.find_element("css selector", ".verdict .v")
                self.assertTrue(verdict.is_displayed(), f"question {questions}")
                self.assertLess(verdict.rect["y"] + verdict.rect["height"], self.find(".deck").rect["y"], f"question {questions}")
            place = self.place()
            if place[0] == place[1]:
                break
            self.find("body").send_keys(Keys.PAGE_DOWN)
        self.assertEqual(questions, self.browser.execute_script("return Page.data.questions.length"))
        self.find("body").send_keys(Keys.ESCAPE)
        self.assert_nobody_has_answered()

    def test_a_phone_leaves_the_slides(self):
        checks.size(self.browser, *checks.PHONE)
        self.find("body").send_keys("p")
        checks.settle(self.browser)
        leave = self.button("leave")
        self.assertGreaterEqual(leave.rect["height"], 44)
        self.assertGreaterEqual(leave.rect["x"], 0)
        self.assertLessEqual(leave.rect["x"] + leave.rect["width"], 360)
        leave.click()
        self.assertFalse(self.find(".deck").is_displayed())
        self.assert_nobody_has_answered()


if __name__ == "__main__":
    unittest.main()
