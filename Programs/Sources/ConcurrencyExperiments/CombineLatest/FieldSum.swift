import ExperimentKit

/// What becomes of a sum that `Int` cannot hold.
enum FieldSumRule: String, CaseIterable, TitledWord, Sendable {
  /// `+` traps, as in the source.
  case trap
  /// The sum stops at the largest or the smallest Int.
  case saturate
  /// The overflow is told instead of a sum.
  case report
  /// The sum is made in 128 bits.
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
  /// The program ends.
  case trapped
  /// There is no sum, and that is told.
  case overflowed

  /// Adds what the texts count.
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

  /// What a text counts: the number that `Int` reads in it, else 0.
  static func count(_ text: String) -> Int {
    Int(text) ?? 0
  }

  private static func saturated(_ left: Int, _ right: Int) -> Int {
    let (sum, isOverflow) = left.addingReportingOverflow(right)
    return isOverflow ? (right < 0 ? .min : .max) : sum
  }

  /// What the label shows.
  var label: LocalizedText {
    switch self {
    case .number(let digits): LocalizedText(digits)
    case .trapped: LocalizedText(en: "trap: arithmetic overflow", ja: "トラップ:桁あふれ")
    case .overflowed: LocalizedText(en: "too big", ja: "桁あふれ")
    }
  }
}
