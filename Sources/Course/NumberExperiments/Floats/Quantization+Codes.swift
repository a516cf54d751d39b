import ExperimentKit
import NumberFormats

extension Quantization {
  /// The largest number of numbers whose codes a table lists.
  private static let mostCodes = 65_536

  /// Checks that no format is listed twice, so that each column has its own name.
  func checkDuplicates() throws(Rejection) {
    let names = formats.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw Rejection("formats", "Duplicate format `\(twice)`.", help: "List each format only once.")
    }
  }

  /// Checks that a table can list the codes.
  func checkCodes() throws(Rejection) {
    try checkDuplicates()
    guard numbers.count <= Self.mostCodes else {
      throw Rejection(
        "show", "There are \(numbers.count) numbers, but a table lists the codes of at most \(Self.mostCodes).",
        help: "Use fewer numbers, or the product `NumberFiles` in a program.")
    }
  }

  /// The table of the codes, with one row per number.
  var codes: Table {
    let columns = formats.flatMap { $0.codes(of: numbers) }
    return Table(
      [.number("number", en: "number", ja: "数")] + columns.map(\.title),
      rows: numbers.indices.map { index in
        [Self.text(numbers[index])] + columns.map { $0.values[index] }
      })
  }

  /// Returns a number with the fewest digits that identify it.
  private static func text(_ number: Double) -> Table.Value {
    let digits = "\(number)"
    return .plain(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }
}

extension QuantizationFormat {
  /// Returns the columns of codes of numbers, with a value for each number.
  fileprivate func codes(of numbers: [Double]) -> [(title: Table.Column, values: [Table.Value])] {
    switch self {
    case .single(let name):
      let codes = FloatArithmetic(name.format, saturation: .all).encode(numbers, as: UInt64.self).codes
      let format = name.format
      return [(Table.Column(name.name, name.title), codes.map { .code(format.bitPattern(FloatFormat.Code($0))) })]
    case .blocks(let name, let format):
      let blocks = format.encode(numbers)
      let scales = blocks.scales.map { Table.Value.code(format.scaleFormat.bitPattern(FloatFormat.Code($0))) }
      var columns = [
        (Table.Column(name, LocalizedText(name)), blocks.elements.map { bits($0, format.elementBits) }),
        (
          Table.Column("\(name)-scale", LocalizedText(en: "scale of \(name)", ja: "\(name)のスケール")),
          numbers.indices.map { scales[$0 / format.size] }
        ),
      ]
      if case .quotient(_, hasArrayScale: true) = format.scaling {
        let scale = Table.Value.plain("\(blocks.arrayScale)")
        columns.append(
          (
            Table.Column("\(name)-array-scale", LocalizedText(en: "scale of the array", ja: "配列のスケール")),
            numbers.map { _ in scale }
          ))
      }
      return columns
    }
  }

  private func bits(_ code: UInt8, _ count: Int) -> Table.Value {
    let digits = String(code, radix: 2)
    return .code(String(repeating: "0", count: max(count - digits.count, 0)) + digits)
  }
}
