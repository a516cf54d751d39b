"""A workshop of thirty learners with its page, in both languages; their codes say what they did."""

import base64
import csv
import io
import json
import random
import re
import unittest

import answering
from browser import REPOSITORY, PageTest, lesson

SEED = 20261123

def full_width(text):
    """The text as a Japanese keyboard writes it."""
    return "".join(chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter for letter in text)


class Workshop(PageTest):
    def data(self, page):
        text = page.read_text().split('id="data">')[1].split("<")[0]
        return json.loads(base64.b64decode(text))

    def size_without_panels(self, text):
        """The size of a page without the results for other values, their places, and their script and style."""
        plain = self.handout("lessons/optional-enum", name="plain").read_text()
        text = re.sub(r"<template.*?</template>\n|<div class=\"vary\".*?</div>\n", "", text, flags=re.S)
        for part in (r"<style>.*?</style>", r"<script>.*?</script>"):
            text = text.replace(re.search(part, text, re.S)[0], re.search(part, plain, re.S)[0])
        return len(text.encode())

    def in_a_terminal(self, workshop, learner, given):
        """The code that `lesson next` gives for the same answers, typed into a pipe as learners type, and stopped half way."""
        lines = []
        for question, answers in given:
            if answers is None:
                lines += [["?"], ["わからない"], ["？"]][learner % 3]
            elif question["form"] == "choices":
                lines.append(", ".join(str(choice + 1) for choice in answers))
            else:
                lines += [full_width(answer) if learner % 3 == 1 else answer for answer in answers]
        state = self.folder / f"{learner}.jsonl"
        words = ["next", workshop, "--state", state, "--language", ["en", "ja"][learner % 2]]
        half = given[:learner % (len(given) + 1)]
        first = sum(1 if answers is None or question["form"] == "choices" else len(answers) for question, answers in half)
        lesson(*words, typed="\n".join(lines[:first] + ["quit", ""]))
        return lesson(*words, typed="\n".join(lines[first:] + [""])).split("code:")[-1].split("コード:")[-1].split()[0]

    def test_thirty_learners(self):
        print(f"seed {SEED}")
        generator = random.Random(SEED)
        workshop = REPOSITORY / "lessons/workshops/five-bits.yml"
        lesson("handout", workshop, "--output", self.folder)
        pages = [self.folder / "five-bits.html", self.folder / "five-bits.ja.html"]
        questions = [self.data(page)["questions"] for page in pages]
        self.assertEqual([q["id"] for q in questions[0]], [q["id"] for q in questions[1]])
        self.assertEqual(self.data(pages[0])["edition"], self.data(pages[1])["edition"])
        expected, codes = [], []
        for learner in range(30):
            self.open(pages[learner % 2])
            states, given = [], []
            for question in questions[learner % 2]:
                answers, state = answering.choose(question, generator)
                number = answering.give(self.browser, answers)
                self.assertEqual(questions[learner % 2][number]["id"], question["id"])
                given.append((question, answers))
                states.append(state)
            expected.append(states)
            [code] = self.all(".codes code")
            codes.append(f"{code.text} learner {learner}")
            self.assertEqual(self.in_a_terminal(workshop, learner, given), code.text)
        file = self.folder / "codes.txt"
        file.write_text("\n".join(codes) + "\nnot a code\n")
        rows = list(csv.reader(io.StringIO(
            lesson("class", file, "--workshop", workshop, "--format", "csv", status=2).split("codes.txt:31")[0])))
        self.assertEqual([row[1:-1] for row in rows[1:31]], expected)
        self.assertEqual([row[-1] for row in rows[1:31]], [f"learner {learner}" for learner in range(30)])
        text = lesson("class", file, "--workshop", workshop, "--language", "ja", status=2)
        self.assertIn("30人", text)
        self.assertIn("この行に回答コードがありません: `not a code`", text)

    def test_it_fits_and_axe_finds_nothing(self):
        lesson("handout", REPOSITORY / "lessons/workshops/five-bits.yml", "--output", self.folder, "--name", "axe")
        for page in ("axe.html", "axe.ja.html"):
            self.open(self.folder / page)
            self.give_up_everything()
            self.assertEqual(self.violations(), [])
            self.assertLessEqual(self.size_without_panels((self.folder / page).read_text()), 217_000)


if __name__ == "__main__":
    unittest.main()
