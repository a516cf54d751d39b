import LessonPage

/// The answers of a class to a question, as counts.
package struct ClassTally: Sendable, Hashable {
  /// The number of learners with the right answer.
  package private(set) var right = 0
  /// The number of learners who said that they did not know.
  package private(set) var unknown = 0
  /// The number of learners with an unexpected answer.
  package private(set) var other = 0
  /// The number of learners without an answer.
  package private(set) var none = 0
  /// The number of learners with the answer of each slip.
  package private(set) var slips = [Int](repeating: 0, count: ClassCode.mostSlips)

  /// Creates a tally of no learners.
  package init() {}

  /// Counts the outcome of a learner.
  package mutating func count(_ state: ClassCode.State) {
    switch state {
    case .none: none += 1
    case .unknown: unknown += 1
    case .right: right += 1
    case .other: other += 1
    case .slip(let position): slips[position] += 1
    }
  }

  /// The number of learners who answered.
  package var answered: Int { right + unknown + other + slips.reduce(0, +) }

  /// Whether the question is worth discussing.
  ///
  /// It is if fewer than 80 of 100 answers are right, or if one slip has a fifth of them.
  package var isWorthDiscussing: Bool {
    answered > 0 && (right * 100 < answered * 80 || (slips.max() ?? 0) * 5 >= answered)
  }
}
