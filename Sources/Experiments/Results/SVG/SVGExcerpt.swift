/// The values of an attribute for a message: long values only around the first part that differs.
enum SVGExcerpt {
  /// The length above which values are cut.
  private static let longest = 60
  /// The number of parts before and after the part that differs.
  private static let (before, behind) = (4, 6)

  static func around(_ expected: SVGValue?, _ found: SVGValue?) -> (expected: String?, found: String?) {
    guard let expected, let found, max(expected.written.utf8.count, found.written.utf8.count) > longest else {
      return (expected?.written, found?.written)
    }
    let first = zip(expected.tokens, found.tokens).enumerated().first { !$1.0.matches($1.1) }?.offset
    let index = first ?? min(expected.tokens.count, found.tokens.count)
    return (excerpt(expected.tokens, index), excerpt(found.tokens, index))
  }

  private static func excerpt(_ tokens: [SVGValue.Token], _ index: Int) -> String {
    let range = max(0, index - before)..<min(tokens.count, index + behind)
    guard !range.isEmpty else { return "…" }
    let words = tokens[range].map(\.description).joined(separator: " ")
    return (range.lowerBound > 0 ? "… " : "") + words + (range.upperBound < tokens.count ? " …" : "")
  }
}

extension SVGValue.Token: CustomStringConvertible {
  /// The part as it could be written, with numbers in hundredths.
  var description: String {
    switch self {
    case .number(let number, let unit): number.hundredths + unit
    case .word(let word): word
    }
  }
}
