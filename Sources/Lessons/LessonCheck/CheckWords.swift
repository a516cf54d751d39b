/// The words of a `check.yml`, for an editor's completion.
package enum CheckWords {
  /// The keys of the file.
  package static var keys: [String] { CheckConfiguration.keys }
  /// The keys of a rule.
  package static var ruleKeys: [String] { CheckConfiguration.ruleKeys }
  /// The levels of a rule.
  package static var levels: [String] { CheckConfiguration.Level.allCases.map(\.rawValue) }
}
