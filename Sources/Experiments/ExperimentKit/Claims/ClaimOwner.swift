import Results
import SourceText

/// The owner of a claim that an experiment tests.
public enum ClaimOwner: Sendable, Hashable {
  /// The author of an article.
  ///
  /// - Parameter scope: the scope and the certainty of the claim: a date, a compiler, a platform, or the author's "I
  ///   think"; nil if it is general.
  case author(scope: LocalizedText?)
  /// A common expectation of readers of the code or the subject, which is not in an article.
  case expectation

  /// The author, for a general claim.
  public static let author = ClaimOwner.author(scope: nil)

  /// Returns the author, for a claim with a scope.
  public static func author(_ scope: LocalizedText) -> ClaimOwner { .author(scope: scope) }

  /// The name of the owner.
  public var words: LocalizedText {
    switch self {
    case .author(nil): LocalizedText(en: "the author", ja: "筆者")
    case .author(let scope?): LocalizedText(en: "the author (\(scope))", ja: "筆者(\(scope))")
    case .expectation: LocalizedText(en: "a reader", ja: "読者の予想")
    }
  }
}
