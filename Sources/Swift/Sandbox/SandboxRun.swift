import Subprocess
import TimeLimits

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// One run of a command in a prepared folder, until all of it has ended.
struct SandboxRun: Sendable {
  var command: SandboxCommand
  /// The time limits of the cells.
  var limits: [Duration]
  /// The number of bytes of memory that all processes may have together.
  var memory: Int
  /// The number of bytes of the file of results; nil for none.
  var resultBytes: Int?
  var folder: RunFolder
  var control: RunControl
  var listener: RunListener

  /// The time that the guardian may take to end everything before it is killed itself.
  private static let patience = Duration.seconds(5)

  private var report: RunReport {
    RunReport(listener.records, word: RunListener.word, cells: limits.count)
  }

  /// Runs the command and collects the evidence of the run.
  func evidence() async throws(SandboxError) -> RunEvidence {
    let (stop, end): (Stop?, WitnessedEnd?)
    do {
      (stop, end) = try await runWithinLimits()
    } catch {
      throw SandboxError("The program could not be run: \(error)")
    }
    let printed = listener.printed
    let report = report
    return RunEvidence(
      report: report, output: printed.output, errors: printed.errors, isOutputCut: printed.isCut,
      crashReport: folder.read("trap", atMost: SandboxLimits.output), end: end,
      status: Int32(String(decoding: folder.read("status", atMost: 8), as: UTF8.self).filter(\.isNumber)),
      log: String(decoding: folder.read("log", atMost: 4096), as: UTF8.self), passed: stop?.passed,
      didPassMemory: stop == .memory, didPassFiles: stop == .files,
      limit: limits.isEmpty ? .zero : limits[max(report.beginnings.count - 1, 0)],
      results: folder.read("results", atMost: resultBytes ?? 0))
  }

  /// The reason that a run was stopped.
  private enum Stop: Hashable {
    /// The time limit of a cell has passed.
    case time(Duration)
    /// The processes took too much memory together.
    case memory
    /// The run has written too many files, or too much into them.
    case files

    var passed: Duration? { if case .time(let limit) = self { limit } else { nil } }
  }

  /// Runs the command, and stops it at the deadline of the running cell or if it takes too much memory.
  ///
  /// - Returns: the reason that it was stopped, nil for its own end; and the end of the program, as it was observed
  ///   from outside.
  private func runWithinLimits() async throws -> (Stop?, WitnessedEnd?) {
    #if canImport(Glibc)
      let process = FilteredProcess(command)
      let runToEnd = { @Sendable in try await self.runToEnd(process) }
      let processes = { @Sendable in process.processes }
      let end = { process.end }
    #else
      let end = { () -> WitnessedEnd? in nil }
      let processes = { @Sendable () -> [String]? in nil }
    #endif
    let stop: Stop? = try await race(
      {
        try await withTaskCancellationHandler {
          try await runToEnd()
        } onCancel: {
          control.stop()
        }
        return nil
      }, { .time(try await passedLimit()) }, { try await passedMemory(of: processes) })
    return (stop, end())
  }

  /// Waits until the processes take too much memory together, or have written too much.
  private func passedMemory(of processes: @escaping @Sendable () -> [String]?) async throws -> Stop {
    let memory = RunMemory(of: folder, limit: memory, known: processes)
    var looks = 0
    while true {
      try await Task.sleep(for: RunMemory.interval)
      looks += 1
      if memory.isPassed { return .memory }
      if let usage = command.usage, looks % (usage.pause + 1) == 0, usage.isPassed { return .files }
    }
  }

  /// Waits until a cell has reached its limit.
  private func passedLimit() async throws -> Duration {
    let start = Deadline.now
    while true {
      let now = Deadline.now
      let deadline = Deadline(report, limits: limits, start: start, now: now)
      if deadline.time <= now { return deadline.limit }
      try await Task.sleep(for: .nanoseconds(deadline.nextLook - now))
    }
  }

  #if canImport(Glibc)
    /// Starts the command in a session of its own and waits for its end.
    private func runToEnd(_ process: FilteredProcess) async throws {
      try await withTaskCancellationHandler {
        try await process.run(input: control.reading)
      } onCancel: {
        process.kill(after: Self.patience)
      }
    }
  #else
    /// Starts the command in a session of its own and waits for its end.
    private func runToEnd() async throws {
      var options = PlatformOptions()
      options.createSession = true
      // The command ends by itself when the control pipe is closed; the signal only begins the waiting.
      options.teardownSequence = [.send(signal: .resume, allowedDurationToNextStep: Self.patience)]
      let variables = command.environment.compactMap { key, value in Environment.Key(rawValue: key).map { ($0, value) }
      }
      let configuration = Configuration(
        executable: .name(command.words[0]), arguments: Arguments(Array(command.words.dropFirst())),
        environment: .custom(Dictionary(variables) { $1 }), workingDirectory: "/", platformOptions: options)
      _ = try await Subprocess.run(
        configuration,
        input: .fileDescriptor(FileDescriptor(rawValue: control.reading), closeAfterSpawningProcess: true),
        output: .discarded, error: .discarded)
    }
  #endif
}
