/// The tokens and line comments of Swift source, found without a compiler.
///
/// It knows strings with what is inserted into them, raw and multi-line strings, nested comments, regular expressions and
/// brackets. Anything may stand in the source.
public struct SwiftOutline: Sendable {
  /// The tokens.
  public private(set) var tokens: [SwiftToken] = []
  /// The comments that go to the end of their lines.
  public private(set) var comments: [SwiftLineComment] = []
  /// The comments between `/*` and `*/`.
  public private(set) var blockComments: [SwiftLineComment] = []
  /// The comment `/*` that nothing closes; nil for none.
  public private(set) var openComment: SwiftLineComment?
  /// Why the source is no whole one; nil if its brackets, strings and comments are closed.
  public private(set) var imbalance: String?

  private let source: [UInt8]
  private var position = 0
  private var line = 0
  private var brackets: [UInt8] = []
  private var conditions = 0
  /// In how many insertions into strings the position is.
  private var insertions = 0
  /// A line on which no slash that is left begins a regular expression.
  private var lineWithoutExpression = -1

  /// Strings that are inserted into each other deeper than this are not told apart.
  private static let mostInsertions = 100
  /// Strings may have more signs around them than anybody writes.
  private static let mostHashes = 255

  /// Reads source.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ source: String) {
    self.init(bytes: Array(source.utf8))
  }

  /// Reads the bytes of a file, which may begin with a byte-order mark.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(bytes: [UInt8]) {
    source = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < self.source.count { step() }
    if imbalance == nil, let last = brackets.last {
      imbalance = "a `\(Character(UnicodeScalar(last)))` is never closed"
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < source.count ? source[position + offset] : 0
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { source[position...].starts(with: $0) }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<min(count, source.count - position) {
      if source[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func step() {
    let byte = byte()
    switch byte {
    case 0x00...0x20: advance()
    case UInt8(ascii: "/") where starts(with: "//"): takeLineComment()
    case UInt8(ascii: "/") where starts(with: "/*"): takeBlockComment()
    case UInt8(ascii: "\""): takeString()
    case UInt8(ascii: "#") where hashesBefore("\"") != nil: takeString()
    case UInt8(ascii: "#") where hashesBefore("/") != nil: takeExtendedExpression()
    case UInt8(ascii: "/") where beginsExpression(): takeExpression()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      add(.opening, from: position, to: position + 1)
      brackets.append(byte)
      advance()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): takeClosing(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      add(.separator, from: position, to: position + 1)
      advance()
    case _ where byte.isOfWord || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`"):
      takeWord()
    default: takeSign()
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int, line: Int? = nil) {
    let text = kind == .literal ? "" : String(decoding: source[start..<end], as: UTF8.self)
    tokens.append(
      SwiftToken(
        kind: kind, text: text, range: start..<end, line: line ?? self.line, depth: brackets.count,
        conditions: conditions))
  }

  private mutating func takeLineComment() {
    var comment = commentHere
    while position < source.count, byte() != 0x0A, byte() != 0x0D { position += 1 }
    comment.range = comment.range.lowerBound..<position
    comments.append(comment)
  }

  /// The comment that begins here, without its text.
  private var commentHere: SwiftLineComment {
    SwiftLineComment(
      range: position..<position, line: line, depth: brackets.count, tokensBefore: tokens.count,
      followsCode: tokens.last.map { lastLine(of: $0) == line } ?? false)
  }

  /// The source from the first of some tokens to the last.
  func text(_ tokens: ArraySlice<SwiftToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// The line on which a token ends, from 0.
  public func lastLine(of token: SwiftToken) -> Int {
    token.line + source[token.range].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  /// Whether another source has the same tokens, byte for byte, and as many comments, whatever these say.
  public func hasSameTokens(as other: SwiftOutline) -> Bool {
    imbalance == other.imbalance && comments.count == other.comments.count
      && blockComments.count == other.blockComments.count
      && tokens.elementsEqual(other.tokens) { source[$0.range].elementsEqual(other.source[$1.range]) }
  }

  private mutating func takeBlockComment() {
    var comment = commentHere
    let isClosed = skipBlockComment()
    comment.range = comment.range.lowerBound..<position
    if isClosed { blockComments.append(comment) } else { openComment = comment }
  }

  /// Passes over a comment with those inside it; false where it goes on to the end of the source.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    while position < source.count {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
        if depth == 0 { return true }
      } else {
        advance()
      }
    }
    imbalance = imbalance ?? "a comment `/*` is never closed"
    return false
  }

  private mutating func takeClosing(_ byte: UInt8) {
    let opening: UInt8 =
      switch byte {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    if brackets.last == opening {
      brackets.removeLast()
    } else {
      imbalance = imbalance ?? "a `\(Character(UnicodeScalar(byte)))` closes nothing"
    }
    add(.closing, from: position, to: position + 1)
    advance()
  }

  private mutating func takeWord() {
    let start = position
    advance()
    if source[start] == UInt8(ascii: "`") {
      while position < source.count, byte() != UInt8(ascii: "`"), byte() != 0x0A { advance() }
      if byte() == UInt8(ascii: "`") { advance() }
    } else {
      while byte().isOfWord { advance() }
    }
    let word = source[start..<position]
    if word.elementsEqual("#endif".utf8) { conditions = max(0, conditions - 1) }
    add(.word, from: start, to: position)
    if word.elementsEqual("#if".utf8) { conditions += 1 }
  }

  private mutating func takeSign() {
    let start = position
    advance()
    while byte().isSign, !starts(with: "//"), !starts(with: "/*") { advance() }
    add(.sign, from: start, to: position)
  }
}

// MARK: - Strings and regular expressions

extension SwiftOutline {
  /// How many `#` stand here before a sign; nil if others do.
  private func hashesBefore(_ sign: Unicode.Scalar) -> Int? {
    var count = 0
    while count < Self.mostHashes, byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: sign) ? count : nil
  }

  private func hashes(at offset: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func takeString() {
    let (start, first) = (position, line)
    skipString()
    add(.literal, from: start, to: position, line: first)
  }

  private mutating func skipString() {
    let hashes = hashesBefore("\"") ?? 0
    advance(hashes)
    let quotes = starts(with: "\"\"\"") && !isOneLine(hashes) ? 3 : 1
    advance(quotes)
    while position < source.count {
      if byte() == UInt8(ascii: "\\"), self.hashes(at: 1, hashes) {
        advance(1 + hashes)
        if byte() == UInt8(ascii: "(") { skipInsertion(mayBreakLines: quotes == 3) } else { advance() }
      } else if byte() == UInt8(ascii: "\""), quotes == 1 || starts(with: "\"\"\""), self.hashes(at: quotes, hashes) {
        return advance(quotes + hashes)
      } else if quotes == 1, byte() == 0x0A || byte() == 0x0D {
        break
      } else {
        advance()
      }
    }
    imbalance = imbalance ?? "a string is never closed"
  }

  /// Whether three quotation marks here begin a raw string that ends on this line, as `#"""#` does.
  private func isOneLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var offset = 1
    while position + offset < source.count, byte(offset) != 0x0A, byte(offset) != 0x0D {
      if byte(offset) == UInt8(ascii: "\""), self.hashes(at: offset + 1, hashes) { return true }
      offset += 1
    }
    return false
  }

  private mutating func skipInsertion(mayBreakLines: Bool) {
    guard insertions < Self.mostInsertions else {
      imbalance = imbalance ?? "strings are inserted into each other too deep"
      return advance(source.count)
    }
    insertions += 1
    defer { insertions -= 1 }
    var depth = 0
    while position < source.count {
      switch byte() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case _ where hashesBefore("\"") != nil:
        skipString()
        continue
      case UInt8(ascii: "/") where starts(with: "/*"):
        _ = skipBlockComment()
        continue
      case UInt8(ascii: "/") where mayBreakLines && starts(with: "//"):
        while position < source.count, byte() != 0x0A, byte() != 0x0D { advance() }
        continue
      case 0x0A where !mayBreakLines: return
      default: break
      }
      advance()
      if depth == 0 { return }
    }
  }

  /// Whether the slash here begins a regular expression that ends on this line.
  private mutating func beginsExpression() -> Bool {
    let next = byte(1)
    guard next > 0x20, next != UInt8(ascii: "/"), next != UInt8(ascii: "*"), next != UInt8(ascii: "=") else {
      return false
    }
    if let last = tokens.last {
      switch last.kind {
      case .word where ["return", "in", "case", "let", "try", "await"].contains(last.text): break
      case .word, .literal, .closing: if last.line == line { return false }
      case .sign where last.range.upperBound == position: return false
      case .opening, .separator, .sign: break
      }
    }
    if lineWithoutExpression == line { return false }
    if expressionEnd != nil { return true }
    lineWithoutExpression = line
    return false
  }

  /// The byte behind the slash that ends the expression here.
  private var expressionEnd: Int? {
    var index = position + 1
    while index < source.count, source[index] != 0x0A {
      if source[index] == UInt8(ascii: "/") { return index + 1 }
      index += source[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func takeExpression() {
    let start = position
    position = min(expressionEnd ?? source.count, source.count)
    add(.literal, from: start, to: position)
  }

  /// Whether a regular expression stands between slashes alone, as `/a+/`.
  public var hasBareExpression: Bool {
    tokens.contains { $0.kind == .literal && source[$0.range.lowerBound] == UInt8(ascii: "/") }
  }

  private mutating func takeExtendedExpression() {
    let (start, first) = (position, line)
    let hashes = hashesBefore("/") ?? 1
    advance(hashes + 1)
    while position < source.count {
      if byte() == UInt8(ascii: "/"), self.hashes(at: 1, hashes) {
        advance(1 + hashes)
        return add(.literal, from: start, to: position, line: first)
      }
      advance(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    imbalance = imbalance ?? "a regular expression is never closed"
    add(.literal, from: start, to: position, line: first)
  }
}
