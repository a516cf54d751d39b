"""What a presenter meets: slides by keys and buttons, questions with their code and their answers, and a way out."""

import json
import unittest

from selenium.webdriver.common.keys import Keys

from browser import REPOSITORY, PageTest, lesson

CODE = "\n".join(f"let line{number} = {number}" for number in range(1, 61))
ROWS = "\n".join(f"| row {number} | {number} |" for number in range(1, 61))
TEXT = f"""# A lesson

## Tall

All of this is one program:

```json
{CODE}
```

| name | number |
|------|-------:|
{ROWS}

<!-- lesson: quiz name=end -->

Is this the end?

1. yes
2. no

<details><summary>Result</summary>

- Yes. It is.
- No. There is nothing more.

</details>
"""


class Presenting(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.tall = cls.handout_of(TEXT, "tall")
        cls.numbers = cls.handout("lessons/twos-complement", name="numbers")
        lesson("handout", REPOSITORY / "lessons/workshops/compiler-messages.yml", "--output", cls.folder)
        cls.code = cls.folder / "compiler-messages.html"

    def present(self, page, width=1280, height=720):
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.clearDeviceMetricsOverride", {})
        self.open(page)
        self.find("body").send_keys("p")

    def press(self, key):
        self.browser.switch_to.active_element.send_keys(key)

    def number(self):
        return self.find(".deck p").text

    def shown(self, selector):
        return [node for node in self.all(selector) if node.is_displayed()]

    def slides(self):
        """Goes through the slides, and yields the number of each."""
        self.find("body").send_keys(Keys.HOME)
        last = None
        while last != self.number():
            last = self.number()
            yield last
            self.find("body").send_keys(Keys.PAGE_DOWN)

    def go_to(self, selector):
        for _ in self.slides():
            if found := self.shown(selector):
                return found
        self.fail(f"no slide shows {selector}")

    def is_presenting(self):
        return "slides" in self.find("html").get_attribute("class").split()

    def test_tall_code_is_dealt_to_slides_line_by_line(self):
        self.present(self.tall)
        lines = []
        for _ in self.slides():
            for block in self.shown("pre"):
                self.assertLessEqual(block.rect["y"] + block.rect["height"], 664)
                self.assertLessEqual(block.get_property("scrollHeight"), block.get_property("clientHeight") + 1)
                lines += block.text.splitlines()
        self.assertEqual(lines, CODE.splitlines())
        self.press(Keys.ESCAPE)
        self.assertEqual([block.text for block in self.shown("pre")], [CODE], "the page has its code in one piece")

    def test_a_tall_table_is_dealt_to_slides_below_its_head(self):
        self.present(self.tall)
        rows, parts = [], 0
        for _ in self.slides():
            shown = [row.text for row in self.shown("tbody tr")]
            if shown:
                parts += 1
                self.assertEqual([head.text for head in self.shown("thead th")], ["name", "number"])
            rows += shown
        self.assertGreater(parts, 1)
        self.assertEqual(rows, [f"row {number} {number}" for number in range(1, 61)])

    def test_a_question_is_on_one_slide_with_its_code_its_choices_and_its_buttons(self):
        for width, height in ((1280, 720), (1920, 1080)):
            self.present(self.code, width, height)
            questions = 0
            for _ in self.slides():
                for legend in self.shown("legend"):
                    questions += 1
                    card = legend.find_element("xpath", "ancestor::*[contains(@class, 'card')]")
                    for selector in (".cell:not(details) pre", ".choices label", ".main", ".show"):
                        for part in card.find_elements("css selector", selector):
                            self.assertTrue(part.is_displayed(), selector)
                            self.assertLessEqual(part.rect["y"] + part.rect["height"], height - 56)
            self.assertEqual(questions, 8)

    def test_the_answer_is_on_the_slide_of_its_question_and_can_be_taken_back(self):
        self.present(self.numbers)
        [show] = self.go_to(".show")
        number, [question] = self.number().split()[0], self.shown("legend")
        show.click()
        self.assertEqual(self.number().split()[0], number)
        self.assertTrue(question.is_displayed())
        self.assertTrue(self.shown(".verdict"))
        self.assertTrue(self.shown("td.asked") or self.shown(".compared td"), "what is right")
        self.assertEqual([fold.text for fold in self.shown(".verdict summary")], ["Other mistakes"])
        [again] = [button for button in self.shown(".verdict button") if button.text == "Try again"]
        again.click()
        self.assertTrue(question.is_displayed())
        self.assertTrue(self.shown(".show"))
        self.assertEqual(self.shown(".verdict p"), [])

    def test_a_picture_is_next_to_its_sentence_and_as_large_as_fits(self):
        self.present(self.numbers)
        pictures = 0
        for _ in self.slides():
            for image in self.shown("main img"):
                pictures += 1
                box, place = image.rect, image.find_element("xpath", "..").rect
                self.assertTrue(self.shown("section p:not(:has(img))"), f"a sentence on {self.number()}")
                fills = box["width"] > place["width"] - 2 or self.find("main").rect["height"] > 664 - 60 or box["height"] > 540
                self.assertTrue(fills, f"{box} in {place}")
                self.assertLess(abs(box["x"] + box["width"] / 2 - place["x"] - place["width"] / 2), 2, "centered")
        self.assertGreater(pictures, 1)

    def test_neither_the_code_nor_the_list_of_wrong_answers_is_a_slide_and_none_is_blank(self):
        self.open(self.numbers)
        self.give_up_everything()
        self.find("body").send_keys("p")
        for number in self.slides():
            self.assertNotEqual(self.find("main").text.strip() or self.shown("main img"), "", number)
            self.assertEqual(self.shown("#codes *"), [])

    def test_page_keys_work_everywhere_and_letters_outside_of_fields(self):
        self.present(self.numbers)
        [field] = self.go_to(".field:first-child input")[:1]
        before = self.number()
        field.send_keys("b")
        self.assertEqual(field.get_attribute("value"), "b")
        field.send_keys(Keys.PAGE_DOWN)
        self.assertNotEqual(self.number(), before)
        self.press(Keys.PAGE_UP)
        self.assertEqual(self.number(), before)
        field.send_keys(Keys.ESCAPE)
        self.assertFalse(self.is_presenting())

    def test_a_choice_keeps_its_arrows_and_leaves_the_presenter_the_rest(self):
        self.present(self.tall)
        choice = self.go_to(".choices input")[0]
        before = self.number()
        choice.send_keys(Keys.ARROW_DOWN)
        self.assertEqual(self.number(), before)
        self.assertTrue(self.all(".choices input")[1].is_selected())
        self.press("b")
        self.assertIn("black", self.find("html").get_attribute("class").split())
        self.press("b")
        self.press(Keys.PAGE_UP)
        self.assertNotEqual(self.number(), before)
        self.press(Keys.ESCAPE)
        self.assertFalse(self.is_presenting())

    def test_letters_of_a_composition_are_no_shortcuts_and_black_is_for_slides(self):
        self.open(self.tall)
        self.browser.execute_script(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'p', keyCode: 229, bubbles: true}));")
        self.assertFalse(self.is_presenting())
        self.find("body").send_keys("b")
        self.assertNotIn("black", (self.find("html").get_attribute("class") or "").split())

    def test_every_button_is_there_on_a_projector_and_a_phone_has_a_way_out(self):
        self.present(self.tall)
        texts = [button.text for button in self.shown(".deck button")]
        self.assertEqual(texts, ["Previous", "Next", "Black (b)", "Leave slides (Esc)"])
        self.assertEqual(self.number(), f"1 of {len(list(self.slides()))}")
        self.present(self.tall, 360, 740)
        self.assertEqual(self.shown(".slides-button"), [])
        for button in self.shown(".deck button"):
            self.assertGreaterEqual(button.rect["height"], 44)
            self.assertLessEqual(button.rect["x"] + button.rect["width"], 360)
        self.find(".deck .leave").click()
        self.assertFalse(self.is_presenting())

    def test_an_edition_without_questions_has_slides_too(self):
        self.present(self.handout_of("# A\n\nText.\n\n## B\n\nMore.\n", "plain"))
        self.assertEqual(len(list(self.slides())), 2)
        self.assertEqual(json.loads(self.browser.execute_script("return JSON.stringify(Page.data.questions)")), [])


if __name__ == "__main__":
    unittest.main()
