/// A line of the file that keeps where a learner is.
package struct LearnerRecord: Codable, Sendable, Hashable {
  /// What happened.
  package enum Event: String, Codable, Sendable {
    /// A question was answered; without answers the learner did not know.
    case answer
    /// A question or an exercise was left out.
    case skip
    /// An exercise was done.
    case pass
    /// A course was begun again: what stands above does not count.
    case restart
  }

  /// The absolute path of the workshop or lesson.
  package var course: String
  package var event: Event
  /// The question or exercise; nil where the whole course is meant.
  package var stop: String?
  /// What the question asked, as a number of 16 digits that another question does not have.
  package var edition: String?
  /// The answers; nil where the learner did not know, and for other events.
  package var answers: [String]?

  /// Creates a line.
  package init(course: String, event: Event, stop: String? = nil, edition: String? = nil, answers: [String]? = nil) {
    (self.course, self.event, self.stop, self.edition, self.answers) = (course, event, stop, edition, answers)
  }
}
