import ExactNumbers
import ExperimentKit
import NumberFormats

/// The steps from an exact number other than zero to a number of the format.
struct FloatRoundingRows {
  let board: FloatBoard
  let exact: ExactTerm

  private var format: FloatFormat {
    board.format
  }

  /// The rows.
  var rows: [[Table.Value]] {
    guard let exponent = exact.normalExponent else { return [] }
    if isBelowSmallest { return [belowSmallest] + limits(roundedBelowSmallest) }
    let lowest = (format.hasSubnormals ? 1 : 0) - format.bias
    let normal = exact.written(withExponent: max(exponent, lowest))
    let cut = cut(normal)
    let (rounded, isCarried) = rounded(normal, cut)
    let carry =
      isCarried
      ? LocalizedText(en: "the carry makes the exponent 1 larger", ja: "桁上げで指数が1増える") : nil
    let round = board.row(
      LocalizedText(en: "round", ja: "丸め"), rounded, value: rounded.description,
      note: ([cut.decision.reason] + (carry.map { [$0] } ?? [])).joined(.semicolon))
    return [normalizeRow(normal, exponent < lowest), cutRow(normal, cut.share), round] + limits(rounded)
  }

  /// Whether the number is nearer to zero than all the format's other numbers, and there are no subnormals.
  private var isBelowSmallest: Bool {
    !format.hasSubnormals && exact.magnitude < smallest
  }

  private var smallest: ExactRational {
    format.value(of: format.smallestPositive ?? 0).exact ?? 0
  }

  private func normalizeRow(_ normal: ExactTerm, _ isSubnormal: Bool) -> [Table.Value] {
    let places = (normal.exponent - exact.exponent).magnitude
    let way =
      places == 0
      ? LocalizedText(en: "nothing to shift", ja: "ずらさなくてよい")
      : normal.exponent > exact.exponent
        ? LocalizedText(en: "shifted right by \(places)", ja: "右に\(places)桁ずらす")
        : LocalizedText(en: "shifted left by \(places)", ja: "左に\(places)桁ずらす")
    let limit = LocalizedText(
      en: "the exponent cannot be smaller, so the number is subnormal", ja: "指数をこれより小さくできないので非正規化数")
    return board.row(
      LocalizedText(en: "normalize", ja: "正規化"), normal, note: (isSubnormal ? [way, limit] : [way]).joined(.semicolon))
  }

  private typealias Cut = (kept: ExactInteger, share: ExactRational, decision: RoundingDecision)

  private func cut(_ normal: ExactTerm) -> Cut {
    let scaled = normal.significand.scaled(byPowerOfTwo: format.fractionBits)
    let kept = scaled.floor
    let share = scaled - ExactRational(kept)
    // The code is the remaining digits without the hidden bit, and above them the exponent with its bias.
    let isOdd =
      format.fractionBits > 0
      ? kept.isOdd
      : (kept + ExactInteger(normal.exponent + format.bias - 1)).isOdd
    let decision = RoundingDecision(
      board.rounding, share: share, isNegative: exact.isNegative, isOdd: isOdd, tiesGoUp: format.tiesGoUp && kept != 0)
    return (kept, share, decision)
  }

  private func cutRow(_ normal: ExactTerm, _ share: ExactRational) -> [Table.Value] {
    let digits = format.fractionBits + 1
    let (count, are) = digits == 1 ? ("1 digit", "is") : ("\(digits) digits", "are")
    let note: LocalizedText
    if share == 0 {
      note = LocalizedText(en: "\(count) \(are) enough", ja: "\(digits)桁に収まる")
    } else {
      let part = exact.goesOn ? FloatResultNotes.about(share) : FloatResultNotes.short(share)
      note = LocalizedText(
        en: "\(count) \(are) kept; those in brackets are \(part) of a unit in the last place",
        ja: "\(digits)桁を残す。括弧内は最下位桁の単位で\(part)")
    }
    return board.row(LocalizedText(en: "cut", ja: "切り分け"), normal, isCut: true, note: note)
  }

  private func rounded(_ normal: ExactTerm, _ cut: Cut) -> (term: ExactTerm, isCarried: Bool) {
    let digits = ExactRational(cut.kept + (cut.decision.isAway ? 1 : 0))
    let rounded = ExactTerm(
      isNegative: exact.isNegative,
      magnitude: digits.scaled(byPowerOfTwo: normal.exponent - format.fractionBits), exponent: normal.exponent)
    let isCarried = rounded.significand >= 2
    return (isCarried ? rounded.written(withExponent: normal.exponent + 1) : rounded, isCarried)
  }

  /// The decision between zero and the smallest number, or below the smallest one of a format without a zero.
  private var decisionBelowSmallest: RoundingDecision {
    let share = (try? exact.magnitude / smallest) ?? 0
    return RoundingDecision(board.rounding, share: share, isNegative: exact.isNegative, isOdd: false)
  }

  private var roundedBelowSmallest: ExactTerm {
    let isAway = !format.hasZero || decisionBelowSmallest.isAway
    return ExactTerm(isNegative: exact.isNegative, magnitude: isAway ? smallest : 0, exponent: -format.bias)
  }

  private var belowSmallest: [Table.Value] {
    let part = FloatResultNotes.short((try? exact.magnitude / smallest) ?? 0)
    let place = LocalizedText(
      en: "below the least number \(smallest), at \(part) of it, and there are no subnormals",
      ja: "最小の数\(smallest)の\(part)倍で、非正規化数がない")
    let lone = LocalizedText(en: "there is no zero either", ja: "ゼロもない")
    return board.row(
      LocalizedText(en: "round", ja: "丸め"), value: roundedBelowSmallest.description,
      note: [place, format.hasZero ? decisionBelowSmallest.reason : lone].joined(.semicolon))
  }

  /// Returns the rows for a rounded number that the format does not have.
  private func limits(_ rounded: ExactTerm) -> [[Table.Value]] {
    if !format.hasSign, rounded.isNegative, rounded.magnitude != 0 || !format.hasZero {
      return [
        board.row(
          LocalizedText(en: "overflow", ja: "オーバーフロー"),
          note: LocalizedText(en: "the format has no negative numbers", ja: "形式に負の数がない"))
      ]
    }
    let largest = format.value(of: format.largestFiniteCode).exact ?? 0
    guard rounded.magnitude > largest else { return [] }
    return [board.row(LocalizedText(en: "overflow", ja: "オーバーフロー"), note: overflow(largest, rounded.isNegative))]
  }

  private func overflow(_ largest: ExactRational, _ isNegative: Bool) -> LocalizedText {
    let what =
      if board.arithmetic.saturation != .none {
        LocalizedText(en: "saturation keeps the largest number", ja: "飽和させて最大の数にする")
      } else if staysFinite(isNegative) {
        LocalizedText(en: "this rounding stays at the largest number", ja: "この丸めでは最大の数にとどまる")
      } else {
        switch format.overflow {
        case .infinity: LocalizedText(en: "the result is infinity", ja: "結果は無限大")
        case .nan: LocalizedText(en: "the result is NaN", ja: "結果は非数")
        case .largest:
          LocalizedText(
            en: "the format has nothing beyond it: the result is the largest number", ja: "その先がないので結果は最大の数")
        }
      }
    return LocalizedText(en: "beyond the largest number \(largest): \(what)", ja: "最大の数\(largest)を超え、\(what)")
  }

  private func staysFinite(_ isNegative: Bool) -> Bool {
    switch board.rounding {
    case .nearestEven, .nearestAway, .stochastic, .stochasticNearest: false
    case .towardZero: true
    case .up: isNegative
    case .down: !isNegative
    case .odd: format.largestFiniteCode & 1 == 1
    }
  }
}
