import SourceText
import SwiftSource

/// The statements about itself that a Swift fence makes in a document that is not a lesson.
public struct Listing: Sendable, Hashable {
  /// The comments that say what the listing prints, from top to bottom.
  public var comments: [PrintsComment]

  /// The claims about values, from top to bottom.
  public var claims: [ValueClaim]

  /// The statements outside brackets that do something when they are reached, from top to bottom.
  var statements: [Statement]

  /// A statement outside brackets.
  struct Statement: Sendable, Hashable {
    /// The lines of the body, from 0, that contain the statement.
    var lines: ClosedRange<Int>
    /// The byte of the body at which it starts.
    var position: Int
  }

  /// Reads the comments of a listing.
  ///
  /// - Parameters:
  ///   - body: the source.
  ///   - callouts: a function that returns the numbers that the text around the listing refers to.
  ///   - unclosed: the lines of the body, from 0, with a quotation mark that opens a text but is never closed.
  package init(_ body: String, callouts: () -> Set<Int> = { [] }, unclosed: inout [Int]) {
    let outline = SwiftOutline(body)
    let bytes = Array(body.utf8)
    name = CacheFolder.name(for: body)
    statements = outline.executedStatements.map { tokens in
      let (first, last) = (outline.tokens[tokens.lowerBound], outline.tokens[tokens.upperBound])
      return Statement(
        lines: first.line...(last.line + bytes[last.range].count { $0 == UInt8(ascii: "\n") }),
        position: first.range.lowerBound)
    }
    leavesOut = outline.comments.contains {
      ["...", "\u{2026}"].contains(String(decoding: bytes[$0.range].dropFirst(2), as: UTF8.self).trimmed)
    }
    waitsForValues = outline.tokens.indices.contains { index in
      outline.tokens[index].text == "for" && outline.tokens[(index + 1)...].prefix(2).contains { $0.text == "await" }
    }
    let reader = PrintsReader(body, outline)
    comments = reader.comments
    if outline.showsAddedCode { for index in comments.indices { comments[index].call = nil } }
    unclosed = reader.unclosed
    claims =
      outline.comments.isEmpty
      ? []
      : ValueClaimReader(body, outline, taken: Set(comments.flatMap(\.lines).map(\.bodyLine)), callouts: callouts)
        .claims
  }

  /// The lines of the body, from 1, with comments that say what is printed.
  public var linesOfOutput: [Int] { comments.flatMap(\.lines).map { $0.bodyLine + 1 } }

  /// Whether a source gives a different result with each run, judged by its words.
  public static func isRandom(_ outline: SwiftOutline) -> Bool { VaryingWords.isRandom(outline) }

  /// Whether the declarations or loops of a source can take their order from a set or a dictionary.
  ///
  /// - Parameters:
  ///   - outline: the source.
  ///   - orders: the known orders of sequences in it and in the listings above it.
  /// - Returns: whether they can.
  public static func hidesOrder(_ outline: SwiftOutline, _ orders: SequenceOrders) -> Bool {
    UnorderedValues.isHidden(outline, orders) || UnorderedValues.isPrinted(outline, orders)
  }

  /// Whether a source mentions something that could have no order, judged by its words.
  public static func mayBeUnordered(_ outline: SwiftOutline) -> Bool { VaryingWords.mayBeUnordered(outline) }

  /// Whether all sequences that a source iterates over have an order.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - outline: its outline.
  ///   - orders: the known orders of sequences in it and in the listings above it.
  ///   - unsure: the names of listings above that mention something that could have no order.
  /// - Returns: whether they certainly have one.
  public static func isOrdered(
    _ source: String, _ outline: SwiftOutline, _ orders: SequenceOrders, unsure: Set<String>
  ) -> Bool {
    UnorderedValues.isOrdered(source, outline, orders, unsure: unsure)
  }

  /// A name that no other listing of its document has, unless they are the same.
  let name: String

  /// Whether a comment that consists only of `...` stands for omitted source.
  public private(set) var leavesOut: Bool

  /// Whether a loop waits for the values of an asynchronous sequence, which may never end.
  package private(set) var waitsForValues: Bool

  /// Returns the insertions that make the compiled source mark its output.
  ///
  /// The source then writes a mark at each comment between statements, and before each statement. The lines of the code
  /// do not change; neither do columns where a mark replaces the start of a comment. To write values, the insertions
  /// call `__statedValue` with a claim's position and a value.
  ///
  /// - Parameters:
  ///   - values: whether to write the values that comments state.
  ///   - statements: whether to put marks before statements.
  /// - Returns: the insertions, with the lines on which they can cause errors.
  public func insertions(values: Bool, statements: Bool = true) -> [SwiftInsertion] {
    var all = (statements ? self.statements : []).enumerated().map { index, statement in
      SwiftInsertion(
        markOf: index, at: statement.position,
        lines: (statement.lines.lowerBound + 1)...(statement.lines.upperBound + 1))
    }
    for (index, comment) in comments.enumerated() {
      if comment.isBoundary {
        all.append(SwiftInsertion(at: comment.position, Self.mark("\(index)", followsCode: comment.followsCode)))
      } else if let call = comment.call {
        all += marks(ofCall: PrintedCalls.Key(listing: name, comment: index), at: call)
      }
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
      if let name = claim.receiver {
        // Two semicolons in a row do not compile.
        let isFirst = if case .expression = claim.subject { claim.followsCode } else { false }
        let text = "\(isFirst ? ";" : "")__statedReceiver(\(index), \(name));"
        all.append(SwiftInsertion(at: claim.position, text, lines: min(claim.firstLine + 1, line)...line))
      }
    }
    return all
  }

  /// Returns the lines, from 1, of the last statement reached before the listing ended early; nil if they are unknown.
  public func lastLines(reachedBy printed: [String]) -> ClosedRange<Int>? {
    guard let last = SwiftInsertion.lastMarkedStatement(in: printed), statements.indices.contains(last)
    else { return nil }
    return (statements[last].lines.lowerBound + 1)...(statements[last].lines.upperBound + 1)
  }

  /// Returns the marks around a call in a body.
  ///
  /// The call stays one expression with its type, so that a closure that consists of it keeps its type, too.
  private func marks(ofCall key: PrintedCalls.Key, at code: Range<Int>) -> [SwiftInsertion] {
    let mark = { (sign: Character) in "Swift.print(\"\\u{1E}\(key.mark(sign))\\u{1E}\",terminator:\"\")" }
    var marks = [
      SwiftInsertion(at: code.lowerBound, "(\(mark("<")),"), SwiftInsertion(at: code.upperBound, ",\(mark(">"))).1"),
    ]
    for index in marks.indices { marks[index].code = code }
    return marks
  }

  private static func mark(_ words: String, followsCode: Bool) -> String {
    "\(followsCode ? ";" : "")Swift.print(\"\\u{1E}lesson \(words)\\u{1E}\",terminator:\"\");"
  }
}
