import LessonKit
import SourceText

extension Workshop {
  /// The keys of a workshop.
  package static let keys = ["title", "minutes", "parts"]
  private static let kinds = ["lesson", "activity", "break", "slack"]
  /// The keys of a part.
  package static let partKeys = kinds + ["sections", "minutes", "notes", "skip-if-late", "text"]
  private static let longest = 1...1_000

  /// Reads a workshop and collects every error in it.
  ///
  /// - Parameter file: the file, in YAML.
  /// - Returns: the workshop without its invalid parts, or nil if too little is left for a workshop; and the errors.
  package static func read(_ file: SourceFile) -> (workshop: Workshop?, findings: [Finding]) {
    var reader = YAMLEntries(file)
    var title: LocalizedText?
    var minutes: YAMLNode.Entry?
    var parts: [Part]?
    let entries = reader.entries(reader.root, keys: keys)
    // The title says in which languages the workshop is.
    var languages = Languages()
    for entry in entries where entry.key == "title" {
      title = languages.words(entry, &reader)
      if entry.value.scalar == nil { languages.required = languages.common }
    }
    for entry in entries {
      switch entry.key {
      case "minutes": minutes = entry
      case "parts": parts = reader.sequence(entry).compactMap { part($0, &languages, &reader) }
      default: break
      }
    }
    for key in keys where !entries.contains(where: { $0.key == key }) {
      reader.report(1, "The workshop has no `\(key)`.", help: example)
    }
    guard let title, let parts, !parts.isEmpty, let minutes, let total = reader.number(minutes, in: longest) else {
      if parts?.isEmpty == true, reader.findings.isEmpty {
        reader.report(1, "The workshop has no parts.", help: example)
      }
      return (nil, reader.findings)
    }
    let sum = parts.reduce(0) { $0 + $1.minutes }
    if sum != total, reader.findings.isEmpty {
      reader.report(
        minutes.line, "The parts take \(sum) minutes, but the workshop has \(total).",
        help: sum < total
          ? "Add \(total - sum) minutes to the parts, or end with `- slack: \(total - sum)`."
          : "Shorten the parts by \(sum - total == 1 ? "1 minute" : "\(sum - total) minutes"), or write `minutes: \(sum)`."
      )
    }
    let common = Language.allCases.filter(languages.common.contains)
    if common.isEmpty {
      reader.report(
        1, "No language has all texts of the workshop.", help: "Write each text in the same language, or in each.")
    }
    return (
      Workshop(path: file.path, title: title, languages: common, minutes: total, parts: parts), reader.findings
    )
  }

  /// The languages of the texts of a workshop.
  private struct Languages {
    /// The languages that each text must have; empty if the title does not say.
    var required: Set<Language> = []
    /// The languages that all texts so far have.
    var common = Set(Language.allCases)

    /// Returns a text, and notes its languages.
    mutating func words(_ entry: YAMLNode.Entry, _ reader: inout YAMLEntries) -> LocalizedText? {
      guard let (text, languages) = reader.words(entry, in: required) else { return nil }
      common.formIntersection(languages)
      return text
    }
  }

  private static let example: Message =
    "Write `title: {en: …, ja: …}`, `minutes: 120` and `parts:` with a list of parts."

  private static func part(
    _ node: YAMLNode, _ languages: inout Languages, _ reader: inout YAMLEntries
  ) -> Part? {
    let entries = reader.entries(node, keys: partKeys)
    let found = entries.filter { kinds.contains($0.key) }
    guard let kind = found.first, found.count == 1 else {
      let message: Message =
        found.isEmpty
        ? "This part does not say what kind it is."
        : "This part has \(found.count) kinds: \(found.map { "`\($0.key)`" }.joined(separator: ", "))."
      reader.report(
        node.line, message,
        help:
          "Write one of `lesson: NAME`, `activity: {en: …, ja: …}`, `break: 10`, `slack: 5`, each with `- ` before it.")
      return nil
    }
    var part = Part(content: .pause, minutes: 0, notes: nil, skippable: [], line: node.line)
    var (sections, text) = ([String](), LocalizedText?.none)
    for entry in entries {
      switch entry.key {
      case "sections": sections = reader.texts(entry)
      case "notes": part.notes = languages.words(entry, &reader)
      case "text": text = languages.words(entry, &reader)
      case "skip-if-late": part.skippable = reader.texts(entry)
      case "minutes" where kind.key == "lesson" || kind.key == "activity":
        guard let minutes = reader.number(entry, in: longest) else { return nil }
        part.minutes = minutes
      default: break
      }
    }
    let allowed: Set<String>
    switch kind.key {
    case "lesson":
      guard let name = reader.text(kind) else { return nil }
      part.content = .lesson(name, sections: sections)
      allowed = ["sections", "minutes", "notes", "skip-if-late"]
      if !sections.isEmpty {
        for section in part.skippable where !sections.contains(section) {
          reader.report(
            node.line, "`skip-if-late` names `\(section)`, which is not a section of this part.",
            help: Suggestion.help(for: section, among: sections, what: "sections"))
        }
      }
    case "activity":
      guard let title = languages.words(kind, &reader) else { return nil }
      part.content = .activity(title, text: text)
      allowed = ["minutes", "notes", "text"]
    default:
      guard let minutes = reader.number(kind, in: longest) else { return nil }
      part.content = kind.key == "break" ? .pause : .slack
      part.minutes = minutes
      allowed = ["notes"]
    }
    for entry in entries where entry.key != kind.key && partKeys.contains(entry.key) && !allowed.contains(entry.key) {
      reader.report(
        entry.line, "`\(entry.key)` cannot be used in a part that is `\(kind.key)`.",
        help: entry.key == "minutes" ? "Write the minutes after `\(kind.key):`." : "Remove it.")
    }
    if part.minutes == 0 {
      reader.report(node.line, "This part has no `minutes`.", help: "Add the minutes, such as `minutes: 10`.")
      return nil
    }
    return part
  }
}
