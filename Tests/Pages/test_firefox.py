"""A handout in Firefox ESR, for which Debian has no driver: marionette_driver talks to the browser itself."""

import gc
import pathlib
import tempfile
import unittest
import warnings

import mozlog
from marionette_driver import By
from marionette_driver.keys import Keys
from marionette_driver.marionette import Marionette

from browser import lesson

SLIDE = """
const visible = [...document.querySelectorAll("main *")].filter((node) => node.getClientRects().length > 0 && node.checkVisibility());
const things = visible.filter((node) => node.matches("img, input, button")
  || [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim()));
const edge = document.querySelector(".deck").getBoundingClientRect().top;
return {
  number: document.querySelector(".deck p").textContent, count: things.length,
  low: things.filter((node) => !node.closest("pre *") && node.getBoundingClientRect().bottom > edge).map((node) => node.outerHTML),
};
"""


class Firefox(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        lesson("handout", "lessons/twos-complement", "--output", folder, "--name", "page")
        cls.page = folder / "page.html"
        # Else it prints what it finds out about Firefox.
        mozlog.structuredlog.set_default_logger(mozlog.structuredlog.StructuredLogger("firefox"))
        with warnings.catch_warnings():
            # It leaves sockets open on which Firefox does not listen yet.
            warnings.simplefilter("ignore", ResourceWarning)
            cls.firefox = Marionette(
                bin="/usr/lib/firefox-esr/firefox-esr", headless=True, port=0, gecko_log=str(folder / "firefox.log"),
                workspace=str(folder), prefs={"ui.prefersReducedMotion": 1})
        cls.addClassCleanup(cls.quit)
        cls.firefox.start_session()
        cls.firefox.set_window_rect(width=1280, height=805)

    @classmethod
    def quit(cls):
        cls.firefox.cleanup()
        # That leaves a new profile, which would remove its folder too late.
        del cls.firefox
        gc.collect()

    def setUp(self):
        self.firefox.navigate(self.page.as_uri())
        self.firefox.execute_script("localStorage.clear()")
        self.firefox.refresh()

    def find(self, selector):
        return self.firefox.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return [node for node in self.firefox.find_elements(By.CSS_SELECTOR, selector) if node.is_displayed()]

    def answer(self, *values):
        fields = self.all(".ask:not(.answered) input[type=text]:enabled")
        self.assertEqual(len(fields), len(values))
        for field, value in zip(fields, values):
            field.send_keys(value)
        fields[-1].send_keys(Keys.ENTER)

    def test_a_page_asks_and_waits(self):
        self.assertIn("The lesson continues after you answer.", self.find("main").text)
        self.assertEqual(len(self.all(".ask form")), 1)
        self.assertLessEqual(self.firefox.execute_script("return document.documentElement.scrollWidth"), 1280)

    def test_an_answer_is_kept_with_its_reason(self):
        self.answer("11110", "11100")
        self.assertIn("You flipped each bit.", self.find(".verdict").text)
        text = self.find("main").text
        progress = self.find("#progress").text
        self.firefox.refresh()
        self.assertIn("You flipped each bit.", self.find(".verdict").text)
        self.assertEqual(self.find("main").text.replace("Continue at question 2\n", ""), text)
        self.assertEqual(self.find("#progress").text, progress)

    def test_the_code_is_kept(self):
        self.answer("11111", "11101")
        while plain := self.all(".ask .buttons .plain"):
            plain[0].click()
        [code] = self.all(".codes code")
        self.assertRegex(code.text, r"^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$")
        text = code.text
        self.firefox.refresh()
        self.assertEqual([code.text for code in self.all(".codes code")], [text])

    def test_slides_go_from_the_first_to_the_last_and_back(self):
        body = self.find("body")
        body.send_keys("p")
        body.send_keys(Keys.HOME)
        slides = []
        while not slides or slides[-1]["number"] != self.slide()["number"]:
            slides.append(self.slide())
            body.send_keys(Keys.PAGE_DOWN)
        self.assertGreater(len(slides), 5)
        for slide in slides:
            self.assertGreater(slide["count"], 0, slide)
            self.assertEqual(slide["low"], [], slide)
        body.send_keys(Keys.ESCAPE)
        self.assertEqual(self.all(".deck"), [])
        self.assertIn("The lesson continues after you answer.", self.find("main").text)

    def slide(self):
        return self.firefox.execute_script(SLIDE)


if __name__ == "__main__":
    unittest.main()
