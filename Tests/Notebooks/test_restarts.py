"""Restarts, and many kernels at once, leave no process, folder or socket behind."""

import concurrent.futures
import os
import pathlib
import subprocess
import tempfile
import time
import unittest

import kernels
from kernels import notebook

RESTARTS = int(os.environ.get("RESTARTS", "5"))
KERNELS = int(os.environ.get("KERNELS", "2"))


def processes():
    """Returns the processes of this program that these tests have started."""
    found = subprocess.run(["pgrep", "-f", f"^{kernels.LESSON} kernel"], capture_output=True, text=True).stdout
    return {number for number in found.split() if str(kernels.DATA).encode() in environment(number)}


def environment(number):
    try:
        return pathlib.Path(f"/proc/{number}/environ").read_bytes()
    except OSError:  # it has just ended
        return b""


def folders():
    return {path.name for path in pathlib.Path(tempfile.gettempdir()).glob("lesson-*") if path.name.split("-")[1].isdigit()}


class Restarts(unittest.TestCase):
    def assert_nothing_is_left(self, before):
        for _ in range(100):
            left = (processes() - before[0], folders() - before[1])
            if left == (set(), set()):
                return
            time.sleep(0.1)
        self.assertEqual(left, (set(), set()))

    def test_restarts_leave_nothing(self):
        before = (processes(), folders())
        with notebook(transport="ipc") as book:
            for _ in range(RESTARTS):
                book.run("let n = 1\nprint(n)")
                book.manager.restart_kernel()
                book.client.wait_for_ready(timeout=kernels.LONG)
            self.assertIsNotNone(book.run("n").error)
            address = book.manager.get_connection_info()["ip"]
        self.assert_nothing_is_left(before)
        self.assertEqual(list(pathlib.Path(address).parent.glob(os.path.basename(address) + "-*")), [])

    def test_a_killed_client_leaves_nothing(self):
        before = (processes(), folders())
        code = (
            "import sys; sys.path.insert(0, 'Tests/Notebooks')\n"
            "from kernels import notebook\n"
            "with notebook() as book:\n"
            "  book.send('while true {}'); import time; time.sleep(3); import os; os.kill(os.getpid(), 9)\n"
        )
        import sys

        subprocess.run([sys.executable, "-c", code], cwd=kernels.REPOSITORY, stderr=subprocess.DEVNULL)
        self.assert_nothing_is_left(before)

    def test_several_at_once(self):
        before = (processes(), folders())

        def work(number):
            with notebook() as book:
                return book.run(f"print({number} * 2)").out

        with concurrent.futures.ThreadPoolExecutor(KERNELS) as pool:
            self.assertEqual(list(pool.map(work, range(KERNELS))), [f"{2 * n}\n" for n in range(KERNELS)])
        self.assert_nothing_is_left(before)


if __name__ == "__main__":
    unittest.main(verbosity=2)
