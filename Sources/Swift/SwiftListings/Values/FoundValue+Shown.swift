extension FoundValue {
  /// The value as a notebook shows it: strings in quotation marks, everything else as it describes itself.
  ///
  /// It is nil for a call that returns nothing.
  package var shown: String? {
    // The forms of an optional follow those of what it wraps.
    if type.hasPrefix("Optional<"), forms.count >= 2 { return Self.withoutModule(forms[forms.count - 2]) }
    return switch kind {
    case .void: nil
    case .text: forms.last.map(Self.withoutModule)
    case .cut: forms.first.map { $0 + " …" }
    case .unordered, .printed, .other: forms.first.map(Self.withoutModule)
    }
  }

  /// The beginning of the record of a program's value for its claim with the number 0.
  package static let mark = "\u{1E}lesson value 0 "

  /// Takes the value that a program wrote for its claim with the number 0 out of its output.
  ///
  /// - Parameter output: the output, from which the record is removed.
  /// - Returns: the value; nil if the output has none.
  package static func take(from output: inout String) -> FoundValue? {
    guard let start = output.firstRange(of: mark),
      let end = output[start.upperBound...].firstIndex(of: "\u{1E}")
    else { return nil }
    let value = FoundValue(output[start.upperBound..<end])
    output.removeSubrange(start.lowerBound...end)
    return value
  }
}
