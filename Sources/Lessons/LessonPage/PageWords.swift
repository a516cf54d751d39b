import LessonKit
import SourceText

/// The words of pages, in each language.
enum PageWords {
  static let table = LocalizedText(en: "Table", ja: "表")
  static let picture = LocalizedText(en: "Picture that cannot be shown", ja: "表示できない図")
  /// The word before the description of a picture, if no picture can be shown.
  static let shown = LocalizedText(en: "Picture", ja: "図")
  static let comma = LocalizedText(en: ", ", ja: "、")
  static let diagram = LocalizedText(en: "State diagram", ja: "状態遷移図")
  static let transitions = LocalizedText(en: "Transitions", ja: "状態遷移")
  static let from = LocalizedText(en: "from", ja: "元の状態")
  static let event = LocalizedText(en: "event", ja: "イベント")
  static let to = LocalizedText(en: "to", ja: "次の状態")
  static let initial = LocalizedText(en: "Initial state", ja: "最初の状態")
  static let computed = LocalizedText(en: "How this was computed", ja: "計算のしかた")
  static let contents = LocalizedText(en: "Contents", ja: "目次")
  static let menu = LocalizedText(en: "Menu", ja: "メニュー")
  static let skip = LocalizedText(en: "Skip to the text", ja: "本文へ移動")
  static let withoutScripts = LocalizedText(
    en:
      "JavaScript is off: answer on paper, then open the result below the question. To answer here, open this file in a browser instead of a preview, and allow JavaScript.",
    ja:
      "JavaScriptが無効になっています。答えを紙に書いてから、問いの下の結果を開いてください。このページに答えを入力するには、プレビューではなくブラウザーで開き、JavaScriptを有効にしてください。")

  /// The name of each language, in the language itself.
  static let name = LocalizedText(en: "English", ja: "日本語")

  /// Returns the minutes that a lesson or a part takes.
  static func minutes(_ count: Int) -> LocalizedText { LocalizedText(en: "\(count) minutes", ja: "\(count)分") }

  /// Returns the number of questions on a page.
  static func questions(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 question" : "\(count) questions", ja: "\(count)問")
  }

  /// Returns the number of a part, and its minutes if they are known.
  static func part(_ number: Int, of count: Int, minutes: Int?) -> LocalizedText {
    let time = minutes.map { Self.minutes($0) }
    return LocalizedText(
      en: "Part \(number) of \(count)\(time.map { ", \($0.en)" } ?? "")",
      ja: "パート\(number)/\(count)\(time.map { "、\($0.ja)" } ?? "")")
  }

  // MARK: Live pages

  static let update = LocalizedText(en: "Write this result into the document", ja: "この結果を文書に書き込む")
  static let waits = LocalizedText(en: "This Swift cell has not run yet", ja: "未実行のSwiftセル")
  static let runSwift = LocalizedText(en: "Run the Swift cells", ja: "Swiftセルを実行する")
  static let errors = LocalizedText(en: "Errors in this document", ja: "この文書のエラー")

  /// Returns the state of a cell in words.
  static func state(_ status: CellOutcome.Status) -> LocalizedText {
    switch status {
    case .agrees: LocalizedText(en: "Agrees with the document", ja: "文書と一致")
    case .differs: LocalizedText(en: "Differs from the document", ja: "文書と不一致")
    case .noTranscript: LocalizedText(en: "No result in the document", ja: "結果の記録なし")
    case .couldNotRun: LocalizedText(en: "Could not run", ja: "実行不可")
    case .skipped: LocalizedText(en: "Not checked here", ja: "未確認")
    }
  }

  /// The words of a live page's script, in addition to the words of every page.
  static let live: [String: LocalizedText] = [
    "isLive": LocalizedText(
      en: "Live: save the document to update this page.", ja: "文書を保存すると、このページに反映されます。"),
    "hasEnded": LocalizedText(
      en: "The server has stopped: run `lesson serve` again.", ja: "サーバーが終了しています。もう一度`lesson serve`を実行してください。"),
    "changed": LocalizedText(en: "The document has changed, and the page is up to date.", ja: "文書の変更をページに反映しました。"),
    "computing": LocalizedText(en: "Computing …", ja: "計算中…"),
    "running": LocalizedText(en: "Compiling and running …", ja: "コンパイルして実行中…"),
    "failed": LocalizedText(en: "The server did not answer.", ja: "サーバーから応答がありません。"),
    "sameAsLesson": ControlWords.same,
    "otherThanLesson": ControlWords.differs,
    "cellsThatDiffer": ControlWords.cells,
    "revealAll": LocalizedText(en: "Show everything", ja: "すべて表示する"),
    "index": LocalizedText(en: "All lessons", ja: "レッスン一覧"),
    "showSource": LocalizedText(en: "Show in the editor", ja: "エディターで表示"),
  ]

  /// The words of a page's script, by the keys that it uses.
  static let script: [String: LocalizedText] = [
    "answer": QuestionWords.answer,
    "check": LocalizedText(en: "Answer", ja: "答える"),
    "unknown": LocalizedText(en: "I don't know yet", ja: "まだわからない"),
    "choose": LocalizedText(en: "Choose", ja: "選ぶ"),
    "missing": QuestionWords.missing,
    "missingChoice": QuestionWords.missingChoice,
    "number": AnswerKind.number.help,
    "code": AnswerKind.code.help,
    "long": AnswerKind.text.help,
    "prints": LocalizedText(en: QuestionWords.prints.en, ja: "次のとおり出力する（1行ずつ）"),
    "traps": .trapAnswer, "error": .errorAnswer, "warns": .warningAnswer, "nothing": .nothingAnswer,
    "right": QuestionWords.right,
    "partly": QuestionWords.partly,
    "notRight": LocalizedText(en: "not right", ja: "不正解"),
    "wrong": QuestionWords.notYet,
    "wrote": LocalizedText(en: "you wrote", ja: "あなたの答え"),
    "result": LocalizedText(en: "result", ja: "正解"),
    "open": QuestionWords.open,
    "more": LocalizedText(en: "The lesson continues after you answer.", ja: "答えると、続きが表示されます。"),
    "codeTitle": QuestionWords.codeTitle,
    "codeHelp": QuestionWords.codeHelp,
    "copy": LocalizedText(en: "Copy", ja: "コピー"),
    "copied": LocalizedText(en: "Copied.", ja: "コピーしました。"),
    "startOver": LocalizedText(en: "Start over", ja: "最初からやり直す"),
    "sure": LocalizedText(
      en: "Delete all your answers on this page? This cannot be undone.", ja: "このページの答えをすべて消しますか。元には戻せません。"),
    "slides": LocalizedText(en: "Slides", ja: "スライド"),
    "slide": LocalizedText(en: "{} of {}", ja: "{}/{}"),
    "previous": LocalizedText(en: "Previous", ja: "前へ"),
    "next": LocalizedText(en: "Next", ja: "次へ"),
    "black": LocalizedText(en: "Black", ja: "黒い画面"),
    "leave": LocalizedText(en: "Leave slides", ja: "スライドを終える"),
    "keys": LocalizedText(en: "Shortcuts: p for slides, b for a black slide", ja: "ショートカットキー（p：スライド、b：黒い画面）を使う"),
    "question": QuestionWords.question,
    "resume": LocalizedText(en: "Continue at question {}", ja: "問{}から続ける"),
    "continued": LocalizedText(en: ", continued", ja: "の続き"),
    "progress": LocalizedText(en: "{} of {} answered", ja: "{}/{}問に解答済み"),
    "showAnswer": LocalizedText(en: "Show the answer", ja: "答えを表示する"),
    "again": LocalizedText(en: "Try again", ja: "もう一度解く"),
    "back": LocalizedText(en: "Back to my answer", ja: "自分の答えに戻る"),
    "mine": LocalizedText(en: "your answer", ja: "あなたの答え"),
    "rightChoice": LocalizedText(en: "right", ja: "正解"),
    "others": LocalizedText(en: "Other mistakes", ja: "ほかの間違い"),
    "point": QuestionWords.point,
    "digits": QuestionWords.digits,
    "colon": LocalizedText(en: ": ", ja: "："),
    "comma": comma,
    "placed": LocalizedText(
      en: "Your answer, {}, is the dashed ring. The right one, {}, is the solid ring.",
      ja: "点線の輪が{}（あなたの答え）、実線の輪が{}（正解）です。"),
    "sheet": QuestionWords.sheet,
    "unknownSheet": QuestionWords.unknownSheet,
    "corrected": QuestionWords.corrected,
    "allRight": QuestionWords.allRight,
    "notSaved": LocalizedText(
      en: "This browser does not save your answers: keep this page open.",
      ja: "このブラウザーには答えが保存されません。ページを開いたままにしてください。"),
  ]
}
