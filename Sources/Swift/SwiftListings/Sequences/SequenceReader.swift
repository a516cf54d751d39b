import SourceText
import SwiftSource

/// A reader of the order of an expression's sequence, judged by its tokens and the declarations above it.
struct SequenceReader {
  private let tokens: [SwiftToken]
  private let known: SequenceOrders

  init(_ tokens: [SwiftToken], _ known: SequenceOrders) { (self.tokens, self.known) = (tokens, known) }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  // MARK: - Types

  /// Returns the order of the type at a position: `[String: Int]`, `Array<(Int, Int)>`.
  func type(at index: Int) -> SequenceOrder {
    switch text(index) {
    case "inout", "borrowing", "consuming", "some", "any", "@escaping": return type(at: index + 1)
    case "[": return isDictionary(index) ? .unordered : .ordered
    case let name: return Self.types[name] ?? known.types[name] ?? .unknown
    }
  }

  /// Whether a type takes a dictionary literal and keeps its order.
  func isPairs(at index: Int) -> Bool { text(index) == "KeyValuePairs" }

  /// Whether the brackets at a position contain keys with values, or only a colon.
  private func isDictionary(_ open: Int) -> Bool {
    let inner = tokens[open].depth + 1
    var questions = 0
    for token in tokens[(open + 1)...].prefix(while: { $0.depth >= inner }) where token.depth == inner {
      if token.text == "?" { questions += 1 }
      if token.text == ":" {
        if questions == 0 { return true }
        questions -= 1
      }
      if token.text == "," { questions = 0 }
    }
    return false
  }

  // MARK: - Expressions

  /// Returns the order of an expression's value; unknown for no tokens.
  func order(_ range: Range<Int>) -> SequenceOrder {
    var index = range.lowerBound
    while index < range.upperBound, ["try", "await", "&", "?", "!"].contains(text(index)) { index += 1 }
    guard index < range.upperBound else { return .unknown }
    var order = primary(&index, range.upperBound)
    while index < range.upperBound {
      let token = tokens[index]
      if token.kind == .sign, token.text.hasSuffix("."), !token.text.hasSuffix(".."), index + 1 < range.upperBound {
        order = member(&index, range.upperBound, of: order)
      } else if token.text == "!" || token.text == "?" {
        index += 1
      } else if token.text == "[" {
        let end = closing(index)
        let isPart = tokens[(index + 1)..<end].contains { $0.text.contains("..") }
        if !isPart { order = .unknown }
        index = end + 1
      } else if ["...", "..<"].contains(token.text) {
        return .ordered
      } else if ["+", "??"].contains(token.text) {
        return order + self.order((index + 1)..<range.upperBound)
      } else if token.text == "as" {
        let isPlain = !["!", "?"].contains(text(index + 1))
        return type(at: isPlain ? index + 1 : index + 2)
      } else {
        return token.kind == .sign ? .unknown : order
      }
    }
    return order
  }

  private func primary(_ index: inout Int, _ end: Int) -> SequenceOrder {
    let token = tokens[index]
    switch token.kind {
    case .literal:
      index += 1
      return .ordered
    case .opening where token.text == "(":
      let close = closing(index)
      let isTuple = tokens[(index + 1)..<close].contains { $0.text == "," && $0.depth == token.depth + 1 }
      defer { index = close + 1 }
      return isTuple ? .unknown : order((index + 1)..<close)
    case .opening where token.text == "[":
      let isDictionary = isDictionary(index)
      index = closing(index) + 1
      let content = arguments(&index, end)
      return isDictionary ? .unordered : content ?? .ordered
    case .word: return named(&index, end)
    default:
      index += 1
      return .unknown
    }
  }

  private func named(_ index: inout Int, _ end: Int) -> SequenceOrder {
    let name = tokens[index].text
    index += 1
    if name.first?.isNumber == true { return .ordered }
    if name == "zip", text(index) == "(" {
      let close = closing(index)
      defer { index = close + 1 }
      let orders = parts((index + 1)..<close).map(order)
      return orders.dropFirst().reduce(orders.first ?? .unknown, +)
    }
    if let type = Self.types[name] ?? known.types[name] {
      skipGenericArguments(&index)
      let content = arguments(&index, end)
      return type == .ordered && Self.lists.contains(name) ? content ?? .ordered : type
    }
    if Self.ordering.contains(name), text(index) == "(" {
      index = closing(index) + 1
      return .ordered
    }
    guard text(index) == "(", index < end else { return known.names[name] ?? .unknown }
    index = closing(index) + 1
    return known.results[name] ?? .unknown
  }

  /// Returns the order of a member.
  private func member(_ index: inout Int, _ end: Int, of base: SequenceOrder) -> SequenceOrder {
    let name = text(index + 1)
    index += 2
    let isCall = index < end && ["(", "{"].contains(text(index))
    while index < end, ["(", "{"].contains(text(index)) { index = closing(index) + 1 }
    switch name {
    case "sorted": return .ordered
    case "keys", "values": return isCall ? .unknown : base == .ordered ? .unknown : .unordered
    case _ where Self.keeping.contains(name): return base
    case _ where Self.cutting.contains(name): return base == .unordered ? .unordered : .ordered
    case "intersection", "subtracting", "symmetricDifference", "union": return .unordered
    default: return (isCall ? known.results[name] : known.names[name]) ?? .unknown
    }
  }

  /// Returns the order of the arguments at a position; nil if there are none, or if they have a label.
  private func arguments(_ index: inout Int, _ end: Int) -> SequenceOrder? {
    guard index < end, text(index) == "(" else { return nil }
    let close = closing(index)
    defer { index = close + 1 }
    guard index + 1 < close, text(index + 2) != ":" else { return nil }
    return order((index + 1)..<close)
  }

  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    guard let depth = range.first.map({ tokens[$0].depth }) else { return [] }
    let commas = range.filter { tokens[$0].text == "," && tokens[$0].depth == depth }
    return zip([range.lowerBound] + commas.map { $0 + 1 }, commas + [range.upperBound]).filter { $0 < $1 }.map {
      $0..<$1
    }
  }

  private func skipGenericArguments(_ index: inout Int) {
    guard text(index) == "<" else { return }
    var open = 0
    while index < tokens.count {
      open +=
        text(index).filter { $0 == "<" }.count - (text(index) == "->" ? 0 : text(index).filter { $0 == ">" }.count)
      index += 1
      if open <= 0 { return }
    }
  }

  /// Returns the position of the bracket that closes one, or the position after the last token.
  private func closing(_ open: Int) -> Int {
    let depth = tokens[open].depth
    return tokens[(open + 1)...].firstIndex { $0.depth <= depth } ?? tokens.count
  }

  // MARK: - Words

  private static let lists: Set = ["Array", "ArraySlice", "ContiguousArray"]
  private static let types: [String: SequenceOrder] = [
    "Array": .ordered, "ArraySlice": .ordered, "ClosedRange": .ordered, "ContiguousArray": .ordered,
    "KeyValuePairs": .ordered, "Range": .ordered, "String": .ordered, "Substring": .ordered, "Dictionary": .unordered,
    "NSDictionary": .unordered, "NSSet": .unordered, "Set": .unordered,
  ]
  private static let ordering: Set = ["repeatElement", "sequence", "stride"]
  private static let keeping: Set = [
    "compactMap", "compactMapValues", "drop", "dropFirst", "dropLast", "enumerated", "filter", "flatMap", "indexed",
    "joined",
    "lazy", "map", "mapValues", "merging", "prefix", "reversed", "suffix",
  ]
  private static let cutting: Set = [
    "allCases", "characters", "chunks", "components", "indices", "lines", "matches", "ranges", "split",
    "unicodeScalars",
    "utf16", "utf8", "windows",
  ]
}
