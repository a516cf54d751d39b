import Results
import SourceText

extension CatalogueEntry {
  /// The part of the name before the dot.
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

  /// Returns the parameters as a JSON Schema, draft 2020-12, which the example satisfies.
  ///
  /// The experiment accepts some values that the schema refuses: a list of one without brackets, and any number as a
  /// text.
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

  /// Returns parameters as written, as members of a JSON object.
  public func json(_ entries: [YAMLNode.Entry]) -> [String: JSONValue] {
    let domains = Dictionary(parameters.map { ($0.name, $0.domain) }) { first, _ in first }
    return Dictionary(entries.map { ($0.key, domains[$0.key]?.json($0.value) ?? $0.value.wire) }) { first, _ in first }
  }
}

extension ParameterDeclaration {
  /// Returns the parameter as a JSON Schema, with its default if that is a value.
  func schema(_ language: Language) -> JSONValue {
    var keywords = domain.schema(language)
    keywords["description"] = .string(description[language])
    keywords["default"] = defaultNode.map(domain.json)
    return .object(keywords)
  }

  /// The purpose of the parameter, followed by rules that its schema cannot express.
  private var description: LocalizedText {
    var text = help
    if !domain.isToldBySchema {
      text = LocalizedText(en: "\(text.en) It takes \(allowed.en).", ja: "\(text.ja)値は\(allowed.ja)。")
    }
    guard defaultNode == nil, let absent = fallbackText else { return text }
    return LocalizedText(en: "\(text.en) Default: \(absent.en).", ja: "\(text.ja)省略時は\(absent.ja)。")
  }
}
