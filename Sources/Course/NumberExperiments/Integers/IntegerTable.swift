import ExactNumbers
import ExperimentKit
import NumberFormats

/// The codes of an integer format and their numbers; the codes are given, or the numbers.
///
/// Columns: `bits`, `value`, which is `-0` for a second zero and none for a code of `bcd` that does not stand for a
/// number.
///
/// Source: 000-2a, 000-2b, 000-2c, 000-2d.
struct IntegerTable: Experiment {
  static let about = About(
    "integer.table", en: "The codes of an integer format and their values.", ja: "整数のビット列と値の対応表。",
    example: "encoding=twos-complement bits=5 fold=4")

  static let signature = Signature(
    Self.init, IntegerParameters.encoding, CodeParameters.bits, IntegerParameters.bias, CodeParameters.codes,
    IntegerParameters.values, .mistake(), CodeParameters.fold)

  let format: IntegerFormat
  let codes: [UInt64]
  let mistake: SignMisconception?
  let fold: Int

  init(
    encoding: EncodingName, bits: Int, bias: ExactInteger?, codes: [WrittenCode]?, values: [ExactInteger]?,
    mistake: SignMisconception?, fold: Int
  ) throws {
    if let values {
      guard codes == nil else {
        throw Rejection(
          "values", "The parameters `codes` and `values` cannot be used together.", help: "Keep one of them.")
      }
      format = try IntegerFormat(encoding, bits: bits, bias: bias)
      self.codes = try Self.codes(of: values, in: format)
    } else {
      (format, self.codes) = try Rejections.gather(
        IntegerFormat(encoding, bits: bits, bias: bias), WrittenCode.codes(codes, bits: bits).map { UInt64($0) })
    }
    (self.mistake, self.fold) = (mistake, fold)
  }

  /// Returns the codes of numbers.
  ///
  /// - Throws: a rejection of every number that the format has no code for.
  private static func codes(of values: [ExactInteger], in format: IntegerFormat) throws(Rejections) -> [UInt64] {
    try Rejections.gather(values) { value throws(Rejection) in
      guard let code = format.code(of: value) else {
        throw Rejection(
          "values", "The number `\(value)` has no code of \(format.bits) bits here.",
          help: "Use a number in the range of the encoding, or more `bits`.")
      }
      return code
    }
  }

  /// Returns the table, with one row per code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
    Table([.bits, .value], rows: codes.map { [.pattern($0, format), value($0)] }, fold: fold)
      .wrong(by: mistake, in: "value")
  }

  private func value(_ code: UInt64) -> Table.Value {
    guard let mistake, let value = format.value(of: code) else { return .value(code, format) }
    switch mistake {
    case .signForgotten: return .number(value.exact.magnitude)
    case .zeroWithoutSign: return .number(value.exact)
    }
  }
}

/// Misconceptions about the sign of a number.
enum SignMisconception: String, Misconception {
  case signForgotten = "sign-forgotten"
  case zeroWithoutSign = "zero-without-sign"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .signForgotten: LocalizedText(en: "sign forgotten", ja: "符号を忘れた")
    case .zeroWithoutSign: LocalizedText(en: "zero written without its sign", ja: "ゼロの符号を書かない")
    }
  }
}
