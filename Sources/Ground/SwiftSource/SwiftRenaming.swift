/// A renaming of the names that a source declares or uses outside types, as if they belonged to another scope.
///
/// The position of a name decides: members after a dot and argument labels stay the same, and so does every name within
/// the braces of types that could mean a member. A parameter whose label is its name gets a second name.
public struct SwiftRenaming: Sendable {
  private let source: [UInt8]
  private let outline: SwiftOutline
  private let names: [String: String]
  private let members: Set<String>

  /// Creates a renaming.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - names: the new spelling of each name.
  ///   - members: the names that types declare within their braces.
  public init(_ source: String, names: [String: String], members: Set<String>) {
    self.source = Array(source.utf8)
    outline = SwiftOutline(source)
    self.names = names
    self.members = members
  }

  /// The source with the new spellings, and with the same line breaks.
  ///
  /// - Complexity: O(*n*) for *n* bytes, if interpolations are nested only a few levels deep.
  public var text: String {
    guard !names.isEmpty else { return String(decoding: source, as: UTF8.self) }
    let enclosures = outline.enclosures
    let brackets = kinds
    var implicit: [String?] = []
    var bytes: [UInt8] = []
    var copied = 0
    for (index, token) in outline.tokens.enumerated() {
      let enclosure = enclosures[index]
      let new: String?
      switch token.kind {
      case .literal: new = literal(token, isInType: enclosure.isInType, without: implicit)
      case .word where implicit.contains(outline.plainWord(index)): new = nil
      case .word: new = word(index, isInType: enclosure.isInType, enclosure.bracket.flatMap { brackets[$0] })
      default: new = nil
      }
      if token.text == "{" { implicit.append(implicitName(behind: index)) }
      if token.text == "}" { _ = implicit.popLast() }
      guard let new else { continue }
      bytes += source[copied..<token.range.lowerBound] + new.utf8
      copied = token.range.upperBound
    }
    return String(decoding: bytes + source[copied...], as: UTF8.self)
  }

  /// Returns the name that Swift declares implicitly within the brace at a position; nil for none.
  private func implicitName(behind brace: Int) -> String? {
    guard brace > 0 else { return nil }
    switch outline.tokens[brace - 1].text {
    case "catch": return "error"
    case "set", "willSet": return "newValue"
    case "didSet": return "oldValue"
    default: return nil
    }
  }

  /// The kind of a bracket, as far as it matters to labels.
  private enum Bracket {
    /// The parameters of a function, each with a label.
    case parameters
    /// The parameters of a closure, an operator or a subscript, without labels.
    case unlabelledParameters
    /// Arguments, the elements of a tuple, or an expression.
    case others
  }

  private var kinds: [Int: Bracket] {
    var kinds: [Int: Bracket] = [:]
    var function: (depth: Int, bracket: Bracket)?
    for (index, token) in outline.tokens.enumerated() {
      let isMember = index > 0 && outline.tokens[index - 1].text.hasSuffix(".")
      if ["func", "init", "subscript", "macro"].contains(token.text), !isMember {
        let isSign = index + 1 < outline.tokens.count && outline.tokens[index + 1].kind == .sign
        let hasLabels = token.text != "subscript" && !(token.text == "func" && isSign)
        function = (token.depth, hasLabels ? .parameters : .unlabelledParameters)
      } else if token.text == "{" || token.text == "}" {
        function = nil
      }
      guard token.text == "(" else { continue }
      if let own = function, own.depth == token.depth {
        (kinds[index], function) = (own.bracket, nil)
      } else {
        kinds[index] = isOfClosure(index) ? .unlabelledParameters : .others
      }
    }
    return kinds
  }

  private func isOfClosure(_ open: Int) -> Bool {
    let tokens = outline.tokens
    guard open > 0, tokens[open - 1].text == "{" || tokens[open - 1].text == "]",
      let close = tokens[(open + 1)...].firstIndex(where: { $0.kind == .closing && $0.depth == tokens[open].depth }),
      close + 1 < tokens.count
    else { return false }
    return ["in", "->", "async", "throws"].contains(tokens[close + 1].text)
  }

  /// Returns the new spelling of a word; nil if the word stays the same.
  private func word(_ index: Int, isInType: Bool, _ bracket: Bracket?) -> String? {
    let tokens = outline.tokens
    let token = tokens[index]
    let mark = token.text.first.flatMap { "@$".contains($0) ? String($0) : nil } ?? ""
    let isQuoted = token.text.hasPrefix("`")
    let name = isQuoted ? token.text.filter { $0 != "`" } : String(token.text.dropFirst(mark.count))
    guard let new = names[name], !(isInType && members.contains(name)) else { return nil }
    let spelling = isQuoted ? "`\(new)`" : mark + new
    let before = index > 0 ? tokens[index - 1] : nil
    if isAccessor(index, isInType: isInType) { return nil }
    if let before, before.text == "import" || before.kind == .sign && before.text.isMemberAccess { return nil }
    let standsBeforeColon = index + 1 < tokens.count && tokens[index + 1].text == ":"
    // The label of another trailing closure.
    if standsBeforeColon, before?.text == "}", before?.line == token.line { return nil }
    guard bracket != nil else { return spelling }
    let start = tokens[..<index].last { !$0.text.hasPrefix("@") }
    let begins = start.map { $0.text == "(" || $0.text == "," } ?? false
    if begins, mark != "@", index + 2 < tokens.count, tokens[index + 1].kind == .word, tokens[index + 2].text == ":" {
      return nil
    }
    guard standsBeforeColon else { return spelling }
    // The labels of a function that is named with them: `f(x:y:)`.
    if before?.text == ":" || index + 2 < tokens.count && begins && tokens[index + 2].text == ")" { return nil }
    guard begins else { return spelling }
    switch bracket {
    case .parameters: return "\(token.text) \(spelling)"
    case .unlabelledParameters: return spelling
    case .others, nil: return nil
    }
  }

  /// Returns whether a word begins an accessor of a property or a subscript, and so is not a name.
  private func isAccessor(_ index: Int, isInType: Bool) -> Bool {
    let tokens = outline.tokens
    let token = tokens[index]
    guard ["get", "set", "willSet", "didSet"].contains(token.text), token.depth > 0, index > 0, index + 1 < tokens.count
    else { return false }
    let (before, next) = (tokens[index - 1], tokens[index + 1].text)
    if isInType, before.text == "{" || before.text == "get", next == "}" || next == "set" { return true }
    let begins = ["{", "}", "mutating", "nonmutating"].contains(before.text) || before.line < token.line
    return begins && next == "{"
  }

  /// Returns a string with the new spellings in its interpolations; nil if it has none.
  private func literal(_ token: SwiftToken, isInType: Bool, without implicit: [String?]) -> String? {
    let bytes = Array(source[token.range])
    let ranges = SwiftOutline.insertions(in: bytes)
    guard !ranges.isEmpty else { return nil }
    let own = names.filter { !(isInType && members.contains($0.key)) && !implicit.contains($0.key) }
    var text: [UInt8] = []
    var copied = 0
    for range in ranges {
      let inside = String(decoding: bytes[range], as: UTF8.self)
      text += bytes[copied..<range.lowerBound]
      text += SwiftRenaming(inside, names: own, members: members).text.utf8
      copied = range.upperBound
    }
    return String(decoding: text + bytes[copied...], as: UTF8.self)
  }
}

extension String {
  /// Whether a sign ends with the dot before a member, rather than a range operator.
  fileprivate var isMemberAccess: Bool { hasSuffix(".") && !hasSuffix("..") }
}

extension SwiftOutline {
  /// Returns the bytes of a string's interpolations, without their brackets.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func insertions(in literal: [UInt8]) -> [Range<Int>] {
    let hashes = literal.prefix { $0 == UInt8(ascii: "#") }.count
    guard hashes < literal.count, literal[hashes] == UInt8(ascii: "\"") else { return [] }
    var ranges: [Range<Int>] = []
    var index = hashes
    while index < literal.count {
      guard literal[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let open = index + 1 + hashes
      guard open < literal.count, literal[(index + 1)..<open].allSatisfy({ $0 == UInt8(ascii: "#") }) else {
        index += 1
        continue
      }
      guard literal[open] == UInt8(ascii: "(") else {
        index = open + 1
        continue
      }
      let end = endOfInsertion(literal, from: open)
      ranges.append((open + 1)..<end)
      index = end + 1
    }
    return ranges
  }

  /// Returns the position of the bracket that closes an interpolation, or the end.
  private static func endOfInsertion(_ bytes: [UInt8], from open: Int) -> Int {
    var depth = 0
    var index = open
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") {
            index = endOfInsertion(bytes, from: index + 1)
          } else if bytes[index] == UInt8(ascii: "\\") {
            index += 1
          }
          index += 1
        }
      default: break
      }
      index += 1
    }
    return bytes.count
  }
}
