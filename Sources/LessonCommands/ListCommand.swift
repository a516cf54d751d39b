import ArgumentParser
import LessonKit
import LessonRunner
import Results
import SourceText

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
    let selection = Selection(orDefault: paths, in: session.folder)
    var findings = selection.findings
    var lessons: [[Document]] = []
    for group in selection.groups {
      var documents: [Document] = []
      for item in group {
        do throws(Finding) {
          documents.append(try session.folder.document(item.path))
        } catch {
          findings.append(error)
        }
      }
      lessons.append(documents)
    }
    let order = LearningOrder.positions(
      lessons.map { ($0.first.map(Self.folder) ?? "", $0.flatMap { $0.frontMatter?.requires ?? [] }) })
    let list = CellResult.table(Table(Self.columns, rows: order.compactMap { row(lessons[$0]) }))
    switch format.format {
    case .text where selection.groups.isEmpty: break
    case .text: session.output.write(lines: list.text(language.language))
    case .json: session.output.write(text: try JSONText.of(list.json(language.language)))
    }
    OutcomePrinter(session).print(findings)
    if !findings.isEmpty { throw ExitStatus.couldNotRun }
  }

  private static let columns = [
    Table.Column("lesson", LocalizedText(en: "lesson", ja: "教材")),
    Table.Column("title", LocalizedText(en: "title", ja: "題名")),
    Table.Column("minutes", LocalizedText(en: "minutes", ja: "分"), alignment: .right),
    Table.Column("languages", LocalizedText(en: "languages", ja: "言語")),
    Table.Column("cells", LocalizedText(en: "cells", ja: "セル"), alignment: .right),
  ]

  /// The name of a document's folder, by which other lessons require it.
  private static func folder(of document: Document) -> String {
    document.path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// The row of a lesson: its title in the language asked for, else in the first that it has.
  private func row(_ documents: [Document]) -> [Table.Value]? {
    guard let first = documents.first else { return nil }
    let titled = documents.first { $0.language == language.language } ?? first
    let isLesson = DocumentName(path: first.path).isLesson
    let path = RelativePath.plain(first.path)
    let folder = RelativePath.folder(of: path)
    return [
      .plain(isLesson && !folder.isEmpty ? folder : path),
      .plain(titled.frontMatter?.title ?? ""),
      .plain(documents.lazy.compactMap(\.frontMatter?.minutes).first.map(String.init) ?? ""),
      .plain(documents.map(\.language.rawValue).joined(separator: ", ")),
      .plain("\(first.cells.count)"),
    ]
  }
}
