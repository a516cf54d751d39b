import ExactNumbers

/// The number of failures of a law, counted over all numbers of a format.
struct LawCount {
  /// The pairs or triples for which both sides are numbers.
  private(set) var cases = 0
  /// The cases for which the law fails.
  private(set) var failures = 0
  /// The pairs or triples for which a step is not a number.
  private(set) var leftOut = 0
  /// The first failure, in the order of the codes of the first, then the second, then the third number.
  private(set) var first: String?

  /// Counts pairs or triples.
  ///
  /// - Complexity: O(*n*²) or O(*n*³) for *n* numbers.
  init(_ law: ArithmeticLaw, _ arithmetic: TabulatedArithmetic) {
    let (places, sides, ranks) = (arithmetic.numbers.indices, law.sides(arithmetic), arithmetic.ranks)
    for x in places {
      for y in places {
        for z in law.numberCount == 3 ? places : 0..<1 {
          if law == .monotonicAddition, ranks[y] >= ranks[z] { continue }
          if law == .sterbenz, !Self.areClose(arithmetic.numbers[x], arithmetic.numbers[y]) { continue }
          let (left, right) = sides(x, y, z)
          guard left >= 0, right >= 0 else {
            leftOut += 1
            continue
          }
          cases += 1
          let holds: Bool =
            switch law {
            case .zeroDifference: (left == right) == (x == y)
            case .monotonicAddition: ranks[left] <= ranks[right]
            case .sterbenz: arithmetic.numbers[left] == arithmetic.numbers[x] - arithmetic.numbers[y]
            default: left == right
            }
          guard !holds else { continue }
          failures += 1
          guard first == nil else { continue }
          let text = [x, y, z, left, right].map { arithmetic.numbers[$0].description }
          first = law.counterexample(text[0], text[1], text[2], left: text[3], right: text[4])
        }
      }
    }
  }

  /// Returns whether each of two numbers is at most twice the other, and neither is negative.
  private static func areClose(_ x: ExactRational, _ y: ExactRational) -> Bool {
    !x.isNegative && !y.isNegative && x <= 2 * y && y <= 2 * x
  }
}
