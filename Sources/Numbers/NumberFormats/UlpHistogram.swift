/// The number of values by the size of their rounding error, in units in the last place.
///
/// The unit is the distance between the numbers of the format around a number, from ``FloatFormat`` or ``BlockArray``.
/// Rounding to nearest makes no error of more than half of it. A number with a larger error was too large for the
/// format, or so small that its next numbers are farther apart than those above, as around zero without subnormal
/// numbers.
public struct UlpHistogram: Sendable, Hashable {
  /// The number of values that did not change.
  public private(set) var exact = 0
  /// The number of errors in each of the equal classes up to half a unit.
  ///
  /// The class *k* of *n* counts the errors above *k*/2*n* units and of at most (*k* + 1)/2*n*.
  public private(set) var counts: [Int]
  /// The number of errors larger than half a unit.
  public private(set) var beyond = 0
  /// The number of values that are an infinity or NaN before rounding, or after it.
  ///
  /// It counts numbers, not blocks: if the scale of a block becomes NaN, each of its numbers counts.
  public private(set) var special = 0

  /// Compares numbers with their rounded values.
  ///
  /// - Parameters:
  ///   - exact: the numbers.
  ///   - rounded: as many numbers, in the same order.
  ///   - units: the unit in the last place around each.
  ///   - classes: the number of classes that divide the errors up to half a unit.
  /// - Precondition: There are as many of all three, and at least one class.
  /// - Complexity: O(*n* · *c*) for *n* numbers and *c* classes.
  public init<Exact: FloatArrayElement, Rounded: FloatArrayElement>(
    _ exact: [Exact], _ rounded: [Rounded], units: [Double], classes: Int = 4
  ) {
    precondition(exact.count == rounded.count && exact.count == units.count, "there are as many numbers as before")
    precondition(classes > 0, "there is a class")
    let (exact, rounded) = (Exact.doubles(exact), Rounded.doubles(rounded))
    var counts = [Int](repeating: 0, count: classes + 1)
    for index in exact.indices {
      let (before, after) = (exact[index], rounded[index])
      guard before.isFinite, after.isFinite else {
        special += 1
        continue
      }
      let error = (after - before).magnitude
      if error == 0 {
        self.exact += 1
      } else {
        // Whole multiples of the unit: of the quotient the last bit would be a guess.
        let bound = (1...classes).first { error * Double(2 * classes) <= units[index] * Double($0) }
        counts[(bound ?? classes + 1) - 1] += 1
      }
    }
    beyond = counts.removeLast()
    self.counts = counts
  }
}

extension FloatFormat {
  /// Returns the distance of the numbers of the format around each number: the unit in the last place there.
  ///
  /// Below the least normal number it is the distance there; beyond the largest number, that of the largest.
  ///
  /// - Parameter numbers: the numbers; infinities and NaN have the unit of the largest number.
  /// - Returns: a power of two for each; 0 if doubles have none so small.
  /// - Complexity: O(*n*), about a nanosecond each.
  public func unitsInTheLastPlace<Element: FloatArrayElement>(around numbers: [Element]) -> [Double] {
    func exponent(_ code: Code) -> Int { value(of: code).number?.exponent ?? 0 }
    let largest = exponent(largestFiniteCode)
    let least = smallestPositive.map(exponent) ?? largest
    return Element.doubles(numbers).map { number in
      let own = number == 0 ? least : number.isFinite ? Int(number.exponent) : largest
      return Double(sign: .plus, exponent: min(max(own, least), largest) - fractionBits, significand: 1)
    }
  }
}

extension BlockArray {
  /// Returns the distance of the numbers that the block of each number can represent around it: the unit in the last
  /// place.
  ///
  /// - Parameter numbers: the numbers that became this array.
  /// - Returns: one for each; NaN in a block without numbers.
  /// - Precondition: There are as many.
  /// - Complexity: O(*n*), a few nanoseconds each.
  public func unitsInTheLastPlace<Element: FloatArrayElement>(around numbers: [Element]) -> [Double] {
    precondition(numbers.count == count, "there are as many numbers as before")
    let own = layout.spread(format.factors(scales, arrayScale))
    guard case .float(let elements) = format.elements else { return own.map { $0 / 64 } }
    let quotients = zip(Element.doubles(numbers), own).map { $1 == 0 ? 0 : $0 / $1 }
    return zip(elements.unitsInTheLastPlace(around: quotients), own).map { $0 * $1 }
  }
}
