import ExactNumbers

/// The numbers of a format in ascending order, with consecutive indices.
///
/// This is all that a drawing needs of a format, whether it is floating-point, posit or fixed-point.
protocol NumberSet: Sendable {
  /// The indices; zero has the index 0 if there is a zero.
  var indices: ClosedRange<Int128> { get }

  /// The number of subnormal numbers above zero, the least ones; there are as many below zero, if there are negative
  /// numbers.
  var subnormals: Int128 { get }

  /// Whether infinity comes after the last number and, with negative numbers, its negative before the first.
  var hasInfinities: Bool { get }

  /// Returns the number at an index.
  ///
  /// - Precondition: `index` is in ``indices``.
  func value(at index: Int128) -> ExactRational

  /// Returns the number of zeros at the end of a magnitude's code: the more, the rounder the number.
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

  /// Returns whether a number is subnormal.
  func isSubnormal(at index: Int128) -> Bool {
    index != 0 && index.magnitude <= subnormals.magnitude
  }

  /// Returns the distance from a number to the next one, or nil for the last number.
  ///
  /// - Precondition: `index` is in ``indices``.
  func gap(after index: Int128) -> ExactRational? {
    index == indices.upperBound ? nil : value(at: index + 1) - value(at: index)
  }

  /// Returns the index of the first number that meets a condition, or nil if there is none.
  ///
  /// The condition has to hold for every greater number, too.
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

  /// Returns the indices of the numbers in a range, or nil if there are none.
  func indices(in range: ClosedRange<ExactRational>) -> ClosedRange<Int128>? {
    guard let first = firstIndex(where: { $0 >= range.lowerBound }) else { return nil }
    let last = firstIndex { $0 > range.upperBound }.map { $0 - 1 } ?? indices.upperBound
    return last < first ? nil : first...last
  }
}

extension ClosedRange<Int128> {
  /// The number of indices, which may not fit `Int`.
  var size: UInt128 {
    UInt128(bitPattern: upperBound &- lowerBound) + 1
  }
}
