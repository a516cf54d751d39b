import LessonKit
import LessonMarkdown
import SourceText

/// A document without a page: what is read from top to bottom, and where a reader is asked.
package struct Reading: Sendable {
  /// A step.
  package enum Step: Sendable {
    /// A heading of the first or second level, where one may rest.
    case section
    /// Something to read.
    case line(ReadingLine)
    /// A question; what explains it follows.
    case question(Question)
    /// A task in Swift; its solution follows.
    case exercise(Exercise)
  }

  /// A question with what stands around it.
  package struct Question: Sendable {
    /// What is asked, and what is compared with an answer.
    package var asked: PageQuestion
    /// The cell that is asked about; nil for a quiz.
    package var cell: Cell?
    /// What helps without telling, in order.
    package var hints: [[ReadingLine]] = []
    /// Why one gives each slip.
    package var reasons: [String] = []
    /// The words of each choice of a quiz.
    package var choices: [String] = []
    /// Why each choice of a quiz is right or not.
    package var verdicts: [String] = []
  }

  /// The name, unique among those of a workshop.
  package let name: String
  /// The title.
  package let title: String
  /// The language.
  package let language: Language
  /// The steps, from top to bottom.
  package let steps: [Step]

  /// What is asked, from top to bottom.
  package var questions: [PageQuestion] {
    steps.compactMap { if case .question(let question) = $0 { question.asked } else { nil } }
  }

  /// Reads a document.
  ///
  /// - Parameter source: the document, and what running it gave.
  /// - Throws: a ``/SourceText/Finding`` for a text that asks too much of the Markdown parser.
  package init(_ source: ArticleSource) throws(Finding) {
    let document = source.document
    let markup = try Markup(document)
    steps = try MarkdownTree.read(document.file, from: document.firstTextLine, extensions: ArticleRenderer.extensions) {
      tree in
      var reader = ReadingReader(source, tree, markup)
      return reader.read()
    }
    name = source.name
    title = document.frontMatter?.title ?? markup.headings.first?.text ?? source.name
    language = document.language
  }

  /// A part that comes from no document.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - title: the title.
  ///   - paragraphs: the text.
  ///   - language: the language.
  package init(name: String, title: String, paragraphs: [String], _ language: Language) {
    (self.name, self.title, self.language) = (name, title, language)
    steps = [.section] + ([title] + paragraphs).flatMap { [.line(ReadingLine($0)), .line(ReadingLine(""))] }
  }
}
