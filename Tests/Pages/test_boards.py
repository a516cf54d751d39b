"""Boards, on which one code is lit in several results, panels at other places, and goals."""

import unittest

from selenium.webdriver.common.keys import Keys

from browser import PageTest, chromium

BOARD = """
```experiment integer.bit-weights name=boxes vary=code goal="value: -3"
encoding: twos-complement
code: 0001
bits: 4
```

```experiment integer.ring name=ring
encoding: twos-complement
bits: 4
```

```experiment integer.table name=table
encoding: twos-complement
bits: 4
fold: 4
```

<!-- lesson: board cells=[ring, boxes, table] vary=code goal=all -->

<!-- lesson: panel cell=boxes -->
"""


class Boards(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page = cls.panel_of(BOARD, "board")

    def setUp(self):
        self.open(self.page)

    def sentence(self, panel, part):
        """Waits for a part of the sentence of a panel, and returns all of it."""
        return self.browser.execute_async_script("""
            const [panel, part, done] = arguments, said = panel.querySelector('.compared');
            const look = () => { if (said.textContent.includes(part)) done(said.textContent); else setTimeout(look, 5); };
            look();""", panel, part)

    def press(self, node):
        self.browser.execute_script("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))", node)

    def lit(self, board):
        """The codes that are lit in the table, and the center of the light on the ring."""
        codes = [cell.text for cell in board.find_elements("css selector", "td.here") if len(cell.text) == 4]
        [light] = board.find_elements("css selector", ".light")
        return codes, [float(light.get_attribute(name)) for name in ("cx", "cy")]

    def center(self, board, code):
        mark = board.find_element("css selector", f'circle[data-code="{code}"]')
        return [float(mark.get_attribute(name)) for name in ("cx", "cy")]

    def test_all_results_follow_the_code_wherever_it_is_pressed(self):
        [board] = self.all(".board")
        self.sentence(board, "same as")
        self.assertEqual(self.lit(board), (["0001"], self.center(board, "0001")))
        self.press(board.find_element("css selector", 'circle[data-code="1101"]'))
        self.sentence(board, "1101")
        self.assertEqual(self.lit(board), (["1101"], self.center(board, "1101")))
        cell = next(cell for cell in board.find_elements("css selector", "td") if cell.text == "0111")
        cell.click()
        self.sentence(board, "0111")
        self.assertEqual(self.lit(board), (["0111"], self.center(board, "0111")))
        point = board.find_element("css selector", 'circle.press[data-value="-8"]:not([data-code])')
        self.press(point)
        self.sentence(board, "1000")
        self.assertEqual("".join(bit.text for bit in board.find_elements("css selector", ".bits button")), "1000")

    def test_the_steps_go_around_and_leave_a_trail(self):
        [board] = self.all(".board")
        before, after = board.find_elements("css selector", "[data-step]")
        for code in ["0000", "1111", "1110"]:
            before.send_keys(Keys.ENTER)
            self.sentence(board, code)
        for button in (before, after):
            self.assertGreaterEqual(min(button.size.values()), 44)
        self.assertEqual(len(board.find_elements("css selector", ".trail circle:not(.light)")), 3)
        for code in ["1111", "0000", "0001", "0010", "0011", "0100", "0101", "0110"]:
            after.send_keys(Keys.ENTER)
            self.sentence(board, "same as" if code == "0001" else code)
        self.assertEqual(len(board.find_elements("css selector", ".trail circle:not(.light)")), 7)

    def test_a_goal_is_found_and_its_presses_are_counted(self):
        panel = self.all(".vary:not(.board)")[0]
        self.assertIn("\u22123", panel.find_element("css selector", ".goal").text)
        bits = panel.find_elements("css selector", ".bits button")
        bits[0].send_keys(Keys.ENTER)
        self.assertNotIn("Found", self.sentence(panel, "1001"))
        bits[1].send_keys(Keys.ENTER)
        self.assertIn("Found with 2 presses.", self.sentence(panel, "1101"))
        self.assertEqual(len(panel.find_elements("css selector", ".goal.met")), 1)

    def test_codes_that_were_found_are_punched_into_a_tape(self):
        [board] = self.all(".board")
        self.assertIn("Found 1 of 16.", self.sentence(board, "Found"))
        after = board.find_elements("css selector", "[data-step]")[1]
        for count in range(2, 17):
            after.send_keys(Keys.ENTER)
            self.sentence(board, f"Found {count} of 16.")
        holes = board.find_elements("css selector", ".tape circle")
        self.assertEqual(len(holes), 32)
        self.assertEqual(len({hole.get_attribute("cx") for hole in holes}), 15)

    def test_a_panel_can_be_at_another_place(self):
        own, other = self.all(".vary:not(.board)")
        self.assertEqual(own.get_attribute("data-panel"), other.get_attribute("data-panel"))
        other.find_elements("css selector", ".bits button")[0].send_keys(Keys.ENTER)
        self.sentence(other, "1001")
        self.assertEqual(own.find_element("css selector", ".compared").text, "")
        ids = self.browser.execute_script("return [...document.querySelectorAll('.vary [id]')].map(({ id }) => id)")
        self.assertEqual(len(set(ids)), len(ids))

    def test_the_light_walks_if_motion_is_welcome(self):
        browser = chromium()
        self.addCleanup(browser.quit)
        browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "no-preference"}]})
        browser.get(self.page.as_uri())
        walked = browser.execute_async_script("""
            const done = arguments[0], board = document.querySelector('.board');
            const look = () => {
              if (!board.querySelector('.light')) return setTimeout(look, 5);
              board.querySelector('[data-step="1"]').click();
              setTimeout(() => done(board.querySelector('.light').getAnimations().length), 60);
            };
            look();""")
        self.assertEqual(walked, 1)

    def test_it_has_no_sideways_scroll_and_passes_axe(self):
        for width in (1280, 360):
            self.browser.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride", {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False})
            self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), width)
        self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.assertEqual(self.violations(), [])


if __name__ == "__main__":
    unittest.main()
