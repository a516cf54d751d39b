import ExactNumbers

/// An axis on which equal ratios are equal distances, with a break on each side of zero if zero is on it.
///
/// The part below zero is the mirror image of the part above it.
struct LogarithmicScale: NumberScale {
  /// The logarithm of the magnitude next to zero.
  private let least: Double
  private let range: ClosedRange<ExactRational>
  private let plot: ClosedRange<Double>
  /// The distance from a magnitude to twice that magnitude.
  let octave: Double
  /// The place of zero, or of the place that it would have without the numbers between.
  private let zero: Double
  /// The distance of the magnitude next to zero from zero.
  private let gap: Double

  /// The distance of the numbers next to zero from it, if it is on the axis.
  private static let zeroGap = 48.0

  /// Creates an axis between two places.
  ///
  /// - Parameters:
  ///   - range: the least and the greatest number, which differ by a factor of at least two.
  ///   - least: the magnitude next to zero, which is used if the range includes zero.
  ///   - plot: the places of the ends of the range.
  init(_ range: ClosedRange<ExactRational>, least: ExactRational, plot: ClosedRange<Double>) {
    let (low, high) = (range.lowerBound, range.upperBound)
    let hasZero = low <= 0 && high >= 0
    let ends = [low, high].filter { $0 != 0 }.map(\.magnitude)
    let inner = hasZero ? ([least] + ends.map { $0.scaled(byPowerOfTwo: -1) }).min() ?? 1 : ends.min() ?? 1
    let innerLogarithm = Double(binaryLogarithmOf: inner) ?? 0
    func octaves(_ isThere: Bool, _ end: ExactRational) -> Double {
      isThere ? (Double(binaryLogarithmOf: end.magnitude) ?? 0) - innerLogarithm : 0
    }
    let (below, above) = (octaves(low < 0, low), octaves(high > 0, high))
    gap = hasZero ? Self.zeroGap : 0
    let gaps = (low < 0 ? gap : 0) + (high > 0 ? gap : 0)
    octave = (plot.upperBound - plot.lowerBound - gaps) / (below + above)
    zero = low < 0 ? plot.lowerBound + below * octave + (high > 0 || hasZero ? gap : 0) : plot.lowerBound
    (self.least, self.range, self.plot) = (innerLogarithm, range, plot)
  }

  func place(_ number: ExactRational) -> Double {
    guard let logarithm = Double(binaryLogarithmOf: number.magnitude) else { return zero }
    let distance = gap + (logarithm - least) * octave
    let shown = gap > 0 ? max(gap / 2, distance) : distance
    if number.isNegative { return range.lowerBound < 0 ? zero - shown : plot.lowerBound - 100 }
    return range.upperBound > 0 ? zero + shown : plot.upperBound + 100
  }

  func text(_ number: ExactRational) -> String? {
    number.shortText(prefersPowers: true)
  }

  func logarithmOfDistance(_ left: ExactRational, _ right: ExactRational) -> Double {
    let (near, far) = (min(left.magnitude, right.magnitude), max(left.magnitude, right.magnitude))
    guard near != 0, left.isNegative == right.isNegative, let ratio = try? (far - near) / near,
      let relative = Double(binaryLogarithmOf: ratio), let scale = ExactRational(exactly: octave),
      let octaveLogarithm = Double(binaryLogarithmOf: scale)
    else { return 20 }
    // log2(1 + r) is r / ln 2 for small r; 1 / ln 2 is 2^0.52876637.
    guard relative > -16, let octaves = Double(binaryLogarithmOf: 1 + ratio),
      let exact = ExactRational(exactly: octaves), let logarithm = Double(binaryLogarithmOf: exact)
    else { return relative + 0.52876637 + octaveLogarithm }
    return logarithm + octaveLogarithm
  }

  /// Powers of two at equal distances, and zero.
  var ticks: [NumberTick] {
    let longest = exponents.map { $0.description.count }.max() ?? 1
    return ticks(room: 30 + 13 * Double(longest + (range.lowerBound < 0 ? 1 : 0)))
  }

  /// Returns zero and powers of two, each at least the given distance from the next.
  func ticks(room: Double) -> [NumberTick] {
    let (first, last) = (exponents[0], exponents[1])
    let step = Self.steps.first { Double($0) * octave >= room } ?? max(1, last - first)
    var ticks = gap > 0 ? [NumberTick(value: 0, text: "0")] : []
    for exponent in first...max(first, last) where exponent.isMultiple(of: step) {
      let power = ExactRational.powerOfTwo(exponent)
      for (value, sign) in [(-power, "-"), (power, "")] where range.contains(value) {
        ticks.append(NumberTick(value: value, text: sign + "2" + exponent.superscript))
      }
    }
    return ticks.sorted { $0.value < $1.value }
  }

  /// The least and the greatest exponent of a power of two that can be on the axis.
  private var exponents: [Int] {
    let high = Double(binaryLogarithmOf: max(range.lowerBound.magnitude, range.upperBound.magnitude)) ?? least
    return [Int(least.rounded(.up)), Int(high.rounded(.down))]
  }

  private static let steps = (0...14).map { 1 << $0 }

  var breaks: [Double] {
    guard gap > 0 else { return [] }
    return (range.lowerBound < 0 ? [zero - gap / 2] : []) + (range.upperBound > 0 ? [zero + gap / 2] : [])
  }
}
