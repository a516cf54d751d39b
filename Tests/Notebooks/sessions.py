"""Sessions with the kernel, as a lesson writes them in its `text` fences.

    In [1] a: let n = 2
    In [2] b: print(n * n)
    4

Each step has the number and the name of its cell, and its code; further lines of the cell begin with `  ...: `. Below
it are the lines that the cell printed, its value, its notes, and the first line of its error. `(delete a)`,
`(restart)`, and `(interrupt)` are lines of their own. `***` stands for any text within a line.
"""

import re
import time
from dataclasses import dataclass, field

from kernels import LONG

FENCE = re.compile(r"^( *)```text\n(.*?)^\1```$", re.M | re.S)
STEP = re.compile(r"In \[(\d+)\] (\w+): (.*)")
MORE = "  ...: "
DELETE = re.compile(r"\(delete (\w+)\)")
RESTART = "(restart)"
INTERRUPT = "(interrupt)"


@dataclass
class Step:
    """A cell that is executed, with what happens before it and while it runs."""

    number: int
    cell: str
    lines: list
    deleted: list = field(default_factory=list)
    restarts: bool = False
    is_interrupted: bool = False

    @property
    def code(self):
        return "\n".join(self.lines)


def is_session(text):
    """Whether the text of a fence begins with a step."""
    return STEP.match(text.lstrip()) is not None


def sessions(document):
    """Returns the text of each session of a document."""
    found = []
    for indent, text in FENCE.findall(document.read_text()):
        if is_session(text):
            found.append("\n".join(line.removeprefix(indent) for line in text.splitlines()))
    return found


def steps(session):
    """Returns the steps of a session."""
    found, deleted, restarts = [], [], False
    for line in session.splitlines():
        if match := STEP.fullmatch(line):
            found.append(Step(int(match[1]), match[2], [match[3]], deleted, restarts))
            deleted, restarts = [], False
        elif line.startswith(MORE):
            found[-1].lines.append(line.removeprefix(MORE))
        elif match := DELETE.fullmatch(line):
            deleted.append(match[1])
        elif line == RESTART:
            restarts = True
        elif line == INTERRUPT:
            found[-1].is_interrupted = True
    return found


def executed(session, book):
    """Executes the steps of a session in a new notebook, and returns the lines of the session as they are now."""
    lines = []
    for step in steps(session):
        lines += [f"(delete {cell})" for cell in step.deleted]
        if step.restarts:
            lines.append(RESTART)
            book.manager.restart_kernel()
            book.client.wait_for_ready(timeout=LONG)
        number = book.send(step.code, step.cell, step.deleted)
        if step.is_interrupted:
            time.sleep(2)
            book.manager.interrupt_kernel()
        cell = book.receive(number)
        lines.append(f"In [{cell.reply['content']['execution_count']}] {step.cell}: {step.lines[0]}")
        lines += [MORE + line for line in step.lines[1:]]
        lines += [INTERRUPT] if step.is_interrupted else []
        lines += (cell.out + (cell.value or "")).splitlines() + cell.err.splitlines()
        lines += (cell.error or "").splitlines()[:1]
    return lines


def agree(expected, found):
    """Whether a line of a session agrees with a line that was found."""
    return re.fullmatch(".*".join(map(re.escape, expected.split("***"))), found) is not None
