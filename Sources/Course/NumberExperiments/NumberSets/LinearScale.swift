import ExactNumbers

/// An axis on which equal differences are equal distances.
struct LinearScale: NumberScale {
  private let range: ClosedRange<ExactRational>
  private let plot: ClosedRange<Double>
  private let span: ExactRational
  private let width: Double
  /// The size of the labels along the axis.
  private let labelSize: Double

  /// Creates an axis from one number to a greater one, between two places.
  init(_ range: ClosedRange<ExactRational>, plot: ClosedRange<Double>, labelSize: Double = 17) {
    (self.range, self.plot, self.labelSize) = (range, plot, labelSize)
    span = range.upperBound - range.lowerBound
    width = plot.upperBound - plot.lowerBound
  }

  func place(_ number: ExactRational) -> Double {
    plot.lowerBound + share(number - range.lowerBound) * width
  }

  /// Returns the part of the axis that a difference takes.
  ///
  /// Neither number has to be in the range of doubles.
  private func share(_ difference: ExactRational) -> Double {
    guard let part = difference.leadingBits, let whole = span.leadingBits else { return 0 }
    let share = Double(part.bits >> 64) / Double(whole.bits >> 64)
    let scaled =
      share * Double(sign: .plus, exponent: min(100, max(-100, part.exponent - whole.exponent)), significand: 1)
    return difference.isNegative ? -scaled : scaled
  }

  func text(_ number: ExactRational) -> String? {
    number.shortText(prefersPowers: false)
  }

  func logarithmOfDistance(_ left: ExactRational, _ right: ExactRational) -> Double {
    guard let gap = Double(binaryLogarithmOf: (right - left).magnitude), let all = Double(binaryLogarithmOf: span),
      let places = ExactRational(exactly: width).flatMap({ Double(binaryLogarithmOf: $0) })
    else { return 0 }
    return gap - all + places
  }

  /// Multiples of a power of two from 1/8 to 4, if they make four to ten steps: binary formats have numbers there.
  ///
  /// Otherwise multiples of 1, 2 or 5 times a power of ten, at most ten steps, or five if they are long to write.
  var ticks: [NumberTick] {
    let many = ticks(atMost: 10)
    let room = width / Double(max(1, many.count - 1)) - 4
    return many.allSatisfy { $0.text.count <= 5 && $0.text.width(size: labelSize) <= room } ? many : ticks(atMost: 5)
  }

  let breaks: [Double] = []

  private func ticks(atMost count: Int) -> [NumberTick] {
    let step = tickStep(atMost: count)
    guard let first = try? range.lowerBound / step, let last = try? range.upperBound / step else { return [] }
    return sequence(first: first.ceiling, next: { $0 + 1 }).prefix { ExactRational($0) <= last }.map { factor in
      let value = ExactRational(factor) * step
      let decimal = value.description
      return NumberTick(value: value, text: decimal.count <= 7 ? decimal : value.scientificDescription ?? decimal)
    }
  }

  private static let binarySteps = (-3...2).map { ExactRational.powerOfTwo($0) }

  private func tickStep(atMost count: Int) -> ExactRational {
    if let binary = Self.binarySteps.first(where: { span <= $0 * ExactRational(ExactInteger(count)) }),
      span >= binary * 4
    {
      return binary
    }
    guard let exponent = span.decimalExponent else { return span }
    let powers = (exponent - 2...exponent).compactMap { try? ExactRational(10).raised(toPower: $0) }
    let steps = powers.flatMap { power in [1, 2, 5].map { (factor: ExactRational) in factor * power } }
    return steps.first { span <= $0 * ExactRational(ExactInteger(count)) } ?? span
  }
}
