"""Reads the files of `lesson export` with a GIFT parser and the document type of QTI.

usage: test_exports.py FOLDER DTD
"""

import pathlib
import re
import sys
import unittest
import zipfile

from lxml import etree
from pygiftparser import parser, utils

FOLDER, DTD = pathlib.Path(sys.argv[1]), sys.argv[2]
NAMES = ["questions", "questions.ja", "five-bits", "five-bits.ja"]

# The parser knows no negative numbers and no exponents, and ends a question at an escaped brace. Moodle reads all three.
NUMBER = r"-?[\d]+(\.[\d]+)?(e[+-]?[\d]+)?"
utils.reAnswerNumericValue = re.compile(
    rf"\s*(?P<value>{NUMBER})(:(?P<tolerance>{NUMBER}))?{utils.OPTIONALFEEDBACK}")
utils.reAnswer = re.compile(utils.reAnswer.pattern.replace(r".*?[^\\]?", r"(?:[^\\]|\\.)*?"), re.M + re.S)


def gift(name):
    with open(FOLDER / f"{name}.gift.txt", encoding="utf-8") as file:
        return parser.parseFile(file)


def items(name):
    with zipfile.ZipFile(FOLDER / f"{name}.qti.zip") as package:
        root = etree.fromstring(package.read(f"{name}.xml"))
    for element in root.iter():
        element.tag = etree.QName(element).localname
    etree.cleanup_namespaces(root)
    return root


class Exports(unittest.TestCase):
    def test_gift_is_read(self):
        for name in NAMES:
            questions = gift(name)
            self.assertGreater(len(questions), 10)
            for question in questions:
                with self.subTest(name, question=question.title):
                    self.assertTrue(question.valid)
                    answers = question.answers.answers
                    best = [answer for answer in answers if answer.fraction > 0]
                    self.assertTrue(best, "no right answer")
                    self.assertEqual(question.markup, "html")

    def test_gift_has_the_questions_of_qti(self):
        for name in NAMES:
            titles = [question.title.strip() for question in gift(name)]
            self.assertEqual(titles, [item.get("title") for item in items(name).iter("item")])
            self.assertEqual(len(titles), len(set(titles)))

    def test_reasons_come_with_wrong_answers(self):
        wrong = [a for question in gift("questions") for a in question.answers.answers if a.fraction <= 0]
        self.assertGreater(sum(1 for answer in wrong if answer.feedback), 0.9 * len(wrong))

    def test_qti_is_valid(self):
        with open(DTD, "rb") as file:
            document_type = etree.DTD(file)
        for name in NAMES:
            with self.subTest(name):
                self.assertTrue(document_type.validate(items(name)), document_type.error_log)

    def test_qti_names_its_right_answer_and_its_feedback(self):
        for name in NAMES:
            for item in items(name).iter("item"):
                with self.subTest(name, item=item.get("ident")):
                    scores = [float(value.text) for value in item.iter("setvar")]
                    self.assertEqual(max(scores), 1)
                    labels = {label.get("ident") for label in item.iter("response_label")}
                    if item.find(".//response_lid") is not None:
                        self.assertGreaterEqual(len(labels), 2)
                        self.assertLessEqual({value.text for value in item.iter("varequal")}, labels)
                    feedback = {text.get("ident") for text in item.iter("itemfeedback")}
                    self.assertEqual({shown.get("linkrefid") for shown in item.iter("displayfeedback")}, feedback)

    def test_manifests_name_their_files(self):
        for name in NAMES:
            with zipfile.ZipFile(FOLDER / f"{name}.qti.zip") as package:
                manifest = etree.fromstring(package.read("imsmanifest.xml"))
                files = [file.get("href") for file in manifest.iter("{*}file")]
                self.assertEqual(["imsmanifest.xml"] + files, package.namelist())
                resource = next(manifest.iter("{*}resource"))
                self.assertEqual(resource.get("type"), "imsqti_xmlv1p2")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
