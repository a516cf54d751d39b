import LessonKit
import SourceText

/// The settings of a `check.yml`: the levels of rules, for all documents or some.
struct CheckConfiguration: Sendable {
  static let fileName = "check.yml"

  /// The level of a rule.
  enum Level: String, CaseIterable, Sendable {
    case off, warning, error
  }

  /// The level of a rule for some documents.
  struct Setting: Sendable {
    var code: String
    var level: Level
    /// The patterns of the documents, relative to the folder of the configuration; nil for all.
    var patterns: [PathPattern]?
  }

  /// The folder of the file, to which its patterns are relative.
  var folder = ""
  /// The languages that each lesson needs.
  var languages: [Language] = []
  /// The settings in order; later ones override earlier ones.
  var settings: [Setting] = []

  /// Returns the severity of a finding; nil if its rule is off for the document.
  func severity(of finding: CheckFinding) -> CheckFinding.Severity? {
    var severity: CheckFinding.Severity? = finding.severity
    let path = RelativePath.below(folder, finding.path)
    for setting in settings where setting.code == finding.code {
      let isMeant = setting.patterns.map { $0.contains { pattern in path.map(pattern.matches) ?? false } } ?? true
      if isMeant { severity = CheckFinding.Severity(rawValue: setting.level.rawValue) }
    }
    return severity
  }
}

extension CheckConfiguration {
  static let keys = ["languages", "rules"]
  static let ruleKeys = ["code", "level", "in", "reason"]

  /// Reads a configuration and collects its errors.
  static func read(_ file: SourceFile) -> (configuration: CheckConfiguration, findings: [Finding]) {
    var configuration = CheckConfiguration(folder: RelativePath.folder(of: file.path))
    var reader = YAMLEntries(file)
    for entry in reader.entries(reader.root, keys: keys) {
      switch entry.key {
      case "languages": configuration.languages = reader.languages(entry)
      case "rules":
        for node in reader.sequence(entry) {
          if let setting = setting(node, &reader) { configuration.settings.append(setting) }
        }
      default: break
      }
    }
    return (configuration, reader.findings)
  }

  private static func setting(_ node: YAMLNode, _ reader: inout YAMLEntries) -> Setting? {
    var (code, level, patterns) = (String?.none, Level?.none, [PathPattern]?.none)
    var hasReason = false
    for entry in reader.entries(node, keys: ruleKeys) {
      switch entry.key {
      case "code":
        code = reader.text(entry)
        let codes = Rules.pages.map(\.code)
        if let word = code, !codes.contains(word) {
          reader.report(
            entry.line, "Unknown rule code `\(word)`.", help: Suggestion.help(for: word, among: codes, what: "codes")
          )
          return nil
        }
      case "level":
        guard let word = reader.text(entry) else { return nil }
        level = Level(rawValue: word)
        if level == nil {
          reader.report(
            entry.line, "`level` cannot be `\(word)`.",
            help: Suggestion.help(for: word, among: Level.allCases.map(\.rawValue), what: "levels"))
          return nil
        }
      case "in": patterns = reader.texts(entry).map { PathPattern($0) }
      case "reason": hasReason = reader.text(entry) != nil
      default: break
      }
    }
    guard let code, let level, hasReason else {
      reader.report(
        node.line, "A rule needs a `code`, a `level` and a `reason`.",
        help:
          "Write `- {code: wide-table, level: off, in: [posits], reason: why}`. Without `in`, it applies everywhere.")
      return nil
    }
    return Setting(code: code, level: level, patterns: patterns)
  }
}

extension YAMLEntries {
  /// Returns the languages in an entry, and reports other words.
  mutating func languages(_ entry: YAMLNode.Entry) -> [Language] {
    texts(entry).compactMap { word in
      if let language = Language(rawValue: word) { return language }
      report(
        entry.line, "Lessons cannot be written in the language `\(word)`.",
        help: Suggestion.help(for: word, among: Language.allCases.map(\.rawValue), what: "languages"))
      return nil
    }
  }
}
