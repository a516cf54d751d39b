import Foundation
import TestSupport
import Testing

/// The program in a separate process.
@Suite("The program in a separate process")
struct ProgramTests {
  /// The program that was built together with these tests.
  static let program = URL(filePath: BuiltProgram.path("lesson"))

  private func start(
    _ words: [String], in folder: TemporaryFolder, input: Pipe? = nil, output: Pipe = Pipe()
  ) throws -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": "\(folder.path)/state"]) { $1 }
    process.standardInput = input ?? FileHandle.nullDevice as Any
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return process
  }

  @Test("`lesson run` starts in its folder, ends with its status, and uses no colors off a terminal")
  func runs() throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\n---\n\n```experiment integer.tabl\n```\n", to: "lessons/a/lesson.md")
    let output = Pipe()
    let process = try start(["run"], in: folder, output: output)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text.hasPrefix("lessons/a/lesson.md:5:15: error: There is no experiment `integer.tabl`."))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("`lesson watch` flushes its findings to a pipe before it waits")
  func watches() throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\n---\n\n# T\n\ntext\n", to: "lessons/a/lesson.md")
    let output = Pipe()
    let process = try start(["watch"], in: folder, output: output)
    var text = ""
    while !text.contains("Waiting for edits.\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    #expect(text.hasPrefix("1 document, ") && text.contains("Waiting for edits.\n"), "\(text)")
    process.terminate()
    process.waitUntilExit()
  }

  @Test("`lesson next`, killed at any moment, loses no answer whose result it has shown")
  func killedWhileAnswering() throws {
    let folder = try TemporaryFolder()
    let cell = "```experiment integer.addition name=%@ predict=value\nleft: 1\nright: 2\nencodings: [unsigned]\n```\n\n"
    let cells = (0..<8).map {
      cell.replacing("%@", with: "c\($0)") + "<details><summary>Result</summary>\n\n</details>\n\n"
    }
    try folder.write("---\ntitle: T\nminutes: 9\n---\n\n# T\n\n\(cells.joined())", to: "lessons/a/lesson.md")
    try start(["update", "lessons/a"], in: folder).waitUntilExit()
    var told = 0
    var rounds = 0
    // The first delays are short; later ones grow, so that a slow machine, too, shows results before it is killed.
    var delay = 0.0
    for attempt in 0..<160 where attempt < 100 || rounds == 0 {
      delay = max(Double(attempt) * 600, attempt < 100 ? 0 : delay * 1.1)
      let input = Pipe()
      let output = Pipe()
      let process = try start(["next", "lessons/a", "--state", "s.jsonl"], in: folder, input: input, output: output)
      try input.fileHandleForWriting.write(contentsOf: Data(String(repeating: "3\n", count: 2).utf8))
      usleep(UInt32(delay))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      told += text.split(separator: "You wrote 3. Right.", omittingEmptySubsequences: false).count - 1
      let kept = ((try? folder.text("s.jsonl")) ?? "").split(separator: "\n").filter { $0.hasSuffix("}") }
      #expect(kept.count >= told, "attempt \(attempt)")
      if text.contains("You have reached the end.") || kept.count >= 8 {
        rounds += 1
        told = 0
        try FileManager.default.removeItem(atPath: folder.path + "/s.jsonl")
      }
    }
    #expect(rounds > 0)
  }

  @Test("`lesson update`, killed at any moment, leaves either the old document or the new one, whole")
  func killed() throws {
    let folder = try TemporaryFolder()
    let cells = String(
      repeating: "```experiment integer.table\nencoding: unsigned\nbits: 8\n```\n\nText.\n\n", count: 20)
    let old = Array("# Many\n\n\(cells)".utf8)
    try folder.write(old, to: "a.md")
    try start(["update", "a.md"], in: folder).waitUntilExit()
    let new = try folder.read("a.md")
    #expect(new.count > old.count)
    var results: Set<Bool> = []
    for attempt in 0..<30 {
      try folder.write(old, to: "a.md")
      let process = try start(["update", "a.md"], in: folder)
      usleep(UInt32(attempt) * 3_000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = try folder.read("a.md")
      #expect(left == old || left == new, "attempt \(attempt)")
      results.insert(left == new)
    }
    #expect(results.contains(false), "no attempt was early enough to mean anything")
    try start(["update", "a.md"], in: folder).waitUntilExit()
    #expect(try folder.read("a.md") == new)
    #expect(try folder.names() == ["a.md"], "what a killed update leaves is used up by the next")
  }

  @Test(
    "An interrupted program, or one whose terminal closes, ends with status 130 and leaves no files",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let (process, _) = try await startSlowly("update", in: folder)
    let before = try folder.names(in: "lessons")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(try folder.text("lessons/a.md") == Self.slowCell)
    #expect(try folder.names(in: "lessons") == before)
  }

  private static let slowCell = "```experiment slow.lines\n```\n"

  /// Starts a command on a document whose only cell never ends, and returns the process of its host.
  private func startSlowly(_ command: String, in folder: TemporaryFolder) async throws -> (Process, host: pid_t) {
    try folder.write(
      "slow: {command: [sh, slow.sh], topics: [slow], start-limit: 10m, time-limit: 10m}", to: "lessons/hosts.yml")
    let catalogue = #"{"id":"1","version":"4","catalogue":[{"name":"slow.lines","summary":"x","result":"lines"}]}"#
    try folder.write(
      "read -r line; echo '\(catalogue)'; read -r line; echo $$ >process; read -r line", to: "lessons/slow.sh")
    try folder.write(Self.slowCell, to: "lessons/a.md")
    let trust = try start(["trust", "--yes", "lessons"], in: folder)
    trust.waitUntilExit()
    try #require(trust.terminationStatus == 0)
    let process = try start([command, "lessons/a.md"], in: folder)
    var host: pid_t?
    for _ in 0..<3_000 where host == nil {
      try await Task.sleep(for: .milliseconds(10))
      host = (try? folder.text("lessons/process")).flatMap { pid_t($0.dropLast()) }
    }
    return (process, try #require(host))
  }

  @Test("Hosts end with the program, however it ends", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func hostsEnd(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let (process, running) = try await startSlowly("run", in: folder)
    #expect(kill(running, 0) == 0)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    for _ in 0..<300 where kill(running, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(kill(running, 0) == -1)
  }
}
