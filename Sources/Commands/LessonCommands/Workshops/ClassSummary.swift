import SourceText
import Workshops

/// The summary of a list of codes, for the course that the first lines belong to.
struct ClassSummary {
  /// The number of lines that decide which course the codes belong to.
  private static let sample = 1000

  /// The course that the codes belong to; of several, the one with the most learners among the first lines.
  private(set) var course: ClassCourse
  /// The codes.
  private(set) var codes: CollectedCodes
  private let courses: [ClassCourse]
  private var first: [LineSplitter.Line] = []
  private var isDecided = false
  private let take: (ClassCourse, CodeReader.Entry) -> Void

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - first: a course.
  ///   - others: the other courses that the codes may belong to.
  ///   - take: a function that receives each line, with the course.
  init(_ first: ClassCourse, _ others: [ClassCourse], _ take: @escaping (ClassCourse, CodeReader.Entry) -> Void) {
    (course, courses, self.take) = (first, [first] + others, take)
    codes = CollectedCodes(questions: first.questions.count)
  }

  /// Adds a line.
  mutating func add(_ line: LineSplitter.Line) {
    if isDecided { return count(line) }
    first.append(line)
    if first.count == Self.sample { decide() }
  }

  /// Ends the summary after the last line.
  mutating func finish() {
    if !isDecided { decide() }
  }

  private mutating func decide() {
    isDecided = true
    let counts = courses.map { course in
      first.reduce(0) { if case .learner? = course.reader.read($1) { $0 + 1 } else { $0 } }
    }
    if let most = counts.max(), let best = counts.firstIndex(of: most) { course = courses[best] }
    codes = CollectedCodes(questions: course.questions.count)
    for line in first { count(line) }
    first = []
  }

  private mutating func count(_ line: LineSplitter.Line) {
    guard let entry = course.reader.read(line) else { return }
    codes.add(entry)
    take(course, entry)
  }
}
