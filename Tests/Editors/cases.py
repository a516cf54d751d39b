"""What the tests of `lesson lsp` share: the program, a document, and a case with an editor."""

import os
import pathlib
import shutil
import sys
import tempfile
import unittest

from client import Client
from example import DOCUMENT

LESSON = os.path.abspath(sys.argv.pop(1))


class EditorCase(unittest.TestCase):
    capabilities = {}

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.client = Client(LESSON, self.folder, self.capabilities)
        self.addCleanup(self.client.kill)

    def open(self, text, name="notes.md"):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        return self.client.open(self.folder / name, text)

    def messages(self, uri):
        return [found["message"] for found in self.client.diagnostics(uri)]


def descendants(process):
    """Returns the processes that a process has started, and those that these have started."""
    found = []
    for child in pathlib.Path(f"/proc/{process}/task").glob("*/children"):
        for number in child.read_text().split():
            found += [int(number), *descendants(int(number))]
    return found
