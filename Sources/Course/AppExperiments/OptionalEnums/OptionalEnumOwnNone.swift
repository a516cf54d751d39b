import ExperimentKit

/// The patterns that match the values of an optional enumeration with its own case `none`.
///
/// Columns: `value` (as written), then a column per pattern: `nil`, `none` (`case .none`), `optional-none`,
/// `none-question-mark` (`case .none?`), `some-none`, `cheese`.
///
/// Source: 003-5.
struct OptionalEnumOwnNone: Experiment {
  static let about = About(
    "optional-enum.own-none", en: "The values that patterns for none match if the enumeration has its own none.",
    ja: "列挙型がnoneというケースを持つとき、noneのパターンが何に一致するか。")
  static let signature = Signature(Self.init)

  static let values: [(written: String, value: Topping?)] = [
    ("nil", nil), ("Optional.none", Optional.none), ("Topping.none", Topping.none), (".some(.none)", .some(.none)),
    (".cheese", .cheese),
  ]

  /// Returns the table, with one row per value.
  func run() -> Table {
    Table(
      [.words("value", en: "value", ja: "値")]
        + NonePattern.allCases.map { Table.Column($0.id, LocalizedText("`\($0.rawValue)`")) },
      rows: Self.values.map { written, value in
        [.code(written)]
          + NonePattern.allCases.map {
            $0.matches(value) ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ")
          }
      })
  }
}

extension NonePattern {
  /// The id of the pattern's column.
  fileprivate var id: String {
    switch self {
    case .bareNil: "nil"
    case .bareNone: "none"
    case .optionalNone: "optional-none"
    case .noneQuestionMark: "none-question-mark"
    case .someNone: "some-none"
    case .bareCase: "cheese"
    }
  }
}
