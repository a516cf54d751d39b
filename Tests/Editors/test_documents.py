"""What `lesson lsp` knows about documents and the files next to them, seen from an editor.

usage: test_documents.py LESSON
"""

import unittest

from cases import DOCUMENT, EditorCase
from client import apply, position

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


if __name__ == "__main__":
    unittest.main()
