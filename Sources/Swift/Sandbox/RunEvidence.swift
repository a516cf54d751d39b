import CLibrary
import Results

/// All that a run has left to judge by.
package struct RunEvidence: Sendable, Hashable {
  /// Which cells began.
  package var report: RunReport
  /// Standard output, up to its limit.
  package var output: [UInt8]
  /// Standard error, up to its limit.
  package var errors: [UInt8]
  /// Whether one of them went beyond the limit.
  package var isOutputCut: Bool
  /// What the runtime wrote of a crash; empty for none.
  package var crashReport: [UInt8]
  /// How the program ended, as it was seen from outside; nil where that was not possible.
  package var end: WitnessedEnd?
  /// The status as a shell tells it, 128 + N for signal N; nil where the program was stopped, did not start, or killed the
  /// shell too.
  package var status: Int32?
  /// What the guardian said.
  package var log: String
  /// The time limit that has passed.
  package var passed: Duration?
  /// Whether its processes had too much memory together.
  package var didPassMemory = false
  /// Whether they have written too many files, or too much into them.
  package var didPassFiles = false
  /// The time limit of the last cell that began.
  package var limit: Duration
  /// What the program has left in its file of results.
  package var results: [UInt8] = []

  /// The result of the run.
  package func run() throws(SandboxError) -> ProgramRun {
    ProgramRun(
      outputs: report.outputs(output), reached: report.beginnings.count, ending: try ending(), results: results)
  }

  private func ending() throws(SandboxError) -> Ending {
    if isOutputCut { return .outputLimit(SandboxLimits.output) }
    if didPassMemory { return .memoryLimit(SandboxLimits.memory) }
    if didPassFiles { return .filesLimit(SandboxLimits.temporaryFiles, SandboxLimits.temporaryFolder) }
    if report.isForged { return .forged }
    guard let status else {
      if let passed { return .timedOut(passed) }
      if !report.beginnings.isEmpty { return .signal(SIGKILL, SignalName.of(SIGKILL)) }
      throw SandboxError("The program was not started: \(log)")
    }
    if report.beginnings.isEmpty && (report.didExit || status == 0) { return .forged }
    if report.beginnings.isEmpty {
      throw SandboxError("The program did not begin: \(String(decoding: errors, as: UTF8.self))")
    }
    let signal = status - 128
    guard signal > 0, signal < 65, !report.didExit, end == nil || end?.signal == signal else {
      return status == 0 && report.isFinished ? .finished : .exited(status)
    }
    if signal == SIGXFSZ { return .outputLimit(SandboxLimits.output) }
    if signal == SIGXCPU { return .timedOut(passed ?? limit) }
    let crash = CrashReport(crashReport, errors: errors, end: end)
    if crash.isOutOfMemory { return .memoryLimit(SandboxLimits.memory) }
    if let trap = crash.trap(in: report.beginnings.count) { return .trapped(trap) }
    if end == nil, Self.faults.contains(signal) { return .unseen(SignalName.of(signal)) }
    return .signal(signal, SignalName.of(signal))
  }

  /// The signals by which the runtime and the processor end a program.
  private static let faults: Set = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
}
