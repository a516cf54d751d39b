import LessonKit
import LessonPage
import LessonRunner
import SourceText

/// The page of a workshop in each language, with its parts in their order.
package struct WorkshopPages {
  private let parts: WorkshopParts
  private var builder: PageBuilder
  private var ran: [String: PageBuilder.Ran] = [:]

  /// Creates the pages by running the lessons of a workshop.
  ///
  /// - Parameters:
  ///   - parts: the parts.
  ///   - builder: the builder of pages.
  ///   - findings: the list to which the errors of the lessons are added.
  package init(_ parts: WorkshopParts, _ builder: PageBuilder, findings: inout [Finding]) async {
    (self.parts, self.builder) = (parts, builder)
    let (documents, wrong) = await builder.run(Selection(parts.documents, in: builder.folder))
    findings += wrong
    for document in documents { ran[document.document.path] = document }
  }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - language: the language; a lesson without a translation into it is shown in English.
  ///   - title: the title; nil for the title of the workshop.
  ///   - gaps: the record to which the gaps of the page are added.
  /// - Returns: the page; its articles are the parts, in their order.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package func page(
    _ language: Language, title: String? = nil, gaps: inout PageGaps
  ) async throws(Finding) -> Page {
    let shown = shown(language)
    var articles: [Article] = []
    var names: Set<String> = []
    for (index, part) in parts.workshop.parts.enumerated() {
      let count = articles.reduce(0) { $0 + $1.questions.count }
      var article: Article
      if let document = shown[index] {
        article = try await builder.article(
          document, among: shown.compactMap(\.self), firstQuestion: count, isPart: true, &gaps)
      } else {
        article = Article(
          name: "part-\(index + 1)", title: parts.title(index)[language],
          paragraphs: part.text.map { $0[language].linesOfText.filter { !$0.isEmpty } } ?? [], language)
        article.isShown = part.isForLearners
      }
      article.minutes = part.minutes
      let name = article.name
      if !names.insert(name).inserted {
        article.name = "\(name)-\(index + 1)"
        names.insert(article.name)
      }
      articles.append(article)
    }
    var page = Page(
      title: title ?? parts.workshop.title[language], language: language, articles: articles, hasParts: true)
    page.minutes = parts.workshop.minutes
    return page
  }

  /// Returns the documents of the parts with the lines that each part shows; nil for a part without a lesson.
  package func shown(_ language: Language) -> [PageBuilder.Ran?] {
    parts.workshop.parts.indices.map { index in
      guard let excerpt = parts.excerpt(index, language), var document = ran[excerpt.path] else { return nil }
      document.lines = excerpt.lines
      return document
    }
  }

  /// Returns the documents of the lessons, each once, with the lines that any of the parts shows.
  package func lessons(_ language: Language) -> [PageBuilder.Ran] {
    var lessons: [PageBuilder.Ran] = []
    for part in shown(language).compactMap(\.self) {
      if let index = lessons.firstIndex(where: { $0.document.path == part.document.path }) {
        lessons[index].lines = part.lines.flatMap { lines in lessons[index].lines.map { $0 + lines } }
      } else {
        lessons.append(part)
      }
    }
    return lessons
  }

  /// Returns the parts as lines to read aloud, for a learner who has no page: lessons, activities, and breaks.
  ///
  /// - Parameter language: the language; a lesson without a translation into it is read in English.
  /// - Returns: the parts in their order, each with its document; parts without a lesson have none.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package func readings(_ language: Language) throws(Finding) -> [(reading: Reading, document: Document?)] {
    var readings: [(reading: Reading, document: Document?)] = []
    for (index, part) in parts.workshop.parts.enumerated() where part.content != .slack {
      if let excerpt = parts.excerpt(index, language), var document = ran[excerpt.path] {
        document.lines = excerpt.lines
        readings.append((try document.reading(), document.document))
      } else {
        let name = "part-\(index + 1)"
        let paragraphs = Self.paragraphs(part, language)
        readings.append(
          (Reading(name: name, title: parts.title(index)[language], paragraphs: paragraphs, language), nil))
      }
    }
    return readings
  }

  /// The documents of the lessons, in the order of their paths.
  package var documents: [PageBuilder.Ran] { ran.values.sorted { $0.document.path < $1.document.path } }

  /// The controls for the cells of a live page, by the path of a document and the line of a cell.
  package var live: [String: [Int: LiveCell]] {
    get { builder.live }
    set { builder.live = newValue }
  }

  /// The first document that differs from the results of its cells; nil if there is none.
  package var differing: String? {
    ran.values.filter { $0.outcome.cells.contains { $0.status == .differs } }.map(\.document.path).min()
  }

  /// Returns the text for learners of a part without a lesson.
  private static func paragraphs(_ part: Workshop.Part, _ language: Language) -> [String] {
    let minutes = PlanWords.minutes(part.minutes)[language]
    guard let text = part.text else { return [minutes] }
    return text[language].linesOfText.filter { !$0.isEmpty } + [minutes]
  }
}
