"""What becomes of cells that are executed in any order."""

import unittest

from kernels import notebook


class Orders(unittest.TestCase):
    def test_a_cell_that_runs_again_replaces_itself(self):
        with notebook() as book:
            book.run("var n = 1", "a")
            outputs = [book.run("n += 1\nprint(n)", "b").out for _ in range(3)]
            self.assertEqual(outputs, ["2\n", "2\n", "2\n"])

    def test_without_names_each_execution_is_a_new_cell(self):
        with notebook() as book:
            book.run("var n = 1")
            outputs = [book.run("n += 1\nprint(n)").out for _ in range(3)]
            self.assertEqual(outputs, ["2\n", "3\n", "4\n"])

    def test_an_edit_above_changes_outputs_below_and_says_so(self):
        with notebook() as book:
            book.run("let n = 2", "a")
            self.assertEqual(book.run("print(n * n)", "b").out, "4\n")
            self.assertEqual(book.run("n + 1", "c").value, "3")
            edited = book.run("let n = 5", "a")
            self.assertIn("[2] no longer holds. It is now: 25", edited.err)
            self.assertIn("[3] no longer holds. It is now: 6", edited.err)
            self.assertEqual(book.run("print(n * n)", "b").out, "25\n")

    def test_a_cell_below_fails_after_an_edit_and_counts_again_when_executed(self):
        with notebook() as book:
            book.run("let n = 2", "a")
            book.run("print(n)", "b")
            edited = book.run("let m = 2", "a")
            self.assertIn("[2] fails now", edited.err)
            self.assertEqual(book.run("print(m)", "c").out, "2\n")
            self.assertIn("cannot find 'n' in scope", book.run("print(n)", "b").error)
            book.run("let n = 3", "a")
            self.assertEqual(book.run("print(n)", "b").out, "3\n")

    def test_deleted_cells_are_gone_where_the_client_names_them(self):
        with notebook() as book:
            book.run("let n = 2", "a")
            self.assertIn("cannot find 'n' in scope", book.run("print(n)", "b", deleted=["a"]).error)

    def test_a_later_declaration_shadows(self):
        with notebook() as book:
            book.run("let n = 2\nfunc f() -> Int { n }", "a")
            book.run('let n = "two"', "b")
            self.assertEqual(book.run("n", "c").value, '"two"')
            self.assertEqual(book.run("f()", "d").value, "2")

    def test_in_a_lesson_a_name_is_declared_once_and_only_what_is_printed_is_shown(self):
        with notebook() as book:
            self.assertIsNone(book.run("%%lesson\nminutes: 5").error)
            book.run("let n = 2", "a")
            self.assertIn("redeclaration", book.run('let n = "two"', "b").error)
            cell = book.run("n", "c")
            self.assertIsNone(cell.error)
            self.assertIsNone(cell.value)

    def test_errors_and_traps_leave_the_state_as_it_was(self):
        with notebook() as book:
            book.run("var n = 1", "a")
            self.assertIn("cannot assign", book.run('n = "a"', "b").error)
            trapped = book.run('print("here")\nn = [1][n]', "c")
            self.assertEqual(trapped.out, "here\n")
            self.assertIn("Index out of range", trapped.error)
            self.assertEqual(book.run("print(n)", "d").out, "1\n")
            self.assertEqual(book.run("n = 2", "b").error, None)
            self.assertEqual(book.run("n", "e").value, "2")

    def test_a_failed_edit_leaves_the_cell_as_it_was(self):
        with notebook() as book:
            book.run("let n = 1", "a")
            self.assertIsNotNone(book.run("let n: Int = true", "a").error)
            self.assertEqual(book.run("n", "b").value, "1")

    def test_random_values_above_are_drawn_again_and_it_is_said(self):
        with notebook() as book:
            first = book.run("let n = Int.random(in: 0..<1_000_000_000)\nprint(n)", "a").out
            cell = book.run("print(n)", "b")
            self.assertNotEqual(cell.out, first)
            self.assertIn(f"[1] no longer holds. It is now: {cell.out}", cell.err)

    def test_a_slow_cell_above_is_said(self):
        with notebook() as book:
            book.run("import Foundation\nThread.sleep(forTimeInterval: 1.2)", "a")
            self.assertIn("Computed again, from the top: [1]", book.run("print(1)", "b").err)
            for name in "cde":
                self.assertIn("Computed again", book.run("print(2)", name).err)
            self.assertEqual(book.run("%%experiment integer.table\nencoding: gray\nbits: 1", "f").err, "")

    def test_out_of_order_means_the_order_of_the_first_execution(self):
        with notebook() as book:
            self.assertIsNotNone(book.run("print(n)", "b").error)
            book.run("let n = 1", "a")
            self.assertEqual(book.run("print(n)", "b").out, "1\n")

    def test_a_restart_forgets(self):
        with notebook() as book:
            book.run("let n = 1", "a")
            book.manager.restart_kernel()
            book.client.wait_for_ready(timeout=120)
            self.assertIsNotNone(book.run("n", "b").error)

    def test_an_interruption_keeps_the_state(self):
        import time

        with notebook() as book:
            book.run("let n = 7", "a")
            number = book.send("while true {}", "b")
            time.sleep(2)
            begin = time.monotonic()
            book.manager.interrupt_kernel()
            cell = book.receive(number)
            self.assertLess(time.monotonic() - begin, 5)
            self.assertEqual(cell.reply["content"]["ename"], "Interrupted")
            self.assertEqual(book.run("n", "c").value, "7")

    def test_cells_that_wait_are_aborted_after_an_error(self):
        with notebook() as book:
            numbers = [book.send(code) for code in ["let n: Int = true", "print(1)", "print(2)"]]
            statuses = [book.receive(number).reply["content"]["status"] for number in numbers]
            self.assertEqual(statuses, ["error", "aborted", "aborted"])
            self.assertEqual(book.run("print(3)").out, "3\n")


if __name__ == "__main__":
    unittest.main(verbosity=2)
