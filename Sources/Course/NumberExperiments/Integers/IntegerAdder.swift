import ExperimentKit
import NumberFormats

/// The full adders that add two codes, with one row per bit from the lowest up.
///
/// Columns: `bit`, `left`, `right`, `carry-in`, `sum`, `carry-out`.
///
/// Source: 000-2e.
struct IntegerAdder: Experiment {
  static let about = About(
    "integer.adder", en: "Adding two codes with one full adder per bit.", ja: "全加算器を並べた加算器で2つのビット列を足す様子。",
    example: "left=00101 right=11101 bits=5")

  static let signature = Signature(
    Self.init, IntegerParameters.leftCode, IntegerParameters.rightCode, CodeParameters.bits,
    IntegerParameters.carryIn, .mistake())

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64
  let carryIn: Bool
  let mistake: CarryMisconception?

  init(left: WrittenCode, right: WrittenCode, bits: Int, carryIn: Bool, mistake: CarryMisconception?) throws {
    adder = try RippleCarryAdder(bits: bits)
    (self.left, self.right) = try WrittenCode.pair(left, right, bits: bits)
    (self.carryIn, self.mistake) = (carryIn, mistake)
  }

  /// Returns the table, with one row per full adder, the lowest first.
  func run() -> Table {
    var carry = carryIn
    return Table(
      [
        .bit, .number("left", en: "left", ja: "左"), .number("right", en: "right", ja: "右"),
        .carryIn, .number("sum", en: "sum", ja: "和"), .carryOut,
      ],
      rows: adder.add(left, right).steps.map { step in
        let carryIn = carry
        carry = Self.carryOut(step.left, step.right, carryIn, mistake)
        return [
          .number(step.bit), .bit(step.left), .bit(step.right), .bit(carryIn),
          .bit((step.left != step.right) != carryIn), .bit(carry),
        ]
      }
    ).wrong(by: mistake, in: "carry-in", "sum", "carry-out")
  }

  private static func carryOut(_ left: Bool, _ right: Bool, _ carryIn: Bool, _ mistake: CarryMisconception?) -> Bool {
    switch mistake {
    case nil: left && right || carryIn && (left || right)
    case .carryFromOperands: left && right
    case .carryPassedOn: left && right || carryIn
    }
  }
}

/// Misconceptions about the carry of a full adder.
enum CarryMisconception: String, Misconception {
  case carryFromOperands = "carry-from-operands"
  case carryPassedOn = "carry-passed-on"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .carryFromOperands: LocalizedText(en: "a carry only from 1 + 1", ja: "1+1のときだけ桁上げする")
    case .carryPassedOn: LocalizedText(en: "a carry always passed on", ja: "下からの桁上げを常に上へ送る")
    }
  }
}
