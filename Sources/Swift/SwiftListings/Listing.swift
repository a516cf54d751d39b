import SourceText
import SwiftSource

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
  ///   - callouts: returns the numbers that the text around the listing refers to.
  ///   - unclosed: receives the lines of the body, from 0, on which a text is begun and never closed.
  package init(_ body: String, callouts: () -> Set<Int> = { [] }, unclosed: inout [Int]) {
    let outline = SwiftOutline(body)
    let bytes = Array(body.utf8)
    statements = outline.executedStatements.map { tokens in
      let (first, last) = (outline.tokens[tokens.lowerBound], outline.tokens[tokens.upperBound])
      return Statement(
        lines: first.line...(last.line + bytes[last.range].count { $0 == UInt8(ascii: "\n") }),
        position: first.range.lowerBound)
    }
    leavesOut = outline.comments.contains {
      ["...", "\u{2026}"].contains(String(decoding: bytes[$0.range].dropFirst(2), as: UTF8.self).trimmed)
    }
    let reader = PrintsReader(body, outline)
    comments = reader.comments
    unclosed = reader.unclosed
    claims =
      outline.comments.isEmpty
      ? []
      : ValueClaimReader(body, outline, taken: Set(comments.flatMap(\.lines).map(\.bodyLine)), callouts: callouts)
        .claims
  }

  /// The lines of the body, from 1, on which comments say what is printed.
  public var linesOfOutput: [Int] { comments.flatMap(\.lines).map { $0.bodyLine + 1 } }

  /// Whether a source gives something else with each run, as far as its words tell.
  public static func isRandom(_ outline: SwiftOutline) -> Bool { VaryingWords.isRandom(outline) }

  /// Whether what a source declares or loops over can take its order from a set or from a dictionary.
  ///
  /// - Parameters:
  ///   - outline: the source.
  ///   - orders: what it and the listings above it tell of sequences.
  /// - Returns: whether it can.
  public static func hidesOrder(_ outline: SwiftOutline, _ orders: SequenceOrders) -> Bool {
    UnorderedValues.isHidden(outline, orders)
  }

  /// Whether a source mentions what could have no order, as far as its words tell.
  public static func mayBeUnordered(_ outline: SwiftOutline) -> Bool { VaryingWords.mayBeUnordered(outline) }

  /// Whether all that a source goes through has an order.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - outline: its outline.
  ///   - orders: what it and the listings above it tell of sequences.
  ///   - unsure: the names of listings above that mention what could have no order.
  /// - Returns: whether it has beyond doubt.
  public static func isOrdered(
    _ source: String, _ outline: SwiftOutline, _ orders: SequenceOrders, unsure: Set<String>
  ) -> Bool {
    UnorderedValues.isOrdered(source, outline, orders, unsure: unsure)
  }

  /// Whether a comment that holds nothing but `...` stands for what the source leaves out.
  public private(set) var leavesOut: Bool

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
      if let name = claim.receiver {
        // Two semicolons in a row do not compile.
        let isFirst = if case .expression = claim.subject { claim.followsCode } else { false }
        let text = "\(isFirst ? ";" : "")__statedReceiver(\(index), \(name));"
        all.append(SwiftInsertion(at: claim.position, text, lines: min(claim.firstLine + 1, line)...line))
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
