import ExactNumbers
import ExperimentKit
import NumberFormats

/// Numbers in plain binary and in Gray code, and the number of bits that change from the number before.
///
/// Columns: `number`, `binary`, `gray`, `binary-changes` and `gray-changes`. The number before 0 is the last one, so
/// that the codes form a ring.
struct IntegerGray: Experiment {
  static let about = About(
    "integer.gray", en: "Counting in plain binary and in Gray code, in which one bit changes at each step.",
    ja: "2進数とグレイコードで数え、1つ前の数から変わるビットの数を比べる。", example: "bits=3")

  static let signature = Signature(Self.init, CodeParameters.bits(in: 1...16), CodeParameters.fold)

  let binary: IntegerFormat
  let gray: IntegerFormat
  let fold: Int

  init(bits: Int, fold: Int) throws {
    binary = try IntegerFormat(.unsigned, bits: bits)
    gray = try IntegerFormat(.gray, bits: bits)
    self.fold = fold
  }

  /// Returns the table, with one row per number.
  ///
  /// - Complexity: O(2ⁿ) for *n* bits.
  func run() -> Table {
    let codes = (0...binary.largestCode).compactMap { gray.code(of: ExactInteger($0)) }
    return Table(
      [
        .number("number", en: "number", ja: "数"), .words("binary", en: "binary", ja: "2進数"),
        .words("gray", en: "Gray code", ja: "グレイコード"),
        .number("binary-changes", en: "bits changed in binary", ja: "2進数で変わるビット数"),
        .number("gray-changes", en: "bits changed in Gray code", ja: "グレイコードで変わるビット数"),
      ],
      rows: codes.enumerated().map { number, code in
        let before = (number == 0 ? codes.count : number) - 1
        return [
          .number(number), .pattern(UInt64(number), binary), .pattern(code, gray),
          .number((number ^ before).nonzeroBitCount), .number((code ^ codes[before]).nonzeroBitCount),
        ]
      },
      fold: fold)
  }
}
