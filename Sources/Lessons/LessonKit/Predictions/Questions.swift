/// How much documents ask of their readers.
public struct Questions: Sendable, Hashable, Codable {
  /// The cells that ask for a prediction.
  public var predictions = 0
  /// The wrong answers that are expected, those that nothing computes among them.
  public var slips = 0
  /// The slips that nothing computes.
  public var slipsOfAuthors = 0
  /// The hints.
  public var hints = 0
  /// The quizzes.
  public var quizzes = 0
  /// The exercises in Swift.
  public var exercises = 0

  enum CodingKeys: String, CodingKey {
    case predictions, slips
    case slipsOfAuthors = "slips-of-authors"
    case hints, quizzes, exercises
  }

  /// Counts of nothing.
  public init() {}

  /// The counts, in one order.
  public var counts: [Int] {
    get { [predictions, slips, slipsOfAuthors, hints, quizzes, exercises] }
    set {
      guard newValue.count == 6 else { return }
      (predictions, slips, slipsOfAuthors) = (newValue[0], newValue[1], newValue[2])
      (hints, quizzes, exercises) = (newValue[3], newValue[4], newValue[5])
    }
  }

  /// How many counts there are.
  public static let countOfCounts = Questions().counts.count
}

extension Questions? {
  /// Counts a prediction.
  mutating func count(_ prediction: Prediction) {
    var counts = self ?? Questions()
    counts.predictions += 1
    counts.slips += prediction.slips.count
    counts.slipsOfAuthors += prediction.slips.count { $0.origin == .author }
    counts.hints += prediction.hints.count
    self = counts
  }

  /// Counts quizzes and exercises.
  mutating func count(quizzes: Int, exercises: Int) {
    guard quizzes > 0 || exercises > 0 else { return }
    var counts = self ?? Questions()
    counts.quizzes += quizzes
    counts.exercises += exercises
    self = counts
  }

  /// Adds other counts.
  mutating func add(_ other: Questions?) {
    guard let other else { return }
    var sum = self ?? Questions()
    sum.counts = zip(sum.counts, other.counts).map { $0 + $1 }
    self = sum
  }
}
