import SourceText

/// What a Swift fence says of itself in a document that is no lesson.
public struct Listing: Sendable, Hashable {
  /// What it says it prints, from top to bottom.
  public var comments: [PrintsComment]

  /// What it states of values, from top to bottom.
  public var claims: [ValueClaim]

  /// Its statements outside brackets that do something when they are reached, from top to bottom.
  var statements: [Statement]

  /// A statement outside brackets.
  struct Statement: Sendable, Hashable {
    /// The lines of the body on which it stands, from 0.
    var lines: ClosedRange<Int>
    /// The byte of the body at which it starts.
    var position: Int
  }

  /// Reads the comments of a listing.
  ///
  /// - Parameters:
  ///   - body: the source.
  ///   - unclosed: receives the lines of the body, from 0, on which a text is begun and never closed.
  init(_ body: String, unclosed: inout [Int]) {
    let outline = SwiftOutline(body)
    let bytes = Array(body.utf8)
    statements = outline.executedStatements.map { tokens in
      let (first, last) = (outline.tokens[tokens.lowerBound], outline.tokens[tokens.upperBound])
      return Statement(
        lines: first.line...(last.line + bytes[last.range].count { $0 == UInt8(ascii: "\n") }),
        position: first.range.lowerBound)
    }
    let reader = PrintsReader(body, outline)
    comments = reader.comments
    unclosed = reader.unclosed
    claims =
      outline.comments.isEmpty
      ? [] : ValueClaimReader(body, outline, taken: Set(comments.flatMap(\.lines).map(\.bodyLine))).claims
  }

  /// Whether a source gives something else with each run, as far as its words tell.
  public static func isRandom(_ outline: SwiftOutline) -> Bool { ValueClaimReader.isRandom(outline) }

  /// What is added to the source that is compiled: at each comment that stands between statements, and before each statement,
  /// it writes a mark into the output.
  ///
  /// Lines of the code stay what they are; so do columns where a mark stands where the comment began. Where values are written,
  /// `__statedValue` is called with a claim's position and a value.
  ///
  /// - Parameters:
  ///   - values: whether the values are written of which comments state something.
  ///   - statements: whether there are marks before statements.
  /// - Returns: what is added, with the lines on which errors can be due to it.
  public func insertions(values: Bool, statements: Bool = true) -> [SwiftInsertion] {
    var all = (statements ? self.statements : []).enumerated().map { index, statement in
      SwiftInsertion(
        markOf: index, at: statement.position,
        lines: (statement.lines.lowerBound + 1)...(statement.lines.upperBound + 1))
    }
    for (index, comment) in comments.enumerated() where comment.isBoundary {
      all.append(SwiftInsertion(at: comment.position, Self.mark("\(index)", followsCode: comment.followsCode)))
    }
    for (index, claim) in claims.enumerated() where values {
      let line = claim.bodyLine + 1
      switch claim.subject {
      case .expression(let range):
        let lines = min(claim.firstLine + 1, line)...line
        all.append(SwiftInsertion(at: range.lowerBound, "__statedValue(\(index), ", lines: lines))
        all.append(SwiftInsertion(at: range.upperBound, ")", lines: lines))
      case .variable(let name):
        let text = "\(claim.followsCode ? ";" : "")__statedValue(\(index), \(name));"
        all.append(SwiftInsertion(at: claim.position, text, lines: line...line))
      case .printed:
        all.append(SwiftInsertion(at: claim.position, Self.mark("printed \(index)", followsCode: claim.followsCode)))
      }
    }
    return all
  }

  /// The lines, from 1, of the statement that was reached last when the listing ended early; nil where they are not known.
  public func lastLines(reachedBy printed: [String]) -> ClosedRange<Int>? {
    guard let last = SwiftInsertion.lastMarkedStatement(in: printed), statements.indices.contains(last)
    else { return nil }
    return (statements[last].lines.lowerBound + 1)...(statements[last].lines.upperBound + 1)
  }

  private static func mark(_ words: String, followsCode: Bool) -> String {
    "\(followsCode ? ";" : "")Swift.print(\"\\u{1E}lesson \(words)\\u{1E}\",terminator:\"\");"
  }
}

/// What a listing printed, cut at the marks in it.
public struct ListingOutput: Sendable, Hashable {
  /// What was printed between two marks.
  struct Part: Sendable, Hashable {
    /// The position of the comment at the part's end; nil for the last part.
    var comment: Int?
    /// The lines.
    var lines: [String]
    /// Those of them before the claims about printed text, by the claims' positions.
    var claimed: [Int: Range<Int>] = [:]
    /// Those of them that the statement directly above a claim printed, where others stand before them.
    var claimedLast: [Int: Range<Int>] = [:]
    /// The lines at which statements begin to print, in order.
    var starts: [Int] = []

    /// The part without the lines of some claims.
    ///
    /// - Parameter claims: their positions, and whether each stands for the statement directly above it alone.
    /// - Returns: the rest.
    func without(_ claims: [Int: Bool]) -> Part {
      let taken = claims.compactMap { claim, isOfLast in isOfLast ? claimedLast[claim] : claimed[claim] }
      var rest = self
      let left = lines.indices.filter { index in !taken.contains { $0.contains(index) } }
      rest.lines = left.map { lines[$0] }
      (rest.claimed, rest.claimedLast) = ([:], [:])
      rest.starts = starts.map { start in left.count { $0 < start } }
      return rest
    }

    /// The lines from the statement on that was reached last; nil where it began within a line.
    var linesOfLastStatement: ArraySlice<String>? {
      starts.last.flatMap { $0 > 0 && $0 < lines.count ? lines[$0...] : nil }
    }
  }

  /// The parts, from top to bottom.
  let parts: [Part]
  /// All that was printed, without the marks.
  public let lines: [String]
  /// The values that were written, by the positions of the claims.
  let values: [Int: FoundValue]
  /// What was printed before the claims about printed text, by their positions.
  let printed: [Int: [String]]
  /// What the statements directly above those claims printed, where others printed before them.
  let printedLast: [Int: [String]]

  /// Cuts what was printed.
  ///
  /// - Parameter printed: the lines as the program wrote them.
  public init(_ printed: [String]) {
    let text = printed.joined(separator: "\n")
    let pieces = text.split(separator: "\u{1E}", omittingEmptySubsequences: false)
    var parts: [Part] = []
    var values: [Int: FoundValue] = [:]
    var before: [Int: [String]] = [:]
    var beforeLast: [Int: [String]] = [:]
    var recent = ""
    // Where the statement that was reached last begins in the recent output, at the beginning of a line.
    var recentStart: String.Index?
    var plain = ""
    var open = ""
    var startsOnNewLine = true
    var claimed: [Int: Range<Int>] = [:]
    var claimedLast: [Int: Range<Int>] = [:]
    var starts: [Int] = []
    var openLines = 0
    // The line of the open part that begins at the last mark; nil where the mark stands within one.
    var lineAtMark: Int? = 0
    func lines(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
    func close(_ comment: Int?) {
      var own = open[...]
      if !startsOnNewLine, own.first == "\n" {
        own.removeFirst()
        claimed = claimed.mapValues { max(0, $0.lowerBound - 1)..<max(0, $0.upperBound - 1) }
        claimedLast = claimedLast.mapValues { max(0, $0.lowerBound - 1)..<max(0, $0.upperBound - 1) }
        starts = starts.map { max(0, $0 - 1) }
      }
      if !open.isEmpty { startsOnNewLine = open.hasSuffix("\n") }
      parts.append(
        Part(comment: comment, lines: lines(String(own)), claimed: claimed, claimedLast: claimedLast, starts: starts))
      (open, openLines, lineAtMark) = ("", 0, 0)
      (claimed, claimedLast, starts) = ([:], [:], [])
    }
    for piece in pieces {
      if piece.hasPrefix("lesson "), let comment = Int(piece.dropFirst(7)) {
        close(comment)
        (recent, recentStart) = ("", nil)
      } else if piece.hasPrefix("lesson value ") {
        let record = piece.dropFirst(13)
        let number = record.prefix { $0 != " " }
        if let claim = Int(number) { values[claim] = FoundValue(record.dropFirst(number.count + 1)) }
      } else if piece.hasPrefix(SwiftInsertion.statementMark) {
        let isOnNewLine = open.isEmpty || open.hasSuffix("\n")
        if isOnNewLine { starts.append(openLines) }
        recentStart = isOnNewLine && !recent.isEmpty ? recent.endIndex : nil
      } else if piece.hasPrefix("lesson printed "), let claim = Int(piece.dropFirst(15)) {
        before[claim] = lines(recent)
        let end = open.isEmpty || open.hasSuffix("\n") ? openLines : nil
        if let start = lineAtMark, let end { claimed[claim] = start..<end }
        if let recentStart, recentStart < recent.endIndex {
          beforeLast[claim] = lines(String(recent[recentStart...]))
          if let start = starts.last, let end { claimedLast[claim] = start..<end }
        }
        (recent, recentStart) = ("", nil)
        lineAtMark = end
      } else {
        open += piece
        openLines += piece.utf8.count { $0 == UInt8(ascii: "\n") }
        plain += piece
        recent += piece
      }
    }
    // The runner takes the line end off the last line.
    close(nil)
    self.parts = parts
    self.lines = lines(plain)
    (self.values, self.printed, self.printedLast) = (values, before, beforeLast)
  }
}
