import SourceText

/// The words of an index, in each language.
enum IndexWords {
  static let lessons = LocalizedText(en: "Lessons", ja: "レッスン")
  static let search = LocalizedText(en: "Search titles and text", ja: "題名と本文から探す")
  static let requires = LocalizedText(en: "Take first", ja: "先に学ぶレッスン")
  static let objectives = LocalizedText(en: "What you learn", ja: "学ぶこと")
  /// The heading of the lessons that no topic names.
  static let others = LocalizedText(en: "More lessons", ja: "そのほかのレッスン")

  /// Returns the number of lessons of a topic and the time that they take, in hours from two hours on.
  static func extent(lessons: Int, minutes: Int) -> LocalizedText {
    let count = LocalizedText(en: lessons == 1 ? "1 lesson" : "\(lessons) lessons", ja: "\(lessons)レッスン")
    let hours = (minutes + 30) / 60
    let time =
      minutes < 120 ? PageWords.minutes(minutes) : LocalizedText(en: "about \(hours) hours", ja: "約\(hours)時間")
    return minutes == 0 ? count : LocalizedText(en: "\(count.en), \(time.en)", ja: "\(count.ja)、\(time.ja)")
  }

  /// Returns the number of cells that do not agree with their document.
  static func failing(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: count == 1 ? "1 cell does not agree with the document" : "\(count) cells do not agree with the document",
      ja: "文書と一致しないセル: \(count)個")
  }

  /// Returns the number of cells that were not run when the page was made.
  static func skipped(_ count: Int) -> LocalizedText { LocalizedText(en: "\(count) not run", ja: "未実行: \(count)個") }

  /// The words of the script.
  static let script: [String: LocalizedText] = [
    "found": LocalizedText(en: "Lessons found: {}.", ja: "{}件のレッスンが見つかりました。"),
    "onlyTitles": LocalizedText(
      en: "This browser can search titles and objectives only.", ja: "このブラウザーでは、題名と学ぶことだけを検索できます。"),
    "later": LocalizedText(
      en: "More after questions that you have not answered yet.", ja: "まだ答えていない問いの後にも見つかりました。"),
    "answered": LocalizedText(en: "{} of {} questions answered", ja: "{}/{}問に解答済み"),
    "start": LocalizedText(en: "Start here", ja: "ここから始める"),
    "continue": LocalizedText(en: "Continue", ja: "続きから"),
    "next": LocalizedText(en: "Next", ja: "次のレッスン"),
    "open": LocalizedText(en: "Open", ja: "開く"),
    "done": LocalizedText(en: "finished", ja: "終了"),
  ]
}
