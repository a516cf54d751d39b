import SourceText

/// The code that a model follows if an article's code is wrong.
public enum CodeVersion: String, CaseIterable, Sendable {
  /// The code, as the article prints it.
  case article
  /// The code, as a lesson corrects it.
  case corrected

  /// The parameter of experiments that can follow both.
  public static let parameter = Parameter(
    "code", .choice, default: CodeVersion.article,
    help: LocalizedText(
      en: "The code as in the article, or as corrected in the lesson.",
      ja: "記事のままのコードか、レッスンで直したコードか。"))
}
