import LessonKit
import SourceText

/// A document without a page: what is read from top to bottom, and where a reader is asked.
public struct Reading: Sendable {
  /// A step.
  public enum Step: Sendable {
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
  public struct Question: Sendable {
    /// What is asked, and what is compared with an answer.
    public var asked: PageQuestion
    /// The cell that is asked about; nil for a quiz.
    public var cell: Cell?
    /// What helps without telling, in order.
    public var hints: [[ReadingLine]] = []
    /// Why one gives each slip.
    public var reasons: [String] = []
    /// The words of each choice of a quiz.
    public var choices: [String] = []
    /// Why each choice of a quiz is right or not.
    public var verdicts: [String] = []
  }

  /// The name, unique among those of a workshop.
  public let name: String
  /// The title.
  public let title: String
  /// The language.
  public let language: Language
  /// The steps, from top to bottom.
  public let steps: [Step]

  /// What is asked, from top to bottom.
  public var questions: [PageQuestion] {
    steps.compactMap { if case .question(let question) = $0 { question.asked } else { nil } }
  }

  /// Reads a document.
  ///
  /// - Parameter source: the document, and what running it gave.
  /// - Throws: a ``/SourceText/Finding`` for a text that asks too much of the Markdown parser.
  public init(_ source: ArticleSource) throws(Finding) {
    let document = source.document
    let markup = try Markup(document)
    steps = try MarkdownTree.read(document, extensions: ArticleRenderer.extensions) { tree in
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
  public init(name: String, title: String, paragraphs: [String], _ language: Language) {
    (self.name, self.title, self.language) = (name, title, language)
    steps = [.section] + ([title] + paragraphs).flatMap { [.line(ReadingLine($0)), .line(ReadingLine(""))] }
  }
}
