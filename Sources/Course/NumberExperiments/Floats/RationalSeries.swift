import ExactNumbers
import ExperimentKit

/// Numbers from one to another in equal steps, computed exactly.
struct RationalSeries: Hashable {
  /// The largest number of numbers.
  static let largestCount = 10_000

  let from: ExactRational
  let to: ExactRational
  let step: ExactRational

  /// Returns the numbers.
  ///
  /// - Throws: a rejection of a step that does not lead from the first to the last number, or of too many numbers.
  func numbers() throws(Rejections) -> [ExactRational] {
    guard step > 0 else {
      throw Rejections([
        Rejection("step", "The parameter `\(name: "step")` cannot be `\(step)`.", help: "It must be above 0.")
      ])
    }
    guard from <= to else {
      throw Rejections([
        Rejection(
          "to", "The parameter `to` cannot be `\(to)`: it is below `from`.", help: "It must be at least `\(from)`.")
      ])
    }
    guard (to - from) < step * ExactRational(ExactInteger(Self.largestCount)) else {
      throw Rejections([
        Rejection(
          "step", "The step \(step) produces more than \(Self.largestCount) numbers from \(from) to \(to).",
          help: "Use a larger step, or a shorter range.")
      ])
    }
    var numbers: [ExactRational] = []
    var number = from
    while number <= to {
      numbers.append(number)
      number += step
    }
    return numbers
  }
}
