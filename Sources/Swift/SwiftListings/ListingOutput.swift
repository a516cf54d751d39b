import SourceText
import SwiftSource

/// The output of a listing, cut at its marks.
public struct ListingOutput: Sendable, Hashable {
  /// The output between two marks.
  struct Part: Sendable, Hashable {
    /// The position of the comment at the part's end; nil for the last part.
    var comment: Int?
    var lines: [String]
    /// The lines before the claims about printed text, by the claims' positions.
    var claimed: [Int: Range<Int>] = [:]
    /// The lines that the statement directly above a claim printed, if other lines come before them.
    var claimedLast: [Int: Range<Int>] = [:]
    /// The lines that calls in bodies printed, by the names of the listings that have the calls.
    var ofCalls: [String: Set<Int>] = [:]
    /// The lines at which statements begin to print, in order.
    var starts: [Int] = []

    /// Returns the part after the calls in the bodies of a listing, without the lines of some claims.
    ///
    /// - Parameters:
    ///   - claims: their positions, and whether each stands only for the statement directly above it.
    ///   - listing: the name of the listing.
    /// - Returns: the rest.
    func without(_ claims: [Int: Bool], callsOf listing: String) -> Part {
      let taken = claims.compactMap { claim, isOfLast in isOfLast ? claimedLast[claim] : claimed[claim] }
      var rest = self
      let first = (ofCalls[listing]?.max() ?? -1) + 1
      let left = lines.indices.filter { index in index >= first && !taken.contains { $0.contains(index) } }
      rest.lines = left.map { lines[$0] }
      (rest.claimed, rest.claimedLast, rest.ofCalls) = ([:], [:], [:])
      rest.starts = starts.map { start in left.count { $0 < start } }
      return rest
    }

    /// The lines from the last statement reached; nil if it began within a line.
    var linesOfLastStatement: ArraySlice<String>? {
      starts.last.flatMap { $0 > 0 && $0 < lines.count ? lines[$0...] : nil }
    }
  }

  /// The parts, from top to bottom.
  private(set) var parts: [Part] = []
  /// The whole output, without the marks.
  public private(set) var lines: [String] = []
  /// The values that were written, by the positions of the claims.
  private(set) var values: [Int: FoundValue] = [:]
  /// The values of the variables whose methods are called, after the calls, by the positions of the claims.
  private(set) var receivers: [Int: FoundValue] = [:]
  /// The output before the claims about printed text, by their positions.
  private(set) var printed: [Int: [String]] = [:]
  /// The output of single statements, by the positions of the claims.
  ///
  /// They are the statements directly above claims about printed text, if others printed before them, and the
  /// statements whose values were written.
  private(set) var printedLast: [Int: [String]] = [:]
  /// The output of the calls in bodies that comments on their lines are about.
  private(set) var calls = PrintedCalls()

  /// Cuts the output at its marks.
  ///
  /// - Parameter printed: the lines as the program wrote them.
  public init(_ printed: [String]) {
    var open = OpenPart()
    var recent = RecentOutput()
    var plain = ""
    for piece in printed.joined(separator: "\n").split(separator: "\u{1E}", omittingEmptySubsequences: false) {
      if piece.hasPrefix("lesson "), let comment = Int(piece.dropFirst(7)) {
        parts.append(open.closed(by: comment))
        recent = RecentOutput()
      } else if piece.hasPrefix("lesson value ") {
        let record = piece.dropFirst(13)
        let number = record.prefix { $0 != " " }
        guard let claim = Int(number) else { continue }
        values[claim] = FoundValue(record.dropFirst(number.count + 1))
        printedLast[claim] = recent.ofStatement.map(\.outputLines)
      } else if piece.hasPrefix("lesson receiver ") {
        let record = piece.dropFirst(16)
        let number = record.prefix { $0 != " " }
        if let claim = Int(number) { receivers[claim] = FoundValue(record.dropFirst(number.count + 1)) }
      } else if piece.hasPrefix(SwiftInsertion.statementMark) {
        if open.endsLine { open.starts.append(open.lineCount) }
        recent.reachStatement(onNewLine: open.endsLine)
      } else if piece.hasPrefix("lesson printed "), let claim = Int(piece.dropFirst(15)) {
        self.printed[claim] = recent.text.outputLines
        printedLast[claim] = recent.ofLastStatement.map(\.outputLines)
        open.claim(claim, withLast: recent.ofLastStatement != nil)
        recent = RecentOutput()
      } else if let (key, isStart) = PrintedCalls.Key.read(piece) {
        if isStart {
          calls.begin(key, after: plain, line: open.lineCount)
        } else if let first = calls.end(key, after: plain) {
          open.ofCalls[key.listing, default: []].formUnion(first..<max(first, open.lineCount + (open.endsLine ? 0 : 1)))
        }
      } else {
        open.add(piece)
        plain += piece
        recent.text += piece
      }
    }
    // The runner removes the line break after the last line.
    parts.append(open.closed(by: nil))
    lines = plain.outputLines
  }
}

extension ListingOutput {
  /// Removes the output and values of claims that differed in another run.
  ///
  /// - Parameter other: the output of the other run.
  /// - Returns: the output, with the values and lines that were the same both times.
  public func common(with other: ListingOutput) -> ListingOutput {
    var common = self
    common.values = values.filter { other.values[$0.key] == $0.value }
    common.printed = printed.filter { other.printed[$0.key] == $0.value }
    common.printedLast = printedLast.filter { other.printedLast[$0.key] == $0.value }
    common.calls = calls.common(with: other.calls)
    return common
  }
}

/// The output since a comment or a claim about printed text.
private struct RecentOutput {
  package var text = ""
  /// The start of the last statement reached; nil if there was none.
  private var statement: String.Index?
  /// Whether the statement begins at the start of a line below others.
  private var isBelowOthers = false

  /// Records that a statement is reached.
  mutating func reachStatement(onNewLine: Bool) {
    isBelowOthers = onNewLine && !text.isEmpty
    statement = text.endIndex
  }

  /// The output of the last statement reached.
  var ofStatement: String? { statement.map { String(text[$0...]) } }

  /// The output of the last statement, if others printed lines before it and it printed something.
  var ofLastStatement: String? { isBelowOthers ? ofStatement.flatMap { $0.isEmpty ? nil : $0 } : nil }
}

/// The part of the output that no comment has closed yet.
private struct OpenPart {
  private var text = ""
  private var part = ListingOutput.Part(lines: [])
  /// Whether the part begins on a line of its own.
  private var startsOnNewLine = true
  /// The number of lines that have ended.
  private(set) var lineCount = 0
  /// The line that begins at the last mark; nil if the mark is within a line.
  private var lineAtMark: Int? = 0

  var starts: [Int] {
    get { part.starts }
    set { part.starts = newValue }
  }

  var ofCalls: [String: Set<Int>] {
    get { part.ofCalls }
    set { part.ofCalls = newValue }
  }

  /// Whether the next output begins a line.
  var endsLine: Bool { text.isEmpty || text.hasSuffix("\n") }

  mutating func add(_ piece: Substring) {
    text += piece
    lineCount += piece.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// Assigns a claim the lines since the last mark, and the lines of the last statement.
  mutating func claim(_ claim: Int, withLast: Bool) {
    let end = endsLine ? lineCount : nil
    if let lineAtMark, let end { part.claimed[claim] = lineAtMark..<end }
    if withLast, let start = starts.last, let end { part.claimedLast[claim] = start..<end }
    lineAtMark = end
  }

  /// Returns the part up to a comment, and begins another one.
  mutating func closed(by comment: Int?) -> ListingOutput.Part {
    var own = text[...]
    if !startsOnNewLine, own.first == "\n" {
      own.removeFirst()
      let up = { (lines: Range<Int>) in max(0, lines.lowerBound - 1)..<max(0, lines.upperBound - 1) }
      (part.claimed, part.claimedLast) = (part.claimed.mapValues(up), part.claimedLast.mapValues(up))
      starts = starts.map { max(0, $0 - 1) }
      ofCalls = ofCalls.mapValues { Set($0.map { max(0, $0 - 1) }) }
    }
    (part.comment, part.lines) = (comment, String(own).outputLines)
    let whole = part
    let isOnNewLine = text.isEmpty ? startsOnNewLine : text.hasSuffix("\n")
    self = OpenPart()
    startsOnNewLine = isOnNewLine
    return whole
  }
}

extension String {
  /// The lines of an output, without the empty line after the last line break.
  var outputLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
