import LessonKit
import LessonPage
import LessonReport
import LessonRunner
import SourceText

/// The tutorial pages of documents for a catalog of DocC, with their table of contents and their pictures.
package struct DocCFiles {
  /// The files, by their names in the folder.
  package private(set) var files: [ReportFolder.File] = []

  /// The minutes of a page whose document does not state them, which DocC requires.
  private static let someMinutes = 10
  private static let contents = "table-of-contents"

  /// Writes the pages of documents.
  ///
  /// - Parameters:
  ///   - documents: the documents, which agree with their results.
  ///   - folder: the folder that relative paths start from.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package init(_ documents: [PageBuilder.Ran], folder: WorkingFolder) throws(Finding) {
    let links = try NotebookLinks(documents.map(\.document), .docc)
    var pictures: [String: [UInt8]] = [DocCContents.picture: DocCContents.pictureBytes]
    var pages: [Language: [String]] = [:]
    for ran in documents {
      let path = ran.document.path
      let source = NotebookSource(
        ran.document, ran.outcome, origin: path, showsAnswers: false, link: { links.destination($0, of: path) },
        picture: { NotebookFiles.picture($0, of: path, in: folder) })
      let file = links.file(of: path) ?? path
      let name = String(file.dropLast(".tutorial".count))
      let page = try DocCTutorial(source, named: name, minutes: Self.minutes(ran.document, in: folder))
      files.append(ReportFolder.File(name: file, bytes: Array(page.text.utf8)))
      pictures.merge(page.pictures) { first, _ in first }
      pages[ran.document.language, default: []].append(name)
    }
    for language in Language.allCases {
      guard let names = pages[language] else { continue }
      let suffix = language == .english ? "" : ".\(language.rawValue)"
      files.append(
        ReportFolder.File(
          name: "\(Self.contents)\(suffix).tutorial", bytes: Array(DocCContents(names, language).text.utf8)))
    }
    files += pictures.sorted { $0.key < $1.key }.map { ReportFolder.File(name: $0.key, bytes: $0.value) }
  }

  /// Returns the minutes of a document, or of the document that it translates.
  private static func minutes(_ document: Document, in folder: WorkingFolder) -> Int {
    let name = DocumentName(path: document.path)
    let original = RelativePath.prefix(of: document.path) + name.stem + ".md"
    let matter = name.isTranslation ? try? folder.document(original).frontMatter : document.frontMatter
    return matter?.minutes ?? someMinutes
  }
}
