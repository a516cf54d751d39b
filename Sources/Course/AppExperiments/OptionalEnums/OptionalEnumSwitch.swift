import ExperimentKit

/// A switch over an optional enumeration in three spellings, run over every case and nil.
///
/// Columns: `value`, `some` (`case .some(.daily)`), `question-mark` (`case .daily?`), `bare` (`case .daily`), `same`.
///
/// Source: 003-5.
struct OptionalEnumSwitch: Experiment {
  static let about = About(
    "optional-enum.switch", en: "The output of a switch over an optional enumeration, written in three ways.",
    ja: "Optionalの列挙型に対するswitch文が出力するもの。3つの書き方で比べる。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per value.
  func run() -> Table {
    Table(
      [
        .words("value", en: "value", ja: "値"), Table.Column("some", "`case .some(.daily)`"),
        Table.Column("question-mark", "`case .daily?`"), Table.Column("bare", "`case .daily`"),
        .words("same", en: "same", ja: "同じか"),
      ],
      rows: Frequency.optionals.map { value in
        let printed = [
          Frequency.printedBySome(value), Frequency.printedByQuestionMark(value), Frequency.printedByBareCase(value),
        ]
        let isSame = Set(printed).count == 1
        return [.code(value.map { ".\($0.rawValue)" } ?? "nil")] + printed.map { .plain($0) }
          + [isSame ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ")]
      })
  }
}
