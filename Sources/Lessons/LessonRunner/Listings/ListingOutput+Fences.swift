import LessonKit
import Results
import SourceText
import SwiftListings

extension ListingOutput {
  /// Whether a fence that shows output agrees with it; readers do not see empty lines around it.
  func agrees(with fence: Transcript) -> Bool {
    guard case .fence(_, let stated) = fence.content else { return false }
    let (expected, found) = (Self.seen(stated), Self.seen(lines))
    return !found.isEmpty && LinesComparison.differences(expected: expected, firstLine: 1, found: found).isEmpty
  }

  /// Whether a fence of output is not compared line by line.
  ///
  /// It is not if the listing prints nothing, if it can print something else in each run, or if only the order differs
  /// and can do so in each run.
  ///
  /// - Parameters:
  ///   - fence: the fence.
  ///   - varies: whether a second run printed something else.
  ///   - variation: the parts of the output that can differ with each run.
  /// - Returns: whether it is left as it is.
  func leavesOpen(_ fence: Transcript, varies: Bool, _ variation: Variation) -> Bool {
    guard fence.isOutput, case .fence(_, let stated) = fence.content else { return false }
    if lines.isEmpty || varies || variation == .everything { return true }
    return [.order, .perhapsOrder].contains(variation) && Self.seen(stated).sorted() == Self.seen(lines).sorted()
  }

  /// Returns lines as readers see them.
  private static func seen(_ lines: [String]) -> [String] {
    let ends = lines.map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
    return Array(ends.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
  }
}
