import ExperimentKit

/// The errors of the layer: those of the article, and those that the corrected one needs.
enum APIError: Error, Sendable, Hashable {
  case urlNotValid
  case noResponseData
  case responseParseFailed
  /// The article throws it, and does not declare it.
  case generalError
  case notConnected
  case noUsableAnswer
  case statusNotSuccess(Int)
  case answerTooLong
  case noAnswerInTime

  /// The cases that the article declares.
  static let ofArticle: [APIError] = [.urlNotValid, .noResponseData, .responseParseFailed]

  /// The name as Swift code writes it.
  var code: String {
    switch self {
    case .statusNotSuccess(let status): "statusNotSuccess(\(status))"
    default: "\(self)"
    }
  }
}
