import ExactNumbers
import ExperimentKit
import NumberFormats

/// The values of a code in several encodings, side by side.
///
/// Columns: `bits`, then one for each encoding, by the name of the encoding: `unsigned`, `twos-complement` and so on. A
/// code of `bcd` may not stand for a number.
///
/// Source: 000-2a, 000-2b, 000-2c, 000-2d.
struct IntegerComparison: Experiment {
  static let about = About(
    "integer.compare", en: "The value of each code in several encodings, side by side.", ja: "同じビット列が各表現で表す値の比較。",
    example: "bits=3")
  static let signature = Signature(
    Self.init, CodeParameters.bits, CodeParameters.codes, IntegerParameters.bias, IntegerParameters.encodings,
    CodeParameters.fold)

  let formats: [IntegerFormat]
  let codes: [UInt64]
  let fold: Int

  init(bits: Int, codes: [WrittenCode]?, bias: ExactInteger?, encodings: [EncodingName]?, fold: Int) throws {
    (formats, self.codes) = try Rejections.gather(
      IntegerFormat.all(encodings, bits: bits, bias: bias), WrittenCode.codes(codes, bits: bits).map { UInt64($0) })
    self.fold = fold
  }

  /// Returns the table, with one row per code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
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
