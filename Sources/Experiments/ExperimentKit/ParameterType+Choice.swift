import SourceText

extension ParameterType where Value: CaseIterable & RawRepresentable<String> {
  /// The type of a word of an enumeration.
  public static var choice: ParameterType {
    choice(among: Array(Value.allCases))
  }
}

extension ParameterType where Value: RawRepresentable<String> {
  /// Returns the type of some words of an enumeration.
  public static func choice(among cases: [Value]) -> ParameterType {
    ParameterType(.choice(cases.map { .init($0.rawValue, title: ($0 as? any TitledWord)?.title) })) { node, parameter in
      if let value = node.scalar.flatMap({ text in cases.first { $0.rawValue == text } }) { return value }
      throw Rejection(wrong: node, parameter: parameter, noneOf: cases.map(\.rawValue))
    }
  }
}

extension Rejection {
  /// Creates the rejection of a value that is not one of some words.
  init(wrong node: YAMLNode, parameter: String, noneOf words: [String]) {
    self.init(
      wrong: node, parameter: parameter, allowed: ParameterDomain.choice(words.map { .init($0) }).allowed,
      near: Suggestion.nearest(to: node.text, among: words))
  }
}
