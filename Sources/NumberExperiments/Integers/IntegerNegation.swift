import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The codes of an integer format and the code of each value's negation.
///
/// Columns: `bits`, `value`, `negated-bits`, `negated-value`; the last two say "none" where the format cannot hold the
/// negation, as for 10000 in two's complement, or where the code stands for no number.
///
/// Source: 000-2b, 000-2c, 000-2d.
public struct IntegerNegation: Experiment {
  /// The name that cells use.
  public static let name = "integer.negation"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The codes of an integer format and those of the negated values.", ja: "整数のビット列と、符号を反転した値のビット列。")

  /// The format, the codes and the layout.
  public static let parameters: [any ParameterDeclaration] = IntegerTable.parameters

  /// A number, and the one that has no negation.
  public static let example = "encoding=twos-complement bits=5 codes=[00101,10000]"

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
    Table(
      [
        .bits, .value, .words("negated-bits", en: "negated bits", ja: "符号反転のビット列"),
        .number("negated-value", en: "negated value", ja: "符号反転の値"),
      ],
      rows: codes.map { code in
        let negated = format.negated(code)
        return [.pattern(code, format), .value(code, format), .pattern(negated, format), .value(negated, format)]
      },
      fold: fold)
  }
}
