import ExperimentKit

/// A server's answer to the request for a user.
enum CallAnswer: Sendable, Hashable {
  /// The user.
  case user(String)
  /// No user, although nothing failed.
  case nothing
  /// The failure that the article's interface declares.
  case failure

  /// The answer, as the caller's task receives it.
  var result: Result<String?, any Error> {
    switch self {
    case .user(let id): .success(id)
    case .nothing: .success(nil)
    case .failure: .failure(GitHubApiException())
    }
  }

  /// The description of the answer.
  var title: LocalizedText {
    switch self {
    case .user(let id): LocalizedText(id)
    case .nothing: "nil"
    case .failure: "GitHubApiException"
    }
  }
}

/// The failure that the article's interface declares; `GitHubApi` answers with it.
struct GitHubApiException: Error {}

/// The error of a callback that cannot use its value.
struct HandlerError: Error {}
