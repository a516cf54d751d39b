import SourceText
import SwiftSource

/// The values of a listing that take their order from a set, or from a dictionary's keys or values.
///
/// That order differs between runs.
struct UnorderedValues {
  private let tokens: [SwiftToken]
  /// The variables whose values have such an order.
  private var names: Set<String> = []
  /// The variables whose elements depend on such an order.
  private var selected: Set<String> = []

  /// Reads the declarations and assignments of a listing.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ outline: SwiftOutline) {
    tokens = outline.tokens
    for index in tokens.indices {
      guard let name = name(setAt: index) else { continue }
      let end = end(of: index)
      let isUnordered = isUnordered(index...end)
      if isUnordered, isSelection(index...end) { selected.insert(name) } else { selected.remove(name) }
      if isUnordered { names.insert(name) } else { names.remove(name) }
    }
    // A variable may be sorted later.
    for index in tokens.indices.dropFirst(2)
    where tokens[index].text == "sort" && isMember(index) && tokens[index - 2].kind == .word {
      names.remove(tokens[index - 2].text)
    }
  }

  /// Whether a body iterates over a set, or over a dictionary's keys or values.
  ///
  /// A loop counts, too, if its sequence has no order or could have none. A caller of the body does not see that there
  /// is no order.
  ///
  /// - Parameters:
  ///   - outline: the listing.
  ///   - orders: the known orders of sequences in it and in the listings above it.
  /// - Returns: whether it does.
  static func isHidden(_ outline: SwiftOutline, _ orders: SequenceOrders) -> Bool {
    let own = UnorderedValues(outline)
    let tokens = outline.tokens
    let isSorted = tokens.contains { ["sorted", "sort"].contains($0.text) }
    let isInLoop = SequenceLoop.all(outline).contains { loop in
      switch orders.order(outline, of: loop.sequence) {
      case .ordered: return false
      case .unordered: return !isSorted || tokens[loop.body].contains { ["print", "dump"].contains($0.text) }
      case .unknown:
        let numbering: Set = ["enumerated", "zip", "indexed"]
        return loop.takesPairs && !isSorted && !tokens[loop.sequence].contains { numbering.contains($0.text) }
      }
    }
    if isInLoop { return true }
    var braces = 0
    return !isSorted
      && tokens.indices.contains { index in
        if tokens[index].text == "{" { braces += 1 } else if tokens[index].text == "}" { braces -= 1 }
        return braces > 0 && own.isUnordered(index...index)
      }
  }

  /// Whether all sequences that a listing iterates over have an order.
  ///
  /// Then its lines have an order, too, even if the listing mentions something without one.
  ///
  /// - Parameters:
  ///   - source: the listing.
  ///   - outline: its outline.
  ///   - orders: the known orders of sequences in it and in the listings above it.
  ///   - unsure: the names of listings above that mention something that could have no order.
  /// - Returns: whether they certainly have one.
  static func isOrdered(
    _ source: String, _ outline: SwiftOutline, _ orders: SequenceOrders, unsure: Set<String>
  ) -> Bool {
    let tokens = outline.tokens
    let bytes = Array(source.utf8)
    let literals = tokens.filter { $0.kind == .literal }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    let doubtful = unsure.filter { orders.names[$0] != .ordered }
    guard !literals.contains(where: { text in text.contains("\\(") && doubtful.contains(where: text.contains) })
    else { return false }
    let shared = outline.words.intersection(unsure)
    guard outline.words.isDisjoint(with: VaryingWords.concurrent), shared.allSatisfy(orders.isVariable),
      tokens.indices.allSatisfy({ index in
        !shared.contains(tokens[index].text) || orders.names[tokens[index].text] == .ordered
          || isPutInOrder(tokens, index)
      }),
      SequenceLoop.all(outline).allSatisfy({ orders.order(outline, of: $0.sequence) == .ordered })
    else { return false }
    return tokens.indices.dropLast().allSatisfy { index in
      let goesThrough = ["compactMap", "filter", "flatMap", "map", "reduce"].contains(tokens[index].text)
      guard goesThrough, ["{", "("].contains(tokens[index + 1].text) else { return true }
      return !tokens[(index + 2)...].prefix { $0.depth > tokens[index + 1].depth }.contains { $0.text == "print" }
    }
  }

  /// Whether a listing prints a variable that is a set or a dictionary.
  static func isPrinted(_ outline: SwiftOutline, _ orders: SequenceOrders) -> Bool {
    let tokens = outline.tokens
    return tokens.indices.dropLast(2).contains { index in
      guard ["print", "debugPrint", "dump"].contains(tokens[index].text), tokens[index + 1].text == "(" else {
        return false
      }
      let depth = tokens[index + 1].depth
      let arguments = tokens.indices[(index + 2)...].prefix { tokens[$0].depth > depth }
      return arguments.contains { orders.names[tokens[$0].text] == .unordered && !isPutInOrder(tokens, $0) }
    }
  }

  /// Whether the value of a variable is sorted, or only counted or looked up, where it is used.
  private static func isPutInOrder(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    var next = index + 1
    func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }
    if text(next) == ".", ["keys", "values"].contains(text(next + 1)) { next += 2 }
    if text(next) == "[" { return next == index + 1 }
    let plain: Set = ["contains", "count", "isEmpty", "max", "min", "removeValue", "sorted", "updateValue"]
    return text(next) == "." && plain.contains(text(next + 1))
  }

  /// The members that select some of several values by their order.
  private static let selecting: Set = [
    "prefix", "suffix", "first", "last", "dropFirst", "dropLast", "popFirst", "popLast", "removeFirst", "removeLast",
    "randomElement", "reduce", "joined", "enumerated", "zip", "split", "chunked", "chunks", "windows", "adjacentPairs",
    "index", "startIndex", "indices", "striding", "uniqued", "scan", "reductions", "interspersed", "reversed",
  ]

  /// Whether the elements of a statement's value depend on an order that differs between runs.
  func isSelection(_ statement: ClosedRange<Int>) -> Bool {
    statement.contains { Self.selecting.contains(tokens[$0].text) || selected.contains(tokens[$0].text) }
  }

  /// Whether the value of a statement, given by the positions of its tokens, has no order of its own.
  func isUnordered(_ statement: ClosedRange<Int>) -> Bool {
    var isUnordered = false
    for index in statement where tokens[index].kind == .word {
      let text = tokens[index].text
      if isMember(index) {
        if text == "sorted" { return false }
        let isCall = index + 1 < tokens.count && tokens[index + 1].text == "("
        if ["keys", "values"].contains(text), !isCall { isUnordered = true }
      } else if text == "Set" || names.contains(text) {
        isUnordered = true
      }
    }
    return isUnordered
  }

  /// Whether the value of a variable, of its property, or of its conversion has no order of its own.
  func isUnordered(_ name: String) -> Bool {
    guard !name.contains(".sorted") else { return false }
    let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return parts.contains { names.contains($0) || $0 == "Set" } || [".keys", ".values"].contains { name.contains($0) }
  }

  private func isMember(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .sign && tokens[index - 1].text.hasSuffix(".")
  }

  /// Returns the variable that is declared or set at a position.
  private func name(setAt index: Int) -> String? {
    guard index + 1 < tokens.count else { return nil }
    let (token, next) = (tokens[index], tokens[index + 1])
    if token.text == "let" || token.text == "var" { return next.kind == .word ? next.text : nil }
    let isDeclared = index > 0 && ["let", "var"].contains(tokens[index - 1].text)
    return token.kind == .word && next.text == "=" && !isDeclared && !isMember(index) ? token.text : nil
  }

  /// The maximum number of tokens of a statement, more than anybody writes.
  private static let mostTokens = 1_000

  /// Returns the last token of the statement at a position, judged by lines.
  private func end(of start: Int) -> Int {
    let depth = tokens[start].depth
    var end = start
    while end + 1 < tokens.count, end - start < Self.mostTokens {
      let (token, next) = (tokens[end], tokens[end + 1])
      if next.text == ";" || next.depth < depth { break }
      let canBegin = next.kind == .word || next.kind == .literal || ["[", "("].contains(next.text)
      if next.depth == depth, next.line > token.line, canBegin, token.kind != .sign { break }
      end += 1
    }
    return end
  }
}
