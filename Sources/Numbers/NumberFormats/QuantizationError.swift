import ExactNumbers

/// The error of numbers after they were rounded to few bits.
///
/// Values that are an infinity or NaN before or after are counted separately and ignored otherwise: in a block with one of
/// them, all numbers become NaN.
public struct QuantizationError: Sendable, Hashable {
  /// The number of compared values.
  public private(set) var count = 0
  /// The number of infinities and NaNs before.
  public private(set) var special = 0
  /// The number of values that became an infinity or NaN and were numbers before.
  public private(set) var lost = 0
  /// The number of values that became zero and were not zero before.
  public private(set) var flushed = 0
  /// The number of values beyond the largest number of the format.
  public private(set) var saturated = 0
  /// The largest magnitude of an error.
  public private(set) var largest = 0.0
  /// The mean of the errors; an error is the rounded number minus the exact one.
  public var mean: Double { count == 0 ? 0 : sum / Double(count) * Self.power(errorExponent) }
  /// The root of the mean of the squares of the errors.
  public var rootMeanSquare: Double {
    count == 0 ? 0 : (noise / Double(count)).squareRoot() * Self.power(errorExponent)
  }

  /// The sum of the errors, over 2 to the power of their exponent.
  private var sum = 0.0
  /// The sum of the squares of the errors, over 4 to the power of their exponent.
  private var noise = 0.0
  /// The sum of the squares of the numbers, over 4 to the power of their exponent.
  private var signal = 0.0
  private let errorExponent: Int
  private let signalExponent: Int

  /// Compares numbers with their rounded values.
  ///
  /// The squares are scaled by a power of two, so that they neither overflow nor underflow.
  ///
  /// - Parameters:
  ///   - exact: the numbers.
  ///   - rounded: as many numbers, in the same order.
  ///   - bound: the largest number of the format; a number beyond it counts as saturated.
  /// - Precondition: There are as many of both.
  public init(_ exact: [Double], _ rounded: [Double], bound: Double = .infinity) {
    precondition(exact.count == rounded.count, "there are as many numbers as before")
    var strongest = 0.0
    for (before, after) in zip(exact, rounded) {
      guard before.isFinite, after.isFinite else {
        if before.isFinite { lost += 1 } else { special += 1 }
        continue
      }
      count += 1
      if after == 0, before != 0 { flushed += 1 }
      if before.magnitude > bound { saturated += 1 }
      largest = max(largest, (after - before).magnitude)
      strongest = max(strongest, before.magnitude)
    }
    (errorExponent, signalExponent) = (Self.exponent(largest), Self.exponent(strongest))
    let (errorScale, signalScale) = (Self.power(-errorExponent), Self.power(-signalExponent))
    for (before, after) in zip(exact, rounded) where before.isFinite && after.isFinite {
      let (error, strength) = ((after - before) * errorScale, before * signalScale)
      sum += error
      noise += error * error
      signal += strength * strength
    }
  }

  /// Returns the exponent of the largest number of a sum; that of zero and of tiny numbers is the smallest normal one.
  private static func exponent(_ largest: Double) -> Int {
    largest.isNormal ? largest.exponent : largest.isFinite ? Double.leastNormalMagnitude.exponent : 0
  }

  /// Returns 2 to a power from -1023 to 1023.
  private static func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }

  /// The signal-to-quantization-noise ratio (SQNR) in decibels, rounded down to a tenth; nil without an error.
  ///
  /// It is the sum of the squares of the numbers over that of the errors.
  ///
  /// It is computed with exact numbers, so that it is the same on every machine.
  public var sqnr: Double? {
    guard noise > 0, signal > 0, let noise = ExactRational(exactly: noise), let signal = ExactRational(exactly: signal),
      let scale = try? ExactRational(2).raised(toPower: 2 * (signalExponent - errorExponent)),
      let ratio = try? signal * scale / noise, let power = try? ratio.raised(toPower: 100)
    else { return nil }
    return power.decimalExponent.map { Double($0) / 10 }
  }
}
