"""Programs that people use, with exported notebooks: nbconvert, nbval, the console of Jupyter, and a book of MyST-NB.

These take long, so they run only when they are asked for.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import kernels

BIN = pathlib.Path(sys.executable).parent


def export(folder, *documents, to="ipynb", answers=True):
    command = [kernels.LESSON, "export", *documents, "--to", to, "--output", folder]
    subprocess.run(command + (["--answers"] if answers else []), check=True, cwd=kernels.REPOSITORY, stdout=subprocess.DEVNULL)


class Programs(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def run_program(self, *command, **options):
        run = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=self.folder, **options)
        self.assertEqual(run.returncode, 0, f"{command}:\n{run.stdout[-3000:]}\n{run.stderr[-3000:]}")
        return run.stdout

    def test_nbval_finds_every_output_again(self):
        export(self.folder, "lessons/float5/lesson.md", "lessons/optional-enum/lesson.md", "lessons/bias/lesson.ja.md")
        self.run_program(BIN / "python", "-m", "pytest", "-q", "--nbval", ".")

    def test_nbconvert_executes_a_learners_notebook(self):
        export(self.folder, "lessons/float5/lesson.md", answers=False)
        self.run_program(BIN / "jupyter", "nbconvert", "--execute", "--to", "html", "float5.ipynb")
        page = (pathlib.Path(self.folder) / "float5.html").read_text()
        self.assertIn("<th scope=\"col\"", page)
        self.assertNotIn("jp-RenderedText jp-OutputArea-output\" data-mime-type=\"application/vnd.jupyter.stderr", page)

    def test_the_console_of_jupyter_runs_cells(self):
        code = "let numbers = [3, 1, 2]\nnumbers.sorted()\nexit\n"
        run = subprocess.run(
            [BIN / "jupyter", "console", "--kernel", "lesson", "--simple-prompt", "--ZMQTerminalInteractiveShell.confirm_exit=False"],
            input=code, capture_output=True, text=True, timeout=kernels.LONG)
        self.assertIn("[1, 2, 3]", run.stdout)

    def test_myst_nb_executes_a_book(self):
        export(self.folder, "lessons/float5/lesson.md", "lessons/bias/lesson.md", to="myst", answers=False)
        folder = pathlib.Path(self.folder)
        names = sorted(path.stem for path in folder.glob("*.md"))
        (folder / "index.md").write_text("# Book\n\n```{toctree}\n" + "\n".join(names) + "\n```\n")
        (folder / "conf.py").write_text(
            "extensions = ['myst_nb']\nnb_execution_mode = 'force'\nnb_execution_timeout = 300\n"
            "nb_execution_raise_on_error = True\nexclude_patterns = ['lessons', 'book']\nsuppress_warnings = ['misc.highlighting_failure', 'myst.xref_missing']\n")
        self.run_program(BIN / "python", "-m", "sphinx", "-b", "html", ".", "book")
        for name in names:
            page = (folder / "book" / f"{name}.html").read_text()
            self.assertGreater(len(re.findall("cell_output", page)), 3)


if __name__ == "__main__":
    unittest.main(verbosity=2)
