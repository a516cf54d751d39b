import Foundation
import TestSupport
import Testing

/// The program as a process of its own.
@Suite("The program")
struct ProgramTests {
  /// The program that was built with these tests.
  static let program: URL = {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "lesson")
    return FileManager.default.isExecutableFile(atPath: beside.path)
      ? beside : URL(filePath: packageRoot + "/.build/debug/lesson")
  }()

  private func start(_ words: [String], in folder: TemporaryFolder, output: Pipe = Pipe()) throws -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": "\(folder.path)/state"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return process
  }

  @Test("It runs a lesson from its folder and ends with the status, without colours off a terminal")
  func runs() throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\n---\n\n```experiment integer.tabl\n```\n", to: "lessons/a/lesson.md")
    let output = Pipe()
    let process = try start(["run"], in: folder, output: output)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text.hasPrefix("lessons/a/lesson.md:5: There is no experiment `integer.tabl`."))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("Killed at any moment, an update leaves the old document or the new one, whole")
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
    "Interrupted, or when its terminal is closed, it ends with status 130 and leaves nothing behind",
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

  /// Starts a command on a document whose one cell never ends, and gives the process of its host once that is asked.
  private func startSlowly(_ command: String, in folder: TemporaryFolder) async throws -> (Process, host: pid_t) {
    try folder.write(
      "slow: {command: [sh, slow.sh], topics: [slow], start-limit: 10m, time-limit: 10m}", to: "lessons/hosts.yml")
    let catalogue = #"{"id":"1","version":"1","catalogue":[{"name":"slow.lines","summary":"x","result":"lines"}]}"#
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

  @Test("However it ends, the hosts that it has started end too", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
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
