"""What a class met in the workshop "Numbers in five bits": titles, names of fields, wrong answers, and typefaces."""

import re
import unittest

import answering
import checks
from browser import REPOSITORY, PageTest, lesson


class FiveBits(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lesson("handout", REPOSITORY / "lessons/workshops/five-bits.yml", "--output", cls.folder)
        cls.pages = [cls.folder / "five-bits.html", cls.folder / "five-bits.ja.html"]

    def begin(self, page):
        checks.size(self.browser, *checks.DESKTOP)
        self.open(page)
        return self.browser.execute_script("return Page.data.questions")

    def test_the_title_is_the_workshop_s_and_no_part_is_the_teacher_s(self):
        for page, title, others in zip(self.pages, ("Numbers in five bits", "5ビットの数"), (("Slack", "Break"), ("予備", "休憩"))):
            self.begin(page)
            answering.give_up(self.browser)
            self.assertEqual([heading.text for heading in self.all("h1")], [title])
            headings = [heading.text for heading in self.all("h2")]
            self.assertGreater(len(headings), 5)
            self.assertEqual(len(set(headings)), len(headings), headings)
            for heading in headings:
                self.assertFalse([other for other in others if other in heading], heading)

    def test_fields_are_named_as_the_question_asks(self):
        """The question about steps asks from which number on, so the fields name numbers, and no codes."""
        for page in self.pages:
            [steps] = [question for question in self.begin(page) if question["id"] == "resolution/spacing"]
            numbers = [re.findall("[0-9.]+", label) for label in steps["labels"]]
            self.assertEqual(numbers, [["0"], ["0.625"], ["1"], ["2"], ["4"]], steps["labels"])

    def test_a_wrong_choice_has_two_reasons(self):
        for page in self.pages:
            [question, *_] = self.begin(page)
            [wrong, *_] = {*range(question["choiceCount"])} - {*question["choices"]}
            form = self.question()
            choices = form.find_elements("css selector", ".choices label")
            choices[wrong].click()
            form.find_element("css selector", "button.main").click()
            reasons = [index for index, choice in enumerate(choices) if choice.find_elements("css selector", ".why")]
            self.assertEqual(reasons, sorted({wrong, *question["choices"]}))
            card = form.find_element("xpath", "ancestor::*[contains(concat(' ', @class, ' '), ' card ')]")
            self.assertEqual([item for item in card.find_elements("css selector", "li") if item.is_displayed()], [])

    def test_right_and_wrong_differ_by_more_than_color(self):
        bar = """const { backgroundImage, backgroundColor } = getComputedStyle(document.querySelector(".verdict:focus"), "::before");
                 return [backgroundImage, backgroundColor]"""
        self.begin(self.pages[0])
        seen = []
        for choice in (2, 0):
            self.begin(self.pages[0])
            self.question().find_elements("css selector", ".choices label")[choice].click()
            self.question().find_element("css selector", "button.main").click()
            seen.append([*self.browser.execute_script(bar), self.find(".verdict:focus .v").text])
        (right_image, *right), (wrong_image, *wrong) = seen
        self.assertNotEqual(right_image, wrong_image)
        self.assertNotEqual(right, wrong)

    def test_codes_have_wide_digits_beside_japanese_fonts(self):
        for page in self.pages:
            self.begin(page)
            answering.give_up(self.browser)
            widths = self.browser.execute_script(
                """const range = document.createRange();
                   return [...document.querySelectorAll("main td code")].filter((node) => /^[01]+$/.test(node.textContent)).map((node) => {
                     range.selectNodeContents(node);
                     return range.getBoundingClientRect().width / node.textContent.length / parseFloat(getComputedStyle(node).fontSize);
                   })""")
            self.assertGreater(len(widths), 50)
            self.assertGreater(min(widths), 0.55, page.name)


if __name__ == "__main__":
    unittest.main()
