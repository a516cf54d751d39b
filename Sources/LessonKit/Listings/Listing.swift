import SourceText

/// What a Swift fence says of itself in a document that is no lesson.
public struct Listing: Sendable, Hashable {
  /// What it says it prints, from top to bottom.
  public var comments: [PrintsComment]

  /// Reads the comments of a listing.
  ///
  /// - Parameters:
  ///   - body: the source.
  ///   - unclosed: receives the lines of the body, from 0, on which a text is begun and never closed.
  init(_ body: String, unclosed: inout [Int]) {
    let reader = PrintsReader(body, SwiftOutline(body))
    comments = reader.comments
    unclosed = reader.unclosed
  }

  /// The source to compile: at each comment that stands between statements it writes a mark into the output.
  ///
  /// Lines and columns of the code stay what they are, because a mark stands where the comment began.
  public func markedSource(_ body: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(body.utf8)
    var copied = 0
    for (index, comment) in comments.enumerated() where comment.isBoundary {
      bytes += source[copied..<comment.position]
      bytes += "\(comment.followsCode ? ";" : "")Swift.print(\"\\u{1E}lesson \(index)\\u{1E}\",terminator:\"\");".utf8
      copied = comment.position
    }
    return String(decoding: bytes + source[copied...], as: UTF8.self)
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

  /// Cuts what was printed.
  ///
  /// - Parameter printed: the lines as the program wrote them.
  public init(_ printed: [String]) {
    let text = printed.joined(separator: "\n")
    let pieces = text.split(separator: "\u{1E}", omittingEmptySubsequences: false)
    var parts: [Part] = []
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
      } else {
        open += piece
        plain += piece
      }
    }
    // The runner takes the line end off the last line.
    close(nil)
    self.parts = parts
    self.lines = lines(plain)
  }
}
