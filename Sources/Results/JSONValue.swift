/// A JSON value whose numbers are text, as everywhere in this project.
public enum JSONValue: Sendable, Hashable, Codable {
  /// Text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Values by key.
  case object([String: JSONValue])

  /// Reads a value; numbers, truth values and null are refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .array(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .array(let list): try container.encode(list)
    case .object(let values): try container.encode(values)
    }
  }
}
