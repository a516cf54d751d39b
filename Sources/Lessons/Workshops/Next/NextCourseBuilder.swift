import LessonKit
import LessonPage

/// A builder of a course, which divides the text between its questions and exercises.
///
/// The text after a question explains it up to the next heading, or up to the paragraph that asks the next question.
/// The rest comes before the next question.
struct NextCourseBuilder {
  private(set) var stops: [NextCourse.Stop] = []
  /// The text after the last stop and its explanation.
  private(set) var lines: [NextCourse.Item] = []
  /// Whether text explains the last stop.
  private var explains = false
  /// The number of items before the last question or exercise and what introduces it.
  private var introduced = 0

  /// Adds the steps of a reading.
  mutating func add(_ reading: Reading, _ document: Document?) {
    explains = false
    let isTask = reading.steps.map { step in
      switch step {
      case .question, .exercise: true
      case .section, .heading, .introduction, .collapsed, .line, .pause: false
      }
    }
    if isTask.contains(true) {
      lines.append(.place)
    } else if document != nil {
      lines += [.section, .line(ReadingLine(reading.title)), .line(ReadingLine(""))]
    }
    for step in reading.steps { add(step, reading, document) }
  }

  private mutating func add(_ step: Reading.Step, _ reading: Reading, _ document: Document?) {
    switch step {
    case .section:
      beginNext()
      lines.append(.section)
    case .heading: beginNext()
    case .introduction:
      beginNext()
      introduced = lines.count
    case .pause: append(.pause)
    case .collapsed(let title): append(.collapsed(title))
    case .line(let line): append(.line(line))
    case .question(let question):
      let edition = Page.edition([question.asked]).name
      stop(question.asked.id, .question(question), reading, document, edition: edition)
    case .exercise(let exercise):
      guard let document else { return }
      stop("\(reading.name)/\(exercise.name)", .exercise(exercise, document), reading, document)
    }
  }

  /// Ends the explanation of the last stop, after which the next one begins.
  private mutating func beginNext() {
    if explains { lines.append(.place) }
    explains = false
  }

  private mutating func append(_ item: NextCourse.Item) {
    if explains, let last = stops.indices.last {
      stops[last].explanation.append(item)
    } else {
      lines.append(item)
    }
  }

  private mutating func stop(
    _ id: String, _ task: NextCourse.Stop.Task, _ reading: Reading, _ document: Document?, edition: String? = nil
  ) {
    let asking = lines.dropFirst(introduced).compactMap { if case .line(let line) = $0 { line } else { nil } }
    stops.append(
      NextCourse.Stop(
        id: id, task: task, title: reading.title, documentPath: document?.path ?? "", language: reading.language,
        edition: edition, lines: Self.withOnePlace(lines), asking: asking))
    (lines, introduced) = ([], 0)
    explains = true
  }

  /// Returns text with its last place only: what is above it belongs to the lesson before.
  private static func withOnePlace(_ lines: [NextCourse.Item]) -> [NextCourse.Item] {
    let places = lines.indices.filter { if case .place = lines[$0] { true } else { false } }
    return lines.indices.filter { $0 == places.last || !places.contains($0) }.map { lines[$0] }
  }
}
