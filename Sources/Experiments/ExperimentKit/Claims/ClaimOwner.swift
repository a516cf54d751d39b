import Results
import SourceText

/// Whose claim it is that an experiment tries.
public enum ClaimOwner: Sendable, Hashable {
  /// The author of an article says it.
  ///
  /// - Parameter scope: what he says it of, and how surely: a date, a compiler, a platform, or his own "I think"; nil where
  ///   he says it of everything.
  case author(scope: LocalizedText?)
  /// No article says it: whoever reads its code, or knows its subject, often expects it.
  case expectation

  /// The author says it, of everything.
  public static let author = ClaimOwner.author(scope: nil)

  /// The author says it of something.
  public static func author(_ scope: LocalizedText) -> ClaimOwner { .author(scope: scope) }

  /// The owner in words.
  public var words: LocalizedText {
    switch self {
    case .author(nil): LocalizedText(en: "the author", ja: "筆者")
    case .author(let scope?): LocalizedText(en: "the author (\(scope))", ja: "筆者(\(scope))")
    case .expectation: LocalizedText(en: "a reader", ja: "読者の予想")
    }
  }
}
