import ExperimentKit
import Experiments
import Foundation
import LessonCommands
import LessonRunner
import Terminal
import TestSupport
import Testing

/// Programs of strangers' lessons, as a user meets them on the command line.
@Suite("lesson trust")
struct TrustCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    folder.allow(0o755, "")
    try folder.write(
      #"{"id":"1","version":"4","catalogue":[{"name":"x.lines","summary":"x","result":"lines","parameters":[]}]}"#
        + "\n",
      to: "lessons/catalogue.json")
    try folder.write(
      """
      echo start >>log
      while read -r line; do
        id=${line#*'"id":"'}; id=${id%%'"'*}
        case $line in
        *'"request":"catalogue"'*) cat catalogue.json ;;
        *'"request":"run"'*) echo '{"id":"'$id'","result":{"kind":"lines","lines":["yes"]}}' ;;
        esac
      done
      """, to: "lessons/host.sh")
    try declare()
    try folder.write(
      "---\ntitle: T\n---\n\n```experiment x.lines\n```\n\n```transcript\nyes\n```\n", to: "lessons/a/lesson.md")
    for name in ["lessons", "lessons/host.sh"] { folder.allow(0o755, name) }
  }

  private func declare(limit: String = "1m") throws {
    try folder.write(
      "shell: {command: [sh, host.sh], topics: [x], start-limit: 10m, time-limit: \(limit)}\n", to: "lessons/hosts.yml")
    folder.allow(0o644, "lessons/hosts.yml")
  }

  private func lesson(_ words: String...) async -> CommandLineRun { await lesson(words) }

  private func lesson(_ words: [String]) async -> CommandLineRun {
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(
      catalogue: .standard,
      output: output, messages: messages, folder: WorkingFolder.current.folder(of: folder.path + "/"),
      trustFolder: folder.path + "/state")
    let status = await LessonTool.run(words, in: session)
    return CommandLineRun(output: output.content, messages: messages.content, status: status)
  }

  /// Whether the stranger's program was started since the last call.
  private func wasStarted() throws -> Bool {
    let isThere = try folder.names(in: "lessons").contains("log")
    if isThere { try folder.remove("lessons/log") }
    return isThere
  }

  private static let refusal =
    "The host `shell` is not started: `lessons/hosts.yml` names its program, and you have not trusted that file. Check "
    + "which programs it starts, and allow it: `lesson trust lessons/hosts.yml`.\n"

  @Test(
    "No command starts a program that the user has not allowed",
    arguments: [
      (["run"], "lessons/a/lesson.md:5:1: error: ", 2), (["update"], "lessons/a/lesson.md:5:1: error: ", 2),
      (["try", "x.lines"], "lesson try x.lines: error: ", 2),
      (["experiments", "x.lines"], "lesson experiments x.lines: error: ", 2),
      (["experiments"], "lesson experiments: The list is incomplete: ", 0), (["list"], "", 0),
    ] as [([String], String, Int32)])
  func refused(_ words: [String], _ place: String, _ status: Int32) async throws {
    let run = await lesson(words)
    if words == ["run"] { #expect(run.output == "1 document, 1 cell: 1 could not run\n") }
    #expect(run.messages == (place.isEmpty ? "" : place + Self.refusal) && run.status == status)
    #expect(try !wasStarted())
  }

  @Test("An allowed program starts until its file changes or the user withdraws the permission")
  func allowed() async throws {
    let trust = await lesson("trust", "lessons", "--yes")
    #expect(trust.status == 0 && trust.messages == "")
    #expect(
      trust.output.hasPrefix("lessons/hosts.yml allows lesson to start:\n  shell: /")
        && trust.output.hasSuffix("sh host.sh\nlessons/hosts.yml is trusted until it changes.\n"))
    #expect(try !wasStarted())
    #expect(await lesson("run").output == "1 document, 1 cell: 1 agrees\n")
    #expect(try wasStarted())
    #expect(await lesson("trust", "--list").output.hasSuffix("/lessons/hosts.yml\n"))

    try declare(limit: "2m")
    #expect(await lesson("run").messages.contains("has changed since you trusted it. Check which programs it starts"))
    #expect(try !wasStarted())
    _ = await lesson("trust", "lessons/a/lesson.md", "--yes")
    #expect(await lesson("run").status == 0)

    #expect(await lesson("trust", "--remove", "lessons").output == "lessons/hosts.yml is no longer trusted.\n")
    #expect(await lesson("trust", "--remove", "lessons").output == "lessons/hosts.yml is not trusted.\n")
    #expect(await lesson("trust", "--list").output == "")
    _ = try wasStarted()
    #expect(await lesson("run").status == 2)
    #expect(try !wasStarted())
  }

  @Test("A missing file can be forgotten by its listed path")
  func gone() async throws {
    _ = await lesson("trust", "--yes")
    let path = String(await lesson("trust", "--list").output.dropLast())
    try folder.remove("lessons/hosts.yml")
    #expect(await lesson("trust", "--remove", path).output == "\(path) is no longer trusted.\n")
    #expect(await lesson("trust", "--list").output == "")
  }

  @Test(
    "No program is allowed without an answer",
    arguments: [
      (
        ["trust"],
        "lesson trust: error: Cannot ask for confirmation: standard input is not a terminal. If you have read the file, add `--yes`.\n"
      ),
      (["trust", "none", "--yes"], "none: error: There is no such file or folder. Check the path.\n"),
    ])
  func notAllowed(_ words: [String], _ message: String) async throws {
    let run = await lesson(words)
    #expect(run.messages == message && run.status == 2)
    #expect(await lesson("trust", "--list").output == "")
  }

  @Test("A file that other users can change is not allowed")
  func loose() async throws {
    folder.allow(0o777, "lessons")
    let run = await lesson("trust", "--yes")
    #expect(run.status == 2 && run.messages.hasPrefix("lessons/hosts.yml: error: Other users can write to `"))
    #expect(await lesson("trust", "--list").output == "")
  }

  @Test("A document cannot allow the programs that its own folder names")
  func consoleCell() async throws {
    try folder.write(
      "```console\n$ lesson trust --yes lessons\nnothing\n```\n\n```experiment x.lines\n```\n\n```transcript\nyes\n```\n",
      to: "a.md")
    let run = await lesson("run", "a.md")
    #expect(run.status == 2 && run.output.contains("A console cell cannot allow programs."))
    #expect(await lesson("trust", "--list").output == "")
    #expect(try !wasStarted())
  }

  @Test("The project's own lessons need no trust: their programs are installed with `lesson`")
  func own() async throws {
    try folder.write(
      """
      shell: {command: [lesson-shell], topics: [x]}
      other: {command: [sh, host.sh], topics: [y]}
      """, to: "lessons/hosts.yml")
    let script = try folder.text("lessons/host.sh")
    try folder.write("#!/bin/sh\n" + script, to: "prefix/lib/swift-lessons/lesson-shell")
    folder.allow(0o755, "prefix/lib/swift-lessons/lesson-shell")
    try folder.write("", to: "prefix/bin/lesson")
    folder.allow(0o777, "lessons")
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(
      catalogue: .standard,
      output: output, messages: messages, folder: WorkingFolder.current.folder(of: folder.path + "/"),
      program: folder.path + "/prefix/bin/lesson", trustFolder: folder.path + "/state")
    #expect(await LessonTool.run(["run"], in: session) == 0)
    #expect(output.content == "1 document, 1 cell: 1 agrees\n" && messages.content == "")
  }
}
