import ExactNumbers

/// The error of numbers after they were rounded to few bits.
///
/// Values that are an infinity or NaN before or after are counted separately and ignored otherwise.
public struct QuantizationError: Sendable, Hashable {
  /// The number of compared values.
  public private(set) var count = 0
  /// The number of infinities and NaNs, before or after.
  public private(set) var special = 0
  /// The number of values that became zero and were not zero before.
  public private(set) var flushed = 0
  /// The number of values beyond the largest number of the format.
  public private(set) var saturated = 0
  /// The largest magnitude of an error.
  public private(set) var largest = 0.0
  /// The mean of the errors; an error is the rounded number minus the exact one.
  public var mean: Double { count == 0 ? 0 : sum / Double(count) }
  /// The root of the mean of the squares of the errors.
  public var rootMeanSquare: Double { count == 0 ? 0 : (noise / Double(count)).squareRoot() }

  private var sum = 0.0
  private var noise = 0.0
  private var signal = 0.0

  /// Compares numbers with their rounded values.
  ///
  /// - Parameters:
  ///   - exact: the numbers.
  ///   - rounded: as many numbers, in the same order.
  ///   - bound: the largest number of the format; a number beyond it counts as saturated.
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

  /// The signal-to-noise ratio in tenths of a decibel, rounded down; nil without an error.
  ///
  /// It is the sum of the squares of the numbers over that of the errors.
  ///
  /// It is computed with exact numbers, so that it is the same on every machine.
  public var tenthsOfDecibels: Int? {
    guard noise > 0, signal > 0, let noise = ExactRational(exactly: noise), let signal = ExactRational(exactly: signal),
      let ratio = try? signal / noise, let power = try? ratio.raised(toPower: 100)
    else { return nil }
    return power.decimalExponent
  }
}
