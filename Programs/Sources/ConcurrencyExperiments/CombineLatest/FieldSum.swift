import ExperimentKit

/// The rule for a sum that `Int` cannot represent.
enum FieldSumRule: String, CaseIterable, TitledWord, Sendable {
  /// A trap of `+`, as in the source.
  case trap
  /// The largest or the smallest Int instead of the sum.
  case saturate
  /// A report of the overflow instead of the sum.
  case report
  /// A sum in 128 bits.
  case exact

  /// The rule in Swift's words.
  var title: LocalizedText {
    switch self {
    case .trap: LocalizedText(en: "trap: `+` (the article)", ja: "trap:`+`(記事)")
    case .saturate: LocalizedText(en: "saturate: stop at the limit", ja: "saturate:限界の値で止める")
    case .report: LocalizedText(en: "report: `addingReportingOverflow`", ja: "report:`addingReportingOverflow`")
    case .exact: LocalizedText(en: "exact: `Int128`", ja: "exact:`Int128`")
    }
  }
}

/// The sum of the numbers in three fields, added from the left.
enum FieldSum: Sendable, Hashable {
  /// A sum, in decimal digits.
  case number(String)
  /// The end of the program.
  case trapped
  /// A report that there is no sum.
  case overflowed

  /// Adds the numbers of the texts.
  init(_ texts: [String], _ rule: FieldSumRule) {
    let numbers = texts.map(Self.count)
    switch rule {
    case .trap, .report:
      var sum = 0
      for number in numbers {
        let (partial, isOverflow) = sum.addingReportingOverflow(number)
        if isOverflow {
          self = rule == .trap ? .trapped : .overflowed
          return
        }
        sum = partial
      }
      self = .number(sum.description)
    case .saturate: self = .number(numbers.reduce(0, Self.saturated).description)
    case .exact: self = .number(numbers.reduce(Int128(0)) { $0 + Int128($1) }.description)
    }
  }

  /// Returns the number of a text: the result of `Int`, or 0.
  static func count(_ text: String) -> Int {
    Int(text) ?? 0
  }

  private static func saturated(_ left: Int, _ right: Int) -> Int {
    let (sum, isOverflow) = left.addingReportingOverflow(right)
    return isOverflow ? (right < 0 ? .min : .max) : sum
  }

  /// The text of the label.
  var label: LocalizedText {
    switch self {
    case .number(let digits): LocalizedText(digits)
    case .trapped: LocalizedText(en: "trap: arithmetic overflow", ja: "トラップ:桁あふれ")
    case .overflowed: LocalizedText(en: "too big", ja: "桁あふれ")
    }
  }
}
