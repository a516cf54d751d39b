extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Creates a text.
  public init(stringLiteral text: String) { self = .string(text) }

  /// Creates a list.
  public init(arrayLiteral values: JSONValue...) { self = .array(values) }

  /// Creates values by key; of two with one key, the first.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { first, _ in first })
  }
}
