import LessonKit
import LessonPage
import LessonReport
import SourceText
import Workshops

extension HandoutCommand {
  /// Writes the pages of a workshop, or its sheets of exercises.
  func workshop(_ path: String, _ builder: PageBuilder, _ session: Session) async throws {
    let parts = try WorkshopFile.read(path, session)
    let base = name ?? String(RelativePath.name(of: path).prefix { $0 != "." }) + suffix
    let languages = parts.languages
    let names = Dictionary(uniqueKeysWithValues: languages.map { ($0, PageFiles.name(base, $0)) })
    var builder = builder
    builder.file = { names[$0] }
    let pages = try await WorkshopFile.pages(parts, builder, session)
    var gaps = PageGaps()
    var files: [ReportFolder.File] = []
    for language in languages {
      let page =
        only == .exercises
        ? try await sheet(parts, pages, builder, language, &gaps)
        : try await pages.page(language, title: title, gaps: &gaps)
      files.append(ReportFolder.File(name: PageFiles.name(base, language), bytes: Array(page.html.utf8)))
      gaps.add(page.panels, of: PageFiles.name(base, language))
    }
    try write(files, without: gaps, session)
  }

  /// Returns a page with the exercises in the sections of a workshop's parts.
  ///
  /// - Throws: a ``SourceText/Finding`` if there are none.
  private func sheet(
    _ parts: WorkshopParts, _ pages: WorkshopPages, _ builder: PageBuilder, _ language: Language, _ gaps: inout PageGaps
  ) async throws -> Page {
    let sheets = try PageBuilder.sheets(pages.lessons(language), hasSolutions: solutions)
    guard !sheets.isEmpty else {
      throw Finding(
        Place(file: parts.workshop.path), "The sections of this workshop have no exercises.",
        help: "Add a section with exercises to the `sections` of a part, or name the lessons instead of the workshop.")
    }
    return try await builder.page(sheets, title: title ?? parts.workshop.title[language], gaps: &gaps)
  }
}
