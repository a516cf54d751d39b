import ExperimentKit

/// What a server answers to the request for a user.
enum CallAnswer: Sendable, Hashable {
  /// The user.
  case user(String)
  /// No user, though nothing failed.
  case nothing
  /// The failure that the article's interface declares.
  case failure

  /// The answer as the caller's task gets it.
  var result: Result<String?, any Error> {
    switch self {
    case .user(let id): .success(id)
    case .nothing: .success(nil)
    case .failure: .failure(GitHubApiException())
    }
  }

  /// The answer in words.
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

/// What a callback throws that cannot use what it gets.
struct HandlerError: Error {}
