import ExperimentKit
import Foundation

/// A value, as a script writes it.
enum PreferenceValue: Sendable, Hashable {
  case int(Int)
  case float(Float)
  case double(Double)
  case string(String)
  case bool(Bool)

  /// The names of the types; `Double` is the type of a literal such as `0.6` without a declared type.
  static let types = ["Int", "Float", "Double", "String", "Bool"]

  /// Reads a type and a value, such as `Int 999`.
  init(written text: Substring) throws(ValueError) {
    let type = text.prefix { $0 != " " }
    let rest = String(text.dropFirst(type.count).drop { $0 == " " })
    let value: PreferenceValue? =
      switch type {
      case "Int": Int(rest).map { .int($0) }
      case "Float": Double(decimal: rest).map { .float(Float($0)) }
      case "Double": Double(decimal: rest).map { .double($0) }
      case "String": .string(rest)
      case "Bool": Bool(rest).map { .bool($0) }
      default:
        throw ValueError(
          "unknown type `\(type)`", help: Suggestion.help(for: String(type), among: Self.types, what: "types"))
      }
    guard let value else {
      throw ValueError("`\(rest)` is not a valid \(type)", help: "Write a type and a value, such as `Int 999`.")
    }
    self = value
  }

  /// The name of the value's type.
  var typeName: String {
    switch self {
    case .int: "Int"
    case .float: "Float"
    case .double: "Double"
    case .string: "String"
    case .bool: "Bool"
    }
  }

  /// The type of the store for the value; a `Double` is stored as `Float`.
  var type: PreferenceType {
    switch self {
    case .int: .int
    case .float, .double: .float
    case .string: .string
    case .bool: .bool
    }
  }

  /// The value without its type.
  var plain: String {
    switch self {
    case .int(let value): "\(value)"
    case .float(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value
    case .bool(let value): "\(value)"
    }
  }

  /// The value as stored in a collection of `Any`.
  var any: Any {
    switch self {
    case .int(let value): value
    case .float(let value): value
    case .double(let value): value
    case .string(let value): value
    case .bool(let value): value
    }
  }
}

extension PreferenceValue: CustomStringConvertible {
  /// The value, as a script writes it.
  var description: String { "\(typeName) \(plain)" }
}
