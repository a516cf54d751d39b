"""`lesson lsp` as a server: what it starts, its settings, progress, cancellation, limits, and its end.

usage: test_server.py LESSON
"""

import os
import pathlib
import random
import shutil
import subprocess
import time
import unittest

from client import Client, apply, position
from test_lsp import DOCUMENT, LESSON, ROOT, EditorCase, descendants

FRONT = "---\ntitle: T\nminutes: 3\nobjectives: [a]\n---\n\n# T\n\n"
SWIFT = FRONT + "```swift name=a\nprint(1 + 1)\n```\n\n```transcript\n3\n```\n"
CONSOLE = FRONT + "```console\n$ lesson --version\nno version\n```\n"
WRONG = DOCUMENT.replace("|    -2 |", "|     7 |")
HAS_SWIFT = bool(shutil.which("swiftc"))


class StateCase(EditorCase):
    """A client with its own home, where `lesson trust` records its permissions."""

    def setUp(self):
        super().setUp()
        self.home = self.folder / "home"
        self.home.mkdir()
        self.environment = {"XDG_STATE_HOME": str(self.home)}

    def start(self, **options):
        client = Client(LESSON, self.folder, environment=self.environment, **options)
        self.addCleanup(client.kill)
        return client

    def write(self, text, name="lessons/a/lesson.md"):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def trust(self, *words):
        run = subprocess.run(
            [LESSON, "trust", *map(str, words)], cwd=self.folder, env={**os.environ, **self.environment},
            capture_output=True, text=True)
        return run.returncode, run.stdout, run.stderr


class TrustTests(StateCase):
    def test_cells_of_an_allowed_folder_run_on_saving(self):
        path = self.write(CONSOLE)
        client = self.start()
        uri = client.open(path)
        self.assertEqual(client.diagnostics(uri), [])
        # Saving in a folder that is not allowed starts nothing, and neither does opening one that is.
        client.save(uri)
        self.assertEqual(client.diagnostics(uri), [])
        self.assertEqual(self.trust("--editor", "lessons", "--yes")[0], 0)
        client.change(uri, ((0, 0), (0, 0), ""))
        self.assertEqual(client.diagnostics(uri), [])
        client.save(uri)
        found = client.notice("textDocument/publishDiagnostics", lambda p: p["diagnostics"])["diagnostics"]
        self.assertEqual([item["code"] for item in found], ["differs"])
        self.assertEqual(found[0]["range"]["start"]["line"], 10)
        # An edit removes the findings, whose lines may have moved.
        client.change(uri, ((0, 0), (0, 0), ""))
        self.assertEqual(client.diagnostics(uri), [])
        self.assertEqual(self.trust("--editor", "--remove", "lessons")[0], 0)
        client.save(uri)
        self.assertEqual(client.diagnostics(uri), [])
        self.assertEqual(path.read_text(), CONSOLE)

    @unittest.skipUnless(HAS_SWIFT, "no Swift compiler")
    def test_swift_cells_of_an_allowed_folder_run_on_saving(self):
        path = self.write(SWIFT)
        self.trust("--editor", "lessons", "--yes")
        client = self.start()
        uri = client.open(path)
        self.assertEqual(client.diagnostics(uri), [])
        client.save(uri)
        found = client.notice("textDocument/publishDiagnostics", lambda p: p["diagnostics"])["diagnostics"]
        self.assertEqual([item["message"] for item in found], ["Expected `3`, but the result is `2`."])

    @unittest.skipUnless(HAS_SWIFT, "no Swift compiler")
    def test_documentation_in_an_allowed_folder_has_lenses_and_runs_on_saving(self):
        text = "# Sums\n\n```swift\nlet sum = 1 + 2  // 4\nprint(sum)\n// Prints \"3\"\n```\n"
        path = self.write(text, "lessons/README.md")
        client = self.start()
        uri = client.open(path)
        self.assertEqual((client.diagnostics(uri), client.of("codeLens", uri)), ([], []))
        self.trust("--editor", "lessons", "--yes")
        client.save(uri)
        found = client.notice("textDocument/publishDiagnostics", lambda p: p["diagnostics"])["diagnostics"]
        self.assertEqual([item["range"]["start"]["line"] for item in found], [3])
        [_, update] = client.of("codeLens", uri)
        client.click(update["command"])
        edit = client.notice("workspace/applyEdit")["edit"]["changes"][uri]
        self.assertEqual(apply(text, edit), text.replace("// 4", "// 3"))
        client.change(uri, text.replace("// 4", "// 3"))
        self.assertEqual(client.diagnostics(uri), [])

    def test_neither_permission_implies_the_other(self):
        mark = self.folder / "started"
        program = self.write(f"#!/bin/sh\ntouch {mark}\n", "lessons/host")
        program.chmod(0o755)
        self.write("evil: {command: [./host], topics: [evil]}\n", "lessons/hosts.yml")
        text = FRONT + "```experiment evil.run\n```\n\n```console\n$ lesson experiments evil.run\nx\n```\n"
        path = self.write(text)
        # An editor's folder does not allow its hosts, even if a click asks for them.
        self.assertEqual(self.trust("--editor", "lessons", "--yes")[0], 0)
        client = self.start()
        uri = client.open(path)
        client.diagnostics(uri)
        client.save(uri)
        client.notice("textDocument/publishDiagnostics", lambda p: p["diagnostics"])
        for lens in client.of("codeLens", uri):
            client.click(lens["command"])
        self.assertFalse(mark.exists())
        # Allowed hosts do not allow the cells of the folder.
        self.trust("--editor", "--remove", "lessons")
        self.assertEqual(self.trust("--yes", "lessons")[0], 0)
        client.change(uri, ((0, 0), (0, 0), ""))
        client.diagnostics(uri)
        client.save(uri)
        self.assertEqual(client.diagnostics(uri), [])
        time.sleep(0.5)
        self.assertFalse(mark.exists())
        # A click on a lens allows both for this once.
        client.click(client.of("codeLens", uri)[0]["command"])
        self.assertTrue(mark.exists())

    def test_links_lead_out_of_an_allowed_folder(self):
        self.write(CONSOLE, "elsewhere/lesson.md")
        (self.folder / "lessons").mkdir()
        os.symlink(self.folder / "elsewhere", self.folder / "lessons/a")
        self.trust("--editor", "lessons", "--yes")
        client = self.start()
        uri = client.open(self.folder / "lessons/a/lesson.md")
        client.diagnostics(uri)
        client.save(uri)
        self.assertEqual(client.diagnostics(uri), [])
        time.sleep(0.5)
        self.assertEqual([n for n in client.notices if "publish" in n["method"]], [])

    def test_folders_are_allowed_listed_and_forgotten(self):
        self.write("")
        folder = self.folder / "lessons"
        self.assertEqual(self.trust("--editor", "none", "--yes")[0], 2)
        self.assertEqual(self.trust("--editor", "lessons")[0], 2, "nobody answers")
        status, output, _ = self.trust("--editor", "lessons", "--yes")
        self.assertEqual((status, output.splitlines()[-1]), (0, f"{folder} is trusted in your editor."))
        self.assertEqual(self.trust("--list")[1], f"--editor {folder}\n")
        shutil.rmtree(folder)
        self.assertEqual(self.trust("--editor", "--remove", folder)[1], f"{folder} is no longer trusted.\n")
        self.assertEqual(self.trust("--list")[1], "")
        self.assertEqual(self.trust("--editor", "--remove", folder)[1], f"{folder} is not trusted.\n")

    def test_a_shared_folder_and_a_document_that_others_can_change_are_not_allowed(self):
        path = self.write(CONSOLE)
        (self.folder / "lessons").chmod(0o1777)
        status, _, messages = self.trust("--editor", "lessons", "--yes")
        self.assertEqual((status, "Other users can write to" in messages), (2, True))
        (self.folder / "lessons").chmod(0o755)
        self.assertEqual(self.trust("--editor", "lessons", "--yes")[0], 0)
        client = self.start()
        uri = client.open(path)
        for place, shared, own in [(path, 0o666, 0o644), (path.parent, 0o1777, 0o755)]:
            place.chmod(shared)
            client.change(uri, ((0, 0), (0, 0), ""))
            client.diagnostics(uri)
            client.save(uri)
            self.assertEqual(client.diagnostics(uri), [], oct(shared))
            # A run would report its difference a moment later.
            time.sleep(1)
            client.of("documentSymbol", uri)
            self.assertEqual([sent for sent in client.notices if sent["params"].get("diagnostics")], [], oct(shared))
            place.chmod(own)
        client.change(uri, ((0, 0), (0, 0), ""))
        client.diagnostics(uri)
        client.save(uri)
        found = client.notice("textDocument/publishDiagnostics", lambda p: p["diagnostics"])["diagnostics"]
        self.assertEqual([item["code"] for item in found], ["differs"])

    def test_a_folder_that_others_can_change_is_not_allowed(self):
        path = self.write(CONSOLE)
        (self.folder / "lessons").chmod(0o777)
        status, _, messages = self.trust("--editor", "lessons", "--yes")
        self.assertEqual((status, "Other users can write to" in messages), (2, True))
        (self.folder / "lessons").chmod(0o755)
        self.trust("--editor", "lessons", "--yes")
        path.parent.chmod(0o777)
        client = self.start()
        uri = client.open(path)
        client.diagnostics(uri)
        client.save(uri)
        self.assertEqual(client.diagnostics(uri), [])


@unittest.skipUnless(shutil.which("strace"), "no strace")
class HostileFolderTests(StateCase):
    """Opening and editing a document starts nothing, whatever its folder has."""

    TEXT = (
        FRONT + DOCUMENT + "\n```experiment evil.run predict=value\n```\n\n```console\n$ lesson run .\n```\n\n"
        "```swift name=evil module=Evil\n#evil\nprint(1)\n```\n\n[x](../a/lesson.md)\n")

    def begin(self):
        program = self.write("#!/bin/sh\nexit 1\n", "host")
        program.chmod(0o755)
        for name in ["", "lessons/"]:
            self.write(f"evil: {{command: [{program}], topics: [evil]}}\n", f"{name}hosts.yml")
            self.write(f"remote-cache: http://127.0.0.1:9\nhost: {program}\n", f"{name}lesson.yml")
            self.write("import PackageDescription\nlet package = Package(name: \"Evil\")\n", f"{name}Package.swift")
            self.write("[core]\n\tfsmonitor = ./host\n", f"{name}.git/config")
        client = Client(
            ["strace", "-f", "-qq", "-e", "trace=execve,execveat", "-o", str(self.folder / "log"), LESSON], self.folder,
            environment=self.environment)
        self.addCleanup(client.kill)
        uri = client.open(self.write(self.TEXT))
        self.assertNotEqual(client.diagnostics(uri), [])
        client.change(uri, ((10, 0), (10, 0), "\n"))
        client.diagnostics(uri)
        for method in ["documentSymbol", "foldingRange", "documentLink", "codeLens"]:
            client.of(method, uri)
        for line in range(self.TEXT.count("\n")):
            place = {"start": position(line, 0), "end": position(line, 0)}
            client.of("codeAction", uri, range=place, context={"diagnostics": []})
        return client, uri

    def end(self, client):
        self.assertEqual(client.close(), 0)
        log = (self.folder / "log").read_text()
        started = [line.split('"')[1] for line in log.splitlines() if "execve" in line and '"' in line]
        self.assertTrue(started)
        self.assertEqual({pathlib.Path(name).name for name in started}, {pathlib.Path(LESSON).name})

    def test_no_process_is_started(self):
        client, uri = self.begin()
        for line in range(self.TEXT.count("\n")):
            for method in ["completion", "hover", "definition", "references"]:
                client.at(method, uri, line, 3)
        client.save(uri)
        client.diagnostics(uri)
        self.end(client)

    def test_no_process_is_started_in_an_allowed_folder_either(self):
        self.trust("--editor", ".", "--yes")
        self.end(self.begin()[0])


class SettingTests(StateCase):
    def test_settings_are_asked_for_and_followed(self):
        settings = [{"language": "ja"}]
        client = self.start(
            capabilities={"workspace": {"configuration": True, "didChangeConfiguration": {"dynamicRegistration": True}}},
            replies={"workspace/configuration": lambda _: settings})
        registered = client.notice("client/registerCapability")["registrations"]
        self.assertEqual([item["method"] for item in registered], ["workspace/didChangeConfiguration"])
        self.assertEqual(client.notice("workspace/configuration")["items"], [{"section": "lesson"}])
        time.sleep(0.1)
        uri = client.open(self.folder / "notes.md", WRONG)
        [found] = client.diagnostics(uri)
        self.assertEqual(found["message"], "`7`とありますが、結果は`-2`です。")
        settings[0] = {"language": "en", "experimentsWhileTyping": False}
        client.tell("workspace/didChangeConfiguration", {"settings": None})
        client.notice("workspace/configuration")
        [found] = client.diagnostics(uri)
        self.assertEqual(found["message"], "Expected `7`, but the result is `-2`.")
        # Typing runs nothing now; saving does.
        client.change(uri, ((0, 0), (0, 0), "\n"))
        self.assertEqual(client.diagnostics(uri), [])
        client.save(uri)
        self.assertEqual(len(client.diagnostics(uri)), 1)

    def test_settings_can_be_sent_without_being_asked_for(self):
        client = self.start(initializationOptions={"language": "ja", "experimentsWhileTyping": 3, "other": {}})
        uri = client.open(self.folder / "notes.md", WRONG)
        self.assertIn("結果は", client.diagnostics(uri)[0]["message"])
        client.tell("workspace/didChangeConfiguration", {"settings": {"lesson": {"language": "en"}}})
        self.assertIn("the result is", client.diagnostics(uri)[0]["message"])

    def test_changed_files_are_watched(self):
        client = self.start(capabilities={"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}})
        [registered] = client.notice("client/registerCapability")["registrations"]
        patterns = [item["globPattern"] for item in registered["registerOptions"]["watchers"]]
        self.assertTrue(any("check" in pattern for pattern in patterns))
        uri = client.open(self.folder / "notes.md", DOCUMENT + "\n[gone](gone.md)\n")
        self.assertEqual(len(client.diagnostics(uri)), 1)
        (self.folder / "gone.md").write_text("# Here\n")
        client.tell("workspace/didChangeWatchedFiles", {"changes": [
            {"uri": (self.folder / "gone.md").as_uri(), "type": 1}]})
        self.assertEqual(client.diagnostics(uri), [])


class ProgressTests(StateCase):
    SLOW = FRONT + "```swift name=a\nwhile true {}\n```\n\n```transcript\n3\n```\n"

    def test_runs_show_progress(self):
        client = self.start(capabilities={"window": {"workDoneProgress": True}})
        uri = client.open(self.folder / "notes.md", WRONG)
        client.diagnostics(uri)
        client.click(client.of("codeLens", uri)[0]["command"])
        token = client.notice("window/workDoneProgress/create")["token"]
        steps = [n["params"]["value"]["kind"] for n in client.notices if n["method"] == "$/progress"]
        self.assertIn(steps, [["begin", "end"], []], "an editor that agrees late sees nothing")
        self.assertTrue(all(n["params"]["token"] == token for n in client.notices if n["method"] == "$/progress"))

    def test_an_editor_can_name_the_progress(self):
        client = self.start()
        uri = client.open(self.folder / "notes.md", WRONG)
        client.diagnostics(uri)
        command = client.of("codeLens", uri)[0]["command"]
        client.ask("workspace/executeCommand", {**command, "workDoneToken": 7})
        begin = client.notice("$/progress")
        self.assertEqual((begin["token"], begin["value"]["kind"]), (7, "begin"))
        self.assertEqual(begin["value"]["title"], "Run notes.md")
        self.assertEqual(client.notice("$/progress")["value"]["kind"], "end")

    @unittest.skipUnless(HAS_SWIFT, "no Swift compiler")
    def test_runs_are_cancelled_with_all_that_they_started(self):
        for cancel in ["request", "progress"]:
            client = self.start()
            uri = client.open(self.folder / "lesson.md", self.SLOW)
            client.diagnostics(uri)
            command = client.of("codeLens", uri)[0]["command"]
            number = client.begin("workspace/executeCommand", {**command, "workDoneToken": "run"})
            self.assertEqual(client.notice("$/progress")["value"]["cancellable"], True)
            deadline = time.monotonic() + 30
            before = descendants(client.process.pid)
            while len(before) < 2 and time.monotonic() < deadline:
                time.sleep(0.05)
                before = descendants(client.process.pid)
            if cancel == "request":
                client.tell("$/cancelRequest", {"id": number})
            else:
                client.tell("window/workDoneProgress/cancel", {"token": "run"})
            self.assertEqual(client.answer(number, 20)["error"]["code"], -32800)
            self.assertEqual(client.notice("$/progress")["value"]["kind"], "end")
            self.assertTrue(gone(before), "what the run started has ended")


class LimitTests(EditorCase):
    def test_damaged_messages_do_not_end_the_server(self):
        seed = random.randrange(1 << 30)
        chance = random.Random(seed)
        uri = self.open(DOCUMENT)
        self.client.diagnostics(uri)
        bodies = [
            b'{"jsonrpc":"2.0","id":900000,"method":"textDocument/hover","params":{"textDocument":{"uri":"%s"},'
            b'"position":{"line":2,"character":16}}}' % uri.encode(),
            b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"%s","version":2},'
            b'"contentChanges":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"text":"x"}]}}'
            % uri.encode(),
            b'{"jsonrpc":"2.0","id":"lesson-1","result":[{"language":"ja"}]}',
        ]
        count = int(os.environ.get("DAMAGED", "20000"))
        for _ in range(count // 100):
            piece = b""
            for _ in range(100):
                body = bytearray(chance.choice(bodies))
                for _ in range(chance.randrange(1, 4)):
                    if not body:
                        break
                    place = chance.randrange(len(body))
                    action = chance.randrange(4)
                    if action == 0:
                        body[place] = chance.randrange(256)
                    elif action == 1:
                        del body[place]
                    elif action == 2:
                        body.insert(place, chance.randrange(256))
                    else:
                        del body[place:]
                        body += b" "
                length = len(body) if chance.randrange(20) else len(body) + chance.randrange(-3, 4)
                piece += b"Content-Length: %d\r\n\r\n" % length + body
            self.client.process.stdin.write(piece)
        # A message that was too short has swallowed the beginning of the next one at most.
        self.client.process.stdin.write(b" " * 200 + b"\r\n\r\n")
        self.client.process.stdin.flush()
        again = self.open(DOCUMENT, "again.md")
        self.assertEqual(self.client.diagnostics(again, 120), [], f"seed {seed}")
        self.assertEqual(self.client.close(), 0, f"seed {seed}")

    @unittest.skipUnless(pathlib.Path("/proc/self/status").exists(), "no /proc")
    def test_memory_is_limited_with_all_lessons_open(self):
        client = Client(LESSON, ROOT)
        self.addCleanup(client.kill)
        paths = sorted([*ROOT.glob("lessons/*/lesson.md"), *ROOT.glob("lessons/*/lesson.ja.md")])
        uris = [client.open(path) for path in paths]
        for uri in uris:
            # Opening a document checks those of its folder again, so the last diagnostics of each may come early.
            client.at("hover", uri, 0, 0)
        client.change(uris[0], ((0, 0), (0, 0), ""))
        client.diagnostics(uris[0], 120)
        processes = [client.process.pid, *descendants(client.process.pid)]
        peaks = [pathlib.Path(f"/proc/{process}/status").read_text().split("VmHWM:")[1] for process in processes]
        peak = sum(int(peak.split()[0]) for peak in peaks) / 1024
        self.assertLess(peak, 200, f"MB, for {len(uris)} documents and {len(processes)} processes")


class ParentTests(EditorCase):
    def test_it_ends_soon_after_its_editor_even_if_its_input_stays_open(self):
        editor = subprocess.Popen(["sleep", "600"])
        client = Client(LESSON, self.folder, process=editor.pid)
        self.addCleanup(client.kill)
        uri = client.open(self.folder / "notes.md", DOCUMENT)
        client.diagnostics(uri)
        children = descendants(client.process.pid)
        self.assertTrue(children)
        editor.kill()
        editor.wait()
        client.process.wait(timeout=10)
        self.assertTrue(gone(children), "a worker is left")


def gone(processes):
    """Waits until processes have ended; whether they have."""
    for _ in range(200):
        if not any(is_running(process) for process in processes):
            return True
        time.sleep(0.05)
    return False


def is_running(process):
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


if __name__ == "__main__":
    unittest.main()
