import SourceText

extension LocalizedText {
  /// The line of a transcript that tells what a program has printed.
  public static func console(_ text: String) -> LocalizedText {
    LocalizedText(en: "console: \(text)", ja: "コンソール: \(text)")
  }
}
