import SourceText

/// An event that scripts write as a line, such as `drag 0.5`.
public protocol WrittenEvent: MachineEvent {
  /// How each event is written, in the order in which help lists them.
  static var forms: [String] { get }

  /// Reads an event as a script writes it.
  ///
  /// - Throws: ``WrittenMistake`` for an unknown word, and for what is missing or too much behind it.
  init(written text: Substring) throws(WrittenMistake)
}

extension ParameterType where Value: WrittenEvent {
  /// An event of a script.
  public static var event: ParameterType {
    let forms = Value.forms.map { "`\($0)`" }
    return .written(
      LocalizedText(
        en: "an event: \(forms.joined(separator: ", "))", ja: "イベント。\(forms.joined(separator: "、"))")
    ) { text throws(WrittenMistake) in try Value(written: text) }
  }
}
