/// A reader of the entries of a YAML file that collects errors.
package struct YAMLEntries {
  /// The root of the file; nil for an empty file.
  package let root: YAMLNode?
  /// The errors so far.
  package private(set) var findings: [Finding]
  private let path: String

  /// Creates a reader by parsing a file.
  package init(_ file: SourceFile) {
    path = file.path
    (root, findings) = YAMLParser.parse(String(decoding: file.bytes, as: UTF8.self), file: file.path)
  }

  /// Records an error.
  package mutating func report(_ line: Int, _ message: Message, help: Message) {
    findings.append(Finding(Place(file: path, line: line), message, help: help))
  }

  /// Returns the entries of a mapping, and reports unknown keys if the known ones are given.
  package mutating func entries(_ node: YAMLNode?, keys: [String]? = nil) -> [YAMLNode.Entry] {
    guard let node, !node.isEmpty else { return [] }
    guard case .mapping(let entries) = node.content else {
      report(node.line, "This is not a list of keys and values.", help: "Write `key: value` on each line.")
      return []
    }
    guard let keys else { return entries }
    for entry in entries where !keys.contains(entry.key) {
      report(
        entry.line, "Unknown key `\(entry.key)`.", help: Suggestion.help(for: entry.key, among: keys, what: "keys"))
    }
    return entries
  }

  /// Returns the members of a list; reports any other value.
  package mutating func sequence(_ entry: YAMLNode.Entry) -> [YAMLNode] {
    if case .sequence(let nodes) = entry.value.content { return nodes }
    report(
      entry.line, "`\(entry.key)` is not a list.",
      help: "Write `\(entry.key):`, and below it each element on a line that starts with `- `.")
    return []
  }

  /// Returns text that is not empty; reports any other value.
  package mutating func text(_ entry: YAMLNode.Entry) -> String? {
    if let text = entry.value.scalar, !text.isEmpty { return text }
    report(entry.line, "`\(entry.key)` is not a string.", help: "Write `\(entry.key): …` on one line.")
    return nil
  }

  /// Returns a list of texts, or a single text as a list; reports any other value.
  package mutating func texts(_ entry: YAMLNode.Entry) -> [String] {
    if let text = entry.value.scalar, !text.isEmpty { return [text] }
    if case .sequence(let nodes) = entry.value.content {
      let texts = nodes.compactMap(\.scalar)
      if texts.count == nodes.count { return texts }
    }
    report(entry.line, "`\(entry.key)` is not a list of strings.", help: "Write `\(entry.key): [first, second]`.")
    return []
  }

  /// Returns a whole number in a range; reports any other value.
  package mutating func number(_ entry: YAMLNode.Entry, in range: ClosedRange<Int>) -> Int? {
    if let number = entry.value.scalar.flatMap({ Int($0) }), range.contains(number) { return number }
    report(
      entry.line, "`\(entry.key)` cannot be `\(entry.value.text)`.",
      help: "It takes a whole number from \(range.lowerBound) to \(range.upperBound).")
    return nil
  }

  /// Returns text for each language, or one text for all; reports any other value.
  package mutating func words(_ entry: YAMLNode.Entry) -> LocalizedText? {
    words(entry, in: Set(Language.allCases))?.text
  }

  /// Returns a text with the languages that it is written in; a text without a language is written in all.
  ///
  /// The text of another language stands in for a missing one.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - required: the languages without which the text is an error; empty if any language will do.
  /// - Returns: the text and its languages; nil for an error.
  package mutating func words(
    _ entry: YAMLNode.Entry, in required: Set<Language>
  ) -> (text: LocalizedText, languages: Set<Language>)? {
    if let text = entry.value.scalar, !text.isEmpty { return (LocalizedText(text), Set(Language.allCases)) }
    let languages = Language.allCases.map(\.rawValue)
    if case .mapping(let entries) = entry.value.content {
      for entry in entries where !languages.contains(entry.key) {
        report(
          entry.line, "Lessons cannot be written in the language `\(entry.key)`.",
          help: Suggestion.help(for: entry.key, among: languages, what: "languages"))
      }
      let texts = Dictionary(entries.map { ($0.key, $0.value.scalar ?? "") }) { first, _ in first }
      let written = Set(Language.allCases.filter { texts[$0.rawValue]?.isEmpty == false })
      if let some = Language.allCases.first(where: written.contains), required.isSubset(of: written) {
        func text(_ language: Language) -> String {
          texts[(written.contains(language) ? language : some).rawValue] ?? ""
        }
        return (LocalizedText(en: text(.english), ja: text(.japanese)), written)
      }
    }
    let needed = Language.allCases.filter { required.isEmpty || required.contains($0) }
    report(
      entry.line, "`\(entry.key)` does not have text in each language.",
      help: "Write `\(entry.key): {\(needed.map { "\($0.rawValue): …" }.joined(separator: ", "))}`.")
    return nil
  }
}
