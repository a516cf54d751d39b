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
  }

  /// A section or a line of text.
  package enum Item {
    case section
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
    var stops: [Stop] = []
    var lines: [Item] = []
    func stop(_ id: String, _ task: Stop.Task, _ reading: Reading, _ document: Document?, edition: String? = nil) {
      stops.append(
        Stop(
          id: id, task: task, title: reading.title, documentPath: document?.path ?? "", language: reading.language,
          edition: edition, lines: lines))
      lines = []
    }
    for (reading, document) in parts {
      for step in reading.steps {
        switch step {
        case .section: lines.append(.section)
        case .line(let line): lines.append(.line(line))
        case .question(let question):
          stop(question.asked.id, .question(question), reading, document, edition: Page.edition([question.asked]).name)
        case .exercise(let exercise):
          guard let document else { continue }
          stop("\(reading.name)/\(exercise.name)", .exercise(exercise, document), reading, document)
        }
      }
    }
    (self.stops, end) = (stops, lines)
    questions = parts.flatMap(\.reading.questions)
  }

  /// Whether the stored record of a stop still holds.
  package func isDone(_ stop: Stop, _ log: LearnerLog) -> Bool {
    guard let record = log.record(of: stop.id, in: path) else { return false }
    return record.edition == stop.edition
  }

  /// Returns the outcomes of the questions as class codes, as the page makes them.
  package func codes(_ log: LearnerLog) -> [String] {
    guard !questions.isEmpty else { return [] }
    let states = questions.map { question -> ClassCode.State in
      guard let record = log.record(of: question.id, in: path), record.event == .answer,
        record.edition == Page.edition([question]).name
      else { return .none }
      return ClassCode.State(question.verdict(on: record.answers))
    }
    let edition = Page.codeEdition(questions)
    return stride(from: 0, to: states.count, by: ClassCode.capacity).enumerated().map { part, start in
      ClassCode(Array(states[start..<min(start + ClassCode.capacity, states.count)])).text(edition: edition, part: part)
    }
  }
}
