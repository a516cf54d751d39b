import ExperimentKit

/// An event of a script for waiters of notifications.
enum NotificationWaiterEvent: Sendable, Hashable {
  case wait(String, NotificationCenterName)
  case waitAll([String], NotificationCenterName)
  case post(String, NotificationCenterName)
  case register(String?)
  case runMain
}

/// A center of a script.
enum NotificationCenterName: String, CaseIterable, Sendable {
  /// The center `NotificationCenter.default`.
  case standard = "default"
  /// Another center.
  case other
}

extension NotificationWaiterEvent {
  static let forms = [
    "wait NAME", "wait NAME on other", "wait-all NAME …", "wait-all NAME … on other", "post NAME", "post NAME on other",
    "register", "register NAME", "run-main",
  ]
  /// The largest number of names of one wait.
  static let mostNames = 8

  /// Reads an event as a script writes it.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word, and for a missing or extra part.
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    let words = ["wait", "wait-all", "post", "register", "run-main"]
    guard words.contains(line.word) else {
      throw ValueError(
        "unknown event `\(line.word.abbreviated)`",
        help: Suggestion.help(for: line.word, among: words, forms: Self.forms, what: "events"))
    }
    let (names, center) = try Self.names(line.rest)
    switch line.word {
    case "wait": self = .wait(try Self.one(names, "wait NAME"), center ?? .standard)
    case "wait-all": self = .waitAll(names, center ?? .standard)
    case "post": self = .post(try Self.one(names, "post NAME"), center ?? .standard)
    case "register" where center == nil && names.count < 2: self = .register(names.first)
    case "run-main" where center == nil && names.isEmpty: self = .runMain
    default:
      throw ValueError(
        "there is something extra after `\(line.word)`",
        help: line.word == "register" ? "Write `register` or `register NAME`." : "Write `run-main`.")
    }
  }

  /// Returns the names, and the center after `on`.
  private static func names(
    _ words: [Substring]
  ) throws(ValueError) -> (names: [String], center: NotificationCenterName?) {
    var names = words.map(String.init)
    var center: NotificationCenterName?
    if let on = names.firstIndex(of: "on") {
      guard names.count == on + 2, let named = NotificationCenterName(rawValue: names[on + 1]) else {
        throw ValueError(
          "`on` takes one center",
          help: Suggestion.list(NotificationCenterName.allCases.map(\.rawValue), what: "centers"))
      }
      center = named
      names.removeSubrange(on...)
    }
    if let name = names.first(where: { !isName($0) }) { throw mistake(name) }
    guard names.count <= mostNames else {
      throw ValueError("it has \(names.count) names", help: "Write at most \(mostNames).")
    }
    return (names, center)
  }

  /// Returns whether a word can be the name of a notification: ASCII letters and digits, a letter first.
  static func isName(_ word: String) -> Bool {
    word.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,39}/) != nil
  }

  private static func mistake(_ name: String) -> ValueError {
    ValueError(
      "`\(name.abbreviated)` is not a valid name", help: "Write up to 40 letters and digits, starting with a letter.")
  }

  /// The type of a notification's name.
  static let name: ParameterType<String> = .written(
    LocalizedText(en: "up to 40 letters and digits, a letter first", ja: "英字で始まる40文字以内の英数字")
  ) { text throws(ValueError) in try readName(text) }

  /// Reads a name of a notification.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for other text.
  static func readName(_ text: Substring) throws(ValueError) -> String {
    guard isName(String(text)) else { throw mistake(String(text)) }
    return String(text)
  }

  private static func one(_ names: [String], _ form: String) throws(ValueError) -> String {
    guard names.count == 1 else {
      throw ValueError("`\(form.prefix { $0 != " " })` takes one name", help: "Write `\(form)`.")
    }
    return names[0]
  }

  /// The event, as a script writes it.
  var written: String {
    switch self {
    case .wait(let name, let center): "wait \(name)\(center.suffix)"
    case .waitAll(let names, let center): (["wait-all"] + names).joined(separator: " ") + center.suffix
    case .post(let name, let center): "post \(name)\(center.suffix)"
    case .register(let name): "register" + (name.map { " \($0)" } ?? "")
    case .runMain: "run-main"
    }
  }
}

extension NotificationCenterName {
  /// The text after an event on this center in a script.
  fileprivate var suffix: String {
    self == .standard ? "" : " on \(rawValue)"
  }
}
