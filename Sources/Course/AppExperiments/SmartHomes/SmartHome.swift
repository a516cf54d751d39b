/// Which controller can do what: a matrix of operations and controllers.
///
/// Source: 001-8.
struct SmartHome: Sendable, Hashable {
  /// A cell of the matrix with another answer.
  struct Change: Sendable, Hashable {
    let operation: SmartHomeOperation
    let controller: SmartHomeController
    let answer: SmartHomeAnswer
  }

  private var answers: [SmartHomeOperation: [SmartHomeController: SmartHomeAnswer]] = [:]

  /// The matrix of the article.
  ///
  /// - Parameters:
  ///   - automation: whether an automation service is set up, which adds the TV by voice; what it makes of the other
  ///     things that the voice could not do, the article has not tried.
  ///   - changes: other answers, which stand over these.
  init(automation: Bool = false, changes: [Change] = []) {
    for (operation, row) in Self.article {
      for (controller, answer) in zip(SmartHomeController.allCases, row) {
        answers[operation, default: [:]][controller] = answer == "Y" ? .yes : .no
      }
    }
    if automation {
      for operation in SmartHomeOperation.allCases where self[operation, .googleHomeVoice] == .no {
        answers[operation]?[.googleHomeVoice] = operation == .television ? .yes : .unverified
      }
    }
    for change in changes { answers[change.operation]?[change.controller] = change.answer }
  }

  /// Whether a controller does an operation.
  subscript(operation: SmartHomeOperation, controller: SmartHomeController) -> SmartHomeAnswer {
    answers[operation]?[controller] ?? .no
  }

  /// The controllers that answer so to every operation of some.
  func controllers(_ answer: SmartHomeAnswer, for operations: [SmartHomeOperation]) -> [SmartHomeController] {
    SmartHomeController.allCases.filter { controller in operations.allSatisfy { self[$0, controller] == answer } }
  }

  /// The operations to which every one of some controllers answers so.
  func operations(_ answer: SmartHomeAnswer, by controllers: [SmartHomeController]) -> [SmartHomeOperation] {
    SmartHomeOperation.allCases.filter { operation in controllers.allSatisfy { self[operation, $0] == answer } }
  }

  /// The operations that one of some controllers can do, at least.
  func covered(by controllers: [SmartHomeController]) -> [SmartHomeOperation] {
    SmartHomeOperation.allCases.filter { operation in controllers.contains { self[operation, $0] == .yes } }
  }

  /// For each operation the answers of the app, Siri, the Google Home app and its voice.
  private static let article: [(SmartHomeOperation, String)] = [
    (.television, "YYYN"), (.volume, "YYNN"), (.channel, "YNNN"), (.light, "YNNN"), (.airConditioner, "YYYY"),
    (.temperature, "YYNN"),
  ]
}
