import ExactNumbers
import ExperimentKit
import NumberFormats

/// The steps of one operation as a teacher writes them on a board, with one row per step.
struct FloatBoard {
  let arithmetic: FloatArithmetic
  let operation: FloatOperationName
  let rounding: Rounding
  let operands: [(code: FloatFormat.Code, note: LocalizedText?)]

  var format: FloatFormat {
    arithmetic.format
  }

  /// The columns.
  static let columns: [Table.Column] = [
    .words("step", en: "step", ja: "手順"), .bits, .words("significand", en: "significand", ja: "仮数"),
    .number("exponent", en: "exponent", ja: "指数"), .value, .words("note", en: "note", ja: "説明"),
  ]

  /// The rows, from the operands to the result, its error and the exceptions.
  var rows: [[Table.Value]] {
    let result = operation(operands.map(\.code), arithmetic, rounding)
    let values = operands.map { format.value(of: $0.code) }
    if let special = FloatSpecialCase(operation, values, rounding, format) {
      let row = row(LocalizedText(en: "special case", ja: "特別な場合"), value: special.value, note: special.reason)
      return operandRows + [row, resultRow(result, insteadOf: special.value), flagsRow(result.flags)]
    }
    let work = FloatWork(board: self, terms: values.compactMap(\.number).map(ExactTerm.init))
    let (steps, exact) = work.steps
    return operandRows + steps + roundingRows(exact)
      + [
        resultRow(result, insteadOf: exact.magnitude == 0 ? exact.description : nil), errorRow(result, exact),
        flagsRow(result.flags),
      ]
  }

  private var operandRows: [[Table.Value]] {
    let names = [
      LocalizedText(en: "left", ja: "左"), LocalizedText(en: "right", ja: "右"), LocalizedText(en: "addend", ja: "足す数"),
    ]
    return zip(names, operands).map { name, operand in
      let value = format.value(of: operand.code)
      let floatClass = format.floatClass(of: operand.code)
      let notes = (floatClass == .normal ? [] : [floatClass.words]) + (operand.note.map { [$0] } ?? [])
      return [
        .words(name), .pattern(operand.code, format), significand(value.number.map(ExactTerm.init)),
        value.number.map { .number($0.exponent) } ?? .empty, .number(value), .words(notes.joined),
      ]
    }
  }

  private func roundingRows(_ exact: ExactTerm) -> [[Table.Value]] {
    guard exact.magnitude != 0 else {
      let zero = LocalizedText(
        en: "nothing is left: a zero, whose sign is \(exact.isNegative ? "-" : "+")",
        ja: "何も残らずゼロ。符号は\(exact.isNegative ? "-" : "+")")
      return [row(LocalizedText(en: "zero", ja: "ゼロ"), value: exact.description, note: zero)]
    }
    return FloatRoundingRows(board: self, exact: exact).rows
  }

  private func resultRow(_ result: FloatResult, insteadOf special: String?) -> [Table.Value] {
    let name = LocalizedText(en: "result", ja: "結果")
    guard let code = result.code else {
      let note = LocalizedText(en: "the format has no NaN: there is no result", ja: "形式に非数がないので結果がない")
      return [.words(name), .absent, .empty, .empty, .absent, .words(note)]
    }
    let value = format.value(of: code)
    let note =
      special.flatMap { $0 == value.description ? nil : FloatResultNotes.missing($0, arithmetic) }
      ?? FloatResultNotes.packing(code, format)
    return [
      .words(name), .pattern(code, format), significand(value.number.map(ExactTerm.init)),
      value.number.map { .number($0.exponent) } ?? .empty, .number(value), .words(note),
    ]
  }

  private func errorRow(_ result: FloatResult, _ exact: ExactTerm) -> [Table.Value] {
    let name = LocalizedText(en: "error", ja: "誤差")
    guard let code = result.code, let value = format.value(of: code).exact,
      let unit = format.unitInTheLastPlace(of: code)
    else {
      return row(name, note: LocalizedText(en: "the result is not a number", ja: "結果が数でない"))
    }
    let error = value - exact.exact
    let notes = FloatResultNotes(error: error, unit: unit, isRational: !exact.goesOn)
    return row(name, value: exact.goesOn ? nil : error.description, note: notes.words)
  }

  private func flagsRow(_ flags: FloatFlags) -> [Table.Value] {
    row(LocalizedText(en: "flags", ja: "例外フラグ"), note: flags.words)
  }

  /// Returns a row without bits.
  func row(
    _ step: LocalizedText, _ term: ExactTerm? = nil, isCut: Bool = false, value: String? = nil, note: LocalizedText
  ) -> [Table.Value] {
    [
      .words(step), .empty, significand(term, isCut: isCut), term.map { .number($0.exponent) } ?? .empty,
      value.map { .plain($0) } ?? .empty, .words(note),
    ]
  }

  /// Returns the significand of a number in binary, with its sign.
  private func significand(_ term: ExactTerm?, isCut: Bool = false) -> Table.Value {
    guard let term else { return .empty }
    let digits = BinaryDigits(number: term.significand, least: format.fractionBits)
    return .code((term.isNegative ? "-" : "+") + (isCut ? digits.cut : digits.text))
  }
}
