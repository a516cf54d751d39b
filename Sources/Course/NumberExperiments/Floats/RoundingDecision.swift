import ExactNumbers
import ExperimentKit
import NumberFormats

/// The choice between the two neighbors of an exact number, and the reason.
struct RoundingDecision {
  /// Whether the choice is the neighbor farther from zero.
  let isAway: Bool
  /// The reason, in words.
  let reason: LocalizedText

  /// Decides between the neighbors.
  ///
  /// - Parameters:
  ///   - rounding: the rounding.
  ///   - share: the part of the distance between the neighbors that is cut off, at least 0 and below 1.
  ///   - isNegative: whether the number is below zero.
  ///   - isOdd: whether the code of the neighbor nearer to zero is odd.
  ///   - tiesGoUp: whether neither neighbor is even, as each has one digit.
  init(_ rounding: Rounding, share: ExactRational, isNegative: Bool, isOdd: Bool, tiesGoUp: Bool = false) {
    guard share != 0 else {
      (isAway, reason) = (false, LocalizedText(en: "nothing is cut off: exact", ja: "切り捨てる桁がないので正確"))
      return
    }
    switch rounding {
    case .nearestEven, .nearestAway:
      (isAway, reason) = Self.nearest(
        share, isOdd: isOdd, tiesAway: rounding == .nearestAway, tiesGoUp: tiesGoUp)
    case .towardZero:
      (isAway, reason) = (false, LocalizedText(en: "always toward zero", ja: "常にゼロに近いほうへ"))
    case .up:
      (isAway, reason) = (
        !isNegative, LocalizedText(en: "always up, toward infinity", ja: "常に大きいほう(正の無限大の方向)へ")
      )
    case .down:
      (isAway, reason) = (
        isNegative, LocalizedText(en: "always down, toward negative infinity", ja: "常に小さいほう(負の無限大の方向)へ")
      )
    case .odd:
      (isAway, reason) = (
        !isOdd, LocalizedText(en: "not exact: to the odd code", ja: "正確でないので奇数のビット列へ")
      )
    case .stochastic(let random):
      let part = share.scaled(byPowerOfTwo: 32).floor
      isAway = part + ExactInteger(random) >= .powerOfTwo(32)
      let sum = "\(part) + \(random)"
      reason =
        isAway
        ? LocalizedText(
          en: "the part cut off and the random number, \(sum), make 2^32: away from zero",
          ja: "切り捨てる分と乱数の和\(sum)が2^32以上なので、ゼロから遠いほうへ")
        : LocalizedText(
          en: "the part cut off and the random number, \(sum), do not make 2^32: toward zero",
          ja: "切り捨てる分と乱数の和\(sum)が2^32に満たないので、ゼロに近いほうへ")
    case .stochasticNearest(let random, let bits):
      let part = share.scaled(byPowerOfTwo: bits).roundedToNearestOrEven
      isAway = part + ExactInteger(random) >= .powerOfTwo(bits)
      let sum = "\(part) + \(random)"
      reason =
        isAway
        ? LocalizedText(
          en: "the part cut off, rounded, and the random number, \(sum), make 2^\(bits): away from zero",
          ja: "丸めた切り捨て分と乱数の和\(sum)が2^\(bits)以上なので、ゼロから遠いほうへ")
        : LocalizedText(
          en: "the part cut off, rounded, and the random number, \(sum), do not make 2^\(bits): toward zero",
          ja: "丸めた切り捨て分と乱数の和\(sum)が2^\(bits)に満たないので、ゼロに近いほうへ")
    }
  }

  private static func nearest(
    _ share: ExactRational, isOdd: Bool, tiesAway: Bool, tiesGoUp: Bool
  ) -> (isAway: Bool, reason: LocalizedText) {
    let half = ExactRational.powerOfTwo(-1)
    if share < half { return (false, LocalizedText(en: "less than half: toward zero", ja: "半分未満なのでゼロに近いほうへ")) }
    if share > half { return (true, LocalizedText(en: "more than half: away from zero", ja: "半分を超えるのでゼロから遠いほうへ")) }
    if tiesAway {
      return (true, LocalizedText(en: "exactly half: away from zero", ja: "ちょうど半分なのでゼロから遠いほうへ"))
    }
    if tiesGoUp {
      let words = LocalizedText(
        en: "exactly half, and no number of one digit is even: away from zero",
        ja: "ちょうど半分で、1桁の数に偶数はないのでゼロから遠いほうへ")
      return (true, words)
    }
    return isOdd
      ? (
        true, LocalizedText(en: "exactly half: to the even code, away from zero", ja: "ちょうど半分なので偶数のビット列へ(ゼロから遠いほう)")
      )
      : (false, LocalizedText(en: "exactly half: to the even code, toward zero", ja: "ちょうど半分なので偶数のビット列へ(ゼロに近いほう)"))
  }
}
