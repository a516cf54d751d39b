import SourceText

/// The words of the kernel, in each language.
enum KernelWords {
  static let noStarter = LocalizedText(
    en: "Execute the exercise first: the check judges its code.", ja: "先に練習問題のセルを実行してください。テストはそのコードを調べます。")
  static let interrupted = LocalizedText(en: "The cell was interrupted.", ja: "セルの実行を中断しました。")
  static let kinds = LocalizedText(
    en: """
      %%experiment NAME   an experiment, with its parameters in YAML below
      %%swift WORDS       Swift with attributes: trap, error, exercise, check, solution, …
      %%console           commands of lesson, with their output
      %%lesson            the front matter, or `from: lesson.md`
      A cell without such a line is Swift. %help NAME explains an experiment; %document shows the document so far.
      """,
    ja: """
      %%experiment 名前   実験。引数は次の行からYAMLで書く
      %%swift 言葉        属性付きのSwift。trap、error、exercise、check、solutionなど
      %%console           lessonのコマンドと、その出力
      %%lesson            フロントマター、または`from: lesson.md`
      このような行がないセルはSwiftです。%help 名前で実験の説明、%documentでここまでの文書を表示します。
      """)

  static func noExercise(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "The exercise `\(name)` has no check and solution here.", ja: "練習問題`\(name)`のテストと解答がここにはありません。")
  }

  static func noLesson(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "`\(path)` is not a lesson: it does not begin with front matter that can be read.",
      ja: "`\(path)`はレッスンではありません。先頭に、読み取れるフロントマターがありません。")
  }

  static func leadsOut(_ path: String) -> LocalizedText {
    LocalizedText(en: "`\(path)` leads out of the folder of the notebook.", ja: "`\(path)`はノートブックのフォルダーの外を指しています。")
  }

  static func fromItself(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "`\(name)` is declared from itself. Give the new value another name, or change a variable with `\(name) = …`.",
      ja: "`\(name)`の宣言の中で`\(name)`自身を使っています。新しい値には別の名前を付けるか、変数を`\(name) = …`で変更してください。")
  }

  static let noName = LocalizedText(
    en: "The parts of an exercise need a name: `%%swift exercise name=…`.",
    ja: "練習問題の各部分には名前が必要です: `%%swift exercise name=…`")

  static func skipped(_ reason: String) -> LocalizedText {
    LocalizedText(en: "This cell was skipped: \(reason).", ja: "このセルは実行されませんでした: \(reason)")
  }

  /// Returns the note that cells above were computed again.
  static func again(_ cells: String, _ seconds: String) -> LocalizedText {
    LocalizedText(
      en: "Computed again, from the top: \(cells) (\(seconds) s).", ja: "上から計算し直したセル: \(cells)(\(seconds)秒)")
  }

  /// Returns the note that the outputs of a cell no longer hold.
  static func changed(_ cell: String, _ output: String) -> LocalizedText {
    LocalizedText(
      en: "The output of \(cell) no longer holds. It is now: \(output)", ja: "\(cell)の出力は変わりました。現在の結果: \(output)")
  }

  static let nothing = LocalizedText(en: "nothing", ja: "なし")

  /// Returns the note that a cell fails now.
  static func broken(_ cell: String, _ message: String) -> LocalizedText {
    LocalizedText(
      en: "\(cell) fails now, and does not count until it is executed again: \(message)",
      ja: "\(cell)はエラーになりました。もう一度実行するまで計算に含まれません: \(message)")
  }

  static let banner = LocalizedText(
    en: "Cells are one document, computed from top to bottom. `%help` lists experiments and kinds of cells.",
    ja: "セル全体が1つの文書で、上から順に計算されます。`%help`で実験とセルの種類を表示します。")

  static let unknown = LocalizedText(en: "or ? if you do not know", ja: "わからないときは ?")
  static let hintOrUnknown = LocalizedText(en: "or hint, or ? if you do not know", ja: "ヒント、またはわからないときは ?")

  static let tryAgain = LocalizedText(
    en: "Try again, or press Return for the result: ", ja: "もう一度答えるか、Enterキーで正解へ: ")
}
