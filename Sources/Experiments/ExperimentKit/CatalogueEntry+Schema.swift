import Results
import SourceText

extension CatalogueEntry {
  /// What stands before the dot in the name.
  public var topic: String { String(name.prefix { $0 != "." }) }

  /// The example of the help as words `name=value`, without quotation marks for a shell.
  public var exampleWords: [String] {
    example.split(separator: " ").reduce(into: []) { words, part in
      if let last = words.indices.last, part.prefixMatch(of: /[a-z][a-z0-9-]*=/) == nil {
        words[last] += " \(part)"
      } else {
        words.append(String(part))
      }
    }
  }

  /// The parameters of the example, as a cell would write them.
  public var exampleEntries: [YAMLNode.Entry] {
    exampleWords.compactMap { word in
      guard let equals = word.firstIndex(of: "="),
        let value = YAMLParser.parse(String(word[word.index(after: equals)...]), file: name).root
      else { return nil }
      return YAMLNode.Entry(key: String(word[..<equals]), line: 1, value: value)
    }
  }

  /// The parameters as a JSON Schema, draft 2020-12, which the example satisfies.
  ///
  /// A value that it refuses can still be taken: a list of one may stand without brackets, and any number as a text.
  ///
  /// - Parameter language: the language of the descriptions and titles.
  /// - Returns: the schema of an object with a member for each parameter.
  public func schema(_ language: Language) -> JSONValue {
    let parameters = parameters
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(name),
      "description": .string(summary[language]), "type": "object", "additionalProperties": .truth(false),
      "properties": .object(Dictionary(parameters.map { ($0.name, $0.schema(language)) }) { first, _ in first }),
      "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
      "examples": [.object(json(exampleEntries))],
    ]
  }

  /// Parameters that were written, as members of a JSON object.
  public func json(_ entries: [YAMLNode.Entry]) -> [String: JSONValue] {
    let domains = Dictionary(parameters.map { ($0.name, $0.domain) }) { first, _ in first }
    return Dictionary(entries.map { ($0.key, domains[$0.key]?.json($0.value) ?? $0.value.wire) }) { first, _ in first }
  }
}

extension ParameterDeclaration {
  /// The parameter as a JSON Schema, with its default where that is a value.
  func schema(_ language: Language) -> JSONValue {
    var keywords = domain.schema(language)
    keywords["description"] = .string(description[language])
    keywords["default"] = defaultNode.map(domain.json)
    return .object(keywords)
  }

  /// What the parameter is for, and in words what its schema cannot tell.
  private var description: LocalizedText {
    var text = help
    if !domain.isToldBySchema {
      text = LocalizedText(en: "\(text.en) It takes \(allowed.en).", ja: "\(text.ja)値は\(allowed.ja)。")
    }
    guard defaultNode == nil, let absent = fallbackText else { return text }
    return LocalizedText(en: "\(text.en) Default: \(absent.en).", ja: "\(text.ja)省略時は\(absent.ja)。")
  }
}
