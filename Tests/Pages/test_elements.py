"""Both workshops in both languages, and the smallest set of lessons that has every element, in English and Japanese by turns,
on a desktop, a phone, a projector, and by axe. scripts/test-long does so with every page."""

import itertools
import random
import unittest

import checks
import elements
from browser import REPOSITORY, PageTest, lesson

SEED = 20261128


class Smallest(unittest.TestCase):
    def test_no_smaller_set_has_all_elements(self):
        print(f"seed {SEED}")
        generator = random.Random(SEED)
        for _ in range(200):
            sets = {name: set(generator.sample(range(12), generator.randint(0, 6))) for name in "abcdefgh"}
            every = set().union(*sets.values())
            has_all = lambda names: set().union(*(sets[name] for name in names)) == every
            found = elements.smallest(sets)
            self.assertTrue(has_all(found), sets)
            self.assertFalse([names for names in itertools.combinations(sets, max(len(found) - 1, 0)) if found and has_all(names)], sets)

    def test_pages_with_other_elements_differ(self):
        page = lambda text: elements.elements(f"<main>{text}</main>")
        plain = page("<p>a</p><img src='data:image/svg+xml,<svg><rect/></svg>'>")
        for other in ("<p class='a'>a</p>", "<table></table>", "<img src='data:image/png;base64,'>",
                      "<img src='data:image/svg+xml,%3Csvg%3E%3Ccircle/%3E%3C/svg%3E'>"):
            self.assertGreater(len(page(other) - plain), 0, other)


class EveryElement(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lesson("handout", REPOSITORY / "lessons", "--separate", "--output", cls.folder)
        names = elements.lessons(cls.folder)
        print("lessons with every element:", *names)
        workshops = sorted((REPOSITORY / "lessons/workshops").glob("*.yml"))
        for workshop in workshops:
            lesson("handout", workshop, "--output", cls.folder)
        endings = (".html", ".ja.html")
        cls.pages = [cls.folder / f"{workshop.stem}{ending}" for workshop in workshops for ending in endings]
        cls.pages += [cls.folder / f"{name}{ending}" for name, ending in zip(names, itertools.cycle(endings))]

    def assert_none(self, faults):
        if lines := "\n".join(faults):
            self.fail(lines)

    def test_pages_have_no_faults(self):
        print(f"seed {SEED}")
        for page in self.pages:
            with self.subTest(page=page.name):
                self.assert_none(checks.check(self.browser, page, random.Random(SEED)))

    def test_whole_pages_have_no_faults(self):
        for page in self.pages:
            with self.subTest(page=page.name):
                self.assert_none(checks.check_whole(self.browser, page))


if __name__ == "__main__":
    unittest.main()
