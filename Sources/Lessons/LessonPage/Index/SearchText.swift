import LessonKit
import LessonMarkdown
import SourceText

/// The text of a lesson to search for words, in parts that have a place on the page.
///
/// It has neither what is for teachers nor what answers questions: collapsed results, slips, hints, and answers.
struct SearchText: Sendable {
  /// The text below a heading, up to the next heading or question.
  struct Part: Sendable, Hashable {
    /// The id of the heading's element; empty for the text above all headings.
    var anchor: String
    /// The heading; empty for the title of the lesson, and for the text above all headings.
    var heading: String
    /// The number of questions above the part, which a learner answers first.
    var questions: Int
    /// The paragraphs, one on each line.
    var text: String
  }

  /// The parts from top to bottom, without those that have no text.
  let parts: [Part]

  /// Creates the text of a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - article: the name of its article, with which the ids on the page begin.
  ///   - asked: the ids of the questions that the page asks.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  init(_ document: Document, article: String, asked: Set<String>) throws(Finding) {
    let markup = try Markup(document)
    let outline = LessonOutline(document, markup)
    let questions = Self.questions(of: document, article).filter { asked.contains($0.id) }.map(\.line)
    let headings = markup.headings.filter { !$0.isHTML }
    var marks: [(line: Int, mark: Mark)] = []
    for (heading, anchor) in zip(headings, HeadingAnchors.of(headings.map(\.text))) {
      marks.append((heading.position.line, .heading("\(article)--\(anchor)", heading.level > 1 ? heading.text : "")))
    }
    let pictures = Set(markup.links.filter(\.isImage).compactMap(\.text))
    let words = pictures.union(Language.allCases.map { PageWords.name[$0] }).union([""])
    marks += markup.paragraphs.filter { !words.contains($0.text) }
      .map { ($0.lines.lowerBound, .paragraph($0.text)) }
    let answers = Self.answers(of: document) + outline.answers(among: headings)
    var part = Part(anchor: "", heading: "", questions: 0, text: "")
    var parts: [Part] = []
    for (line, mark) in marks.sorted(by: { $0.line < $1.line }) {
      guard !outline.isForTeachers(line), !answers.contains(where: { $0.contains(line) }) else { continue }
      let count = questions.count { $0 < line }
      switch mark {
      case .heading(let anchor, let heading):
        parts.append(part)
        part = Part(anchor: anchor, heading: heading, questions: count, text: "")
      case .paragraph(let text) where count == part.questions || part.text.isEmpty:
        part.text += part.text.isEmpty ? text : "\n\(text)"
        part.questions = count
      case .paragraph(let text):
        parts.append(part)
        part = Part(anchor: part.anchor, heading: part.heading, questions: count, text: text)
      }
    }
    self.parts = (parts + [part]).filter { !$0.text.isEmpty || !$0.heading.isEmpty }
  }

  /// A part of the document with text.
  private enum Mark {
    case heading(_ anchor: String, _ text: String)
    case paragraph(String)
  }

  /// Returns the lines of a document that answer questions, or help to.
  private static func answers(of document: Document) -> [ClosedRange<Int>] {
    let asking = document.cells.filter { $0.prediction != nil }
    let folds = asking.compactMap(\.fold) + asking.flatMap { $0.prediction?.hints ?? [] }.map(\.lines)
    return folds + document.quizzes.map(\.lines)
  }

  /// Returns the questions of a document with the lines after which text waits for their answers.
  private static func questions(of document: Document, _ article: String) -> [(id: String, line: Int)] {
    let cells = document.cells.filter { $0.prediction != nil }.map { cell in
      ("\(article)/\(cell.name ?? "\(cell.lines.lowerBound)")", cell.lines.lowerBound)
    }
    let quizzes = document.quizzes.map { quiz in
      ("\(article)/\(quiz.name)", quiz.choices.last?.lines.upperBound ?? quiz.fold.lowerBound)
    }
    return cells + quizzes
  }
}
