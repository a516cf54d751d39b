import LessonKit
import LessonMarkdown
import SourceText

/// A question of a lesson with everything that another program needs to ask it.
package struct AskedQuestion: Sendable {
  /// A choice of a quiz.
  package struct Choice: Sendable, Hashable {
    /// The text as HTML.
    package var html: String
    package var isRight: Bool
    /// The reason that the choice is right or wrong, as HTML.
    package var reason: String
  }

  /// The form of the question.
  package enum Task: Sendable, Hashable {
    /// A prediction, and the words to choose from; none if answers are written.
    case prediction(PredictionRecord, words: [String])
    case quiz([Choice])
  }

  /// The names of the lesson and of the cell or quiz, such as `bias/read`.
  package let name: String
  /// The text from the heading or the question above, as HTML without styles, scripts, and links to files.
  package internal(set) var html: String
  package internal(set) var task: Task
  /// The labels of the fields; a single empty one for one answer that needs none.
  package let labels: [String]
  /// The text that explains the result, as HTML; empty if there is none.
  package internal(set) var explanation = ""
}

/// The questions of a document.
package struct AskedQuestions: Sendable {
  package let title: String
  package let language: Language
  /// The questions from top to bottom.
  package let questions: [AskedQuestion]
  /// The lines of the predictions without a result to compare answers with.
  package let unasked: [Int]

  /// Finds the questions of a document.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package init(_ ran: PageBuilder.Ran) throws(Finding) {
    let document = ran.document
    let markup = try Markup(document)
    var source = ArticleSource(document, ran.outcome, name: ran.name)
    source.lines = ran.lines
    (questions, unasked) = try MarkdownTree.read(
      document.file, from: document.firstTextLine, extensions: ArticleRenderer.extensions
    ) { tree in
      var reader = AskedQuestionReader(source, tree, markup)
      reader.read()
      return (reader.questions, reader.unasked)
    }
    title = document.frontMatter?.title ?? markup.headings.first?.text ?? ran.name
    language = document.language
  }
}
