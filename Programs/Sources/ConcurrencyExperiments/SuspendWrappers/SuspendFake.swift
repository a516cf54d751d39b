import ExperimentKit

/// A function for tests that answers at once, with a type that nobody can check, as Objective-C protocols have none.
protocol UntypedSuspendFunction: Sendable {
  func invoke(completionHandler: (Any?, (any Error)?) -> Void)
}

/// A fake that knows the type of its answer, as the article's `FakeSuspendFunction` does.
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

/// The types that a fake can answer with.
enum SuspendFakeAnswer: String, CaseIterable, TitledWord, Sendable {
  case user, repository, string, nothing, error

  /// A user of the article's interface.
  struct User: Sendable {}
  /// Something else of the same service.
  struct Repository: Sendable {}

  /// The type in words.
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

  /// Whether a value that the fake answers is of a type; nil where it answers none.
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
