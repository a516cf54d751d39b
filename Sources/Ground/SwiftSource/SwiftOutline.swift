import SourceText

/// The tokens and comments of Swift source, found without a compiler.
///
/// The outline understands strings with interpolations, raw and multi-line strings, nested comments, regular
/// expressions and brackets. Any source is allowed, even source that does not compile.
public struct SwiftOutline: Sendable {
  /// The tokens.
  public internal(set) var tokens: [SwiftToken] = []
  /// The comments that end with their line.
  public private(set) var comments: [SwiftLineComment] = []
  /// The comments between `/*` and `*/`.
  public private(set) var blockComments: [SwiftLineComment] = []
  /// The comment that `/*` opens and nothing closes; nil for none.
  public private(set) var openComment: SwiftLineComment?
  /// The error in the source if a bracket, a string or a comment is not closed; nil for none.
  public internal(set) var imbalance: Message?

  /// The first bracket that closes nothing, so that no further source can complete this one.
  package private(set) var surplusBracket: Character?

  /// The innermost bracket that nothing closes, if no other bracket closes nothing.
  package var openBracket: Character? {
    surplusBracket == nil ? brackets.last.map { Character(UnicodeScalar($0)) } : nil
  }

  /// Whether a bracket is closed by one of another kind.
  package private(set) var closesOtherBracket = false

  /// Whether a string has no end.
  package internal(set) var hasOpenString = false

  let source: [UInt8]
  var position = 0
  var line = 0
  private var brackets: [UInt8] = []
  private var conditions = 0
  /// The number of string interpolations around the current position.
  var insertions = 0
  /// The line on which no remaining slash begins a regular expression.
  var lineWithoutExpression = -1

  /// The deepest nesting of string interpolations that is read.
  static let mostInsertions = 100
  /// The most `#` signs around a string, more than anybody writes.
  static let mostHashes = 255

  /// Creates the outline of source.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ source: String) {
    self.init(bytes: Array(source.utf8))
  }

  /// Creates the outline of a file's bytes, which may begin with a byte-order mark.
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

  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < source.count ? source[position + offset] : 0
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { source[position...].starts(with: $0) }
  }

  mutating func advance(_ count: Int = 1) {
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

  mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int, line: Int? = nil) {
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

  /// A comment that begins at the current position, still without its text.
  private var commentHere: SwiftLineComment {
    SwiftLineComment(
      range: position..<position, line: line, depth: brackets.count, tokensBefore: tokens.count,
      followsCode: tokens.last.map { lastLine(of: $0) == line } ?? false)
  }

  /// Returns the source from the first of some tokens to the last.
  func text(_ tokens: ArraySlice<SwiftToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// Returns the line on which a token ends, from 0.
  public func lastLine(of token: SwiftToken) -> Int {
    token.line + source[token.range].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  /// Returns whether another source has the same tokens, byte for byte, and as many comments, with any text.
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

  /// Skips a comment and the comments inside it; returns false if the comment is not closed.
  mutating func skipBlockComment() -> Bool {
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
      let bracket = Character(UnicodeScalar(byte))
      surplusBracket = surplusBracket ?? bracket
      closesOtherBracket = closesOtherBracket || !brackets.isEmpty
      imbalance = imbalance ?? "a `\(bracket)` closes nothing"
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
