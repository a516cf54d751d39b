/// Which numbers an exact number may be, as far as their notation tells.
public enum ExactNumberForm: Sendable, Hashable {
  /// Whole numbers: decimal digits behind a sign or none.
  case whole
  /// Decimal numbers, with an exponent or without, and fractions such as `1/8`.
  case fraction
  /// Decimal numbers in a range.
  case decimal(ClosedRange<Double>)
}

extension ExactNumberForm {
  /// The texts of the form as a regular expression of ECMA-262.
  var pattern: String {
    switch self {
    case .whole: #"^[+-]?[0-9]+$"#
    case .fraction: #"^[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$|^[+-]?[0-9]+/0*[1-9][0-9]*$"#
    case .decimal: #"^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$"#
    }
  }

  /// Whether a text is of the form.
  func takes(_ text: String) -> Bool {
    switch self {
    case .whole: text.wholeMatch(of: /[+-]?[0-9]+/) != nil
    case .fraction: text.wholeMatch(of: /[+-]?[0-9]+((\.[0-9]+)?([eE][+-]?[0-9]+)?|\/0*[1-9][0-9]*)/) != nil
    case .decimal(let range): Double(decimal: text).map(range.contains) ?? false
    }
  }
}
