import LessonKit
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Provenance {
  /// Records the origin of a run: this program, this machine, and today's date.
  ///
  /// - Parameter swift: the runner of Swift cells; nil if there were none.
  /// - Returns: the provenance.
  static func current(_ swift: SwiftCells?) async -> Provenance {
    Provenance(
      tool: "lesson \(LessonTool.version)", platform: platform, date: Date.now.formatted(.iso8601.year().month().day()),
      compiler: await swift?.version(), unenforcedLimits: await swift?.unenforcedLimits())
  }

  private static var platform: String {
    #if os(Linux)
      let system = "Linux"
    #elseif os(macOS)
      let system = "macOS"
    #else
      let system = "unknown system"
    #endif
    #if arch(x86_64)
      return "\(system), x86-64"
    #elseif arch(arm64)
      return "\(system), ARM64"
    #else
      return system
    #endif
  }
}
