"""Words in the pictures of the workshop "Numbers in five bits", on a desktop and on a phone."""

import unittest

import answering
import checks
from browser import REPOSITORY, PageTest, lesson

LEAST = 11

# The smallest text of each drawing, in the pixels in which it is shown.
SMALLEST = """
return [...document.querySelectorAll("main img")].map((image) => {
  const source = decodeURIComponent(image.src.split(",").slice(1).join(","));
  const drawing = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  document.body.append(drawing);
  const scale = image.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  const sizes = [...drawing.querySelectorAll("text")].map((text) => parseFloat(getComputedStyle(text).fontSize));
  drawing.remove();
  return [image.alt, Math.min(...sizes) * scale];
});
"""


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
                    sizes = self.browser.execute_script(SMALLEST)
                    self.assertEqual(len(sizes), 7)
                    self.assertEqual([(alt, size) for alt, size in sizes if size < LEAST], [])


if __name__ == "__main__":
    unittest.main()
