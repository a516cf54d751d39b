"""The sessions of the lesson on the order of cells, executed by the kernel of each language."""

import difflib
import unittest

from kernels import REPOSITORY, notebook
from sessions import agree, executed, sessions, steps

LESSON = REPOSITORY / "lessons" / "notebook-order"
DOCUMENTS = [("lesson.md", "lesson"), ("lesson.ja.md", "lesson-ja")]


class Lesson(unittest.TestCase):
    def test_the_sessions_of_the_lesson_are_what_the_kernel_shows(self):
        for document, kernel in DOCUMENTS:
            for position, session in enumerate(sessions(LESSON / document), 1):
                with self.subTest(document, session=position), notebook(kernel) as book:
                    self.assert_agree(session.splitlines(), executed(session, book))

    def test_both_languages_have_the_same_sessions(self):
        english, japanese = ([steps(text) for text in sessions(LESSON / document)] for document, _ in DOCUMENTS)
        self.assertGreater(len(english), 10)
        self.assertEqual(english, japanese)

    def assert_agree(self, expected, found):
        if len(expected) != len(found) or not all(map(agree, expected, found)):
            self.fail("\n" + "\n".join(difflib.ndiff(expected, found)))


if __name__ == "__main__":
    unittest.main(verbosity=2)
