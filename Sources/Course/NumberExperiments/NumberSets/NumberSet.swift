import ExactNumbers

/// The numbers of a format in ascending order, each with an index that is one more for the next number.
///
/// What draws numbers needs no more of a format than this, whether it is floating-point, posit or fixed-point.
protocol NumberSet: Sendable {
  /// The indices; where there is a zero, its index is 0.
  var indices: ClosedRange<Int128> { get }

  /// How many of the numbers above zero, the least ones, are subnormal; as many below zero are, if there are any.
  var subnormals: Int128 { get }

  /// Whether infinity comes after the last number and, where there are negative numbers, its negative before the first.
  var hasInfinities: Bool { get }

  /// The number of an index.
  ///
  /// - Precondition: `index` is in ``indices``.
  func value(at index: Int128) -> ExactRational

  /// How many zeros end the code of the magnitude of a number: the more, the rounder it is.
  ///
  /// - Precondition: `index` is in ``indices``.
  func roundness(at index: Int128) -> Int
}

extension NumberSet {
  /// The least and the greatest number.
  var reach: ClosedRange<ExactRational> {
    value(at: indices.lowerBound)...value(at: indices.upperBound)
  }

  /// The index of the least number above zero, or nil if there is none.
  var smallestPositive: Int128? {
    firstIndex { $0 > 0 }
  }

  /// The indices of the subnormal numbers, those below zero first.
  var subnormalIndices: [ClosedRange<Int128>] {
    guard subnormals > 0 else { return [] }
    return (indices.lowerBound < 0 ? [-subnormals ... -1] : []) + [1...subnormals]
  }

  /// Whether a number is subnormal.
  func isSubnormal(at index: Int128) -> Bool {
    index != 0 && index.magnitude <= subnormals.magnitude
  }

  /// The distance from a number to the next one, or nil for the last number.
  ///
  /// - Precondition: `index` is in ``indices``.
  func gap(after index: Int128) -> ExactRational? {
    index == indices.upperBound ? nil : value(at: index + 1) - value(at: index)
  }

  /// The index of the first number of which a condition holds that holds of every greater one too, or nil if it holds of
  /// none.
  ///
  /// - Complexity: O(*n*) for a format of *n* bits.
  func firstIndex(where condition: (ExactRational) -> Bool) -> Int128? {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    guard condition(value(at: high)) else { return nil }
    while low < high {
      let middle = low &+ Int128(bitPattern: UInt128(bitPattern: high &- low) / 2)
      if condition(value(at: middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The indices of the numbers in a range, or nil if there are none.
  func indices(in range: ClosedRange<ExactRational>) -> ClosedRange<Int128>? {
    guard let first = firstIndex(where: { $0 >= range.lowerBound }) else { return nil }
    let last = firstIndex { $0 > range.upperBound }.map { $0 - 1 } ?? indices.upperBound
    return last < first ? nil : first...last
  }
}

extension ClosedRange<Int128> {
  /// How many indices there are, which need not fit the type of a count.
  var size: UInt128 {
    UInt128(bitPattern: upperBound &- lowerBound) + 1
  }
}
