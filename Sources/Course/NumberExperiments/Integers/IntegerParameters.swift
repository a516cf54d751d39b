import ExactNumbers
import ExperimentKit

/// The parameters that the experiments on integers share.
enum IntegerParameters {
  static let encoding = Parameter<EncodingName>(
    "encoding", .choice,
    help: LocalizedText(en: "The way in which the codes stand for numbers.", ja: "ビット列で数を表す方法。"))

  /// The encodings in a comparison; the default is ``EncodingName/compared``.
  static let encodings = Parameter(
    "encodings", .list(of: ParameterType<EncodingName>.choice, count: 1...EncodingName.allCases.count),
    absent: LocalizedText("[\(EncodingName.compared.map(\.rawValue).joined(separator: ", "))]"),
    help: LocalizedText(en: "The encodings to compare, in this order.", ja: "比べる表現。この順に並べる。"))

  static let leftNumber = Parameter(
    "left", .exactInteger, help: LocalizedText(en: "The left number.", ja: "左の数。"))

  static let rightNumber = Parameter(
    "right", .exactInteger, help: LocalizedText(en: "The right number.", ja: "右の数。"))

  static let leftCode = CodeParameters.code("left", help: LocalizedText(en: "The left code.", ja: "左のビット列。"))

  static let rightCode = CodeParameters.code("right", help: LocalizedText(en: "The right code.", ja: "右のビット列。"))

  static let carryIn = Parameter(
    "carry-in", .truth, default: false,
    help: LocalizedText(en: "Whether there is a carry into the lowest bit.", ja: "最下位ビットに桁上げ(キャリー)を入れるか。"))

  /// The numbers whose codes a table shows.
  static let values = Parameter(
    "values", .list(of: .exactInteger), absent: LocalizedText(en: "given by the codes", ja: "ビット列で指定"),
    help: LocalizedText(
      en: "The numbers whose codes to show, in this order, instead of codes.", ja: "ビット列の代わりに、表示する数。この順に並べる。"))

  /// The number of bits for experiments on every pair of codes, 1...8.
  static let pairBits = CodeParameters.bits(in: 1...8)

  /// The bias of the encoding `bias`; the default is the standard one.
  static let bias = Parameter(
    "bias", .exactInteger, absent: standardBias,
    help: LocalizedText(
      en: "The number to add to a value to get its code, in the encoding `bias`.",
      ja: "バイアス表現で、数に加えてビット列とする値。"))

  /// The description of the default bias.
  static let standardBias: LocalizedText = "2^(bits-1) - 1"
}
