import CLibrary
import SourceText
import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A program that is written to and read from while it runs, with all that it starts.
package final class ChildProcess: Sendable {
  /// How many bytes of standard error are kept.
  private static let mostErrors = 4096

  private let errors = Mutex<[UInt8]>([])
  private let number = Mutex<pid_t?>(nil)
  private let session = InterruptibleSession()
  private let input: ChildInput
  private let descendants = Descendants()

  /// Makes the socket of its standard input.
  package init() throws(ProcessEnding) {
    input = try ChildInput()
  }

  /// Starts a program in a folder.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: its arguments.
  ///   - folder: its working folder.
  ///   - output: takes what it writes to standard output, piece by piece.
  ///   - ended: is told how it ended, or that it can say nothing more.
  package func start(
    _ path: String, _ arguments: [String], in folder: String,
    output: @escaping @Sendable (UnsafeRawBufferPointer) -> Void, ended: @escaping @Sendable (ProcessEnding) -> Void
  ) {
    let cleanup = Interruption.whenInterrupted { [self] in stop() }
    Task.detached { [self] in
      let ending = await run(path, arguments, in: folder, output: output, ended: ended)
      Interruption.forget(cleanup)
      ended(ending)
    }
  }

  /// The number of the process; nil before it runs.
  package var identifier: pid_t? { number.withLock { $0 } }

  /// Sends bytes to its standard input.
  package func send(_ bytes: [UInt8]) {
    input.send(bytes)
  }

  /// Tells it that nothing more will come.
  package func closeInput() {
    input.close()
  }

  /// Ends it, and what it has started.
  package func stop() {
    session.stop()
    descendants.end()
    input.giveUp()
  }

  /// Runs the program to its end, and tells how it ended.
  private func run(
    _ path: String, _ arguments: [String], in folder: String,
    output: @escaping @Sendable (UnsafeRawBufferPointer) -> Void, ended: @escaping @Sendable (ProcessEnding) -> Void
  ) async -> ProcessEnding {
    guard session.willStart() else { return .didNotStart("it was interrupted") }
    // What it has started and left behind ends with it.
    defer { stop() }
    var options = PlatformOptions()
    options.createSession = true
    do {
      let outcome = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments),
        environment: .inherit.updating([Environment.Key(stringLiteral: Descendants.variable): descendants.mark]),
        workingDirectory: FilePath(folder), platformOptions: options,
        input: .fileDescriptor(FileDescriptor(rawValue: input.far), closeAfterSpawningProcess: true),
        output: .sequence, error: .sequence
      ) { execution in
        session.didStart(execution.processIdentifier.value)
        number.withLock { $0 = execution.processIdentifier.value }
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask {
            for try await buffer in execution.standardOutput {
              buffer.withUnsafeBytes(output)
            }
            self.outputHasEnded(execution.processIdentifier.value, ended)
          }
          group.addTask {
            for try await buffer in execution.standardError {
              buffer.withUnsafeBytes { self.take(error: $0) }
            }
          }
          try await group.waitForAll()
        }
      }
      return .ended(Self.manner(outcome.terminationStatus), lastWords: lastWords)
    } catch {
      session.didEnd()
      return .didNotStart("\(error)")
    }
  }

  /// Gives up a program that can say nothing more and does not end.
  private func outputHasEnded(_ process: pid_t, _ ended: @escaping @Sendable (ProcessEnding) -> Void) {
    Task {
      try await Task.sleep(for: .seconds(1))
      guard Self.isRunning(process) else { return }
      ended(.ended(.closedOutput, lastWords: lastWords))
      stop()
    }
  }

  /// Whether a process that was started here has not ended; one that has may wait to be taken notice of.
  private static func isRunning(_ process: pid_t) -> Bool {
    var ending = siginfo_t()
    return waitid(P_PID, id_t(process), &ending, WEXITED | WNOHANG | WNOWAIT) == 0 && ending.si_signo == 0
  }

  private static func manner(_ status: TerminationStatus) -> ProcessEnding.Manner {
    switch status {
    case .exited(let code): .exited(code)
    case .signaled(let signal): .signaled(signal)
    }
  }

  private func take(error bytes: UnsafeRawBufferPointer) {
    errors.withLock { $0 = Array(($0 + bytes).suffix(Self.mostErrors)) }
  }

  /// The last line that it wrote to standard error.
  private var lastWords: String? {
    let text = errors.withLock { String(decoding: $0, as: UTF8.self) }
    return text.linesOfText.last { !$0.isEmpty }.map(\.withoutControls)
  }
}
