#!/usr/bin/env python3
"""Checks every document of a folder with doctest, in one process. Exit status 1 if a row differs."""
import doctest
import os
import sys
from pathlib import Path

os.chdir(sys.argv[1])
sys.path.insert(0, ".")
documents = sorted(Path.cwd().glob("*.txt"))
sys.exit(any(doctest.testfile(str(path), module_relative=False).failed for path in documents))
