import LessonKit
import LessonReport
import LessonRunner
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Writes a report's files.
package enum ReportFolder {
  /// A file by its name in the folder.
  package typealias File = MarkdownReport.File

  /// Renders a record: Markdown with its pictures, whose links lead to the documents, and a page that holds all in one.
  ///
  /// - Parameters:
  ///   - record: the outcomes.
  ///   - language: the language of what is not of the documents.
  ///   - folder: where the report will lie.
  ///   - place: where a document lies, by the path that the record has.
  /// - Returns: the files.
  package static func files(
    _ record: RunRecord, _ language: Language, in folder: String, place: (String) -> String
  ) -> [File] {
    let here = FileManager.default.currentDirectoryPath
    func absolute(_ path: String) -> String { RelativePath.resolve(path, in: here) }
    let links = Dictionary(
      record.documents.map { ($0.path, RelativePath.from(absolute(folder), to: absolute(place($0.path)))) }
    ) { first, _ in first }
    let page = File(name: "report.html", bytes: Array(ReportPage(record, language).html.utf8))
    return MarkdownReport.files(record, language) { links[$0] } + [page]
  }

  /// Writes the files into a folder, which is made if it is missing; other files there stay.
  ///
  /// Nothing is written through a link, which may have come with a stranger's lesson.
  package static func write(_ files: [MarkdownReport.File], to path: String, in folder: WorkingFolder) throws(Finding) {
    let target = folder.resolve(path)
    do {
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    } catch {
      throw Finding(
        Place(file: path), "The report folder could not be created.", help: "Check the path and its permissions.")
    }
    guard PathKind.isFolder(FilePath(target).string) else {
      throw Finding(
        Place(file: path), "This is a link, and `lesson` does not write reports through links.",
        help: "Name the folder itself.")
    }
    TextFile.removeLeftovers(in: target)
    var rest = files[...]
    while !rest.isEmpty {
      let part = rest.prefix(FileChanges.most)
      rest = rest.dropFirst(part.count)
      let changes = part.map { FileChange("\(target)/\($0.name)", to: $0.bytes, followsLink: false) }
      if let finding = FileChanges.write([changes])[0].finding { throw finding }
    }
  }
}
