import ExactNumbers
import ExperimentKit
import NumberFormats

/// Two numbers as operands of an operation, with their codes in an encoding.
struct EncodedOperands: Hashable {
  let format: IntegerFormat
  let left: ExactInteger
  let right: ExactInteger

  /// The codes of the numbers, or nil if one of them has none.
  var codes: (left: UInt64, right: UInt64)? {
    guard let left = format.code(of: left), let right = format.code(of: right) else { return nil }
    return (left, right)
  }

  /// The columns of the encoding and the codes.
  static let columns: [Table.Column] = [.encoding, .left, .right]

  /// The encoding and the codes, or the word for no code.
  var cells: [Table.Value] {
    [.words(format.encoding.title)] + [left, right].map { .pattern(format.code(of: $0), format) }
  }

  /// The numbers that have no code, each named once.
  var cannotHold: Table.Value {
    let numbers = (left == right ? [left] : [left, right]).filter { format.code(of: $0) == nil }.map(\.description)
    return .words(
      en: "cannot hold \(numbers.joined(separator: " or "))",
      ja: "\(numbers.joined(separator: "も"))\(numbers.count > 1 ? "も" : "は")表せない")
  }
}
