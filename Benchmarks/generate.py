#!/usr/bin/env python3
"""Writes the same work three times: as lessons without transcripts, for Python's doctest, and for cog.

usage: generate.py FOLDER DOCUMENTS CELLS

Each cell decodes one code of an integer format in every encoding. Widths and codes are seeded: every run writes the
same bytes. `lesson update FOLDER/lessons` fills in the transcripts.
"""
import random
import sys
from pathlib import Path

MODULE = '''\
def values(bits, code):
    top = 1 << bits - 1
    negative = code >= top
    return (
        f"{code:0{bits}b}", code, code - 2 * top * negative, code - (2 * top - 1) * negative,
        top - code if negative else code, code - top + 1,
    )


def show(bits, code):
    print(*values(bits, code))
'''
exec(MODULE)


def main(folder, documents, cells):
    generator = random.Random(2021)
    for name in ("doctest", "cog"):
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / "integer_formats.py").write_text(MODULE)
    for number in range(documents):
        name = f"document-{number:04}"
        lesson = [f"---\ntitle: Document {number}\nminutes: 5\n---\n\n# Document {number}\n"]
        doctest = [">>> from integer_formats import show\n"]
        cog = ["[[[cog from integer_formats import values ]]]\n[[[end]]]\n"]
        for cell in range(cells):
            bits = generator.randint(3, 16)
            code = generator.randrange(1 << bits)
            prose = f"Cell {cell}: what does the code {code} stand for in {bits} bits?\n"
            row = " ".join(map(str, values(bits, code)))
            lesson.append(f"{prose}\n```experiment integer.compare\nbits: {bits}\ncodes: [{code}]\n```\n")
            doctest.append(f"{prose}\n>>> show({bits}, {code})\n{row}\n")
            cog.append(f"{prose}\n[[[cog cog.outl(' '.join(map(str, values({bits}, {code})))) ]]]\nwrong\n[[[end]]]\n")
        (folder / "lessons" / name).mkdir(parents=True, exist_ok=True)
        (folder / "lessons" / name / "lesson.md").write_text("\n".join(lesson))
        (folder / "doctest" / f"{name}.txt").write_text("\n".join(doctest))
        (folder / "cog" / f"{name}.txt").write_text("\n".join(cog))


main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
