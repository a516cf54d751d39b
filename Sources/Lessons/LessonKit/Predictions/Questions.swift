/// The numbers of questions in documents.
public struct Questions: Sendable, Hashable, Codable {
  /// A kind of question, or of something that belongs to one.
  public enum Kind: String, CountedKind {
    /// The cells that ask for a prediction.
    case predictions
    /// The expected wrong answers, including those that nothing computes.
    case slips
    /// The slips that nothing computes.
    case slipsOfAuthors = "slips-of-authors"
    /// The hints.
    case hints
    /// The quizzes.
    case quizzes
    /// The exercises in Swift.
    case exercises

    /// The raw value.
    public var countKey: String { rawValue }
  }

  /// The number of items of each kind.
  public var counts = Counts<Kind>()

  /// Creates counts of zero.
  public init() {}

  /// The number of items of a kind.
  public subscript(_ kind: Kind) -> Int {
    get { counts[kind] }
    set { counts[kind] = newValue }
  }

  static func + (left: Questions, right: Questions) -> Questions {
    var sum = left
    sum.counts += right.counts
    return sum
  }

  /// Reads the counts.
  ///
  /// - Throws: a `DecodingError` if a count is missing or not a number.
  public init(from decoder: any Decoder) throws { counts = try Counts(from: decoder) }

  /// Writes the counts.
  public func encode(to encoder: any Encoder) throws { try counts.encode(to: encoder) }
}

extension Questions? {
  /// Counts a prediction.
  mutating func count(_ prediction: Prediction) {
    var questions = self ?? Questions()
    questions[.predictions] += 1
    questions[.slips] += prediction.slips.count
    questions[.slipsOfAuthors] += prediction.slips.count { $0.origin == .author }
    questions[.hints] += prediction.hints.count
    self = questions
  }

  /// Counts quizzes and exercises.
  mutating func count(quizzes: Int, exercises: Int) {
    guard quizzes > 0 || exercises > 0 else { return }
    var questions = self ?? Questions()
    questions[.quizzes] += quizzes
    questions[.exercises] += exercises
    self = questions
  }
}
