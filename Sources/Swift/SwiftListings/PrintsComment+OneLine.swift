import SourceText

extension PrintsComment.Line {
  /// Whether the line shows several printed lines next to each other.
  ///
  /// They have spaces or commas between them, as in `// prints 1 2 3`, or each has its quotation marks, as in
  /// `// Prints "a" "b"`.
  func showsOnOneLine(_ lines: ArraySlice<String>, isQuoted: Bool) -> Bool {
    guard lines.count > 1, !lines.contains(where: \.isEmpty) else { return false }
    let own = lines.map(\.trimmed)
    let separators = isQuoted ? ["\" \"", "\", \""] : [" ", ", "]
    return separators.contains { own.joined(separator: $0) == text.trimmed }
  }
}

extension String {
  /// The text without the module of a listing before the names of its types: `Fault.lost` for `main.Fault.lost`.
  var withoutModule: String {
    guard contains("main.") else { return self }
    return replacing(/(?<before>^|[^\w.])main\.(?<name>[A-Z])/) { "\($0.before)\($0.name)" }
  }
}
