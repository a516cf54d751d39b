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
  /// The verdict on another answer, after which the learner can try again.
  package static let notYet = LocalizedText(en: "Not yet.", ja: "正解は別の答えです。")
  /// The verdict on answers of which some are right, with `{}` for their number and for the number of all.
  package static let partly = LocalizedText(en: "{} of {} right", ja: "正解：{}/{}")
  /// The advice to write a decimal point.
  package static let point = LocalizedText(
    en: "Write a decimal point, such as 0.5.", ja: "小数点は「.」で書いてください。例：0.5")
  /// The advice to write a code of another length, with `{}` for its number of digits.
  package static let digits = LocalizedText(en: "This code has {} digits.", ja: "{}桁で答えてください。")
  /// The number of a question, with `{}` for it and for the number of all.
  package static let question = LocalizedText(en: "Question {} of {}", ja: "問{}（全{}問）")
  /// The heading above the questions that were answered wrong at first.
  package static let sheet = LocalizedText(en: "What I got wrong, and why", ja: "間違えた問題とその理由")
  /// The heading above the questions that the learner did not know.
  package static let unknownSheet = LocalizedText(en: "What I did not know yet", ja: "まだわからなかった問題")
  /// The remark on a question that was answered right later.
  package static let corrected = LocalizedText(en: "You found the right answer later.", ja: "あとで正解しました。")
  /// The words for an empty list of wrong answers.
  package static let allRight = LocalizedText(
    en: "Nothing: every first answer was right.", ja: "ありません。すべて最初の答えで正解しました。")
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

  /// Returns words with numbers for each `{}`.
  package static func fill(_ words: LocalizedText, _ numbers: Int...) -> LocalizedText {
    func filled(_ text: String) -> String {
      numbers.reduce(text) { text, number in
        text.replacing("{}", with: "\(number)", maxReplacements: 1)
      }
    }
    return LocalizedText(en: filled(words.en), ja: filled(words.ja))
  }
}
