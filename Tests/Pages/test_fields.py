"""What the fields of a question are called."""

import unittest

from browser import PageTest


class Fields(PageTest):
    def questions(self, page):
        """Each question in turn, shown as to a learner who does not know the ones before it: its name and its place."""
        self.open(page)
        names = self.browser.execute_script("return Page.data.questions.map((question) => question.id)")
        for name in names:
            place = self.question().find_element("xpath", "ancestor::div[@data-question]")
            self.assertEqual(names[int(place.get_attribute("data-question"))], name)
            yield name, place
            self.give_up()

    def page(self, lesson, language):
        return self.handout(f"lessons/{lesson}", name=lesson).with_suffix(f"{language}.html")

    def names(self, lesson, cell, language=""):
        """The name of each field of a question as a screen reader computes it, and the titles above the fields."""
        places = (place for name, place in self.questions(self.page(lesson, language)) if name == f"{lesson}/{cell}")
        place = next(places)
        fields = place.find_elements("css selector", ".field :is(input, select)")
        titles = place.find_elements("css selector", ".title")
        return [field.accessible_name for field in fields], [title.text for title in titles]

    def test_labels_name_the_fields_in_each_language(self):
        self.assertEqual(
            self.names("resolution", "spacing"),
            (["from 0", "from 0.625 on", "from 1 on", "from 2 on", "from 4 on"], []))
        self.assertEqual(
            self.names("resolution", "spacing", ".ja"), (["0から", "0.625から先", "1から先", "2から先", "4から先"], []))

    def test_a_single_field_has_its_label_or_the_title_of_its_column(self):
        self.assertEqual(self.names("unsigned-integers", "eight"), (["code for 8"], []))
        self.assertEqual(self.names("unsigned-integers", "eight", ".ja"), (["8を表すビット列"], []))
        self.assertEqual(self.names("badge-glob", "default-glob"), (["icons"], []))

    def test_a_column_names_the_fields(self):
        self.assertEqual(self.names("twos-complement", "read"), (["11010"], []))
        self.assertEqual(self.names("float5", "read-two"), (["01101", "00001"], ["value"]))

    def test_long_names_fit_a_phone(self):
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.clearDeviceMetricsOverride", {})
        for lesson, cell in (("playground-pages", "every-place"), ("lazy-images", "early")):
            for language in ("", ".ja"):
                for name, place in self.questions(self.page(lesson, language)):
                    if name != f"{lesson}/{cell}":
                        continue
                    edges = self.browser.execute_script("""
                      return [...arguments[0].querySelectorAll(".field > :is(label, input, select)")]
                        .map((node) => node.getBoundingClientRect().right)""", place)
                    self.assertEqual(len(edges), 12)
                    self.assertLessEqual(max(edges), 360)


if __name__ == "__main__":
    unittest.main()
