import SourceText

/// The words of a plan and of a class report, in each language.
enum PlanWords {
  static let sections = LocalizedText(en: "Sections", ja: "節")
  static let answers = LocalizedText(en: "Answers", ja: "答え")
  static let skip = LocalizedText(en: "Leave out if you are late", ja: "遅れているときに省く節")
  static let comma = LocalizedText(en: ", ", ja: "、")
  static let semicolon = LocalizedText(en: "; ", ja: "、")
  static let question = LocalizedText(en: "question", ja: "問い")
  static let right = LocalizedText(en: "right", ja: "正解")
  static let unknown = LocalizedText(en: "did not know", ja: "わからない")
  static let other = LocalizedText(en: "other", ja: "その他")
  static let none = LocalizedText(en: "no answer", ja: "無回答")
  static let slips = LocalizedText(en: "slips", ja: "よくある間違い")
  static let discuss = LocalizedText(en: "To discuss", ja: "話し合うとよい問い")
  static let notes = LocalizedText(en: "Notes next to codes", ja: "回答コードに添えられたメモ")
  static let over = LocalizedText(en: "The workshop is over.", ja: "ワークショップの終了時刻です。")
  static let next = LocalizedText(
    en: "Press Enter or type `next` when you begin the next part. Type `quit` to end.",
    ja: "次のパートに進むときは、Enterキーを押すか`次`と入力してください。終わるときは`終了`と入力してください。")

  /// Returns a number of minutes.
  static func minutes(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 minute" : "\(count) minutes", ja: "\(count)分")
  }

  /// Returns a period from a time, without its length.
  static func range(_ begin: ClockTime, minutes: Int) -> LocalizedText {
    let end = begin + minutes
    return LocalizedText(en: "\(begin)–\(end)", ja: "\(begin)〜\(end)")
  }

  /// Returns a period from a time, with its length.
  static func span(_ begin: ClockTime, minutes: Int) -> LocalizedText {
    let (range, length) = (Self.range(begin, minutes: minutes), Self.minutes(minutes))
    return LocalizedText(en: "\(range.en), \(length.en)", ja: "\(range.ja)(\(length.ja))")
  }

  /// Returns the number of minutes that the workshop is late.
  static func late(_ minutes: Int) -> LocalizedText {
    LocalizedText(en: "\(PlanWords.minutes(minutes).en) late.", ja: "\(minutes)分遅れています。")
  }

  /// Returns the number of minutes that the workshop is ahead.
  static func early(_ minutes: Int) -> LocalizedText {
    LocalizedText(en: "\(PlanWords.minutes(minutes).en) to spare.", ja: "\(minutes)分の余裕があります。")
  }

  /// Returns the message that the time of a part is over.
  static func passed(_ title: String, _ next: String) -> LocalizedText {
    LocalizedText(en: "Time for “\(title)” is over. Next: \(next)", ja: "「\(title)」の時間は終わりです。次: \(next)")
  }

  /// Returns the number of notes that are not listed.
  static func more(_ count: Int) -> LocalizedText { LocalizedText(en: "and \(count) more", ja: "ほか\(count)件") }

  /// Returns the number of learners who gave codes.
  static func learners(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 learner" : "\(count) learners", ja: "\(count)人")
  }
}
