import ExperimentKit

extension ValidationRule {
  /// The written form of each rule, in the order of the help.
  static let forms = ["required", "length MIN MAX", "letters", "email", "name"]

  /// The largest length in a rule.
  static let largestLength = 1_000

  /// Reads a rule.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown rule, and for an impossible length.
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    if line.word == "length" {
      self = try Self.length(line)
      return
    }
    let plain: [ValidationRule] = [.required, .letters, .email, .name]
    guard let rule = plain.first(where: { $0.description == line.word }) else {
      throw ValueError(
        "unknown rule `\(line.word)`",
        help: Suggestion.help(
          for: line.word, among: Self.forms.map { String($0.prefix { $0 != " " }) }, forms: Self.forms, what: "rules"))
    }
    guard line.rest.isEmpty else {
      throw ValueError("nothing can follow `\(line.word)`", help: "Write `\(line.word)`.")
    }
    self = rule
  }

  private static func length(_ line: ScriptLine) throws(ValueError) -> ValidationRule {
    let numbers = line.rest.compactMap { Int($0) }.filter { (0...largestLength).contains($0) }
    guard numbers.count == 2, line.rest.count == 2 else {
      throw ValueError(
        "`length` takes two whole numbers from 0 to \(largestLength)", help: "Write `length 1 8`.")
    }
    guard numbers[0] <= numbers[1] else {
      throw ValueError(
        "no text has \(numbers[0]) characters or more and \(numbers[1]) or fewer",
        help: "Write the smaller number first: `length \(numbers[1]) \(numbers[0])`.")
    }
    return .length(min: numbers[0], max: numbers[1])
  }

  /// The lengths of a text that passes the rule by its content.
  fileprivate var lengths: ClosedRange<Int> {
    leaves.reduce(0...Int.max) { range, leaf in
      switch leaf {
      case .length(let min, let max):
        Swift.max(range.lowerBound, min)...Swift.max(min, Swift.min(range.upperBound, max))
      case .required, .letters, .email: Swift.max(range.lowerBound, 1)...Swift.max(range.upperBound, 1)
      case .composite: range
      }
    }
  }

  /// Returns whether no text passes both rules by its content.
  func contradicts(_ other: ValidationRule) -> Bool {
    let both = Set(leaves + other.leaves)
    return !lengths.overlaps(other.lengths) || both.contains(.letters) && both.contains(.email)
  }
}

extension ParameterType where Value == [ValidationRule] {
  /// The type of a list of rules without duplicates or contradictions.
  static let rules = ParameterType.list(of: rule, count: 1...12) { rule, earlier throws(ValueError) in
    if earlier.contains(rule) { throw ValueError("it is already in the list", help: "Remove one of the two.") }
    if let other = earlier.first(where: { rule.contradicts($0) }) {
      throw ValueError("it contradicts `\(other)`", help: "Change one of them: no text can satisfy both.")
    }
  }

  private static let rule: ParameterType<ValidationRule> = .written(
    LocalizedText(en: "a rule: \(ValidationRule.forms.inCode)", ja: "規則。\(ValidationRule.forms.inCode)")
  ) { text throws(ValueError) in try ValidationRule(written: text) }
}
