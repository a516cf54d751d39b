"""Kernels of `lesson` in a folder of Jupyter's data that only the tests use."""

import atexit
import contextlib
import os
import pathlib
import queue
import shutil
import subprocess
import tempfile
import time
import uuid

LESSON = os.path.abspath(os.environ["LESSON"])
REPOSITORY = pathlib.Path(__file__).resolve().parents[2]

DATA = pathlib.Path(tempfile.mkdtemp(prefix="lesson-jupyter-"))
atexit.register(shutil.rmtree, DATA, ignore_errors=True)
os.environ["JUPYTER_DATA_DIR"] = str(DATA)
os.environ["JUPYTER_RUNTIME_DIR"] = str(DATA / "run")
# What other programs leave in the folder for temporary files is not the kernel's.
os.environ["TMPDIR"] = str(DATA / "tmp")
for name in ("run", "tmp"):
    (DATA / name).mkdir()
tempfile.tempdir = None
subprocess.run([LESSON, "jupyter", "install"], check=True, stdout=subprocess.DEVNULL)

from jupyter_client.manager import KernelManager  # noqa: E402  it reads the folders when it is imported

LONG = 120


class Cell:
    """What a cell gave: its outputs, and its reply."""

    def __init__(self, reply, messages):
        self.reply = reply
        self.messages = messages

    def _stream(self, name):
        return "".join(m["content"]["text"] for m in self.messages if m["msg_type"] == "stream" and m["content"]["name"] == name)

    @property
    def out(self):
        return self._stream("stdout")

    @property
    def err(self):
        return self._stream("stderr")

    @property
    def value(self):
        results = [m["content"]["data"] for m in self.messages if m["msg_type"] == "execute_result"]
        return results[-1]["text/plain"] if results else None

    @property
    def error(self):
        return self.reply["content"].get("evalue") if self.reply["content"]["status"] == "error" else None


class Notebook:
    """A notebook as a client sees it."""

    def __init__(self, manager):
        self.manager = manager
        self.client = manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=LONG)

    def send(self, code, cell=None, deleted=(), answers=False):
        content = dict(code=code, silent=False, store_history=True, user_expressions={}, allow_stdin=answers, stop_on_error=True)
        message = self.client.session.msg("execute_request", content)
        metadata = {}
        if cell:
            metadata["cellId"] = cell
        if deleted:
            metadata["deletedCells"] = list(deleted)
        message["metadata"] = metadata
        self.client.shell_channel.send(message)
        return message["header"]["msg_id"]

    def receive(self, number, answers=(), timeout=LONG):
        answers = list(answers)
        messages = []
        end = time.monotonic() + timeout
        self.prompts = []
        while True:
            if answers or self.prompts:
                with contextlib.suppress(queue.Empty):
                    question = self.client.get_stdin_msg(timeout=0.05)
                    self.prompts.append(question["content"]["prompt"])
                    if not answers:
                        raise AssertionError(f"asked without an answer: {self.prompts}")
                    self.client.input(answers.pop(0))
            try:
                message = self.client.get_iopub_msg(timeout=0.2 if answers else 1)
            except queue.Empty:
                if time.monotonic() > end:
                    raise
                continue
            if message["parent_header"].get("msg_id") != number:
                continue
            if message["msg_type"] == "status":
                if message["content"]["execution_state"] == "idle":
                    break
                continue
            messages.append(message)
        while True:
            reply = self.client.get_shell_msg(timeout=timeout)
            if reply["parent_header"].get("msg_id") == number:
                return Cell(reply, messages)

    def run(self, code, cell=None, deleted=(), answers=(), timeout=LONG):
        return self.receive(self.send(code, cell, deleted, bool(answers)), answers, timeout)

    def close(self):
        self.client.stop_channels()
        self.manager.shutdown_kernel()


def manager_of(kernel="lesson", transport="tcp"):
    """Returns the manager of a kernel that is not started yet, with its sockets in the runtime folder."""
    file = DATA / "run" / f"kernel-{uuid.uuid4()}.json"
    return KernelManager(kernel_name=kernel, transport=transport, connection_file=str(file))


@contextlib.contextmanager
def notebook(kernel="lesson", folder=None, transport="tcp"):
    """Starts a kernel in a folder."""
    manager = manager_of(kernel, transport)
    with tempfile.TemporaryDirectory() as own:
        manager.start_kernel(cwd=str(folder or own))
        book = Notebook(manager)
        try:
            yield book
        finally:
            book.close()
