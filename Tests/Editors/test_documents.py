"""What `lesson lsp` knows about documents and the files next to them, seen from an editor.

usage: test_documents.py LESSON
"""

import os
import pathlib
import queue
import shutil
import tempfile
import unittest

from cases import DOCUMENT, LESSON, EditorCase, descendants
from client import Client, apply, position

FRONT = "---\ntitle: Bits\nminutes: 5\nobjectives: [read]\n---\n\n"
LESSON_WITH_MENTIONS = FRONT + """# Bits

Run `lesson run lessons/bits/lesson.md#bits`, or go [there](#bits).

```experiment integer.table name=bits vary=bits
encoding: twos-complement
bits: 2
```

```experiment integer.table name=bits-2 predict=value
encoding: unsigned
codes: [10]
```

<details><summary>Result</summary>

| bits | value |
|------|------:|
| `10` |     2 |

- `-2`: you read the sign. <!-- if: cell=bits -->

</details>

<!-- lesson: panel cell=bits -->

<!-- lesson: board cells=[bits, bits-2] vary=codes -->

The name bits stays in the text, and in `name=bits`.
"""


class RenameTests(EditorCase):
    capabilities = {"workspace": {"workspaceEdit": {"documentChanges": True, "resourceOperations": ["rename"]}}}

    def write(self, name, text):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text)
        return (self.folder / name).as_uri()

    def rename(self, uri, line, character, name):
        return self.client.ask("textDocument/rename", {
            "textDocument": {"uri": uri}, "position": position(line, character), "newName": name})

    def edits(self, edit):
        if "changes" in edit:
            return edit["changes"]
        return {change["textDocument"]["uri"]: change["edits"] for change in edit["documentChanges"] if "edits" in change}

    def place(self, text, mark, character=0):
        before = text[:text.index(mark) + character]
        return before.count("\n"), len(before) - before.rfind("\n") - 1

    def test_a_cell_is_renamed_wherever_its_name_is(self):
        english = LESSON_WITH_MENTIONS
        japanese = english.replace("title: Bits\nminutes: 5", "title: ビット").replace("# Bits", "# ビット 👨‍👩‍👧")
        for folder in ["lessons/bits", "lessons/workshops", "lessons/other"]:
            (self.folder / folder).mkdir(parents=True)
        closed = self.write("lessons/bits/lesson.ja.md", japanese)
        workshop = self.write("lessons/workshops/day.yml", "title: Day\nnotes: Show bits/lesson.md#bits, not bits/lesson.md#bits-2.\n")
        other = self.write("lessons/other/lesson.md", "[a](../bits/lesson.md#bits) [b](../other/lesson.md#bits)\n")
        readme = self.write("README.md", "```console\n$ lesson run lessons/bits/lesson.md#bits\n```\n")
        lock = self.write("lessons/bits/varied.lock", "# Digests\n\nbits\n  01234567 bits: 2\n")
        uri = self.open(english, "lessons/bits/lesson.md")
        prepared = self.client.at("prepareRename", uri, *self.place(english, "name=bits ", 6))
        self.assertEqual(prepared["placeholder"], "bits")
        edits = self.edits(self.rename(uri, *self.place(english, "cell=bits ", 6), "all-codes"))

        def renamed(text):
            return (text.replace("lesson.md#bits`", "lesson.md#all-codes`").replace("name=bits vary", "name=all-codes vary")
                    .replace("cell=bits ", "cell=all-codes ").replace("cells=[bits,", "cells=[all-codes,"))

        self.assertEqual(apply(english, edits[uri]), renamed(english))
        # The heading has the anchor in English, so the link means the heading; in Japanese it means the cell.
        self.assertEqual(apply(japanese, edits[closed]), renamed(japanese).replace("(#bits)", "(#all-codes)"))
        self.assertEqual(apply((self.folder / "lessons/workshops/day.yml").read_text(), edits[workshop]),
                         "title: Day\nnotes: Show bits/lesson.md#all-codes, not bits/lesson.md#bits-2.\n")
        self.assertEqual(apply((self.folder / "lessons/other/lesson.md").read_text(), edits[other]),
                         "[a](../bits/lesson.md#all-codes) [b](../other/lesson.md#bits)\n")
        self.assertEqual(len(edits[readme]), 1)
        self.assertIn("\nall-codes\n  01234567 bits: 2\n", apply("# Digests\n\nbits\n  01234567 bits: 2\n", edits[lock]))
        places = self.client.at("references", uri, *self.place(english, "name=bits ", 6))
        self.assertEqual({place["uri"] for place in places}, {uri, closed, workshop, other, readme})

    def test_a_picture_is_renamed_with_its_cell(self):
        text = FRONT + "# Ring\n\n```experiment integer.ring name=ring\nencoding: unsigned\nbits: 2\n```\n\n![A ring.](ring.svg)\n"
        picture = self.write("lessons/ring/ring.svg", "<svg/>")
        uri = self.open(text, "lessons/ring/lesson.md")
        edit = self.rename(uri, 8, 33, "wheel")
        self.assertEqual(edit["documentChanges"][-1], {
            "kind": "rename", "oldUri": picture, "newUri": picture.replace("ring.svg", "wheel.svg")})
        self.assertEqual(apply(text, self.edits(edit)[uri]),
                         text.replace("name=ring", "name=wheel").replace("(ring.svg)", "(wheel.svg)"))

    def test_names_that_are_invalid_or_taken_are_refused(self):
        uri = self.open(LESSON_WITH_MENTIONS, "lessons/bits/lesson.md")
        place = self.place(LESSON_WITH_MENTIONS, "name=bits ", 6)
        for name in ["Bits", "bits 2", "", "bits-2"]:
            with self.assertRaisesRegex(RuntimeError, "valid cell name|already has"):
                self.rename(uri, *place, name)
        self.assertIsNone(self.client.at("prepareRename", uri, *self.place(LESSON_WITH_MENTIONS, "The name bits", 10)))
        self.assertIsNone(self.client.at("prepareRename", uri, *self.place(LESSON_WITH_MENTIONS, "`name=bits`", 7)))


class PlainRenameTests(RenameTests):
    """An editor that cannot rename files: pictures keep their names, which the images still show."""

    capabilities = {}

    def test_a_picture_is_renamed_with_its_cell(self):
        text = FRONT + "# Ring\n\n```experiment integer.ring name=ring\nencoding: unsigned\nbits: 2\n```\n\n![A ring.](ring.svg)\n"
        self.write("lessons/ring/ring.svg", "<svg/>")
        uri = self.open(text, "lessons/ring/lesson.md")
        edit = self.rename(uri, 8, 33, "wheel")
        self.assertEqual(apply(text, edit["changes"][uri]), text.replace("name=ring", "name=wheel"))


class FileTests(EditorCase):
    """Files next to lessons: workshops, `hosts.yml`, `lesson.yml`, `check.yml`."""

    WORKSHOP = (
        "title: {en: Day, ja: 一日}\nminutes: 20\nparts:\n  - lesson: bits\n    sections: [bits, predictt]\n    minutes: 15\n"
        "  - break: 5\n")

    def found(self, name, text):
        uri = self.open(text, name)
        return uri, [(found["range"]["start"]["line"], found["range"]["start"]["character"], found["message"])
                     for found in self.client.diagnostics(uri)]

    def test_a_workshop_is_checked_with_the_unsaved_text_of_its_lessons(self):
        lesson = self.open(FRONT + "# Bits\n\n## Predict\n", "lessons/bits/lesson.md")
        (self.folder / "lessons/bits/lesson.md").write_text(FRONT + "# Bits\n")
        uri, found = self.found("lessons/workshops/day.yml", self.WORKSHOP)
        self.assertEqual([(line, column) for line, column, _ in found], [(3, 12)])
        self.assertIn("`bits` has no section `predictt`. Did you mean `predict`?", found[0][2])
        self.client.change(uri, self.WORKSHOP.replace("predictt", "predict"))
        self.assertEqual(self.client.diagnostics(uri), [])
        self.client.change(lesson, FRONT + "# Bits\n\n## Guess\n")
        self.assertEqual(len(self.client.diagnostics(uri)), 1)
        self.client.change(uri, self.WORKSHOP.replace("lesson: bits", "lesson: bitz"))
        self.assertIn("There is no lesson `bitz`. Did you mean `bits`?", self.client.diagnostics(uri)[0]["message"])

    def test_a_misspelled_key_of_a_workshop_is_corrected(self):
        text = self.WORKSHOP.replace("minutes: 20", "minuets: 20").replace(", predictt", "")
        uri, found = self.found("lessons/workshops/day.yml", text)
        self.assertIn((1, 0), [(line, column) for line, column, _ in found])
        place = {"start": position(1, 0), "end": position(1, 0)}
        [action] = self.client.of("codeAction", uri, range=place, context={"diagnostics": []})
        self.assertEqual(action["title"], "Write `minutes`")
        self.assertEqual(apply(text, action["edit"]["changes"][uri]), text.replace("minuets", "minutes"))

    def test_hosts_settings_and_rules_are_checked(self):
        for name, text, line, column, message in [
            ("lessons/hosts.yml", "drawing:\n  command: [a]\n  topics: [x.y]\n", 2, 11, "The topic `x.y` contains a dot."),
            ("lesson.yml", "strict: true\njobs: many\n", 1, 6, "`jobs` cannot be `many`."),
            ("lessons/check.yml", "rules:\n  - {code: long-lesson, level: of, reason: why}\n", 1, 31, "`level` cannot be `of`."),
            ("lessons/workshops/w.yml", "title: [\n", 0, None, ""),
        ]:
            _, found = self.found(name, text)
            self.assertTrue(found, name)
            if column is not None:
                self.assertEqual(found[0][:2], (line, column), found)
            self.assertIn(message, found[0][2])

    def test_files_of_other_tools_have_none(self):
        hidden = self.open("on: [push]\nrules: 3\n", ".github/workflows/check.yml")
        for name in ["hosts.yml", "check.yml", "docker.yml"]:
            self.assertEqual(self.found(name, "on: [push]\nall:\n  vars: {a: 1}\n")[1], [], name)
        self.assertNotIn(hidden, [notice["params"].get("uri") for notice in self.client.notices])

    def test_the_unsaved_rules_apply_to_documents(self):
        text = DOCUMENT + "\n[gone](gone.md)\n"
        uri = self.open(text, "lessons/a/notes.md")
        self.assertEqual([found["code"] for found in self.client.diagnostics(uri)], ["broken-link"])
        self.open("rules:\n  - {code: broken-link, level: off, reason: a draft}\n", "lessons/check.yml")
        self.assertEqual(self.client.diagnostics(uri), [])

    def test_closing_removes_the_diagnostics(self):
        uri, _ = self.found("lesson.yml", "strict: maybe\n")
        self.client.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
        self.assertEqual(self.client.notice("textDocument/publishDiagnostics")["diagnostics"], [])


class PulledFileTests(EditorCase):
    capabilities = {"textDocument": {"diagnostic": {}}}

    def test_diagnostics_of_files_are_given_when_they_are_asked_for(self):
        uri = self.open("strict: maybe\n", "lesson.yml")
        self.assertEqual(len(self.client.of("diagnostic", uri)["items"]), 1)
        self.client.change(uri, "strict: true\n")
        self.assertEqual(self.client.of("diagnostic", uri), {"items": [], "kind": "full"})


class PanelTests(EditorCase):
    QUESTION = (
        "\nWhat does `11010` stand for?\n\n```experiment integer.table name=read predict=value\nencoding: twos-complement\n"
        "codes: [11010]\n```\n\n<details><summary>Result</summary>\n\n| bits    | value |\n|---------|------:|\n"
        "| `11010` |    -6 |\n\n</details>\n")

    def text(self, vary):
        return FRONT + f"# Bits\n\n```experiment integer.bit-weights name=boxes {vary}\nencoding: twos-complement\ncode: 11101\n```\n"

    def found(self, text):
        return self.client.diagnostics(self.open(text, f"lessons/{abs(hash(text))}/lesson.md"))

    def later(self, text, code):
        """Returns the diagnostics with a code, which come after the others."""
        uri = self.open(text, f"lessons/{abs(hash(text))}/lesson.md")
        while True:
            found = [found for found in self.client.diagnostics(uri) if found.get("code") == code]
            if found:
                return found

    def test_unknown_parameters_and_refused_values_are_marked(self):
        for vary, mark, message in [
            ("vary=cod", "cod", "has no parameter `cod`"),
            ('vary="{encoding: [twos-complement, two]}"', "two", "cannot be `two`"),
        ]:
            text = self.text(vary)
            found = [found for found in self.found(text) if message in found["message"]]
            self.assertEqual(len(found), 1, vary)
            self.assertEqual(found[0]["range"]["start"]["line"], 8)

    def test_a_panel_that_shows_a_later_answer_is_marked(self):
        [found] = self.later(self.text("vary=code") + self.QUESTION, "answer-in-panel")
        self.assertEqual(found["range"]["start"]["line"], 8)
        # An exception before the cell applies to the text in the editor.
        text = (self.text("vary=code") + self.QUESTION).replace(
            "```experiment integer.bit", "<!-- check: allow=answer-in-panel reason=\"a review\" -->\n\n```experiment integer.bit")
        self.open(text, "lessons/allowed/lesson.md")
        with self.assertRaises(queue.Empty):
            while True:
                notice = self.client.notice("textDocument/publishDiagnostics", seconds=3)
                self.assertNotIn("answer-in-panel", [found.get("code") for found in notice["diagnostics"]])

    def test_panels_beyond_the_budget_of_a_page_are_marked(self):
        cells = "".join(
            f'```experiment integer.ring name=ring-{number} vary="{{encoding: all, bits: 3...6}}"\nencoding: twos-complement\n'
            "bits: 5\n```\n\n" for number in range(8))
        self.assertEqual(len(self.later(FRONT + "# Large\n\n" + cells, "large-panels")), 1)


@unittest.skipUnless(shutil.which("swiftc"), "no Swift compiler")
class CompilerTests(EditorCase):
    def test_an_error_of_the_compiler_is_at_its_character(self):
        text = FRONT + "# T\n\n```swift name=a\nlet first: Int = \"x\"\n```\n\n> ```swift name=b\n> let が: Int = \"👨‍👩‍👧\"\n> ```\n"
        uri = self.open(text, "lesson.md")
        self.assertEqual(self.client.diagnostics(uri), [])
        self.client.ask("workspace/executeCommand", {"command": "lesson.run", "arguments": [uri]})
        found = self.client.diagnostics(uri)
        self.assertEqual([item["range"]["start"] for item in found], [position(9, 17), position(13, 16)])
        self.assertIn("The cell does not compile", found[0]["message"])

    def run_all(self, uri):
        self.client.ask("workspace/executeCommand", {"command": "lesson.run", "arguments": [uri]})
        return self.client.diagnostics(uri)

    def actions(self, uri, line, title):
        place = {"start": position(line, 0), "end": position(line, 0)}
        found = self.client.of("codeAction", uri, range=place, context={"diagnostics": []})
        return [action["edit"]["changes"][uri] for action in found if action["title"] == title]

    def test_a_wrong_value_in_a_documentation_comment_is_marked_and_corrected(self):
        text = (
            "/// Adds が.\n///\n/// ```swift\n/// let sum = 1 + 1\n/// sum  // 3\n/// print(sum)\n/// // Prints \"4\"\n/// ```\n"
            "func add() {}\n\n/**\n Subtracts.\n\n     let が = 5 - 3  // 4\n */\nfunc subtract() {}\n")
        (self.folder / "Package.swift").write_text("import PackageDescription\n")
        uri = self.open(text, "Sources/Sums/Sums.swift")
        self.assertEqual(self.client.diagnostics(uri), [])
        lenses = self.client.of("codeLens", uri)
        self.assertEqual([lens["range"]["start"]["line"] for lens in lenses], [2, 2, 12, 12])
        found = self.run_all(uri)
        self.assertEqual([(item["range"]["start"]["line"], item["range"]["start"]["character"]) for item in found],
                         [(4, 12), (6, 15), (13, 24)])
        self.assertEqual(found[0]["message"], "Expected `3`, but the result is `2`.")
        [edits] = self.actions(uri, 4, "Correct the stated value")
        corrected = text.replace("// 3", "// 2")
        self.assertEqual(apply(text, edits), corrected)
        [edits] = self.actions(uri, 4, "Correct all stated values")
        self.assertEqual(apply(text, edits), corrected.replace('"4"', '"2"').replace("// 4", "// 2"))
        self.client.change(uri, corrected)
        self.assertEqual(self.client.diagnostics(uri), [])
        self.assertEqual(self.actions(uri, 4, "Correct the stated value"), [])
        self.assertEqual([item["range"]["start"]["line"] for item in self.run_all(uri)], [6, 13])

    def test_a_wrong_value_in_a_readme_is_marked_and_corrected(self):
        text = "# Sums\n\n```swift\nlet sum = 1 + 1\nsum  // 3\n```\n"
        (self.folder / "Package.swift").write_text("")
        uri = self.open(text, "README.md")
        self.assertEqual(self.client.diagnostics(uri), [])
        [found] = self.run_all(uri)
        self.assertEqual(found["range"]["start"], position(4, 8))
        [edits] = self.actions(uri, 4, "Correct the stated value")
        self.assertEqual(apply(text, edits), text.replace("// 3", "// 2"))

    def test_a_listing_that_was_not_run_says_why(self):
        text = "# Sums\n\n```swift\nlet sum = Adder().add(1)  // 3\n```\n\n```swift ignore=\"a sketch\"\n?\n```\n"
        (self.folder / "Package.swift").write_text("")
        uri = self.open(text, "README.md")
        self.assertEqual(self.client.diagnostics(uri), [])
        [found] = self.run_all(uri)
        self.assertEqual((found["range"]["start"], found["severity"]), (position(2, 0), 2))
        self.assertIn("Adder", found["message"])

    def test_swift_outside_of_a_package_has_no_lenses(self):
        uri = self.open("/// ```swift\n/// 1 + 1  // 3\n/// ```\nfunc f() {}\n", "a.swift")
        self.assertEqual(self.client.diagnostics(uri), [])
        self.assertEqual(self.client.of("codeLens", uri), [])

    def test_an_unclosed_fence_in_a_documentation_comment_is_marked_without_a_run(self):
        (self.folder / "Package.swift").write_text("")
        uri = self.open("/// ```swift\n/// 1 + 1  // 3\nfunc f() {}\n", "a.swift")
        self.assertEqual(len(self.client.diagnostics(uri)), 1)


class CompletionTests(EditorCase):
    def labels(self, text, name="lessons/bits/notes.md", more=None):
        """Returns what can be inserted at the mark `‸` of a text, and the text with the first of these."""
        place = text.index("‸")
        uri = self.open(text.replace("‸", ""), name)
        line, character = text[:place].count("\n"), place - text[:place].rfind("\n") - 1
        character = len(text[place - character:place].encode("utf-16-le")) // 2
        items = self.client.at("completion", uri, line, character) or []
        self.items = {item["label"]: apply(text.replace("‸", ""), [item["textEdit"]]) for item in items}
        return [item["label"] for item in items]

    def assertOffers(self, text, *labels, without=(), **more):
        found = self.labels(text, **more)
        for label in labels:
            self.assertIn(label, found, text)
        for label in without:
            self.assertNotIn(label, found, text)

    def test_the_value_of_vary_knows_parameters_and_their_words(self):
        fence = "```experiment integer.table name=a %s\nencoding: unsigned\nbits: 2\n```\n"
        self.assertOffers(fence % "vary=‸", "encoding", "bits", "none")
        self.assertOffers(fence % 'vary="{enc‸', "encoding", without=["none"])
        self.assertEqual(self.items["encoding"], (fence % 'vary="{encoding: '))
        self.assertOffers(fence % 'vary="{bits: 1...3, ‸', "encoding", without=["bits"])
        self.assertOffers(fence % 'vary="{encoding: ‸', "all", "unsigned", without=["each"])
        self.assertOffers(fence % 'vary="{encoding: [unsigned, twos‸', "twos-complement", without=["all", "bits"])
        self.assertEqual(self.items["twos-complement"], fence % 'vary="{encoding: [unsigned, twos-complement')
        self.assertOffers(fence % 'vary="{codes: ‸', "all", "each", "prefixes")
        self.assertOffers("```experiment dialog.run name=a vary=\"{events: {‸\n```\n", "up-to", "of")
        self.assertOffers(fence % 'vary="{bits: 1...3}" goal=‸', "all")
        self.assertOffers(fence % "normalize=‸", "whitespace", "case")

    def test_columns_of_a_run_follow_predict_and_rows(self):
        uri = self.open(DOCUMENT)
        self.client.diagnostics(uri)
        self.client.change(uri, ((2, 37), (2, 37), " predict=value rows="))
        # The attribute without a value is an error, so this run has no result.
        self.client.diagnostics(uri)
        items = self.client.at("completion", uri, 2, 57)
        self.assertEqual([item["label"] for item in items], ["bits", "value"])
        self.assertEqual(items[1]["detail"], "value")

    def test_comments_know_the_cells_of_the_document(self):
        text = DOCUMENT + "\n<!-- lesson: %s -->\n"
        self.assertOffers(text % "panel cell=‸", "bits")
        self.assertOffers(text % "board cells=[bi‸", "bits")
        self.assertOffers(text % "‸", "panel", "board", "quiz")
        self.assertOffers(text % "board cells=[bits] ‸", "vary", "goal", without=["cells"])
        self.assertOffers(DOCUMENT + "- `1`: why. <!-- if: cell=‸ -->\n", without=["bits"])
        slip = DOCUMENT.replace("name=bits", "name=bits predict=value") + "\n- `1`: why. <!-- if: encoding=‸ -->\n"
        self.assertOffers(slip, "unsigned", "twos-complement")

    def test_addresses_know_the_cells_of_other_documents(self):
        (self.folder / "lessons/bits").mkdir(parents=True)
        (self.folder / "lessons/bits/lesson.md").write_text(LESSON_WITH_MENTIONS)
        self.assertOffers("```console\n$ lesson run lessons/bits/lesson.md#bi‸\n```\n", "bits", "bits-2")
        self.assertOffers("Try `lesson run lessons/bits/lesson.md#‸`.\n", "bits", name="README.md")

    def test_links_know_files_and_headings(self):
        (self.folder / "lessons/bits/more").mkdir(parents=True)
        (self.folder / "lessons/bits/other.md").write_text("# Other\n\n## A part\n")
        self.assertOffers("[x](‸\n", "other.md", "more")
        self.assertEqual(self.items["more"], "[x](more/\n")
        self.assertOffers("日本語 [x](../bits/ot‸)\n", "other.md")
        self.assertEqual(self.items["other.md"], "日本語 [x](../bits/other.md)\n")
        self.assertOffers("[x](other.md#a‸)\n", "a-part")
        self.assertOffers("# Here\n\n[x](#‸)\n", "here")
        self.assertOffers("```experiment float.quantize\nfile: ot‸\n```\n", "other.md")

    def test_terms_are_found_within_japanese(self):
        (self.folder / "lessons").mkdir()
        (self.folder / "lessons/glossary.yml").write_text("- en: code\n  ja: ビット列\n  definition: {en: Bits., ja: ビットです。}\n")
        text = FRONT.replace("minutes: 5\n", "") + "# 題\n\nこのビ‸\n"
        self.assertOffers(text, "ビット列", name="lessons/bits/lesson.ja.md")
        self.assertEqual(self.items["ビット列"], text.replace("ビ‸", "ビット列"))

    def test_front_matter_depends_on_the_document(self):
        (self.folder / "lessons/bits/Shop").mkdir(parents=True)
        (self.folder / "lessons/bits/Shop/Shop.swift").write_text("")
        self.assertOffers("---\nm‸\n---\n", "minutes", "modules", name="lessons/bits/lesson.md")
        self.assertOffers("---\no‸\n---\n", "objectives", without=["minutes", "requires"], name="lessons/bits/lesson.ja.md")
        self.assertOffers("---\nmodules: [‸\n---\n", "Shop", name="lessons/bits/lesson.md")

    def test_workshops_know_keys_lessons_and_sections(self):
        (self.folder / "lessons/bits").mkdir(parents=True)
        (self.folder / "lessons/bits/lesson.md").write_text(FRONT + "# Bits\n\n## Predict\n\n## The end\n")
        name = "lessons/workshops/day.yml"
        self.assertOffers("title: Day\n‸\nparts:\n  - break: 5\n", "minutes", without=["title", "lesson"], name=name)
        self.assertOffers("parts:\n  - ‸\n", "lesson", "activity", "break", name=name)
        self.assertOffers("parts:\n  - lesson: b‸\n", "bits", name=name)
        self.assertEqual(self.items["bits"], "parts:\n  - lesson: bits\n")
        part = "parts:\n  - lesson: bits\n    sections: [bits, %s\n    minutes: 5\n  - break: 5\n"
        self.assertOffers(part % "pr‸]", "predict", "the-end", name=name)
        self.assertEqual(self.items["predict"], part % "predict]")
        self.assertOffers("parts:\n  - lesson: bits\n    sections:\n      - ‸\n", "predict", name=name)
        self.assertOffers("parts:\n  - lesson: bits\n    ‸\n    minutes: 5\n", "sections", "skip-if-late", "notes",
                          without=["lesson", "minutes", "title"], name=name)

    def test_rules_know_codes_and_levels(self):
        self.assertOffers("rules:\n  - {code: ‸}\n", "broken-link", name="lessons/check.yml")
        self.assertOffers("rules:\n  - {code: broken-link, level: ‸}\n", "off", "warning", name="lessons/check.yml")
        self.assertOffers("rules:\n  - {code: broken-link, ‸}\n", "level", "reason", without=["code"], name="lessons/check.yml")
        self.assertOffers("‸\n", "languages", "rules", name="lessons/check.yml")


class PlaceTests(EditorCase):
    def test_hover_explains_columns_and_the_parameters_of_slips(self):
        slip = "- `29`, `30`: why. <!-- if: encoding=unsigned -->\n\n</details>"
        uri = self.open(SlipTests.TEXT.replace("</details>", slip), "lessons/codes/lesson.md")
        self.assertEqual(self.client.diagnostics(uri), [])
        hover = self.client.at("hover", uri, 15, 13)
        self.assertEqual(hover["range"], {"start": position(15, 12), "end": position(15, 17)})
        self.assertIn("`value`", hover["contents"]["value"])
        self.assertIn("`value`", self.client.at("hover", uri, 8, 50)["contents"]["value"])
        self.assertIn("`encoding`", self.client.at("hover", uri, 20, 30)["contents"]["value"])
        self.assertIsNone(self.client.at("hover", uri, 20, 16))

    def test_an_experiment_leads_to_its_declaration_or_to_its_host(self):
        (self.folder / "lessons").mkdir()
        (self.folder / "lessons/hosts.yml").write_text("other:\n  command: [a]\n  topics: [b]\ndrawing:\n  command: [a]\n  topics: [slider]\n")
        source = self.folder / "Sources/Course/Table.swift"
        source.parent.mkdir(parents=True)
        source.write_text("// integer.table\nlet name = \"integer.table\"\nlet about = About(\n  \"integer.table\", kind: .table)\n")
        uri = self.open("```experiment integer.table\nbits: 2\n```\n\n```experiment slider.run\n```\n", "lessons/a/notes.md")
        self.assertIsNone(self.client.at("definition", uri, 0, 20))
        (self.folder / "Package.swift").write_text("")
        place = self.client.at("definition", uri, 0, 20)
        self.assertEqual((place["uri"], place["range"]["start"]), (source.as_uri(), position(3, 0)))
        place = self.client.at("definition", uri, 4, 16)
        self.assertEqual((place["uri"], place["range"]["start"]), ((self.folder / "lessons/hosts.yml").as_uri(), position(3, 0)))

    def test_a_slip_leads_to_its_cell_and_a_required_lesson_to_its_document(self):
        (self.folder / "lessons/first").mkdir(parents=True)
        (self.folder / "lessons/first/lesson.md").write_text(FRONT)
        text = LESSON_WITH_MENTIONS.replace("minutes: 5", "minutes: 5\nrequires: [first]")
        uri = self.open(text, "lessons/bits/lesson.md")
        line = text[:text.index("if: cell=bits")].count("\n")
        place = self.client.at("definition", uri, line, text.split("\n")[line].index("cell=") + 6)
        self.assertEqual(place["range"]["start"]["line"], text[:text.index("name=bits")].count("\n"))
        self.assertEqual(self.client.at("definition", uri, 3, 12)["uri"], (self.folder / "lessons/first/lesson.md").as_uri())


class SlipTests(EditorCase):
    TEXT = FRONT + (
        "# Codes\n\n```experiment integer.table name=read predict=value\nencoding: twos-complement\ncodes: [11101, 11110]\n```\n\n"
        "<details><summary>Result</summary>\n\n| bits    | value |\n|---------|------:|\n| `11101` |    -3 |\n| `11110` |    -2 |\n"
        "\n</details>\n")

    def slips(self, uri, line):
        place = {"start": position(line, 0), "end": position(line, 0)}
        found = self.client.of("codeAction", uri, range=place, context={"diagnostics": []})
        return [action["command"] for action in found if action["title"].startswith("Insert a slip: ")]

    def insert(self, uri, text, command):
        self.client.ask("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
        return apply(text, self.client.notice("workspace/applyEdit")["edit"]["changes"][uri])

    def test_a_slip_is_inserted_with_its_computed_answers(self):
        uri = self.open(self.TEXT, "lessons/codes/lesson.md")
        self.client.diagnostics(uri)
        commands = self.slips(uri, 8)
        words = [command["arguments"][2] for command in commands]
        self.assertIn("sign-forgotten", words)
        text = self.insert(uri, self.TEXT, commands[words.index("sign-forgotten")])
        [slip] = [line for line in text.split("\n") if line.startswith("- ")]
        self.assertRegex(slip, r"^- `3`, `2`: .* <!-- if: mistake=sign-forgotten -->$")
        self.assertEqual(text.replace(slip + "\n\n", ""), self.TEXT)
        # A slip that is there is not offered again.
        self.client.change(uri, text)
        self.assertEqual(self.client.diagnostics(uri), [])
        self.assertNotIn("sign-forgotten", [command["arguments"][2] for command in self.slips(uri, 8)])
        # The slip goes below those that are there.
        other = "- `29`, `30`: you read it without a sign. <!-- if: encoding=unsigned -->\n"
        text = self.TEXT.replace("</details>", other + "\n</details>")
        self.client.change(uri, text)
        self.client.diagnostics(uri)
        [command] = [command for command in self.slips(uri, 8) if command["arguments"][2] == "sign-forgotten"]
        self.assertEqual(self.insert(uri, text, command), text.replace(other, other + slip + "\n"))

    def test_a_slip_that_gives_the_right_answer_is_explained_and_not_inserted(self):
        uri = self.open(self.TEXT, "lessons/codes/lesson.md")
        self.client.diagnostics(uri)
        [command] = [command for command in self.slips(uri, 8) if "zero" in command["title"]]
        self.client.ask("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
        self.assertIn("right answer", self.client.notice("window/showMessage")["message"])

    def test_a_cell_without_a_prediction_has_no_slips(self):
        uri = self.open(DOCUMENT)
        self.client.diagnostics(uri)
        self.assertEqual(self.slips(uri, 2), [])


class HostileFileTests(unittest.TestCase):
    """Opening, completing, and renaming start nothing in a package and its files."""

    def test_a_hostile_package_starts_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            mark = folder / "started"
            tools = folder / "bin"
            tools.mkdir()
            for name in ["swiftc", "swift", "swift-build", "git", "clang", "sourcekit-lsp"]:
                (tools / name).write_text(f"#!/bin/sh\ntouch {mark}\n")
                (tools / name).chmod(0o755)
            (folder / "Package.swift").write_text(f"import Glibc\nsystem(\"touch {mark}\")\n")
            (folder / "Sources/Evil").mkdir(parents=True)
            # Links that lead around in circles, or to something without an end.
            (folder / "Sources/Evil/loop").symlink_to(folder / "Sources")
            (folder / "Sources/Evil/endless.swift").symlink_to("/dev/zero")
            lesson = f"import Glibc\nsystem(\"touch {mark}\")\n"
            client = Client(LESSON, folder, environment={"PATH": f"{tools}:{os.environ['PATH']}"})
            self.addCleanup(client.kill)
            opened = []

            def opening(path, text):
                opened.append(client.open(path, text))
                client.diagnostics(opened[-1])

            opening(folder / "Sources/Evil/Evil.swift", "/// ```swift\n" + "".join(f"/// {line}\n" for line in lesson.split("\n")) + "/// ```\nfunc f() {}\n")
            opening(folder / "lessons/hosts.yml", f"evil:\n  command: [touch, {mark}]\n  topics: [evil]\n")
            opening(folder / "lesson.yml", "remote-cache: http://127.0.0.1:9\nsetup: Package.swift\n")
            opening(folder / "lessons/workshops/day.yml", "title: D\nminutes: 5\nparts:\n  - {lesson: evil, minutes: 5}\n")
            opening(folder / "lessons/evil/lesson.md", FRONT + f"# E\n\n```experiment evil.run name=e\n```\n\n```swift name=s\n{lesson}```\n")
            for uri in opened:
                for line in range(16):
                    for method in ["completion", "hover", "definition", "references", "prepareRename"]:
                        client.at(method, uri, line, 22)
                    place = {"start": position(line, 0), "end": position(line, 0)}
                    client.of("codeAction", uri, range=place, context={"diagnostics": []})
                client.of("codeLens", uri)
            self.assertEqual(client.at("definition", opened[-1], 8, 16)["uri"], opened[1])
            programs = {
                pathlib.Path(f"/proc/{child}/exe").resolve().name for child in descendants(client.process.pid)}
            self.assertLessEqual(programs, {"lesson"})
            self.assertFalse(mark.exists())
            self.assertEqual(client.close(), 0)


UNICODE = [
    "plain ", "日本語 ", "か\u3099き\u3099 ", "👨‍👩‍👧 ", "👩🏽‍🚀🇯🇵 ", "a\tb\t", "𝒳 ", "é e\u0301 ", "한글 각 ", "نص ", "か\u3099👨‍👩‍👧\t日本 ",
]
ENCODINGS = {
    "utf-8": lambda text: len(text.encode()), "utf-16": lambda text: len(text.encode("utf-16-le")) // 2, "utf-32": len,
}


class PositionTests(unittest.TestCase):
    """Each text before a place, in each encoding: diagnostics, completion, and renaming find the same place."""

    def test_positions_are_right_in_every_row(self):
        for encoding, width in ENCODINGS.items():
            with tempfile.TemporaryDirectory() as folder:
                client = Client(LESSON, folder, {"general": {"positionEncodings": [encoding]}})
                self.addCleanup(client.kill)
                self.assertEqual(client.capabilities["positionEncoding"], encoding)
                for number, before in enumerate(UNICODE):
                    with self.subTest(encoding=encoding, before=before):
                        self.check(client, pathlib.Path(folder), number, before, width)
                self.assertEqual(client.close(), 0)

    def check(self, client, folder, number, before, width):
        text = FRONT + (
            f"# Head日本語\n\nx{before}[x](gone.md) {before}\n\n```experiment integer.table name=bits\nencoding: unsigned\nbits: 1\n```\n\n"
            f"| bits | value |\n|------|------:|\n| `0`  |     0 |\n| `1`  |     1 |\n\nx{before}`lesson.md#bits` {before}\n\nx{before}[y](#head日\n")
        uri = client.open(folder / f"lessons/l{number}/lesson.md", text)
        start = width("x" + before)

        def span(line, first, length):
            return {"start": position(line, first), "end": position(line, first + length)}

        [found] = [found for found in client.diagnostics(uri) if found.get("code") == "broken-link"]
        self.assertEqual(found["range"], span(8, start, len("[x](gone.md)")))
        # After an edit before it, the place has moved.
        client.change(uri, ((8, 1), (8, 1), before))
        [found] = [found for found in client.diagnostics(uri) if found.get("code") == "broken-link"]
        self.assertEqual(found["range"], span(8, start + width(before), len("[x](gone.md)")))
        [item] = client.at("completion", uri, 22, start + width("[y](#head日"))
        self.assertEqual((item["label"], item["textEdit"]["range"]), ("head日本語", span(22, start + len("[y](#"), width("head日"))))
        name = start + len("`lesson.md#")
        prepared = client.at("prepareRename", uri, 20, name + 1)
        self.assertEqual(prepared, {"range": span(20, name, 4), "placeholder": "bits"})
        edit = client.ask("textDocument/rename", {
            "textDocument": {"uri": uri}, "position": position(20, name), "newName": "all"})
        self.assertEqual([edit["range"] for edit in edit["changes"][uri]], [span(10, 33, 4), span(20, name, 4)])
        rules = client.open(folder / f"lessons/l{number}/check.yml", f"rules:\n  - {{reason: x{before.strip()}, code: wide-table, level: of}}\n")
        [found] = client.diagnostics(rules)
        start = len("  - {reason: ") + width("x" + before.strip()) + len(", code: wide-table, level: ")
        self.assertEqual(found["range"], span(1, start, 2))
        client.tell("textDocument/didClose", {"textDocument": {"uri": rules}})


if __name__ == "__main__":
    unittest.main()
