import ExperimentKit
import NumberFormats

/// The results of the unsigned adder for every pair of codes of a format, counted.
struct OverflowCount {
  /// The pairs whose true sum has no code.
  private(set) var outOfRange = 0
  /// The pairs whose sum the adder gets right.
  private(set) var adderRight = 0
  /// The pairs whose true sum has a code, but not the adder's.
  private(set) var adderWrong = 0
  /// The pairs for which a sign of overflow is set just when the true sum has no code.
  private(set) var signRight: [OverflowSign: Int] = [:]

  /// All pairs.
  var pairs: Int {
    outOfRange + adderRight + adderWrong
  }

  /// Counts the pairs of codes that stand for a number.
  ///
  /// - Complexity: O(4ⁿ) for *n* bits.
  init(_ format: IntegerFormat, _ adder: RippleCarryAdder) {
    let values = (0...format.largestCode).map { format.value(of: $0)?.exact }
    let range = format.minimum...format.maximum
    for case (let left, let leftValue?) in values.enumerated() {
      for case (let right, let rightValue?) in values.enumerated() {
        let truth = leftValue + rightValue
        let sum = adder.add(UInt64(left), UInt64(right))
        let isInRange = range.contains(truth)
        if !isInRange {
          outOfRange += 1
        } else if values[Int(sum.sum)] == truth {
          adderRight += 1
        } else {
          adderWrong += 1
        }
        for sign in OverflowSign.allCases where sign.isSet(sum) != isInRange { signRight[sign, default: 0] += 1 }
      }
    }
  }
}

/// A possible sign of an overflow.
enum OverflowSign: CaseIterable {
  /// The top bit has a carry out.
  case carryOut
  /// The carries into and out of the top bit differ.
  case carriesDiffer

  /// The text for the case that neither sign shows an overflow.
  static let noSign = LocalizedText(en: "no single carry", ja: "桁上げだけではわからない")

  /// Returns whether the sign says that a sum overflows.
  func isSet(_ sum: RippleCarryAdder.Sum) -> Bool {
    switch self {
    case .carryOut: sum.carryOut
    case .carriesDiffer: sum.overflow
    }
  }

  /// The description of the sign.
  var words: LocalizedText {
    switch self {
    case .carryOut: LocalizedText(en: "carry out of the top bit", ja: "最上位ビットからの桁上げがある")
    case .carriesDiffer:
      LocalizedText(en: "carries into and out of the top bit differ", ja: "最上位ビットへの桁上げと最上位ビットからの桁上げが異なる")
    }
  }
}
