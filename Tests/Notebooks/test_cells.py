"""What cells can be, what they may, and what completes them."""

import os
import pathlib
import tempfile
import unittest

import kernels
from kernels import notebook

BIAS = "%%experiment integer.table predict=value name=bias\nencoding: bias\nbits: 1\nbias: 1"


class Cells(unittest.TestCase):
    def test_standard_error_is_apart_and_shown_before_a_trap(self):
        code = 'import Foundation\nFileHandle.standardError.write(Data("oops\\n".utf8))\nprint("out")\n'
        with notebook() as book:
            cell = book.run(code)
            self.assertEqual((cell.out, cell.err), ("out\n", "oops\n"))
            trapped = book.run(code + "fatalError()")
            self.assertEqual((trapped.out, trapped.err), ("out\n", "oops\n"))
            self.assertIn("4: ", "".join(trapped.reply["content"]["traceback"]))

    def test_values_of_last_expressions(self):
        cases = {
            "1 + 1": "2",
            '"a\\nb"': '"a\\nb"',
            '["a": 1]': '["a": 1]',
            "Optional(3)": "Optional(3)",
            "struct P { var x = 1 }\nP()": "P(x: 1)",
            "let a = 1\na": "1",
            "print(1)": None,
            "let c = 1": None,
            "var d = 1; d += 1": None,
            "func f() {}\nf()": None,
            "import Foundation\nif true { 5 } else { 6 }": None,
            "[1, 2, 3]\n  .map { $0 * 2 }": "[2, 4, 6]",
            "_ = 5": None,
        }
        for code, value in cases.items():
            with self.subTest(code), notebook() as book:
                cell = book.run(code)
                self.assertIsNone(cell.error)
                self.assertEqual(cell.value, value)

    def test_errors_name_their_line_without_what_the_kernel_adds(self):
        with notebook() as book:
            cell = book.run("let a = 1\nlet b: String = a")
            self.assertIn("2: ", cell.reply["content"]["traceback"][0])
            self.assertIn("cannot convert value of type 'Int' to specified type 'String'", cell.error)
            self.assertIn("cannot find 'c' in scope", book.run("let d = 1\nc + d").error)

    def test_traps_and_errors_that_are_wanted_are_results(self):
        with notebook() as book:
            cell = book.run("%%swift trap\nlet list = [1]\nprint(list[1])")
            self.assertIsNone(cell.error)
            self.assertIn("[trap in line 2: Index out of range]", cell.value)
            cell = book.run("%%swift error\nlet a: Int = true")
            self.assertIn("cannot convert value of type 'Bool'", cell.value)
            self.assertIsNotNone(book.run("%%swift trap\nprint(1)").error)

    def test_unknown_names_are_refused_with_what_was_meant(self):
        with notebook() as book:
            self.assertIn("integer.table", "".join(book.run("%%experiment integer.tabel\nbits: 1").reply["content"]["traceback"]))
            self.assertIn("%%swift", "".join(book.run("%%swfit\n1").reply["content"]["traceback"]))
            self.assertIsNotNone(book.run("%%lesson\nfrom: ../lesson.md").error)
            self.assertIsNotNone(book.run("%%lesson\nfrom: missing.md").error)

    def test_a_prediction_asks_then_shows(self):
        with notebook() as book:
            cell = book.run(BIAS, answers=["-1", "7", "-1", "0"])
            self.assertIn("1 of 2 right", cell.out)
            self.assertIn("|    -1 |", cell.value)
            self.assertEqual(len(book.prompts), 4)
            self.assertIsNotNone(book.run(BIAS).value, "nobody can answer")

    def test_a_japanese_kernel_speaks_japanese(self):
        with notebook("lesson-ja") as book:
            book.run(BIAS, answers=["-1", "0"])
            self.assertIn("わからないときは", book.prompts[0])
            cell = book.run("%%experiment integer.table\nencoding: gray\nbits: 1")
            self.assertIn("値", cell.value)

    def test_completion_and_inspection(self):
        with notebook() as book:
            def complete(code):
                reply = book.client.complete(code, len(code), reply=True, timeout=kernels.LONG)["content"]
                return {code[: reply["cursor_start"]] + match for match in reply["matches"]}

            self.assertIn("%%experiment float.table", complete("%%experiment float.tab"))
            self.assertIn("%%experiment integer.table\nbits: ", complete("%%experiment integer.table\nbi"))
            self.assertIn("%%experiment integer.table\nencoding: gray", complete("%%experiment integer.table\nencoding: gr"))
            book.run("let numbers = [1, 2]")
            self.assertTrue(any(match.startswith("numbers.append") for match in complete("numbers.app")))
            content = book.client.inspect("%%experiment integer.table", 20, reply=True, timeout=kernels.LONG)["content"]
            self.assertIn("encoding", content["data"]["text/markdown"])

    def test_an_exercise_is_judged_and_stops_nothing(self):
        with notebook() as book:
            book.run("%%lesson\nminutes: 1")
            self.assertIsNone(book.run("%%swift exercise name=double\nfunc double(_ n: Int) -> Int { n }", "a").error)
            wrong = book.run("%%swift check name=double\nprecondition(double(2) == 4)", "b")
            self.assertIsNone(wrong.error)
            self.assertIn("double(2) == 4", wrong.out + wrong.err)
            book.run("%%swift exercise name=double\nfunc double(_ n: Int) -> Int { 2 * n }", "a")
            self.assertIn("Right", book.run("%%swift check name=double\nprecondition(double(2) == 4)", "b").out)

    def test_cells_cannot_read_the_connection_file(self):
        with notebook() as book:
            path = book.manager.connection_file
            self.assertTrue(os.path.isfile(path))
            key = book.manager.get_connection_info()["key"]
            code = f"""
            import Foundation
            for path in ["{path}", "/proc/{book.manager.provisioner.pid}/cmdline", "/proc/{book.manager.provisioner.pid}/environ",
              "/proc/{book.manager.provisioner.pid}/mem"] {{
              print((try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing")
            }}
            """
            self.assertEqual(book.run(code).out, "nothing\n" * 4)
            self.assertNotIn(key if isinstance(key, str) else key.decode(), book.run(code).out)

    def test_nothing_is_written_next_to_the_notebook(self):
        with tempfile.TemporaryDirectory() as folder:
            with notebook(folder=folder) as book:
                book.run("print(1)")
                book.run(BIAS)
            self.assertEqual(list(pathlib.Path(folder).iterdir()), [])

    def test_large_output_arrives_whole(self):
        with notebook() as book:
            self.assertEqual(len(book.run("for n in 0..<100_000 { print(n) }").out.splitlines()), 100_000)


if __name__ == "__main__":
    unittest.main(verbosity=2)
