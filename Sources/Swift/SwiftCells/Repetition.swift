import Sandbox
import SourceText
import SwiftSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which programs of cells run twice, each time in a process of its own, to see whether they give the same.
package enum Repetition: Sendable, Hashable {
  /// Those that name something which may be something else with each run, when they are computed.
  case ofVarying
  /// All that are computed.
  case ofComputed
  /// All, also those whose outcome is kept from a single run.
  case always

  /// Waits until a clock shows another second, so that a time which is printed is another one.
  package static func nextSecond() async {
    let now = Date().timeIntervalSince1970
    try? await Task.sleep(for: .seconds(now.rounded(.down) + 1 - now) + .milliseconds(2))
  }
}

extension SwiftCellJob {
  /// Whether the program runs twice.
  var runsTwice: Bool { repetition != .ofVarying || sources.contains(where: VaryingWords.mayVary) }

  /// Runs the program of cells once more; where these tell the time, in another second.
  ///
  /// - Parameters:
  ///   - cells: the cells that were compiled into the folder.
  ///   - folder: the folder.
  ///   - waits: whether the time may count.
  /// - Returns: what the program gave.
  /// - Throws: ``SandboxError`` where it could not be started.
  func repeatedRun(_ cells: [SwiftCell], in folder: String, waits: Bool = true) async throws -> ProgramRun {
    if waits, sources.contains(where: VaryingWords.tellsTime) { await Repetition.nextSecond() }
    return try await run(cells, in: folder)
  }

  /// The sources that a program is made of.
  private var sources: [String] {
    cells.map(\.source) + modules.flatMap(\.files).map { String(decoding: $0.content, as: UTF8.self) }
  }
}

extension SwiftCellOutcome {
  /// The outcome of one of two runs: that in which the cell did not do what it must, if there is one.
  package var single: SwiftCellOutcome {
    guard case .varying(let first, let second) = self else { return self }
    return second.isFailed ? second : first
  }

  /// The outcome of a cell that was run twice.
  func repeated(_ second: SwiftCellOutcome?) -> SwiftCellOutcome {
    guard let second, second != self else { return self }
    switch (self, second) {
    case (.failed, .failed), (.skipped, _): return self
    default: return .varying(self, second)
    }
  }
}
