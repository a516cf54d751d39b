"""What the index of a folder of pages lists, finds and remembers."""

import base64
import json
import unittest
import zlib

from selenium.webdriver.common.keys import Keys

from browser import PageTest, lesson


class Index(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lesson("handout", *(f"lessons/{name}" for name in ["float5", "bias", "sign-magnitude", "dialog"]), "--separate",
               "--output", cls.folder)
        cls.page = cls.folder / "index.html"

    def titles(self):
        return [a.text for a in self.all(".lessons > li > h3 a") if a.is_displayed()]

    def data(self):
        """The data of the script, without the text."""
        return json.loads(base64.b64decode(self.find("#data").get_attribute("textContent")))

    def search(self, words):
        field = self.find("#words")
        field.send_keys(Keys.CONTROL + "a" + Keys.NULL + Keys.BACKSPACE + words)
        self.browser.execute_async_script("setTimeout(arguments[0], 300)")

    def answer_first(self, name, count):
        """Gives up the first questions of a lesson, as its page stores it."""
        [own] = [own for own in self.data()["lessons"] if own["name"] == name]
        self.browser.execute_script(
            "localStorage.setItem(arguments[0], JSON.stringify(arguments[1]))", f"swift-lessons:{own['edition']}",
            {"first": {question: None for question in own["questions"][:count]}})
        self.browser.refresh()
        return len(own["questions"])

    def test_lessons_stand_by_topic_in_learning_order_with_what_they_require(self):
        self.open(self.page)
        self.assertEqual([heading.text for heading in self.all(".topic h2")],
                         ["Whole numbers", "Floating-point numbers", "Events and states"])
        self.assertEqual(self.titles(), ["Sign and magnitude", "Bias", "Float5", "Dialogs"])
        self.assertIn("Take first: Bias", self.find("[data-lesson=float5]").text)
        self.assertIn("45 minutes", self.find("[data-lesson=dialog]").text)
        self.assertNotRegex(self.visible_text(), "cells?|not run|Starting with")

    def test_the_next_lesson_is_on_top(self):
        self.open(self.page)
        top = lambda: self.find("#next").text
        self.assertIn("Start here Sign and magnitude", top().replace("\n", " "))
        count = self.answer_first("dialog", 1)
        self.assertIn("Continue Dialogs", top().replace("\n", " "))
        self.assertIn(f"1 of {count} questions answered", top())
        self.assertEqual(len(self.all("#next .holes i")), count)
        self.assertEqual(len(self.all("#next .holes .done")), 1)
        self.answer_first("dialog", count)
        self.answer_first("sign-magnitude", 100)
        self.assertIn("Next Bias", top().replace("\n", " "))
        self.find("#next a").click()
        self.assertTrue(self.browser.current_url.endswith("bias.html"))

    def test_words_are_found_with_their_place_and_the_words_around_them(self):
        self.open(self.page)
        self.search("SIGNIFICAND bits")
        self.assertEqual(self.titles(), ["Float5"])
        self.assertEqual(self.find("#found").text, "Lessons found: 1.")
        self.assertFalse(self.find("#next").is_displayed())
        marks = [mark.text.lower() for mark in self.all(".places p mark")]
        self.assertEqual(set(marks), {"significand", "bits"})
        for line in self.all(".places p"):
            self.assertLess(len(line.text), 200)
        link = self.find(".places a")
        self.assertGreaterEqual(link.size["height"], 44)
        address = link.get_attribute("href")
        link.click()
        self.assertEqual(self.browser.current_url, address)
        anchor = address.split("#")[1]
        self.assertTrue(anchor.startswith("float5--"))
        self.assertTrue(self.browser.execute_script("return document.getElementById(arguments[0]) !== null", anchor))

    def test_words_that_nobody_wrote_are_not_found(self):
        self.open(self.page)
        self.search("nowhere to be found")
        self.assertEqual(self.titles(), [])
        self.search("")
        self.assertEqual(len(self.titles()), 4)
        self.assertEqual(self.all("mark"), [])

    def test_the_search_tells_no_answers(self):
        self.open(self.page)
        texts = zlib.decompress(base64.b64decode(self.find("#texts").get_attribute("textContent"))).decode().lower()
        for words in ["you did not subtract the bias", "common misconception", "no. that is the number of codes"]:
            self.assertNotIn(words, texts)
        # What follows a question is shown after its answer.
        self.search("monotone")
        self.assertEqual(self.titles(), ["Float5"])
        self.assertEqual([item.text for item in self.all(".places li")],
                         ["More after questions that you have not answered yet."])
        self.answer_first("float5", 100)
        self.search("monotone")
        self.assertIn("monotone", self.find(".places mark").text)

    def test_case_and_width_do_not_matter(self):
        self.open(self.folder / "index.ja.html")
        for words in ["ｂｉｎａｒｙ１６", "Binary16"]:
            self.search(words)
            self.assertIn("Float5", self.titles())
            self.assertIn("binary16", [mark.text for mark in self.all(".places mark")])
        for words in ["ビット", "ﾋﾞｯﾄ"]:
            self.search(words)
            self.assertIn("Float5", self.titles())
            self.assertEqual(self.find(".places mark").text, "ビット")

    def test_without_decompression_titles_are_found(self):
        self.browser.execute_cdp_cmd("Page.enable", {})
        script = self.browser.execute_cdp_cmd(
            "Page.addScriptToEvaluateOnNewDocument", {"source": "delete window.DecompressionStream"})
        try:
            self.open(self.page)
            self.search("float5")
            self.assertEqual(self.titles(), ["Float5"])
            self.assertIn("titles and objectives only", self.visible_text())
        finally:
            self.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)

    def test_it_tells_how_far_one_is(self):
        self.open(self.page)
        self.find("[data-lesson=bias] h3 a").click()
        self.give_up()
        self.browser.get(self.page.as_uri())
        self.assertRegex(self.find("[data-lesson=bias] .answered").text, "^1 of [0-9]+ questions answered$")

    def test_languages_and_pages_lead_to_each_other(self):
        self.open(self.page)
        self.find("a[lang=ja]").click()
        self.assertIn("レッスン", self.visible_text())
        self.find("[data-lesson=float5] h3 a").click()
        self.assertEqual(self.find("html").get_attribute("lang"), "ja")
        self.assertTrue(self.browser.current_url.endswith("float5.ja.html"))
        self.find(".menu summary").click()
        self.find(".menu a[hreflang]").click()
        self.assertTrue(self.browser.current_url.split("#")[0].endswith("float5.html"))

    def test_controls_are_large_and_nothing_is_wider_than_a_phone(self):
        with self.another(width=500):
            self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
            self.open(self.page)
            self.search("bits")
            for selector in ["#words", ".language a", ".lessons h3 a", ".places a"]:
                for control in self.all(selector):
                    if control.is_displayed():
                        self.assertGreaterEqual(control.rect["height"], 44, selector)
            self.search("")
            for selector in ["#next .go", ".lessons summary"]:
                for control in self.all(selector):
                    self.assertGreaterEqual(control.rect["height"], 44, selector)
            self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), 360)

    def test_axe_finds_nothing(self):
        for dark in (False, True):
            with self.another(dark=dark):
                self.open(self.page)
                self.assertEqual(self.violations(), [])
                self.search("bits")
                self.assertEqual(self.violations(), [])
                self.assertEqual([entry for entry in self.browser.get_log("browser") if entry["level"] != "INFO"], [])


if __name__ == "__main__":
    unittest.main()
