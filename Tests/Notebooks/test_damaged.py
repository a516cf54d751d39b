"""Damaged greetings, frames and messages: no answer, no crash, and no memory taken for what a length only announces."""

import hashlib
import hmac
import json
import os
import pathlib
import random
import socket
import unittest

from kernels import notebook

COUNT = int(os.environ.get("DAMAGED", "20000"))
SEED = int(os.environ.get("SEED", random.SystemRandom().randrange(1 << 32)))
GREETING = bytes([0xFF] + [0] * 8 + [0x7F, 3, 0]) + b"NULL" + bytes(48)


def frame(body, more=False, command=False):
    flags = (1 if more else 0) | (4 if command else 0)
    if len(body) < 256:
        return bytes([flags, len(body)]) + body
    return bytes([flags | 2]) + len(body).to_bytes(8, "big") + body


def ready(kind):
    pairs = [(b"Socket-Type", kind), (b"Identity", b"x")]
    return frame(b"\x05READY" + b"".join(bytes([len(n)]) + n + len(v).to_bytes(4, "big") + v for n, v in pairs), command=True)


def message(key, kind="execute_request", content=None):
    header = {"msg_id": "1", "msg_type": kind, "session": "s", "username": "u", "version": "5.3", "date": ""}
    parts = [json.dumps(part).encode() for part in (header, {}, {}, content or {"code": "print(1)"})]
    signature = hmac.new(key, b"".join(parts), hashlib.sha256).hexdigest().encode()
    parts = [b"<IDS|MSG>", signature] + parts
    return b"".join(frame(part, more=index + 1 < len(parts)) for index, part in enumerate(parts))


def memory(process):
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


class Damaged(unittest.TestCase):
    def test_damaged_bytes(self):
        print(f"seed {SEED}", flush=True)
        source = random.Random(SEED)
        with notebook() as book:
            information = book.manager.get_connection_info()
            ports = [information[name + "_port"] for name in ("shell", "control", "stdin", "iopub", "hb")]
            kinds = [b"DEALER", b"DEALER", b"DEALER", b"SUB", b"REQ"]
            before = memory(book.manager.provisioner.pid)
            for _ in range(COUNT):
                index = source.randrange(5)
                whole = GREETING + ready(kinds[index]) + message(b"not the key")
                bytes_ = bytearray(whole)
                for _ in range(source.randrange(4)):
                    bytes_[source.randrange(len(bytes_))] = source.randrange(256)
                connection = socket.create_connection(("127.0.0.1", ports[index]))
                try:
                    connection.sendall(bytes_[: source.randrange(len(bytes_) + 1)])
                except OSError:
                    pass  # the kernel has ended the connection already
                connection.close()
            self.assertEqual(book.run("print(1 + 1)").out, "2\n")
            self.assertEqual(book.run("1 + 2").reply["content"]["execution_count"], 2, "no damaged message was executed")
            self.assertLess(memory(book.manager.provisioner.pid) - before, 64 * 1024)

    def test_an_announced_length_takes_no_memory(self):
        with notebook() as book:
            port = book.manager.get_connection_info()["shell_port"]
            before = memory(book.manager.provisioner.pid)
            connections = []
            for _ in range(50):
                connection = socket.create_connection(("127.0.0.1", port))
                connection.sendall(GREETING + ready(b"DEALER") + b"\x02" + (16 << 20).to_bytes(8, "big"))
                connections.append(connection)
            self.assertEqual(book.run("1").value, "1")
            self.assertLess(memory(book.manager.provisioner.pid) - before, 32 * 1024)
            for connection in connections:
                connection.close()

    def test_a_wrong_signature_is_not_answered(self):
        with notebook() as book:
            port = book.manager.get_connection_info()["shell_port"]
            connection = socket.create_connection(("127.0.0.1", port))
            connection.sendall(GREETING + ready(b"DEALER") + message(b"wrong", "kernel_info_request", {}))
            connection.settimeout(1)
            received = b""
            with self.assertRaises(TimeoutError):
                while True:
                    received += connection.recv(1 << 16)
            self.assertNotIn(b"kernel_info_reply", received)
            key = book.manager.get_connection_info()["key"]
            connection.settimeout(20)
            connection.sendall(message(key if isinstance(key, bytes) else key.encode(), "kernel_info_request", {}))
            while b"kernel_info_reply" not in received:
                received += connection.recv(1 << 16)
            connection.close()


if __name__ == "__main__":
    unittest.main(verbosity=2)
