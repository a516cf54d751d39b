import ExperimentKit

/// The errors of the layer: the article's, and those that the corrected layer needs.
enum APIError: Error, Sendable, Hashable {
  case urlNotValid
  case noResponseData
  case responseParseFailed
  /// An error that the article throws without declaring it.
  case generalError
  case notConnected
  case noUsableAnswer
  case statusNotSuccess(Int)
  case answerTooLong
  case noAnswerInTime

  /// The cases that the article declares.
  static let ofArticle: [APIError] = [.urlNotValid, .noResponseData, .responseParseFailed]

  /// The name in Swift code.
  var code: String {
    switch self {
    case .statusNotSuccess(let status): "statusNotSuccess(\(status))"
    default: "\(self)"
    }
  }
}
