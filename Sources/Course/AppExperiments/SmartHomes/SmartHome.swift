/// The abilities of controllers: a matrix of operations and controllers.
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

  /// Creates the matrix of the article.
  ///
  /// - Parameters:
  ///   - automation: whether an automation service is set up, which adds the TV by voice. The article has not tried its
  ///     effect on the other things that the voice could not do.
  ///   - changes: other answers, which replace these.
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

  /// The answer of a controller for an operation.
  subscript(operation: SmartHomeOperation, controller: SmartHomeController) -> SmartHomeAnswer {
    answers[operation]?[controller] ?? .no
  }

  /// Returns the controllers that give an answer for every one of some operations.
  func controllers(_ answer: SmartHomeAnswer, for operations: [SmartHomeOperation]) -> [SmartHomeController] {
    SmartHomeController.allCases.filter { controller in operations.allSatisfy { self[$0, controller] == answer } }
  }

  /// Returns the operations that every one of some controllers has an answer for.
  func operations(_ answer: SmartHomeAnswer, by controllers: [SmartHomeController]) -> [SmartHomeOperation] {
    SmartHomeOperation.allCases.filter { operation in controllers.allSatisfy { self[operation, $0] == answer } }
  }

  /// Returns the operations that at least one of some controllers can do.
  func covered(by controllers: [SmartHomeController]) -> [SmartHomeOperation] {
    SmartHomeOperation.allCases.filter { operation in controllers.contains { self[operation, $0] == .yes } }
  }

  /// The answers of the app, Siri, the Google Home app and its voice for each operation.
  private static let article: [(SmartHomeOperation, String)] = [
    (.television, "YYYN"), (.volume, "YYNN"), (.channel, "YNNN"), (.light, "YNNN"), (.airConditioner, "YYYY"),
    (.temperature, "YYNN"),
  ]
}
