/// The error of numbers after they were rounded to few bits.
///
/// Values that are an infinity or NaN before or after are counted separately and ignored otherwise: in a block with one of
/// them, all numbers become NaN.
public struct QuantizationError: Sendable, Hashable {
  /// The number of values that are numbers before and after; ``special`` and ``lost`` count all others.
  ///
  /// The errors, their means, and ``sqnr`` are those of these numbers.
  public private(set) var count = 0
  /// The number of infinities and NaNs before.
  public private(set) var special = 0
  /// The number of values that became an infinity or NaN and were numbers before, as in a block with an infinity.
  public private(set) var lost = 0
  /// The number of values that became zero and were not zero before.
  public private(set) var flushed = 0
  /// The number of values whose magnitude is beyond the bound: the largest number of the format, or of the block.
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
  private(set) var noise = 0.0
  /// The sum of the squares of the numbers, over 4 to the power of their exponent.
  private(set) var signal = 0.0
  let errorExponent: Int
  let signalExponent: Int

  /// Compares numbers with their rounded values.
  ///
  /// - Parameters:
  ///   - exact: the numbers.
  ///   - rounded: as many numbers, in the same order.
  ///   - bound: the largest number of the format. A number whose magnitude is beyond it counts as ``saturated``; none
  ///     does with the default, infinity. Blocks have a bound each: use ``init(_:_:)`` for them.
  /// - Precondition: There are as many of both.
  public init<Exact: FloatArrayElement, Rounded: FloatArrayElement>(
    _ exact: [Exact], _ rounded: [Rounded], bound: Double = .infinity
  ) {
    self.init(Exact.doubles(exact), Rounded.doubles(rounded)) { _ in bound }
  }

  /// Compares numbers with the blocks that they became.
  ///
  /// The bound of a number is the largest element times the scale of its block and the scale of the whole array. Numbers
  /// of a block whose scale became zero count as ``flushed``, not as ``saturated``.
  ///
  /// - Parameters:
  ///   - exact: the numbers.
  ///   - blocks: the blocks of these numbers.
  /// - Precondition: There are as many of both.
  public init<Exact: FloatArrayElement>(_ exact: [Exact], _ blocks: BlockArray) {
    let largestElement = blocks.format.largestElement
    let bounds = blocks.layout.spread(
      blocks.format.factors(blocks.scales, blocks.arrayScale).map { $0 == 0 ? .infinity : $0 * largestElement })
    self.init(Exact.doubles(exact), blocks.numbers) { bounds[$0] }
  }

  /// Compares numbers with their rounded values, with a bound for each place.
  ///
  /// The squares are scaled by a power of two, so that they neither overflow nor underflow.
  private init(_ exact: [Double], _ rounded: [Double], bound: (Int) -> Double) {
    precondition(exact.count == rounded.count, "there are as many numbers as before")
    var strongest = 0.0
    for (place, (before, after)) in zip(exact, rounded).enumerated() {
      guard before.isFinite, after.isFinite else {
        if before.isFinite { lost += 1 } else { special += 1 }
        continue
      }
      count += 1
      if after == 0, before != 0 { flushed += 1 }
      if before.magnitude > bound(place) { saturated += 1 }
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
}
