import Results

/// Compares what a listing printed with what its comments say.
///
/// A comment between statements stands for all that was printed since the one before it. A comment in a body stands for
/// lines that are printed whenever the body runs, in the order of the comments; a listing that printed nothing never ran it.
public struct PrintsComparison: Sendable {
  /// The differences, from top to bottom.
  public private(set) var differences: [Difference] = []
  /// The lines that a comment should say, by the comment's position.
  private(set) var corrections: [Int: [String]] = [:]

  /// The lines of the document with comments of which nobody can tell what they should say.
  private(set) var hopeless: [Int] = []
  /// What was printed.
  public let output: ListingOutput

  private let listing: Listing
  private let options: ComparisonOptions
  private let firstLine: Int
  private var waiting: [Int] = []
  private var next = 0

  /// Compares the output of a cell; nil if it has no comments.
  public init?(_ cell: Cell, _ output: ListingOutput) {
    guard let listing = cell.listing, !listing.comments.isEmpty else { return nil }
    self.listing = listing
    self.output = output
    options = cell.comparisonOptions
    firstLine = cell.firstBodyLine
    for part in output.parts { take(part) }
    if !output.lines.isEmpty {
      for comment in waiting {
        differ(comment, [])
        giveUp(comment)
      }
    }
    differences.sort { $0.line < $1.line }
  }

  private mutating func take(_ part: ListingOutput.Part) {
    let end = part.comment ?? listing.comments.count
    while next < end {
      waiting.append(next)
      next += 1
    }
    next = max(next, end + 1)
    let own = part.comment.map { [$0] } ?? []
    guard !waiting.isEmpty else {
      if let comment = own.first { compare(comment, part.lines[...]) }
      return
    }
    var rest = part.lines[...]
    var found: Set<Int> = []
    for comment in waiting {
      guard let range = position(of: comment, in: rest) else { continue }
      found.insert(comment)
      rest = rest[range.upperBound...]
    }
    let isWhole = own.first.map { agrees($0, rest) } ?? true
    let all = waiting + own
    let isDoubtful = found.count < waiting.count || !isWhole
    if isDoubtful, all.reduce(0, { $0 + listing.comments[$1].lines.count }) == part.lines.count {
      var lines = part.lines[...]
      for comment in all {
        let count = listing.comments[comment].lines.count
        compare(comment, lines.prefix(count))
        lines = lines.dropFirst(count)
      }
      waiting = []
      return
    }
    waiting.removeAll { found.contains($0) }
    if let comment = own.first {
      compare(comment, rest)
      let isTold = waiting.isEmpty || listing.comments[comment].lines.count == rest.count
      if !isTold, corrections[comment] != nil { giveUp(comment) }
    } else if waiting.count == 1, found.isEmpty, !rest.isEmpty {
      compare(waiting[0], rest)
      waiting = []
    }
  }

  /// Where the lines of a comment stand among others; nil if nowhere.
  private func position(of comment: Int, in lines: ArraySlice<String>) -> Range<Int>? {
    let count = listing.comments[comment].lines.count
    guard lines.count >= count else { return nil }
    return (lines.startIndex...(lines.endIndex - count)).lazy.map { $0..<($0 + count) }
      .first { agrees(comment, lines[$0]) }
  }

  private func agrees(_ comment: Int, _ lines: ArraySlice<String>) -> Bool {
    let expected = listing.comments[comment].lines
    var lines = lines
    if expected.last?.isLoose == true {
      while lines.count > expected.count, lines.last?.isEmpty == true { lines.removeLast() }
    }
    if lines.isEmpty, expected.count == 1, (expected[0].isLoose ? expected[0].text.trimmed : expected[0].text).isEmpty {
      return true
    }
    return expected.count == lines.count && zip(expected, lines).allSatisfy { matches($0, $1) }
  }

  private func matches(_ expected: PrintsComment.Line, _ found: String) -> Bool {
    if options.matches(expected: expected.text, found: found) { return true }
    return expected.isLoose && options.matches(expected: expected.text.trimmed, found: found.trimmed)
  }

  /// Notes that nobody can tell what a comment should say.
  private mutating func giveUp(_ comment: Int) {
    corrections[comment] = nil
    hopeless.append(firstLine + listing.comments[comment].lines[0].bodyLine)
  }

  private mutating func compare(_ comment: Int, _ lines: ArraySlice<String>) {
    if !agrees(comment, lines) { differ(comment, Array(lines)) }
  }

  private mutating func differ(_ comment: Int, _ lines: [String]) {
    let expected = listing.comments[comment].lines
    let pairs = Alignment.pairs(expected.count, lines.count) { matches(expected[$0], lines[$1]) }
    var reached = 0
    for pair in pairs {
      if let index = pair.expected { reached = index }
      if let index = pair.expected, let found = pair.found, matches(expected[index], lines[found]) { continue }
      differences.append(
        Difference(
          line: firstLine + expected[reached].bodyLine, expected: pair.expected.map { expected[$0].text },
          found: pair.found.map { lines[$0] }))
    }
    corrections[comment] = lines
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
