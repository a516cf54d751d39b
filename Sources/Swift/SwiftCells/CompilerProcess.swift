import CLibrary
import Processes
import Sandbox
import SourceText
import Subprocess
import TimeLimits

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The reason that the compiler, or another tool of the toolchain, could not be run at all.
///
/// An error in a source is not such a reason.
package struct CompilerError: Error, Hashable, CustomStringConvertible {
  /// The failure, in the words of the system or the tool.
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// A run of the compiler, or of another tool of the toolchain.
package struct CompilerProcess: Sendable {
  /// The time that the compiler may take.
  package static let timeLimit = CompilerLimits.time
  /// The maximum number of bytes of its output that are read.
  private static let mostOutput = 8 << 20

  /// Whether the tool ended with status 0.
  package var succeeded: Bool
  /// The text of both outputs.
  package var output: String

  /// Runs a tool in a folder and waits for its end.
  ///
  /// - Throws: a ``CompilerError`` if it cannot be started or writes megabytes, `TimeLimitExceeded` if it does not end
  ///   in time.
  package static func run(_ path: String, _ arguments: [String], in folder: String) async throws -> CompilerProcess {
    try await withTimeLimit(timeLimit) {
      let variables = CompilerEnvironment.changes(in: folder, inherited: ProcessInfo.processInfo.environment)
      let changes = Dictionary(
        uniqueKeysWithValues: variables.compactMap { name, value in
          Environment.Key(rawValue: name).map { ($0, value) }
        })
      var options = PlatformOptions()
      options.createSession = true
      options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
      // The cleanup is registered first: a process that starts during the cleanup would outlive this one.
      let processes = InterruptibleSession()
      let cleanup = Interruption.whenInterrupted { processes.stop() }
      guard processes.willStart() else { throw CancellationError() }
      defer {
        processes.didEnd()
        Interruption.forget(cleanup)
      }
      do {
        let result = try await withTaskCancellationHandler {
          try await Subprocess.run(
            .path(FilePath(path)), arguments: Arguments(arguments), environment: .inherit.updating(changes),
            workingDirectory: FilePath(folder), platformOptions: options,
            input: .none, output: .string(limit: mostOutput), error: .combinedWithOutput
          ) { processes.didStart($0.processIdentifier.value) }
        } onCancel: {
          processes.stop()
        }
        return CompilerProcess(
          succeeded: result.terminationStatus.isSuccess, output: result.standardOutput)
      } catch let error as SubprocessError {
        throw CompilerError("\(error)")
      }
    }
  }
}
