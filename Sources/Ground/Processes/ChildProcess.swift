import CLibrary
import SourceText
import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A running program with its standard input and output, and all processes that it starts.
package final class ChildProcess: Sendable {
  /// The number of bytes of standard error to store.
  private static let mostErrors = 4096
  /// The number of lines of standard error that a message shows.
  private static let mostLastLines = 5

  private let errors = Mutex<[UInt8]>([])
  private let number = Mutex<pid_t?>(nil)
  private let session = InterruptibleSession()
  private let input: ChildInput
  private let descendants = Descendants()

  /// Creates a process that is not started, with a socket for its standard input.
  package init() throws(ProcessEnding) {
    input = try ChildInput()
  }

  /// Starts a program in a folder.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: its arguments.
  ///   - folder: its working folder.
  ///   - output: receives the program's standard output, piece by piece.
  ///   - ended: receives how the program ended, or that it has closed its output.
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

  /// The identifier of the process; nil before it runs.
  package var identifier: pid_t? { number.withLock { $0 } }

  /// Sends bytes to the standard input of the program.
  package func send(_ bytes: [UInt8]) {
    input.send(bytes)
  }

  /// Closes the standard input of the program after all bytes that were sent.
  package func closeInput() {
    input.close()
  }

  /// Ends the program and all processes that it has started.
  package func stop() {
    session.stop()
    descendants.end()
    input.giveUp()
  }

  /// Runs the program to its end, and returns how it ended.
  private func run(
    _ path: String, _ arguments: [String], in folder: String,
    output: @escaping @Sendable (UnsafeRawBufferPointer) -> Void, ended: @escaping @Sendable (ProcessEnding) -> Void
  ) async -> ProcessEnding {
    guard session.willStart() else { return .didNotStart("it was interrupted") }
    // Processes that the program has started and left running end with it.
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

  /// Stops a program that has closed its output and is still running a second later.
  private func outputHasEnded(_ process: pid_t, _ ended: @escaping @Sendable (ProcessEnding) -> Void) {
    Task {
      try await Task.sleep(for: .seconds(1))
      guard Self.isRunning(process) else { return }
      ended(.ended(.closedOutput, lastWords: lastWords))
      stop()
    }
  }

  /// Returns whether a process that was started here is still running; a zombie is not running.
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

  /// The last lines that the program wrote to standard error; nil if it wrote none.
  private var lastWords: String? {
    let text = errors.withLock { String(decoding: $0, as: UTF8.self) }
    let lines = text.linesOfText.filter { !$0.isEmpty }.suffix(Self.mostLastLines).map(\.withoutControls)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
