import ExperimentKit

extension LocalizedText {
  /// Returns a line that begins with a time.
  static func time(_ time: Int, _ words: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(time) ms: \(words)", ja: "\(time)ms: \(words)")
  }

  /// Returns a line below another.
  static func indented(_ words: LocalizedText) -> LocalizedText {
    "  \(words)"
  }

  /// Returns the line for a row that has received a cell.
  static func row(_ row: Int, _ cell: ImageList.Cell, _ words: LocalizedText) -> LocalizedText {
    .indented(
      LocalizedText(
        en: "row \(row), cell \(cell.name): \(cell.picture.words); \(words)",
        ja: "\(row)行目、セル\(cell.name): \(cell.picture.words)。\(words)"))
  }

  /// Returns the line for a cell that has received a picture.
  static func shows(_ cell: ImageList.Cell) -> LocalizedText {
    let picture = cell.picture.words
    guard let row = cell.row else {
      return .indented(
        LocalizedText(en: "cell \(cell.name), off the screen: \(picture)", ja: "セル\(cell.name)(画面の外): \(picture)"))
    }
    let note = cell.isWrong ? LocalizedText(en: ", which is wrong", ja: "(誤り)") : ""
    return .indented(
      LocalizedText(
        en: "row \(row), cell \(cell.name): \(picture)\(note)",
        ja: "\(row)行目、セル\(cell.name): \(picture)\(note)"))
  }
}

extension ImageList.Picture {
  /// The text of the picture; the placeholder has its name from the article.
  var words: LocalizedText {
    switch self {
    case .placeholder: "NoImage"
    case .image(let number): LocalizedText(en: "image \(number)", ja: "画像\(number)")
    case .blank: LocalizedText(en: "blank", ja: "空白")
    }
  }
}

extension ImageList {
  /// The screen and the counts at the end.
  var summary: [LocalizedText] {
    let rows = shownCells.map { cell in
      cell.picture.words + (cell.isWrong ? LocalizedText(en: " (wrong)", ja: "(誤り)") : "")
    }.joined(.comma)
    return [
      LocalizedText(
        en: "rows \(shownRows.lowerBound)-\(shownRows.upperBound - 1): \(rows)",
        ja: "\(shownRows.lowerBound)〜\(shownRows.upperBound - 1)行目: \(rows)"),
      LocalizedText(
        en: "downloads: \(downloads.started), again: \(downloads.again), wrong images: \(wrong)",
        ja: "ダウンロード: \(downloads.started)回、やり直し: \(downloads.again)回、誤った画像: \(wrong)回"),
    ]
  }
}
