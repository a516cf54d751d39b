import SourceText

/// The comment below a result that records the cell's results for other values: their number and a digest of them.
public struct VariationDigest: Sendable, Hashable {
  private static let opening = "<!-- vary:"

  /// The comment, without white space around it.
  public var text: String
  /// The lines of the comment.
  public var lines: ClosedRange<Int>

  /// Creates the digest that an HTML block is; nil for another block.
  init?(_ html: String, lines: ClosedRange<Int>) {
    guard Self.isOne(html) else { return nil }
    (text, self.lines) = (html.trimmed, lines)
  }

  /// Whether an HTML block is such a comment.
  static func isOne(_ html: String) -> Bool { html.drop(while: \.isWhitespace).hasPrefix(opening) }

  /// Returns the comment for some results.
  static func comment(count: Int, hash: String) -> String {
    "\(opening) \(count) result\(count == 1 ? "" : "s"), sha256 \(hash) -->"
  }
}
