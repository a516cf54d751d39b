import LessonKit
import LessonPage
import LessonReport
import LessonRunner
import SourceText

/// A page for each lesson in each language, and an index for each language.
struct HandoutFolder {
  private let builder: PageBuilder
  private let documents: [PageBuilder.Ran]
  private let title: String?

  init(_ builder: PageBuilder, _ documents: [PageBuilder.Ran], title: String?) {
    (self.builder, self.documents, self.title) = (builder, documents, title)
  }

  /// The files.
  ///
  /// - Parameter notes: receives what pages cannot show or ask.
  /// - Returns: the files, with their names in the folder.
  /// - Throws: a ``/SourceText/Finding`` for a document that asks too much of the Markdown parser.
  func files(_ notes: inout [Finding]) async throws(Finding) -> [ReportFolder.File] {
    var files: [ReportFolder.File] = []
    var builder = builder
    let documents = documents
    builder.page = { path in documents.first { RelativePath.plain($0.document.path) == path }.map(Self.file) }
    for language in Language.allCases {
      var entries: [IndexPage.Entry] = []
      for ran in documents where ran.document.language == language {
        let page = try await builder.page([ran], notes: &notes)
        let original = documents.first { $0.name == ran.name && $0.document.language == .english } ?? ran
        entries.append(
          try IndexPage.Entry(original.document, ran.document, ran.outcome, page: page, file: Self.file(ran)))
        files.append(ReportFolder.File(name: Self.file(ran), bytes: Array(page.html.utf8)))
      }
      guard !entries.isEmpty else { continue }
      let others = Language.allCases.filter { other in
        other != language && documents.contains { $0.document.language == other }
      }
      let index = IndexPage(
        title: title, language: language, entries: entries,
        translations: others.map { ($0, Self.name("index", $0)) })
      files.append(ReportFolder.File(name: Self.name("index", language), bytes: Array(index.html.utf8)))
    }
    return files
  }

  private static func file(_ ran: PageBuilder.Ran) -> String { name(ran.name, ran.document.language) }

  private static func name(_ name: String, _ language: Language) -> String {
    language == .english ? "\(name).html" : "\(name).\(language.rawValue).html"
  }
}
