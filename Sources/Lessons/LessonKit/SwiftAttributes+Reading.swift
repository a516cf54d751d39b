import SourceText
import TimeLimits

extension SwiftAttributes {
  /// The attributes that only Swift cells of a lesson have, not listings: they ask the reader for something.
  static let askingKeys = ["check", "exercise", "predict", "solution"]
  /// The attributes that Swift cells have in addition to those of every cell.
  static let keys =
    [
      "compiler", "error", "ignore", "input", "isolated", "language-mode", "no-run", "throws", "timeout", "trap",
      "warning",
    ]

  /// Takes an attribute of a Swift cell.
  ///
  /// - Returns: false for an unknown attribute.
  /// - Throws: a ``SourceText/Finding`` at the place for an invalid value.
  mutating func take(_ attribute: InfoString.Attribute, at place: Place) throws(Finding) -> Bool {
    switch attribute.key {
    case "no-run", "error", "warning", "trap", "throws":
      if attribute.key == "no-run" { try refuseValue(attribute, at: place) }
      if attribute.value?.allSatisfy(\.isWhitespace) == true {
        throw Finding(
          place, "`\(attribute.key)` needs words of the expected message.",
          help: "Write some of them, such as `\(attribute.key)=\"out of range\"`, or remove the value.")
      }
      guard expectation == .run else {
        throw Finding(
          place, "`\(expectation.rawValue)` and `\(attribute.key)` cannot be combined.", help: "Remove one of the two.")
      }
      expectation = Expectation(rawValue: attribute.key) ?? .run
      expectedReason = attribute.value
    case "exercise", "check", "solution":
      try refuseValue(attribute, at: place)
      if let part {
        throw Finding(
          place, "`\(part.rawValue)` and `\(attribute.key)` cannot be combined.", help: "Remove one of the two.")
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
        throw Finding(place, "`ignore` needs a reason.", help: "Add one, such as `ignore=\"needs UIKit\"`.")
      }
      ignoreReason = Message(verbatim: reason)
    case "input":
      input = try Self.input(attribute.value, at: place)
    case "language-mode":
      guard let mode = LanguageMode(rawValue: attribute.value ?? "") else {
        throw Finding(
          place, "`language-mode` cannot be `\(attribute.value ?? "")`.",
          help: "Write `language-mode=4`, `4.2`, `5` or `6`."
        )
      }
      languageMode = mode
    case "timeout":
      guard let time = attribute.value.flatMap({ Duration(timeLimit: $0) }) else {
        throw Finding(
          place, "`timeout` cannot be `\(attribute.value ?? "")`.",
          help: "Write a time of up to ten minutes, such as `timeout=500ms`, `timeout=5s` or `timeout=2m`.")
      }
      timeLimit = time
    case "compiler":
      guard let version = attribute.value.flatMap({ CompilerVersion($0) }) else {
        throw Finding(
          place, "`compiler` cannot be `\(attribute.value ?? "")`.",
          help: "Write the first two numbers of the version that the transcript is for, as in `compiler=6.3`.")
      }
      compiler = version
    default: return false
    }
    return true
  }

  /// The maximum size of input in bytes, which must fit into a pipe at once.
  private static let mostInput = 65_536

  /// Reads the lines of standard input, a YAML list of strings.
  private static func input(_ value: String?, at place: Place) throws(Finding) -> [String] {
    let help: Message = "Write its lines as a YAML list, such as `input=\"[3, 4]\"`."
    let (root, errors) = YAMLParser.parse(value ?? "", file: place.file)
    guard errors.isEmpty, case .sequence(let nodes)? = root?.content else {
      throw Finding(place, "`input` cannot be `\((value ?? "").abbreviated)`.", help: help)
    }
    var lines: [String] = []
    for node in nodes {
      guard let line = node.scalar, !line.utf8.contains(0x0A), !line.utf8.contains(0) else {
        throw Finding(place, "`input` contains `\(node.text.abbreviated)`, which is not a single line.", help: help)
      }
      lines.append(line)
    }
    guard lines.reduce(0, { $0 + $1.utf8.count + 1 }) <= mostInput else {
      throw Finding(
        place, "`input` is longer than \(mostInput) bytes.", help: "Generate long input in the cell.")
    }
    return lines
  }

  private func refuseValue(_ attribute: InfoString.Attribute, at place: Place) throws(Finding) {
    guard attribute.value == nil else {
      throw Finding(place, "`\(attribute.key)` does not take a value.", help: "Remove the value.")
    }
  }
}
