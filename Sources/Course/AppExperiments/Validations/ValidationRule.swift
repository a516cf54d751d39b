import ExperimentKit

/// A rule for an input.
///
/// A composite is a rule that consists of rules, and is used like any other.
indirect enum ValidationRule: Sendable, Hashable, CustomStringConvertible {
  /// The text is not empty.
  case required
  /// The number of characters is in a range.
  case length(min: Int, max: Int)
  /// The text has only English letters, as the pattern `^[a-zA-Z]+$` matches them.
  case letters
  /// The text has an `@`, which is all that the source requires of a mail address.
  case email
  /// Every rule of a list passes; the first failure is reported.
  case composite(String, [ValidationRule])

  /// The source's composite for a name.
  static let name = ValidationRule.composite("name", [.required, .length(min: 1, max: 8), .letters])

  /// Returns the error of a text; nil if there is none.
  ///
  /// The source's rules all judge an empty text. In the corrected code, only `required` does, as in HTML's forms.
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

  /// The rule, as written.
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
  /// Returns the errors of a text, at most one per rule, in the order of the rules.
  func failures(of text: String, _ code: CodeVersion) -> [ValidationError] {
    compactMap { $0.failure(of: text, code) }
  }
}
