"""`lesson lsp`, seen from an editor.

usage: test_lsp.py LESSON
"""

import os
import pathlib
import random
import shutil
import tempfile
import time
import unittest

from cases import DOCUMENT, LESSON, EditorCase, descendants
from client import Client, apply, position

ROOT = pathlib.Path(__file__).resolve().parents[2]


class DiagnosticTests(EditorCase):
    def test_a_right_document_has_none(self):
        self.assertEqual(self.client.diagnostics(self.open(DOCUMENT)), [])
        self.assertEqual(self.client.close(), 0)

    def test_a_wrong_value_is_at_its_cell_of_the_table(self):
        uri = self.open(DOCUMENT.replace("|    -2 |", "|     7 |"))
        [found] = self.client.diagnostics(uri)
        self.assertEqual(found["range"], {"start": position(11, 13), "end": position(11, 14)})
        self.assertEqual(found["message"], "Expected `7`, but the result is `-2`.")
        self.assertEqual((found["severity"], found["code"], found["source"]), (1, "differs", "lesson"))

    def test_unknown_names_are_marked_whole_and_corrected(self):
        for wrong, right in [
            ("integer.tabel", "integer.table"), ("encodin:", "encoding:"), ("twos-complemen\n", "twos-complement\n"),
        ]:
            text = DOCUMENT.replace(right, wrong)
            uri = self.open(text, f"{len(wrong)}.md")
            found = [d for d in self.client.diagnostics(uri) if "Did you mean" in d["message"]]
            self.assertEqual(len(found), 1, wrong)
            [action] = [
                action for action in self.client.of("codeAction", uri, range=found[0]["range"], context={"diagnostics": []})
                if action["title"].startswith("Write `")]
            fixed = apply(text, action["edit"]["changes"][uri])
            self.assertEqual(fixed, DOCUMENT, wrong)

    def test_edits_of_ranges_are_followed(self):
        uri = self.open(DOCUMENT)
        self.assertEqual(self.client.diagnostics(uri), [])
        # After か with its mark (two units in UTF-16) and a family (eight), then a line before the table.
        self.client.change(uri, ((0, 12), (0, 12), "𝒳"), ((0, 14), (0, 14), "x"), ((11, 13), (11, 14), "5"))
        [found] = self.client.diagnostics(uri)
        self.assertEqual(found["range"]["start"]["line"], 11)
        self.client.change(uri, DOCUMENT)
        self.assertEqual(self.client.diagnostics(uri), [])

    def test_lines_can_end_in_any_way(self):
        for end in ["\r\n", "\r"]:
            uri = self.open(DOCUMENT.replace("|    -2 |", "|     7 |").replace("\n", end), f"{len(end)}.md")
            [found] = self.client.diagnostics(uri)
            self.assertEqual(found["range"], {"start": position(11, 13), "end": position(11, 14)})

    def test_markdown_of_other_tools_has_none(self):
        text = "# One\n\n#### Four\n\n[gone](gone.md)\n\n```swift\nlet a: Int = \"x\"\n```\n"
        self.assertEqual(self.client.diagnostics(self.open(text)), [])

    def test_rules_are_checked_and_fixed(self):
        text = DOCUMENT + "\n[gone](gone.md)\n"
        uri = self.open(text)
        [found] = self.client.diagnostics(uri)
        self.assertEqual(found["code"], "broken-link")
        # The document that the link leads to is open, but was never saved.
        self.open("# Here\n", "gone.md")
        self.client.change(uri, ((0, 0), (0, 0), ""))
        self.assertEqual(self.client.diagnostics(uri), [])

    def test_an_edit_cancels_the_run_before_it(self):
        slow = "```experiment integer.table\nencoding: unsigned\nbits: 2\n```\n"
        uri = self.open(slow)
        for number in range(40):
            self.client.change(uri, slow + "\n" * number)
        self.assertEqual(self.messages(uri), [])

    def test_languages_of_a_lesson_are_compared(self):
        front = "---\ntitle: Bits\nminutes: 5\nobjectives: [read]\n---\n\n"
        english = self.open(front + DOCUMENT, "bits/lesson.md")
        self.client.diagnostics(english)
        text = "---\ntitle: ビット\nobjectives: [読む]\n---\n\n" + DOCUMENT.replace("bits: 2", "bits: 1").replace("integer.table name", "integer.table name")
        japanese = self.open(text, "bits/lesson.ja.md")
        self.assertTrue(any("lesson.md" in message for message in self.messages(japanese)))

    def test_closing_removes_the_diagnostics(self):
        uri = self.open(DOCUMENT.replace("|    -2 |", "|     7 |"))
        self.assertEqual(len(self.client.diagnostics(uri)), 1)
        self.client.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
        self.assertEqual(self.client.notice("textDocument/publishDiagnostics")["diagnostics"], [])

    def test_edits_leave_the_diagnostics_of_a_fresh_start(self):
        seed = random.randrange(1 << 30)
        chance = random.Random(seed)
        text = (ROOT / "lessons/float5/lesson.md").read_text()
        uri = self.open(text, "float5/lesson.md")
        self.client.diagnostics(uri)
        for _ in range(int(os.environ.get("EDITS", "200"))):
            lines = text.split("\n")
            line = chance.randrange(len(lines))
            start, end = sorted(chance.randrange(len(lines[line]) + 1) for _ in range(2))
            new = chance.choice(["", "x", "1", "|", "`", "日", "か\u3099", "\n", "𝒳", "```", " "])
            units = [len(lines[line][:place].encode("utf-16-le")) // 2 for place in (start, end)]
            self.client.change(uri, ((line, units[0]), (line, units[1]), new))
            lines[line] = lines[line][:start] + new + lines[line][end:]
            text = "\n".join(lines)
        edited = self.client.diagnostics(uri)
        fresh = Client(LESSON, self.folder)
        self.addCleanup(fresh.kill)
        again = fresh.open(self.folder / "float5/lesson.md", text)
        self.assertEqual(edited, fresh.diagnostics(again), f"seed {seed}")


class EncodingTests(unittest.TestCase):
    def test_each_encoding_is_negotiated_and_used(self):
        text = "```experiment integer.tabel か\u3099👨‍👩‍👧 x=1\nbits: 2\n```\n"
        for encoding, units in [("utf-8", 1), ("utf-16", 1), ("utf-32", 1)]:
            with tempfile.TemporaryDirectory() as folder:
                client = Client(LESSON, folder, {"general": {"positionEncodings": [encoding]}})
                self.addCleanup(client.kill)
                self.assertEqual(client.capabilities["positionEncoding"], encoding)
                uri = client.open(pathlib.Path(folder) / "a.md", "か\u3099👨‍👩‍👧 [x](gone.md)\n\n" + DOCUMENT)
                [found] = client.diagnostics(uri)
                width = {"utf-8": 6 + 18, "utf-16": 2 + 8, "utf-32": 2 + 5}[encoding]
                self.assertEqual(found["range"]["start"], position(0, width + 1))
                client.close()


class PullTests(EditorCase):
    capabilities = {"textDocument": {"diagnostic": {}}}

    def test_diagnostics_are_given_when_they_are_asked_for(self):
        uri = self.open(DOCUMENT.replace("|    -2 |", "|     7 |"))
        report = self.client.of("diagnostic", uri)
        self.assertEqual([item["code"] for item in report["items"]], ["differs"])
        self.client.change(uri, DOCUMENT)
        self.assertEqual(self.client.of("diagnostic", uri), {"items": [], "kind": "full"})
        self.assertEqual([n["method"] for n in self.client.notices], [])


class WritingTests(EditorCase):
    def labels(self, uri, line, character):
        return [item["label"] for item in self.client.at("completion", uri, line, character)]

    def test_completion_knows_experiments_parameters_and_values(self):
        uri = self.open("```experiment integer.t\nencoding: \nb\n```\n")
        items = self.client.at("completion", uri, 0, 23)
        table = next(item for item in items if item["label"] == "integer.table")
        self.assertTrue(table["documentation"]["value"])
        self.assertEqual(table["textEdit"]["range"], {"start": position(0, 14), "end": position(0, 23)})
        uri = self.open("```experiment integer.table \nencoding: \nb\n```\n", "b.md")
        self.assertIn("predict", self.labels(uri, 0, 28))
        self.assertIn("twos-complement", self.labels(uri, 1, 10))
        names = self.labels(uri, 2, 1)
        self.assertIn("bits", names)
        self.assertNotIn("encoding", names)

    def test_completion_knows_an_open_fence_and_front_matter(self):
        uri = self.open("text\n\n```exp")
        self.assertIn("experiment", self.labels(uri, 2, 6))
        (self.folder / "lessons/other").mkdir(parents=True)
        (self.folder / "lessons/other/lesson.md").write_text("")
        (self.folder / "lessons/sources.yml").write_text("one:\n  title: One\n")
        uri = self.open("---\ntitle: x\nrequires: [o\nsources:\n  - o\nm\n---\n", "lessons/bits/lesson.md")
        self.assertEqual(self.labels(uri, 2, 12), ["other"])
        self.assertEqual(self.labels(uri, 4, 5), ["one"])
        keys = self.labels(uri, 5, 1)
        self.assertIn("minutes", keys)
        self.assertNotIn("title", keys)

    def test_completion_knows_columns_after_a_run(self):
        text = DOCUMENT.replace("name=bits", "name=bits predict=")
        uri = self.open(text)
        self.client.diagnostics(uri)
        self.client.change(uri, DOCUMENT)
        self.client.diagnostics(uri)
        self.client.change(uri, ((2, 37), (2, 37), " predict="))
        self.assertEqual(self.labels(uri, 2, 46)[:2], ["bits", "value"])

    def test_completion_knows_slips_and_terms(self):
        (self.folder / "lessons").mkdir()
        (self.folder / "lessons/glossary.yml").write_text(
            "- en: encoding\n  ja: 符号化\n  definition:\n    en: A rule.\n    ja: 規則です。\n")
        uri = self.open(DOCUMENT + "\n- `1`: why. <!-- if: c -->\n\nAn enc\n", "lessons/bits/notes.md")
        labels = self.labels(uri, 16, 22)
        self.assertIn("cell", labels)
        self.assertIn("encoding", labels)
        self.assertEqual(self.labels(uri, 18, 6), ["encoding"])
        hover = self.client.at("hover", uri, 2, 4)
        self.assertIsNone(hover)

    def test_hover_explains_experiments_and_parameters(self):
        uri = self.open(DOCUMENT)
        self.assertIn("encoding", self.client.at("hover", uri, 2, 16)["contents"]["value"])
        hover = self.client.at("hover", uri, 3, 2)
        self.assertEqual(hover["range"], {"start": position(3, 0), "end": position(3, 8)})
        self.assertIsNone(self.client.at("hover", uri, 14, 1))

    def test_lenses_and_updates(self):
        text = DOCUMENT.replace("|    -2 |", "|     7 |")
        uri = self.open(text)
        self.client.diagnostics(uri)
        lenses = self.client.of("codeLens", uri)
        self.assertEqual([lens["command"]["title"] for lens in lenses], ["Run", "Update"])
        command = lenses[1]["command"]
        self.client.ask("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
        edit = self.client.notice("workspace/applyEdit")["edit"]["changes"][uri]
        self.assertEqual(apply(text, edit), DOCUMENT)
        self.assertEqual(list(self.folder.iterdir()), [], "edits go to the client, never to files")

    @unittest.skipUnless(shutil.which("swiftc"), "no Swift compiler")
    def test_swift_cells_run_when_they_are_asked_to(self):
        text = (
            "---\ntitle: T\nminutes: 3\nobjectives: [a]\n---\n\n# T\n\n```swift name=a\nprint(1 + 1)\n```\n\n"
            "```transcript\n3\n```\n")
        uri = self.open(text, "lesson.md")
        self.assertEqual(self.client.diagnostics(uri), [])
        run, update = [lens["command"] for lens in self.client.of("codeLens", uri)]
        self.client.ask("workspace/executeCommand", {"command": run["command"], "arguments": run["arguments"]})
        self.assertEqual(self.messages(uri), ["Expected `3`, but the result is `2`."])
        self.client.ask("workspace/executeCommand", {"command": update["command"], "arguments": update["arguments"]})
        edit = self.client.notice("workspace/applyEdit")["edit"]["changes"][uri]
        self.assertEqual(apply(text, edit), text.replace("3\n```", "2\n```"))

    def test_a_missing_result_is_written(self):
        text = DOCUMENT[:DOCUMENT.index("| bits")] + "The end.\n"
        uri = self.open(text)
        self.client.diagnostics(uri)
        place = {"start": position(3, 0), "end": position(3, 0)}
        actions = self.client.of("codeAction", uri, range=place, context={"diagnostics": []})
        [action] = [action for action in actions if action["title"] == "Write the missing result"]
        self.client.ask("workspace/executeCommand", {
            "command": action["command"]["command"], "arguments": action["command"]["arguments"]})
        edit = self.client.notice("workspace/applyEdit")["edit"]["changes"][uri]
        self.assertEqual(apply(text, edit), DOCUMENT)

    def test_outline_folds_links_and_places(self):
        (self.folder / "other.md").write_text("# Other\n")
        text = DOCUMENT + "\n## Next\n\n[other](other.md)\n"
        uri = self.open(text)
        [heading] = self.client.of("documentSymbol", uri)
        self.assertEqual([child["name"] for child in heading["children"]], ["bits", "Next"])
        folds = self.client.of("foldingRange", uri)
        self.assertIn({"startLine": 2, "endLine": 5}, folds)
        [link] = self.client.of("documentLink", uri)
        self.assertEqual(link["target"], (self.folder / "other.md").as_uri())
        self.assertEqual(self.client.at("definition", uri, 18, 10)["uri"], (self.folder / "other.md").as_uri())
        places = self.client.at("references", uri, 2, 34)
        self.assertEqual([place["range"]["start"] for place in places], [position(2, 33)])


class HostileTests(unittest.TestCase):
    """Opening a folder starts nothing."""

    def test_a_hostile_folder_starts_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            mark = folder / "started"
            program = folder / "host"
            program.write_text(f"#!/bin/sh\ntouch {mark}\n")
            program.chmod(0o755)
            (folder / "hosts.yml").write_text(f"evil:\n  topics: [evil]\n  command: [{program}]\n")
            (folder / "Package.swift").write_text("import Foundation\n")
            text = (
                DOCUMENT + "\n```experiment evil.run\n```\n\n```console\n$ lesson run notes.md\n```\n\n"
                f"```swift name=evil\nimport Glibc\nsystem(\"touch {mark}\")\nwhile true {{}}\n```\n")
            (folder / "notes.md").write_text(text)
            # A compiler that would leave a mark.
            tools = folder / "bin"
            tools.mkdir()
            for name in ["swiftc", "swift", "git", "clang", "sourcekit-lsp"]:
                (tools / name).write_text(f"#!/bin/sh\ntouch {mark}\n")
                (tools / name).chmod(0o755)
            client = Client(LESSON, folder, environment={"PATH": f"{tools}:{os.environ['PATH']}"})
            self.addCleanup(client.kill)
            uri = client.open(folder / "notes.md")
            self.assertEqual([found["message"] for found in client.diagnostics(uri) if "evil" in found["message"]], [])
            client.change(uri, ((0, 0), (0, 0), "\n"))
            client.diagnostics(uri)
            for line in range(20):
                client.at("completion", uri, line, 3)
                client.at("hover", uri, line, 3)
                client.of("codeAction", uri, range={"start": position(line, 0), "end": position(line, 0)}, context={"diagnostics": []})
            programs = {
                pathlib.Path(f"/proc/{child}/exe").resolve().name for child in descendants(client.process.pid)}
            self.assertLessEqual(programs, {"lesson"})
            self.assertFalse(mark.exists())
            self.assertEqual(client.close(), 0)


class EndTests(EditorCase):
    def test_it_ends_with_its_input_and_leaves_nothing(self):
        self.client.diagnostics(self.open(DOCUMENT))
        children = descendants(self.client.process.pid)
        self.assertTrue(children)
        self.client.process.stdin.close()
        self.assertEqual(self.client.process.wait(timeout=20), 1)
        for _ in range(100):
            if not any(pathlib.Path(f"/proc/{child}").exists() for child in children):
                return
            time.sleep(0.05)
        self.fail("a worker is left")

    def test_damaged_messages_get_errors(self):
        self.client.process.stdin.write(b"Content-Length: 3\r\n\r\n{]}nonsense\r\n\r\n" * 1000)
        self.client.process.stdin.flush()
        self.assertEqual(self.client.diagnostics(self.open(DOCUMENT)), [])

    def test_requests_on_documents_that_are_not_open_get_nothing(self):
        for method in ["hover", "completion", "definition"]:
            self.assertIsNone(self.client.at(method, "file:///nowhere.md", 1, 1))
        with self.assertRaises(RuntimeError):
            self.client.ask("textDocument/hover", {"textDocument": 3})
        with self.assertRaises(RuntimeError):
            self.client.ask("workspace/executeCommand", {"command": "rm", "arguments": []})


if __name__ == "__main__":
    unittest.main()
