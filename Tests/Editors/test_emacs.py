"""A session in Emacs with Eglot, set up as EDITORS.md shows.

usage: test_emacs.py LESSON
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from test_lsp import DOCUMENT, LESSON, ROOT

here = pathlib.Path(__file__).resolve().parent
init = (ROOT / "EDITORS.md").read_text().split("```elisp\n")[1].split("\n```")[0]
with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    (folder / "init.el").write_text(init)
    (folder / "bin").mkdir()
    (folder / "bin/lesson").symlink_to(LESSON)
    (folder / "notes.md").write_text(DOCUMENT.replace("integer.table", "integer.tabel").replace("|    -2 |", "|     7 |"))
    run = subprocess.run(
        ["emacs", "--batch", "--eval", "(package-initialize)", "-l", folder / "init.el", "-l", here / "eglot.el", "notes.md"],
        cwd=folder, timeout=180, capture_output=True, text=True, env={
            **os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder), "XDG_STATE_HOME": str(folder)})
    print(run.stdout, run.stderr)
    if run.returncode != 0 or "as expected." not in run.stderr:
        sys.exit("test_emacs.py: the session failed.")
