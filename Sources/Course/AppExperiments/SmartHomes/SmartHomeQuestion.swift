import ExperimentKit

/// A question about the matrix.
enum SmartHomeQuestion: Sendable, Hashable, CustomStringConvertible {
  /// The controllers that can do all of some operations.
  case whoCan([SmartHomeOperation])
  /// The controllers that cannot do all of some operations.
  case whoLacks([SmartHomeOperation])
  /// The operations that all of some controllers can do.
  case whatCan([SmartHomeController])
  /// The operations that not all of some controllers can do.
  case whatLacks([SmartHomeController])

  /// The written form of each question.
  static let forms = [
    "who can OPERATION…", "who can all", "who lacks OPERATION…", "who lacks all", "what can CONTROLLER…",
    "what can all", "what lacks CONTROLLER…", "what lacks all",
  ]

  /// Reads a question.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for text that is not one of ``forms``.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 2 else {
      throw ValueError("it is not a question", help: Suggestion.list(Self.forms, what: "questions"))
    }
    let names = Array(words[2...])
    switch (words[0], words[1]) {
    case ("who", "can"): self = .whoCan(try Self.words(names, "operation"))
    case ("who", "lacks"): self = .whoLacks(try Self.words(names, "operation"))
    case ("what", "can"): self = .whatCan(try Self.words(names, "controller"))
    case ("what", "lacks"): self = .whatLacks(try Self.words(names, "controller"))
    default:
      throw ValueError(
        "no question begins with `\(words[0]) \(words[1])`", help: Suggestion.list(Self.forms, what: "questions"))
    }
  }

  /// The question, as written.
  var description: String {
    switch self {
    case .whoCan(let operations): "who can \(Self.text(operations))"
    case .whoLacks(let operations): "who lacks \(Self.text(operations))"
    case .whatCan(let controllers): "what can \(Self.text(controllers))"
    case .whatLacks(let controllers): "what lacks \(Self.text(controllers))"
    }
  }

  /// Returns the words of the answer.
  func answer(in home: SmartHome) -> [LocalizedText] {
    switch self {
    case .whoCan(let operations): home.controllers(.yes, for: operations).map(\.title)
    case .whoLacks(let operations):
      SmartHomeController.allCases.filter { !home.controllers(.yes, for: operations).contains($0) }.map(\.title)
    case .whatCan(let controllers): home.operations(.yes, by: controllers).map(\.words)
    case .whatLacks(let controllers):
      SmartHomeOperation.allCases.filter { !home.operations(.yes, by: controllers).contains($0) }.map(\.words)
    }
  }

  /// Returns the number of unverified answers among those relevant to the question.
  func unverified(in home: SmartHome) -> Int {
    let (operations, controllers) =
      switch self {
      case .whoCan(let operations), .whoLacks(let operations): (operations, SmartHomeController.allCases)
      case .whatCan(let controllers), .whatLacks(let controllers): (SmartHomeOperation.allCases, controllers)
      }
    return operations.map { operation in controllers.count { home[operation, $0] == .unverified } }.reduce(0, +)
  }

  private static func words<Word: CaseIterable & RawRepresentable<String> & Equatable>(
    _ names: [String], _ what: String
  ) throws(ValueError) -> [Word] {
    if names == ["all"] { return Array(Word.allCases) }
    var words: [Word] = []
    for name in names { words.append(try SmartHomeParameters.word(name, what)) }
    return words
  }

  private static func text<Word: CaseIterable & RawRepresentable<String> & Equatable>(_ words: [Word]) -> String {
    words == Array(Word.allCases) ? "all" : words.map(\.rawValue).joined(separator: " ")
  }
}
