import SourceText
import TimeLimits

/// The limits of results that are computed for a page while its reader waits.
package enum PageLimits {
  /// The longest time to compute a result.
  package static let time = Duration.seconds(2)
  /// The largest number of rows or lines of a result to show.
  package static let mostRows = 5_000

  /// The words for a result that takes too long.
  package static let stopped = LocalizedText(
    en: "The computation was stopped after \(time.timeLimitText). Choose smaller values. `lesson try` has no limit.",
    ja: "\(time.timeLimitText)以内に終わらなかったため、計算を中止しました。もっと小さい値を指定してください。`lesson try`なら、時間の制限なく計算できます。")

  /// Returns the rows or lines of a result that a page shows.
  static func shown<Row>(_ rows: some Collection<Row>) -> [Row] { Array(rows.prefix(mostRows)) }

  /// Returns the line below a result of which a page shows only a part; empty if it shows all.
  ///
  /// - Parameters:
  ///   - count: the number of rows or lines of the result.
  ///   - language: the language of the page.
  /// - Returns: HTML.
  static func omission(of count: Int, _ language: Language) -> String {
    guard count > mostRows else { return "" }
    let words = LocalizedText(
      en: "The page shows the first \(mostRows.grouped) of \(count.grouped) rows.",
      ja: "全\(count.grouped)行のうち、最初の\(mostRows.grouped)行を表示しています。")
    return "<p class=\"omission\">\(words[language].asHTML)</p>\n"
  }
}

extension Int {
  /// The number with a comma before each group of three digits.
  fileprivate var grouped: String {
    let digits = Array(String(self))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digits[index])
    }
  }
}
