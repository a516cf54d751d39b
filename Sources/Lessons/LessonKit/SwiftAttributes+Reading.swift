import SourceText
import TimeLimits

extension SwiftAttributes {
  /// The attributes that Swift cells of a lesson have beside those of listings: what they ask of a reader.
  static let askingKeys = ["check", "exercise", "predict", "solution"]
  /// The attributes that Swift cells have beside those of every cell.
  static let keys =
    ["compiler", "error", "ignore", "isolated", "language-mode", "no-run", "timeout", "trap", "warning"]

  /// Takes an attribute of a Swift cell.
  ///
  /// - Returns: false if Swift cells have no such attribute.
  /// - Throws: a ``SourceText/Finding`` at the place for a value that cannot stand.
  mutating func take(_ attribute: InfoString.Attribute, at place: Place) throws(Finding) -> Bool {
    switch attribute.key {
    case "no-run", "error", "warning", "trap":
      try refuseValue(attribute, at: place)
      guard expectation == .run else {
        throw Finding(
          place, "`\(expectation.rawValue)` and `\(attribute.key)` exclude each other.", help: "Keep one of the two.")
      }
      expectation = Expectation(rawValue: attribute.key) ?? .run
    case "exercise", "check", "solution":
      try refuseValue(attribute, at: place)
      if let part {
        throw Finding(
          place, "`\(part.rawValue)` and `\(attribute.key)` exclude each other.", help: "Keep one of the two.")
      }
      part = Exercise.Part(rawValue: attribute.key)
    case "no-values":
      try refuseValue(attribute, at: place)
      comparesValues = false
    case "isolated":
      try refuseValue(attribute, at: place)
      isIsolated = true
    case "ignore":
      guard let reason = attribute.value, reason.contains(where: { !$0.isWhitespace }) else {
        throw Finding(place, "`ignore` gives no reason.", help: "Write why, as `ignore=\"needs UIKit\"`.")
      }
      ignoreReason = Message(verbatim: reason)
    case "language-mode":
      guard let mode = LanguageMode(rawValue: attribute.value ?? "") else {
        throw Finding(
          place, "`language-mode` cannot be `\(attribute.value ?? "")`.",
          help: "Write `language-mode=5` or `language-mode=6`."
        )
      }
      languageMode = mode
    case "timeout":
      guard let time = attribute.value.flatMap({ Duration(timeLimit: $0) }) else {
        throw Finding(
          place, "`timeout` cannot be `\(attribute.value ?? "")`.",
          help: "It takes a time up to ten minutes, such as `timeout=500ms`, `timeout=5s` or `timeout=2m`.")
      }
      timeLimit = time
    case "compiler":
      guard let version = attribute.value.flatMap({ CompilerVersion($0) }) else {
        throw Finding(
          place, "`compiler` cannot be `\(attribute.value ?? "")`.",
          help: "Write the first two numbers of the version that the transcript holds for, as `compiler=6.3`.")
      }
      compiler = version
    default: return false
    }
    return true
  }

  private func refuseValue(_ attribute: InfoString.Attribute, at place: Place) throws(Finding) {
    guard attribute.value == nil else {
      throw Finding(place, "`\(attribute.key)` takes no value.", help: "Write it alone.")
    }
  }
}
