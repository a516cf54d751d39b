import SourceText

/// The room that a table needs, estimated from its text, so that a page without scripts has it.
///
/// The numbers are CSS pixels for the font sizes in `tables.css`, and rather too large than too small.
struct TableLayout {
  /// The ways to show a table.
  enum Kind {
    /// Within the column of the text.
    case column
    /// Wider than the column.
    case wide
    /// Each row as a list, because the table is too wide for a window of 1,280 pixels.
    case records
  }

  /// The width of a Latin character of text.
  static let unit = 8.1
  /// The width of a digit or a character of code.
  static let codeUnit = 9.05
  /// The smallest width of a number or an expression that is broken.
  static let longWidth = 225.0
  /// The smallest width of prose.
  static let proseWidth = 135.0

  private static let padding = 24.0
  /// The additional padding of a group of columns in a folded table.
  private static let groupPadding = 16.0
  /// The width of prose that reads well.
  private static let goodProse = 170.0
  /// The width of a title that reads well.
  private static let goodTitle = 100.0
  /// The width of a table in a question of the column.
  private static let column = 590.0
  /// The width of a table in a wide question.
  private static let window = 1240.0
  /// The width of a table on a phone.
  private static let phone = 300.0
  /// The largest number of columns of a table that is turned on phones, as `tables.css` knows them.
  private static let mostTurned = 12

  let kind: Kind
  /// Whether a phone shows the columns as rows.
  let isTurnedOnPhones: Bool

  /// Lays out a table.
  ///
  /// - Parameters:
  ///   - titles: the titles as HTML.
  ///   - rows: the cells.
  ///   - period: the number of columns after which the titles repeat.
  init(titles: [String], rows: [[TableCell]], period: Int) {
    let heads = titles.map { TableCell($0, isNumber: false) }
    let groups = Double(titles.count / max(1, period) - 1) * Self.groupPadding
    func total(_ width: (Int) -> Double) -> Double {
      heads.indices.reduce(groups) { $0 + width($1) + Self.padding }
    }
    func widest(_ column: Int, _ width: (TableCell) -> Double) -> Double {
      rows.reduce(0) { max($0, width($1[column])) }
    }
    let word = heads.map { Double($0.widestPart) * Self.unit }
    let least = total { max(word[$0], widest($0, \.least)) }
    let good = total { column in
      let cells = widest(column) { $0.isWhole ? $0.extent : max($0.least, min($0.extent, Self.goodProse)) }
      return max(word[column], min(heads[column].extent, Self.goodTitle), cells)
    }
    kind = least > Self.window ? .records : good > Self.column ? .wide : .column
    let turned = rows.reduce(min(word.max() ?? 0, Self.goodTitle) + Self.padding) { sum, row in
      sum + (row.map(\.least).max() ?? 0) + Self.padding
    }
    isTurnedOnPhones =
      (2...Self.mostTurned).contains(titles.count) && (rows.count == 1 || rows.count == 2 && turned <= Self.phone)
      && period == titles.count && total { max(heads[$0].extent, widest($0, \.extent)) } > Self.phone
  }
}
