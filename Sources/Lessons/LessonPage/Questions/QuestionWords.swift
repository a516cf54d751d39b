import SourceText

/// The words around questions, on pages and in terminals.
package enum QuestionWords {
  /// The label above the field for an answer.
  package static let answer = LocalizedText(en: "Your answer", ja: "答え")
  /// The message for a row without an answer.
  package static let missing = LocalizedText(en: "Enter an answer here, too.", ja: "ここにも答えを入力してください。")
  /// The message for a missing choice.
  package static let missingChoice = LocalizedText(en: "Choose an answer.", ja: "答えを選んでください。")
  /// The verdict on a right answer.
  package static let right = LocalizedText(en: "Right.", ja: "正解です。")
  /// The verdict on any other answer.
  package static let wrong = LocalizedText(
    en: "The result is different. Read below how it comes about.", ja: "正解は別の答えです。下の説明で確かめましょう。")
  /// The words before the learner's answer.
  package static let wrote = LocalizedText(en: "You wrote", ja: "答え:")
  /// The words before the right answer.
  package static let result = LocalizedText(en: "The result is", ja: "正解:")
  /// The words before the result, for a learner who does not know.
  package static let open = LocalizedText(en: "Here is the result.", ja: "結果を見てみましょう。")
  /// The heading above the class code.
  package static let codeTitle = LocalizedText(en: "Your code", ja: "回答コード")
  /// The description of the content of a class code.
  package static let codeHelp = LocalizedText(
    en:
      "It records which answers you gave, and nothing else: no name, no text. Read it out, write it down, or paste it.",
    ja: "どの答えを選んだかだけを表すコードです。名前や文章は含まれません。読み上げる、書き写す、貼り付けるのどれかで先生に伝えてください。")
  /// The label above the field for the output of a program.
  package static let prints = LocalizedText(en: "It prints, line by line:", ja: "次のとおり出力する(1行ずつ)")
}
