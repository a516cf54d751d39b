extension SwiftOutline {
  private static let typeWords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]

  /// The position of each token among the brackets.
  ///
  /// For each token: whether it is within the braces of a type or an extension, the position of the innermost open
  /// bracket (nil for none), and whether that bracket opens the body of a type or an extension.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  var enclosures: [(isInType: Bool, bracket: Int?, isTypeBody: Bool)] {
    var open: [(position: Int, isType: Bool)] = []
    var types = 0
    var head: Int?
    return tokens.indices.map { index in
      let token = tokens[index]
      if token.kind == .closing, let last = open.popLast(), last.isType { types -= 1 }
      let enclosure = (types > 0, open.last?.position, open.last?.isType ?? false)
      if token.kind == .word, Self.typeWords.contains(token.text), isTypeHead(index) {
        head = token.depth
      } else if token.text == "{" {
        let isType = head == token.depth
        if isType { (types, head) = (types + 1, nil) }
        open.append((index, isType))
      } else if token.kind == .opening {
        open.append((index, false))
      } else if token.text == "}" || token.text == ";" {
        head = nil
      }
      return enclosure
    }
  }

  /// Returns whether a word such as `class` begins a type, rather than modifying a member.
  private func isTypeHead(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
    let modified: Set = ["func", "var", "let", "subscript", "init", "override", "final"]
    return !modified.contains(tokens[index + 1].text)
  }

  /// The names that types and extensions of the source declare within their braces, including enumeration cases.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var memberNames: Set<String> {
    let enclosures = enclosures
    let words: Set = [
      "var", "let", "func", "case", "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
    ]
    var names: Set<String> = []
    var isList = false
    var genericDepth = 0
    for index in tokens.indices where enclosures[index].isTypeBody {
      let token = tokens[index]
      if token.kind == .word, words.contains(token.text) {
        isList = ["var", "let", "case"].contains(token.text)
        genericDepth = 0
        if let name = plainWord(index + 1) { names.insert(name) }
      } else if token.text == "<", tokens[index - 1].range.upperBound == token.range.lowerBound {
        genericDepth += 1
      } else if token.kind == .sign, token.text.hasPrefix(">") {
        genericDepth = max(0, genericDepth - token.text.prefix { $0 == ">" }.count)
      } else if isList, genericDepth == 0, token.text == ",", let name = plainWord(index + 1) {
        names.insert(name)
      }
    }
    return names
  }

  /// A member that an extension outside brackets declares.
  public struct ExtensionMember: Sendable, Hashable {
    /// The extended type, as written.
    public var type: String
    /// The conditions after `where`, as written but without spaces and `Self.`; empty for none.
    public var conditions: String
    /// The name of the member: `init` or `subscript` for a member without a name.
    public var name: String
    /// The labels and types of a function's parameters, as written; empty for another member.
    public var signature = ""
    /// Whether the extension declares conformances, too, for which the member may be required.
    public var isOfConformance = false
    /// Whether the member is a function, an initializer or a subscript without a body, as documents show interfaces.
    package var lacksBody = false
    /// The lines of the member, from 1; the lines of the extension if they share some.
    public var lines: ClosedRange<Int>

    /// Returns whether the member can replace another: both have the same conditions, or one has none.
    public func canReplace(_ other: ExtensionMember) -> Bool {
      guard name == other.name, type == other.type else { return false }
      return conditions == other.conditions || conditions.isEmpty || other.conditions.isEmpty
    }
  }

  /// The members that extensions outside brackets declare, from top to bottom.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var extensionMembers: [ExtensionMember] {
    tokens.indices.filter { tokens[$0].text == "extension" && tokens[$0].depth == 0 && tokens[$0].kind == .word }
      .flatMap { members(ofExtension: $0) }
  }

  private func members(ofExtension start: Int) -> [ExtensionMember] {
    guard let open = tokens[start...].firstIndex(where: { $0.text == "{" && $0.depth == 0 }),
      let close = tokens[open...].firstIndex(where: { $0.text == "}" && $0.depth == 0 })
    else { return [] }
    let head = tokens[(start + 1)..<open]
    let type = head.prefix { $0.text != ":" && $0.text != "where" }.map(\.text).joined()
    let conditions = head.drop { $0.text != "where" }.dropFirst().map(\.text).joined().replacing("Self.", with: "")
    let words: Set = [
      "actor", "case", "class", "enum", "func", "init", "let", "struct", "subscript", "typealias", "var",
    ]
    let isOfConformance = head.contains { $0.text == ":" }
    var heads: [(start: Int, name: String, signature: String)] = []
    for index in (open + 1)..<close where tokens[index].depth == 1 && words.contains(tokens[index].text) {
      let isNamed = tokens[index].text != "init" && tokens[index].text != "subscript"
      // `class func` is one member.
      if tokens[index].text == "class", words.contains(tokens[index + 1].text) { continue }
      guard tokens[index - 1].text != ".", let name = isNamed ? plainWord(index + 1) : tokens[index].text
      else { continue }
      var head = index
      while head - 1 > open, tokens[head - 1].kind == .word, tokens[head - 1].depth == 1 { head -= 1 }
      let open = tokens[index...].prefix { $0.text != "{" }.first { $0.text == "(" && $0.depth == 1 }
      let parameters = open.map { open in
        tokens[index...].drop { $0.range.lowerBound <= open.range.lowerBound }.prefix { $0.depth > 1 }
      }
      heads.append(
        (head, name, tokens[index].text == "func" ? parameters?.map(\.text).joined(separator: " ") ?? "" : ""))
    }
    return heads.enumerated().map { offset, head in
      let end = (offset + 1 < heads.count ? heads[offset + 1].start : close) - 1
      var lines = (tokens[head.start].line + 1)...(tokens[end].line + 1)
      if lines.contains(tokens[open].line + 1) || lines.contains(tokens[close].line + 1) {
        lines = (tokens[start].line + 1)...(tokens[close].line + 1)
      }
      let own = tokens[head.start...max(head.start, end)]
      return ExtensionMember(
        type: type, conditions: conditions, name: head.name, signature: head.signature,
        isOfConformance: isOfConformance,
        lacksBody: own.contains { ["func", "init", "subscript"].contains($0.text) } && !own.contains { $0.text == "{" },
        lines: lines)
    }
  }

  /// Whether the source declares operator functions.
  public var declaresOperators: Bool {
    tokens.indices.contains { tokens[$0].text == "func" && $0 + 1 < tokens.count && tokens[$0 + 1].kind == .sign }
  }

  /// Returns the word at a position, without backquotes; nil if there is none.
  func plainWord(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return tokens[index].text.filter { $0 != "`" }
  }

  /// The signatures of the functions outside brackets, by their names.
  ///
  /// A signature is the labels and types of the parameters, as written.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var functionSignatures: [String: Set<String>] {
    var signatures: [String: Set<String>] = [:]
    for index in tokens.indices where tokens[index].text == "func" && tokens[index].depth == 0 {
      guard let name = plainWord(index + 1),
        let open = tokens[index...].indices.first(where: { tokens[$0].text == "(" && tokens[$0].depth == 0 })
      else { continue }
      let parameters = tokens[(open + 1)...].prefix { $0.depth > 0 }
      signatures[name, default: []].insert(parameters.map(\.text).joined(separator: " "))
    }
    return signatures
  }
}
