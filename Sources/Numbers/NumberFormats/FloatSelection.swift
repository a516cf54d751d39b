/// A choice of one of two values.
///
/// Source: IEEE Std 754-2019, 9.6.
public enum FloatSelection: Sendable, Hashable, CaseIterable {
  /// The smaller value, or NaN if a value is NaN; −0 is smaller than +0.
  case minimum
  /// The larger value, or NaN if a value is NaN; +0 is larger than −0.
  case maximum
  /// The smaller number; NaN only if both values are NaN.
  case minimumNumber
  /// The larger number; NaN only if both values are NaN.
  case maximumNumber
  /// The value nearer to zero, or the ``minimum`` of two equally near ones.
  case minimumMagnitude
  /// The value farther from zero, or the ``maximum`` of two equally far ones.
  case maximumMagnitude
  /// The number nearer to zero; NaN only if both values are NaN.
  case minimumMagnitudeNumber
  /// The number farther from zero; NaN only if both values are NaN.
  case maximumMagnitudeNumber

  var isMaximum: Bool {
    switch self {
    case .minimum, .minimumNumber, .minimumMagnitude, .minimumMagnitudeNumber: false
    case .maximum, .maximumNumber, .maximumMagnitude, .maximumMagnitudeNumber: true
    }
  }

  var isOfMagnitudes: Bool {
    switch self {
    case .minimum, .minimumNumber, .maximum, .maximumNumber: false
    case .minimumMagnitude, .minimumMagnitudeNumber, .maximumMagnitude, .maximumMagnitudeNumber: true
    }
  }

  var prefersNumbers: Bool {
    switch self {
    case .minimum, .maximum, .minimumMagnitude, .maximumMagnitude: false
    case .minimumNumber, .maximumNumber, .minimumMagnitudeNumber, .maximumMagnitudeNumber: true
    }
  }
}
