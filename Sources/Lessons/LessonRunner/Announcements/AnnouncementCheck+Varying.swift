import LessonKit
import SourceText
import SwiftListings
import SwiftSource

extension AnnouncementCheck {
  /// Whether the code next to a comment does the same in each run, even if other code in its listing does not.
  ///
  /// A line that mentions something varying, or a name that such a line declared, may do something else. So may any
  /// code within braces, which is called with other values.
  func isSteady(_ announcement: FaultAnnouncements.Announcement, in cell: Cell) -> Bool {
    guard let last = announcement.lines.max() else { return false }
    var varying = varyingNames(above: cell)
    var depth = 0
    for (index, line) in cell.body.split(separator: "\n", omittingEmptySubsequences: false).prefix(last).enumerated() {
      let outline = SwiftOutline(String(line))
      let isVarying = Listing.isRandom(outline) || !outline.words.isDisjoint(with: varying)
      if isVarying { varying.formUnion(outline.declaredNames) }
      if announcement.lines.contains(index + 1), isVarying || depth > 0 { return false }
      depth += outline.tokens.reduce(0) { $0 + ($1.text == "{" ? 1 : $1.text == "}" ? -1 : 0) }
    }
    return true
  }

  /// Returns the names that earlier varying listings declared.
  private func varyingNames(above cell: Cell) -> Set<String> {
    document.cells.reduce(into: []) { names, other in
      guard other.listing != nil, other.lines.lowerBound < cell.lines.lowerBound,
        outcomes.variation(of: other) == .everything
      else { return }
      names.formUnion(SwiftOutline(other.body).declaredNames)
    }
  }
}
