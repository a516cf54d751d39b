import LessonKit
import LessonReport
import LessonRunner
import SourceText

/// A page for each lesson in each language, and an index for each language.
package struct HandoutFolder {
  private var builder: PageBuilder
  private let documents: [PageBuilder.Ran]
  private let title: String?
  private let names: PageFiles

  package init(_ builder: PageBuilder, _ documents: [PageBuilder.Ran], title: String?) {
    let names = PageFiles(documents.map(\.document.path))
    (self.builder, self.documents, self.title, self.names) = (builder, documents, title, names)
    self.builder.page = { names.file(of: $0) }
  }

  /// Makes the files of the folder.
  ///
  /// - Parameter gaps: the record to which the gaps of pages are added.
  /// - Returns: the files, with their names in the folder.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package func files(_ gaps: inout PageGaps) async throws(Finding) -> [ReportFolder.File] {
    var files: [ReportFolder.File] = []
    for language in Language.allCases {
      guard let (index, pages) = try await pages(language, &gaps) else { continue }
      files += pages.map { ReportFolder.File(name: $0.file, bytes: Array($0.page.html.utf8)) }
      files.append(ReportFolder.File(name: PageFiles.name("index", language), bytes: Array(index.html.utf8)))
    }
    return files
  }

  /// Makes the index of a language and the pages that it lists; nil if no document is in the language.
  package func pages(
    _ language: Language, _ gaps: inout PageGaps
  ) async throws(Finding) -> (index: IndexPage, pages: [(file: String, page: Page)])? {
    var entries: [IndexPage.Entry] = []
    var pages: [(file: String, page: Page)] = []
    for ran in documents where ran.document.language == language {
      guard let file = names.file(of: ran.document.path) else { continue }
      let page = try await builder.page([ran], gaps: &gaps)
      gaps.add(page.panels, of: file)
      let original = documents.first { $0.name == ran.name && $0.document.language == .english } ?? ran
      entries.append(try IndexPage.Entry(original.document, ran.document, ran.outcome, page: page, file: file))
      pages.append((file, page))
    }
    guard !entries.isEmpty else { return nil }
    let others = Language.allCases.filter { other in
      other != language && documents.contains { $0.document.language == other }
    }
    let topics = Topics(near: documents.map(\.document.path), in: builder.folder)
    if language == .english { gaps.notes += topics.findings }
    let index = IndexPage(
      title: title, language: language, entries: entries, topics: topics,
      translations: others.map { ($0, PageFiles.name("index", $0)) })
    return (index, pages)
  }
}
