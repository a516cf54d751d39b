import ExactNumbers
import ExperimentKit
import NumberFormats

/// The result of an operation on NaN, an infinity or a zero, without any steps, and the reason.
struct FloatSpecialCase {
  /// The exact result: a number, `-0`, `inf`, `-inf` or `nan`.
  let value: String
  /// The reason, in words.
  let reason: LocalizedText

  private init(_ value: String, en: String, ja: String) {
    (self.value, reason) = (value, LocalizedText(en: en, ja: ja))
  }

  /// Creates the special case, or nil if there are steps to show.
  ///
  /// - Precondition: There are as many values as the operation has operands.
  init?(_ operation: FloatOperationName, _ values: [FloatValue], _ rounding: Rounding, _ format: FloatFormat) {
    let operands = values.map(Operand.init)
    guard operands.contains(where: { $0.kind != .number }) else {
      guard operation == .squareRoot, operands[0].isNegative else { return nil }
      self = .negativeRoot
      return
    }
    switch operation {
    case .fusedMultiplyAdd:
      guard let special = Self.fused(operands, rounding) else { return nil }
      self = special
    case _ where operands.contains(where: { $0.kind == .nan }): self = .nan
    case .add: self = .sum(operands[0], operands[1], rounding)
    case .subtract: self = .sum(operands[0], operands[1].negated, rounding)
    case .multiply: self = .product(operands[0], operands[1])
    case .divide: self = .quotient(operands[0], operands[1], format)
    case .remainder: self = .remainder(operands[0], operands[1])
    case .squareRoot: self = .squareRoot(operands[0])
    }
  }

  private struct Operand {
    enum Kind {
      case nan, infinity, zero, number
    }
    let kind: Kind
    var isNegative: Bool
    let exact: ExactRational

    init(_ value: FloatValue) {
      switch value {
      case .nan: (kind, isNegative, exact) = (.nan, false, 0)
      case .infinity(let isNegative): (kind, self.isNegative, exact) = (.infinity, isNegative, 0)
      case .finite(let number):
        (kind, isNegative, exact) = (number.isZero ? .zero : .number, number.isNegative, number.exact.magnitude)
      }
    }

    var negated: Operand {
      var operand = self
      operand.isNegative.toggle()
      return operand
    }

    var text: String {
      switch kind {
      case .nan: "nan"
      case .infinity: FloatSpecialCase.infinity(isNegative)
      case .zero: FloatSpecialCase.zero(isNegative)
      case .number: (isNegative ? -exact : exact).description
      }
    }
  }

  private static func infinity(_ isNegative: Bool) -> String { isNegative ? "-inf" : "inf" }
  private static func zero(_ isNegative: Bool) -> String { isNegative ? "-0" : "0" }

  private static let nan = FloatSpecialCase("nan", en: "an operand is NaN, so the result is", ja: "非数との演算の結果は非数")
  private static let negativeRoot = FloatSpecialCase(
    "nan", en: "a negative number has no square root", ja: "負の数に平方根はない")

  private static func sum(_ left: Operand, _ right: Operand, _ rounding: Rounding) -> FloatSpecialCase {
    switch (left.kind, right.kind) {
    case (.infinity, .infinity) where left.isNegative != right.isNegative:
      return .init("nan", en: "opposite infinities have no sum", ja: "符号の異なる無限大の和は定まらない")
    case (.infinity, _), (_, .infinity):
      return .init(
        (left.kind == .infinity ? left : right).text, en: "infinity stays infinity, whatever is added",
        ja: "無限大に何を足しても無限大")
    case (.zero, .zero) where left.isNegative == right.isNegative:
      return .init(left.text, en: "both zeros have this sign", ja: "どちらのゼロもこの符号")
    case (.zero, .zero):
      return .init(
        zero(rounding == .down), en: "zeros of opposite signs make +0, and -0 only when rounding down",
        ja: "符号の異なるゼロの和は+0。負の無限大方向への丸めのときだけ-0")
    default:
      return .init(
        (left.kind == .zero ? right : left).text, en: "a zero changes nothing", ja: "ゼロを足しても変わらない")
    }
  }

  private static func product(_ left: Operand, _ right: Operand) -> FloatSpecialCase {
    let isNegative = left.isNegative != right.isNegative
    switch (left.kind, right.kind) {
    case (.infinity, .zero), (.zero, .infinity):
      return .init("nan", en: "zero times infinity has no value", ja: "ゼロと無限大の積は定まらない")
    case (.infinity, _), (_, .infinity):
      return .init(infinity(isNegative), en: "infinity stays infinity; the signs multiply", ja: "無限大は無限大のまま。符号は掛け合わせる")
    default:
      return .init(zero(isNegative), en: "zero times a number is zero; the signs multiply", ja: "ゼロに数を掛けるとゼロ。符号は掛け合わせる")
    }
  }

  private static func quotient(_ left: Operand, _ right: Operand, _ format: FloatFormat) -> FloatSpecialCase {
    let isNegative = left.isNegative != right.isNegative
    switch (left.kind, right.kind) {
    case (.infinity, .infinity):
      return .init("nan", en: "infinity over infinity has no value", ja: "無限大どうしの商は定まらない")
    case (.zero, .zero):
      return .init("nan", en: "zero over zero has no value", ja: "ゼロをゼロで割った商は定まらない")
    case (_, .zero) where format.zero == .unsigned:
      return .init("nan", en: "the zero has no sign, so neither infinity is right", ja: "ゼロに符号がないので、どちらの無限大とも定まらない")
    case (.infinity, _):
      return .init(infinity(isNegative), en: "infinity stays infinity; the signs multiply", ja: "無限大は無限大のまま。符号は掛け合わせる")
    case (_, .zero):
      return .init(
        infinity(isNegative), en: "a number over zero is infinity, exactly; the signs multiply",
        ja: "数をゼロで割ると正確に無限大。符号は掛け合わせる")
    case (_, .infinity):
      return .init(
        zero(isNegative), en: "a number over infinity is zero; the signs multiply", ja: "数を無限大で割るとゼロ。符号は掛け合わせる")
    default:
      return .init(zero(isNegative), en: "zero over a number is zero; the signs multiply", ja: "ゼロを数で割るとゼロ。符号は掛け合わせる")
    }
  }

  private static func remainder(_ left: Operand, _ right: Operand) -> FloatSpecialCase {
    if left.kind == .infinity { return .init("nan", en: "infinity has no remainder", ja: "無限大に剰余はない") }
    if right.kind == .zero {
      return .init("nan", en: "there is no multiple of zero to take away", ja: "ゼロで割った剰余は定まらない")
    }
    return right.kind == .infinity
      ? .init(left.text, en: "no multiple of infinity is taken away", ja: "無限大では割れず、左の値が残る")
      : .init(left.text, en: "nothing is left of zero", ja: "ゼロの剰余はゼロ")
  }

  private static func squareRoot(_ operand: Operand) -> FloatSpecialCase {
    if operand.kind == .zero {
      return .init(operand.text, en: "the square root of a zero is that zero", ja: "ゼロの平方根はそのゼロ")
    }
    return operand.isNegative
      ? negativeRoot : .init("inf", en: "the square root of infinity is infinity", ja: "無限大の平方根は無限大")
  }

  /// Returns the special case of a fused operation; adding a zero to a product of numbers is not one.
  private static func fused(_ operands: [Operand], _ rounding: Rounding) -> FloatSpecialCase? {
    let (left, right, addend) = (operands[0], operands[1], operands[2])
    if left.kind == .nan || right.kind == .nan { return nan }
    if left.kind == .number, right.kind == .number, addend.kind == .number || addend.kind == .zero { return nil }
    let isNegative = left.isNegative != right.isNegative
    if left.kind == .infinity || right.kind == .infinity {
      let product = product(left, right)
      if product.value == "nan" || addend.kind == .nan { return product.value == "nan" ? product : nan }
      return sum(Operand(.infinity(isNegative: isNegative)), addend, rounding)
    }
    if addend.kind == .nan { return nan }
    if addend.kind == .infinity { return sum(addend, addend, rounding) }
    var zero = left.kind == .zero ? left : right
    zero.isNegative = isNegative
    return sum(zero, addend, rounding)
  }
}
