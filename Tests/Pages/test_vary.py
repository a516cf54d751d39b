"""Panels in which readers choose other values: every result is on the page, and is that of the program."""

import json
import re
import unittest

from selenium.webdriver.common.keys import Keys

from browser import PageTest, lesson

BOXES = "unsigned-integers/thirteen-in-boxes"
RING = "twos-complement/int5-ring"

ADDITION = """
Other values of both parameters are on the page.

```experiment integer.table name=codes vary="{encoding: [unsigned, twos-complement], bits: 2...4}"
encoding: unsigned
bits: 3
```

"""

REFUSING = """
```experiment integer.table name=refusing vary="{codes: [00001, 11111, 111]}"
encoding: unsigned
bits: 5
codes: [00001]
```

"""


TELLING = """
```experiment integer.bit-weights name=boxes vary=code
encoding: twos-complement
code: 11101
```

What does `11010` stand for?

```experiment integer.table name=read predict=value
encoding: twos-complement
codes: [11010]
```

<details><summary>Result</summary>

</details>

What does `0111` stand for?

```experiment integer.table name=last predict=value
encoding: twos-complement
bits: 4
codes: [0111]
```

<details><summary>Result</summary>

</details>

"""


class Vary(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page = cls.handout("lessons/unsigned-integers", "lessons/twos-complement", name="page")

    def play(self, name):
        """The panel of a cell, with all questions answered."""
        self.give_up_everything()
        self.browser.execute_script("for (const fold of document.querySelectorAll('.unasked')) fold.open = true")
        return self.find(f'[data-panel="{name}"]')

    def wait(self, panel, condition="said.textContent !== ''"):
        """Waits for the sentence of a panel, which follows its result."""
        self.browser.execute_async_script(f"""
            const [panel, done] = arguments, said = panel.querySelector('.compared'), found = panel.querySelector('.found');
            const look = () => {{ if ({condition}) done(); else setTimeout(look, 5); }};
            look();""", panel)

    def set(self, field, position):
        """Moves a field to one of its values, as a reader does."""
        self.browser.execute_script(
            "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))", field, position)

    def bits(self, panel):
        return panel.find_elements("css selector", ".bits button")

    def test_bits_give_the_result_of_the_program(self):
        self.open(self.page)
        panel = self.play(BOXES)
        self.browser.execute_script("arguments[0].scrollIntoView()", panel)
        self.wait(panel, "found.querySelector('svg') !== null")
        self.assertEqual(panel.find_element("css selector", "[role=status]").text, "", "the lesson's figure is no news")
        before = self.browser.execute_script("return arguments[0].getBoundingClientRect().toJSON()", self.bits(panel)[0])
        for bit in self.bits(panel):
            self.assertGreaterEqual(min(bit.size.values()), 44)
        self.bits(panel)[0].send_keys(Keys.ENTER)
        self.wait(panel, "said.textContent.includes('11101')")
        after = self.browser.execute_script("return arguments[0].getBoundingClientRect().toJSON()", self.bits(panel)[0])
        self.assertEqual((after["x"], after["width"]), (before["x"], before["width"]), "a second press finds the same bit")
        told = json.loads(lesson(
            "try", "integer.bit-weights", "code=11101", "bits=5", "encoding=unsigned", "--format", "json"))
        alt = told["result"]["alt"] if "result" in told else told["alt"]
        self.assertEqual(panel.find_element("css selector", "svg").get_attribute("aria-label"), alt)
        self.assertEqual(panel.find_element("css selector", "[role=status]").text, alt)
        reset = panel.find_element("css selector", "[type=reset]")
        self.assertEqual(reset.get_attribute("aria-disabled"), "false")
        reset.send_keys(Keys.ENTER)
        self.wait(panel, "said.textContent.includes('same')")
        self.assertEqual(reset.get_attribute("aria-disabled"), "true")
        self.assertEqual("".join(bit.text for bit in self.bits(panel)), "01101")

    def test_bits_in_the_figure_and_keys_do_the_same(self):
        self.open(self.page)
        panel = self.play(BOXES)
        self.bits(panel)[1].send_keys("1")
        self.wait(panel, "said.textContent.includes('11101')")
        self.browser.execute_script(
            "arguments[0].querySelector('[data-bit=\"0\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))", panel)
        self.wait(panel, "said.textContent.includes('11100')")
        self.bits(panel)[1].send_keys("5", "9")
        self.wait(panel, "said.textContent.includes('11101')")
        self.assertEqual("".join(bit.text for bit in self.bits(panel)), "11101")

    def test_every_state_is_the_table_of_the_program(self):
        page = self.panel_of(ADDITION, "product")
        self.open(page)
        [panel] = self.all(".vary")
        [encoding] = panel.find_elements("css selector", "select")
        [bits] = panel.find_elements("css selector", "input[type=range]")
        for chosen, word in enumerate(["unsigned", "twos-complement"]):
            for position, count in enumerate([2, 3, 4]):
                self.set(encoding, chosen)
                self.set(bits, position)
                rows = json.loads(lesson(
                    "try", "integer.table", f"encoding={word}", f"bits={count}", "--format", "json"))
                rows = rows["result"] if isinstance(rows, dict) else rows
                self.wait(panel, f"found.querySelectorAll('tbody tr').length === {len(rows)}"
                          f" && panel.querySelector('.typed').value === '{count}'")
                shown = [[cell.get_attribute("textContent") for cell in row.find_elements("css selector", "td")]
                         for row in panel.find_elements("css selector", "tbody tr")]
                for row, cells in zip(rows, shown):
                    values = [value for value in row.values() if value]
                    self.assertEqual(
                        sorted(cell.replace("\u2212", "-") for cell in cells if cell), sorted(map(str, values)))
        said = panel.find_element("css selector", "[role=status]").text
        self.assertIn("differs", said)

    def test_cells_that_differ_are_marked(self):
        self.open(self.panel_of(ADDITION, "marked"))
        [panel] = self.all(".vary")
        self.set(panel.find_element("css selector", "select"), 1)
        self.wait(panel)
        other = panel.find_elements("css selector", "td.other")
        self.assertEqual(len(other), 4, "half of the codes of three bits are other numbers")
        self.assertIn("4", panel.find_element("css selector", "[role=status]").text)
        self.assertGreater(int(other[0].value_of_css_property("font-weight")), 600)

    def test_a_refusal_is_its_message(self):
        self.open(self.panel_of(REFUSING, "refusing"))
        [panel] = self.all(".vary")
        self.set(panel.find_element("css selector", "select"), 2)
        self.wait(panel, "found.querySelector('.refusal') !== null")
        self.assertEqual(panel.find_element("css selector", "[role=status]").text, "These values have no result.")

    def test_a_panel_below_a_question_waits_for_its_answer(self):
        self.open(self.page)
        panels = self.all(".vary")
        self.assertTrue(panels)
        last = self.find(f'[data-panel="{RING}"]')
        self.assertFalse(last.is_displayed())
        self.browser.get(f"{self.page.as_uri()}#cell={RING}&encoding=unsigned&bits=4")
        self.browser.refresh()
        self.assertFalse(self.find(f'[data-panel="{RING}"]').is_displayed())
        self.assertIn("after you answer", self.find(".notice[role=status]").text)

    def test_a_panel_that_shows_a_later_answer_waits_for_it(self):
        page = self.panel_of(TELLING, "telling")
        self.open(page)
        details = self.find('[data-panel="telling/boxes"] details')
        later = lambda: self.all(".vary .later")
        self.assertFalse(details.is_displayed())
        self.assertEqual(later()[0].text, "After you answer question 1, you can try other values here.")
        self.assertEqual(self.violations(), [])
        self.browser.get(f"{page.as_uri()}#cell=telling/boxes&code=11010")
        self.browser.refresh()
        details = self.find('[data-panel="telling/boxes"] details')
        self.assertFalse(details.is_displayed())
        self.assertIn("after you answer", self.find(".notice[role=status]").text)
        self.answer("-6")
        self.assertTrue(details.is_displayed(), "the second question may still be open")
        self.assertFalse(later())
        self.browser.get(page.as_uri())
        self.browser.refresh()
        self.assertTrue(self.find('[data-panel="telling/boxes"] details').is_displayed(), "the answer is saved")
        self.open(page)
        self.assertFalse(self.find('[data-panel="telling/boxes"] details').is_displayed())

    def test_the_sentence_has_minus_signs(self):
        for language, name in (("", "telling-minus"), (".ja", "telling-minus-ja")):
            document = self.folder / name / f"lesson{language}.md"
            document.parent.mkdir()
            document.write_text("---\ntitle: A lesson\n---\n\n# A lesson\n" + TELLING.split("What does")[0])
            lesson("update", document)
            lesson("handout", document, "--output", self.folder, "--name", name)
            self.open(self.folder / f"{name}{language}.html")
            [panel] = self.all(".vary")
            self.bits(panel)[1].send_keys(Keys.ENTER)
            self.wait(panel, "said.textContent.includes('10101')")
            said = panel.find_element("css selector", "[role=status]").text
            alt = panel.find_element("css selector", "svg").get_attribute("aria-label")
            self.assertTrue(alt.startswith(said), "the sentence is the first one of the alternative")
            self.assertIn("\u221216 + 4 + 1 = \u221211", alt)
            self.assertNotIn("-", alt)

    def test_with_vary_other_cells_have_panels_for_one_parameter_at_a_time(self):
        document = self.folder / "others" / "lesson.md"
        document.parent.mkdir()
        document.write_text(
            "---\ntitle: A lesson\n---\n\n# A lesson\n\n"
            "```experiment integer.table name=codes\nencoding: unsigned\nbits: 3\nfold: 1\n```\n")
        lesson("update", document)
        lesson("handout", document, "--output", self.folder, "--name", "others", "--vary")
        self.open(self.folder / "others.html")
        [panel] = self.all(".vary")
        panel.find_element("css selector", "summary").click()
        [encoding] = panel.find_elements("css selector", "select")
        [fold] = panel.find_elements("css selector", "input[type=range]")
        self.set(fold, 1)
        self.wait(panel, "found.querySelectorAll('tbody tr').length === 4")
        words = [option.text for option in encoding.find_elements("css selector", "option")]
        self.set(encoding, words.index("two's complement"))
        self.wait(panel, "found.querySelectorAll('tbody tr').length === 8")
        self.assertEqual(fold.get_attribute("value"), "0", "the other parameter is that of the lesson again")
        self.assertIn("\u22124", panel.find_element("css selector", ".found").text)

    def test_a_link_shows_its_state_and_a_wrong_one_is_reported(self):
        self.open(self.page)
        panel = self.play(BOXES)
        self.bits(panel)[0].send_keys(Keys.ENTER)
        self.wait(panel, "said.textContent.includes('11101')")
        address = panel.find_element("css selector", "a").get_attribute("href")
        self.browser.get(address)
        self.browser.refresh()
        panel = self.find(f'[data-panel="{BOXES}"]')
        self.wait(panel, "said.textContent.includes('11101')")
        for wrong in ("#cell=unknown", f"#cell={BOXES}&code=2", f"#cell={BOXES}&bits=5"):
            self.browser.execute_script("location.hash = arguments[0]", wrong)
            self.wait(panel, "document.querySelector('.notice[role=status]') !== null")
            self.assertIn("not on this page", self.find(".notice[role=status]").text)

    def test_axe_finds_nothing(self):
        for dark in (False, True):
            with self.another(dark=dark):
                self.open(self.page)
                panel = self.play(BOXES)
                self.bits(panel)[0].send_keys(Keys.ENTER)
                self.wait(panel)
                self.assertEqual(self.violations(), [])

    def test_paper_and_a_browser_without_scripts_show_no_panel(self):
        self.open(self.page)
        self.play(BOXES)
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.assertFalse([panel for panel in self.all(".vary") if panel.is_displayed()])
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
        with self.another(scripts=False):
            self.browser.get(self.page.as_uri())
            self.assertFalse([panel for panel in self.all(".vary *") if panel.is_displayed()])

    def test_only_pages_with_panels_have_their_script(self):
        plain = self.handout("lessons/optional-enum", name="plain").read_text()
        self.assertIn("DecompressionStream", self.page.read_text())
        self.assertNotIn("DecompressionStream", plain)
        policy = re.search(r'Content-Security-Policy" content="([^"]*)"', self.page.read_text())[1]
        self.assertEqual(
            re.sub(r"sha256-[^']*", "", policy),
            re.sub(r"sha256-[^']*", "", re.search(r'Content-Security-Policy" content="([^"]*)"', plain)[1]))

    def test_a_page_has_a_budget_and_says_what_it_omits(self):
        cell = """
```experiment integer.table name=NAME vary="{codes: [1...4096]}"
encoding: unsigned
bits: 32
codes: [1]
```
"""
        document = self.folder / "large" / "lesson.md"
        document.parent.mkdir()
        document.write_text("---\ntitle: L\n---\n\n# L\n" + "".join(cell.replace("NAME", f"cell-{n}") for n in range(12)))
        lesson("update", document)
        told = lesson("handout", document, "--output", self.folder, "--name", "large")
        page = (self.folder / "large.html").read_text()
        templates = re.findall(r"<template.*?</template>\n", page, re.S)
        self.assertLessEqual(sum(len(text.encode()) for text in templates), 256 << 10)
        self.assertEqual(told.count("omits the results"), 12 - len(templates))
        self.assertEqual(told.count("4096 results, 0 of them refusals"), len(templates))


if __name__ == "__main__":
    unittest.main()
