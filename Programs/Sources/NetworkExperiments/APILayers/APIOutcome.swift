import ExperimentKit

/// The outcome of a call.
enum APIOutcome: Sendable, Hashable {
  /// Users.
  case users([APIUser])
  /// An error of the layer; nil for one of the client's own, which the layer passes on.
  case failure(APIError?)
  /// No answer at the time limit.
  case waiting

  /// The description of the outcome.
  var words: LocalizedText {
    switch self {
    case .users([]): return LocalizedText(en: "no users", ja: "ユーザーなし")
    case .users(let users):
      let list = users.map { "\($0.id) \($0.name)" }.joined(separator: ", ")
      return LocalizedText(en: "users: \(list)", ja: "ユーザー:\(list)")
    case .failure(let error?): return LocalizedText(error.code)
    case .failure(nil): return LocalizedText(en: "an error of the client's own", ja: "クライアント独自のエラー")
    case .waiting: return LocalizedText(en: "no closure is called", ja: "どのクロージャも呼ばれない")
    }
  }
}
