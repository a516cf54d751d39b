import LessonKit
import LessonPage
import SourceText

/// A workshop or a lesson as a path from one question to the next.
package struct NextCourse {
  /// A place where the learner answers a question or solves an exercise.
  package struct Stop {
    /// The task at a stop.
    package enum Task {
      case question(Reading.Question)
      case exercise(Exercise, Document)
    }

    /// The names of the lesson and of the cell or quiz; the same in each language.
    package var id: String
    package var task: Task
    /// The title of the lesson.
    package var title: String
    /// The path of the lesson; empty if it is unknown.
    package var documentPath: String
    /// The language of the lesson.
    package var language: Language
    /// The edition of the question, so that an answer to another question of this name does not count.
    package var edition: String?
    /// The text before the question or exercise.
    package var lines: [Item]
    /// The last part of this text, which asks the question or sets the exercise.
    package var asking: [ReadingLine] = []
    /// The text that explains the question or exercise, once it is answered.
    package var explanation: [Item] = []
  }

  /// A piece of text, or a place in it.
  package enum Item {
    /// A heading of the first or second level, where a learner can pause.
    case section
    /// A collapsed block with this title, which a learner reads when ready.
    case collapsed(String)
    /// The end of a break or an activity, where a learner goes on.
    case pause
    /// The beginning of the lesson or of the section of a stop, where its title and number appear.
    case place
    /// A line of text.
    case line(ReadingLine)
  }

  /// The absolute path of the file.
  package let path: String
  package let title: String
  /// Whether the course is a workshop of several parts.
  package let isWorkshop: Bool
  /// The stops, in their order.
  package let stops: [Stop]
  /// The text after the last question.
  package let end: [Item]
  /// The questions, as on the page.
  package let questions: [PageQuestion]

  /// Creates a course by arranging text and questions into stops.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the workshop or lesson.
  ///   - title: the title.
  ///   - isWorkshop: whether it is a workshop.
  ///   - parts: the readings, from top to bottom, with the documents that they come from.
  package init(path: String, title: String, isWorkshop: Bool, _ parts: [(reading: Reading, document: Document?)]) {
    (self.path, self.title, self.isWorkshop) = (path, title, isWorkshop)
    var builder = NextCourseBuilder()
    for (reading, document) in parts { builder.add(reading, document) }
    (stops, end) = (builder.stops, builder.lines)
    questions = parts.flatMap(\.reading.questions)
  }

  /// Whether the stored record of a stop still holds.
  package func isDone(_ stop: Stop, _ log: LearnerLog) -> Bool {
    guard let record = log.record(of: stop.id, in: path) else { return false }
    return record.edition == stop.edition
  }

  /// Returns the first record of an answer to a question, which counts for the code; nil if there is none.
  package func firstAnswer(to question: PageQuestion, _ log: LearnerLog) -> LearnerRecord? {
    let edition = Page.edition([question]).name
    return log.records(of: question.id, in: path).first { $0.event == .answer && $0.edition == edition }
  }

  /// Returns the last record of an answer to a question; nil if there is none.
  package func lastAnswer(to question: PageQuestion, _ log: LearnerLog) -> LearnerRecord? {
    let edition = Page.edition([question]).name
    return log.records(of: question.id, in: path).last { $0.event == .answer && $0.edition == edition }
  }

  /// Returns the outcomes of the first answers as class codes, as the page makes them.
  package func codes(_ log: LearnerLog) -> [String] {
    guard !questions.isEmpty else { return [] }
    let states = questions.map { question in
      firstAnswer(to: question, log).map { ClassCode.State(question.verdict(on: $0.answers)) } ?? .none
    }
    let edition = Page.codeEdition(questions)
    return stride(from: 0, to: states.count, by: ClassCode.capacity).enumerated().map { part, start in
      ClassCode(Array(states[start..<min(start + ClassCode.capacity, states.count)])).text(edition: edition, part: part)
    }
  }
}
