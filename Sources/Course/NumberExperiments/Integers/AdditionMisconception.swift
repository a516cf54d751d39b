import ExactNumbers
import ExperimentKit
import NumberFormats

/// Misconceptions about adding two codes with the unsigned adder.
enum AdditionMisconception: String, Misconception {
  case carriesForgotten = "carries-forgotten"
  case carryKept = "carry-kept"
  case saturated
  case codeOfTheSum = "code-of-the-sum"
  case readAsUnsigned = "read-as-unsigned"
  case readAsTwosComplement = "read-as-twos-complement"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .carriesForgotten: LocalizedText(en: "carries forgotten", ja: "桁上げを忘れた")
    case .carryKept: LocalizedText(en: "last carry kept as one bit more", ja: "最後の桁上げを1ビット余分に残した")
    case .saturated: LocalizedText(en: "sum kept at the end of the range", ja: "和を範囲の端で止めた")
    case .codeOfTheSum: LocalizedText(en: "code of the true sum, not what the adder gives", ja: "加算器の結果ではなく正しい和のビット列")
    case .readAsUnsigned: LocalizedText(en: "result read as unsigned", ja: "結果を符号なしとして読んだ")
    case .readAsTwosComplement: LocalizedText(en: "result read as two's complement", ja: "結果を2の補数として読んだ")
    }
  }

  /// Returns the encoding in which the misconception reads the result.
  private func encoding(of format: IntegerFormat) -> IntegerEncoding {
    switch self {
    case .readAsUnsigned: .unsigned
    case .readAsTwosComplement: .twosComplement
    default: format.encoding
    }
  }

  /// Returns the verdict of the misconception on a value.
  func verdict(_ value: IntegerValue?, for result: ExactInteger, in format: IntegerFormat) -> EncodedVerdict {
    if value?.exact == result { return .right }
    return read(format).code(of: result) == nil ? .overflow : .wrong
  }

  private func read(_ format: IntegerFormat) -> IntegerFormat {
    (try? IntegerFormat(encoding(of: format), bits: format.bits)) ?? format
  }

  /// Returns the sum with the misconception, and its value; nil if the sum has no code.
  ///
  /// A carry that is not dropped counts 2ⁿ for *n* bits, in every encoding.
  func sum(
    _ operands: EncodedOperands, _ left: UInt64, _ right: UInt64, _ adder: RippleCarryAdder
  ) -> (bits: String, value: IntegerValue?)? {
    let format = operands.format
    let exact = operands.left + operands.right
    switch self {
    case .carriesForgotten: return Self.read(left ^ right, format)
    case .carryKept:
      let sum = adder.add(left, right)
      let read = Self.read(sum.sum, format)
      guard sum.carryOut else { return read }
      return ("1" + read.bits, read.value.map { IntegerValue($0.exact + .powerOfTwo(format.bits)) })
    case .saturated:
      return format.code(of: min(max(exact, format.minimum), format.maximum)).map { Self.read($0, format) }
    case .codeOfTheSum: return format.code(of: exact).map { Self.read($0, format) }
    case .readAsUnsigned, .readAsTwosComplement: return Self.read(adder.add(left, right).sum, read(format))
    }
  }

  private static func read(_ code: UInt64, _ format: IntegerFormat) -> (bits: String, value: IntegerValue?) {
    (format.bitPattern(code), format.value(of: code))
  }
}
