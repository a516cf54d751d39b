"""Exported lessons, executed by nbclient with the kernel: every output is the exported one."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import kernels
import nbformat
from nbclient import NotebookClient

# Together they have tables, figures, state diagrams, text, diagnostics, traps, modules, predictions, exercises, and hosts.
SOME = [
    "lessons/float5/lesson.md",
    "lessons/optional-enum/lesson.ja.md",
    "lessons/dialog/lesson.md",
    "lessons/memberwise-init/lesson.md",
    "lessons/drawing-pad/lesson.ja.md",
    "lessons/twos-complement/lesson.md",
]


def documents():
    """Returns the documents to execute: those that the variable names, `all`, or some."""
    named = os.environ.get("DOCUMENTS", "").split()
    if named == ["all"]:
        return sorted(str(path.relative_to(kernels.REPOSITORY)) for path in kernels.REPOSITORY.glob("lessons/*/lesson*.md"))
    return named or SOME


def plain(output):
    """Returns an output without what counts executions."""
    output = json.loads(json.dumps(output))
    output.pop("execution_count", None)
    return output


def joined(outputs):
    """Returns outputs with streams that follow each other in one, as a notebook holds them."""
    found = []
    for output in map(plain, outputs):
        if found and output["output_type"] == "stream" and found[-1].get("name") == output["name"]:
            found[-1]["text"] += output["text"]
        else:
            found.append(output)
    return found


def execute(path, folder):
    """Executes an exported notebook, and returns the cells whose outputs differ."""
    book = nbformat.read(path, as_version=4)
    expected = [joined(cell.get("outputs", [])) for cell in book.cells]
    NotebookClient(book, timeout=600, resources={"metadata": {"path": str(folder)}}).execute()
    found = [joined(cell.get("outputs", [])) for cell in book.cells]
    return [
        (cell["source"], old, new)
        for cell, old, new in zip(book.cells, expected, found)
        if old != new
    ], sum(cell["cell_type"] == "code" for cell in book.cells)


class Documents(unittest.TestCase):
    def test_executed_outputs_are_the_exported_ones(self):
        for document in documents():
            with self.subTest(document), tempfile.TemporaryDirectory() as folder:
                subprocess.run(
                    [kernels.LESSON, "export", document, "--to", "ipynb", "--answers", "--output", folder],
                    check=True, cwd=kernels.REPOSITORY, stdout=subprocess.DEVNULL)
                (path,) = pathlib.Path(folder).glob("*.ipynb")
                differences, count = execute(path, folder)
                print(f"{document}: {count} cells", file=sys.stderr, flush=True)
                for source, old, new in differences[:3]:
                    print(f"--- {source}\nexported: {old}\nexecuted: {new}", file=sys.stderr, flush=True)
                self.assertEqual(len(differences), 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
