"""Pictures and typography of pages: a wrong answer in a picture, minus signs, and exponents."""

import unittest

from browser import REPOSITORY, PageTest, lesson
from selenium.webdriver.common.by import By

# The middle of an element, in units of the picture that it is drawn over.
CENTER = """
const box = arguments[0].getBoundingClientRect();
const picture = arguments[1].getBoundingClientRect();
const scale = arguments[1].getAttribute("width") / picture.width;
return [box.x + box.width / 2 - picture.x, box.y + box.height / 2 - picture.y].map((length) => length * scale);
"""


class Figures(PageTest):
    def places(self, kind):
        return [(ring.get_attribute("data-code"), ring.get_attribute("data-value")) for ring in self.all(f".placed .{kind}")]

    def answer_in(self, card, *values):
        fields = card.find_elements(By.CSS_SELECTOR, "input[type=text]")
        self.assertEqual(len(fields), len(values))
        for field, value in zip(fields, values):
            field.send_keys(value)
        card.find_element(By.CSS_SELECTOR, "button.main").click()

    def reach(self, name):
        """Gives up all questions before the one that asks for a cell."""
        while True:
            form = self.question()
            card = form.find_element(By.XPATH, "ancestor::*[contains(@class, 'card')][1]")
            if card.find_elements(By.CSS_SELECTOR, f"[id$='cell-{name}']"):
                return card
            self.give_up()

    def test_a_wrong_value_on_the_ring(self):
        self.open(self.handout("lessons/twos-complement", name="ring"))
        card = self.reach("read")
        self.assertEqual(self.all(".placed"), [])
        shown = self.browser.execute_script(
            "return Cards.questionOf(arguments[0]).shown", card.find_element(By.CSS_SELECTOR, ".ask"))
        wrong = ["-13"] + [value.replace("\u2212", "-") for value in shown[1:]]
        self.answer_in(card, *wrong)
        self.assertEqual(self.places("yours"), [("10011", "-13")])
        self.assertEqual([value for _, value in self.places("there")], [shown[0].replace("\u2212", "-")])
        picture = self.find(".placed > img")
        self.assertIn("two's complement", picture.get_attribute("alt"))
        # On the ring of 228 pixels around (320, 320), code 19 of 32 clockwise from the top.
        x, y = self.browser.execute_script(CENTER, self.find(".placed .yours"), picture)
        self.assertAlmostEqual(x, 320 + 228 * -0.5556, delta=2)
        self.assertAlmostEqual(y, 320 + 228 * 0.8315, delta=2)
        words = self.find(".rings").text
        self.assertIn("\u221213, is the dashed ring", words)
        self.assertIn(f"{shown[0]}, is the solid ring", words)
        dashes = "return getComputedStyle(arguments[0].lastChild).strokeDasharray"
        self.assertNotEqual(self.browser.execute_script(dashes, self.find(".placed .yours")), "none")
        self.assertEqual(self.browser.execute_script(dashes, self.find(".placed .there")), "none")
        self.assertEqual(self.violations(), [])

        card.find_element(By.XPATH, ".//button[text()='Try again']").click()
        self.assertEqual(self.all(".placed, .rings"), [])
        self.assertTrue(picture.is_displayed())
        for field in card.find_elements(By.CSS_SELECTOR, "input[type=text]"):
            field.clear()
        self.answer_in(card, *[value.replace("\u2212", "-") for value in shown])
        self.assertEqual(self.all(".placed, .rings"), [])

    def test_a_wrong_value_on_the_line_below_boxes(self):
        page = self.handout("lessons/float5", name="line")
        self.open(page)
        card = self.reach("read-two")
        self.answer_in(card, "10", "1.25")
        self.assertEqual(self.places("yours"), [(None, "1.25")], "10 is not on the line")
        self.assertEqual(self.places("there"), [(None, "0.625")])
        self.assertEqual(len(self.all(".placed")), 1)
        # The answer is kept, and its ring with it.
        self.open(page, fresh=False)
        self.assertEqual(self.places("yours"), [(None, "1.25")])

    def test_a_wrong_code_on_the_ring(self):
        self.open(self.handout("lessons/twos-complement", name="codes"))
        card = self.reach("backward")
        shown = self.browser.execute_script(
            "return Cards.questionOf(arguments[0]).shown", card.find_element(By.CSS_SELECTOR, ".ask"))
        self.answer_in(card, *["00000" for _ in shown])
        self.assertEqual({code for code, _ in self.places("yours")}, {"00000"})
        self.assertEqual([code for code, _ in self.places("there")], [code for code in shown if code != "00000"])

    def test_no_ring_without_both_places(self):
        self.open(self.handout("lessons/float5", name="none"))
        card = self.reach("read-two")
        self.answer_in(card, "100", "200")
        self.assertEqual(self.all(".placed, .rings"), [])
        self.give_up_everything()
        self.assertEqual(self.all(".placed, .rings"), [])

    def test_no_ring_on_another_line_of_a_picture(self):
        self.open(self.handout("lessons/resolution", name="lines"))
        card = self.reach("spacing")
        shown = self.browser.execute_script(
            "return Cards.questionOf(arguments[0]).shown", card.find_element(By.CSS_SELECTOR, ".ask"))
        self.answer_in(card, "1/4", *shown[1:])
        self.assertEqual(self.all(".placed, .rings"), [], "1/4 is on the line of IEEE 754, 0.625 only on that of Float5")

    def test_rings_are_not_printed(self):
        self.open(self.handout("lessons/float5", name="paper"))
        self.answer_in(self.reach("read-two"), "10", "1.25")
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.assertTrue(self.find(".placed > img").is_displayed())
        self.assertFalse(self.find(".placed > svg").is_displayed())
        self.assertFalse(self.find(".rings").is_displayed())
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})

    def test_a_ring_on_a_slide_stays_at_its_place(self):
        self.open(self.handout("lessons/float5", name="slide"))
        self.answer_in(self.reach("read-two"), "10", "1.25")
        before = self.browser.execute_script(CENTER, self.find(".placed .yours"), self.find(".placed > img"))
        self.find("body").send_keys("p")
        for _ in range(60):
            if self.find(".placed > img").is_displayed():
                break
            self.find("body").send_keys("\ue00f")
        after = self.browser.execute_script(CENTER, self.find(".placed .yours"), self.find(".placed > img"))
        for old, new in zip(before, after):
            self.assertAlmostEqual(old, new, delta=1.5)

    def test_pictures_are_drawn(self):
        """Every picture of the workshop is drawn with its size."""
        lesson("handout", REPOSITORY / "lessons/workshops/five-bits.yml", "--output", self.folder)
        sizes = """
            return Promise.all([...document.querySelectorAll("main img")].map(async (image) => {
              const drawn = new Image();
              drawn.src = image.src;
              await drawn.decode();
              return [drawn.naturalWidth, drawn.naturalHeight, Number(image.getAttribute("width")), Number(image.getAttribute("height"))];
            }))"""
        for name in ("five-bits.html", "five-bits.ja.html"):
            self.open(self.folder / name)
            drawn = self.browser.execute_script(sizes)
            self.assertGreaterEqual(len(drawn), 7)
            for width, height, given_width, given_height in drawn:
                self.assertLessEqual(abs(width - given_width) + abs(height - given_height), 1)

    def test_minus_signs_and_exponents(self):
        text = (
            "# Numbers\n\nFrom -3 to 2^-1 and `-3 2^b`, with 10^15 and x - 1, but UTF-8.\n\n"
            "Read 値 in it.\n\n| a | b |\n|--:|---|\n| -0.5 | +1.25 × 2^-1 |\n| -inf | -info |\n\n```swift\nlet a = -3\n```\n")
        self.open(self.handout_of(text, "numbers"))
        paragraph = self.find("main p:not(.facts)")
        self.assertEqual(paragraph.get_attribute("textContent"), "From \u22123 to 2^\u22121 and -3 2^b, with 10^15 and x \u2212 1, but UTF-8.")
        cells = [cell.get_attribute("textContent") for cell in self.all("td")]
        self.assertEqual(cells, ["\u22120.5", "+1.25 × 2^\u22121", "\u2212inf", "-info"])
        self.assertIn("let a = -3", self.find("pre").text)
        self.assertEqual(self.find("[lang=ja]").text, "値")
        base, raised = self.browser.execute_script(
            "const sup = arguments[0].querySelector('sup');"
            "const range = document.createRange(); range.selectNode(sup.previousSibling.previousSibling);"
            "return [range.getBoundingClientRect(), sup.getBoundingClientRect()].map(({ bottom }) => bottom)", paragraph)
        self.assertLess(raised, base)
        # The caret takes no room, and is in what a reader copies.
        caret = self.find(".caret")
        self.assertEqual(caret.size["width"], 0)
        copied = self.browser.execute_script(
            "getSelection().selectAllChildren(arguments[0]); return getSelection().toString()", paragraph)
        self.assertIn("2^\u22121", copied)
        # A screen reader finds it as well.
        self.browser.execute_cdp_cmd("Accessibility.enable", {})
        nodes = self.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        names = [node["name"].get("value") for node in nodes if node.get("role", {}).get("value") == "StaticText"]
        self.assertIn("^", names)
        self.assertIn("\u22121", names)

    def test_numbers_do_not_break(self):
        """At every width a number and its exponent are on one line."""
        self.open(self.handout_of("# Numbers\n\n" + "From -1234567 to (9)^-10, " * 30 + "\n", "lines"))
        lines = """
            const text = document.querySelector("main p:not(.facts)");
            return [...text.querySelectorAll("sup")].flatMap((sup) => {
              const range = document.createRange();
              range.setStart(sup.previousSibling.previousSibling, sup.previousSibling.previousSibling.data.lastIndexOf(" ") + 1);
              range.setEnd(sup.firstChild, sup.firstChild.length);
              const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
              return boxes.some((box) => box.left < boxes[0].left || box.top > boxes[0].bottom) ? [range.toString()] : [];
            })"""
        for width in range(300, 700, 13):
            self.browser.set_window_size(width, 900)
            self.assertEqual(self.browser.execute_script(lines), [], width)
        self.browser.set_window_size(1000, 900)

    def test_search_finds_a_copied_minus(self):
        lesson("handout", "lessons/twos-complement", "lessons/bias", "--separate", "--output", self.folder / "all")
        self.open(self.folder / "all" / "index.html")
        found = {}
        for words in ("-16", "\u221216", "\u221216000"):
            self.find("#words").clear()
            self.find("#words").send_keys(words)
            self.browser.execute_async_script("setTimeout(arguments[0], 300)")
            found[words] = len([item for item in self.all("li[data-lesson]") if item.is_displayed()])
        # The places in them are shown after the questions above.
        self.assertEqual(found, {"-16": 2, "\u221216": 2, "\u221216000": 0})


if __name__ == "__main__":
    unittest.main()
