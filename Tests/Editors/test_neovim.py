"""A session in Neovim, set up as EDITORS.md shows.

usage: test_neovim.py LESSON
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from test_lsp import DOCUMENT, LESSON, ROOT

here = pathlib.Path(__file__).resolve().parent
page = (ROOT / "EDITORS.md").read_text()
fences = [block.split("\n```")[0] for block in page.split("```lua\n")[1:]]
init = next(fence for fence in fences if "start_client" in fence)
with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    (folder / "init.lua").write_text(init)
    (folder / "bin").mkdir()
    (folder / "bin/lesson").symlink_to(LESSON)
    document = folder / "notes.md"
    text = DOCUMENT.replace("integer.table", "integer.tabel").replace("|    -2 |", "|     7 |")
    document.write_text(text)
    run = subprocess.run(
        ["nvim", "--headless", "-n", "-i", "NONE", "-u", folder / "init.lua", document, "-S", here / "neovim.lua"],
        cwd=folder, timeout=120, capture_output=True, text=True, env={
            **os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}", "XDG_STATE_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder), "XDG_DATA_HOME": str(folder)})
    print(run.stdout, run.stderr)
    if run.returncode != 0:
        sys.exit("test_neovim.py: the session failed.")
    if document.read_text() != text:
        sys.exit("test_neovim.py: the session wrote the document.")
