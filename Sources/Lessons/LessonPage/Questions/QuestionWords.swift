import SourceText

/// What is said around questions, on pages and in terminals.
package enum QuestionWords {
  /// Above the place for an answer.
  package static let answer = LocalizedText(en: "Your answer", ja: "あなたの答え")
  /// Where a row has no answer.
  package static let missing = LocalizedText(en: "Write an answer here too.", ja: "ここにも答えを書いてください。")
  /// Where no choice was made.
  package static let missingChoice = LocalizedText(en: "Choose an answer.", ja: "答えを選んでください。")
  /// A right answer.
  package static let right = LocalizedText(en: "Right.", ja: "そのとおりです。")
  /// Another answer than the right one.
  package static let wrong = LocalizedText(
    en: "The result is another: read below how it comes about.", ja: "結果は違います。下の説明を読んでみましょう。")
  /// Before what was answered.
  package static let wrote = LocalizedText(en: "You wrote", ja: "あなたの答えは")
  /// Before the right answer.
  package static let result = LocalizedText(en: "The result is", ja: "結果は")
  /// Before the result, for whoever does not know.
  package static let open = LocalizedText(en: "Here is the result.", ja: "結果を見てみましょう。")
  /// Above the code of a class.
  package static let codeTitle = LocalizedText(en: "Your code", ja: "あなたのコード")
  /// What the code of a class tells.
  package static let codeHelp = LocalizedText(
    en: "It tells which answers you gave, and nothing else: no name, no text. Read it out, write it down, or paste it.",
    ja: "どの答えを選んだかだけを表すコードです。名前も文章も入っていません。読み上げるか、書き写すか、貼り付けてください。")
  /// Above the place for what a program prints.
  package static let prints = LocalizedText(en: "It prints, line by line:", ja: "次のとおり出力する(1行ずつ)")
}
