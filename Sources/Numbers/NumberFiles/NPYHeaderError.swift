/// An error in the dictionary before the elements of a NumPy array.
public enum NPYHeaderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A key appears twice.
  case duplicateKey(String)
  /// A key is not one of the three of an array.
  case unknownKey(String)
  /// A key of an array is missing.
  case missingKey(String)
  /// A character of Python's syntax is missing.
  case expected(Character)
  /// A string is missing.
  case expectedString
  /// A string has no end.
  case openQuotationMark
  /// A truth value is missing.
  case expectedTruth
  /// The length of a dimension is missing, or too large.
  case expectedLength
  /// The dictionary ends before the header.
  case trailingText

  /// The error message, in one line.
  public var description: String {
    switch self {
    case .duplicateKey(let key): "duplicate key `\(key.beginning)`"
    case .unknownKey(let key): "unknown key `\(key.beginning)`"
    case .missingKey(let key): "missing key `\(key)`"
    case .expected(let character): "expected `\(character)`"
    case .expectedString: "expected a string in quotation marks"
    case .openQuotationMark: "the quotation mark is not closed"
    case .expectedTruth: "expected `True` or `False`"
    case .expectedLength: "expected the length of a dimension"
    case .trailingText: "there is something after the header's dictionary"
    }
  }
}
