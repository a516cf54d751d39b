"""Seeded states of all panels: each result on the pages is the one that `lesson try` prints.

`STATES=all` compares every state.
"""

import base64
import functools
import html
import json
import os
import pathlib
import random
import re
import tempfile
import textwrap
import unittest
import zlib

from browser import REPOSITORY, lesson

SEED = int(os.environ.get("SEED", "20261128"))
COUNT = os.environ.get("STATES", "300")
TEMPLATE = re.compile(r'<template id="panel-([^"]+)" data-product="(\w+)"[^>]* data-results="([^"]+)">(.*?)</template>', re.S)
CONTROL = re.compile(r'<div class="control">(.*?)</div>', re.S)


class Panel:
    """The controls of a panel, and its results."""

    def __init__(self, name, is_product, results, text):
        self.name, self.is_product = name, is_product == "true"
        self.data = json.loads(zlib.decompress(base64.b64decode(results)))
        self.controls = [self.control(part) for part in CONTROL.findall(text)]

    @staticmethod
    def control(part):
        """The name of a parameter, its values, and the position of the one in the lesson."""
        if bits := re.search(r'class="bits"[^>]* data-name="([^"]+)" data-value="(\d+)">(.*?)</span>', part, re.S):
            width = bits[3].count("<button")
            return bits[1], [f"{code:0{width}b}" for code in range(1 << width)], int(bits[2])
        name = re.search(r' name="([^"]+)"', part)[1]
        if values := re.search(r' value="(\d+)" data-values="([^"]*)"', part):
            texts = html.unescape(values[2]).split("|")
            if script := re.search(r'class="script".*?</ol>', part, re.S):
                lines = [plain(line) for line in re.findall(r"<button[^>]*>(.*?)</button>", script[0], re.S)]
                texts = [json.dumps(lines[:int(count)], ensure_ascii=False) for count in texts]
            return name, texts, int(values[1])
        options = re.findall(r'<option value="\d+"( selected)?(?: data-text="([^"]*)")?(?: lang="ja")?>([^<]*)</option>', part)
        return name, [html.unescape(text or title) for _, text, title in options], [bool(chosen) for chosen, _, _ in options].index(True)

    def states(self):
        """The positions of the values of each state, in the order of the results."""
        originals = [original for _, _, original in self.controls]
        if self.is_product:
            states = [[]]
            for _, texts, _ in self.controls:
                states = [[*state, value] for state in states for value in range(len(texts))]
            return states
        return [originals] + [
            [value if other == index else original for other, original in enumerate(originals)]
            for index, (_, texts, _) in enumerate(self.controls) for value in range(len(texts)) if value != originals[index]]

    def html(self, index):
        result = self.data["results"][index]
        return "\n".join(self.data["lines"][line] for line in result) if isinstance(result, list) else result


def parameters(name):
    """The experiment of a cell, and the parameters that its lesson writes."""
    folder, cell = name.split("/")
    text = (REPOSITORY / "lessons" / folder / "lesson.md").read_text()
    experiment, body = re.search(rf"^```experiment (\S+) [^\n]*\bname={cell}(?: [^\n]*)?\n(.*?)^```", text, re.S | re.M).groups()
    written = {}
    for entry in re.findall(r"^(\S[^\n]*\n(?:(?: [^\n]*)?\n)*)", body, re.M):
        name, value = entry.split(":", 1)
        items = re.findall(r"^ +- (.*)$", value, re.M)
        if items:
            value = f"[{', '.join(items)}]"
        elif value.lstrip(" ").startswith("|\n"):
            value = textwrap.dedent(value.split("|\n", 1)[1])
        written[name] = value.strip()
    return experiment, written


@functools.cache
def takes_text(experiment, name):
    declared = json.loads(lesson("experiments", experiment, "--format", "json"))["parameters"]
    return any(one["parameter"] == name and one["takes"].startswith("a text") for one in declared)


def quoted(text):
    """A text that YAML would take for something else is in quotation marks."""
    return json.dumps(text) if text[:1] in "[{*&!|>%@`" else text


def plain(text):
    return html.unescape(re.sub(r"<[^>]*>", "", text)).replace("\u2212", "-").replace("\u2060", "").strip()


class States(unittest.TestCase):
    def test_seeded_states_are_those_of_the_program(self):
        print(f"seed {SEED}")
        with tempfile.TemporaryDirectory() as folder:
            lesson("handout", "lessons", "--separate", "--output", folder)
            pages = sorted(path for path in pathlib.Path(folder).glob("*.html") if ".ja." not in path.name)
            panels = [Panel(*found) for page in pages for found in TEMPLATE.findall(page.read_text())]
        self.assertGreater(len(panels), 70)
        states = [(panel, index, state) for panel in panels for index, state in enumerate(panel.states())]
        for panel in panels:
            self.assertEqual(len(panel.states()), len(panel.data["results"]), panel.name)
        chosen = states if COUNT == "all" else random.Random(SEED).sample(states, int(COUNT))
        print(f"{len(chosen)} of {len(states)} states")
        for panel, index, state in chosen:
            with self.subTest(panel.name, state=state):
                self.check(panel, index, state)

    def check(self, panel, index, state):
        experiment, written = parameters(panel.name)
        for (name, texts, original), value in zip(panel.controls, state):
            if value != original:
                # A parameter that is a list has lists of one element.
                is_list = written.get(name, "").startswith("[") and not texts[value].startswith("[")
                text = quoted(texts[value]) if is_list or takes_text(experiment, name) else texts[value]
                written[name] = f"[{text}]" if is_list else text
        shown = panel.html(index)
        if index in panel.data["refused"]:
            refusal = lesson("try", experiment, *(f"{name}={value}" for name, value in written.items()), status=64)
            message = re.search(r"error: (.*?)(?<!e\.g)\. ", refusal.replace("\n", " ") + " ")[1]
            self.assertIn(plain(html.escape(message)).replace("`", ""), plain(shown).replace("`", ""))
            return
        result = json.loads(lesson(
            "try", experiment, *(f"{name}={value}" for name, value in written.items()), "--format", "json"))
        if isinstance(result, dict) and "alt" in result:
            found = re.search(r' (?:aria-label|alt)="([^"]*)"', shown)[1]
            self.assertEqual(plain(found), plain(html.escape(result["alt"])))
        elif isinstance(result, dict):
            self.assertIn("states", result)
            for state in result["states"]:
                self.assertIn(plain(html.escape(state["title"])), plain(html.unescape(shown)))
        elif result and isinstance(result[0], dict):
            cells = [plain(cell) for cell in re.findall(r"<(?:td|dd)[^>]*>(.*?)</(?:td|dd)>", shown, re.S)]
            values = [plain(html.escape(str(value))) for row in result for value in row.values()]
            self.assertEqual(sorted(filter(None, cells)), sorted(filter(None, values)))
        else:
            for line in result:
                self.assertIn(plain(html.escape(line)), plain(shown))


if __name__ == "__main__":
    unittest.main()
