"""Words in the pictures of the workshop "Numbers in five bits", on a desktop and on a phone."""

import unittest

import answering
import checks
from browser import REPOSITORY, PageTest, lesson

class Pictures(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lesson("handout", REPOSITORY / "lessons/workshops/five-bits.yml", "--output", cls.folder)

    def test_words_are_readable(self):
        for page in ("five-bits.html", "five-bits.ja.html"):
            self.open(self.folder / page)
            answering.give_up(self.browser)
            for window in (checks.DESKTOP, checks.PHONE):
                with self.subTest(page=page, window=window):
                    checks.size(self.browser, *window)
                    self.assertEqual(len(self.all("main img")), 8)
                    self.assertEqual(checks.measure_pictures(self.browser, "smallWords"), [])


if __name__ == "__main__":
    unittest.main()
