import LessonKit
import SourceText

/// What a page itself says, in each language.
enum PageWords {
  static let table = LocalizedText(en: "Table", ja: "表")
  static let picture = LocalizedText(en: "Picture that is not here", ja: "ここにない図")
  static let transitions = LocalizedText(en: "Transitions", ja: "状態遷移")
  static let from = LocalizedText(en: "from", ja: "元の状態")
  static let event = LocalizedText(en: "event", ja: "イベント")
  static let to = LocalizedText(en: "to", ja: "次の状態")
  static let initial = LocalizedText(en: "It begins in", ja: "最初の状態")
  static let contents = LocalizedText(en: "Contents", ja: "目次")
  static let skip = LocalizedText(en: "Skip to the text", ja: "本文へ")
  static let withoutScripts = LocalizedText(
    en: "Scripts are off: answer on paper, then open the result below the question.",
    ja: "スクリプトが無効です。答えを紙に書いてから、問いの下の結果を開いてください。")

  /// The name of each language, in that language.
  static let name = LocalizedText(en: "English", ja: "日本語")
  static let lessons = LocalizedText(en: "Lessons", ja: "レッスン")
  static let search = LocalizedText(en: "Search in titles and texts", ja: "題名と本文から探す")
  static let requires = LocalizedText(en: "Take before", ja: "先に学ぶレッスン")

  /// The title of lessons that build on each other.
  static func topic(of first: String) -> LocalizedText {
    LocalizedText(en: "From “\(first)” on", ja: "「\(first)」から始まるレッスン")
  }

  /// How long a lesson takes.
  static func minutes(_ count: Int) -> LocalizedText { LocalizedText(en: "\(count) minutes", ja: "\(count)分") }

  /// How many cells were not run when the page was made.
  static func skipped(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: count == 1 ? "1 cell was not checked here" : "\(count) cells were not checked here",
      ja: "ここで確かめていないセル: \(count)個")
  }

  /// What the script of the index says.
  static let index: [String: LocalizedText] = [
    "found": LocalizedText(en: "Lessons found: {}.", ja: "{}件のレッスンが見つかりました。"),
    "answered": LocalizedText(en: "{} of {} questions answered", ja: "{}/{}問に解答済み"),
  ]

  /// What the script says, by the keys that it uses.
  static let script: [String: LocalizedText] = [
    "answer": LocalizedText(en: "Your answer", ja: "あなたの答え"),
    "check": LocalizedText(en: "Answer", ja: "答える"),
    "unknown": LocalizedText(en: "I do not know yet", ja: "まだわかりません"),
    "choose": LocalizedText(en: "Choose", ja: "選ぶ"),
    "missing": LocalizedText(en: "Write an answer here too.", ja: "ここにも答えを書いてください。"),
    "missingChoice": LocalizedText(en: "Choose an answer.", ja: "答えを選んでください。"),
    "number": LocalizedText(en: "Write a number, such as -3, 0.375 or 3/8.", ja: "-3、0.375、3/8のように、数で答えてください。"),
    "code": LocalizedText(en: "Write the digits, such as 11101.", ja: "11101のように、ビット列で答えてください。"),
    "long": LocalizedText(en: "Write fewer than 1,000 characters.", ja: "1000文字以内で答えてください。"),
    "prints": LocalizedText(en: "It prints, line by line:", ja: "次のとおり出力する(1行ずつ)"),
    "traps": .trapAnswer, "error": .errorAnswer, "warns": .warningAnswer, "nothing": .nothingAnswer,
    "right": LocalizedText(en: "Right.", ja: "そのとおりです。"),
    "wrong": LocalizedText(en: "The result is another: read below how it comes about.", ja: "結果は違います。下の説明を読んでみましょう。"),
    "wrote": LocalizedText(en: "You wrote", ja: "あなたの答えは"),
    "result": LocalizedText(en: "The result is", ja: "結果は"),
    "open": LocalizedText(en: "Here is the result.", ja: "結果を見てみましょう。"),
    "more": LocalizedText(en: "The lesson goes on when you have answered.", ja: "答えると、続きが表示されます。"),
    "codeTitle": LocalizedText(en: "Your code", ja: "あなたのコード"),
    "codeHelp": LocalizedText(
      en:
        "It tells which answers you gave, and nothing else: no name, no text. Read it out, write it down, or paste it.",
      ja: "どの答えを選んだかだけを表すコードです。名前も文章も入っていません。読み上げるか、書き写すか、貼り付けてください。"),
    "copy": LocalizedText(en: "Copy", ja: "コピー"),
    "copied": LocalizedText(en: "Copied.", ja: "コピーしました。"),
    "again": LocalizedText(en: "Start again", ja: "最初からやり直す"),
    "sure": LocalizedText(en: "Delete all your answers on this page?", ja: "このページの答えをすべて消しますか。"),
    "slides": LocalizedText(en: "Slides (p)", ja: "スライド(p)"),
    "notSaved": LocalizedText(
      en: "This browser does not keep your answers: leave the page open.",
      ja: "このブラウザーでは答えが保存されません。ページを開いたままにしてください。"),
  ]
}
