import ExperimentKit

/// An error in an input, with the message to the user.
enum ValidationError: Sendable, Hashable {
  case empty
  case length(min: Int, max: Int)
  case nameFormat
  case emailFormat

  /// Returns the message: the source's own in Japanese, and its translation.
  ///
  /// In the corrected code, the message for an empty text ends with a full stop, like the others.
  func message(_ code: CodeVersion) -> LocalizedText {
    switch self {
    case .empty:
      code == .article
        ? LocalizedText(en: "Please write something", ja: "文字を入力してください")
        : LocalizedText(en: "Please write something.", ja: "文字を入力してください。")
    case .length(let min, let max):
      LocalizedText(en: "Please write \(min) to \(max) characters.", ja: "\(min)文字以上\(max)文字以下で入力してください。")
    case .nameFormat:
      LocalizedText(en: "Please write English capital and small letters only.", ja: "英語大文字小文字のみで入力してください。")
    case .emailFormat:
      LocalizedText(en: "This has not the form of a mail address.", ja: "正しいメールアドレスの形式ではありません。")
    }
  }
}
