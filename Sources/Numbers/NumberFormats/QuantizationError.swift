import ExactNumbers

/// How far numbers are off after they were rounded to few bits.
///
/// Numbers that are no number before or after are counted apart and in nothing else.
public struct QuantizationError: Sendable, Hashable {
  /// How many numbers are compared.
  public private(set) var count = 0
  /// How many were an infinity or NaN, before or after.
  public private(set) var special = 0
  /// How many became zero and were not.
  public private(set) var flushed = 0
  /// How many are beyond the largest number of the format.
  public private(set) var saturated = 0
  /// The largest magnitude of an error.
  public private(set) var largest = 0.0
  /// The mean of the errors, each of which is what a number became less what it was.
  public var mean: Double { count == 0 ? 0 : sum / Double(count) }
  /// The root of the mean of the squares of the errors.
  public var rootMeanSquare: Double { count == 0 ? 0 : (noise / Double(count)).squareRoot() }

  private var sum = 0.0
  private var noise = 0.0
  private var signal = 0.0

  /// Compares numbers with what they became.
  ///
  /// - Parameters:
  ///   - exact: the numbers.
  ///   - rounded: as many numbers, in the same order.
  ///   - bound: the largest number of the format; what is beyond it counts as saturated.
  /// - Precondition: There are as many of both.
  public init(_ exact: [Double], _ rounded: [Double], bound: Double = .infinity) {
    precondition(exact.count == rounded.count, "there are as many numbers as before")
    for (before, after) in zip(exact, rounded) {
      guard before.isFinite, after.isFinite else {
        special += 1
        continue
      }
      let error = after - before
      count += 1
      if after == 0, before != 0 { flushed += 1 }
      if before.magnitude > bound { saturated += 1 }
      largest = max(largest, error.magnitude)
      sum += error
      noise += error * error
      signal += before * before
    }
  }

  /// The ratio of the signal to the noise, the squares of the numbers over those of the errors, in tenths of a decibel
  /// rounded down; nil without an error.
  ///
  /// It is found with exact numbers, so that it is the same on every machine.
  public var tenthsOfDecibels: Int? {
    guard noise > 0, signal > 0, let noise = ExactRational(exactly: noise), let signal = ExactRational(exactly: signal),
      let ratio = try? signal / noise, let power = try? ratio.raised(toPower: 100)
    else { return nil }
    return power.decimalExponent
  }
}
