import ExactNumbers
import SourceText

/// A value as a listing gave it, in all the forms in which one would write it.
public struct FoundValue: Sendable, Hashable {
  /// What it is, as far as that changes how it is compared.
  enum Kind: String, Sendable {
    /// No value, as of a call that gives none.
    case void
    /// A set or a dictionary, whose order means nothing.
    case unordered
    /// Anything else.
    case other
  }

  let kind: Kind
  /// Its description, its description for programmers, and its elements where it has some.
  let forms: [String]

  /// Reads a record: the kind, then the forms in hexadecimal digits.
  init?(_ record: Substring) {
    let parts = record.split(separator: " ", omittingEmptySubsequences: false)
    guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    self.kind = kind
    forms = parts.dropFirst().map { digits in
      var bytes: [UInt8] = []
      var rest = digits.utf8[...]
      while rest.count >= 2 {
        bytes.append(UInt8(Substring(rest.prefix(2)), radix: 16) ?? 0x3F)
        rest = rest.dropFirst(2)
      }
      return String(decoding: bytes, as: UTF8.self).withoutScopeMarks
    }
  }

  /// A value that was printed.
  init(printed text: String) { (kind, forms) = (.other, [text]) }

  /// Whether a text that differs can be meant for this value: what is no number is not called by one.
  func isLike(_ stated: String) -> Bool {
    let isNumber = Self.number(Self.whole(stated)) != nil
    return !isNumber || forms.contains("nil") || forms.contains { Self.number(Self.compact($0)) != nil }
  }

  /// Whether a comment beside a value speaks of what its statement printed: the value is none, or the comment has a text in
  /// quotation marks and the value is no text.
  func isSilent(on stated: String, printed: [String]?) -> Bool {
    if kind == .void { return true }
    guard stated.hasPrefix("\"") else { return false }
    let isText = forms.contains { $0.hasPrefix("\"") } || forms.first == "nil"
    let isNamed = forms.allSatisfy { $0.wholeMatch(of: Self.objectName) != nil }
    return isNamed || printed?.isEmpty == false && (!isText || forms.first == "nil")
  }

  // A regular expression is a value that nobody changes, though the compiler cannot know.
  private nonisolated(unsafe) static let objectName = /(?:main\.)?[A-Z][A-Za-z_0-9.]*|Optional\(main\.[A-Za-z_0-9.]+\)/

  /// Whether a text can be meant for what was printed: a text in quotation marks always, else what begins alike.
  func hasForm(of stated: String) -> Bool {
    guard let line = forms.first, let first = stated.first else { return false }
    if first == "\"" { return true }
    if ["true", "false", "nil"].contains(stated) { return ["true", "false", "nil"].contains(line) }
    return isLike(stated) && (first.isNumber || first == line.first)
  }

  /// How a comment would state it: in quotation marks where the comment has some.
  func written(as stated: String) -> String? {
    guard stated.hasPrefix("\""), forms.count > 1, let text = forms.first else { return forms.first }
    let isPlain = forms[1].hasPrefix("\"") && !text.contains { "\"\\".contains($0) || $0.isNewline }
    return isPlain ? "\"\(text)\"" : forms[1]
  }

  /// Whether a comment states this value: in one of its forms, with or without quotation marks, abbreviated by `…`, rounded as
  /// far as it is written, in any order where order means nothing.
  ///
  /// - Parameters:
  ///   - text: what the comment states.
  ///   - inAnyOrder: whether order means nothing though the value has one.
  /// - Returns: whether they agree.
  /// - Complexity: O(*n*²) for values without order, else O(*n*) for *n* bytes.
  func isStated(by text: String, inAnyOrder: Bool = false) -> Bool {
    let isUnordered = inAnyOrder || kind == .unordered
    return forms.contains { Self.agree(text, Self.withoutModule($0), isUnordered: isUnordered, depth: 0) }
  }

  /// The text without the module of listings before names of types, outside quotation marks.
  private static func withoutModule(_ text: String) -> String {
    let module = "main."
    guard text.contains(module) else { return text }
    var result = ""
    var isQuoted = false
    var rest = text[...]
    while let next = rest.first {
      if next == "\"", result.last != "\\" { isQuoted.toggle() }
      if !isQuoted, rest.hasPrefix(module), result.last.map({ "([<, :&".contains($0) }) ?? true {
        rest = rest.dropFirst(module.count)
        continue
      }
      result.append(next)
      rest = rest.dropFirst()
    }
    return result
  }

  private static func agree(_ stated: String, _ found: String, isUnordered: Bool, depth: Int) -> Bool {
    let (left, right) = (compact(stated), compact(found))
    if left == right || unquoted(left) == unquoted(right) { return true }
    guard depth < 16 else { return false }
    if let wrapped = inside(right, of: "Optional("), agree(left, wrapped, isUnordered: isUnordered, depth: depth + 1) {
      return true
    }
    if let wrapped = inside(left, of: "Set("), agree(wrapped, right, isUnordered: true, depth: depth + 1) {
      return true
    }
    if let stated = number(left), let found = number(right) {
      return agree(stated, found, digits: min(digits(left), digits(right))) || isBinary(left, of: right)
    }
    if left.hasPrefix("["), let wrapped = list(in: right),
      agree(left, wrapped, isUnordered: isUnordered, depth: depth + 1)
    {
      return true
    }
    if left.hasPrefix("."), right.hasSuffix(left) || right == left.dropFirst() { return true }
    for range in ["Range(", "ClosedRange("] {
      if let bounds = inside(right, of: range), left == bounds { return true }
    }
    if right.hasPrefix("<"), right.hasSuffix(">"),
      agree(left, String(right.dropFirst().dropLast()), isUnordered: isUnordered, depth: depth + 1)
    {
      return true
    }
    if left.contains("…") || left.contains("...") {
      return isAbbreviation(left, right) || isUnordered && elements(left, right, isUnordered: true, depth: depth)
    }
    return elements(left, right, isUnordered: isUnordered, depth: depth)
  }

  private static func elements(_ left: String, _ right: String, isUnordered: Bool, depth: Int) -> Bool {
    guard let first = left.last, first == right.last, "])".contains(first),
      let (leftName, leftParts) = parts(left), let (rightName, rightParts) = parts(right),
      leftName == rightName || rightName.hasSuffix("." + leftName)
    else { return false }
    let written = isUnordered ? leftParts.filter { !["…", "..."].contains($0) } : leftParts
    let isWhole = written.count == leftParts.count
    guard isWhole ? written.count == rightParts.count : written.count <= rightParts.count else { return false }
    func same(_ stated: String, _ found: String) -> Bool {
      if agree(stated, found, isUnordered: false, depth: depth + 1) { return true }
      let label = /^(?:[A-Za-z_][A-Za-z_0-9]*|"(?:[^"\\]|\\.)*"|[^:\[("]*):/
      guard let name = found.firstMatch(of: label) else { return false }
      let value = String(found[name.range.upperBound...])
      guard let own = stated.firstMatch(of: label) else {
        return !name.0.hasPrefix("\"") && agree(stated, value, isUnordered: false, depth: depth + 1)
      }
      return unquoted(String(own.0)) == unquoted(String(name.0))
        && agree(String(stated[own.range.upperBound...]), value, isUnordered: false, depth: depth + 1)
    }
    guard isUnordered else { return zip(leftParts, rightParts).allSatisfy(same) }
    var rest = rightParts
    for part in written {
      guard let index = rest.firstIndex(where: { same(part, $0) }) else { return false }
      rest.remove(at: index)
    }
    return true
  }

  /// What stands before a bracket at the end, and the parts inside.
  private static func parts(_ text: String) -> (name: String, parts: [String])? {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    var name = ""
    var parts: [String] = []
    var part = ""
    for character in text {
      defer { isEscaped = character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      if !isQuoted, "[(".contains(character) {
        depth += 1
        if depth == 1 { continue }
      }
      if !isQuoted, "])".contains(character) {
        depth -= 1
        if depth == 0 { break }
      }
      if depth == 0 {
        name.append(character)
      } else if depth == 1, !isQuoted, character == "," {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    guard depth == 0 else { return nil }
    return (name, part.isEmpty ? parts : parts + [part])
  }

  private static func inside(_ text: String, of opening: String) -> String? {
    text.hasPrefix(opening) && text.hasSuffix(")") ? String(text.dropFirst(opening.count).dropLast()) : nil
  }

  /// The text without marks of what is left out.
  private static func whole(_ text: String) -> String {
    compact(text).replacing("...", with: "").replacing("…", with: "")
  }

  /// The text without white space outside quotation marks.
  private static func compact(_ text: String) -> String {
    var isQuoted = false
    var isEscaped = false
    return text.filter { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      return isQuoted || !character.isWhitespace
    }
  }

  private static func unquoted(_ text: String) -> String { text.filter { $0 != "\"" && !$0.isWhitespace } }

  private static func number(_ text: String) -> ExactRational? {
    let digits = text.filter { $0 != "_" }
    guard let first = digits.first(where: { $0 != "-" && $0 != "+" }), first.isASCII, first.isNumber,
      digits.count <= 400
    else {
      return nil
    }
    let sign = digits.hasPrefix("-")
    let magnitude = digits.drop { $0 == "-" || $0 == "+" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where magnitude.hasPrefix(prefix) {
      return Int(magnitude.dropFirst(2), radix: radix).map { ExactRational(ExactInteger(sign ? -$0 : $0)) }
    }
    return ExactRational(String(digits.hasPrefix("+") ? digits.dropFirst() : digits[...]))
  }

  /// Equal, or equal when both are rounded or cut to the digits of the one that has fewer behind its point.
  private static func agree(_ stated: ExactRational, _ found: ExactRational, digits: Int) -> Bool {
    if stated == found { return true }
    guard digits > -400, digits < 400, let unit = ExactRational("1e\(-digits)") else { return false }
    let distance = stated < found ? found - stated : stated - found
    return distance < unit
  }

  /// Whether a text is an integer's digits in base 2 without `0b`: it begins with 0, or fills whole bytes.
  private static func isBinary(_ stated: String, of found: String) -> Bool {
    let digits = stated.filter { $0 != "_" }
    guard digits.count > 1, digits.hasPrefix("0") || digits.count.isMultiple(of: 8),
      digits.allSatisfy({ $0 == "0" || $0 == "1" }), let value = UInt64(digits, radix: 2)
    else { return false }
    return UInt64(found) == value
  }

  /// The power of ten, negated, of the last digit that is written; none for a number without a point.
  private static func digits(_ text: String) -> Int {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1)
    guard let mantissa = parts.first, let point = mantissa.firstIndex(of: ".") else { return 400 }
    return mantissa[point...].dropFirst().count { $0.isNumber } - (parts.count > 1 ? Int(parts[1]) ?? 400 : 0)
  }

  /// The list in the description of a collection that is none of the standard library's plain ones, such as `ArraySlice([1])`.
  private static func list(in text: String) -> String? {
    guard text.hasSuffix("])"), let open = text.firstIndex(of: "("), text[text.index(after: open)] == "[",
      text[..<open].allSatisfy({ $0.isLetter || "<>.,_".contains($0) || $0.isNumber })
    else { return nil }
    return String(text[text.index(after: open)...].dropLast())
  }

  private static func isAbbreviation(_ stated: String, _ found: String) -> Bool {
    var rest = unquoted(found)[...]
    let pieces = unquoted(stated).replacing("...", with: "…").split(separator: "…", omittingEmptySubsequences: false)
    guard let first = pieces.first, rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    for (index, piece) in pieces.enumerated().dropFirst() where !piece.isEmpty {
      if index == pieces.count - 1 {
        guard rest.hasSuffix(piece) else { return false }
      } else {
        guard let range = rest.firstRange(of: piece) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return pieces.count > 1
  }
}
