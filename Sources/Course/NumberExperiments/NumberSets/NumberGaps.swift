import ExactNumbers

/// The positive numbers of a format, divided at the places where their distance changes.
struct NumberGaps {
  /// Neighboring numbers at one distance, from the first to the last of them.
  struct Run: Hashable {
    let from: ExactRational
    let to: ExactRational
    /// The distance from each number to the next one.
    let gap: ExactRational

    /// The last number with this distance to the next one, which is the one before ``to``.
    var last: ExactRational {
      to - gap
    }
  }

  /// The runs, each beginning at the end of the one before; empty for fewer than two numbers.
  let runs: [Run]

  /// Creates the runs of the numbers in a range.
  ///
  /// - Complexity: A few exact numbers for each run that is as long as the one before, as most are, otherwise O(*n*)
  ///   for *n* bits.
  init(_ numbers: any NumberSet, in range: ClosedRange<ExactRational>) {
    var runs: [Run] = []
    var length: Int128 = 1
    if let indices = numbers.indices(in: range),
      var index = numbers.smallestPositive.map({ max($0, indices.lowerBound) })
    {
      let last = indices.upperBound
      while index < last, let gap = numbers.gap(after: index) {
        let first = numbers.value(at: index)
        func isRun(_ count: Int128) -> Bool {
          index + count <= last && numbers.value(at: index + count) - first == ExactRational(ExactInteger(count)) * gap
        }
        length = Self.greatest(near: length, where: isRun)
        index += length
        runs.append(Run(from: first, to: numbers.value(at: index), gap: gap))
      }
    }
    self.runs = runs
  }

  /// Returns the greatest count that meets a condition.
  ///
  /// The condition has to hold for 1 and for every count below the result.
  private static func greatest(near guess: Int128, where condition: (Int128) -> Bool) -> Int128 {
    var (low, high) = (Int128(1), guess + 1)
    if condition(guess) { low = guess }
    while condition(high) {
      low = high
      high *= 2
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
