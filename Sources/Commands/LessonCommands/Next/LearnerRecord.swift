/// A line of the file that keeps where a learner is.
struct LearnerRecord: Codable, Sendable, Hashable {
  /// What happened.
  enum Event: String, Codable, Sendable {
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
  var course: String
  var event: Event
  /// The question or exercise; nil where the whole course is meant.
  var stop: String?
  /// What the question asked, as a number of 16 digits that another question does not have.
  var edition: String?
  /// The answers; nil where the learner did not know, and for other events.
  var answers: [String]?
}
