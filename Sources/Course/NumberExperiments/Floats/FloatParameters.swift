import ExperimentKit
import NumberFormats

/// The parameters that the experiments on floating-point formats share.
///
/// A format is named, or described with separate keys, of which the numbers of bits are required.
enum FloatParameters {
  static let format = Parameter(
    "format", ParameterType<FloatFormatName>.floatFormatName,
    absent: LocalizedText(en: "given by individual parameters", ja: "個別のパラメーターで指定"),
    help: LocalizedText(en: "A named format, instead of the individual parameters.", ja: "形式の名前。個別のパラメーターの代わりに書く。"))

  static let sign = Parameter(
    "sign", ParameterType<Bool>.truth, absent: "true",
    help: LocalizedText(en: "Whether the top bit is a sign bit.", ja: "最上位ビットを符号ビットとするか。"))

  static let exponentBits = Parameter(
    "exponent-bits", ParameterType.integer(FloatFormat.supportedExponentBits), absent: needed,
    help: LocalizedText(en: "The number of exponent bits.", ja: "指数部のビット数。"))

  static let fractionBits = Parameter(
    "fraction-bits", ParameterType.integer(FloatFormat.supportedFractionBits), absent: needed,
    help: LocalizedText(
      en: "The number of stored significand bits, without the hidden bit.", ja: "仮数部のビット数。隠れビットは数えない。"))

  static let bias = Parameter(
    "bias", ParameterType.integer(FloatFormat.supportedBias),
    absent: LocalizedText(
      en: "2^(exponent-bits - 1) - 1, or 0 without exponent bits", ja: "2^(exponent-bits - 1) - 1。指数部がなければ0"),
    help: LocalizedText(
      en: "The number to subtract from the exponent bits to get the exponent.", ja: "指数部のビット列から引いて指数とする値。"))

  static let subnormals = Parameter(
    "subnormals", ParameterType<Bool>.truth, absent: "true",
    help: LocalizedText(
      en: "Whether codes whose exponent bits are all 0 are subnormal numbers.", ja: "指数部がすべて0のビット列を非正規化数とするか。"))

  static let zero = Parameter(
    "zero", ParameterType<Bool>.truth, absent: "true",
    help: LocalizedText(
      en: "Whether the code of all zeros is zero; otherwise, it is a number like any other.",
      ja: "すべて0のビット列をゼロとするか。しない場合はほかと同じ数とする。"))

  static let signedZero = Parameter(
    "signed-zero", ParameterType<Bool>.truth,
    absent: LocalizedText(en: "as `sign`", ja: "`sign`と同じ"),
    help: LocalizedText(en: "Whether zero has a sign.", ja: "ゼロに正負の区別があるか。"))

  static let infinities = Parameter(
    "infinities", ParameterType<FloatInfinitiesName>.choice, absent: "ieee",
    help: LocalizedText(
      en:
        "The codes that are infinities: all exponent bits 1 and the others 0, the topmost code that is not NaN, or none.",
      ja: "無限大とするビット列。指数部がすべて1で仮数部が0のもの、非数を除いた最後のもの、なしから選ぶ。"))

  static let nans = Parameter(
    "nans", ParameterType<FloatNaNsName>.choice, absent: "ieee",
    help: LocalizedText(
      en: "The codes that are NaN: all exponent bits 1 and the others not 0, all ones, the code of -0, or none.",
      ja: "非数とするビット列。指数部がすべて1で仮数部が0以外のもの、すべて1のもの、-0のもの、なしから選ぶ。"))

  static let overflow = Parameter(
    "overflow", ParameterType<FloatOverflowName>.choice,
    absent: LocalizedText(
      en: "the first of these that the format has", ja: "このうち形式が持つ最初のもの"),
    help: LocalizedText(
      en: "The result for a number beyond the largest one.", ja: "最大の数を超えた数がどうなるか。"))

  private static let needed = LocalizedText(en: "given by `format`", ja: "`format`で指定")
}
