import LessonKit
import LessonMarkdown
import SourceText

extension IndexPage {
  /// A lesson with a page of its own.
  package struct Entry: Sendable {
    /// The name of its folder, by which other lessons require it.
    package var name: String
    package var title: String
    /// The file of its page, next to the index.
    package var file: String
    /// The minutes that the lesson takes.
    package var minutes: Int?
    /// The names of the lessons to take first.
    package var requires: [String]
    /// The objectives for learners.
    package var objectives: [String]
    /// The results of its cells.
    package var summary: Summary
    /// The questions of the page.
    package var questions: [PageQuestion]
    /// The text to search for words.
    let text: SearchText

    /// Creates an entry from a lesson's document and its page.
    ///
    /// - Parameters:
    ///   - original: the document with the shared front matter; the document itself if it has no original.
    ///   - document: the document of the page.
    ///   - outcome: the outcome of running it.
    ///   - page: the page.
    ///   - file: the file of the page.
    /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
    package init(
      _ original: Document, _ document: Document, _ outcome: DocumentOutcome, page: Page, file: String
    ) throws(Finding) {
      name = page.articles.first?.name ?? ""
      title = page.title
      self.file = file
      minutes = original.frontMatter?.minutes
      requires = original.frontMatter?.requires ?? []
      objectives = document.frontMatter?.objectives ?? []
      summary = Summary(outcome)
      questions = page.questions
      text = try SearchText(document, article: name, asked: Set(questions.map(\.id)))
    }
  }
}
