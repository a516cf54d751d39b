"""What a page computes is what the program computes: the fixtures are written by the tests in Swift."""

import base64
import hashlib
import json
import pathlib
import re
import unittest

from browser import PageTest

FIXTURES = pathlib.Path(__file__).parent / "Fixtures"


class Same(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page = cls.handout("lessons/bias", name="bias")

    def test_the_policy_names_the_style_and_the_script(self):
        page = self.page.read_text()
        for element, directive in (("style", "style-src"), ("script", "script-src")):
            text = re.search(f"<{element}>(.*?)</{element}>", page, re.DOTALL).group(1)
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            self.assertIn(f"{directive} 'sha256-{digest}'", page)

    def test_answers(self):
        self.open(self.page)
        cases = json.loads((FIXTURES / "answers.json").read_text())
        self.assertGreater(len(cases), 1000)
        found = self.browser.execute_script(
            "return arguments[0].map(({text, kind}) => Answers.canonical(text, kind))", cases)
        wrong = [(case, form) for case, form in zip(cases, found) if form != case.get("canonical")]
        self.assertEqual(wrong, [])

    def test_codes(self):
        self.open(self.page)
        cases = json.loads((FIXTURES / "class-codes.json").read_text())
        self.assertGreater(len(cases), 100)
        found = self.browser.execute_script(
            "return arguments[0].map(({states, edition, part}) => ClassCode.text("
            "states.map((s) => /^[0-9]/.test(s) ? Number(s) : s), edition, part))", cases)
        self.assertEqual(found, [case["code"] for case in cases])

    def test_problems(self):
        self.open(self.page)
        cases = json.loads((FIXTURES / "answer-problems.json").read_text())
        self.assertGreater(len(cases), 100)
        found = self.browser.execute_script(
            "return arguments[0].map(({question, answer}) => Fields.problem(question, 0, answer.trim()))", cases)
        wrong = [(case, problem) for case, problem in zip(cases, found) if problem != case["problem"]]
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    unittest.main()
