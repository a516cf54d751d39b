import SourceText

/// A choice of a value for each parameter that readers can change.
package struct VariedState: Sendable, Hashable {
  /// A parameter and its value.
  package struct Choice: Sendable, Hashable {
    /// The name of the parameter.
    package var parameter: String
    /// The value.
    package var value: VariedValue
  }

  /// The choices, in the order of the parameters.
  package var choices: [Choice]

  /// Whether every value is that of the cell.
  package var isRecorded: Bool { choices.allSatisfy(\.value.isRecorded) }

  /// The choices in YAML, such as `code: 00101, bits: 5`; the same in every language.
  package var text: String {
    choices.map { choice in
      let text = choice.value.text
      return "\(choice.parameter):\(text.isEmpty ? "" : " ")\(text)"
    }.joined(separator: ", ")
  }

  /// Returns the parameters of a cell with these choices.
  ///
  /// A parameter whose value is that of the cell stays as the cell writes it, or does not.
  func entries(_ written: [YAMLNode.Entry], line: Int) -> [YAMLNode.Entry] {
    var entries = written
    for choice in choices where !choice.value.isRecorded {
      guard let node = choice.value.node else { continue }
      if let index = entries.firstIndex(where: { $0.key == choice.parameter }) {
        entries[index].value = node
      } else {
        entries.append(YAMLNode.Entry(key: choice.parameter, line: line, value: node))
      }
    }
    return entries
  }
}
