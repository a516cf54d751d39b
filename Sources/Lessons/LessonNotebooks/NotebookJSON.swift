/// A JSON value of a notebook or of a message about its cells.
package enum NotebookJSON: Sendable, Hashable {
  /// The absence of a value.
  case null
  /// The value `true` or `false`.
  case truth(Bool)
  /// A whole number.
  case number(Int)
  /// Text.
  case text(String)
  /// A list.
  case list([NotebookJSON])
  /// Values by key.
  case object([String: NotebookJSON])

  /// The value on one line, with its keys in order.
  package var line: String {
    var writer = Writer(indents: false)
    writer.write(self, depth: 0)
    return writer.text
  }

  /// The content of a file, as nbformat writes it: an indentation of one space, keys in order, a line end.
  package var file: String {
    var writer = Writer(indents: true)
    writer.write(self, depth: 0)
    return writer.text + "\n"
  }
}

extension NotebookJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  package init(stringLiteral text: String) { self = .text(text) }

  /// Creates a number.
  package init(integerLiteral number: Int) { self = .number(number) }

  /// Creates a list.
  package init(arrayLiteral values: NotebookJSON...) { self = .list(values) }

  /// Creates values by key; of two with one key, the first.
  package init(dictionaryLiteral members: (String, NotebookJSON)...) {
    self = .object(Dictionary(members) { first, _ in first })
  }
}

/// A writer of JSON, with the same bytes for the same value.
private struct Writer {
  let indents: Bool
  var text = ""

  mutating func write(_ value: NotebookJSON, depth: Int) {
    switch value {
    case .null: text += "null"
    case .truth(let truth): text += truth ? "true" : "false"
    case .number(let number): text += "\(number)"
    case .text(let string): write(string)
    case .list(let values):
      write("[", "]", values, depth) { writer, value in writer.write(value, depth: depth + 1) }
    case .object(let values):
      let sorted = values.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      write("{", "}", sorted, depth) { writer, member in
        writer.write(member.key)
        writer.text += writer.indents ? ": " : ":"
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func write<Value>(
    _ opening: String, _ closing: String, _ values: [Value], _ depth: Int, each: (inout Writer, Value) -> Void
  ) {
    text += opening
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      breakLine(depth + 1)
      each(&self, value)
    }
    if !values.isEmpty { breakLine(depth) }
    text += closing
  }

  private mutating func breakLine(_ depth: Int) {
    if indents { text += "\n" + String(repeating: " ", count: depth) }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
