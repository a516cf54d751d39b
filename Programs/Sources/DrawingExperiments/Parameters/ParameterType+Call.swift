import ExperimentKit

extension ParameterType {
  /// Returns the type of a method call, as a script writes it.
  ///
  /// - Parameters:
  ///   - forms: the written form of each call, in the order of the help.
  ///   - read: reads a call.
  /// - Returns: the type.
  static func call(
    _ forms: [String], _ read: @escaping @Sendable (Substring) throws(ValueError) -> Value
  ) -> ParameterType {
    let list = forms.map { LocalizedText("`\($0)`") }.joined(.comma)
    return .written(LocalizedText(en: "a call: \(list)", ja: "呼び出し。\(list)"), read)
  }
}
