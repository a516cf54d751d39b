#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON value without null.
///
/// Results store their numbers as text, as everywhere in this project; numbers and truth values are for formats of
/// other programs, such as a JSON Schema.
public enum JSONValue: Sendable, Hashable, Codable {
  /// Text.
  case string(String)
  /// A number of at most ``mostDigits`` digits, which is written and read exactly.
  case number(Decimal)
  /// The value `true` or `false`.
  case truth(Bool)
  /// A list.
  case array([JSONValue])
  /// Values by key.
  case object([String: JSONValue])

  /// The largest number of digits that are stored exactly, without zeros before and after them.
  public static let mostDigits = 37

  /// Returns a whole number.
  public static func number(_ number: Int) -> JSONValue { .number(Decimal(number)) }

  /// Returns the number of a text in JSON's notation with exactly these digits.
  ///
  /// The result is nil for a number that JSON writes in another way, such as `1.50`, and for one of more than
  /// ``mostDigits`` digits.
  public static func number(written text: String) -> JSONValue? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }),
      let number = Decimal(string: text), number.digits <= mostDigits, "\(number)" == text
    else { return nil }
    return .number(number)
  }

  /// Reads a value; null and numbers of more than ``mostDigits`` digits are refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .array(list)
    } else if let values = try? container.decode([String: JSONValue].self) {
      self = .object(values)
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else {
      let number = try container.decode(Decimal.self)
      guard number.digits <= Self.mostDigits else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "The number has more than \(Self.mostDigits) digits.")
      }
      self = .number(number)
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .truth(let truth): try container.encode(truth)
    case .array(let list): try container.encode(list)
    case .object(let values): try container.encode(values)
    }
  }
}

extension Decimal {
  /// The number of digits, without zeros before and after them.
  fileprivate var digits: Int {
    let digits = description.filter(\.isNumber)
    return digits.drop { $0 == "0" }.count - digits.reversed().prefix { $0 == "0" }.count
  }
}
