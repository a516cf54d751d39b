import CLibrary
import ExperimentKit
import Foundation
import Results

/// A program that computes calls of experiments, of which a test reports those that end it or never end.
public struct SweptProgram: Sendable {
  private let path: String
  private let arguments: [String]
  private let patience: Duration

  /// Creates a program that is not started yet.
  ///
  /// - Parameters:
  ///   - path: the path of a host.
  ///   - arguments: its arguments.
  ///   - patience: the time after which a call counts as endless.
  public init(_ path: String, _ arguments: [String] = [], patience: Duration = .seconds(60)) {
    (self.path, self.arguments, self.patience) = (path, arguments, patience)
  }

  /// Returns a line for each call that has neither a result nor a rejection.
  ///
  /// - Parameters:
  ///   - calls: the calls.
  ///   - width: the number of processes of the program.
  /// - Returns: the lines.
  /// - Throws: an error if the program cannot be started.
  public func flaws(of calls: [Sweep.Call], width: Int = 2) async throws -> [String] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for part in 0..<width {
        let own = calls.indices.filter { $0 % width == part }.map { calls[$0] }
        group.addTask { try await onThread { try flaws(of: own) } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Runs blocking work outside of the threads that all tasks share.
  private func onThread(_ work: @escaping @Sendable () throws -> [String]) async throws -> [String] {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
    }
  }

  private func flaws(of calls: [Sweep.Call]) throws -> [String] {
    var flaws: [String] = []
    var process: RunningProgram?
    for call in calls {
      let running = try process ?? RunningProgram(path, arguments)
      process = running
      guard let flaw = running.flaw(of: call, patience: patience) else { continue }
      flaws.append("\(call): \(flaw)")
      if !running.isRunning { process = nil }
    }
    process?.stop()
    return flaws
  }
}

/// A process of a swept program.
private final class RunningProgram {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private let messages = FileManager.default.temporaryDirectory.appending(path: "sweep-\(UUID())")
  private var pending = LineBuffer()

  init(_ path: String, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    _ = FileManager.default.createFile(atPath: messages.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { try? FileManager.default.removeItem(at: messages) }

  var isRunning: Bool { process.isRunning }

  /// Ends the program.
  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Returns the reason that a call has neither a result nor a rejection; nil if it has one.
  func flaw(of call: Sweep.Call, patience: Duration) -> String? {
    let request = HostRequest.run(experiment: call.name, parameters: call.parameters)
    _ = writeAll(request.line(id: "1"), to: input.fileHandleForWriting.fileDescriptor)
    let end = ContinuousClock.now + patience
    while true {
      var ready = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let rest = max(0, Int32((end - .now) / .milliseconds(1)))
      guard poll(&ready, 1, rest) > 0 else {
        stop()
        return "did not end within \(patience)"
      }
      let bytes = [UInt8](output.fileHandleForReading.availableData)
      if bytes.isEmpty { return death }
      for line in bytes.withUnsafeBytes({ pending.append($0) }) {
        if line.starts(with: Array(#"{"id":"1","progress""#.utf8)) { continue }
        return line.starts(with: Array(#"{"failed""#.utf8)) ? String(decoding: line.prefix(400), as: UTF8.self) : nil
      }
    }
  }

  /// The way in which the program ended, with its last words.
  private var death: String {
    process.waitUntilExit()
    let words = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
    let manner = process.terminationReason == .exit ? "exit status" : "signal"
    return "ended with \(manner) \(process.terminationStatus): \(words.suffix(400))"
  }
}
