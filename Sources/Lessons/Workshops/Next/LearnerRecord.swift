/// A line of the file that stores the progress of a learner.
package struct LearnerRecord: Codable, Sendable, Hashable {
  /// The kind of event.
  package enum Event: String, Codable, Sendable {
    /// An answer to a question; without answers, the learner did not know.
    case answer
    /// A skipped question or exercise.
    case skip
    /// A finished exercise.
    case pass
    /// A new start of a course; earlier lines do not count.
    case restart
  }

  /// The absolute path of the workshop or lesson.
  package var course: String
  package var event: Event
  /// The question or exercise; nil if the record concerns the whole course.
  package var stop: String?
  /// The edition of the question, as a number of 16 digits that no other question has.
  package var edition: String?
  /// The answers; nil if the learner did not know, and for other events.
  package var answers: [String]?

  /// Creates a record.
  package init(course: String, event: Event, stop: String? = nil, edition: String? = nil, answers: [String]? = nil) {
    (self.course, self.event, self.stop, self.edition, self.answers) = (course, event, stop, edition, answers)
  }
}
