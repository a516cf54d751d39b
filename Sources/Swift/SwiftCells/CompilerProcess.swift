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

/// Why the compiler, or another tool of the toolchain, could not be run at all: nothing that it says of a source.
package struct CompilerError: Error, Hashable, CustomStringConvertible {
  /// What failed, in the words of the system or the tool.
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// A run of the compiler, or of another tool of the toolchain.
package struct CompilerProcess: Sendable {
  /// How long the compiler may take.
  package static let timeLimit = CompilerLimits.time
  /// How many bytes of its text are read.
  private static let mostOutput = 8 << 20

  /// Whether it ended with status 0.
  package var succeeded: Bool
  /// What it printed on both outputs.
  package var output: String

  /// Runs a tool in a folder and waits for its end.
  ///
  /// - Throws: a ``CompilerError`` if it cannot be started or writes megabytes, `TimeLimitExceeded` if it does not end in time.
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
      // It is registered first: what is started while the cleaning up goes on would outlive this process.
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
