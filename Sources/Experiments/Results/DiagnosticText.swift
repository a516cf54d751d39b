import SourceText

extension Diagnostics {
  /// The messages as lines for readers, the same in every language.
  ///
  /// A message is one line, `3:14: error: MESSAGE [ID]`, with the line and the column within the cell. Below it,
  /// indented by two spaces, come the suggested changes, `fix-it 3:14: replace …`, then its notes, `note 3:5: …`, each
  /// with its own. A message about another cell says `in cell NAME`. Line ends within a text are written as `\n`.
  public var lines: [String] {
    all.flatMap { $0.lines(indentation: "") }
  }

  /// The machine-readable messages: an array of `{severity, line, column, message, id, fix-its, notes}`.
  ///
  /// Numbers are text. A fix-it is `{line, column, old, new}`; `cell` comes with a line of another cell. Unknown values
  /// are omitted, and so are empty fix-its and notes.
  public var json: JSONValue {
    .array(all.map(\.json))
  }
}

extension Diagnostic {
  fileprivate func lines(indentation: String) -> [String] {
    let isNote = !indentation.isEmpty
    let start =
      switch (isNote, place) {
      case (_, nil): "\(severity.rawValue): "
      case (true, let place?): "\(severity.rawValue) \(place.text): "
      case (false, let place?): "\(place.text): \(severity.rawValue): "
      }
    let inner = indentation + "  "
    return [indentation + start + message.controlsEscaped + (id.map { " [\($0)]" } ?? "")]
      + fixIts.map { inner + $0.text } + notes.flatMap { $0.lines(indentation: inner) }
  }

  fileprivate var json: JSONValue {
    var values: [String: JSONValue] = ["severity": .string(severity.rawValue), "message": .string(message)]
    if let place { values.merge(place.json) { $1 } }
    if let id { values["id"] = .string(id) }
    if !fixIts.isEmpty { values["fix-its"] = .array(fixIts.map(\.json)) }
    if !notes.isEmpty { values["notes"] = .array(notes.map(\.json)) }
    return .object(values)
  }
}

extension Diagnostic.FixIt {
  fileprivate var text: String {
    let change =
      switch (old.isEmpty, new.isEmpty) {
      case (true, _): "insert \(new.quoted)"
      case (false, true): "remove \(old.quoted)"
      case (false, false): "replace \(old.quoted) with \(new.quoted)"
      }
    return "fix-it \(place.text): \(change)"
  }

  fileprivate var json: JSONValue {
    .object(place.json.merging(["old": .string(old), "new": .string(new)]) { $1 })
  }
}

extension Diagnostic.Place {
  fileprivate var text: String {
    (cell.map { "in cell \($0), " } ?? "") + "\(line):\(column)"
  }

  fileprivate var json: [String: JSONValue] {
    var values: [String: JSONValue] = ["line": .string("\(line)"), "column": .string("\(column)")]
    if let cell { values["cell"] = .string(cell) }
    return values
  }
}

extension String {
  /// The text between backticks, without control characters.
  fileprivate var quoted: String {
    controlsEscaped.codeSpan
  }

  /// The text on one line, with control characters and line separators written as in a Swift string, such as `\n`.
  ///
  /// A backslash is doubled only if it could be taken for the start of an escape.
  fileprivate var controlsEscaped: String {
    let scalars = Array(unicodeScalars)
    return scalars.indices.reduce(into: "") { text, index in
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "\\", let next, "\\nrtu".unicodeScalars.contains(next) || next.isControl { text += "\\" }
      text += scalar.isControl ? scalar.escape : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
