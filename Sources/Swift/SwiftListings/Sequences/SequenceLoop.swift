import SourceText
import SwiftSource

/// A loop over a sequence: `for … in`, or a call of `forEach`.
struct SequenceLoop {
  /// The tokens of the sequence.
  var sequence: Range<Int>
  /// The tokens of the body, with its braces.
  var body: Range<Int>
  /// Whether the loop's pattern is a tuple, as in loops over dictionaries.
  var takesPairs: Bool

  /// Returns the loops of a source, from top to bottom.
  static func all(_ outline: SwiftOutline) -> [SequenceLoop] {
    let tokens = outline.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word else { return nil }
      let isMember = index > 0 && tokens[index - 1].text.hasSuffix(".")
      if tokens[index].text == "for", !isMember { return loop(tokens, for: index) }
      return tokens[index].text == "forEach" && isMember ? loop(tokens, forEach: index) : nil
    }
  }

  private static func loop(_ tokens: [SwiftToken], for start: Int) -> SequenceLoop? {
    let depth = tokens[start].depth
    func next(_ text: String, after index: Int) -> Int? {
      tokens[(index + 1)...].prefix(1_000).firstIndex { $0.depth == depth && $0.text == text }
    }
    guard let word = next("in", after: start), let brace = next("{", after: word), word + 1 < brace else { return nil }
    let end = next("where", after: word).flatMap { $0 < brace ? $0 : nil } ?? brace
    let pattern = tokens[(start + 1)..<word]
    return SequenceLoop(
      sequence: (word + 1)..<end, body: brace..<closing(tokens, brace),
      takesPairs: pattern.contains { $0.text == "(" } && pattern.first?.text != "case" || pattern.first?.text == "(")
  }

  private static func loop(_ tokens: [SwiftToken], forEach index: Int) -> SequenceLoop? {
    guard index + 1 < tokens.count, ["{", "("].contains(tokens[index + 1].text) else { return nil }
    let depth = tokens[index].depth
    var start = index - 1
    while start > 0, tokens[start - 1].depth >= depth, index - start < 1_000 {
      let (before, token) = (tokens[start - 1], tokens[start])
      if before.depth == depth, before.kind == .opening { break }
      if token.depth == depth, token.line > before.line, !token.text.hasPrefix(".") { break }
      if before.depth == depth, [";", "=", "return", "in"].contains(before.text) { break }
      start -= 1
    }
    return SequenceLoop(
      sequence: start..<(index - 1), body: (index + 1)..<closing(tokens, index + 1), takesPairs: false)
  }

  /// Returns the position after the bracket that closes one.
  private static func closing(_ tokens: [SwiftToken], _ open: Int) -> Int {
    let depth = tokens[open].depth
    return tokens[(open + 1)...].firstIndex { $0.depth <= depth }.map { $0 + 1 } ?? tokens.count
  }
}
