import SourceText

/// The place of the cursor in a YAML file that may not be valid yet: the key of a value, or the beginning of a key.
struct YAMLPlace {
  /// The key whose value is being typed; nil while a key is being typed.
  private(set) var key: String?
  /// The word before the cursor.
  private(set) var word = ""
  /// The entries of the same mapping, as typed: of the element of a list, or of the whole file.
  private(set) var entries: [String: String] = [:]
  /// Whether the cursor is in the element of a list of mappings.
  private(set) var isInElement = false

  /// Finds the place of a byte on a line, counted from 0.
  init(_ file: SourceFile, line: Int, offset: Int) {
    let lines = file.lines.map { String(decoding: file.bytes[$0], as: UTF8.self) }
    guard lines.indices.contains(line) else { return }
    let start = file.lines[line].lowerBound
    let before = String(decoding: file.bytes[start..<max(start, offset)], as: UTF8.self)
    let own = Line(before)
    if before.trimmed != "-" {
      word = String(before.reversed().prefix { !" [],{}:\"".contains($0) }.reversed())
    }
    var first = line
    var indent = own.indent
    if let flow = own.text.lastIndex(of: "{"), !own.text[flow...].contains("}") {
      // A mapping on one line, such as `- {code: …`.
      let inside = String(own.text[own.text.index(after: flow)...])
      isInElement = true
      read(inside)
      let last = inside.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init) ?? ""
      key = Self.key(inside, last)
      return
    }
    if let colon = own.text.firstIndex(of: ":") {
      key = String(own.text[..<colon])
    } else if own.isElement, let open = Self.openKey(lines, above: line, indent: own.dash) {
      // An element of a list of words belongs to the key above it.
      if open.key != "parts", open.key != "rules" { (key, indent) = (open.key, open.indent) }
      if key != nil { first = open.line }
    }
    while first > 0, !Line(lines[first]).isElement || Line(lines[first]).indent > indent {
      let above = Line(lines[first - 1])
      if !above.text.isEmpty, above.indent < indent { break }
      first -= 1
    }
    isInElement = Line(lines[first]).isElement && Line(lines[first]).indent == indent
    if key == nil, own.isElement { isInElement = true }
    for index in first..<lines.count {
      let next = Line(lines[index])
      if index > first, !next.text.isEmpty, next.indent < indent || next.isElement && next.indent <= indent { break }
      if next.indent == indent, index != line || key != nil { take(next.text) }
    }
  }

  /// A line: its indentation up to its text, whether it begins an element of a list, and its text.
  private struct Line {
    var indent: Int
    var dash: Int
    var isElement: Bool
    var text: String

    init(_ line: String) {
      let spaces = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(spaces)
      dash = spaces
      isElement = rest == "-" || rest.hasPrefix("- ")
      let mark = isElement ? rest.prefix { $0 == "-" || $0 == " " }.count : 0
      indent = spaces + mark
      text = rest.hasPrefix("#") ? "" : String(rest.dropFirst(mark))
    }
  }

  private static func openKey(
    _ lines: [String], above line: Int, indent: Int
  ) -> (key: String, indent: Int, line: Int)? {
    for index in (0..<line).reversed() {
      let above = Line(lines[index])
      guard !above.text.isEmpty, !(above.isElement && above.dash == indent), above.dash <= indent else { continue }
      guard above.text.hasSuffix(":") else { return nil }
      return (String(above.text.dropLast()), above.indent, index)
    }
    return nil
  }

  private static func key(_ inside: String, _ last: String) -> String? {
    // In a list, the key is the last one with an open bracket.
    if let list = inside.lastIndex(of: "["), !inside[list...].contains("]") {
      return inside[..<list].split(separator: ",").last?.split(separator: ":").first.map { String($0).trimmed }
    }
    return last.firstIndex(of: ":").map { String(last[..<$0]).trimmed }
  }

  private mutating func read(_ inside: String) {
    for part in inside.split(separator: ",") { take(String(part).trimmed) }
  }

  private mutating func take(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return }
    entries[String(text[..<colon])] = String(text[text.index(after: colon)...]).trimmed
  }
}
