import Results
import SourceText
import SwiftSource

extension ListingJudge {
  /// Returns the outcome of a listing with a bracket or a quotation mark that has no other half; nil for any other one.
  ///
  /// What the author cut off is a fragment: an open brace, an end that is indented less than the beginning or is all
  /// there is, or code with `...` or with its other half in another listing. So is code that may be no Swift, or that
  /// does not compile according to the document. Anything else is a mistake.
  func imbalance(of listing: SwiftListing, _ source: ListingSource?) -> ListingOutcome? {
    guard let imbalance = listing.outline.imbalance else { return nil }
    let isDoubtful = source.map { $0.namesNoLanguage || !$0.announcedErrors.isEmpty } ?? false
    guard !isDoubtful, isMistake(listing) else { return .skipped(.fragment, "a fragment: \(imbalance)") }
    return .skipped(.unbalanced, "it is unbalanced: \(imbalance)")
  }

  private func isMistake(_ listing: SwiftListing) -> Bool {
    let outline = listing.outline
    guard outline.resemblesSwift, !outline.omitsSomething(listing.cell.source) else { return false }
    if outline.tokens.first?.kind == .closing { return false }
    if outline.hasOpenString || outline.closesOtherBracket { return true }
    guard !halves.contains(listing.cell.number) else { return false }
    if let surplus = outline.surplusBracket { return surplus != "}" || !outline.beginsInside(listing.cell.source) }
    return outline.openBracket.map { $0 != "{" } ?? false
  }

  /// The numbers of the listings that open a bracket which a later one closes, and of these.
  private var halves: Set<Int> {
    let openings: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var open: [(number: Int, bracket: Character)] = []
    var halves: Set<Int> = []
    for listing in listings {
      let (number, outline) = (listing.cell.number, listing.outline)
      if outline.imbalance == nil || outline.hasOpenString || outline.closesOtherBracket { continue }
      if let bracket = outline.openBracket { open.append((number, bracket)) }
      guard let opening = outline.surplusBracket.flatMap({ openings[$0] }),
        let first = open.lastIndex(where: { $0.bracket == opening })
      else { continue }
      halves.formUnion([open.remove(at: first).number, number])
    }
    return halves
  }
}

extension SwiftOutline {
  /// Whether the source has a keyword of a statement, or a call.
  fileprivate var resemblesSwift: Bool {
    let keywords: Set = [
      "class", "enum", "extension", "for", "func", "guard", "if", "import", "let", "protocol", "return", "struct",
      "switch", "try", "var", "while",
    ]
    return tokens.contains { $0.kind == .word && keywords.contains($0.text) }
      || zip(tokens, tokens.dropFirst()).contains { name, bracket in
        name.kind == .word && bracket.text == "(" && name.range.upperBound == bracket.range.lowerBound
      }
  }

  /// Whether `...` or a comment with it takes the place of code.
  fileprivate func omitsSomething(_ source: String) -> Bool {
    let bytes = Array(source.utf8)
    return hasEllipsis
      || (comments + blockComments).contains { comment in
        let text = String(decoding: bytes[comment.range], as: UTF8.self)
        return text.contains("...") || text.contains("\u{2026}") || text.contains(/\b(?i:more|etc)\b/)
      }
  }

  /// Whether the first line of code is indented more than the last one.
  fileprivate func beginsInside(_ source: String) -> Bool {
    let lines = source.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    func indentation(_ line: Substring?) -> Int { line?.prefix(while: \.isWhitespace).count ?? 0 }
    return indentation(lines.first) > indentation(lines.last)
  }
}
