import ExactNumbers

/// A number that is not negative, or the square root of one, which is compared by its square.
struct ReferenceMagnitude {
  let number: ExactRational
  var isRoot = false

  func isLess(than other: ExactRational) -> Bool {
    isRoot ? number < other * other : number < other
  }

  func isEqual(to other: ExactRational) -> Bool {
    isRoot ? number == other * other : number == other
  }

  /// Returns the largest integer that is at most the product with a number.
  func floor(times factor: ExactRational) -> ExactInteger {
    guard isRoot else { return (number * factor).floor }
    return (number * factor * factor).floor.squareRootAndRemainder()?.root ?? 0
  }
}
