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

  /// The source to compile: at each comment that stands between statements it writes a mark into the output.
  ///
  /// Lines of the code stay what they are; columns too, because a mark stands where the comment began, but for expressions whose
  /// values are written.
  ///
  /// - Parameters:
  ///   - body: the source.
  ///   - values: whether the values are written of which comments state something.
  /// - Returns: the source, in which `__statedValue` is called with a claim's position and a value.
  public func markedSource(_ body: String, values: Bool) -> String {
    var marks: [(position: Int, text: String)] = []
    for (index, comment) in comments.enumerated() where comment.isBoundary {
      marks.append((comment.position, Self.mark("\(index)", followsCode: comment.followsCode)))
    }
    for (index, claim) in claims.enumerated() where values {
      switch claim.subject {
      case .expression(let range):
        marks += [(range.lowerBound, "__statedValue(\(index), "), (range.upperBound, ")")]
      case .variable(let name):
        marks.append((claim.position, "\(claim.followsCode ? ";" : "")__statedValue(\(index), \(name));"))
      case .printed: marks.append((claim.position, Self.mark("printed \(index)", followsCode: claim.followsCode)))
      }
    }
    var bytes: [UInt8] = []
    let source = Array(body.utf8)
    var copied = 0
    for (_, mark) in marks.enumerated().sorted(by: {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }) {
      bytes += source[copied..<mark.position] + mark.text.utf8
      copied = mark.position
    }
    return String(decoding: bytes + source[copied...], as: UTF8.self)
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
    func lines(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
    func close(_ comment: Int?) {
      var own = open[...]
      if !startsOnNewLine, own.first == "\n" { own.removeFirst() }
      if !open.isEmpty { startsOnNewLine = open.hasSuffix("\n") }
      parts.append(Part(comment: comment, lines: lines(String(own))))
      open = ""
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
      } else {
        open += piece
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
