import ExperimentKit

/// A rule for an input; a composite is a rule that is made of rules, and is used like any other.
indirect enum ValidationRule: Sendable, Hashable, CustomStringConvertible {
  /// Something must be written.
  case required
  /// The number of characters is in a range.
  case length(min: Int, max: Int)
  /// English letters only, as the pattern `^[a-zA-Z]+$` matches them.
  case letters
  /// There is an `@` in it, which is all that the source asks of a mail address.
  case email
  /// Every rule of a list, of which the first that fails is told.
  case composite(String, [ValidationRule])

  /// The source's composite for a name.
  static let name = ValidationRule.composite("name", [.required, .length(min: 1, max: 8), .letters])

  /// What is wrong with a text; nil if nothing is.
  ///
  /// The source's rules all judge an empty text; corrected, that is left to `required`, as in HTML's forms.
  func failure(of text: String, _ code: CodeVersion) -> ValidationError? {
    if text.isEmpty, code == .corrected, !isComposite { return self == .required ? .empty : nil }
    switch self {
    case .required: return text.isEmpty ? .empty : nil
    case .length(let min, let max): return text.count >= min && text.count <= max ? nil : .length(min: min, max: max)
    case .letters: return text.wholeMatch(of: /^[a-zA-Z]+$/) == nil ? .nameFormat : nil
    case .email: return text.contains("@") ? nil : .emailFormat
    case .composite(_, let rules): return rules.failures(of: text, code).first
    }
  }

  /// The rule as it is written.
  var description: String {
    switch self {
    case .required: "required"
    case .length(let min, let max): "length \(min) \(max)"
    case .letters: "letters"
    case .email: "email"
    case .composite(let name, _): name
    }
  }

  /// The id of the rule's column.
  var id: String { description.replacing(" ", with: "-") }

  /// The rules at the leaves.
  var leaves: [ValidationRule] {
    if case .composite(_, let rules) = self { rules.flatMap(\.leaves) } else { [self] }
  }

  private var isComposite: Bool {
    if case .composite = self { true } else { false }
  }
}

extension [ValidationRule] {
  /// What is wrong with a text, at most one failure a rule, in the order of the rules.
  func failures(of text: String, _ code: CodeVersion) -> [ValidationError] {
    compactMap { $0.failure(of: text, code) }
  }
}
