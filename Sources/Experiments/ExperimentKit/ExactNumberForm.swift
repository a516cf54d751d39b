/// The allowed forms of an exact number, as far as the notation determines them.
public enum ExactNumberForm: Sendable, Hashable {
  /// Whole numbers: decimal digits with or without a sign.
  case whole
  /// Decimal numbers, with an exponent or without, and fractions such as `1/8`.
  case fraction
  /// Decimal numbers in a range.
  case decimal(ClosedRange<Double>)
}

extension ExactNumberForm {
  /// The form as a regular expression of ECMA-262.
  var pattern: String {
    switch self {
    case .whole: #"^[+-]?[0-9]+$"#
    case .fraction: #"^[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$|^[+-]?[0-9]+/0*[1-9][0-9]*$"#
    case .decimal: #"^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$"#
    }
  }

  /// Returns whether a text has the form.
  func takes(_ text: String) -> Bool {
    switch self {
    case .whole: text.wholeMatch(of: /[+-]?[0-9]+/) != nil
    case .fraction: text.wholeMatch(of: /[+-]?[0-9]+((\.[0-9]+)?([eE][+-]?[0-9]+)?|\/0*[1-9][0-9]*)/) != nil
    case .decimal(let range): Double(decimal: text).map(range.contains) ?? false
    }
  }
}
