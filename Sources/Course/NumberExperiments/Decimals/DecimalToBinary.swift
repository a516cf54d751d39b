import ExactNumbers
import ExperimentKit

/// The conversion of a decimal number to binary: the whole part is halved, and the part after the point is doubled.
///
/// Columns: `step`; `number` (the number to halve or double, exactly); `work` (the halving with its remainder, or the
/// doubling); `digit` (the remainder, or the digit before the point of the double); `written` (the binary number so
/// far); `note`. It ends when nothing is left, when a part after the point comes a second time, so that its digits
/// repeat, or after `places` binary digits after the point.
///
/// Source: D. E. Knuth, *The Art of Computer Programming*, volume 2, 3rd edition, 1997, 4.4, methods 1a and 2a.
struct DecimalToBinary: Experiment {
  static let about = About(
    "decimal.to-binary", en: "Writes a decimal number in binary, by halving and doubling.",
    ja: "10進数を、2で割る計算と2を掛ける計算で2進数に直す手順。", example: "value=5.1")

  static let signature = Signature(
    Self.init,
    Parameter(
      "value", ParameterType<ExactRational>.shortRational,
      help: LocalizedText(en: "The number to write, from 0 up.", ja: "2進数に直す0以上の数。")),
    Parameter(
      "places", .integer(0...1_000), default: 16,
      help: LocalizedText(
        en: "The maximum number of binary digits after the point.", ja: "小数点より下を最大で何桁まで書くか。")))

  let value: ExactRational
  let places: Int

  init(value: ExactRational, places: Int) throws {
    guard !value.isNegative else {
      throw Rejection(
        "value", "The parameter `\(name: "value")` cannot be `\(value)`.",
        help: "Write the number without its sign; the sign has its own bit.")
    }
    (self.value, self.places) = (value, places)
  }

  /// Returns the table, with one row per digit.
  ///
  /// - Complexity: O(*n*) exact operations for *n* digits.
  func run() -> Table {
    let whole = value.floor
    let (rows, written) = wholeRows(whole)
    return Table(
      [
        .number("step", en: "step", ja: "回"), .number("number", en: "number", ja: "数"),
        .words("work", en: "halved or doubled", ja: "2で割る・2を掛ける"), .number("digit", en: "digit", ja: "数字"),
        .words("written", en: "written so far", ja: "ここまでの2進数"), .words("note", en: "note", ja: "補足"),
      ], rows: rows + fractionRows(value - ExactRational(whole), behind: written, from: rows.count))
  }

  private func wholeRows(_ whole: ExactInteger) -> (rows: [[Table.Value]], written: String) {
    var (rest, written, rows) = (whole, "", [[Table.Value]]())
    repeat {
      let (half, digit) = (rest >> 1, rest.isOdd ? "1" : "0")
      written = digit + written
      let note: Table.Value =
        half == 0 ? .words(en: "the whole part is done", ja: "整数の部分は終わり") : .empty
      rows.append([
        .number(rows.count + 1), .number(rest), .plain("\(rest) = 2 × \(half) + \(digit)"), .number(digit),
        .code(written), note,
      ])
      rest = half
    } while rest != 0
    return (rows, written)
  }

  private func fractionRows(_ fraction: ExactRational, behind whole: String, from count: Int) -> [[Table.Value]] {
    var (rest, written, rows) = (fraction, whole + ".", [[Table.Value]]())
    var steps: [ExactRational: Int] = [:]
    while rest != 0, rows.count < places, steps[rest] == nil {
      steps[rest] = count + rows.count + 1
      let double = 2 * rest
      let digit = double < 1 ? 0 : 1
      let next = double - ExactRational(ExactInteger(digit))
      written += "\(digit)"
      rows.append([
        .number(count + rows.count + 1), .number(rest), .plain("2 × \(rest) = \(double)"), .number(digit),
        .code(written), note(next, seenIn: steps[next]),
      ])
      rest = next
    }
    return rows
  }

  private func note(_ rest: ExactRational, seenIn step: Int?) -> Table.Value {
    if let step {
      return .words(
        en: "\(rest) again, as in step \(step): the digits repeat", ja: "\(rest)は\(step)回目と同じ。ここから繰り返す")
    }
    return rest == 0 ? .words(en: "nothing is left", ja: "残りは0") : .empty
  }
}
