"""What the language server does with what it knew of a text that has changed, was closed, or never was one.

usage: test_outdated.py LESSON
"""

import unittest

from cases import DOCUMENT, EditorCase
from client import apply

WRONG = DOCUMENT.replace("|    -2 |", "|     7 |")
PULLING = {
    "textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": True}}}


class TextTests(EditorCase):
    def test_an_update_of_a_text_that_was_opened_again_changes_nothing(self):
        for closes in [True, False]:
            uri = self.open(WRONG, f"{closes}.md")
            self.client.diagnostics(uri)
            number = self.client.begin(
                "workspace/executeCommand", {"command": "lesson.update", "arguments": [uri]})
            if closes:
                self.client.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
            self.open("# New title\n\nOther text.\n", f"{closes}.md")
            self.client.answer(number)
            self.assertIn("changed", self.client.notice("window/showMessage")["message"])
            self.assertFalse(any(notice["method"] == "workspace/applyEdit" for notice in self.client.notices))

    def test_a_lens_of_an_older_text_runs_no_other_cell(self):
        uri = self.open(f"{DOCUMENT}\n```swift\nprint(1)\n```\n\n```transcript\n2\n```\n")
        self.client.diagnostics(uri)
        self.client.change(uri, ((0, 0), (0, 0), "# T\n" + "\n" * 60))
        for command in ["lesson.run", "lesson.update"]:
            answer = self.client.answer(self.client.begin(
                "workspace/executeCommand", {"command": command, "arguments": [uri, "4"]}))
            self.assertIn("changed", answer["error"]["message"], command)

    def test_positions_that_no_text_has_are_answered(self):
        uri = self.open(DOCUMENT)
        self.client.diagnostics(uri)
        for line in [(1 << 63) - 1, 1 << 31, -1]:
            for method in ["hover", "completion", "definition"]:
                self.client.of(method, uri, position={"line": line, "character": line})
        self.assertEqual(self.client.close(), 0)

    def test_a_correction_is_offered_once(self):
        text = DOCUMENT.replace(" name=bits", " nam=bits")
        uri = self.open(text)
        found = [one for one in self.client.diagnostics(uri) if "name" in one["message"]]
        actions = self.client.of("codeAction", uri, range=found[0]["range"], context={"diagnostics": []})
        [fix] = [action for action in actions if action["title"] == "Write `name`"]
        self.assertEqual(apply(text, fix["edit"]["changes"][uri]), DOCUMENT)

    def test_a_link_to_a_text_that_was_closed_unsaved_is_broken_again(self):
        there = self.open("# Here\n", "gone.md")
        uri = self.open(DOCUMENT + "\n[gone](gone.md)\n")
        self.assertEqual(self.client.diagnostics(uri), [])
        self.client.tell("textDocument/didClose", {"textDocument": {"uri": there}})
        found = self.client.notice(
            "textDocument/publishDiagnostics", lambda sent: sent["uri"] == uri and sent["diagnostics"])
        self.assertEqual([one["code"] for one in found["diagnostics"]], ["broken-link"])


class PulledTests(EditorCase):
    capabilities = PULLING

    def test_the_editor_asks_again_after_a_change_elsewhere(self):
        there = self.open("# Here\n", "gone.md")
        uri = self.open(DOCUMENT + "\n[gone](gone.md)\n")
        pull = lambda: [one["code"] for one in self.client.of("diagnostic", uri)["items"]]
        self.assertEqual(pull(), [])
        self.client.notices.clear()
        self.client.tell("textDocument/didClose", {"textDocument": {"uri": there}})
        self.client.notice("workspace/diagnostic/refresh")
        self.assertEqual(pull(), ["broken-link"])
        (self.folder / "gone.md").write_text("# Here\n")
        self.client.tell("workspace/didChangeWatchedFiles", {"changes": []})
        self.client.notice("workspace/diagnostic/refresh")
        self.assertEqual(pull(), [])


if __name__ == "__main__":
    unittest.main()
