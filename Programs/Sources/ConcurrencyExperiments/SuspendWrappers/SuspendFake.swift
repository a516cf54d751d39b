import ExperimentKit

/// A function for tests that answers at once, with an unchecked type, like Objective-C protocols.
protocol UntypedSuspendFunction: Sendable {
  func invoke(completionHandler: (Any?, (any Error)?) -> Void)
}

/// A fake with a typed answer, like the article's `FakeSuspendFunction`.
struct FakeSuspendFunction<Value: Sendable>: UntypedSuspendFunction {
  private let result: Result<Value?, any Error>

  init(_ result: Result<Value?, any Error>) {
    self.result = result
  }

  func invoke(completionHandler: (Any?, (any Error)?) -> Void) {
    switch result {
    case .success(let value): completionHandler(value, nil)
    case .failure(let error): completionHandler(nil, error)
    }
  }
}

/// The types of a fake's answer.
enum SuspendFakeAnswer: String, CaseIterable, TitledWord, Sendable {
  case user, repository, string, nothing, error

  /// A user of the article's interface.
  struct User: Sendable {}
  /// Another type of the same service.
  struct Repository: Sendable {}

  /// The name of the type.
  var title: LocalizedText {
    switch self {
    case .user: "User"
    case .repository: "Repository"
    case .string: "String"
    case .nothing: "nil"
    case .error: "GitHubApiException"
    }
  }

  /// The fake; its type is lost here.
  var fake: any UntypedSuspendFunction {
    switch self {
    case .user: FakeSuspendFunction(.success(User()))
    case .repository: FakeSuspendFunction(.success(Repository()))
    case .string: FakeSuspendFunction(.success("marty-suzuki"))
    case .nothing: FakeSuspendFunction<User>(.success(nil))
    case .error: FakeSuspendFunction<User>(.failure(GitHubApiException()))
    }
  }

  /// Returns whether a value that the fake answers is of a type; nil if it does not answer a value.
  func answers<Value>(_ type: Value.Type) -> Bool? {
    var isOfType: Bool?
    fake.invoke { value, _ in isOfType = value.map { $0 is Value } }
    return isOfType
  }

  /// Whether the fake fails.
  var fails: Bool {
    var fails = false
    fake.invoke { _, error in fails = error != nil }
    return fails
  }
}
