"""Writes what the kernels show now into the sessions of the lesson on the order of cells.

usage: LESSON=PROGRAM python Tests/Notebooks/write_sessions.py

Lines that still agree stay as they are, with their `***`. Read the difference before you commit it.
"""

from kernels import notebook
from sessions import FENCE, agree, executed, is_session
from test_lesson import DOCUMENTS, LESSON


def rewritten(match, kernel):
    """Returns the fence of a session with the lines that the kernel shows now."""
    indent, text = match.groups()
    if not is_session(text):
        return match[0]
    old = [line.removeprefix(indent) for line in text.splitlines()]
    with notebook(kernel) as book:
        new = executed("\n".join(old), book)
    old += [""] * (len(new) - len(old))
    lines = [before if agree(before, now) else now for before, now in zip(old, new)]
    return "\n".join(indent + line for line in ["```text", *lines, "```"])


if __name__ == "__main__":
    for name, kernel in DOCUMENTS:
        document = LESSON / name
        document.write_text(FENCE.sub(lambda match: rewritten(match, kernel), document.read_text()))
