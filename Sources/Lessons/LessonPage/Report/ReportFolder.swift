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

/// The files of a report, and their folder.
package enum ReportFolder {
  /// A file by its name in the folder.
  package typealias File = MarkdownReport.File

  /// Renders a record as Markdown with pictures and links to the documents, and as a page that holds everything.
  ///
  /// - Parameters:
  ///   - record: the outcomes.
  ///   - language: the language of all text that is not from the documents.
  ///   - folder: the folder of the report.
  ///   - place: a function that returns the path of a document, given its path in the record.
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

  /// Writes the files into a folder, which is created if it is missing; other files there stay.
  ///
  /// Nothing is written through a link, because a stranger's lesson may have brought it.
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
