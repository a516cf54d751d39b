import LessonKit
import SourceText

/// Terms of the glossary that lack a language or are duplicates.
struct IncompleteTerm: Rule {
  static let page = RulePage(
    code: "incomplete-term", severity: .warning,
    summary: LocalizedText(
      en: "A term of `glossary.yml` lacks a language or a definition, or is a duplicate in English.",
      ja: "`glossary.yml`の用語に、言語や定義の足りないものがあります。または、英語の用語が重複しています。"),
    reason: LocalizedText(
      en: "Lessons in all languages use the terms of the glossary, and authors look up their words there.",
      ja: "どの言語のレッスンでも用語集の言葉を使うので、レッスンを書く人は用語集で言葉を確かめます。"),
    wrong: .files([
      (lessonPath, lesson), ("lessons/glossary.yml", "- en: bit\n  definition: {en: \"0 or 1.\", ja: 0か1。}\n"),
    ]),
    right: .files([
      (lessonPath, lesson),
      ("lessons/glossary.yml", "- en: bit\n  ja: ビット\n  definition: {en: \"0 or 1.\", ja: 0か1。}\n"),
    ]))

  private static let lessonPath = "lessons/bits/lesson.md"
  private static let lesson = "---\ntitle: Bits\nminutes: 30\nobjectives: [Read bits]\n---\n"

  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard let file = tree.text(RelativePath.join(folder.path, Glossary.fileName)) else { return }
    let glossary = Glossary(file)
    for (line, missing) in glossary.incomplete {
      findings.add(
        file, line: line,
        LocalizedText(en: "This term has no `\(missing)`: add it.", ja: "この用語に`\(missing)`がありません。加えてください。"))
    }
    for (line, term, first) in glossary.repeated {
      findings.add(
        file, line: line,
        LocalizedText(
          en: "Duplicate term `\(term)`. It is already on line \(first): combine the two.",
          ja: "用語「\(term)」が\(first)行目と重複しています。1つにまとめてください。"))
    }
  }
}

/// The terms of lessons, from a `glossary.yml`.
struct Glossary {
  static let fileName = "glossary.yml"

  /// The missing keys, with the line of the term.
  private(set) var incomplete: [(line: Int, key: String)] = []
  /// The duplicate terms, with both lines.
  private(set) var repeated: [(line: Int, term: String, first: Int)] = []

  init(_ file: SourceFile) {
    var reader = YAMLEntries(file)
    guard case .sequence(let nodes) = reader.root?.content else { return }
    var lines: [String: Int] = [:]
    for node in nodes {
      let entries = reader.entries(node)
      let definition = entries.first { $0.key == "definition" }.map { reader.entries($0.value) } ?? []
      for key in ["en", "ja"] {
        let term = entries.first { $0.key == key }?.value.scalar
        if term?.isEmpty != false { incomplete.append((node.line, key)) }
        if definition.first(where: { $0.key == key })?.value.scalar?.isEmpty != false {
          incomplete.append((node.line, "definition.\(key)"))
        }
        // Two terms can be one word in Japanese.
        guard let term, key == "en" else { continue }
        if let first = lines[term] {
          repeated.append((node.line, term, first))
        } else {
          lines[term] = node.line
        }
      }
    }
  }
}
