"""Question cards, verdicts, results, and what a learner meets who comes back: the measures of their faults."""

import unittest

import checks
from browser import PageTest, lesson

UNASKED = """# A lesson

What is worth more? Write it down.

```experiment integer.table name=values
encoding: unsigned
bits: 3
codes: [101]
```

<details><summary>Result</summary>

| bits  | value |
|-------|------:|
| `101` |     5 |

</details>

It is 5.

## Answers

None.
"""


class Cards(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.numbers = cls.handout("lessons/twos-complement", name="numbers")
        cls.posits = cls.handout("lessons/posits", name="posits")
        cls.home = cls.handout("lessons/smart-home", name="home")
        lesson("handout", "lessons/unsigned-integers", "--output", cls.folder, "--name", "codes")
        cls.codes = cls.folder / "codes.html"

    def setUp(self):
        checks.size(self.browser, *checks.DESKTOP)

    def shown(self, selector):
        return [node for node in self.all(selector) if node.is_displayed()]

    def box(self, node):
        return self.browser.execute_script("return arguments[0].getBoundingClientRect().toJSON()", node)

    def test_a_card_around_a_wide_table_is_as_wide_as_its_content(self):
        self.open(self.posits)
        self.give_up_everything()
        cards = [card for card in self.shown(".card") if card.find_elements("css selector", ".wide")]
        self.assertGreater(len(cards), 0)
        for card in cards:
            box = self.box(card)
            column = self.browser.execute_script("return arguments[0].parentElement.clientWidth", card)
            widest = max(self.box(table)["width"] for table in card.find_elements("css selector", ".wide table"))
            self.assertLessEqual(box["width"], max(widest + 44, column) + 1, card.text[:60])
            self.assertAlmostEqual(box["x"] + box["width"] / 2, 640, delta=9, msg="in the middle of the window")

    def test_code_in_a_question_breaks_on_a_phone(self):
        checks.size(self.browser, 360, 740)
        self.open(self.home)
        self.assertEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), 360)

    def test_buttons_keep_their_distance_from_the_edge_of_the_card(self):
        self.open(self.numbers)
        card = self.question().find_element("xpath", "ancestor::*[contains(@class, 'card')]")
        last = max(self.box(node)["bottom"] for node in card.find_elements("css selector", "button, summary") if node.is_displayed())
        self.assertGreaterEqual(self.box(card)["bottom"] - last, 12)

    def test_what_was_missing_is_not_said_of_what_replaces_it(self):
        self.open(self.codes)
        form = self.question()
        form.find_element("css selector", "button.main").click()
        self.assertEqual([help.text for help in self.shown(".help")], ["Choose an answer."])
        form.find_elements("css selector", ".choices label")[1].click()
        self.assertEqual(self.shown(".help"), [])
        self.open(self.numbers)
        form = self.question()
        form.find_element("css selector", "button.main").click()
        field = form.find_element("css selector", "input")
        self.assertEqual(field.get_attribute("aria-invalid"), "true")
        field.send_keys("1")
        self.assertIsNone(field.get_attribute("aria-invalid"))
        self.assertEqual(len(self.shown(".help")), 1, "the other field is still empty")

    def test_a_result_without_a_question_waits_for_the_reader_and_is_on_paper(self):
        self.open(self.handout_of(UNASKED, "unasked"))
        cell = self.find(".unasked td")
        self.assertFalse(cell.is_displayed())
        self.find(".unasked summary").click()
        self.assertTrue(cell.is_displayed())
        self.find(".unasked summary").click()
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"media": ""})
        self.assertGreater(self.box(cell)["height"], 0)
        self.assertFalse(self.find(".unasked summary").is_displayed())

    def test_the_arrow_of_the_answers_is_in_the_line_of_the_title(self):
        self.open(self.handout_of(UNASKED, "answers"))
        summary, title = self.box(self.find(".answers > summary")), self.box(self.find(".answers > summary h2"))
        self.assertAlmostEqual((summary["top"] + summary["bottom"]) / 2, (title["top"] + title["bottom"]) / 2, delta=3)

    def test_a_verdict_and_the_second_try_are_in_one_row_and_quiet_after_a_right_answer(self):
        self.open(self.numbers)
        self.answer("11111", "11101")
        again, verdict = self.find(".verdict button"), self.find(".verdict .v")
        self.assertIn("quiet", again.get_attribute("class"))
        middle = lambda node: (self.box(node)["top"] + self.box(node)["bottom"]) / 2
        self.assertAlmostEqual(middle(again), middle(verdict), delta=3)
        self.assertGreater(self.box(self.find(".verdict .mark.yes"))["width"], 15)

    def test_the_reason_of_the_right_choice_says_yes_only_to_those_who_chose_it(self):
        self.open(self.codes)
        self.give_up()
        self.assertNotRegex(self.find(".right .why").text, "^Yes")

    def test_a_single_hint_has_no_number(self):
        self.open(self.numbers)
        self.assertEqual([hint.text for hint in self.shown(".hint summary")], ["Hint"])

    def test_a_page_with_answers_leads_to_the_next_question(self):
        self.open(self.numbers)
        self.assertEqual(self.all(".resume"), [])
        self.give_up()
        self.assertEqual(self.all(".resume"), [], "the learner is there")
        self.open(self.numbers, fresh=False)
        link = self.find(".resume a")
        self.assertEqual(link.text, "Continue at question 2")
        link.click()
        self.assertLess(self.question().rect["y"] - self.browser.execute_script("return scrollY"), 400)
        self.give_up_everything()
        self.assertEqual(self.all(".resume"), [])

    def test_transcripts_wrap_on_a_phone_and_code_says_that_it_scrolls(self):
        checks.size(self.browser, 360, 740)
        self.open(self.handout("lessons/dialog", name="dialog"))
        self.give_up_everything()
        widths = self.browser.execute_script(
            "return ['output', 'code'].map((kind) => [...document.querySelectorAll(`pre.${kind}`)]"
            ".filter((node) => node.checkVisibility()).map((node) => [node.scrollWidth - node.clientWidth,"
            " getComputedStyle(node).backgroundImage]))")
        outputs, codes = widths
        self.assertEqual([width for width, _ in outputs if width > 1], [])
        self.assertGreater(len(outputs), 0)
        scrolling = [image for width, image in codes if width > 1]
        self.assertGreater(len(scrolling), 0)
        self.assertTrue(all("gradient" in image for image in scrolling))


if __name__ == "__main__":
    unittest.main()
