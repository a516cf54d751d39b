import SourceText

/// What a Swift fence says of itself in a document that is no lesson.
public struct Listing: Sendable, Hashable {
  /// What it says it prints, from top to bottom.
  public var comments: [PrintsComment]

  /// What it states of values, from top to bottom.
  public var claims: [ValueClaim]

  /// Reads the comments of a listing.
  ///
  /// - Parameters:
  ///   - body: the source.
  ///   - unclosed: receives the lines of the body, from 0, on which a text is begun and never closed.
  init(_ body: String, unclosed: inout [Int]) {
    let outline = SwiftOutline(body)
    let reader = PrintsReader(body, outline)
    comments = reader.comments
    unclosed = reader.unclosed
    claims =
      outline.comments.isEmpty
      ? [] : ValueClaimReader(body, outline, taken: Set(comments.flatMap(\.lines).map(\.bodyLine))).claims
  }

  /// Whether a source gives something else with each run, as far as its words tell.
  public static func isRandom(_ outline: SwiftOutline) -> Bool { ValueClaimReader.isRandom(outline) }

  /// What is added to the source that is compiled: at each comment that stands between statements it writes a mark into the
  /// output.
  ///
  /// Lines of the code stay what they are; columns too, because a mark stands where the comment began, but for expressions whose
  /// values are written: `__statedValue` is called with a claim's position and a value.
  ///
  /// - Parameter values: whether the values are written of which comments state something.
  /// - Returns: what is added, with the lines on which errors can be due to it.
  public func insertions(values: Bool) -> [SwiftInsertion] {
    var all: [SwiftInsertion] = []
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

    /// The part without the lines of some claims.
    func without(_ claims: Set<Int>) -> Part {
      let taken = claimed.filter { claims.contains($0.key) }.values
      var rest = self
      rest.lines = lines.indices.filter { index in !taken.contains { $0.contains(index) } }.map { lines[$0] }
      rest.claimed = [:]
      return rest
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

  /// Cuts what was printed.
  ///
  /// - Parameter printed: the lines as the program wrote them.
  public init(_ printed: [String]) {
    let text = printed.joined(separator: "\n")
    let pieces = text.split(separator: "\u{1E}", omittingEmptySubsequences: false)
    var parts: [Part] = []
    var values: [Int: FoundValue] = [:]
    var before: [Int: [String]] = [:]
    var recent = ""
    var plain = ""
    var open = ""
    var startsOnNewLine = true
    var claimed: [Int: Range<Int>] = [:]
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
      }
      if !open.isEmpty { startsOnNewLine = open.hasSuffix("\n") }
      parts.append(Part(comment: comment, lines: lines(String(own)), claimed: claimed))
      (open, openLines, claimed, lineAtMark) = ("", 0, [:], 0)
    }
    for piece in pieces {
      if piece.hasPrefix("lesson "), let comment = Int(piece.dropFirst(7)) {
        close(comment)
        recent = ""
      } else if piece.hasPrefix("lesson value ") {
        let record = piece.dropFirst(13)
        let number = record.prefix { $0 != " " }
        if let claim = Int(number) { values[claim] = FoundValue(record.dropFirst(number.count + 1)) }
      } else if piece.hasPrefix("lesson printed "), let claim = Int(piece.dropFirst(15)) {
        before[claim] = lines(recent)
        recent = ""
        let end = open.isEmpty || open.hasSuffix("\n") ? openLines : nil
        if let start = lineAtMark, let end { claimed[claim] = start..<end }
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
    (self.values, self.printed) = (values, before)
  }
}
