import SourceText

extension LocalizedText {
  /// Returns the line of a transcript for a program's output.
  public static func console(_ text: String) -> LocalizedText {
    LocalizedText(en: "console: \(text)", ja: "コンソール: \(text)")
  }
}
