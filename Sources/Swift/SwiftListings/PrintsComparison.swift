import Results
import SourceText

/// A comparison of a listing's output with its comments.
///
/// A comment between statements stands for all output since the comment before it. If nothing is said of the statements
/// further above, it stands for the output of those directly above it. A comment in a body stands for lines that are
/// printed whenever the body runs, in the order of the comments; a listing that printed nothing never ran it. If nothing
/// is printed above the first comment, each may stand for the output below it instead.
public struct PrintsComparison: Sendable {
  /// The differences, from top to bottom.
  public internal(set) var differences: [Difference] = []
  /// The lines that a comment should have, by the comment's position.
  package private(set) var corrections: [Int: [String]] = [:]

  /// The values that claims should state, by their positions.
  package var statements: [Int: String] = [:]

  /// The wrong comments that are not corrected, by their lines in the document, and the reasons.
  package var refusals: [(line: Int, refusal: PrintsRefusal)] = []
  /// The number of comments that were compared with some output.
  public internal(set) var comparedCount = 0
  /// The lines of the document with a stated value that was compared and found right.
  public internal(set) var statedLines: [Int] = []
  /// The output of the listing.
  public let output: ListingOutput
  /// The parts of the listing's results that can differ between runs.
  public let variation: Variation

  let listing: Listing
  private let options: ComparisonOptions
  let firstLine: Int
  private var waiting: [Int] = []
  /// The comments that cannot be judged.
  var unjudged: Set<Int> = []
  /// The comments in bodies that were compared with the output of the calls on their lines.
  private(set) var ofCalls: Set<Int> = []
  private var next = 0
  let isCut: Bool

  /// Compares the output of a listing; nil if it has no comments.
  ///
  /// - Parameters:
  ///   - listing: the listing.
  ///   - firstLine: the line of the document on which its body starts.
  ///   - options: the options for comparing output.
  ///   - output: the output of the listing.
  ///   - varying: the parts of its results that can differ between runs.
  ///   - isCut: whether the listing ended early, so that comments below stand for output that was never printed.
  package init?(
    _ listing: Listing, from firstLine: Int, _ options: ComparisonOptions, _ output: ListingOutput, varying: Variation,
    isCut: Bool
  ) {
    guard !listing.comments.isEmpty || !listing.claims.isEmpty else { return nil }
    self.listing = listing
    self.options = options
    self.firstLine = firstLine
    self.output = output
    (variation, self.isCut) = (varying, isCut)
    ofCalls = Set(listing.comments.indices.filter { compare(call: $0) })
    let judged = (differences, corrections, refusals, unjudged)
    for part in output.parts { takeUnclaimed(part) }
    if !output.lines.isEmpty, !isCut {
      for comment in waiting {
        differ(comment, [])
        if variation != .everything { giveUp(comment, .unclear) }
      }
    }
    if differences.count > judged.0.count, isToldNearby {
      (differences, corrections, refusals, unjudged) = judged
      waiting = []
    } else if !differences.isEmpty, isToldAbove {
      (differences, corrections, refusals, unjudged, waiting) = ([], [:], [], [], [])
      for comment in listing.comments.indices { compare(comment, output.parts[comment + 1].lines[...]) }
    }
    comparedCount = listing.comments.count - unjudged.union(waiting).count
    for index in listing.claims.indices { compare(claim: index) }
    differences.sort { $0.line < $1.line }
  }

  /// Compares a part without the lines of its claims, and only after calls in bodies, unless its comment stands for all.
  private mutating func takeUnclaimed(_ part: ListingOutput.Part) {
    let found = part.claimed.keys.map { ($0, judgement(ofPrinted: $0)?.isOfLast) }
    let claims = Dictionary(uniqueKeysWithValues: found).compactMapValues { $0 }
    guard !claims.isEmpty || part.ofCalls[listing.name] != nil else { return take(part) }
    let own = part.without(claims, callsOf: listing.name)
    var whole = self
    whole.take(part)
    if whole.differences.count == differences.count && whole.waiting.isEmpty || own.lines.isEmpty && claims.isEmpty {
      self = whole
    } else {
      take(own)
    }
  }

  private mutating func take(_ part: ListingOutput.Part) {
    let end = part.comment ?? listing.comments.count
    while next < end {
      if !ofCalls.contains(next) { waiting.append(next) }
      next += 1
    }
    next = max(next, end + 1)
    let own = part.comment.map { [$0] } ?? []
    guard !waiting.isEmpty else {
      if let comment = own.first { compare(comment, part) }
      return
    }
    var rest = part.lines[...]
    var found: Set<Int> = []
    // A comment between statements that were not reached has no mark after the output.
    let isEnded = isCut && part.comment == nil
    for comment in waiting where !(isEnded && listing.comments[comment].isBoundary) {
      guard let range = position(of: comment, in: rest) else { continue }
      found.insert(comment)
      rest = rest[range.upperBound...]
    }
    if isEnded {
      waiting.removeAll { found.contains($0) }
      return
    }
    let isWhole = own.first.map { agrees($0, rest) || agrees($0, rest, from: part.starts) } ?? true
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
      if agrees(comment, rest, from: part.starts) { return }
      compare(comment, rest)
      let isTold = waiting.isEmpty || listing.comments[comment].lines.count == rest.count
      if !isTold, corrections[comment] != nil { giveUp(comment, .unclear) }
    } else if waiting.count == 1, found.isEmpty, !rest.isEmpty {
      compare(waiting[0], rest)
      waiting = []
    }
  }

  /// Returns the range of a comment's lines among others; nil if they are not there.
  func position(of comment: Int, in lines: ArraySlice<String>) -> Range<Int>? {
    let own = listing.comments[comment]
    let counts = Set([own.lines.count] + own.readings.map(\.count)).filter { $0 <= lines.count }.sorted(by: >)
    return lines.indices.lazy.flatMap { start in
      counts.lazy.filter { start + $0 <= lines.endIndex }.map { start..<(start + $0) }
    }.first { agrees(comment, lines[$0]) }
  }

  func agrees(_ comment: Int, _ lines: ArraySlice<String>) -> Bool {
    let expected = listing.comments[comment].lines
    var whole = lines
    if expected.last?.isLoose == true {
      while whole.count > expected.count, whole.last?.isEmpty == true { whole.removeLast() }
    }
    // A comment does not show the empty lines above its first line either.
    if expected.first?.isLoose == true {
      while whole.count > expected.count, whole.first?.isEmpty == true { whole.removeFirst() }
    }
    if whole.isEmpty, expected.count == 1, (expected[0].isLoose ? expected[0].text.trimmed : expected[0].text).isEmpty {
      return true
    }
    // The quotation marks around a text may be printed, too.
    let isQuoted = listing.comments[comment].closing == "\""
    let agrees = { (line: PrintsComment.Line, found: String) in
      matches(line, found) || isQuoted && !line.isLoose && found == "\"\(line.text)\""
    }
    if expected.count == whole.count, zip(expected, whole).allSatisfy(agrees) { return true }
    // A last line `...` stands for all that follows.
    if expected.count > 2, let last = expected.last, last.isLoose, ["...", "\u{2026}"].contains(last.text.trimmed),
      whole.count >= expected.count, zip(expected.dropLast(), whole).allSatisfy({ matches($0, $1) })
    {
      return true
    }
    if expected.count == 1, expected[0].showsOnOneLine(whole, isQuoted: isQuoted) { return true }
    return listing.comments[comment].readings.contains { reading in
      reading.count == lines.count
        && zip(reading, lines).allSatisfy { options.matches(expected: $0.trimmed, found: $1.trimmed) }
    }
  }

  private func matches(_ expected: PrintsComment.Line, _ found: String) -> Bool {
    if options.matches(expected: expected.text, found: found) { return true }
    // The module of a listing has a name that no document knows.
    let plain = found.withoutModule
    if plain != found, options.matches(expected: expected.text, found: plain) { return true }
    // A reader cannot see spaces at the end of a line.
    let seen = found.reversed().drop { $0 == " " }.reversed()
    if seen.count < found.count {
      if options.matches(expected: expected.text, found: String(seen)) { return true }
      // Nor does an author write the separator that each part of a line ends with after the last part.
      if let separator = seen.last, ",;".contains(separator), expected.text.contains("\(separator) "),
        options.matches(expected: expected.text, found: String(seen.dropLast()))
      {
        return true
      }
    }
    guard expected.isLoose else { return false }
    if options.matches(expected: expected.text.trimmed, found: found.trimmed) { return true }
    guard let value = StatedValue(expected.text[...]), value.isApproximate, value.isAll(of: expected.text[...]) else {
      return false
    }
    return FoundValue(printed: found).isStated(by: value.text, isApproximate: true)
  }

  /// Records that a comment is not corrected.
  private mutating func giveUp(_ comment: Int, _ refusal: PrintsRefusal) {
    corrections[comment] = nil
    refusals.append((firstLine + listing.comments[comment].lines[0].bodyLine, refusal))
  }

  /// Records that no comment is corrected.
  package mutating func refuse(_ refusal: PrintsRefusal) {
    for comment in corrections.keys.sorted() { giveUp(comment, refusal) }
    for index in statements.keys.sorted() { refusals.append((firstLine + listing.claims[index].bodyLine, refusal)) }
    statements = [:]
  }

  /// Compares a comment with the output before it: all of it, else the output of the statements directly above it.
  private mutating func compare(_ comment: Int, _ part: ListingOutput.Part) {
    if agrees(comment, part.lines[...]) || agrees(comment, part.lines[...], from: part.starts) { return }
    let stated = listing.comments[comment].lines.map(\.text).joined(separator: " ")
    let last = part.lines.allSatisfy(stated.contains) ? nil : part.linesOfLastStatement
    differ(comment, Array(last?.count == listing.comments[comment].lines.count ? last ?? [] : part.lines[...]))
  }

  /// Whether a comment matches the output from the beginning of some statement on.
  func agrees(_ comment: Int, _ lines: ArraySlice<String>, from starts: [Int]) -> Bool {
    starts.contains { $0 > lines.startIndex && $0 < lines.endIndex && agrees(comment, lines[$0...]) }
  }

  private mutating func compare(_ comment: Int, _ lines: ArraySlice<String>) {
    if !agrees(comment, lines) { differ(comment, Array(lines)) }
  }

  /// Whether a comment next to an expression states its value, as a playground shows it.
  private func isShown(_ comment: Int) -> Bool {
    let lines = listing.comments[comment].lines
    let claim = listing.claims.firstIndex { $0.bodyLine == lines[0].bodyLine }
    return lines.count == 1 && claim.flatMap { output.values[$0]?.isStated(by: lines[0].text) } == true
  }

  /// Whether a comment has the output in another order, and order means nothing.
  private func isReordered(_ comment: Int, _ lines: [String]) -> Bool {
    guard [.order, .perhapsOrder].contains(variation) || listing.comments[comment].order == .unordered else {
      return false
    }
    let expected = listing.comments[comment].lines.map(\.text.trimmed)
    guard expected.count == lines.count else { return false }
    if expected.count > 1 { return expected.sorted() == lines.map(\.trimmed).sorted() }
    if listing.comments[comment].order == .ordered { return false }
    return expected[0].hasPrefix("[") && FoundValue(printed: lines[0]).isStated(by: expected[0], inAnyOrder: true)
  }

  mutating func differ(_ comment: Int, _ lines: [String]) {
    if lines.isEmpty, isShown(comment) { return }
    if variation == .everything || isReordered(comment, lines) {
      unjudged.insert(comment)
      return
    }
    let expected = listing.comments[comment].lines
    var lines = lines
    if !expected.contains(where: { $0.text.contains("main.") }) { lines = lines.map(\.withoutModule) }
    if expected[0].isLoose { while lines.count > expected.count, lines[0].isEmpty { lines.removeFirst() } }
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
    if lines.allSatisfy({ $0.trimmed.isEmpty }) {
      giveUp(comment, .nothingPrinted)
    } else if lines.count != expected.count {
      giveUp(comment, .otherCount(lines.count))
    } else if listing.comments[comment].isAmbiguous
      || listing.comments[comment].hasWordsBehind && lines.contains(where: { $0.contains("\"") })
      || listing.comments[comment].isBlock && lines.contains(where: { $0.contains("*/") || $0.contains("/*") })
    {
      giveUp(comment, .ambiguous)
    }
  }
}
