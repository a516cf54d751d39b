import ExactNumbers
import ExperimentKit
import NumberFormats

/// The codes of an integer format and the number that each one stands for.
///
/// Columns: `bits`, `value`, which is `-0` for a second zero and none for a code of `bcd` that stands for no number.
///
/// Source: 000-2a, 000-2b, 000-2c, 000-2d.
struct IntegerTable: Experiment {
  static let about = About(
    "integer.table", en: "The codes of an integer format and their values.", ja: "整数のビット列と値の対応表。",
    example: "encoding=twos-complement bits=5 fold=4")

  static let signature = Signature(
    Self.init, IntegerParameters.encoding, CodeParameters.bits, IntegerParameters.bias, CodeParameters.codes,
    CodeParameters.fold)

  let format: IntegerFormat
  let codes: [UInt64]
  let fold: Int

  init(encoding: EncodingName, bits: Int, bias: ExactInteger?, codes: [WrittenCode]?, fold: Int) throws {
    (format, self.codes) = try Rejections.gather(
      IntegerFormat(encoding, bits: bits, bias: bias), WrittenCode.codes(codes, bits: bits).map { UInt64($0) })
    self.fold = fold
  }

  /// The table, one row a code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
    Table([.bits, .value], rows: codes.map { [.pattern($0, format), .value($0, format)] }, fold: fold)
  }
}
