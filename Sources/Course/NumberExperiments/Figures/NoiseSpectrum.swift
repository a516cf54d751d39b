import ExactNumbers
import NumberFormats

/// The spectrum of a sine that was rounded to a format, relative to the sine.
struct NoiseSpectrum {
  /// The level of each frequency in decibels, with 0 for the sine; nil for an absent frequency.
  ///
  /// The position is the number of periods of the frequency in all samples.
  let levels: [Double?]
  /// The number of periods of the sine.
  let periods: Int
  /// The ratio of the sine to all the noise, in tenths of a decibel rounded down; nil without rounding.
  let ratio: Int?

  /// The lowest level in decibels: anything below it is the rounding error of doubles.
  static let least = -160.0

  /// Creates the spectrum of rounded samples.
  ///
  /// - Complexity: O(*n*²) for *n* samples.
  init(of sine: SampledSine, rounded: [Double]) {
    let exact = sine.samples
    let count = SampledSine.count
    let whole = sine.amplitude * Double(count) / 2
    levels = (0...count / 2).map { frequency in
      var (real, imaginary) = (0.0, 0.0)
      for (index, sample) in rounded.enumerated() {
        real += sample * SampledSine.cosine(index * frequency)
        imaginary += sample * SampledSine.sine(index * frequency)
      }
      // At both ends a frequency has no mirror image, so that all of it is here.
      let share = frequency == 0 || frequency == count / 2 ? whole * 2 : whole
      return Self.decibels((real * real + imaginary * imaginary) / (share * share))
    }
    periods = sine.periods
    ratio = QuantizationError(exact, rounded).sqnrInTenths
  }

  /// Returns a ratio of powers in decibels; nil for a ratio below the least.
  ///
  /// It is computed with integers, so that it is the same on every machine.
  static func decibels(_ ratio: Double) -> Double? {
    guard let ratio = ExactRational(exactly: ratio), let logarithm = Double(binaryLogarithmOf: ratio) else {
      return nil
    }
    // Ten times the decimal logarithm of 2.
    let decibels = logarithm * 3.010_299_956_639_812
    return decibels < least ? nil : decibels
  }

  /// The strongest frequency of the noise with its level; nil if there is no noise.
  var strongest: (frequency: Int, level: Double)? {
    levels.enumerated().filter { $0.offset != periods }
      .compactMap { frequency, level in level.map { (frequency, $0) } }
      .max { $0.level < $1.level }
  }
}

extension NumberFormatName {
  /// Returns the samples rounded to the nearest numbers of the format; larger ones become the largest number.
  func rounded(_ samples: [Double]) -> [Double] {
    switch format {
    case .float(let name):
      let arithmetic = FloatArithmetic(name.format, saturation: .all)
      return samples.map { arithmetic.double(arithmetic.encode($0).code ?? 0) }
    case .posit(let posit): return samples.map { Self.double(posit.value(of: posit.round(Self.exact($0)))) }
    case .takum(let takum): return samples.map { Self.double(takum.value(of: takum.round(Self.exact($0)))) }
    case .fixedPoint(let numbers):
      let unit = Double(sign: .plus, exponent: -numbers.fractionBits, significand: 1)
      let (least, largest) = (Double(numbers.indices.lowerBound), Double(numbers.indices.upperBound))
      return samples.map { min(max(($0 / unit).rounded(.toNearestOrEven), least), largest) * unit }
    }
  }
  private static func exact(_ sample: Double) -> ExactRational { ExactRational(exactly: sample) ?? 0 }

  private static func double(_ value: FloatValue) -> Double {
    let doubles = FloatArithmetic(.binary64)
    return doubles.double(doubles.round(value.exact ?? 0).code ?? 0)
  }
}
