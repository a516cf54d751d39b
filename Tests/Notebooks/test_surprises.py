"""Cells that once gave something wrong without a word."""

import os
import pathlib
import tempfile
import unittest

from kernels import notebook


class Surprises(unittest.TestCase):
    def test_a_name_of_a_library_keeps_its_meaning_above(self):
        with notebook() as book:
            book.run("print(max(1, 2))", "a")
            cell = book.run("func max(_ a: Int, _ b: Int) -> Int { 42 }", "b")
            self.assertEqual((cell.error, cell.err), (None, ""))
            self.assertEqual(book.run("max(1, 2)", "c").value, "42")

    def test_a_value_declared_from_itself_is_refused(self):
        with notebook() as book:
            book.run("let n = 5\nvar xs = [3, 1]")
            for code in ("let n: Int = n + 1", "let xs: [Int] = xs.sorted()", 'let n = "\\(n)"'):
                self.assertIn("declared from itself", book.run(code).error)
            self.assertEqual(book.run("n").value, "5")
            self.assertIsNone(book.run("xs = xs.sorted()").error)

    def test_a_trap_in_a_description_fails_its_own_cell(self):
        with notebook() as book:
            cell = book.run('struct K: CustomStringConvertible { var description: String { fatalError("desc") } }\nK()')
            self.assertIn("desc", cell.error)
            self.assertEqual(book.run("print(1)").out, "1\n")

    def test_a_cell_that_loses_its_declarations_says_what_fails(self):
        with notebook() as book:
            book.run("let n = 1", "x")
            book.run("n", "c")
            self.assertIn("[2] fails now", book.run("%%console\n$ lesson --version", "x").err)
        with notebook() as book:
            book.run("let n = 1", "x")
            book.run("n", "c")
            self.assertIn("[2] fails now", book.run("%%experiment integer.table\nencoding: gray\nbits: 1", "e", deleted=["x"]).err)
        with notebook() as book:
            book.run("let n = 1", "x")
            book.run("n", "c")
            self.assertIn("[2] fails now", book.run("", "x").err)

    def test_a_replaced_lesson_ends_its_rules(self):
        with notebook() as book:
            book.run("%%lesson\nminutes: 1", "l")
            self.assertIsNone(book.run("1 + 1", "a").value)
            book.run("// no lesson", "l")
            self.assertEqual(book.run("1 + 1", "a").value, "2")

    def test_values_with_signs_and_loops_with_labels(self):
        with notebook() as book:
            for code, value in (("let k = 2\n-k", "-2"), ("!true", "false"), ("~5", "-6")):
                self.assertEqual(book.run(code).value, value)
            self.assertEqual(book.run("label: for i in 0..<3 { if i == 1 { break label }; print(i) }").out, "0\n")
            cell = book.run("print(1)\n2")
            self.assertEqual((cell.out, cell.value), ("1\n", "2"))

    def test_parts_of_exercises_need_a_name(self):
        with notebook() as book:
            self.assertIn("name=", book.run("%%swift exercise\nprint(1)").error)

    def test_no_link_leads_out_and_only_lessons_are_taken(self):
        with tempfile.TemporaryDirectory() as folder:
            os.symlink("/etc/passwd", f"{folder}/out.md")
            pathlib.Path(folder, "plain.md").write_text("# Nothing\n")
            with notebook(folder=folder) as book:
                self.assertIn("leads out", book.run("%%lesson\nfrom: out.md").error)
                self.assertIn("is not a lesson", book.run("%%lesson\nfrom: plain.md").error)
                self.assertIsNotNone(book.run("%%lesson\nmodules: [missing]").error)

    def test_requests_that_cannot_be_read_are_answered(self):
        with notebook() as book:
            for kind, content in (("execute_request", {"code": 5}), ("complete_request", {}), ("history_request", {"n": "x"})):
                message = book.client.session.msg(kind, content)
                book.client.shell_channel.send(message)
                while True:
                    reply = book.client.get_shell_msg(timeout=20)
                    if reply["parent_header"].get("msg_id") == message["header"]["msg_id"]:
                        break
                self.assertEqual(reply["content"]["status"], "error")


if __name__ == "__main__":
    unittest.main(verbosity=2)
