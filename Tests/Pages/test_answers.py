"""What a learner is asked, what becomes of an answer, and what paper has room for."""

import base64
import re
import unittest

from browser import REPOSITORY, PageTest, lesson


class Answers(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.numbers = cls.handout("lessons/twos-complement", name="numbers")
        cls.float5 = cls.handout("lessons/float5", name="float5")
        lesson("handout", REPOSITORY / "lessons/workshops/compiler-messages.yml", "--output", cls.folder)
        cls.code = cls.folder / "compiler-messages.html"

    def phone(self):
        self.size(360, 740)

    def size(self, width, height):
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.clearDeviceMetricsOverride", {})

    def shown(self, selector):
        return [node for node in self.all(selector) if node.is_displayed()]

    def choose(self, index):
        self.question().find_elements("css selector", ".choices label")[index].click()
        self.question().find_element("css selector", "button.main").click()

    def test_nothing_is_chosen_in_advance_and_an_answer_is_asked_for(self):
        self.open(self.code)
        self.assertEqual(self.all("input:checked:not(.setting input)"), [])
        self.question().find_element("css selector", "button.main").click()
        self.assertEqual([help.text for help in self.shown(".help")], ["Choose an answer."])
        self.assertEqual(self.all(".answered"), [])
        self.question().find_element("css selector", "textarea").send_keys("1")
        self.assertEqual(len(self.all("input:checked:not(.setting input)")), 1, "who writes lines says that it prints")

    def test_answers_that_are_partly_right_have_a_sign_for_each_row_and_the_reason_of_the_wrong_one(self):
        self.open(self.numbers)
        self.answer("11111", "11100")
        status = self.find(".verdict:focus")
        self.assertIn("1 of 2 right", status.text)
        self.assertEqual(
            [sign.get_attribute("class") for sign in status.find_elements("css selector", ".mark")], ["mark half", "mark yes", "mark no"])
        self.assertEqual(
            [sign.get_attribute("textContent") for sign in status.find_elements("css selector", ".unseen")], ["right", "not right"])
        label = status.find_elements("css selector", "tbody th")[1].text
        self.assertIn(f"{label}: You flipped each bit.", status.text)
        self.assertEqual(len(self.all("li.yours")), 1)

    def test_a_wrong_choice_is_in_full_ink(self):
        self.open(self.float5)
        while not self.question().find_elements("css selector", ".choices"):
            self.give_up()
        self.choose(0)
        colors = [self.browser.execute_script("return getComputedStyle(arguments[0]).color", node)
                  for node in (self.find(".choices .mine"), self.find(".choices .right"), self.find("body"))]
        self.assertEqual(len(set(colors)), 1, colors)

    def test_a_decimal_comma_and_a_digit_that_is_no_bit_are_asked_again(self):
        self.open(self.float5)
        self.assertEqual({field.get_attribute("inputmode") for field in self.question().find_elements("css selector", "input")}, {"text"})
        self.answer("0,5", "0", "1", "2")
        self.assertEqual([help.text for help in self.shown(".help")], ["Write a decimal point, such as 0.5."])
        self.give_up()
        self.answer("5", "0,625")
        self.assertEqual([help.text for help in self.shown(".help")], ["Write a decimal point, such as 0.5."])
        self.open(self.numbers)
        self.answer("00012", "11101")
        self.assertEqual([help.text for help in self.shown(".help")], ["Write only digits of the code, such as 11101."])
        self.assertEqual(self.all(".answered"), [])

    def test_numbers_and_codes_have_their_keyboards_unless_an_answer_needs_a_sign(self):
        modes = set()
        for name in ("resolution", "bias", "sign-magnitude"):
            self.open(self.handout(f"lessons/{name}", name=name))
            for number, question in enumerate(self.browser.execute_script("return Page.data.questions")):
                values = [value for values in [question["right"], *question["slips"]] for value in values]
                found = {field.get_attribute("inputmode") for field in self.all(f"[data-question='{number}'] input[type=text]")}
                if not found:
                    continue
                kinds, forms = {value["kind"] for value in values}, [form for value in values for form in value["forms"]]
                is_plain = all(re.fullmatch(r"[0-9]+(/[0-9]+)?", form) for form in forms)
                expected = {"number": "decimal", "code": "numeric"}.get(kinds.pop(), "text") if is_plain and len(kinds) == 1 else "text"
                self.assertEqual(found, {expected}, question["id"])
                modes |= found
        self.assertIn("decimal", modes)
        self.assertIn("text", modes)

    def test_the_end_has_the_code_first_then_what_was_wrong_then_what_was_not_known(self):
        self.open(self.numbers)
        self.answer("11110", "11100")
        [again] = self.shown(".verdict .buttons button")
        again.click()
        for field, value in zip(self.question_again(), ("11111", "11101")):
            field.send_keys(value)
        self.shown(".main")[0].click()
        self.give_up_everything()
        self.assertEqual(
            [title.text for title in self.all("#codes h2")], ["Your code", "What I got wrong, and why", "What I did not know yet"])
        wrong, unknown = self.find("#codes .sheet"), self.find("#codes .unknown")
        self.assertEqual(len(wrong.find_elements("css selector", ":scope > li")), 1)
        self.assertIn("You flipped each bit.", wrong.text)
        self.assertIn("You found the right answer later.", wrong.text)
        self.assertEqual(
            len(unknown.find_elements("css selector", ":scope > li")), len(self.browser.execute_script("return Page.data.questions")) - 1)
        self.assertNotIn("you wrote", unknown.text)
        self.assertGreater(len(wrong.find_elements("css selector", "li > p")), 2, "a reason")
        for item in self.all("#codes :is(.sheet, .unknown) > li"):
            target = item.find_element("css selector", "a").get_attribute("href").split("#")[1]
            self.assertTrue(self.find(f"#{target}").is_displayed())

    def question_again(self):
        return [field for field in self.all(".card input[type=text]") if field.is_displayed() and field.is_enabled()]

    def test_a_result_that_answers_no_question_is_closed_and_its_computation_is_below_it(self):
        self.open(self.float5)
        self.assertEqual(self.shown(".card .cell.fold"), [], "nothing is computed before the answer")
        self.give_up_everything()
        compare = self.find("#float5--cell-compare")
        self.assertFalse(compare.find_element("xpath", "ancestor::details[contains(@class, 'unasked')]").get_property("open"))
        for cell in self.all("details.cell:not(.card details)"):
            before = self.browser.execute_script("return arguments[0].previousElementSibling", cell)
            self.assertTrue(before.get_attribute("class") or before.find_elements("css selector", "img"), "a table or a picture")
        self.assertTrue(self.shown(".card .foot > .cell"))

    def test_messages_of_a_compiler_wrap(self):
        for width in (360, 1280):
            self.size(width, 740)
            self.open(self.code)
            self.give_up_everything()
            for block in self.shown("pre.messages"):
                self.assertLessEqual(block.get_property("scrollWidth"), block.get_property("clientWidth"), block.text)

    def test_a_phone_shows_answers_below_each_other_and_scrolls_to_the_column_that_was_asked(self):
        self.phone()
        self.open(self.numbers)
        self.answer("11111", "11100")
        for frame in self.shown(".compared"):
            self.assertLessEqual(frame.get_property("scrollWidth"), frame.get_property("clientWidth"))
        self.give_up_everything()
        self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), 360)
        for cell in self.shown("tbody tr:first-child td.asked"):
            frame = cell.find_element("xpath", "ancestor::*[contains(@class, 'table')][1]")
            self.assertGreaterEqual(cell.rect["x"] + 1, frame.rect["x"])
            self.assertLessEqual(cell.rect["x"] + cell.rect["width"], frame.rect["x"] + frame.rect["width"] + 1)

    def test_the_bar_of_a_phone_has_the_title_in_two_lines(self):
        self.phone()
        self.open(self.numbers)
        title = self.find(".where strong")
        self.assertEqual(title.get_property("scrollHeight"), title.get_property("clientHeight"))
        self.assertLessEqual(title.rect["height"], 40)

    def test_paper_has_the_title_once_page_numbers_and_a_line_for_each_answer(self):
        self.open(self.numbers)
        style = self.numbers.read_text()
        self.assertIn("counter(page)", style)
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"media": ""})
        self.assertEqual(self.visible_text().count("Two's complement\n"), 1)
        fields = self.all(".card .field input[type=text]")
        self.assertTrue(all(field.is_displayed() and field.rect["width"] > 60 for field in fields))
        self.assertTrue(self.find("#codes .on-paper").is_displayed())
        self.assertFalse(self.shown(".bar, .buttons, .deck, .foot"))

    def test_a_workshop_takes_at_most_fourteen_pages(self):
        lesson("handout", REPOSITORY / "lessons/workshops/five-bits.yml", "--output", self.folder)
        for name in ("five-bits.html", "five-bits.ja.html"):
            self.open(self.folder / name)
            paper = {"printBackground": True, "preferCSSPageSize": True, "paperWidth": 8.27, "paperHeight": 11.69}
            pdf = base64.b64decode(self.browser.execute_cdp_cmd("Page.printToPDF", paper)["data"])
            self.assertLessEqual(len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)), 14)


if __name__ == "__main__":
    unittest.main()
