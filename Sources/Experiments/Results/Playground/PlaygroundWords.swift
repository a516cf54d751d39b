import SourceText

/// The words of a playground's results.
struct PlaygroundWords {
  let language: Language

  /// Returns the text `(3 times)`.
  func times(_ count: Int) -> String {
    LocalizedText(en: "(\(count.grouped) times)", ja: "(\(count.grouped)回)")[language]
  }

  /// The text before printed text.
  var prints: String { LocalizedText(en: "prints", ja: "出力")[language] }
  /// The text before the description of a live view.
  var liveView: String { LocalizedText(en: "live view", ja: "ライブビュー")[language] }
  /// The text before the reason of a trap.
  var trap: String { LocalizedText(en: "trap", ja: "実行時エラー")[language] }
  /// The text before output that no line of the page printed.
  var printedElsewhere: String {
    LocalizedText(en: "Printed outside the lines of the page:", ja: "このページの行以外からの出力:")[language]
  }

  /// Returns the text for omitted lines.
  func more(_ lines: Int) -> String {
    LocalizedText(en: "… (\(lines.grouped) more lines)", ja: "…(ほか\(lines.grouped)行)")[language]
  }

  /// Returns the note that there are fewer values than were logged.
  func capped(_ result: PlaygroundResult) -> String {
    let kept = result.values.count
    return LocalizedText(
      en:
        "Line \(result.line): \(result.count.grouped) times; only the first \(kept.grouped) and the last are recorded.",
      ja: "\(result.line)行目: \(result.count.grouped)回。最初の\(kept.grouped)回と最後の値だけを記録しています。")[language]
  }

  /// Returns a note in this language.
  func text(_ note: PlaygroundPage.LocalizedNote) -> String {
    LocalizedText(en: note.en, ja: note.ja)[language]
  }
}

extension Int {
  /// The number with a comma between thousands.
  fileprivate var grouped: String {
    let digits = Array(String(magnitude))
    let text = digits.enumerated().reduce(into: "") { text, item in
      if item.offset > 0, (digits.count - item.offset) % 3 == 0 { text += "," }
      text.append(item.element)
    }
    return (self < 0 ? "-" : "") + text
  }
}
