"""A client of the Language Server Protocol for tests: it starts `lesson lsp` and waits for what it says."""

import contextlib
import json
import os
import pathlib
import queue
import subprocess
import threading


# What the editor can read, unless a test says it.
READING = {"hover": {"contentFormat": ["markdown"]}, "completion": {"completionItem": {"documentationFormat": ["markdown"]}}}


class Client:
    """A running `lesson lsp`, as an editor uses it."""

    def __init__(self, program, folder, capabilities=None, environment=None, process=None, replies=None, **options):
        # The answers to the server's requests, by their methods: values, or functions of the parameters.
        self.replies = {"workspace/applyEdit": {"applied": True}, **(replies or {})}
        self.process = subprocess.Popen(
            [*([program] if isinstance(program, str) else program), "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {})})
        self.arrived = queue.Queue()
        self.answers, self.notices, self.number, self.versions = {}, [], 0, {}
        threading.Thread(target=self.read, daemon=True).start()
        self.capabilities = self.ask("initialize", {
            "processId": process or os.getpid(), "rootUri": pathlib.Path(folder).as_uri(),
            "capabilities": {"textDocument": READING, **(capabilities or {})}, **options})["capabilities"]
        self.tell("initialized", {})

    def read(self):
        while True:
            length = 0
            while line := self.process.stdout.readline().strip():
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                return self.arrived.put(None)
            self.arrived.put(json.loads(self.process.stdout.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def begin(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        return self.number

    def ask(self, method, parameters, seconds=60):
        answer = self.answer(self.begin(method, parameters), seconds)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["result"]

    def answer(self, number, seconds=60):
        while number not in self.answers:
            self.take(seconds)
        return self.answers.pop(number)

    def take(self, seconds):
        message = self.arrived.get(timeout=seconds)
        if message is None:
            raise EOFError
        if "method" in message:
            self.notices.append(message)
            if "id" in message:
                reply = self.replies.get(message["method"])
                self.send({"id": message["id"], "result": reply(message["params"]) if callable(reply) else reply})
        else:
            self.answers[message["id"]] = message

    def notice(self, method, holds=lambda parameters: True, seconds=60):
        """Returns the parameters of the first notification that a function accepts, and forgets those before it."""
        while True:
            for index, message in enumerate(self.notices):
                if message["method"] == method and holds(message["params"]):
                    del self.notices[:index + 1]
                    return message["params"]
            self.take(seconds)

    # Documents

    def open(self, path, text=None):
        uri = pathlib.Path(path).as_uri()
        self.versions[uri] = 1
        text = pathlib.Path(path).read_bytes().decode() if text is None else text
        self.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "markdown", "version": 1, "text": text}})
        return uri

    def change(self, uri, *changes):
        """Changes a document: each change is a new text, or a pair of positions with the text between them."""
        self.versions[uri] += 1
        self.tell("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]},
            "contentChanges": [
                {"text": change} if isinstance(change, str)
                else {"range": {"start": position(*change[0]), "end": position(*change[1])}, "text": change[2]}
                for change in changes]})

    def diagnostics(self, uri, seconds=60):
        """Returns the diagnostics of the current version that the server sends."""
        version = self.versions[uri]
        return self.notice(
            "textDocument/publishDiagnostics", lambda p: p["uri"] == uri and p.get("version") == version,
            seconds)["diagnostics"]

    def at(self, method, uri, line, character):
        return self.ask(f"textDocument/{method}", {
            "textDocument": {"uri": uri}, "position": position(line, character)})

    def save(self, uri):
        self.tell("textDocument/didSave", {"textDocument": {"uri": uri}})

    def click(self, command):
        """Does what a click on a lens or an action does."""
        return self.ask("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})

    def of(self, method, uri, **more):
        return self.ask(f"textDocument/{method}", {"textDocument": {"uri": uri}, **more})

    def kill(self):
        """Ends the server at once."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(BrokenPipeError):
                stream.close()

    def close(self):
        """Ends the server in order, and returns its exit status."""
        self.ask("shutdown", None)
        self.tell("exit", None)
        return self.process.wait(timeout=20)


def position(line, character):
    return {"line": line, "character": character}


def apply(text, edits):
    """Returns a text with edits whose positions count UTF-16."""
    def offset(place):
        start, rest = 0, text
        for _ in range(place["line"]):
            ends = [len(head) + len(end) for end in ("\r\n", "\n", "\r") if (head := rest.split(end)[0]) != rest]
            start, rest = start + min(ends), rest[min(ends):]
        return start + len(rest.encode("utf-16-le")[:2 * place["character"]].decode("utf-16-le"))
    places = sorted(((offset(e["range"]["start"]), offset(e["range"]["end"]), e["newText"]) for e in edits), reverse=True)
    for start, end, new in places:
        text = text[:start] + new + text[end:]
    return text
