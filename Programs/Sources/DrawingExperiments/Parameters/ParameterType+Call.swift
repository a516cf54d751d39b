import ExperimentKit

extension ParameterType {
  /// A call of a method, as a script writes it.
  ///
  /// - Parameters:
  ///   - forms: how each call is written, in the order in which help lists them.
  ///   - read: reads a call.
  /// - Returns: the type.
  static func call(
    _ forms: [String], _ read: @escaping @Sendable (Substring) throws(ValueError) -> Value
  ) -> ParameterType {
    let list = forms.map { LocalizedText("`\($0)`") }.joined(.comma)
    return .written(LocalizedText(en: "a call: \(list)", ja: "呼び出し。\(list)"), read)
  }
}
