import ExperimentKit
import NumberFormats
import Results
import SourceText

/// What one code stands for in several encodings, side by side.
///
/// Columns: `bits`, then one of each encoding, by the name of the encoding: `unsigned`, `twos-complement` and so on. A code
/// of `bcd` may stand for no number.
///
/// Source: 000-2a, 000-2b, 000-2c, 000-2d.
public struct IntegerComparison: Experiment {
  /// The name that cells use.
  public static let name = "integer.compare"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The value of each code in several encodings, side by side.", ja: "同じビット列が各表現で表す値の比較。")

  /// The number of bits, the codes, the bias, the encodings and the layout.
  public static let parameters: [any ParameterDeclaration] = [
    IntegerParameters.bits, IntegerParameters.codes, IntegerParameters.bias,
    IntegerParameters.encodings, IntegerParameters.fold,
  ]

  /// The codes of 3 bits, few enough to see them all.
  public static let example = "bits=3"

  let formats: [IntegerFormat]
  let codes: [UInt64]
  let fold: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no code, more than 16 bits without `codes`, or encodings and a
  ///   bias that do not go together.
  public init(_ arguments: Arguments) throws {
    (formats, codes) = try Rejections.gather(arguments.integerFormats(), arguments.codes())
    fold = arguments[IntegerParameters.fold]
  }

  /// The table, one row a code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  public func run() -> Table {
    var columns = [Table.Column.bits]
    columns.reserveCapacity(formats.count + 1)
    for format in formats {
      columns.append(Table.Column(format.encoding.name.rawValue, format.encoding.title, alignment: .right))
    }
    return Table(columns, rows: codes.map(row), fold: fold)
  }

  private func row(_ code: UInt64) -> [Table.Value] {
    var row: [Table.Value] = []
    row.reserveCapacity(formats.count + 1)
    if let format = formats.first { row.append(.pattern(code, format)) }
    for format in formats { row.append(.value(code, format)) }
    return row
  }
}
