import Results
import SourceText

/// A misconception of learners that an experiment can compute instead of the truth, such as a forgotten bit.
///
/// It is a choice of the parameter ``Parameter/mistake(among:)``. Lessons use it to compute expected wrong answers.
public protocol Misconception: TitledWord, CaseIterable, Sendable, Hashable {}

extension Parameter {
  /// Declares the parameter `mistake`; without it, the experiment computes the truth.
  ///
  /// - Parameter cases: the misconceptions that the experiment can compute.
  /// - Returns: the parameter, nil if it is not given.
  public static func mistake<Choice: Misconception>(
    among cases: [Choice] = Array(Choice.allCases)
  ) -> Parameter<Choice?> where Value == Choice? {
    Parameter(
      "mistake", ParameterType<Choice>.choice(among: cases), absent: LocalizedText(en: "none", ja: "なし"),
      help: LocalizedText(
        en: "A common mistake to compute instead of the correct result; the titles of the affected columns say so.",
        ja: "正しい結果の代わりに計算する、よくある間違い。影響を受ける列の見出しにその旨を示す。"))
  }
}

extension Table {
  /// Returns the table with a misconception named in the titles of the columns that it makes wrong.
  ///
  /// - Parameters:
  ///   - mistake: the misconception; without one, the table is unchanged.
  ///   - ids: the ids of the columns.
  /// - Returns: the table with other titles.
  public func wrong(by mistake: (any Misconception)?, in ids: String...) -> Table {
    guard let title = mistake?.title else { return self }
    var table = self
    table.columns = columns.map { column in
      guard ids.contains(column.id) else { return column }
      return Column(
        column.id,
        LocalizedText(
          en: "\(column.title.en) (mistake: \(title.en))", ja: "\(column.title.ja)(間違い:\(title.ja))"),
        alignment: column.alignment)
    }
    return table
  }
}
