/// The colors of Swift: of nested comments, strings of all forms, numbers, keywords, and attributes.
struct SwiftColors {
  private let code: Substring.UnicodeScalarView
  private(set) var html = ""

  /// Creates colored code.
  init(_ text: String) {
    code = Substring(text).unicodeScalars
    var rest = code
    while let scalar = rest.first {
      let (length, piece) = Self.piece(rest, scalar)
      let text = String(Substring(rest.prefix(length)))
      html += piece.map { CodeColors.html(text, $0) } ?? text.asHTML
      rest = rest.dropFirst(length)
    }
  }

  private typealias Text = Substring.UnicodeScalarView

  /// The largest number of pound signs before a string.
  private static let mostPounds = 255

  private static func piece(_ rest: Text, _ first: Unicode.Scalar) -> (Int, CodeColors.Piece?) {
    switch first {
    case "/" where rest.starts(with: "//".unicodeScalars): return (rest.prefix { $0 != "\n" }.count, .comment)
    case "/" where rest.starts(with: "/*".unicodeScalars): return (comment(rest), .comment)
    case "\"", "#":
      if let length = string(rest) { return (length, .string) }
      let word = rest.dropFirst().prefix(while: isWord)
      return first == "#" && !word.isEmpty ? (1 + word.count, .keyword) : (1, nil)
    case "@":
      let word = rest.dropFirst().prefix(while: isWord)
      return word.isEmpty ? (1, nil) : (1 + word.count, .keyword)
    case "0"..."9":
      return (number(rest), .number)
    case "`":
      return (1 + rest.dropFirst().prefix(while: isWord).count, nil)
    default:
      guard isWord(first) else { return (1, nil) }
      let word = rest.prefix(while: isWord)
      return (word.count, keywords.contains(String(Substring(word))) ? .keyword : nil)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue
  }

  private static func number(_ rest: Text) -> Int {
    var length = 0
    var previous: Unicode.Scalar = "0"
    for scalar in rest {
      let isSign = (scalar == "-" || scalar == "+") && "eEpP".unicodeScalars.contains(previous) && length > 1
      guard isWord(scalar) || isSign || scalar == "." else { break }
      (length, previous) = (length + 1, scalar)
    }
    // Numbers such as those in `0...9` and `1.isMultiple` end before the period.
    let text = rest.prefix(length)
    guard let stop = text.firstIndex(of: "."),
      let next = text[stop...].dropFirst().first, ("0"..."9").contains(next)
    else { return text.prefix { $0 != "." }.count }
    return length
  }

  private static func comment(_ rest: Text) -> Int {
    var (depth, length) = (0, 0)
    var text = rest
    while !text.isEmpty {
      let mark = text.starts(with: "/*".unicodeScalars) ? 1 : text.starts(with: "*/".unicodeScalars) ? -1 : 0
      depth += mark
      let step = mark == 0 ? 1 : 2
      length += step
      text = text.dropFirst(step)
      if mark < 0, depth == 0 { break }
    }
    return length
  }

  /// Returns the length of a string with its quotation marks; nil if there is none.
  ///
  /// A string that is never closed ends with its line.
  private static func string(_ rest: Text) -> Int? {
    let pounds = rest.prefix(mostPounds).prefix { $0 == "#" }.count
    let body = rest.dropFirst(pounds)
    guard body.first == "\"" else { return nil }
    let isLong = body.starts(with: "\"\"\"".unicodeScalars)
    let end = String(repeating: "\"", count: isLong ? 3 : 1) + String(repeating: "#", count: pounds)
    var text = body.dropFirst(isLong ? 3 : 1)
    var length = pounds + (isLong ? 3 : 1)
    while let scalar = text.first {
      if text.starts(with: end.unicodeScalars) { return length + end.unicodeScalars.count }
      if scalar == "\n", !isLong { return length }
      let step = scalar == "\\" && pounds == 0 && text.dropFirst().first != nil ? 2 : 1
      (text, length) = (text.dropFirst(step), length + step)
    }
    return length
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming",
    "continue", "default", "defer", "deinit", "do", "each", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout",
    "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "nonmutating", "open",
    "operator", "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
    "repeat",
    "required", "rethrows", "return", "self", "Self", "sending", "set", "some", "static", "struct", "subscript",
    "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    "didSet", "yield",
  ]
}
