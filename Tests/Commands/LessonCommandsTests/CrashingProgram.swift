import Foundation
import TestSupport

/// The program `lesson` with experiments that crash, in a separate process.
struct CrashingProgram {
  let folder: TemporaryFolder

  /// The output and the exit status of a run; the status of a run that was ended by a signal is negative.
  struct Run {
    var output: String
    var messages: String
    var status: Int32
  }

  /// Creates the program in an empty folder.
  init() throws { folder = try TemporaryFolder() }

  /// Runs a command with lines on standard input.
  func run(_ words: String..., typing lines: [String] = []) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path("crashing-lesson"))
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_STATE_HOME": "\(folder.path)/state", "XDG_CACHE_HOME": "\(folder.path)/cache",
    ]) { $1 }
    let (input, output) = (Pipe(), Pipe())
    let messages = try folder.write("", to: "messages")
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: messages))
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return Run(
      output: text, messages: try folder.text("messages"),
      status: isExit ? process.terminationStatus : -process.terminationStatus)
  }

  /// Returns a cell that calls `crash.word`.
  static func cell(_ manner: String, _ word: String) -> String {
    "```experiment crash.word\nmanner: \(manner)\nword: \(word)\n```\n\nText.\n\n"
  }
}
