import CLibrary
import Results

/// All evidence that a run has left.
package struct RunEvidence: Sendable, Hashable {
  /// The cells that began.
  package var report: RunReport
  /// The standard output, up to its limit.
  package var output: [UInt8]
  /// The standard error output, up to its limit.
  package var errors: [UInt8]
  /// Whether one of the outputs exceeded the limit.
  package var isOutputCut: Bool
  /// The runtime's report of a crash; empty for none.
  package var crashReport: [UInt8]
  /// The end of the program, as it was observed from outside; nil if that was not possible.
  package var end: WitnessedEnd?
  /// The exit status as a shell reports it, with 128 + N for signal N.
  ///
  /// Nil if the program was stopped, did not start, or killed the shell too.
  package var status: Int32?
  /// The output of the guardian.
  package var log: String
  /// The time limit that has passed; nil if none has.
  package var passed: Duration?
  /// Whether the processes of the run took too much memory together.
  package var didPassMemory = false
  /// Whether the processes have written too many files, or too much into them.
  package var didPassFiles = false
  /// The time limit of the last cell that began.
  package var limit: Duration
  /// The content of the program's file of results.
  package var results: [UInt8] = []

  /// Returns the result of the run.
  package func run() throws(SandboxError) -> ProgramRun {
    ProgramRun(
      outputs: report.outputs(output), errors: report.errors(errors), reached: report.beginnings.count,
      ending: try ending(), results: results)
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

  /// The signals with which the runtime and the processor end a program.
  private static let faults: Set = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
}
