import LessonKit
import LessonMarkdown
import SourceText

/// A document without a page, as steps to read and to answer from top to bottom.
package struct Reading: Sendable {
  package enum Step: Sendable {
    /// A heading of the first or second level, where a learner can pause.
    case section
    /// A heading of a lower level, at which the explanation of a question ends, too.
    case heading
    /// The beginning of what belongs to the next question or exercise.
    case introduction
    /// A collapsed block with this title, which a learner reads when ready.
    case collapsed(String)
    /// A line to read.
    case line(ReadingLine)
    /// The end of something that takes time away from the screen, such as a break, after which a learner goes on.
    case pause
    /// A question, followed by its explanation.
    case question(Question)
    /// A task in Swift, followed by its solution.
    case exercise(Exercise)
  }

  /// A question with its hints, reasons, and choices.
  package struct Question: Sendable {
    /// The question, and the values to compare answers with.
    package var asked: PageQuestion
    /// The cell of the question; nil for a quiz.
    package var cell: Cell?
    /// The hints, in order, which do not reveal the answer.
    package var hints: [[ReadingLine]] = []
    /// The reasons for the slips, in order.
    package var reasons: [String] = []
    /// The paragraph that asks the question; empty if there is none.
    package var text = ""
    /// The first paragraph of the explanation; empty if there is none.
    package var explanation = ""
    /// The words of each choice of a quiz.
    package var choices: [String] = []
    /// The reasons that each choice of a quiz is right or wrong.
    package var verdicts: [String] = []
  }

  /// The name, unique among the parts of a workshop.
  package let name: String
  package let title: String
  package let language: Language
  /// The steps, from top to bottom.
  package let steps: [Step]

  /// The questions, from top to bottom.
  package var questions: [PageQuestion] {
    steps.compactMap { if case .question(let question) = $0 { question.asked } else { nil } }
  }

  /// Creates the reading of a document.
  ///
  /// - Parameter source: the document and its outcome.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
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

  /// Creates a part that comes from no document.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - title: the title.
  ///   - paragraphs: the text.
  ///   - language: the language.
  package init(name: String, title: String, paragraphs: [String], _ language: Language) {
    (self.name, self.title, self.language) = (name, title, language)
    let lines = ([title] + paragraphs).flatMap { [Step.line(ReadingLine($0)), .line(ReadingLine(""))] }
    steps = [.section] + lines + [.pause]
  }
}
