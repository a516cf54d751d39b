import SourceText

/// The properties that a document states between two lines `---` at its start.
public struct FrontMatter: Sendable, Hashable {
  /// The title.
  public var title: String
  /// The duration of the lesson in minutes; only in `lesson.md`.
  public var minutes: Int?
  /// The skills that learners have after the lesson.
  public var objectives: [String]
  /// The folder names of the lessons that come before; only in `lesson.md`.
  public var requires: [String]
  /// The ids of the sources, as in `sources.yml`; only in `lesson.md`.
  public var sources: [String]
  /// The folders next to the document whose Swift files are modules that its cells can import; only in `lesson.md`.
  public var modules: [String]

  /// The keys, in the order of lists in messages.
  package static let keys = ["title", "minutes", "objectives", "requires", "sources", "modules"]
  /// The keys that belong only in `lesson.md`, because they apply to every language.
  package static let sharedKeys: Set = ["minutes", "requires", "sources", "modules"]
}

extension FrontMatter {
  /// Whether a document that is not a lesson by its name begins with the front matter of a lesson.
  ///
  /// Such front matter has a key that only lessons have, or at most the key `title` and an experiment, a transcript or
  /// a named Swift cell below it. Site generators have front matter, too, with other keys.
  static func isOfLesson(_ file: SourceFile) -> Bool {
    let isRule = { (line: ArraySlice<UInt8>) in
      line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy(\.isBlank)
    }
    guard isRule(file.line(1)) else { return false }
    let lines = file.lines.dropFirst().lazy.map { file.bytes[$0] }.prefix { !isRule($0) }
    var found: Set<String> = []
    for line in lines where line.first?.isBlank == false {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      found.insert(String(decoding: line[..<colon], as: UTF8.self))
    }
    if found != ["title"] { return !found.isDisjoint(with: keys.dropFirst()) }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return ["experiment", "transcript", "diagnostics", "console", "swift name="].contains { word in
      text.contains("```\(word)") || text.contains("~~~\(word)")
    }
  }

  /// Reads front matter from its YAML.
  ///
  /// - Parameters:
  ///   - root: the YAML between the rules; nil if there is none.
  ///   - line: the line of the opening rule.
  ///   - file: the file for the places of findings.
  ///   - isTranslation: whether the document is a `lesson.<language>.md`.
  ///   - findings: receives every error.
  /// - Returns: the front matter without invalid values; nil unless it is a list of keys and values.
  static func read(
    _ root: YAMLNode?, line: Int, file: SourceFile, isTranslation: Bool, findings: inout [Finding]
  ) -> FrontMatter? {
    guard let root, case .mapping(let entries) = root.content else {
      if let root {
        findings.append(
          Finding(
            file.place(line: root.line), "The front matter is not a list of keys and values.",
            help: "Write `title: …` between the lines `---`."))
      } else {
        findings.append(missingTitle(file, line))
      }
      return nil
    }
    var reader = Reader(file: file)
    var matter = FrontMatter(title: "", minutes: nil, objectives: [], requires: [], sources: [], modules: [])
    for entry in entries {
      if isTranslation, sharedKeys.contains(entry.key) {
        reader.report(
          entry.line, "`\(entry.key)` belongs only in `lesson.md`.",
          help: "It applies to every language: remove it here.")
        continue
      }
      switch entry.key {
      case "title": matter.title = reader.text(entry) ?? ""
      case "minutes": matter.minutes = reader.minutes(entry)
      case "objectives": matter.objectives = reader.texts(entry)
      case "requires": matter.requires = reader.texts(entry)
      case "sources": matter.sources = reader.texts(entry)
      case "modules": matter.modules = reader.modules(entry)
      default:
        reader.report(
          entry.line, "Unknown key `\(entry.key)` in the front matter.",
          help: Suggestion.help(for: entry.key, among: keys, what: "keys"))
      }
    }
    findings += reader.findings
    if !entries.contains(where: { $0.key == "title" }) { findings.append(missingTitle(file, line)) }
    return matter
  }

  private static func missingTitle(_ file: SourceFile, _ line: Int) -> Finding {
    Finding(file.place(line: line), "The front matter has no `title`.", help: "Add a line `title: …`.")
  }
}

/// Reads values and collects their errors.
private struct Reader {
  let file: SourceFile
  var findings: [Finding] = []

  mutating func report(_ line: Int, _ message: Message, help: Message) {
    findings.append(Finding(file.place(line: line), message, help: help))
  }

  mutating func text(_ entry: YAMLNode.Entry) -> String? {
    if let text = entry.value.scalar, !text.isEmpty { return text }
    report(entry.line, "`\(entry.key)` is not a string.", help: "Write `\(entry.key): …` on one line.")
    return nil
  }

  mutating func minutes(_ entry: YAMLNode.Entry) -> Int? {
    if let minutes = entry.value.scalar.flatMap({ Int($0) }), (1...1_000).contains(minutes) { return minutes }
    report(
      entry.line, "`minutes` cannot be `\(entry.value.text)`.", help: "It takes a whole number from 1 to 1000.")
    return nil
  }

  mutating func modules(_ entry: YAMLNode.Entry) -> [String] {
    texts(entry).filter { name in
      let isName =
        name.first?.isNumber == false && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      if !isName {
        report(
          entry.line, "`\(name)` cannot be the name of a module.",
          help:
            "Write the name of a folder next to the document: ASCII letters, digits, and `_`, such as `modules: [Shop]`."
        )
      }
      return isName
    }
  }

  mutating func texts(_ entry: YAMLNode.Entry) -> [String] {
    if case .sequence(let nodes) = entry.value.content {
      let texts = nodes.compactMap(\.scalar)
      if texts.count == nodes.count { return texts }
    }
    report(entry.line, "`\(entry.key)` is not a list of strings.", help: "Write `\(entry.key): [first, second]`.")
    return []
  }
}
