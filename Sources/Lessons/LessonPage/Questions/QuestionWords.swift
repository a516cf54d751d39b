import SourceText

/// What is said around questions, on pages and in terminals.
package enum QuestionWords {
  /// Above the place for an answer.
  package static let answer = LocalizedText(en: "Your answer", ja: "答え")
  /// Where a row has no answer.
  package static let missing = LocalizedText(en: "Enter an answer here, too.", ja: "ここにも答えを入力してください。")
  /// Where no choice was made.
  package static let missingChoice = LocalizedText(en: "Choose an answer.", ja: "答えを選んでください。")
  /// A right answer.
  package static let right = LocalizedText(en: "Right.", ja: "正解です。")
  /// Another answer than the right one.
  package static let wrong = LocalizedText(
    en: "The result is different. Read below how it comes about.", ja: "正解は別の答えです。下の説明で確かめましょう。")
  /// Before what was answered.
  package static let wrote = LocalizedText(en: "You wrote", ja: "答え:")
  /// Before the right answer.
  package static let result = LocalizedText(en: "The result is", ja: "正解:")
  /// Before the result, for whoever does not know.
  package static let open = LocalizedText(en: "Here is the result.", ja: "結果を見てみましょう。")
  /// Above the code of a class.
  package static let codeTitle = LocalizedText(en: "Your code", ja: "回答コード")
  /// What the code of a class tells.
  package static let codeHelp = LocalizedText(
    en:
      "It records which answers you gave, and nothing else: no name, no text. Read it out, write it down, or paste it.",
    ja: "どの答えを選んだかだけを表すコードです。名前や文章は含まれません。読み上げる、書き写す、貼り付けるのどれかで先生に伝えてください。")
  /// Above the place for what a program prints.
  package static let prints = LocalizedText(en: "It prints, line by line:", ja: "次のとおり出力する(1行ずつ)")
}
