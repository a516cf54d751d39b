extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// A text.
  public init(stringLiteral text: String) { self = .string(text) }

  /// A list.
  public init(arrayLiteral values: JSONValue...) { self = .array(values) }

  /// Values by key; of two with one key the first.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { first, _ in first })
  }
}
