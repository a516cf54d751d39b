import ExperimentKit
import NumberFormats

/// The choices of the parameter `rounding`.
enum RoundingName: String, CaseIterable, TitledWord, Sendable {
  case nearestEven = "nearest-even"
  case nearestAway = "nearest-away"
  case towardZero = "toward-zero"
  case up
  case down
  case odd
  case stochastic

  /// The modes that need no random number.
  static let deterministic: [RoundingName] = allCases.filter { $0 != .stochastic }

  /// Returns the rounding of this name, with the next number of `random` if it needs one.
  func rounding(_ random: inout SeededRandom) -> Rounding {
    rounding(random: self == .stochastic ? UInt32(truncatingIfNeeded: random.next() >> 32) : 0)
  }

  /// Returns the rounding of this name; only stochastic rounding uses the random number.
  func rounding(random: UInt32) -> Rounding {
    switch self {
    case .nearestEven: .nearestEven
    case .nearestAway: .nearestAway
    case .towardZero: .towardZero
    case .up: .up
    case .down: .down
    case .odd: .odd
    case .stochastic: .stochastic(random)
    }
  }

  /// The rounding of this name, one of ``deterministic``.
  var deterministic: Rounding {
    rounding(random: 0)
  }

  /// The description of the mode.
  var title: LocalizedText {
    switch self {
    case .nearestEven: LocalizedText(en: "to nearest, ties to even", ja: "最近接偶数への丸め")
    case .nearestAway: LocalizedText(en: "to nearest, ties away from zero", ja: "最近接への丸め(真ん中はゼロから遠く)")
    case .towardZero: LocalizedText(en: "toward zero", ja: "ゼロ方向への丸め")
    case .up: LocalizedText(en: "up", ja: "正の無限大方向への丸め")
    case .down: LocalizedText(en: "down", ja: "負の無限大方向への丸め")
    case .odd: LocalizedText(en: "to odd", ja: "奇数への丸め")
    case .stochastic: LocalizedText(en: "stochastic", ja: "確率的丸め")
    }
  }
}

extension FloatParameters {
  static let rounding = Parameter<RoundingName>(
    "rounding", .choice, default: .nearestEven,
    help: LocalizedText(
      en: "The neighboring number that an exact result is rounded to.", ja: "正確な結果を、隣り合う2つの数のどちらに丸めるか。"))

  static let deterministicRounding = Parameter<RoundingName>(
    rounding.name, .choice(among: RoundingName.deterministic), default: .nearestEven, help: rounding.help)

  static let seed = Parameter(
    "seed", ParameterType.integer(0...Int(UInt32.max)), default: 1,
    help: LocalizedText(en: "The seed of the random numbers of stochastic rounding.", ja: "確率的丸めの乱数の種。")
  ).noted
}

extension RoundingName {
  /// Returns the random numbers of the parameter `seed`.
  ///
  /// - Throws: a rejection of an unused seed.
  func random(_ seed: Written<Int>) throws(Rejections) -> SeededRandom {
    guard self == .stochastic || !seed.isWritten else {
      throw Rejections([
        Rejection(
          "seed", "The rounding `\(rawValue)` does not use random numbers.",
          help: "Remove the seed, or write `rounding: stochastic`.")
      ])
    }
    return SeededRandom(seed: UInt64(seed.value))
  }
}
