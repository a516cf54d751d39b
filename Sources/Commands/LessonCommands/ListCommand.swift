import ArgumentParser
import LessonKit
import LessonRunner
import Results
import SourceText
import Terminal

/// `lesson list`: lists lessons and documents.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", _superCommandName: "lesson",
    abstract: "List lessons in learning order, with their titles, languages and cells.",
    discussion: "Example: lesson list lessons --language ja")

  @Argument(help: .paths, completion: .file())
  var paths: [String] = []
  @OptionGroup var language: LanguageOption
  @OptionGroup var format: FormatOption

  func run() async throws {
    let session = Session.current
    let selection = session.selection(paths)
    var findings = selection.findings
    var lessons: [[Document]] = []
    for group in selection.groups {
      var documents: [Document] = []
      for item in group {
        do throws(Finding) {
          let document = try session.folder.document(item.path)
          documents.append(document)
          findings += document.findings
        } catch {
          findings.append(error)
        }
      }
      lessons.append(documents)
    }
    let order = LearningOrder.positions(
      lessons.map { ($0.first.map(Self.folder) ?? "", $0.flatMap { $0.frontMatter?.requires ?? [] }) })
    let listed = order.compactMap { ListedLesson(lessons[$0], language.language) }
    switch format.format {
    case .text where selection.groups.isEmpty: break
    case .text:
      let table = Table(Self.columns, rows: listed.map(\.row))
      session.output.write(lines: CellResult.table(table).text(language.language))
    case .json: session.output.write(text: try JSONText.of(JSONValue.array(listed.map(\.json))))
    }
    if !findings.isEmpty { throw Findings(findings) }
  }

  private static let columns = [
    Table.Column("lesson", LocalizedText(en: "lesson", ja: "レッスン")),
    Table.Column("title", LocalizedText(en: "title", ja: "題名")),
    Table.Column("minutes", LocalizedText(en: "minutes", ja: "分"), alignment: .right),
    Table.Column("languages", LocalizedText(en: "languages", ja: "言語")),
    Table.Column("cells", LocalizedText(en: "cells", ja: "セル"), alignment: .right),
  ]

  /// Returns the name of a document's folder, which other lessons use to require it.
  private static func folder(of document: Document) -> String {
    RelativePath.name(of: RelativePath.folder(of: document.path))
  }
}

/// A list entry: a lesson, or another document, in all its languages.
private struct ListedLesson {
  let path: String
  let title: String
  let minutes: Int?
  let languages: [String]
  let cells: Int

  /// Creates an entry with the title in the given language, or else in the first available language.
  init?(_ documents: [Document], _ language: Language) {
    guard let first = documents.first else { return nil }
    let titled = documents.first { $0.language == language } ?? first
    let isLesson = DocumentName(path: first.path).isLesson
    let file = RelativePath.plain(first.path)
    let folder = RelativePath.folder(of: file)
    path = isLesson && !folder.isEmpty ? folder : file
    title = titled.frontMatter?.title ?? ""
    minutes = documents.lazy.compactMap(\.frontMatter?.minutes).first
    languages = documents.map(\.language.rawValue)
    cells = first.cells.count
  }

  var row: [Table.Value] {
    [
      .plain(path), .plain(title), .plain(minutes.map(String.init) ?? ""),
      .plain(languages.joined(separator: ", ")), .plain("\(cells)"),
    ]
  }

  /// The entry as JSON, with numbers as numbers; `minutes` is omitted if it is unknown.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "lesson": .string(path), "title": .string(title), "languages": .array(languages.map { .string($0) }),
      "cells": .number(cells),
    ]
    if let minutes { members["minutes"] = .number(minutes) }
    return .object(members)
  }
}
