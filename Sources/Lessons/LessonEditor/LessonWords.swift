import LessonKit
import SourceText

/// The words that the files of a folder of lessons define.
enum LessonWords {
  /// A term of the glossary.
  struct Term: Sendable {
    var name: LocalizedText
    var definition: LocalizedText
    /// The file, and the line of the term.
    var path: String
    var line: Int
  }

  /// Returns the terms of the nearest `glossary.yml`, next to a document or in one of the two folders above it.
  static func terms(near document: String) -> [Term] {
    var folder = RelativePath.folder(of: document)
    for _ in 0..<3 {
      for path in [RelativePath.join(folder, "glossary.yml"), RelativePath.join(folder, "lessons/glossary.yml")] {
        if let file = file(path) { return terms(file) }
      }
      folder = RelativePath.folder(of: folder)
    }
    return []
  }

  /// Returns the keys of a folder's `sources.yml`.
  static func sources(in folder: String) -> [String] {
    guard let file = file(RelativePath.join(folder, "sources.yml")) else { return [] }
    var reader = YAMLEntries(file)
    return reader.entries(reader.root).map(\.key)
  }

  private static func file(_ path: String) -> SourceFile? {
    (try? TextFile.read(path)).map { SourceFile(path: path, bytes: $0) }
  }

  private static func terms(_ file: SourceFile) -> [Term] {
    var reader = YAMLEntries(file)
    guard case .sequence(let nodes) = reader.root?.content else { return [] }
    return nodes.compactMap { node in
      let entries = reader.entries(node)
      let definition = entries.first { $0.key == "definition" }.map { reader.entries($0.value) } ?? []
      guard let name = text(entries) else { return nil }
      return Term(name: name, definition: text(definition) ?? LocalizedText(""), path: file.path, line: node.line)
    }
  }

  private static func text(_ entries: [YAMLNode.Entry]) -> LocalizedText? {
    let texts = ["en", "ja"].map { key in entries.first { $0.key == key }?.value.scalar }
    guard let english = texts[0] else { return nil }
    return LocalizedText(en: english, ja: texts[1] ?? english)
  }
}
