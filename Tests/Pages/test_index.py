"""What the index of a folder of pages lists, finds and remembers."""

import unittest

from browser import PageTest, lesson


class Index(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lesson("handout", "lessons/float5", "lessons/bias", "lessons/sign-magnitude", "lessons/slider", "--separate",
               "--output", cls.folder)
        cls.page = cls.folder / "index.html"

    def titles(self):
        return [a.text for a in self.all(".lessons > li > p:first-child > a") if a.is_displayed()]

    def test_lessons_stand_in_learning_order_with_what_they_require(self):
        self.open(self.page)
        self.assertEqual(self.titles()[:3], ["Sign and magnitude", "Bias", "Float5"])
        self.assertIn("Take first: Bias", self.find("[data-lesson=float5]").text)
        self.assertIn("minutes", self.find("[data-lesson=slider]").text)

    def test_words_are_found_in_titles_and_texts(self):
        self.open(self.page)
        field = self.find("#words")
        field.send_keys("SIGNIFICAND")
        self.assertEqual(self.titles(), ["Float5"])
        self.assertEqual(self.find("#found").text, "Lessons found: 1.")
        field.clear()
        field.send_keys("nowhere to be found")
        self.assertEqual(self.titles(), [])
        self.assertNotIn("common misconception", self.browser.execute_script(
            "return atob(document.getElementById('data').textContent)").lower())

    def test_it_tells_how_far_one_is(self):
        self.open(self.page)
        self.find("[data-lesson=bias] a").click()
        self.give_up()
        self.browser.get(self.page.as_uri())
        self.assertRegex(self.find("[data-lesson=bias] .answered").text, "^1 of [0-9]+ questions answered$")

    def test_languages_and_pages_lead_to_each_other(self):
        self.open(self.page)
        self.find("a[lang=ja]").click()
        self.assertIn("レッスン", self.visible_text())
        self.find("[data-lesson=float5] a").click()
        self.assertEqual(self.find("html").get_attribute("lang"), "ja")
        self.assertTrue(self.browser.current_url.endswith("float5.ja.html"))
        self.find("article p a").click()
        self.assertTrue(self.browser.current_url.split("#")[0].endswith("float5.html"))

    def test_axe_finds_nothing(self):
        self.open(self.page)
        self.assertEqual(self.violations(), [])
        self.assertEqual([entry for entry in self.browser.get_log("browser") if entry["level"] != "INFO"], [])


if __name__ == "__main__":
    unittest.main()
