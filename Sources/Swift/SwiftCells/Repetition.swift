import Sandbox
import SourceText
import SwiftSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The programs of cells that run twice, to see whether both runs give the same.
///
/// Each run has a process of its own.
package enum Repetition: Sendable, Hashable {
  /// No programs; what may differ between runs is computed each time.
  case never
  /// Programs that name something which may differ between runs, when they are computed.
  case ofVarying
  /// All programs that are computed.
  case ofComputed
  /// All programs, including those whose outcome is cached from a single run.
  case always

  /// Waits until the next second of the clock, so that a printed time differs.
  package static func nextSecond() async {
    let now = Date().timeIntervalSince1970
    try? await Task.sleep(for: .seconds(now.rounded(.down) + 1 - now) + .milliseconds(2))
  }
}

extension SwiftCellJob {
  /// Whether the program runs twice.
  var runsTwice: Bool {
    switch repetition {
    case .never: false
    case .ofVarying: mayVary
    case .ofComputed, .always: true
    }
  }

  /// Whether the program names something that may differ between runs.
  var mayVary: Bool { sources.contains(where: VaryingWords.mayVary) }

  /// Runs the program of cells once more, in another second if the cells tell the time.
  ///
  /// - Parameters:
  ///   - cells: the cells that were compiled into the folder.
  ///   - folder: the folder.
  ///   - waits: whether the time may matter.
  /// - Returns: the result of the program.
  /// - Throws: ``SandboxError`` if it could not be started.
  func repeatedRun(_ cells: [SwiftCell], in folder: String, waits: Bool = true) async throws -> ProgramRun {
    if waits, sources.contains(where: VaryingWords.tellsTime) { await Repetition.nextSecond() }
    return try await run(cells, in: folder)
  }

  /// The sources that a program consists of.
  private var sources: [String] {
    cells.map(\.source) + modules.flatMap(\.files).map { String(decoding: $0.content, as: UTF8.self) }
  }
}

extension SwiftCellOutcome {
  /// The outcome of one of two runs: the failed one, if there is one.
  package var single: SwiftCellOutcome {
    guard case .varying(let first, let second) = self else { return self }
    return second.isFailed ? second : first
  }

  /// Returns the outcome of a cell that was run twice.
  func repeated(_ second: SwiftCellOutcome?) -> SwiftCellOutcome {
    guard let second, second != self else { return self }
    switch (self, second) {
    case (.failed, .failed), (.skipped, _): return self
    default: return .varying(self, second)
    }
  }
}
