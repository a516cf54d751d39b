import Results
import SourceText

extension ParameterDomain {
  /// Returns the allowed values as keywords of JSON Schema, draft 2020-12.
  ///
  /// The values that it describes are those of ``json(_:)``. It accepts no value that is refused because of its type,
  /// its range or its choice; the meaning of a notation is not checked, and a list is always in brackets.
  func schema(_ language: Language) -> [String: JSONValue] {
    switch self {
    case .choice(let words): Self.schema(words, language)
    case .truth: ["type": "boolean"]
    case .integer(let range):
      ["type": "integer", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .number(let range), .exactNumber(_, .decimal(let range)):
      ["type": "number", "minimum": .number(near: range.lowerBound), "maximum": .number(near: range.upperBound)]
    case .exactNumber(_, let form):
      ["type": [form == .whole ? "integer" : "number", "string"], "pattern": .string(form.pattern)]
    case .code: ["type": "string", "pattern": .string(Self.codePattern)]
    case .text(nil): Self.line
    case .text(let longest?): Self.line.merging(["maxLength": .number(longest)]) { $1 }
    case .lines: ["type": "string", "not": ["pattern": .string(#"[\u0000-\u0008\u000b-\u001f\u007f-\u009f]"#)]]
    case .notation(_, let words):
      words.isEmpty ? Self.line : Self.line.merging(["examples": .array(words.map(JSONValue.string))]) { $1 }
    case .told: [:]
    case .list(let element, let count):
      [
        "type": "array", "items": .object(element.schema(language)), "minItems": .number(count.lowerBound),
        "maxItems": .number(count.upperBound),
      ]
    }
  }

  /// A text of one line.
  private static var line: [String: JSONValue] {
    ["type": "string", "not": ["pattern": .string(#"[\u0000-\u0008\u000a-\u001f\u007f-\u009f]"#)]]
  }

  private static func schema(_ words: [Word], _ language: Language) -> [String: JSONValue] {
    guard words.contains(where: { $0.title != nil }) else {
      return ["type": "string", "enum": .array(words.map { .string($0.word) })]
    }
    return [
      "type": "string",
      "oneOf": .array(
        words.map { ["const": .string($0.word), "title": .string($0.title?[language] ?? $0.word)] }),
    ]
  }

  /// Whether the keywords of ``schema(_:)`` express all rules.
  var isToldBySchema: Bool {
    switch self {
    case .choice, .truth, .integer, .number, .text, .lines: true
    case .exactNumber, .code, .notation, .told: false
    case .list(let element, _): element.isToldBySchema
    }
  }

  /// Returns a written value as JSON.
  ///
  /// Numbers become numbers if JSON writes them with the same digits, and lists are always in brackets. Values that are
  /// not allowed are unchanged.
  public func json(_ node: YAMLNode) -> JSONValue {
    if case .list(let element, _) = self {
      guard case .sequence(let nodes) = node.content else { return .array([element.json(node)]) }
      return .array(nodes.map(element.json))
    }
    guard let text = node.scalar else { return node.wire }
    return switch self {
    case .truth: Bool(text).map(JSONValue.truth) ?? .string(text)
    case .integer: Int(text).map { .number($0) } ?? .string(text)
    case .number, .exactNumber(_, .decimal): Double(decimal: text).map { .number(near: $0) } ?? .string(text)
    case .exactNumber: .number(written: text) ?? .string(text)
    default: .string(text)
    }
  }
}

extension JSONValue {
  /// Returns the shortest decimal that distinguishes a number from its neighbors.
  static func number(near number: Double) -> JSONValue {
    .number(written: number.plainText) ?? .string(number.plainText)
  }
}
