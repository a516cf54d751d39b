import ExperimentKit

/// The types of the source's store, which has methods for each.
///
/// Source: 004-2.
enum PreferenceType: String, CaseIterable, Sendable {
  case int = "Int"
  case float = "Float"
  case string = "String"
  case bool = "Bool"

  /// The letter in the ids of messages and at the end of the names of keys.
  var letter: String {
    String(rawValue.prefix(1))
  }

  /// The result of the getter if it has no value.
  var sentinel: String {
    switch self {
    case .int: "-999999"
    case .float: "-999999.9"
    case .string: "ERROR!!!"
    case .bool: "false"
    }
  }

  /// Reads a type.
  init(written text: Substring) throws(ValueError) {
    guard let type = PreferenceType(rawValue: String(text)) else {
      throw ValueError(
        "unknown type `\(text)`",
        help: Suggestion.help(for: String(text), among: Self.allCases.map(\.rawValue), what: "types"))
    }
    self = type
  }
}
