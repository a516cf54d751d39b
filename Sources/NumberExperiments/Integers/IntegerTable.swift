import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The codes of an integer format and the number that each one stands for.
///
/// Columns: `bits`, `value`, which is `-0` for a second zero and none for a code of `bcd` that stands for no number.
///
/// Source: 000-2a, 000-2b, 000-2c, 000-2d.
public struct IntegerTable: Experiment {
  /// The name that cells use.
  public static let name = "integer.table"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The codes of an integer format and their values.", ja: "整数のビット列と値の対応表。")

  /// The format, the codes and the layout.
  public static let parameters: [any ParameterDeclaration] = [
    IntegerParameters.encoding, IntegerParameters.bits, IntegerParameters.bias, IntegerParameters.codes,
    IntegerParameters.fold,
  ]

  /// Int5 as the source lays it out, 8 rows of 4 pairs.
  public static let example = "encoding=twos-complement bits=5 fold=4"

  let format: IntegerFormat
  let codes: [UInt64]
  let fold: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for a bias with another encoding, what is no code, or more than 16 bits
  ///   without `codes`.
  public init(_ arguments: Arguments) throws {
    (format, codes) = try Rejections.gather(arguments.integerFormat(), arguments.codes())
    fold = arguments[IntegerParameters.fold]
  }

  /// The table, one row a code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  public func run() -> Table {
    Table([.bits, .value], rows: codes.map { [.pattern($0, format), .value($0, format)] }, fold: fold)
  }
}
