"""`lesson serve` and browsers that break off: connections that are reset at any moment of a request."""

import concurrent.futures
import contextlib
import http.client
import itertools
import json
import os
import pathlib
import random
import re
import signal
import socket
import struct
import subprocess
import tempfile
import time
import unittest
import urllib.parse

from browser import LESSON

DOCUMENT = """---
title: Bits
---

# Bits

```experiment integer.table name=all
encoding: unsigned
bits: 2
```

| bits | value |
|------|------:|
| `00` |     0 |
| `01` |     1 |
| `10` |     2 |
| `11` |     3 |
"""

CONNECTIONS = 8_000
THREADS = 8


def descriptors(process):
    return len(list(pathlib.Path(f"/proc/{process}/fd").iterdir()))


class Reset(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        document = self.folder / "bits/lesson.md"
        document.parent.mkdir()
        document.write_text(DOCUMENT)
        environment = os.environ | {"XDG_CACHE_HOME": str(self.folder / ".cache"), "XDG_STATE_HOME": str(self.folder / ".state")}
        self.program = subprocess.Popen(
            [LESSON, "serve", self.folder], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        self.addCleanup(self.end)
        self.parts = urllib.parse.urlsplit(re.search(r"http://\S+", self.program.stdout.readline()).group())
        tasks = pathlib.Path(f"/proc/{self.program.pid}/task").glob("*/children")
        children = " ".join(task.read_text() for task in tasks).split()
        [self.server] = [child for child in children if "lesson-server" in pathlib.Path(f"/proc/{child}/cmdline").read_text()]

    def end(self):
        self.program.send_signal(signal.SIGINT)
        self.program.wait(timeout=10)
        self.program.stdout.close()

    def request(self, method, path, body=b"", told=None):
        """The bytes of a request; it may tell of a longer body than it has."""
        head = f"{method} {self.parts.path}{path} HTTP/1.1\r\nHost: {self.parts.netloc}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {told or len(body)}\r\n"
        return head.encode() + b"\r\n" + body

    def kinds(self):
        """What is sent, and how many bytes of an answer are waited for before the connection is reset."""
        page, head, nothing = self.request("GET", "bits.html"), self.request("HEAD", "bits.html"), self.request("POST", "try", b"{}")
        question = json.dumps({"page": "bits.html", "line": 7, "values": {"encoding": "unsigned", "bits": "3"}}).encode()
        # Several requests at once, as one then begins to wait while the answer to the one before cannot be sent.
        at_once = [(page * 5, 0), (page * 20, 0), (head * 3, 0), (head * 10, 0)]
        return [
            *at_once,
            (b"", 0),
            (page[:len(page) // 2], 0),
            (page, 0),
            (page, 1),
            (page, 20_000),
            (head, 0),
            *at_once,
            (page + page[:20], 1),
            (self.request("GET", "nothing.html"), 0),
            (self.request("GET", "../../etc/passwd"), 0),
            (self.request("GET", "events"), 0),
            (self.request("GET", "events"), 1),
            (self.request("POST", "try", question[:40], len(question)), 0),
            (self.request("POST", "run", b"{}"), 0),
            (nothing, 0),
            (nothing + page, 0),
            (b"\x16\x03\x01 is no request\r\n\r\n", 0),
        ], self.request("POST", "try", question)

    def resets(self, seed):
        """Opens connections one after the other, and resets each some moments after it has sent its bytes, or at once."""
        moments = random.Random(seed)
        kinds, attempt = self.kinds()
        kinds = itertools.cycle(kinds)
        for number in range(CONNECTIONS // THREADS):
            # Who does not wait for an experiment ends the process that runs it, so that takes longer.
            text, awaited = (attempt, 0) if number % 200 == 100 else next(kinds)
            # The server closes those that are too many at a time, and those that sent no request.
            with contextlib.suppress(ConnectionError), socket.create_connection((self.parts.hostname, self.parts.port), 10) as connection:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                connection.sendall(text)
                while awaited > 0 and (answer := connection.recv(awaited)):
                    awaited -= len(answer)
                until = time.perf_counter() + moments.choice((0, 0, 0.0001, 0.001)) * moments.random()
                while time.perf_counter() < until:
                    pass

    def page(self):
        connection = http.client.HTTPConnection(self.parts.hostname, self.parts.port, timeout=10)
        with contextlib.closing(connection):
            connection.request("GET", self.parts.path + "bits.html")
            return connection.getresponse().read()

    def test_connections_that_are_reset_leave_the_server_as_it_was(self):
        page = self.page()
        self.assertIn(b"Agrees", page)
        time.sleep(0.5)
        before = descriptors(self.server), descriptors(self.program.pid)
        start = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(THREADS) as threads:
            list(threads.map(self.resets, range(THREADS)))
        print(f"{CONNECTIONS} connections were reset in {time.monotonic() - start:.1f} s")
        self.assertIsNone(self.program.poll(), "the server has ended")
        self.assertEqual(self.page(), page)
        until = time.monotonic() + 10
        # One more process may wait for its next task than at first.
        most = before[0], before[1] + 4
        while (descriptors(self.server) > most[0] or descriptors(self.program.pid) > most[1]) and time.monotonic() < until:
            time.sleep(0.05)
        self.assertLessEqual(descriptors(self.server), most[0])
        self.assertLessEqual(descriptors(self.program.pid), most[1])


if __name__ == "__main__":
    unittest.main()
