/// The kinds of source that is a part of something larger.
public enum FragmentKind: Sendable, Hashable {
  /// The declarations of members, which belong in the braces of a type.
  case members
  /// The cases of an enumeration, with or without other members.
  case cases
  /// The members of a class, as `override` and `deinit` show.
  case membersOfClass
  /// Statements, which belong in the braces of a function.
  case statements
}

extension SwiftOutline {
  /// The kind of fragment that the source is, if it is one.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  public var fragmentKind: FragmentKind {
    let heads = itemHeads
    guard !heads.isEmpty, heads.allSatisfy(\.isMember) else { return .statements }
    if heads.contains(where: { $0.words.contains("case") }) { return .cases }
    let words: Set = ["override", "deinit", "convenience", "required", "weak", "unowned", "open"]
    let isOfClass = heads.contains { head in
      !words.isDisjoint(with: head.words) || head.words.contains("class") && head.words.count > 1
    }
    return isOfClass ? .membersOfClass : .members
  }

  /// Whether the source declares properties that are stored: `var count = 0`, `let name: String`.
  public var storesProperties: Bool {
    for head in itemHeads where !Set(head.words).isDisjoint(with: ["let", "var"]) && !head.words.contains("static") {
      let rest = tokens[head.last...].dropFirst().prefix { $0.line == tokens[head.last].line }
      if !rest.contains(where: { $0.text == "{" }) || rest.contains(where: { $0.text == "=" }) { return true }
    }
    return false
  }

  /// The first words of something that begins a line outside brackets.
  private struct ItemHead {
    /// The keywords and the attributes, without the name.
    var words: [String]
    /// The position of the last of them.
    var last: Int
    /// Whether they begin a declaration that a type can contain.
    var isMember: Bool
  }

  private static let declaring: Set = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "init", "let", "protocol",
    "struct", "subscript", "typealias", "var", "import", "macro",
  ]
  private static let modifying: Set = [
    "async", "consuming", "convenience", "borrowing", "dynamic", "fileprivate", "final", "indirect", "infix",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
    "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]
  private static let continuing: Set = ["else", "catch", "where", "throws", "as", "is", "in"]

  /// The words that begin each item outside brackets.
  private var itemHeads: [ItemHead] {
    var heads: [ItemHead] = []
    var index = 0
    var lastLine = -1
    while index < tokens.count {
      let token = tokens[index]
      let begins = token.depth == 0 && token.kind == .word && token.line > lastLine
      lastLine = max(lastLine, self.lastLine(of: token))
      guard begins, !Self.continuing.contains(token.text), !isContinuation(index) else {
        index += 1
        continue
      }
      if token.text.hasPrefix("#") {
        if !["#if", "#else", "#elseif", "#endif"].contains(token.text) {
          heads.append(ItemHead(words: [token.text], last: index, isMember: false))
        } else {
          while index + 1 < tokens.count, tokens[index + 1].line == token.line { index += 1 }
        }
        index += 1
        continue
      }
      let head = itemHead(from: index)
      heads.append(head)
      lastLine = max(lastLine, tokens[head.last].line)
      index = head.last + 1
    }
    return heads
  }

  /// Whether the token before one continues on its line, as an operator or a comma does.
  private func isContinuation(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    if before.text == "," || before.text == ":" { return true }
    return before.kind == .sign && !["!", "?", "...", ">"].contains(before.text)
      && before.range.upperBound < tokens[index].range.lowerBound
  }

  /// Whether the token after `case` is the name of an enumeration's case, rather than a pattern of a `switch`.
  private func namesCase(_ index: Int) -> Bool {
    guard let name = plainWord(index), let first = name.first else { return false }
    return !first.isNumber && !["let", "var", "is", "_", "nil", "true", "false"].contains(name)
  }

  private func itemHead(from start: Int) -> ItemHead {
    var words: [String] = []
    var index = start
    while index < tokens.count {
      let text = tokens[index].text
      if text.hasPrefix("@") {
        words.append(text)
        index += 1
        // The arguments of an attribute: `@Option(help: "...")`.
        if index < tokens.count, tokens[index].text == "(",
          tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
        {
          index = closing(of: index) + 1
        }
      } else if Self.modifying.contains(text) {
        words.append(text)
        index += 1
        if index < tokens.count, tokens[index].text == "(" { index = closing(of: index) + 1 }
      } else if Self.declaring.contains(text) {
        words.append(text)
        // `class func` is one declaration.
        guard text == "class", index + 1 < tokens.count, Self.declaring.contains(tokens[index + 1].text) else {
          // A `case` of a `switch` is a statement: `case .north:`, `case 3...:`.
          return ItemHead(words: words, last: index, isMember: text != "case" || namesCase(index + 1))
        }
        index += 1
      } else {
        break
      }
    }
    return ItemHead(words: words, last: min(max(start, index - 1), tokens.count - 1), isMember: false)
  }

  /// Returns the position of the bracket that closes another, or of the last token.
  private func closing(of open: Int) -> Int {
    tokens[(open + 1)...].firstIndex { $0.kind == .closing && $0.depth == tokens[open].depth } ?? tokens.count - 1
  }
}
